import type { Category } from '../../src/language/grammar.js';
import type { Language } from '../../src/language/language.js';
import type { Definition } from '../../src/rulebooks/definition.js';
import { cardsOf } from '../scenario/shelf.js';
import { Phrases } from './derive.js';

/** The category of whole texts: of what a spell does, or of what a card says. */
export function categoryOf(language: Language, spell: boolean): Category<unknown> {
  return language.dialect[spell ? 'spells' : 'lines'] as Category<unknown>;
}

/** What the project's cards say, phrase by phrase. */
export function learnt(definition: Definition): Phrases {
  const language = definition.language();
  const phrases = new Phrases(language.dialect.english.grammar);
  for (const { written, pieces } of cardsOf(definition).all()) {
    const self = definition.self(written);
    for (const { start, end, trouble } of pieces) {
      if (trouble) continue;
      const tokens = language.tokens(written.text.slice(start, end), self);
      phrases.learn(categoryOf(language, self.spell), tokens);
    }
  }
  return phrases;
}
