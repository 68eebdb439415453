/** From a scenario to the position that it describes, with the names by which it speaks of its objects. */

import type { Ability } from '../ability/ability.js';
import type { CardKey, ObjectId, PlayerId } from '../ground/id.js';
import { didYouMean } from '../ground/near.js';
import type { Place, Problem } from '../ground/problem.js';
import { NOWHERE, newObject } from '../kernel/hands.js';
import type { Trouble } from '../language/language.js';
import type { Action } from '../position/action.js';
import { type Card, sayingKey } from '../position/card.js';
import type { GameObject } from '../position/object.js';
import { POSITION_FORMAT, type Position, zoneId } from '../position/position.js';
import type { ActionRule } from '../rulebook/rulebook.js';
import type { Definition } from '../rulebooks/definition.js';
import type { Scenario, WrittenAction, WrittenObject } from './form.js';
import { type CardLibrary, cardOf } from './library.js';
import type { Source } from './source.js';
import { tokenNames } from './token.js';

/** A scenario ready to be played. */
export interface Setup {
  readonly position: Position;
  /** What is not understood of the cards involved, each accepted or shown by its frame to be beside the point. */
  readonly unread: readonly UnreadClause[];
}

export interface UnreadClause {
  readonly card: string;
  readonly trouble: Trouble;
  /** The scenario says that it is beside the point; otherwise its frame will show whether it is. */
  readonly ignored: boolean;
}

type Path = readonly PropertyKey[];

/** Builds the position of a scenario, or says everything that stands in the way. */
export function setUp(
  definition: Definition,
  scenario: Scenario,
  library: CardLibrary,
  source: Source,
): { setup: Setup; problems: [] } | { setup: null; problems: Problem[] } {
  const builder = new Builder(definition, scenario, library, source);
  const position = builder.build();
  if (builder.problems.length > 0) return { setup: null, problems: builder.problems };
  return { setup: { position, unread: builder.unread }, problems: [] };
}

/** What some actions need beside what they are about. */
const EXTRAS = [
  ['other', 'with', 'the other object'],
  ['amount', 'amount', '1'],
  ['line', 'line', '2'],
] as const;

/** What is only written where it is so. */
function marksOf({ line, illegal }: WrittenAction): Pick<Action, 'line' | 'illegal'> {
  return { ...(line === undefined ? {} : { line }), ...(illegal ? { illegal } : {}) };
}

class Builder {
  readonly problems: Problem[] = [];
  readonly unread: UnreadClause[] = [];
  private readonly definition: Definition;
  private readonly scenario: Scenario;
  private readonly library: CardLibrary;
  private readonly source: Source;
  private readonly cards: { [key: string]: Card } = {};
  private readonly keys = new Map<Card, CardKey>();
  private readonly objects: GameObject[] = [];
  private readonly zones: Position['zones'] = {};
  private readonly labels = new Map<string, ObjectId>();
  private readonly references: (() => void)[] = [];
  /** The names of tokens that the texts make. */
  private readonly made = new Set<string>();
  private said = 0;
  /** Objects with which a listed action is done. */
  private readonly acting = new Set<ObjectId>();
  private turn = 0 as PlayerId;

  constructor(definition: Definition, scenario: Scenario, library: CardLibrary, source: Source) {
    this.definition = definition;
    this.scenario = scenario;
    this.library = library;
    this.source = source;
  }

