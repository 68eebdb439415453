/** Of which parts of a position its form takes how much; what is not listed here it takes as it stands. */

import type { ObjectId } from '../../ground/id.js';
import type { Action } from '../../position/action.js';
import type { Answer, Decision, Domain, Each, Option } from '../../position/decision.js';
import type { LastingEffect } from '../../position/effect.js';
import type { Aim, Env, Use, Value } from '../../position/env.js';
import type { Arrival, Cause, Detail, GameEvent } from '../../position/event.js';
import type {
  ActionsFrame,
  ApplyFrame,
  Assignment,
  Continuation,
  GroupFrame,
  Node,
  Outcome,
  ScriptFrame,
  SequenceFrame,
  SettleFrame,
} from '../../position/frame.js';
import type { Chosen, GameObject, LastKnown } from '../../position/object.js';
import type { Player, Position, Waiting } from '../../position/position.js';
import type { Announced } from './announced.js';
import type { Forming } from './forming.js';
import type { Settling } from './settled.js';
import { named, type Term } from './term.js';

/** How the fields of a record are taken that are not taken as they stand. */
export type Ways<Whole> = {
  readonly [Field in keyof Whole]?: (forming: Forming, value: Whole[Field], whole: Whole) => Term;
};

/** Sorts of parts that are no records: those have the numbers from `RECORDS` on. */
export const LIST = 1;
export const ENTRY = 2;
export const NUMBERING = 3;
export const RECORDS = 16;

/** What does not tell positions apart, or is told in another place. */
const left = (): Term => 0;

/** Words of texts: each is never written to, while their list is. */
function constants(forming: Forming, items: readonly object[]): Term {
  return forming.list(items, (item) => forming.constant(item));
}

function counted(forming: Forming, record: { readonly [key: string]: unknown }): Term {
  return forming.entries(record, (value) => forming.literal(value));
}

function related(forming: Forming, record: { readonly [key: string]: readonly ObjectId[] }): Term {
  return forming.entries(record, (ids) => forming.set(ids, named));
}

/** What changes only as points in time say something else, and is put together once as long as they say the same. */
function still<Value>(
  way: (forming: Forming, value: Value) => Term,
): (forming: Forming, value: Value) => Term {
  return (forming, value) => forming.still(way, () => way(forming, value));
}

function chosen(forming: Forming, record: { readonly [kind: string]: Chosen }): Term {
  return forming.entries(record, (one) =>
    'objects' in one ? forming.objects(one.objects) : forming.literal(one),
  );
}

const WAS: Ways<LastKnown['object']> = {
  id: left,
  since: left,
  stint: (forming, stint, { id }) =>
    forming.literal((forming.game.table.position.objects[id]?.stint ?? 0) - stint),
  counters: counted,
  host: (forming, id) => forming.object(id),
  at: (forming, id) => forming.object(id),
  chosen,
  linked: related,
};

/** An object with the stint in which it is meant. */
interface Meant {
  readonly object: ObjectId;
  readonly stint: number;
}

const MEANT: Ways<Meant> = {
  object: (forming, id) => forming.object(id),
  stint: (forming, stint, { object }) => forming.stint(object, stint),
};

function stints(forming: Forming, those: readonly Meant[]): Term {
  return forming.set(those, (one) => forming.record(one, MEANT));
}

const LAST_KNOWN: Ways<LastKnown> = { object: (forming, object) => forming.record(object, WAS) };

export const OBJECT: Ways<GameObject> = {
  id: left,
  stint: left,
  since: (forming, _, object) => forming.since(object),
  counters: counted,
  host: (forming, id) => forming.object(id),
  at: (forming, id) => forming.object(id),
  chosen,
  linked: related,
  was: (forming, was) => (was === null ? forming.literal(null) : forming.record(was, LAST_KNOWN)),
};

