/**
 * From words to events: what an instruction would bring about if it were carried out now.
 *
 * Nothing happens here. Where a choice is needed the answers are asked for it, which stops the planning until they hold
 * one; it then starts again from the beginning of the instruction.
 */

import type { Act } from '../../ability/act.js';
import type { Instruction } from '../../ability/instruction.js';
import type { Place, Some, What } from '../../ability/reference.js';
import { refersTo } from '../../ability/referents.js';
import type { Amount } from '../../ground/amount.js';
import type { ObjectId, PlayerId } from '../../ground/id.js';
import { flat, grown } from '../../ground/list.js';
import type { Env } from '../../position/env.js';
import { type Cause, type Detail, eventWith, type GameEvent, type Spot } from '../../position/event.js';
import type { Coming } from '../../position/frame.js';
import type { Copy } from '../../position/object.js';
import { type Game, isField } from '../../rulebook/game.js';
import { quantity } from '../condition/quantity.js';
import { isNobodys } from '../condition/test.js';
import { actorOf, causeOf, withRef } from '../env.js';
import { ANYWHERE } from '../event/pattern.js';
import { viewOf } from '../object/characteristics.js';
import { noFurtherPart } from '../reference/listed.js';
import { players } from '../reference/players.js';
import {
  type Origin,
  type Reserve,
  type Selecting,
  type Selection,
  select,
  WHOLE,
  withShares,
} from '../reference/selection.js';
import { chooseIn, selectTarget } from '../reference/targeting.js';
import { saysWhose } from '../reference/whose.js';
import type { Answers } from './answers.js';
import { asChosen } from './chosen-way.js';
import { copied } from './copied.js';
import { doersOf, mustCountForOne } from './doers.js';
import { ofKinds } from './kinds.js';
import { isForController } from './nobody.js';
import { whereX } from './where-x.js';

/** What instructions would bring about. */
export interface Plan {
  /** All in one. */
  readonly events: readonly GameEvent[];
  /** The words, with what they have now spoken of. */
  readonly env: Env;
  /** Everything that is told can be done, and in full. */
  readonly complete: boolean;
  /** How many of a group are meant, by the group. */
  readonly shares: ReadonlyMap<ObjectId, Amount>;
}

/** What instructions would bring about at once, what is left to be done afterwards, and what that may speak of. */
export interface Planned extends Plan {
  readonly told: boolean;
  readonly rest: readonly Instruction[];
  readonly awaits: readonly Coming[];
}

/** Whether something is done by choosing, and what may not be chosen. */
export interface Planning {
  readonly answers: Answers;
  readonly reserved: Reserve;
  /** Objects that are being dealt with here: a text may speak of them though they may not be chosen. */
  isOwn?(object: ObjectId): boolean;
  /** Only what can be done may be chosen, and counts as done in full. */
  doable(event: GameEvent): boolean;
  /** What can't be done is not chosen while there is anything else, nor where fewer may be; left out where it may be. */
  readonly possible?: ((event: GameEvent) => boolean) | undefined;
  /** Whether all of this can be done, and in full, beside what has been chosen to be done along with other arrivals. */
  payable?(events: readonly GameEvent[]): boolean;
}

/** The events of one act: for each player who acts, for each object. */
export function planAct(game: Game, env: Env, act: Act, how: Planning): Plan {
  let events: readonly GameEvent[] = NO_EVENTS;
  let shares = WHOLE;
  let now = env;
  let complete = true;
  const who = act.by?.who === 'target' ? act.by : null;
  const { chosenBy } = game.catalogue.events[act.event] ?? {};
  const target = who && selectTarget(game, env, who, { answers: how.answers, chooser: env.you, chosenBy });
  if (target) now = target.env;
  if (isNobodys(game, env) && isForController(game, env, act))
    return { events, env, complete: false, shares };
  const actors = target?.players ?? (act.by ? players(game, env, act.by) : [actorOf(env)]);
  if (actors.length > 1) mustCountForOne(act);
  for (const player of actors) {
    if (act.by && (act.by.who === 'player' || act.by.who === 'opponent')) {
      now = withRef(now, act.by.as, { players: [player] });
    }
    const one = planFor(game, now, act, player, how);
    events = events.length === 0 ? one.events : [...events, ...one.events];
    shares = withShares(shares, one.shares);
    now = one.env;
    complete &&= one.complete;
  }
  const free = ({ object }: GameEvent): boolean => object === null || !how.reserved.bars(object);
  const some = events.length > 0 || (env.manner === 'cost' && mayBeNone(act));
  const possible = some && events.every((event) => how.doable(event) && free(event));
  return { events, env: now, complete: complete && possible, shares };
}

const NO_EVENTS: readonly GameEvent[] = [];