  build(): Position {
    const { scenario, definition } = this;
    const players = scenario.players.map((player, index) => ({
      id: index as PlayerId,
      name: player.name,
      values: this.values(player),
    }));
    this.uniqueNames();
    this.turn = this.player(scenario.turn, ['turn']) ?? this.turn;
    this.makeZones();
    scenario.players.forEach((player, index) => {
      for (const word of Object.keys(definition.zoneWords)) {
        this.pile(player[word], word, index as PlayerId, ['players', index, word]);
      }
    });
    for (const [word, pile] of Object.entries(scenario.shared ?? {}))
      this.pile(pile, word, null, ['shared', word]);
    for (const resolve of this.references) resolve();
    this.choosers();
    this.deciders();
    const { turn } = this;
    const actions = (scenario.actions ?? []).flatMap((action, index) => this.action(action, turn, index));
    return {
      format: POSITION_FORMAT,
      game: definition.rulebook.game,
      rules: scenario.rules ?? definition.rulebook.versions[0] ?? '',
      date: scenario.date ?? null,
      cards: this.cards,
      players,
      objects: this.objects,
      zones: this.zones,
      shuffled: {},
      unlisted: this.unlisted(),
      effects: [],
      turn: { player: turn, number: 1 },
      clock: this.objects.length,
      ledger: {},
      moment: 0,
      pressed: null,
      waiting: [],
      held: {},
      work: [{ frame: 'actions', actions: this.threaded(actions), next: 0 }],
      decision: null,
      without: { abilities: [], rules: [] },
    };
  }

  private values(player: Scenario['players'][number]): { [value: string]: number } {
    const values = Object.entries(this.definition.valueWords).flatMap(([word, value]) =>
      typeof player[word] === 'number' ? [[value, player[word]] as const] : [],
    );
    return Object.fromEntries(values);
  }

  private uniqueNames(): void {
    const seen = new Set<string>();
    this.scenario.players.forEach(({ name }, index) => {
      if (seen.has(name))
        this.fault('player-twice', `Two players are called ${name}.`, ['players', index, 'name']);
      seen.add(name);
    });
  }

  /** Whoever is to answer must be one of the players, or chance. */
  private choosers(): void {
    this.scenario.choices?.forEach(({ by }, index) => {
      if (by !== 'chance') this.player(by, ['choices', index, 'by']);
    });
  }

  /** What a scenario says to rest on must be there. */
  private deciders(): void {
    const { rules } = this.definition;
    this.scenario.decidedBy?.forEach((decider, index) => {
      const path = ['decidedBy', index];
      if ('rule' in decider) {
        if (rules.includes(decider.rule)) return;
        const message = `No rule has the key ${JSON.stringify(decider.rule)}.`;
        this.fault('unknown-rule', message, path, didYouMean(decider.rule, rules));
        return;
      }
      const names = Object.values(this.cards).map(({ name }) => name);
      if (names.includes(decider.card)) return;
      const message = `No card on the board is called ${JSON.stringify(decider.card)}.`;
      this.fault('unknown-card', message, path, didYouMean(decider.card, names));
    });
  }

  private makeZones(): void {
    for (const [zone, { shared }] of Object.entries(this.definition.rulebook.catalogue.zones)) {
      if (shared) this.zones[zone] = [];
      else for (const index of this.scenario.players.keys()) this.zones[zoneId(zone, index as PlayerId)] = [];
    }
  }

  /** Zones of players of which the scenario says nothing: they may be empty or not. */
  private unlisted(): { [zone: string]: string } {
    const { zoneWords, rulebook } = this.definition;
    const owned = Object.entries(zoneWords).filter(([, zone]) => !rulebook.catalogue.zones[zone]?.shared);
    return Object.fromEntries(
      this.scenario.players.flatMap((player, index) =>
        owned.flatMap(([word, zone]) =>
          player[word] === undefined ? [[zoneId(zone, index as PlayerId), word] as const] : [],
        ),
      ),
    );
  }

  /** The objects of a zone, from the top. A number is a group of unknown cards. */
  private pile(pile: unknown, word: string, player: PlayerId | null, path: Path): void {
    const zone = this.definition.zoneWords[word];
    if (zone === undefined || pile === undefined) return;
    if (typeof pile === 'number') {
      if (pile > 0) this.place(null, zone, player, pile);
      return;
    }
    if (!Array.isArray(pile)) return;
    pile.forEach((one: string | WrittenObject, index) => {
      const written = typeof one === 'string' ? { card: one } : one;
      this.object(written, zone, player, [...path, index]);
    });
  }