export const EVENT: Ways<GameEvent> = {
  object: (forming, id) => forming.object(id),
  other: (forming, id) => forming.object(id),
  detail: (forming, detail) => (detail === null ? forming.literal(null) : forming.record(detail, DETAIL)),
  cause: (forming, cause) => forming.record(cause, CAUSE),
};

const DETAIL: Ways<Detail> = {
  arrival: (forming, arrival) => (arrival ? forming.record(arrival, ARRIVAL) : forming.literal(null)),
};

const ARRIVAL: Ways<Arrival> = {
  counters: counted,
  chosen,
  along: (forming, events) => forming.bag(events, (event) => forming.gameEvent(event)),
  links: related,
  extra: (forming, extra) => (extra ? forming.record(extra, EXTRA) : forming.literal(null)),
};

const EXTRA: Ways<NonNullable<Arrival['extra']>> = { counters: counted };

const CAUSE: Ways<Cause> = { source: (forming, id) => forming.object(id) };

export const VALUE: Ways<Extract<Value, { objects: unknown }>> = {
  objects: (forming, ids) => forming.objects(ids),
  stints: (forming, stints, { objects }) =>
    forming.atoms.list(
      LIST,
      objects.map((id, index) => forming.stint(id, stints[index] ?? 0)),
    ),
};

export const USE: Ways<Use> = { effect: (forming, effect) => forming.effect(effect) };

const AIM: Ways<Aim> = { chosen: (forming, value) => forming.value(value) };

export const ENV: Ways<Env> = {
  source: (forming, id) => forming.object(id),
  stint: (forming, stint, { source }) => forming.stint(source, stint),
  found: (forming, stint, { source }) => (stint === undefined ? left() : forming.stint(source, stint)),
  refs: (forming, refs) => forming.list(refs, (value) => forming.value(value)),
  event: (forming, event) => forming.gameEvent(event),
  met: (forming, stint, { event }) =>
    stint === undefined ? left() : forming.stint(event?.other ?? null, stint),
  uses: (forming, uses) => forming.uses(uses),
  declined: (forming, effects) => forming.set(effects ?? [], (effect) => forming.effect(effect)),
  aimed: (forming, aims) => forming.list(aims ?? [], (aim) => forming.record(aim, AIM)),
};

export const EFFECT: Ways<LastingEffect> = {
  id: left,
  source: (forming, id) => forming.object(id),
  stint: (forming, stint, { source }) => forming.stint(source, stint),
  found: (forming, stint, { source }) => (stint === undefined ? left() : forming.stint(source, stint)),
  since: (forming, _, effect) => forming.since(effect),
  refs: (forming, refs) => forming.list(refs, (value) => forming.value(value)),
  aimed: (forming, aims) => forming.list(aims ?? [], (aim) => forming.record(aim, AIM)),
  on: stints,
};

export const WAITING: Ways<Waiting> = {
  id: left,
  effect: (forming, effect) => forming.effect(effect),
  moment: (forming, moment) => forming.moment(moment),
  env: (forming, env) => forming.env(env),
};

const NOBODYS: Ways<Env> = { ...ENV, source: left, stint: left, found: left };

const OF_NOBODY: Ways<Waiting> = {
  ...WAITING,
  effect: left,
  env: (forming, env) => forming.record(env, NOBODYS),
};

/** What waits and of which less is asked than what it is. */
export const ANNOUNCED: { readonly [told in Announced]: Ways<Waiting> } = {
  nobodys: OF_NOBODY,
  anywhere: { ...WAITING, link: left },
  both: { ...OF_NOBODY, link: left },
};

export const CONTINUATION: Ways<Continuation> = { do: constants, env: (forming, env) => forming.env(env) };