/** A cost of "any number" is paid with none, too. */
function mayBeNone({ object }: Act): boolean {
  return object?.what === 'some' && isOpenEnded(object.quantity);
}

/** Whether words leave open how many: "any number of", "up to two". */
export function isOpenEnded({ how }: Some['quantity']): boolean {
  return how === 'any number' || how === 'up to';
}

function planFor(game: Game, env: Env, act: Act, player: PlayerId, how: Planning): Plan {
  const one = (act: Act): Plan => planOne(game, env, act, player, how);
  return act.kinds ? ofKinds(game, act, env, one) : one(act);
}

function planOne(game: Game, env: Env, act: Act, player: PlayerId, how: Planning): Plan {
  let now = env;
  const rule = game.catalogue.events[act.event];
  const may = (object: ObjectId): boolean => rule?.mayChoose?.(game, player, object) ?? true;
  // How much of it is done can rest on the object; a number does not.
  const fixed = typeof act.amount === 'object' ? null : (act.amount ?? null);
  const telling = new Telling(game, act);
  const on = (object: ObjectId): GameEvent => eventOf(game, now, telling, player, object, null, null, fixed);
  const selecting: Selecting = {
    answers: how.answers,
    chooser: player,
    chosenBy: rule?.chosenBy,
    origin: originOf(game, act, player),
    fewer: act.object?.what === 'some' && (rule?.fewer?.(act.object) ?? false),
    taken: (object) => how.reserved.bars(object) || !may(object),
    reserved: how.reserved,
    allowed: (object) => !how.reserved.has(object) && may(object) && how.doable(on(object)),
  };
  const { possible } = how;
  // Whoever does it, what the text targets is chosen by the player of the text.
  const choosing = (what: What): Selecting =>
    'target' in what && what.target ? { ...selecting, chooser: env.you } : selecting;
  let complete = true;
  let doing: Selection | null = null;
  let before = now;
  let shares = WHOLE;
  let objects: readonly (ObjectId | null)[] = [null];
  let besides: readonly PlayerId[] = [];
  const ofObject = (what: What | undefined): void => {
    if (!what) return;
    const among = choosing(what);
    const selection = select(
      game,
      now,
      what,
      possible ? { ...among, possible: (id) => possible(on(id)) } : among,
    );
    ({ objects, shares, env: now, players: besides = [] } = selection);
    complete &&= selection.complete;
  };
  const ofOther = (what: What | undefined): void => {
    if (!what) return;
    before = now;
    const selection = select(game, now, what, { ...choosing(what), known: true });
    doing = selection;
    now = selection.env;
    complete &&= selection.complete;
  };
  if (rule?.byOther) ofOther(act.other);
  ofObject(act.object);
  if (!rule?.byOther) ofOther(act.other);
  let copy: Copy | undefined;
  if (act.copy) {
    const made = copied(game, now, act.copy, selecting);
    now = made.env;
    complete &&= made.complete;
    // Where there is nothing to copy, nothing is made.
    if (!made.copy) return { events: NO_EVENTS, env: now, complete: false, shares };
    copy = made.copy;
  }
  const doers = doing === null ? null : doersOf(game, act, before, doing, now);
  // Where nothing is left that would do it, nobody does.
  const done = doers && (doers.length > 0 || rule?.byOther) ? doers : [{ other: null, env: now, told: {} }];
  let events: GameEvent[] = [];
  for (const { other, env: words, told } of done) {
    const amount = act.amount === undefined ? null : quantity(game, words, act.amount);
    const more: Detail = copy ? { ...told, copy } : told;
    const changes = Object.keys(more).length > 0;
    const happening = (object: ObjectId | null, to: PlayerId): GameEvent => {
      const share = object === null ? null : (shares.get(object) ?? null);
      const plain = eventOf(game, now, telling, to, object, share, other, amount);
      const event = changes ? eventWith(plain, { detail: { ...plain.detail, ...more } }) : plain;
      const isOpen = act.arriving ?? game.catalogue.events[event.kind]?.ways;
      return isOpen ? asChosen(game, now, act, event, objects, how) : event;
    };
    for (const object of objects) events = grown(events, happening(object, player));
    // What happens to a player as it does to an object happens to them: it is not they who do it.
    for (const one of besides) events = grown(events, happening(null, one));
  }
  return { events, env: now, complete, shares };
}

/** Whether a text names a place in which something can be looked for: "from anywhere" names none. */
function isPlace({ catalogue }: Game, place: Place | undefined): place is Place {
  return place !== undefined && (place.zone in catalogue.zones || place.zone in catalogue.regions);
}

/**
 * Where a text means what an event of this kind happens to: where it says, or where its kind says that it is, of what
 * belongs to nobody the player's own.
 */