  private object(written: WrittenObject, zone: string, player: PlayerId | null, path: Path): void {
    const card = this.card(written, path);
    const object = this.place(card, zone, player, 1);
    const { statusWords } = this.definition;
    const status = Object.keys(statusWords).flatMap((word) =>
      written[word] === true ? [statusWords[word] ?? word] : [],
    );
    object.status = [...status, ...(written.faceDown ? ['face down'] : [])].sort();
    object.counters = written.counters ?? {};
    object.damage = written.damage ?? 0;
    object.token = written.token ?? false;
    object.owner = this.player(written.owner, [...path, 'owner']) ?? object.owner;
    this.label(written.as, object.id, [...path, 'as']);
    object.label = written.as ?? null;
    this.references.push(() => this.links(object, written, path));
  }

  private place(card: CardKey | null, zone: string, player: PlayerId | null, count: number): GameObject {
    const id = this.objects.length as ObjectId;
    const shared = this.definition.rulebook.catalogue.zones[zone]?.shared ?? false;
    const object = newObject(id, card, player ?? (0 as PlayerId), count);
    object.zone = zone;
    object.holder = shared ? null : player;
    object.since = id;
    if (player === null) object.controller = this.turn;
    this.objects.push(object);
    this.zones[zoneId(zone, object.holder)]?.push(id);
    return object;
  }

  /** What an object says about others: the host, the place, what was chosen. */
  private links(object: GameObject, written: WrittenObject, path: Path): void {
    const refer = (name: string | undefined, key: string): ObjectId | null =>
      name === undefined ? null : this.find(name, null, [...path, key]);
    object.host = refer(written.attachedTo, 'attachedTo');
    this.joins(object);
    object.at = refer(written.at, 'at');
    for (const key of ['host', 'at'] as const) {
      if (!this.isItself(object, key)) continue;
      const word = key === 'host' ? 'attachedTo' : 'at';
      this.fault('itself', `${written.card} would be attached to itself.`, [...path, word]);
      object[key] = null;
    }
    for (const [kind, chosen] of Object.entries(written.chose ?? {})) {
      const names = Array.isArray(chosen) ? chosen : [String(chosen)];
      const ids = this.definition.links?.includes(kind)
        ? names.map((name) => refer(name, 'chose') ?? undefined)
        : names.map((name) => this.labels.get(name));
      if (ids.every((id) => id !== undefined))
        object.linked = { ...object.linked, [kind]: ids as ObjectId[] };
      else object.chosen = { ...object.chosen, [kind]: { word: names[0] ?? '' } };
    }
  }

  /** A card of a zone where cards are one with what they are attached to. */
  private joins({ zone, host, card }: GameObject): void {
    const { zones } = this.definition.rulebook.catalogue;
    const whole = host === null ? undefined : this.objects[host];
    if (!zones[zone]?.joined || !whole || card === null) return;
    whole.joined = [...whole.joined, card];
  }

  /** Whether the way from one object to the next comes back to where it began. */
  private isItself(object: GameObject, by: 'host' | 'at'): boolean {
    const seen = new Set<ObjectId>();
    for (let id = object[by]; id !== null && !seen.has(id); id = this.objects[id]?.[by] ?? null) {
      if (id === object.id) return true;
      seen.add(id);
    }
    return false;
  }

  private card(written: WrittenObject, path: Path): CardKey | null {
    const printing = typeof written.printing === 'string' ? written.printing : null;
    const found = this.library.find(written.card, printing);
    if ('problem' in found) {
      this.fault('unknown-card', found.problem, path, found.advice, 'card');
      return null;
    }
    const { card, pieces, other } = found;
    const known = this.keys.get(card);
    if (known) return known;
    const key = this.freeKey(card.key);
    this.keys.set(card, key);
    this.cards[key] = { ...this.withoutIgnored(card), key };
    for (const { trouble } of pieces) if (trouble) this.notUnderstood(card, trouble, path);
    this.tokens(card, path);
    if (other !== null) this.otherSide(key, other, path);
    return key;
  }

  /** The card on the other side of one, where it is known; each is the other side of the other. */
  private otherSide(key: CardKey, name: string, path: Path): void {
    if ('problem' in this.library.find(name, null)) return;
    const other = this.card({ card: name }, path);
    const [up, down] = [this.cards[key], other === null ? undefined : this.cards[other]];
    if (!up || !down) return;
    this.cards[key] = { ...up, other: down.key };
    const traits = this.definition.otherTraits?.(up.traits, down.traits) ?? down.traits;
    this.cards[down.key] = { ...down, traits, other: down.other ?? up.key };
  }

