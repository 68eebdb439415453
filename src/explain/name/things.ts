/** What objects, zones, events and effects are called in explanations. */

import type { TokenText } from '../../ability/act.js';
import { abilityText, cardName, effectGiver, effectParts, effectSource } from '../../explore/name/name.js';
import type { AbilityKey, CardKey, EffectKey, ObjectId, PlayerId, Zone } from '../../ground/id.js';
import { isSaying } from '../../position/card.js';
import type { GameEvent, Spot } from '../../position/event.js';
import type { GameObject } from '../../position/object.js';
import type { Position } from '../../position/position.js';
import type { Game } from '../../rulebook/game.js';
import type { Called } from '../../rulebook/rulebook.js';
import type { Words } from '../../rulebook/words.js';
import type { Ruleset } from '../../rulebooks/definition.js';
import type { Arriving, Effect, Happening, Place, Thing } from '../message/message.js';
import { arrivingAs } from './arriving.js';
import { labelled } from './labelled.js';
import { manaOf } from './mana.js';
import { type Apart, numberApart, tokenApart } from './namesakes.js';
import { keywordGiven, keywordOf } from './own.js';
import { added, befallsAgain, joined, sameButAmount } from './united.js';
import { withHolders } from './whose.js';

/** Names for the objects of a ruling, the same from its start to its end. */
export class Naming {
  private readonly game: Game;
  private readonly short = new Map<string, string>();
  private readonly remembered = new Map<GameEvent, Thing>();
  /** For objects that share their name with others: whose they are, and which. */
  private readonly apart = new Map<ObjectId, Apart>();

  /** Tokens that came later and share their name are told apart by the order in which they came. */
  private readonly counting: boolean;
  private readonly quiet: ReadonlySet<string>;
  private readonly course: ReadonlySet<string>;
  private readonly templates: Words['events'];

  /**
   * @param start the position in which the objects were first named
   * @param counting tokens that nothing else tells apart are numbered
   * @param told events that only lead to others, and those by which what is listed is done, as their words are looked up
   */
  constructor(
    game: Game,
    start: Position,
    counting = false,
    { quiet = [], course = [], words }: Partial<Pick<Ruleset, 'quiet' | 'course' | 'words'>> = {},
  ) {
    this.game = game;
    this.counting = counting;
    this.quiet = new Set(quiet);
    this.course = new Set(course);
    this.templates = words?.en?.events ?? {};
    const alike = new Map<string, GameObject[]>();
    for (const object of start.objects) {
      const name = object.label ?? cardName(game, object.card);
      if (name === null || isSaying(object.card)) continue;
      alike.set(name, [...(alike.get(name) ?? []), object]);
    }
    for (const objects of alike.values())
      if (objects.length > 1) numberApart(objects, (player) => this.player(player), this.apart);
    const names = new Set([...alike.keys(), ...Object.values(start.cards).map(({ name }) => name)]);
    if (game.catalogue.epithets) this.shorten([...names]);
  }

  /** "Nylea, God of the Hunt" is called Nylea, unless another name begins so. */
  private shorten(names: readonly string[]): void {
    for (const name of names) {
      const [first = '', ...rest] = name.split(', ');
      if (
        rest.length === 0 ||
        names.some((other) => other === first || (other !== name && other.startsWith(`${first},`)))
      )
        continue;
      this.short.set(name, first);
    }
  }

  player(player: PlayerId): string {
    return this.game.table.position.players[player]?.name ?? '';
  }

  thing(id: ObjectId): Thing {
    const object = this.game.table.position.objects[id];
    if (!object) return { name: null, short: null, is: 'card', of: null, nth: null, count: 1 };
    if (isSaying(object.card)) {
      const of = this.player(object.owner);
      return { name: null, short: null, is: 'words', of, nth: null, count: 1 };
    }
    const card = this.onCard(object.card);
    const told = this.apart.get(id) ?? { of: null, nth: null };
    const { of, nth, only } = object.token
      ? tokenApart(this.game, object, told, this.apart, this.counting)
      : { ...told, only: false };
    const { name, short } = object.label === null ? card : this.labelled(object, card);
    const thing = { name, short, is: object.token ? 'token' : 'card', of, nth, count: object.count } as const;
    const noun = name === null ? this.game.catalogue.zones[object.zone]?.card : undefined;
    return only ? { ...thing, only } : noun === undefined ? thing : { ...thing, noun };
  }

  /** The instruction that somebody says, where that is what an object stands for. */
  saying(id: ObjectId | null): string | null {
    const { objects, cards } = this.game.table.position;
    const card = id === null ? null : (objects[id]?.card ?? null);
    return card !== null && isSaying(card) ? (cards[card]?.text ?? null) : null;
  }