export function originOf(game: Game, { event, from, object }: Act, holder: PlayerId): Origin | undefined {
  if (isPlace(game, from)) return from;
  const { origin: zone, ownOrigin = false } = game.catalogue.events[event] ?? {};
  if (zone === undefined) return undefined;
  return ownOrigin && object?.what === 'some' && !saysWhose(object) ? { zone, holder } : { zone };
}

/** What an act tells of each of its events alike, found for the words as they stand when it is first asked for. */
class Telling {
  readonly act: Act;
  private readonly game: Game;
  private env: Env | null = null;
  private cause!: Cause;
  private detail: Detail | null = null;

  constructor(game: Game, act: Act) {
    this.game = game;
    this.act = act;
  }

  causeFor(env: Env): Cause {
    if (this.env !== env) this.find(env);
    return this.cause;
  }

  /** What is told in the detail of every event; null where nothing is. */
  detailFor(env: Env): Detail | null {
    if (this.env !== env) this.find(env);
    return this.detail;
  }

  private find(env: Env): void {
    const { act, game } = this;
    let detail: Detail | null = null;
    for (const tell of TELLING) {
      const told = tell(act, game, env);
      if (told) detail = Object.assign(detail ?? {}, told);
    }
    this.env = env;
    this.detail = detail;
    this.cause = causeOf(env);
  }
}

function eventOf(
  game: Game,
  env: Env,
  telling: Telling,
  player: PlayerId,
  object: ObjectId | null,
  share: Amount | null,
  other: ObjectId | null,
  amount: Amount | null,
): GameEvent {
  const { act } = telling;
  const there = object === null ? null : viewOf(game, object).object;
  const to = act.to ? spotOf(game, env, act.to, there?.owner ?? holderOf(game, env, act.to, player)) : null;
  const event: GameEvent = {
    kind: act.event,
    player,
    object,
    share,
    other,
    from: there?.zone ?? null,
    to,
    amount,
    detail: arrivingWith(game, telling.detailFor(env), object, to, player),
    cause: telling.causeFor(env),
  };
  const made = makeEvent(game, event, act.to?.zone === ANYWHERE ? env.event : null);
  if (env.event && env.uses.some(({ part }) => part === 'after'))
    game.catalogue.events[act.event]?.resumed?.(made, env.event);
  return made;
}

/**
 * An event with everything filled in that its kind implies.
 * @param like the event in whose place it leads where that would have led
 */
export function makeEvent(game: Game, event: GameEvent, like: GameEvent | null = null): GameEvent {
  return game.catalogue.events[event.kind]?.fill?.(game, event, like) ?? event;
}

/** What is told of an event, with how its object would arrive, where it would. */
function arrivingWith(
  game: Game,
  told: Detail | null,
  object: ObjectId | null,
  to: Spot | null,
  player: PlayerId,
): Detail | null {
  if (object === null || !to || !isField(game, to.zone)) return told;
  if (isField(game, game.table.position.objects[object]?.zone)) return told;
  return { ...told, arrival: game.catalogue.arrival(game, viewOf(game, object).object, to, player) };
}

/** What acts and details both speak of; of a copy they do not mean the same. */
type Told = Exclude<keyof Act & keyof Detail, 'copy'>;

/** What an act says of its event that is told in the detail, where it does: a part that is left out does not compile. */
const TOLD: { readonly [part in Told]: (act: Act, game: Game, env: Env) => Pick<Detail, part> | null } = {
  counter: ({ counter }) => (counter === undefined ? null : { counter }),
  most: ({ most }, game, env) => (most === undefined ? null : { most: quantity(game, env, most) }),
  token: ({ token }) => (token === undefined ? null : { token }),
  mana: ({ mana }) => (mana === undefined ? null : { mana }),
  way: ({ way }) => (way === undefined ? null : { way }),
  anyMana: ({ anyMana }) => (anyMana === undefined ? null : { anyMana }),
  skips: ({ skips }) => (skips === undefined ? null : { skips }),
  within: ({ within }) => (within === undefined ? null : { within }),
  until: ({ until }) => (until === undefined ? null : { until }),
  faceDown: ({ faceDown }) => (faceDown === undefined ? null : { faceDown }),
  bars: ({ bars }) => (bars === undefined ? null : { bars: bars.event }),
};

const TELLING: readonly ((act: Act, game: Game, env: Env) => Detail | null)[] = Object.values(TOLD);

/** Whose zone is meant where nothing goes there: the one that is searched. */
function holderOf(game: Game, env: Env, { whose }: Place, player: PlayerId): PlayerId {
  return (whose ? players(game, env, whose)[0] : undefined) ?? player;
}

