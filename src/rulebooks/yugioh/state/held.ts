/**
 * Monsters of which a player has control for as long as an Equip Card of theirs says so: "Take control of the equipped
 * monster." Once it says so no longer, they go back to their owners.
 */

import type { Instruction } from '../../../ability/instruction.js';
import { flatOps } from '../../../ability/static.js';
import { envOf, theseObjects } from '../../../evaluate/env.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import type { ObjectId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import { envWith } from '../../../position/env.js';
import type { GameObject } from '../../../position/object.js';
import { type Game, isOff } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import { IT } from '../../common/action.js';
import { runOn } from '../../common/running.js';
import { cite } from '../rule.js';
import { isFaceDown } from './hidden.js';

/** By which word a monster remembers that it is under an Equip Card of this sort. */
const HELD = 'controlled while equipped';

const TAKING: Instruction = { do: 'act', act: { event: 'take control', object: IT } };
const GIVING_BACK: Instruction = { do: 'act', act: { event: 'give back', object: IT } };

/** @param begins whether this is the board as it was written down, on which what such cards have done is done already */
export function keepHeld(hands: Hands, begins = false): void {
  const { table } = hands.game;
  // In most games no card says so: then nobody looks through what is there.
  if (!table.registry.givesControl) return;
  for (const { id, zone, chosen, status } of table.position.objects) {
    if (zone !== 'monsters') continue;
    const [holder, ...others] = holdersOf(hands.game, id);
    const isHeld = isUnderOne(chosen);
    if (holder || isHeld) mustLieFaceUp(status);
    if (others.length > 0) notWorkedOut('Who controls a monster of which two cards take control');
    if (holder && begins) mustBeHis(hands.object(id), holder);
    if (holder && !isHeld) {
      hands.choose(id, HELD, { word: String(holder.id) });
      if (!begins) take(hands, holder, id);
    } else if (!holder && isHeld) {
      hands.choose(id, HELD, { word: NOBODY });
      if (isOff(hands.game, cite('given-back'))) continue;
      runOn(hands, [GIVING_BACK], [id], hands.object(id).owner, 'rule');
    }
  }
}

const NOBODY = 'nobody';

function isUnderOne({ [HELD]: by }: GameObject['chosen']): boolean {
  return by !== undefined && 'word' in by && by.word !== NOBODY;
}

/** @throws {Withheld} where it is turned face-down: the answers there are point both ways (Q&A 8467, 24100) */
function mustLieFaceUp(status: readonly string[]): void {
  if (isFaceDown(status))
    notWorkedOut(
      'Who controls a monster that is turned face-down under the Equip Card that takes control of it',
    );
}

/** It is the effect of the card by which control is taken. */
function take(hands: Hands, holder: GameObject, id: ObjectId): void {
  const env = envWith(envOf(holder), { refs: [theseObjects(hands.game, [id])], manner: 'effect' });
  hands.run([TAKING], env);
}

/** The Equip Cards on a monster that have their player control it, and whose effects are not negated. */
function holdersOf(game: Game, monster: ObjectId): readonly GameObject[] {
  return game.table.position.objects.filter(
    ({ id, zone, host, status }) =>
      host === monster && zone === 'spells' && !isFaceDown(status) && givesControl(game, id),
  );
}

function givesControl(game: Game, id: ObjectId): boolean {
  return viewOf(game, id).abilities.some(
    ({ ability }) => ability.ability === 'static' && flatOps(ability.ops).some(({ op }) => op === 'control'),
  );
}

/** @throws {Withheld} where the board has the monster with another player */
function mustBeHis({ controller, owner }: GameObject, holder: GameObject): void {
  if (controller !== holder.controller || owner === controller)
    notWorkedOut('A monster that does not lie with the player whose Equip Card takes control of it');
}

function notWorkedOut(what: string): never {
  return withhold(
    'rule/not-modelled',
    `${what} is not worked out.`,
    "Write it where that player's monsters are, with its `owner`.",
  );
}