  /** What an object is called by its card, whatever the scenario calls it. */
  onCard(card: CardKey | null): Pick<Thing, 'name' | 'short'> {
    const name = cardName(this.game, card);
    return { name, short: name === null ? null : (this.short.get(name) ?? null) };
  }

  private labelled(
    object: GameObject,
    { name, short }: Pick<Thing, 'name' | 'short'>,
  ): Pick<Thing, 'name' | 'short'> {
    const { position } = this.game.table;
    return { name: labelled(position, object, name), short: short && labelled(position, object, short) };
  }

  place(zone: Zone, holder: PlayerId | null, at: 'top' | 'bottom' | null = null): Place {
    return { zone, of: holder === null ? null : this.player(holder), at };
  }

  spot(spot: Spot | null): Place | null {
    return spot && this.place(spot.zone, spot.holder, spot.at);
  }

  effect(effect: EffectKey, ability: AbilityKey): Effect {
    const giver = effectGiver(effect);
    const labelled = giver !== null && this.game.table.position.objects[giver]?.label != null;
    const by = labelled ? this.thing(giver).name : null;
    const said = this.effectAt(effectSource(this.game, effect), ability, by);
    // What a rule says of everything is its own; what something has made under that rule is an effect of that.
    const { rule: _, ...own } = said;
    return effectParts(effect).lasting !== null && said.source !== null ? own : said;
  }

  effectAt(source: ObjectId | null, ability: AbilityKey | null, giver?: string | null): Effect {
    const written = ability === null ? null : abilityText(this.game, ability);
    const object = source === null ? undefined : this.game.table.position.objects[source];
    const own = object && written && object.card === written.card.key;
    const said = isSaying(written?.card.key ?? null);
    const { form = null, names = [] } = this.calledBy(ability) ?? {};
    const rule = written || ability === null ? null : this.ruleOf(ability);
    return {
      source: source === null ? null : this.thing(source),
      text:
        written &&
        ((ability?.includes('.k') && keywordGiven(this.game, ability)) ||
          written.text.trim() ||
          keywordOf(written.printed)),
      printedOn: written && !own && !said ? (giver ?? written.card.name) : null,
      ...(rule === null ? {} : { rule }),
      form,
      called: names,
    };
  }

  /** The number of the rule by which objects have an ability. */
  private ruleOf(ability: AbilityKey): string | null {
    const { rulebook, table } = this.game;
    const rule = table.registry.ruleOf(ability);
    return rule === null ? null : (rulebook.rule(rule, table.position.rules)?.number ?? null);
  }

  /** What the game calls an ability, by the rules of the ruling. */
  private calledBy(key: AbilityKey | null): Called | null {
    const { rulebook, table } = this.game;
    const ability = key === null ? null : table.registry.abilityOf(key);
    return (ability && rulebook.called?.(ability, table.position.rules)) ?? null;
  }

  /** Events that happen together; those that differ only in their objects become one. */
  happenings(events: readonly GameEvent[]): Happening[] {
    return this.merged(events.map((event) => this.happening(event)));
  }

  /** What is done one after the other adds up: draws. */
  adds({ kind }: Happening): boolean {
    return this.game.catalogue.events[kind]?.sequence !== undefined;
  }

  /** Equal ones at the same time are as many in one: tokens that are created. */
  private sums({ kind, objects, amount }: Happening): boolean {
    return amount !== null && objects.every(isToken) && this.game.catalogue.events[kind]?.sums !== undefined;
  }

  /** An event as far as others must be like it to be told together with it. */
  alike(event: Happening): Happening {
    return this.adds(event) ? { ...event, amount: 0 } : event;
  }

  merged(happenings: readonly Happening[]): Happening[] {
    const merged: Happening[] = [];
    for (const one of happenings) {
      const sums = this.sums(one);
      const at = merged.findIndex((other) =>
        sums
          ? this.sums(other) && sameButAmount(one, other)
          : sameButObjects(this.alike(one), this.alike(other)) &&
            (this.adds(one) || !befallsAgain(one, other)),
      );
      const other = merged[at];
      if (other) merged[at] = sums || this.adds(one) ? added(other, one) : joined(other, one);
      else merged.push(one);
    }
    return merged;
  }

  /** Whether an event only leads to others. */
  isQuiet(event: GameEvent): boolean {
    return isAmong(this.quiet, event);
  }

  /** Whether what is listed is done by it: told where nothing else comes of that. */
  isCourse(event: GameEvent): boolean {
    return isAmong(this.course, event);
  }

