/** To skip an event is to replace it with nothing (443). */

import type { English } from '../../../language/english/english.js';
import { NEXT } from '../../../language/english/next.js';

export function addSkipping({ grammar, statement, sentence, would }: English): void {
  grammar.rule(statement)('skip your Draw Phase', {}, () => ({
    ability: 'replacement',
    watch: { event: 'draw phase', by: { who: 'you' } },
    outcome: { outcome: 'not' },
    says: 'plain',
  }));
  grammar.rule(sentence)('skip the next time {watch} this turn', { watch: would }, (h) => ({
    do: 'last',
    until: 'turn',
    abilities: [
      { ability: 'replacement', watch: h.watch, outcome: { outcome: 'not' }, limit: NEXT, says: 'plain' },
    ],
  }));
}