export const NODE: Ways<Node> = {
  id: left,
  events: (forming, events) => forming.list(events, (event) => forming.gameEvent(event)),
  origin: (forming, event) => forming.gameEvent(event),
  stint: (forming, stint, { origin }) => forming.stint(origin.object, stint),
  // What led to an event's being raised is told apart from what was applied to it, and that is all their order says.
  uses: (forming, uses, { inherited }) =>
    inherited === 0
      ? forming.uses(uses)
      : forming.list([uses.slice(0, inherited), uses.slice(inherited)], (some) => forming.uses(some)),
  declined: (forming, effects) =>
    forming.set(
      effects.filter((effect) => forming.mayBe(effect)),
      (effect) => forming.effect(effect),
    ),
  // Which comes first is what has been said of them, and no more.
  ranked: (forming, effects) =>
    forming.list([effects.slice(0, 1), effects.slice(1)], (some) =>
      forming.set(some, (effect) => forming.effect(effect)),
    ),
  within: (forming, id) => forming.event(id),
  after: (forming, after) => forming.list(after, (one) => forming.continued(one)),
  objects: (forming, ids) => forming.objects(ids),
};

/** Events that are settled. What follows one that has happened is in hand by then, or follows another. */
export const SETTLED: { readonly [how in Settling]: Ways<Node> } = {
  over: { ...NODE, declined: left, ranked: left, after: left },
  waits: { ...NODE, declined: left },
  forgets: {
    ...NODE,
    declined: left,
    uses: (forming, uses, { inherited }) =>
      forming.atoms.list(LIST, [
        forming.uses(uses.slice(0, inherited)),
        forming.texts(uses.slice(inherited)),
      ]),
  },
};

/** What has taken the place of an event, */
export const INSTEAD: { readonly [how in Settling]: Ways<Node> } = {
  over: instead(SETTLED.over),
  waits: instead(SETTLED.waits),
  forgets: instead(SETTLED.forgets),
};

function instead(ways: Ways<Node>): Ways<Node> {
  return { ...ways, origin: left, stint: left };
}

/** and the event without that. */
export const SPLIT: Ways<Node> = {
  ...NODE,
  events: left,
  uses: left,
  declined: left,
  ranked: left,
  after: left,
  happened: left,
  objects: left,
};

const RESULT: Ways<Assignment['results'][number]> = {
  node: (forming, id) => forming.event(id),
  events: (forming, events) => forming.list(events, (event) => forming.gameEvent(event)),
};

export const ASSIGNMENT: Ways<Assignment> = {
  effect: (forming, effect) => forming.effect(effect),
  results: (forming, results) => forming.list(results, (result) => forming.record(result, RESULT)),
  after: (forming, after) => (after === null ? forming.literal(null) : forming.continued(after)),
  meant: stints,
};

const OUTCOME: Ways<Outcome> = { objects: (forming, ids) => forming.objects(ids) };

export const ANSWER: Ways<Extract<Answer, { objects: unknown }>> = {
  objects: (forming, ids) => forming.objects(ids),
};

export const ACTION: Ways<Action> = {
  object: (forming, id) => forming.object(id),
  other: (forming, id) => forming.object(id),
  others: (forming, ids = []) => forming.objects(ids),
  responses: (forming, actions) => forming.list(actions, (one) => forming.action(one)),
};

// In which order they are asked of tells what the answers that are given were given for.
const EACH: Ways<Each> = { objects: (forming, ids) => forming.list(ids, (id) => forming.object(id)) };

const ABOUT: Ways<Decision['about']> = {
  effect: (forming, effect) => forming.effect(effect),
  source: (forming, id) => forming.object(id),
  event: (forming, id) => forming.event(id),
  each: (forming, each) => (each === null ? forming.literal(null) : forming.record(each, EACH)),
};

export const DECISION: Ways<Decision> = {
  domain: (forming, domain) => forming.domain(domain),
  about: (forming, about) => forming.record(about, ABOUT),
};

export const ACTIONS_FRAME: Ways<ActionsFrame> = {
  actions: (forming, actions) => forming.list(actions, (one) => forming.action(one)),
};

