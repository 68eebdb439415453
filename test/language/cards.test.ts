import { describe, expect, test } from 'vitest';
import type { Ability } from '../../src/ability/ability.js';
import type { Category } from '../../src/language/grammar.js';
import type { Piece } from '../../src/language/language.js';
import { write } from '../../src/language/printer.js';
import { join } from '../../src/language/token.js';
import { cardsOf, DEFINITIONS } from '../scenario/shelf.js';

/** The piece written from its meaning alone. */
function written(lines: Category<Ability[]>, abilities: readonly Ability[]): string | null {
  const found = write(lines as Category<unknown>, abilities);
  return found && join(found.words);
}

describe.each(DEFINITIONS.map((definition) => ({ definition, game: definition.rulebook.game })))(
  '$game',
  ({ definition }) => {
    const language = definition.language();
    const { lines, spells } = language.dialect;
    const pieces = cardsOf(definition)
      .all()
      .flatMap(({ written: card, pieces: read }) => {
        const self = definition.self(card);
        return read.map((piece: Piece) => ({
          name: card.name,
          text: card.text.slice(piece.start, piece.end),
          self,
          piece,
        }));
      });

    test.each(pieces.filter(({ piece }) => piece.trouble === null && piece.abilities.length > 0))(
      '$name: $text',
      ({ text, self, piece }) => {
        const again = written(self.spell ? spells : lines, piece.abilities);
        expect(again).not.toBeNull();
        expect(language.normal(again ?? '', self)).toBe(language.normal(text, self));
        // Sentences that were read together, since one speaks of "it", can be several once they say what that is.
        const read = language.read(again ?? '', self);
        expect(read.flatMap(({ abilities }) => abilities)).toEqual(piece.abilities);
      },
    );

    test('no clause has more than one meaning', () => {
      expect(pieces.filter(({ piece }) => piece.trouble?.code === 'text/ambiguous')).toEqual([]);
    });
  },
);
