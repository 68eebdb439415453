/** As what something with sunburst enters (702.44a): a creature has +1/+1 counters, anything else charge counters. */

import { flatOps } from '../../../ability/static.js';
import { arrivingView } from '../../../evaluate/ahead.js';
import { wordsOf } from '../../../evaluate/test.js';
import { withhold } from '../../../ground/problem.js';
import type { GameEvent } from '../../../position/event.js';
import { printedOn } from '../../../position/object.js';
import type { FactRule } from '../../../rulebook/catalogue.js';
import type { Game } from '../../../rulebook/game.js';

/** "If this object is entering as a creature". */
export const AS_CREATURE = 'it is entering as a creature';

/** Until the rule said that effects which change types are ignored, they counted. */
export const ENTERS_AS_CREATURE: FactRule = {
  so: (game, { event }) => {
    if (!event?.detail?.arrival) return null;
    const types =
      game.table.position.rules === '2013'
        ? wordsOf(game, arrivingView(game, event), 'type')
        : own(game, event);
    return types.includes('creature');
  },
};

/**
 * Its types but for effects that change them: those of its card, or of what it is a copy of with what that excepts (707.9).
 * @throws {Withheld} where nobody knows the card
 */
function own(game: Game, { object, detail }: GameEvent): readonly string[] {
  const { objects, cards } = game.table.position;
  const there = object === null ? undefined : objects[object];
  const copy = detail?.arrival?.copy ?? there?.copy ?? null;
  const card = there && printedOn({ card: detail?.arrival?.face ?? there.card, copy });
  const printed = card ? cards[card]?.traits?.type : undefined;
  if (!Array.isArray(printed)) return unknown();
  let types: readonly string[] = printed;
  for (const op of flatOps(copy?.except ?? [])) {
    if (!('trait' in op) || op.trait !== 'type' || !('values' in op)) continue;
    const { values } = op;
    if (!Array.isArray(values)) return unknown();
    if (op.op === 'set') types = values;
    else if (op.op === 'add') types = [...types, ...values];
    else types = types.filter((type) => !values.includes(type));
  }
  return types;
}

function unknown(): never {
  return withhold(
    'position/unknown-card',
    'The ruling depends on the types of a card that is not known.',
    'Name the card.',
  );
}
