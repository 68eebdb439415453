/** Giving Might, and becoming Mighty (706 to 710): an event that texts look at, and that they can replace. */

import type { Instruction } from '../../../ability/instruction.js';
import { numberOf } from '../../../evaluate/condition/test.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { type Amount, add, compare } from '../../../ground/amount.js';
import type { ObjectId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import type { Env } from '../../../position/env.js';
import { eventWith, type GameEvent } from '../../../position/event.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import type { Pressing } from '../../../rulebook/policy.js';
import { runOn } from '../../common/running.js';
import { byRule } from '../../common/settle.js';
import { isUnitOnBoard, unitsOnBoard } from '../battlefield/there.js';
import { cite } from '../rule.js';
import { GIVEN, watchesMight } from './might.js';

/** A unit with so much Might is Mighty (708). */
const MIGHTY = 5;

/** What is known of a unit's Might since it was last looked at: a relation of the unit to itself. */
const KNOWN = {
  yes: 'is Mighty',
  no: 'is not Mighty',
  given: 'is given Might',
  became: 'has become Mighty',
} as const;

/** What would bring a unit from less than 5 Might to as much would have it become Mighty: that event can be replaced (370.1.a). */
export function giving(game: Game, event: GameEvent): GameEvent {
  const { kind, object, amount } = event;
  if (object === null || !watchesMight(game) || !isUnitOnBoard(game, object)) return event;
  const might = mightOf(game, object);
  const crosses = !isMighty(might) && isMighty(add(might, amount ?? 1));
  return crosses ? eventWith(event, { kind: `${kind} to Mighty` }) : event;
}

/** More Might, for the turn or for good. */
export function give(hands: Hands, event: GameEvent): boolean {
  const { object, amount, detail, cause } = event;
  if (object === null || amount === null) return false;
  const { stint } = hands.object(object);
  const env: Env = {
    you: cause.player ?? hands.object(object).controller,
    source: cause.source,
    stint: cause.source === null ? 0 : hands.object(cause.source).stint,
    ability: cause.ability,
    refs: [{ objects: [object], stints: [stint] }, { amount }],
    event: null,
    uses: [],
    manner: cause.manner,
  };
  if (event.kind !== 'give might') hands.link(object, KNOWN.given, [object], { only: true });
  hands.run([GIVEN[detail?.within ?? 'game']], env);
  return true;
}

/** A buff by which a unit would become Mighty. */
export function buff(hands: Hands, { object }: GameEvent): boolean {
  if (object === null) return false;
  hands.link(object, KNOWN.given, [object], { only: true });
  hands.status(object, 'buffed', true);
  return true;
}

/** Units that are there from the beginning become Mighty only by what changes then (709). */
export function begins(game: Game): Pressing | null {
  const events = unitsOnBoard(game)
    .filter((id) => knownOf(game, id) === null)
    .map((id) => byRule(game, 'note might', id));
  return events.length > 0 ? { events, rule: cite('becomes-mighty') } : null;
}

/** What units have become is seen at once. Where they were given the Might for it, what would replace that has been looked at. */
export function presses(game: Game): Pressing | null {
  if (isUnderWay(game)) return null;
  const events = unitsOnBoard(game).flatMap((id) => {
    const now = isMighty(mightOf(game, id));
    const before = knownOf(game, id);
    if (before === now) return [];
    if (before === null) mustNotHaveGrown(game, id, now);
    const given = (game.table.position.objects[id]?.linked[KNOWN.given] ?? []).length > 0;
    const grown = given ? 'has become mighty' : 'grow mighty';
    return [byRule(game, before === false ? grown : 'note might', id)];
  });
  return events.length > 0 ? { events, rule: cite('becomes-mighty') } : null;
}

/** Units are becoming Mighty, or are still being given Might all at once: what comes of that is seen together. */
function isUnderWay({ table }: Game): boolean {
  return table.position.work.some((frame) =>
    frame.frame === 'script'
      ? frame.rest.some(gives)
      : frame.frame === 'group' && frame.nodes.some(({ origin }) => origin.kind === 'grow mighty'),
  );
}

/** What a rule carries out to give Might. */
function gives(step: Instruction): boolean {
  return (
    step.do === 'last on' &&
    step.ops.some((op) => op.op === 'modify' && typeof op.by === 'object' && 'attempted' in op.by)
  );
}

/** @throws {Withheld} where it is not settled whether a unit has become Mighty as it entered */
function mustNotHaveGrown(game: Game, id: ObjectId, now: boolean): void {
  const { card, stint } = viewOf(game, id).object;
  const printed = card === null ? undefined : game.table.position.cards[card]?.traits.might;
  if (!now || stint === 0 || typeof printed === 'object' || isMighty(printed ?? MIGHTY)) return;
  withhold(
    'rule/unsettled',
    'Whether a unit that has more Might as it enters than is printed on it becomes Mighty then, the rules do not say.',
  );
}

/** @throws {Withheld} where what takes the place of a unit that is not Mighty is Mighty as it does (438.1, 709) */
export function mustNotBeMightier(game: Game, heir: ObjectId): void {
  if (!watchesMight(game) || !isUnitOnBoard(game, heir)) return;
  // It has what is known of the unit as it has all that the unit was under.
  if (knownOf(game, heir) === false && isMighty(mightOf(game, heir)))
    withhold(
      'rule/unsettled',
      'Whether what takes the place of a unit with less than 5 Might becomes Mighty where it has 5 or more as it does, the rules do not say.',
    );
}

export function note(hands: Hands, { object }: GameEvent): boolean {
  if (object === null) return false;
  know(hands, object, isMighty(mightOf(hands.game, object)));
  return true;
}

/** It becomes Mighty by a change of state, of which that is a part. */
export function becoming(game: Game, { object }: GameEvent): { before: GameEvent[]; after: GameEvent[] } {
  return { before: [], after: object === null ? [] : [byRule(game, 'become mighty', object)] };
}

/** What replaces that it becomes Mighty can take the unit away, and not the change. */
export function grow(hands: Hands, event: GameEvent): boolean {
  const { object } = event;
  if (object === null) return false;
  note(hands, event);
  const { controller } = viewOf(hands.game, object).object;
  runOn(hands, [{ do: 'act', act: { event: 'stay below', object: IT } }], [object], controller, 'rule');
  return true;
}

export function become(hands: Hands, event: GameEvent): boolean {
  const { object } = event;
  if (object === null) return false;
  mustStillBeMighty(hands.game, event);
  hands.link(object, KNOWN.became, [object], { only: true });
  return true;
}

/** @throws {Withheld} where what a unit had its Might from has left before what becomes of the unit itself is looked at */
export function mustStillBeMighty(game: Game, { object }: GameEvent): void {
  if (object === null || !isUnitOnBoard(game, object) || isMighty(mightOf(game, object))) return;
  withhold(
    'rule/unsettled',
    'Whether a unit becomes Mighty that would together with another, and is not once that other is gone, the rules do not say.',
  );
}

/** @throws {Withheld} where a unit that did not become so is still there, whatever its Might has come to by then */
export function staysBelow(hands: Hands, { object }: GameEvent): boolean {
  if (object === null) return false;
  const became = (hands.object(object).linked[KNOWN.became] ?? []).length > 0;
  if (!became && isUnitOnBoard(hands.game, object))
    withhold(
      'rule/not-modelled',
      'What replaces that a unit becomes Mighty is worked out where the unit is given Might or leaves the board by it.',
    );
  hands.link(object, KNOWN.became, [], { only: true });
  return false;
}

const IT = { what: 'that', of: 0, said: 'it' } as const;

function know(hands: Hands, object: ObjectId, mighty: boolean): void {
  hands.link(object, KNOWN.yes, mighty ? [object] : [], { only: true });
  hands.link(object, KNOWN.no, mighty ? [] : [object], { only: true });
  hands.link(object, KNOWN.given, [], { only: true });
}

function knownOf({ table }: Game, id: ObjectId): boolean | null {
  const { linked = {} } = table.position.objects[id] ?? {};
  if ((linked[KNOWN.yes] ?? []).length > 0) return true;
  return (linked[KNOWN.no] ?? []).length > 0 ? false : null;
}

function mightOf(game: Game, id: ObjectId): Amount {
  return (
    numberOf(game, viewOf(game, id), 'might') ??
    withhold('position/missing-value', 'The ruling depends on the Might of a unit that has none.')
  );
}

function isMighty(might: Amount): boolean {
  return compare(might, MIGHTY) >= 0;
}