/** A card goes to its owner's zone, whoever puts it there; `*` is where the event leads that the text looks at. */
function spotOf(game: Game, env: Env, place: Place, owner: PlayerId): Spot {
  const { to } = env.event ?? {};
  if (place.zone === ANYWHERE && to) return { ...to, holder: to.holder === null ? null : owner };
  const shared = game.catalogue.zones[place.zone]?.shared ?? false;
  return { zone: place.zone, holder: shared ? null : owner, at: place.at ?? null };
}

/**
 * Plans acts that happen all in one, as far as they go.
 * @returns the plan, whether there was an act at all, and the instructions from the first that is none: they come
 * afterwards
 */
export function planTogether(
  game: Game,
  env: Env,
  instructions: readonly Instruction[],
  how: Planning,
): Planned {
  if (instructions.length === 0)
    return { events: [], env, complete: true, shares: WHOLE, told: false, rest: [], awaits: [] };
  const [first, ...others] = instructions;
  // Most often it is one act, by which nothing is taken from another.
  if (first?.do === 'act' && others.length === 0 && !isDivided(game, first.act)) {
    const { events, env: now, complete, shares } = planAct(game, env, first.act, how);
    return { events, env: now, complete, shares, told: true, rest: [], awaits: awaitedOf(first.act) };
  }
  const events: GameEvent[] = [];
  let shares = WHOLE;
  // Of groups so many have been chosen, to which what follows is done.
  let chosen = WHOLE;
  const taken = new Set<ObjectId>();
  const isTaken = (id: ObjectId): boolean => (shares.has(id) ? noFurtherPart() : taken.has(id));
  const reserved: Reserve = {
    has: (id) => (chosen.has(id) ? noFurtherPart() : isTaken(id)) || how.reserved.has(id),
    bars: (id) => (isTaken(id) && !how.isOwn?.(id)) || how.reserved.bars(id),
    leaves: (id) => how.reserved.leaves(id),
  };
  const still: Planning = { ...how, reserved };
  let now = env;
  let complete = true;
  let awaits: readonly Coming[] = [];
  const acts = flat(instructions, steps);
  const all = (): Plan['shares'] => withShares(chosen, shares);
  for (const [index, instruction] of acts.entries()) {
    if (instruction.do === 'choose') {
      const found = chooseIn(game, now, instruction.what, still);
      chosen = withShares(chosen, found.shares);
      now = found.env;
      complete &&= found.complete;
      continue;
    }
    if (instruction.do === 'where')
      return planTogether(game, now, whereX(game, now, instruction, acts.length === 1), still);
    if (instruction.do !== 'act' || isDivided(game, instruction.act) || speaksOf(instruction, awaits))
      return { events, env: now, complete, shares: all(), told: index > 0, rest: acts.slice(index), awaits };
    const plan = planAct(game, now, instruction.act, still);
    for (const event of plan.events) events.push(partChosen(event, chosen));
    shares = withShares(shares, plan.shares);
    for (const event of plan.events) if (event.object !== null) taken.add(event.object);
    now = plan.env;
    complete &&= plan.complete;
    awaits = [...awaits, ...awaitedOf(instruction.act)];
    if (takesTime(game, plan, instruction.act))
      return { events, env: now, complete, shares: all(), told: true, rest: acts.slice(index + 1), awaits };
  }
  return { events, env: now, complete, shares: all(), told: true, rest: [], awaits };
}

/** What is done to a group of which only so many have been chosen is done to those. */
function partChosen(event: GameEvent, chosen: Plan['shares']): GameEvent {
  const share = event.object === null || event.share !== null ? undefined : chosen.get(event.object);
  return share === undefined ? event : eventWith(event, { share });
}

/** What is known only once it has come about: "mill a card", "create a Zombie token". */
function awaitedOf({ as, event, object }: Act): readonly Coming[] {
  return as === undefined || object ? [] : [{ as, kind: event }];
}

/** Whether words speak of what is known only once it has come about. */
function speaksOf(words: unknown, awaits: readonly Coming[]): boolean {
  return awaits.some(({ as }) => refersTo(words, as));
}

/**
 * Whether events happen bit by bit, with cards that are only found then, or only show those from the top: what is told after
 * them comes afterwards.
 */
function takesTime({ catalogue }: Game, { events }: Plan, { object }: Act): boolean {
  return events.some(({ kind }) => {
    const { sequence, takesTop = false, shows = false } = catalogue.events[kind] ?? {};
    return takesTop || sequence !== undefined || (shows && object?.what === 'top');
  });
}

/** Whether an act is done in parts, one after the other. */
function isDivided({ catalogue }: Game, act: Act): boolean {
  return (catalogue.events[act.event]?.divide?.(act) ?? null) !== null;
}

/** What an instruction tells, one after another. */
export function steps(instruction: Instruction): readonly Instruction[] {
  return instruction.do === 'several' ? flat(instruction.steps, steps) : [instruction];
}
