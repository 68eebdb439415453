/** Chains: which link of one resolves, and whether one is under way. */

import type { Amount } from '../../ground/amount.js';
import type { ObjectId } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import type { Action } from '../../position/action.js';
import type { ActionsFrame, Frame } from '../../position/frame.js';
import type { Game } from '../../rulebook/game.js';
import { ANNULLED } from './word.js';

/**
 * The number of the link that resolves: one more than there are links beneath it. What is no activation, an attack or a
 * summon, is no link though it is responded to.
 */
export function chainLink(game: Game): Amount {
  return underWay(game).filter(isLink).length;
}

/** Whether something has resolved to which links lie beneath: effects that wait are activated once those have resolved. */
export function isMidChain(game: Game): boolean {
  return underWay(game).slice(0, -1).some(isLink);
}

/** Whether the activation of the link in hand has been negated. */
export function isAnnulled(game: Game): boolean {
  const object = underWay(game).at(-1)?.object ?? null;
  const { status = [] } = (object === null ? undefined : game.table.position.objects[object]) ?? {};
  return status.includes(ANNULLED);
}

/**
 * Whether a card is the one whose activation the link in hand has answered, and that is the link of this other card.
 */
export function isAnswered(game: Game, card: ObjectId, by: ObjectId | null | undefined): boolean {
  return answered(game, by)?.object === card;
}

/**
 * The same, where it is to be negated.
 * @throws {Withheld} as `mustAnswerCard` does
 */
export function isNegatedBy(game: Game, card: ObjectId, by: ObjectId | null | undefined): boolean {
  mustAnswerCard(game, by);
  return isAnswered(game, card, by);
}

/**
 * What negates an activation answers that of a card, which lies in the Chain.
 * @throws {Withheld} where an effect was activated and no card, or the card has left the Chain
 */
export function mustAnswerCard(game: Game, by: ObjectId | null | undefined): void {
  const link = answered(game, by);
  if (!link) return;
  if (link.object === null || game.table.position.objects[link.object]?.zone !== 'resolving')
    withhold(
      'rule/not-modelled',
      'What negates the activation of an effect, or of a card that has left the Chain, is not worked out.',
    );
}

function answered(game: Game, by: ObjectId | null | undefined): Action | null {
  const [before, link] = underWay(game).slice(-2);
  return before && link && link.object === by && isLink(before) ? before : null;
}

/**
 * A link responds to the one before it: once that has resolved nothing is added to a Chain.
 * @throws {Withheld} `action/forks` where another has responded to the same one
 */
export function mustNotFork({ table }: Game): void {
  const [before, here] = table.position.work.filter(isActions).slice(-2);
  if (!before || !here) return;
  const [first] = here.actions.slice(0, here.next - 1).filter(isLink);
  const to = before.actions[before.next - 1];
  if (!first || !to || !isLink(to)) return;
  const name = nameIn(table.position, first);
  withhold(
    'action/forks',
    `A Chain does not fork: ${name} has responded to the same activation, and has resolved.`,
    `Let it respond to ${name} (\`inResponseTo\`).`,
  );
}

function nameIn({ objects, cards }: Game['table']['position'], { object }: Action): string {
  const { label = null, card = null } = (object === null ? undefined : objects[object]) ?? {};
  return label ?? (card === null ? 'another effect' : (cards[card]?.name ?? 'another effect'));
}

/** What is done at the moment, from the outermost to what responds to it, and so on. */
function underWay({ table }: Game): readonly Action[] {
  return table.position.work.filter(isActions).flatMap(({ actions, next }) => actions[next - 1] ?? []);
}

function isActions(frame: Frame): frame is ActionsFrame {
  return frame.frame === 'actions';
}

function isLink({ verb }: Action): boolean {
  return verb === 'activate' || verb === 'say';
}