export const SCRIPT_FRAME: Ways<ScriptFrame> = {
  rest: constants,
  env: (forming, env) => forming.env(env),
  answers: (forming, answers) => forming.answers(answers),
  last: (forming, last) => (last === null ? forming.literal(null) : forming.record(last, OUTCOME)),
};

export const GROUP_FRAME: Ways<GroupFrame> = {
  nodes: (forming, nodes, group) => forming.members(nodes, group),
  assigned: (forming, assigned) => forming.assignments(assigned),
  since: (forming, _, group) => forming.since(group),
  gathered: (forming, ids) => forming.objects(ids),
};

export const APPLY_FRAME: Ways<ApplyFrame> = {
  effect: (forming, effect) => forming.effect(effect),
  nodes: (forming, ids) => forming.list(ids, (id) => forming.event(id)),
  answers: (forming, answers) => forming.answers(answers),
};

export const SEQUENCE_FRAME: Ways<SequenceFrame> = {
  events: (forming, events) => forming.list(events, (event) => forming.gameEvent(event)),
  uses: (forming, uses) => forming.uses(uses),
  declined: (forming, effects) => forming.set(effects, (effect) => forming.effect(effect)),
  gathered: (forming, ids) => forming.objects(ids),
};

export const SETTLE_FRAME: Ways<SettleFrame> = {
  answers: (forming, answers) => forming.answers(answers),
};

export const OPTIONS_DOMAIN: Ways<Extract<Domain, { of: 'options' }>> = {
  options: (forming, options) => forming.bag(options, (one) => forming.option(one)),
};

export const OBJECTS_DOMAIN: Ways<Extract<Domain, { of: 'objects' }>> = {
  from: (forming, ids) => forming.bag(ids, named),
};

export const EFFECT_OPTION: Ways<Extract<Option, { option: 'effect' }>> = {
  effect: (forming, effect) => forming.effect(effect),
  nodes: (forming, ids) => forming.set(ids, (id) => forming.event(id)),
  on: (forming, ids) => forming.set(ids, named),
};

export const TRIGGER_OPTION: Ways<Extract<Option, { option: 'trigger' }>> = {
  trigger: (forming, id) => forming.trigger(id),
};

export const OBJECT_OPTION: Ways<Extract<Option, { option: 'object' }>> = {
  object: (forming, id) => forming.object(id),
};

const PLAYER: Ways<Player> = { values: counted };

export const POSITION: Ways<Position> = {
  // What stays as it is for all positions of one game.
  format: left,
  game: left,
  rules: left,
  date: left,
  without: left,
  // Objects speak of their cards.
  cards: left,
  players: still((forming, players) => forming.list(players, (player) => forming.record(player, PLAYER))),
  // Told one by one.
  objects: left,
  zones: still((forming, zones) => forming.zones(zones)),
  shuffled: still(related),
  unlisted: still(counted),
  effects: (forming, effects) => forming.list(effects, ({ id }) => forming.lasting(id)),
  clock: left,
  ledger: (forming, ledger) =>
    forming.set(Object.keys(ledger), (key) =>
      forming.atoms.list(ENTRY, [forming.use(key), forming.literal(ledger[key])]),
    ),
  moment: (forming, moment) => forming.moment(moment),
  waiting: (forming, waiting) => forming.bag(waiting, ({ id }) => forming.trigger(id)),
  held: (forming, held) =>
    forming.entries(held, (nodes) =>
      forming.list(nodes, (node) => forming.within(undefined, () => forming.record(node, HELD))),
    ),
  work: (forming, work) =>
    forming.atoms.list(
      LIST,
      work.map((frame, index) => forming.frame(frame, index)),
    ),
  decision: (forming, decision) => forming.decision(decision),
};

/** Events that are held back are in no group: they keep their numbers. */
const HELD: Ways<Node> = { ...NODE, id: (forming, id) => forming.literal(id) };