  /** The tokens that a text makes, where their own cards are known. */
  private tokens(card: Card, path: Path): void {
    for (const name of tokenNames(card.abilities)) {
      this.made.add(name);
      if (!('problem' in this.library.find(name, null))) this.card({ card: name }, path);
    }
  }

  /** Names that differ only in what keys cannot have still are different cards. */
  private freeKey(key: CardKey): CardKey {
    let free = key;
    for (let more = 2; Object.hasOwn(this.cards, free); more++) free = `${key}~~${more}` as CardKey;
    return free;
  }

  private isIgnored(text: string): boolean {
    const plain = (one: string): string => one.replace(/\s+/g, ' ').trim().toLowerCase();
    return (this.scenario.ignoring ?? []).some((one) => plain(one) === plain(text));
  }

  private withoutIgnored(card: Card): Card {
    const abilities = card.abilities
      .filter(({ start, end }) => !this.isIgnored(card.text.slice(start, end)))
      .map((printed) => ({ ...printed, ability: this.heeded(printed.ability) }));
    return { ...card, abilities };
  }

  /** An ability of which the frame is read, without what it does where that is ignored. */
  private heeded(ability: Ability): Ability {
    if (ability.ability !== 'triggered' && ability.ability !== 'activated') return ability;
    const heeded = ability.do.filter((one) => one.do !== 'unread' || !this.isIgnored(one.unread.text));
    return heeded.length === ability.do.length ? ability : { ...ability, do: heeded };
  }

  /** A clause without even its frame withholds the ruling, unless the scenario accepts it. */
  private notUnderstood(card: Card, trouble: Trouble, path: Path): void {
    const { start, end } = trouble.unread;
    const ignored = this.isIgnored(card.text.slice(start, end));
    this.unread.push({ card: card.name, trouble, ignored });
    const framed = card.abilities.some((one) => one.start === start && one.ability.ability !== 'unread');
    if (ignored || framed) return;
    this.problems.push(unreadProblem(card.name, card.text, trouble, this.source.place(path)));
  }

  private label(label: string | undefined, id: ObjectId, path: Path): void {
    if (label === undefined) return;
    if (this.labels.has(label)) {
      this.fault(
        'label-twice',
        `Two objects are called ${JSON.stringify(label)}.`,
        path,
        'Give each its own name.',
      );
    }
    this.labels.set(label, id);
  }

  private player(name: string | undefined, path: Path): PlayerId | null {
    if (name === undefined) return null;
    const names = this.scenario.players.map((player) => player.name);
    const index = names.indexOf(name);
    if (index < 0)
      this.fault(
        'unknown-player',
        `No player is called ${JSON.stringify(name)}.`,
        path,
        didYouMean(name, names),
      );
    return index < 0 ? null : (index as PlayerId);
  }

  /** The object that a scenario speaks of: by its label, or by its card's name where only one can be meant. */
  private find(
    name: string,
    by: PlayerId | null,
    path: Path,
    zones: readonly string[] = [],
  ): ObjectId | null {
    const labelled = this.labels.get(name);
    if (labelled !== undefined) return labelled;
    let found = this.objects.filter(({ card }) => card !== null && this.cards[card]?.name === name);
    const narrow = (fits: (object: GameObject) => boolean): void => {
      const fitting = found.filter(fits);
      if (fitting.length > 0) found = fitting;
    };
    narrow(({ zone }) => zones.includes(zone));
    if (by !== null) narrow(({ controller }) => controller === by);
    const [object] = found;
    if (!object) {
      const names = [...this.labels.keys(), ...Object.values(this.cards).map((card) => card.name)];
      this.fault(
        'unknown-object',
        `Nothing on the board is called ${JSON.stringify(name)}.`,
        path,
        didYouMean(name, names),
      );
      return null;
    }
    const alike = found.every(
      ({ label, zone, controller }) =>
        label === null && zone === object.zone && controller === object.controller,
    );
    if (found.length > 1 && !alike) {
      this.fault(
        'which-object',
        `Several objects are called ${name}.`,
        path,
        'Give the one that is meant a name with `as`.',
      );
    }
    // Of several that nothing tells apart each action takes one that none before it has taken.
    const taken = found.find(({ id }) => !this.acting.has(id)) ?? object;
    return taken.id;
  }

