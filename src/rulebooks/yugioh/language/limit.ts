/** How often effects of a card may be used, and cards of a name activated. */

import type { CardLimit } from '../../../ability/duration.js';
import type { English } from '../../../language/english/english.js';
import { cardName } from './noun.js';

/** "You can only use each effect of this card once per turn.", "You can only activate 1 ... per turn." */
export function addLimits({ grammar, ability }: English): void {
  const name = cardName(grammar);
  const is = grammar.rule(ability);
  for (const [text, limits] of USES)
    is(`You can only use ${text} .`, { name }, (h) => ({
      ability: 'note',
      note: 'limit',
      limits: { ...limits, name: h.name },
    }));
  for (const [text, note] of ACTIVATIONS)
    is(`You can only activate ${text} .`, { name }, (h) => ({ ability: 'note', note, label: h.name }));
  is('this effect can only be used once while this card is face-up on the field .', {}, () => ({
    ability: 'note',
    note: 'limit',
    limits: { of: 'this effect', per: 'stay' },
  }));
  is('You can only gain this effect once per turn .', {}, () => ({
    ability: 'note',
    note: 'gained once per turn',
  }));
}

const EFFECTS = ['each effect', 'the effect', 'this effect', 'the previous effect'] as const;

/** What can be used only so often, counted by the card's name. */
const USES: readonly (readonly [string, Omit<CardLimit, 'name'>])[] = [
  ...EFFECTS.flatMap((of) => [
    [`${of} of {name} once per turn`, { of }] as const,
    [`${of} of {name} once per Duel`, { of, per: 'Duel' }] as const,
  ]),
  ['each of the following effects of {name} once per turn', { of: 'the following effects' }],
  [
    '1 of the following effects of {name} per turn , and only once that turn',
    { of: 'the following effects', shared: true },
  ],
  ['1 {name} effect per turn , and only once that turn', { of: 'any effect', shared: true }],
];

/** Of which cards only so many can be activated. */
const ACTIVATIONS = [
  ['1 {name} per turn', 'activated once per turn'],
  ['{name} once per Duel', 'activated once per Duel'],
] as const;
