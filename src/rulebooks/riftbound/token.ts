/** What tokens are. */

import type { TokenText } from '../../ability/act.js';
import type { CardKey } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import type { Card } from '../../position/card.js';
import type { Game } from '../../rulebook/game.js';

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
