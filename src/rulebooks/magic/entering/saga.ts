/** Sagas (714): the lore counter that one enters with, its chapters, and its end. */

import type { Ability } from '../../../ability/ability.js';
import type { Condition } from '../../../ability/condition.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { What } from '../../../ability/reference.js';
import { wordsOf } from '../../../evaluate/condition/test.js';
import { compare } from '../../../ground/amount.js';
import { flat } from '../../../ground/list.js';
import type { GameEvent } from '../../../position/event.js';
import type { Game } from '../../../rulebook/game.js';
import type { Standing } from '../../../table/registry.js';
import type { View } from '../../../table/view.js';
import { byRule } from '../../common/settle.js';
import { cite } from '../rule.js';

const LORE = 'lore';

const THIS: What = { what: 'this' };

/** As a Saga enters its controller puts a lore counter on it (714.3a): by replacement, as with all that something enters with. */
export const SAGA_ENTERS: Standing = {
  rule: cite('saga-enters'),
  ability: {
    ability: 'replacement',
    watch: {
      event: 'move',
      object: { what: 'this', which: [{ test: 'trait', trait: 'subtype', is: 'Saga' }] },
      to: { zone: 'battlefield' },
    },
    outcome: { outcome: 'modify', changes: [{ change: 'counters', counter: LORE, amount: 1 }] },
    says: 'plain',
  },
};

/** "When one or more lore counters are put onto this Saga, if there were fewer than so many and are that many now" (714.2b). */
export function chapter(number: number, steps: Instruction[]): Ability {
  const now = { counters: LORE, on: THIS } as const;
  const before = { minus: { event: 'amount' }, from: now } as const;
  const given: Condition = {
    if: 'all',
    of: [
      { if: 'compare', left: now, by: 'at least', right: number },
      { if: 'compare', left: before, by: 'less than', right: number },
    ],
  };
  return {
    ability: 'triggered',
    on: { event: 'put counters', counter: LORE, object: THIS },
    given,
    do: steps,
  };
}

/** The number of a chapter; null for any other ability. */
function numberOf(ability: Ability): number | null {
  if (ability.ability !== 'triggered' || ability.on.counter !== LORE || ability.given?.if !== 'all')
    return null;
  const [reached] = ability.given.of;
  return reached?.if === 'compare' && typeof reached.right === 'number' ? reached.right : null;
}

/** A Saga that has come to its last chapter, none of which waits any more, is sacrificed (714.4, 704.5s). */
export function finished(game: Game, views: readonly View[]): readonly GameEvent[] {
  const { waiting } = game.table.position;
  return flat(views, (view) => {
    const { object, abilities } = view;
    if (!wordsOf(game, view, 'subtype').includes('Saga')) return [];
    const chapters = flat(abilities, ({ ability }) => numberOf(ability) ?? []);
    if (chapters.length === 0 || compare(object.counters[LORE] ?? 0, Math.max(...chapters)) < 0) return [];
    const waits = waiting.some(({ env, ability }) => {
      const triggered = game.table.registry.ability(ability);
      return env.source === object.id && numberOf(triggered) !== null;
    });
    return waits ? [] : [byRule(game, 'sacrifice', object.id)];
  });
}
