/** On what a card evolves (801 to 803): as its own text says, and where that says nothing, on one of its own kind. */

import type { What } from '../../ability/reference.js';
import { isMeant } from '../../evaluate/condition/test.js';
import { match } from '../../evaluate/event/pattern.js';
import { viewOf } from '../../evaluate/object/characteristics.js';
import { flat } from '../../ground/list.js';
import { withhold } from '../../ground/problem.js';
import { subjectOf } from '../../kernel/watching/candidate.js';
import { kindsOf, watchers } from '../../kernel/watching/watcher.js';
import type { Action } from '../../position/action.js';
import type { GameEvent } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';
import { objectOf } from '../../rulebook/game.js';
import type { View } from '../../table/view.js';
import { watched } from '../../table/watch.js';
import { speaking } from '../common/action.js';
import { misfit } from '../common/fitting.js';
import { EVOLUTION, EVOLVED } from './fitting.js';
import { isA } from './type.js';

/** What would have to be put on what, in words, where a card does not evolve on the other; null where it does. */
export function unfitToEvolve(game: Game, action: Action): string | null {
  const said = misfit(game, action, EVOLUTION, EVOLVED);
  const { object, other } = action;
  if (said !== null || object === null || other === null) return said;
  const [card, base] = [viewOf(game, object), viewOf(game, other)];
  // Of a card that nobody knows, nobody knows that it is something else.
  if (card.traits === null || base.traits === null) return null;
  const named = basesOf(card);
  const env = speaking(game, action);
  const fits =
    named.length > 0
      ? named.some((what) => isMeant(game, env, single(what), base))
      : KINDS.some((kind) => isA(card, kind) && isA(base, kind));
  return fits
    ? null
    : 'it is put on what its text says, or where that says nothing, on a card of its own kind';
}

const KINDS = ['creature', 'gear'] as const;

function basesOf({ abilities }: View): readonly What[] {
  return flat(abilities, ({ ability }) => (ability.ability === 'keyword' ? (ability.on ?? []) : []));
}

/** @throws {Withheld} where a card is put on several at once (801.1) */
function single(what: What): What {
  if (what.what === 'both' || (what.what === 'some' && what.quantity.how !== 'one'))
    withhold('rule/not-modelled', 'That a card is put on several others at once is not worked out here.');
  return what;
}

/**
 * An effect that puts an evolution creature into the battle zone has it put on another as well (801.1), a NEO creature
 * where its player likes (802.1).
 * @throws {Withheld} where somebody would have to say on which
 */
export function mustNotEvolve(game: Game, { object, to, cause }: GameEvent): void {
  if (object === null || to?.zone !== 'battle' || objectOf(game, object).zone === 'battle') return;
  const card = viewOf(game, object);
  // What a player summons is listed with what it is put on, or without.
  const isListed = cause.source === null && cause.ability === null;
  const may = isA(card, 'neo') && !isListed && hasCreature(game, objectOf(game, object).owner);
  if (may || (isA(card, 'evolution') && isA(card, 'creature')))
    withhold(
      'rule/not-modelled',
      'On which creature an evolution creature is put that an effect puts into the battle zone is not worked out here.',
      'Write the creature into the battle zone with what lies `under` it, or list that it evolves.',
    );
}

/**
 * A NEO creature that is put on another is an evolution creature while it is (802.1).
 * @throws {Withheld} where something looks at its arrival that tells the one from the other
 */
export function mustLookAlike(game: Game, event: GameEvent): void {
  const view = subjectOf(game, event);
  const type = view?.traits?.type;
  if (!view || !isA(view, 'neo') || !Array.isArray(type)) return;
  const evolved: View = { ...view, traits: { ...view.traits, type: [...type, 'evolution'] } };
  for (const shelf of ['replacement', 'cannot'] as const) {
    for (const { keyed, env } of watchers(game, shelf, event, view)) {
      const pattern = watched(keyed.ability);
      const kinds = kindsOf(game, event, keyed.ability.ability);
      const fits = (one: View): boolean =>
        pattern !== null && typeof match(game, env, pattern, event, kinds, one) !== 'string';
      if (fits(view) !== fits(evolved))
        withhold(
          'rule/not-modelled',
          'What looks at evolution creatures as they are put into the battle zone is not worked out for a NEO creature that is put on another.',
        );
    }
  }
}

function hasCreature(game: Game, owner: number): boolean {
  return game.table.position.objects.some(
    (object) =>
      object.zone === 'battle' && object.owner === owner && isA(viewOf(game, object.id), 'creature'),
  );
}
