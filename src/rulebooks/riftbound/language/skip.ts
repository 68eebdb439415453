/** To skip an event is to replace it with nothing (443); points, as texts speak of them. */

import type { Replacement } from '../../../ability/ability.js';
import type { Act } from '../../../ability/act.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { TargetPlayer, Who } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import { NEXT } from '../../../language/english/next.js';
import type { Becomes } from '../../../language/english/replacement.js';
import { verb } from '../../../language/english/verb.js';
import type { Category } from '../../../language/grammar.js';
import { extend, introduced } from '../../../language/template.js';
import { TURNS } from '../value.js';

/** Points by what brings them, and their events. */
const POINTS = {
  conquering: 'point from conquering',
  holding: 'point from holding',
  'conquering or holding': 'score point',
} as const;

export function addSkipping(english: English, becomes: Category<Becomes>): void {
  const { grammar, statement, sentence, would } = english;
  grammar.rule(statement)('skip your Draw Phase', {}, () => ({
    ability: 'replacement',
    watch: { event: 'draw phase', by: { who: 'you' } },
    outcome: { outcome: 'not' },
    says: 'plain',
  }));
  grammar.rule(sentence)('skip the next time {watch} this turn', { watch: would }, (h) => skipping(h.watch));
  addSkippingPlayers(english);
  addScoring(english, becomes);
}

function skipping(watch: Act): Instruction {
  return {
    do: 'last',
    until: 'turn',
    abilities: [{ ability: 'replacement', watch, outcome: { outcome: 'not' }, limit: NEXT, says: 'plain' }],
  };
}

/** "Choose a player. They skip their next point from conquering this turn." (443.1.a) */
function addSkippingPlayers({ grammar, sentence, who }: English): void {
  const chosen = grammar.category<TargetPlayer>('a player to choose');
  for (const of of ['player', 'opponent'] as const)
    grammar.rule(chosen)(`a ${of}`, {}, () => ({ who: 'target', of, chosen: true, as: introduced() }), {
      number: 'one',
      refers: { how: 'introduces', sort: 'player' },
    });
  grammar.rule(sentence)('choose {by}', { by: chosen }, (h) => ({
    do: 'act',
    act: { event: 'choose player', by: h.by },
  }));
  const skipped = grammar.category<Act>('what is skipped');
  for (const [from, event] of Object.entries(POINTS))
    grammar.rule(skipped)(`point from ${from}`, {}, () => ({ event }));
  grammar.rule(skipped)('point', {}, () => ({ event: 'gain point' }));
  grammar.rule(skipped)('Draw Phase', {}, () => ({ event: 'draw phase' }));
  // Whose it is stands there twice; it is the same player's.
  for (const [number, verb, whose] of [
    ['many', 'skip', 'their'],
    ['one', 'skips', 'their'],
  ] as const)
    grammar.rule(sentence)(
      `{by:${number}} ${verb} ${whose} next {skipped} this turn`,
      { by: who as Category<Who>, skipped },
      (h) => skipping(extend(h.skipped, { by: h.by })),
    );
}

/** "If a player would score 1 point from conquering or holding during their first or second turn, they draw 1 instead." */
function addScoring(english: English, becomes: Category<Becomes>): void {
  const { grammar, statement, would, amount, whose } = english;
  for (const [from, event] of Object.entries(POINTS))
    verb(english, 'score scores scoring scored', `{amount} [point|points] from ${from}`, { amount }, (h) => ({
      event,
      amount: h.amount,
    }));
  for (const [said, to] of [
    ['first', 1],
    ['first or second', 2],
  ] as const)
    grammar.rule(statement)(
      `if {watch} ‹during {whose} ${said} turn› , {becomes}`,
      { watch: would, whose, becomes },
      (h) =>
        extend(h.becomes, {
          ability: 'replacement' as const,
          watch: h.watch,
          given: {
            if: 'all',
            of: [
              { if: 'turn', whose: h.whose, said: 'during' },
              { if: 'value', who: h.whose, value: TURNS, by: 'at most', to },
            ],
          } as Replacement['given'] & {},
          opens: 'if' as const,
        }),
      { says: 'given' },
    );
}