  /**
   * Keeps what an event's object is called now: what happens can make another thing of it.
   * @param within the event that contains them, or in whose place they come
   */
  remember(events: readonly GameEvent[], within?: GameEvent): void {
    const { game, remembered, templates } = this;
    const told: [GameEvent, Thing][] = [];
    for (const event of events)
      if (event.object !== null) told.push([event, this.part(event.object, event.share)]);
    const all = told.every(([, { name }]) => name !== null)
      ? told
      : withHolders(game, templates, told, within && remembered.get(within));
    for (const [event, thing] of all) remembered.set(event, thing);
  }

  /** @param planned the event as it was on its way, where it has just happened */
  happening(event: GameEvent, planned?: GameEvent): Happening {
    const { game } = this;
    const template = this.templates[event.kind] ?? '';
    const known =
      event.object === (planned ?? event).object ? this.remembered.get(planned ?? event) : undefined;
    const object = event.object === null ? undefined : game.table.position.objects[event.object];
    const left = event.from;
    const zone = left !== null && game.catalogue.zones[left];
    const from = zone ? this.place(left, zone.shared ? null : (object?.holder ?? null)) : null;
    const thing = event.object === null ? null : (known ?? this.part(event.object, event.share));
    return {
      kind: event.kind,
      objects: thing === null ? [] : [from === null ? asNew(thing) : thing],
      player: event.player === null ? null : this.player(event.player),
      other: event.other === null ? null : this.thing(event.other),
      from,
      to: this.spot(event.to),
      gone: Boolean(planned && from && object && !game.catalogue.zones[object.zone]),
      amount: event.amount,
      counter: event.detail?.counter ?? event.detail?.skips ?? null,
      mana: event.detail?.mana || event.detail?.anyMana ? manaOf(event) : null,
      token: event.detail?.token ?? this.copied(event),
      arrival: this.arriving(event, object),
      ...(thing !== null && NAMES_BOTH.test(template) && { personal: true }),
      ...(template.includes('{way}') && event.detail?.way !== undefined && { way: event.detail.way }),
    };
  }

  /** A token that is a copy is described by the name of what it is a copy of. */
  private copied({ detail }: GameEvent): TokenText | null {
    const name = detail?.copy ? cardName(this.game, detail.copy.card) : null;
    return name === null ? null : { values: {}, traits: [{ trait: 'name', is: name }] };
  }

  private part(id: ObjectId, share: GameEvent['share']): Thing {
    const thing = this.thing(id);
    return share === null ? thing : { ...thing, count: share };
  }

  private arriving(event: GameEvent, object: GameObject | undefined): Arriving | null {
    const arrival = event.detail?.arrival;
    // Counters that are put on what arrives: how it arrives is told of the arrival itself.
    if (!arrival || !object || event.detail?.counter !== undefined) return null;
    return arrivingAs(this.game, this, event, object, arrival);
  }
}

/** What comes to be has not been spoken of: it is one of its kind, be it the only one. */
export function asNew({ only: _, ...thing }: Thing): Thing {
  return thing;
}

function isAmong(kinds: ReadonlySet<string>, { kind, from, to, cause }: GameEvent): boolean {
  return wordKeys(kind, from, to?.zone ?? null).some(
    (key) => kinds.has(key) || kinds.has(`${key} by ${cause.manner}`),
  );
}

/** Words that name a player and an object. */
const NAMES_BOTH = /\{player\}.*\{object\}|\{object\}.*\{player\}/;

/** The keys under which the words for an event are looked up, the most exact first. */
export function wordKeys(kind: string, from: string | null, to: string | null): string[] {
  return [
    ...(from !== null && to !== null ? [`${kind}:${from}>${to}`] : []),
    ...(to !== null ? [`${kind}>${to}`] : []),
    kind,
  ];
}

/** Whether two events can be said as one: they differ in their objects alone, and perhaps in whose zone it is. */
function sameButObjects(a: Happening, b: Happening): boolean {
  if (a.objects.length === 0 || b.objects.length === 0) return false;
  // What happens along with one entry is not what happens along with two.
  if (a.arrival?.along.length) return false;
  return JSON.stringify(general(a)) === JSON.stringify(general(b));
}

function isToken({ is }: Thing): boolean {
  return is === 'token';
}

export function general(event: Happening): unknown {
  const { kind, other, to, gone, amount, counter, arrival, token } = event;
  const named = event.objects.some(({ name }) => name !== null);
  const subject = named && !event.personal && amount === null ? null : event.player;
  const places = [to?.zone, to?.at, to?.of === null];
  return [kind, other, ...places, gone, amount, counter, arrival, token, subject];
}

/** The words that somebody chose for an object, by kind; not what it remembers of how it was cast. */
export function wordsChosen(
  { catalogue }: Game,
  chosen: GameObject['chosen'],
): [kind: string, word: string][] {
  return Object.entries(chosen).flatMap(([kind, one]): [string, string][] =>
    'word' in one && Object.hasOwn(catalogue.choices, kind) ? [[kind, one.word]] : [],
  );
}