  /** The object that an action names, or its name where a text has yet to make it. */
  private meant(
    name: string,
    by: PlayerId | null,
    path: Path,
    zones: readonly string[] = [],
  ): { object: ObjectId | null; name: string | null } {
    const isThere =
      this.labels.has(name) ||
      this.objects.some(({ card }) => card !== null && this.cards[card]?.name === name);
    if (!isThere && this.made.has(name)) return { object: null, name };
    return { object: this.find(name, by, path, zones), name: null };
  }

  private action(
    written: WrittenAction,
    turn: PlayerId,
    place: number,
  ): { action: Action; to: string | null; name: string }[] {
    const path = ['actions', place];
    const { actions } = this.definition.rulebook;
    const verbs = Object.keys(actions).filter((verb) => written[verb] !== undefined);
    const [verb] = verbs;
    if (!verb || verbs.length > 1) {
      const list = Object.keys(actions).join(', ');
      this.fault(
        'action',
        verb ? 'One action at a time.' : 'This names no action.',
        path,
        `An action is one of ${list}.`,
      );
      return [];
    }
    const { needs = [], takes = [], from = [] } = actions[verb] ?? {};
    const what = written[verb];
    const by = this.player(written.by, [...path, 'by']) ?? turn;
    const name = typeof what === 'string' ? what : '';
    if (!this.isComplete(verb, written, needs, takes, path)) return [];
    const words = needs.includes('words') ? this.say(name, by, written, [...path, verb]) : null;
    const about = needs.includes('object') ? this.meant(name, by, [...path, verb], from) : null;
    const beside = written.with === undefined ? null : this.meant(written.with, null, [...path, 'with']);
    const object = about ? about.object : (words?.object ?? null);
    if (object !== null) this.acting.add(object);
    const named = { object: about?.name ?? null, other: beside?.name ?? null };
    const action: Action = {
      verb,
      place,
      by,
      object,
      other: beside?.object ?? null,
      ...(named.object === null && named.other === null ? {} : { named }),
      words: words?.key ?? null,
      amount: written.amount ?? null,
      manner: written.source ?? null,
      ...marksOf(written),
      responses: [],
    };
    return [{ action, to: written.inResponseTo ?? null, name: written.as ?? name }];
  }

  /** Whether an action has what it needs, and nothing that it cannot use. */
  private isComplete(
    verb: string,
    written: WrittenAction,
    needs: ActionRule['needs'],
    takes: NonNullable<ActionRule['takes']>,
    path: Path,
  ): boolean {
    const before = this.problems.length;
    const what = written[verb];
    const demand = (is: boolean, message: string, key: string, advice: string): void => {
      if (!is) this.fault('action', message, [...path, key], advice);
    };
    const named = needs.includes('object') || needs.includes('words');
    const given = typeof what === 'string' && what.trim() !== '';
    const wanted = needs.includes('words') ? 'the words that are said' : 'the name of an object';
    if (named) demand(given, `\`${verb}\` needs ${wanted}.`, verb, `Write \`${verb}: ...\`.`);
    else demand(what === true, `\`${verb}\` is about nothing.`, verb, `Write \`${verb}: true\`.`);
    for (const [need, key, example] of EXTRAS) {
      const is = needs.includes(need);
      const has = written[key] !== undefined;
      if (is) demand(has, `\`${verb}\` needs \`${key}\`.`, verb, `Write \`${key}: ${example}\` beside it.`);
      else if (!takes.includes(need))
        demand(!has, `\`${verb}\` has no use for \`${key}\`.`, key, 'Take it out.');
    }
    return this.problems.length === before;
  }

