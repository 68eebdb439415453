/** Cards that lie face-down, and what they say of leaving the field so. */

import type { Ability, Triggered } from '../../../ability/ability.js';
import type { Act } from '../../../ability/act.js';
import { isAnywhere, type Words } from '../../../ability/anywhere.js';
import type { Test } from '../../../ability/reference.js';
import { wordsOf } from '../../../evaluate/condition/test.js';
import { testsOf } from '../../../evaluate/event/matched.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { textOf } from '../../../evaluate/object/printed.js';
import type { EventKind, ObjectId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import type { GameEvent } from '../../../position/event.js';
import type { Game } from '../../../rulebook/game.js';
import { concernsItself } from '../../../table/watch.js';
import { cite, type Rule } from '../rule.js';
import { isNotUnderstood } from '../unknown.js';
import { DESTROYED } from '../word.js';
import { isOnField } from '../zone.js';

export function isFaceDown(status: readonly string[]): boolean {
  return status.includes('face down');
}

/** Tokens and Link Monsters have no face-down position. */
export function isNeverFaceDown(game: Game, id: ObjectId): boolean {
  return viewOf(game, id).object.token || isLink(game, id);
}

/** Link Monsters have no Defense Position. */
export function isLink(game: Game, id: ObjectId): boolean {
  return wordsOf(game, viewOf(game, id), 'type').includes('link');
}

/** Whether this is never done to it: neither Tokens nor Link Monsters are turned face-down, nor Link Monsters to Defense Position. */
export function isNeverDone(game: Game, kind: EventKind, id: ObjectId): boolean {
  return whyNeverDone(game, kind, id) !== null;
}

/** The rule by which it is not. */
export function whyNeverDone(game: Game, kind: EventKind, id: ObjectId): Rule | null {
  if (kind === 'turn face down' && isNeverFaceDown(game, id)) return cite('never-face-down');
  return kind === 'change position' && isLink(game, id) ? cite('never-defending') : null;
}

/**
 * Whether a face-down card has this: what is activated because the card has been destroyed, has been Tributed or has left
 * the field is activated where it has come to, and how it lay before is nothing that it asks, unless it says so.
 */
export function isBared(ability: Ability): boolean {
  if (ability.ability !== 'triggered' || !concernsItself(ability) || ability.colon !== true) return false;
  if (ability.zone !== undefined || isAnywhere([ability.while, ability.given], isOfItself)) return false;
  return actsOf(ability).every((act) => TAKING.includes(act.event) && isPlain(act));
}

/** "While this card is equipped": what it was on the field. */
function isOfItself({ what }: Words): boolean {
  return what === 'this';
}

const TAKING: readonly string[] = ['move', 'destroy', 'tribute'];

function actsOf({ on }: Triggered): readonly Act[] {
  return on.either ?? [on];
}

/** Whether its words mean the card as it lies face-down: "this card on the field", "this Set card". */
function isPlain({ object }: Act): boolean {
  const tests = testsOfThis(object);
  return tests.some(isSet) || tests.every((test) => test.test === 'zone' && test.at.zone === 'field');
}

function testsOfThis(object: Act['object']): readonly Test[] {
  return object?.what === 'this' ? testsOf(object) : [];
}

function isSet(test: Test): boolean {
  return test.test === 'status' && test.status === 'face down';
}

/** "Face-up". */
function isFaceUp(test: Test): boolean {
  return test.test === 'not' && isSet(test.of);
}

/**
 * @throws {Withheld} where a card leaves the field face-down and may say something of that which is not known to be
 *   activated then, or where the card comes to lies unseen
 */
export function mustNotTrigger(game: Game, event: GameEvent): void {
  const object = event.object === null ? undefined : game.table.position.objects[event.object];
  if (!object || !isFaceDown(object.status) || !isOnField(object.zone)) return;
  if (event.to && isOnField(event.to.zone)) return;
  const unseen = isUnseen(event);
  const triggers = textOf(game, event.object).some(
    ({ ability }) =>
      ability.ability === 'triggered' &&
      (concernsItself(ability) || isNotUnderstood(ability)) &&
      (unseen || !isBared(ability)) &&
      actsOf(ability).some((act) => maySee(game, act, event)),
  );
  if (triggers)
    withhold(
      'rule/not-modelled',
      'What a card says of itself that leaves the field face-down is not worked out where it comes to lie unseen, or where its text asks more than that it leaves.',
      'Begin with it face-up, if it could have been.',
    );
}

/** Whether nobody, or not everybody, sees the card where it comes to; as an Xyz Material it triggers nothing. */
function isUnseen({ kind, to, detail }: GameEvent): boolean {
  if (kind !== 'move' || !to) return false;
  return to.zone !== 'gy' && (to.zone !== 'banished' || detail?.faceDown === true);
}

/** Whether these words may be about this; of a card that must be face-up they are not. */
function maySee({ catalogue }: Game, act: Act, { kind, to, detail }: GameEvent): boolean {
  if (testsOfThis(act.object).some(isFaceUp)) return false;
  if (act.event === 'destroy' && kind === 'move') return detail?.way === DESTROYED;
  if (act.event !== kind && !(act.event === 'tribute' && kind === 'move')) return false;
  const zone = act.to?.zone;
  return zone === undefined || act.to?.otherThan !== undefined || !catalogue.zones[zone] || zone === to?.zone;
}
