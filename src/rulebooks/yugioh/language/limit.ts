/** How often effects of a card may be used, and cards of a name activated. */

import type { CardLimit } from '../../../ability/duration.js';
import type { English } from '../../../language/english/english.js';
import { ACTIVATED_ONCE } from '../word.js';
import { cardName } from './noun.js';

/** "You can only use each effect of this card once per turn.", "You can only activate 1 ... per turn." */
export function addLimits({ grammar, ability }: English): void {
  const name = cardName(grammar);
  const is = grammar.rule(ability);
  for (const [text, limits] of USES)
    is(`${text} .`, { name }, (h) => ({
      ability: 'note',
      note: 'limit',
      limits: { ...limits, name: h.name },
    }));
  for (const [text, limits] of USES_OF_ONE)
    is(`${text} .`, {}, () => ({ ability: 'note', note: 'limit', limits }));
  // Its name tells nothing apart: it is one card that lies there.
  for (const [verb, said] of VERBS.slice(0, 2))
    is(`${verb} this effect of {name} once while it is face-up on the field .`, { name }, (h) => ({
      ability: 'note',
      note: 'limit',
      label: h.name,
      limits: { of: 'this effect', per: 'stay', ...said },
    }));
  for (const [note, { text }] of Object.entries(ACTIVATED_ONCE))
    is(`You can only activate ${text} .`, { name }, (h) => ({ ability: 'note', note, label: h.name }));
  is('You can only gain this effect once per turn .', {}, () => ({
    ability: 'note',
    note: 'gained once per turn',
  }));
}

/** "Once per turn", as it stands before what is limited by it. */
export const ONCE = { limit: 'times', times: 1, per: 'turn' } as const;

/** "Once per turn", "twice per turn", as words before what happens no more often. */
export const OFTEN_EACH_TURN = [
  ['once per turn', ONCE],
  ['twice per turn', { ...ONCE, times: 2 }],
] as const;

type Limits = Omit<CardLimit, 'name'>;
type Wording<Of> = readonly (readonly [text: string, of: Of])[];

/** Which of its effects a sentence speaks of. */
const EFFECTS: Wording<CardLimit['of']> = [
  ['each effect', 'each effect'],
  ['the effect', 'the effect'],
  ['this effect', 'this effect'],
  ['the previous effect', 'the previous effect'],
  ['each of the following effects', 'the following effects'],
];

/** With which word a sentence limits them. */
const VERBS: Wording<Pick<Limits, 'said'>> = [
  ['You can only use', {}],
  ['You can only activate', { said: 'activate' }],
  ['You can use', { said: 'can' }],
];

/** How often, and how long a use counts. */
const OFTEN: Wording<Pick<Limits, 'times' | 'upTo' | 'per'>> = [
  ['once per turn', {}],
  ['twice per turn', { times: 2 }],
  ['up to twice per turn', { times: 2, upTo: true }],
  ['up to 3 times per turn', { times: 3, upTo: true }],
  ['once per Duel', { per: 'Duel' }],
  ['twice per Duel', { per: 'Duel', times: 2 }],
];

const ONCE_ONLY = 'per turn , and only once that turn';

/** What can be used only so often, counted by the card's name. */
const USES: Wording<Limits> = [
  ...VERBS.flatMap(([verb, said]) =>
    EFFECTS.flatMap(([text, of]) =>
      OFTEN.map(
        ([often, limits]) => [`${verb} ${text} of {name} ${often}`, { of, ...said, ...limits }] as const,
      ),
    ),
  ),
  ...VERBS.slice(0, 2).flatMap(([verb, said]): Wording<Limits> => {
    const following = { of: 'the following effects', shared: true, ...said } as const;
    const any = { of: 'any effect', shared: true, ...said } as const;
    return [
      [`${verb} 1 of the following effects of {name} ${ONCE_ONLY}`, following],
      [`${verb} 1 of the following effects of {name} per turn`, { ...following, brief: true }],
      [`${verb} 1 {name} effect ${ONCE_ONLY}`, any],
      [`${verb} 1 {name} effect per turn`, { ...any, brief: true }],
    ];
  }),
];

/** What one card can use only so often, as long as it lies there. */
const USES_OF_ONE: Wording<CardLimit> = [
  ...VERBS.flatMap(([verb, said]) =>
    OFTEN.filter(([, { per }]) => per === undefined).map(
      ([often, limits]) =>
        [`${verb} this effect ${often}`, { of: 'this effect', ...said, ...limits }] as const,
    ),
  ),
  ['this effect can only be used once per turn', { of: 'this effect', said: 'used' }],
  [
    'this effect can only be used once while this card is face-up on the field',
    { of: 'this effect', per: 'stay', said: 'used' },
  ],
];
