/** How often effects of a card may be used, and cards of a name activated. */

import type { English } from '../../../language/english/english.js';
import { cardName } from './noun.js';

/** "You can only use each effect of this card once per turn.", "You can only activate 1 ... per turn." */
export function addLimits({ grammar, ability }: English): void {
  const name = cardName(grammar);
  const is = grammar.rule(ability);
  for (const of of ['each effect', 'the effect', 'this effect', 'the previous effect'] as const) {
    is(`You can only use ${of} of {name} once per turn .`, { name }, (h) => ({
      ability: 'note',
      note: 'limit',
      limits: { of, name: h.name },
    }));
    is(`You can only use ${of} of {name} once per Duel .`, { name }, (h) => ({
      ability: 'note',
      note: 'limit',
      limits: { of, name: h.name, per: 'Duel' },
    }));
  }
  is('You can only use each of the following effects of {name} once per turn .', { name }, (h) => ({
    ability: 'note',
    note: 'limit',
    limits: { of: 'the following effects', name: h.name },
  }));
  is(
    'You can only use 1 of the following effects of {name} per turn , and only once that turn .',
    { name },
    (h) => ({
      ability: 'note',
      note: 'limit',
      limits: { of: 'the following effects', name: h.name, shared: true },
    }),
  );
  is('You can only use 1 {name} effect per turn , and only once that turn .', { name }, (h) => ({
    ability: 'note',
    note: 'limit',
    limits: { of: 'any effect', name: h.name, shared: true },
  }));
  is('this effect can only be used once while this card is face-up on the field .', {}, () => ({
    ability: 'note',
    note: 'limit',
    limits: { of: 'this effect', per: 'stay' },
  }));
  is('You can only activate 1 {name} per turn .', { name }, (h) => ({
    ability: 'note',
    note: 'activated once per turn',
    label: h.name,
  }));
  is('You can only activate {name} once per Duel .', { name }, (h) => ({
    ability: 'note',
    note: 'activated once per Duel',
    label: h.name,
  }));
  is('You can only gain this effect once per turn .', {}, () => ({
    ability: 'note',
    note: 'gained once per turn',
  }));
}
