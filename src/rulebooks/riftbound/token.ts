/** Tokens: as texts describe them ("a 3 [M] Mech unit token"), and what they are. */

import type { TokenText } from '../../ability/act.js';
import type { CardKey } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import type { Words } from '../../language/grammar.js';
import type { Token } from '../../language/token.js';
import type { Card } from '../../position/card.js';
import type { Game } from '../../rulebook/game.js';

const TYPES = ['unit', 'gear', 'battlefield'];

/** "3 [M] Mech unit", "Brush battlefield". */
export const tokenWords: Words<TokenText> = {
  starts: ({ kind, text, word }) =>
    kind === 'number' || word === 'ready' || (kind === 'word' && isCapital(text)),
  read: (tokens, begin) => {
    const ready = tokens[begin]?.word === 'ready';
    const start = ready ? begin + 1 : begin;
    const might = mightAt(tokens, start);
    const first = might === null ? start : start + 2;
    let at = first;
    while (isNameWord(tokens[at])) at += 1;
    const type = tokens[at];
    if (at === first || type?.kind !== 'word' || !TYPES.includes(type.word)) return [];
    const name = tokens
      .slice(first, at)
      .map(({ text }) => text)
      .join(' ');
    const traits = [
      { trait: 'name', is: name },
      { trait: 'type', is: type.word },
    ];
    return [
      {
        end: at + 1,
        meaning: { values: might === null ? {} : { might }, traits, ...(ready ? { enters: 'ready' } : {}) },
      },
    ];
  },
  print: (meaning) => {
    const { values, traits, enters } = (meaning ?? {}) as Partial<TokenText>;
    if (!values || !traits || enters === 'exhausted') return null;
    const might = values.might === undefined ? [] : [String(values.might), '[M]'];
    return { words: [...(enters ? [enters] : []), ...might, ...traits.flatMap(({ is }) => is.split(' '))] };
  },
};

function mightAt(tokens: readonly Token[], at: number): number | null {
  const [number, symbol] = [tokens[at], tokens[at + 1]];
  return number?.kind === 'number' && symbol?.word === '[m]' && number.text.length <= 6
    ? Number(number.text)
    : null;
}

function isNameWord(token: Token | undefined): boolean {
  return token?.kind === 'word' && isCapital(token.text);
}

function isCapital(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}

/**
 * The card of a token: what its own card says, or else what the text that makes it says.
 * @throws {Withheld} `position/unknown-token` where neither says enough
 */
export function tokenCard(game: Game, { values, traits }: TokenText): Card {
  const words = (trait: string): string[] => traits.flatMap((one) => (one.trait === trait ? [one.is] : []));
  const [name = ''] = words('name');
  const type = [...words('type'), 'token'];
  const known = Object.values(game.table.position.cards).find(
    (card) => card.name === name && type.every((word) => [card.traits.type ?? []].flat().includes(word)),
  );
  if (known) return known;
  if (Object.keys(values).length === 0) {
    withhold(
      'position/unknown-token',
      `The ruling makes a ${name} token, and nobody wrote down what that is.`,
      `Write the card ${name} under \`cards\`.`,
    );
  }
  return {
    key: `token:${JSON.stringify([name, type, values])}` as CardKey,
    name,
    traits: { ...values, name: [name], type, domain: [], tag: words('name') },
    text: '',
    abilities: [],
  };
}
