import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Self } from '../../src/language/language.js';
import { write } from '../../src/language/printer.js';
import { join } from '../../src/language/token.js';
import { DEFINITIONS } from '../scenario/shelf.js';
import { derive, type Pick } from './derive.js';
import { categoryOf, learnt } from './learnt.js';

/** Sentences by which each grammar is tried; more on request. */
const RUNS = Number(process.env.SENTENCES ?? 1500);

/** Deep enough that every production comes up; longer sentences say nothing new. */
const DEPTH = 4;
const MOST_WORDS = 60;

/** Numbers that look random and follow from a seed. */
function picking(seed: number): Pick {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return limit <= 0 ? 0 : (state >>> 8) % limit;
  };
}

describe.each(DEFINITIONS.map((definition) => ({ definition, game: definition.rulebook.game })))(
  '$game',
  ({ definition }) => {
    const language = definition.language();
    const phrases = learnt(definition);
    const seen = { sentences: 0, understood: 0 };

    test('whatever the grammar can say is read in one way, and written back word for word', () => {
      fc.assert(
        fc.property(fc.integer(), fc.boolean(), (seed, spell) => {
          const category = categoryOf(language, spell);
          const derived = derive(category, phrases, picking(seed), DEPTH);
          if (!derived || derived.words.length > MOST_WORDS) return;
          const text = join(derived.words);
          const self: Self = { name: '', noun: 'card', spell };
          const pieces = language.read(text, self);
          // Several sentences may be several abilities, and what is derived may speak of what nobody has mentioned.
          const [piece] = pieces;
          if (pieces.length !== 1 || !piece || piece.trouble?.code === 'text/unbound') return;
          seen.sentences += 1;
          expect(piece.trouble, text).toBeNull();
          const written = write(category, piece.abilities);
          expect(written, text).not.toBeNull();
          const again = join(written?.words ?? []);
          expect(language.normal(again, self)).toBe(language.normal(text, self));
          expect(language.read(again, self)[0]?.abilities).toEqual(piece.abilities);
          seen.understood += 1;
        }),
        { numRuns: RUNS },
      );
      expect(seen.understood).toBeGreaterThan(RUNS / 10);
    }, 600_000);
  },
);
