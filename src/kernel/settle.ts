/** Settling the game: the rulebook's state-based actions, then the abilities that wait. */

import type { SettleFrame } from '../position/frame.js';
import type { Waiting } from '../position/position.js';
import type { Play } from './play.js';
import { raise } from './raise.js';
import { newScript, popFrame, pushFrame } from './work.js';

export function stepSettle(play: Play, _frame: SettleFrame): void {
  const step = play.policy.settle(play);
  switch (step.do) {
    case 'events':
      raise(play, step.events, [], step.rule);
      return;
    case 'resolve':
      return resolve(play, step.waiting);
    case 'ask':
      return play.table.journal.set(play.table.position, 'decision', {
        by: step.by,
        asks: 'order',
        domain: {
          of: 'options',
          options: step.options.map(({ id }) => ({ option: 'trigger' as const, trigger: id })),
        },
        rule: step.rule,
        about: { effect: null, ability: null, source: null, event: null },
      });
    case 'settled':
      return popFrame(play);
  }
}

/** Resolves a waiting ability. */
export function resolve(play: Play, waiting: Waiting): void {
  const { position, journal, registry } = play.table;
  journal.set(
    position,
    'waiting',
    position.waiting.filter((one) => one.id !== waiting.id),
  );
  journal.set(position, 'moment', position.moment + 1);
  play.observer?.({ notice: 'resolves', waiting });
  const ability = registry.ability(waiting.ability);
  if (ability.ability !== 'triggered') throw new Error(`${waiting.ability} does not wait`);
  pushFrame(play, newScript(ability.do, { ...waiting.env, ability: waiting.ability }));
}