  /** Words that a player says: a text of its own, on an object that is nowhere. */
  private say(
    text: string,
    by: PlayerId,
    written: WrittenAction,
    path: Path,
  ): { key: CardKey; object: ObjectId } | null {
    const { definition } = this;
    this.said += 1;
    const type = written.source ?? definition.sayType;
    const key = sayingKey(this.said);
    const form = { name: text, type: type.replace(/^an? /, ''), text, printed: {} };
    for (const { message } of definition.traits(form).faults) {
      const place = written.source === undefined ? path : [...path.slice(0, -1), 'source'];
      this.fault(
        'source',
        `What says this is no card: ${message}.`,
        place,
        `Such as \`source: ${definition.sayType}\`.`,
      );
    }
    const self = { ...definition.self(form), name: '', spell: true };
    const pieces = definition.language().read(text, self);
    for (const { trouble } of pieces) {
      if (trouble)
        this.problems.push(unreadProblem('this instruction', text, trouble, this.source.place(path), false));
    }
    const card = cardOf(definition, key, form, pieces);
    this.cards[key] = card;
    this.tokens(card, path);
    const id = this.objects.length as ObjectId;
    this.objects.push({ ...newObject(id, key, by, 1), zone: NOWHERE, since: id });
    return { key, object: id };
  }

  /** Puts responses beneath the actions to which they respond. */
  private threaded(listed: readonly { action: Action; to: string | null; name: string }[]): Action[] {
    const done: Action[] = [];
    for (const [index, { action, to }] of listed.entries()) {
      const first = to === null ? undefined : listed.slice(0, index).findLast(({ name }) => name === to);
      if (to !== null && !first)
        this.fault(
          'response',
          `No action before this is called ${JSON.stringify(to)}.`,
          ['actions', index, 'inResponseTo'],
          'An action is called by what it is about, or by its `as`.',
        );
      (first?.action.responses ?? done).push(action);
    }
    return done;
  }

  private fault(code: string, message: string, path: Path, advice?: string, area = 'scenario'): void {
    const place = this.source.place(path);
    this.problems.push({ code: `${area}/${code}`, message, ...(advice ? { advice } : {}), place });
  }
}

/** More of a clause is not quoted in a message. */
const LONGEST_QUOTE = 200;

/**
 * A clause that is not understood, as a problem.
 * @param ignorable the clause may be listed under `ignoring`
 */
export function unreadProblem(
  of: string,
  text: string,
  trouble: Trouble,
  place: Place | undefined,
  ignorable = true,
): Problem {
  const clause = text.slice(trouble.unread.start, trouble.unread.end).trim();
  const quoted = clause.length > LONGEST_QUOTE ? `${clause.slice(0, LONGEST_QUOTE)}…` : clause;
  const message = `I don't understand this clause of ${of}: "${quoted}".`;
  const ignore = ignorable ? ' If the clause is beside the point, list it under `ignoring`.' : '';
  return {
    code: trouble.code,
    message,
    advice: `${troubleAdvice(trouble)}${ignore}`,
    within: placeInText(text, trouble.at),
    ...(place ? { place } : {}),
  };
}

/** Where a character of a text stands. */
export function placeInText(text: string, at: number): Place {
  const before = text.slice(0, at).split('\n');
  const excerpt = text.split('\n')[before.length - 1] ?? '';
  return { line: before.length, column: (before.at(-1) ?? '').length + 1, excerpt };
}

/** How far reading came and what was expected there, or what the clause could mean. */
export function troubleAdvice({ code, understood, expected, meanings }: Trouble): string {
  if (code === 'text/ambiguous') return `It could mean: ${meanings.join(' / ')}`;
  if (code === 'text/too-long') return 'It is longer than any clause that is read.';
  if (code === 'text/too-intricate') return 'It can be divided into phrases in more ways than are followed.';
  const came = understood === '' ? 'Not even its beginning is understood' : `Understood: "${understood}"`;
  const [most, rest] = [expected.slice(0, 8), expected.length - 8];
  const more = rest > 0 ? ` and ${rest} more` : '';
  const then = expected.length === 0 ? '' : `; there could stand: ${most.join(', ')}${more}`;
  return `${came}${then}.`;
}
