import type { Keyword, Trait, Zone } from '../ground/id.js';
import { flat } from '../ground/list.js';
import type { Ability, Unread } from './ability.js';
import type { Quantity } from './quantity.js';
import type { Referent, What } from './reference.js';

/** What a continuous effect does to the objects that it affects. The rulebook gives each its layer. */
export type StaticOp =
  /** `giver`: the referent by which the abilities speak of what gives them. */
  | { op: 'gain'; abilities: Ability[]; said?: 'has' | 'gets' | 'gains' | 'get'; giver?: Referent }
  /**
   * `printed`, `effects`: some of what it prints, as where its effects are negated; what others have given it stays. The
   * rulebook says of either which those are.
   */
  | { op: 'lose'; abilities: 'all' | 'printed' | 'effects' | Keyword[] }
  /** Becomes exactly these. */
  | { op: 'set'; trait: Trait; values: Values }
  /** Is these in addition. */
  | { op: 'add'; trait: Trait; values: Values; said?: string }
  | { op: 'remove'; trait: Trait; values: Values; said?: string }
  /** A number becomes this; `base` where the text speaks of the base value. */
  | { op: 'value'; trait: Trait; to: Quantity; base?: true }
  | { op: 'modify'; trait: Trait; by: Quantity }
  /** A number is, or becomes, nobody knows what: the clause is not understood. */
  | { op: 'unread'; trait: Trait; unread: Unread }
  /** In its text one word of a kind stands for another: "Elf" for "Goblin". Which they are is chosen as the effect is made. */
  | { op: 'rename'; kind: string; trait: Trait; but?: string[]; from?: string; to?: string }
  /** The player whose effect it is controls them. */
  | { op: 'control'; said?: 'you' }
  /** As it moves it keeps its counters, save to these zones. */
  | { op: 'keep counters'; but: Zone[] }
  /** Has the full text of another card, and these abilities. */
  | { op: 'text of'; of: What; and: Ability[] }
  /** What belongs to the word that its player picks as the effect is made: "protection from the color of your choice". */
  | { op: 'picked'; of: { word: string; ops: StaticOp[] }[]; said?: 'before' }
  /** Several that the text says as one: power and toughness. `times`: so often each ("for each artifact you control"). */
  | { op: 'several'; ops: StaticOp[]; times?: Quantity };

/** Single changes, one after the other. */
export function flatOps(ops: readonly StaticOp[]): readonly StaticOp[] {
  return flat(ops, (op) => {
    if (op.op === 'picked') return flat(op.of, ({ ops: each }) => flatOps(each));
    if (op.op !== 'several') return [op];
    const { times } = op;
    return times === undefined ? flatOps(op.ops) : flatOps(op.ops).map((one) => timesOver(one, times));
  });
}

function timesOver(op: StaticOp, times: Quantity): StaticOp {
  return op.op === 'modify' ? { ...op, by: { times, of: op.by } } : op;
}

/** Words, or the one that was chosen for the source: of a kind, or of another where none of that was. */
export type Values = string[] | { chosen: string; or?: string };
