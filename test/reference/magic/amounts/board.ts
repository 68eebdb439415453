/** Magic: boards on which an amount changes: damage, life, counters, cards drawn. */

import type { Side } from '../../game.js';
import type { Permanent } from '../permanents.js';

export type Watched = 'you' | 'opponent' | 'anyone' | 'own creature' | 'their creature' | 'this';

/** What a line of a creature says. */
export type Line =
  /** "If a source would deal damage to `to`, ..." */
  | { readonly on: 'damage'; readonly to: Watched; readonly does: Damaging }
  /** "All damage that would be dealt to `from` is dealt to ... instead." */
  | { readonly on: 'redirected damage'; readonly from: 'you' | 'own others' | 'this' | 'own creatures' }
  | { readonly on: 'gain'; readonly who: 'you' | 'opponent' | 'anyone'; readonly does: Gaining }
  | { readonly on: 'lose'; readonly who: 'you' | 'opponent'; readonly does: 'double' | 'plus' | 'gain' }
  | { readonly on: 'counters'; readonly to: Watched; readonly does: 'double' | 'plus' }
  | {
      readonly on: 'draw';
      readonly who: 'you' | 'opponent';
      readonly optional: boolean;
      readonly does: 'two' | 'mill' | 'take' | 'gain';
    }
  /** "Damage can't be prevented.", "Players can't gain life.", "Creatures can't have counters put on them." */
  | { readonly on: 'never'; readonly what: 'prevention' | 'gain' | 'counters' };

export type Damaging =
  | 'double'
  | 'plus'
  | 'minus'
  | 'half'
  | 'prevent one'
  | 'prevent half'
  | 'prevent'
  | 'counters';

export type Gaining = 'double' | 'plus' | 'none' | 'lose' | 'mine' | 'draw';

export interface Creature extends Permanent {
  readonly lines: readonly Line[];
}

/** What was said before: of the next damage to a player or creature. */
export interface Shield {
  readonly by: Side;
  /** Whom it shields: who said it, or a creature. */
  readonly on: 'you' | number;
  readonly points: number;
  /** Where that damage goes instead of being prevented. */
  readonly to: number | null;
}

export interface Amounts {
  readonly active: Side;
  readonly by: Side;
  readonly does: 'damage' | 'gain' | 'lose' | 'counters' | 'draw';
  readonly points: number;
  readonly whom: 'you' | 'opponent' | 'each player' | 'target creature' | 'each creature';
  readonly creatures: readonly Creature[];
  readonly shields: readonly Shield[];
  /** A creature that has been exiled meanwhile. */
  readonly gone: number | null;
}
