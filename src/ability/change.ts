import type { EventKind } from '../ground/id.js';
import { flat } from '../ground/list.js';
import type { Act } from './act.js';
import type { Condition } from './condition.js';
import type { CopyEnd } from './duration.js';
import type { Instruction } from './instruction.js';
import type { Quantity } from './quantity.js';
import type { Place, What, Who } from './reference.js';
import type { StaticOp } from './static.js';

/** How an event that still happens is modified. */
export type Change =
  /** The object arrives in this status, or without it: tapped, exhausted, ready. */
  | { change: 'status'; status: string; without?: true }
  | {
      change: 'counters';
      counter: string;
      amount: Quantity;
      additional?: true;
      /** How the text says on what: "on it", "on them". */
      said?: 'it' | 'them' | 'her';
      /** How the text says how many, where it does not simply name a number. */
      says?: 'for each' | 'where X is' | 'equal to';
    }
  /** "with your choice of a trample counter or a menace counter on it": one of these kinds. */
  | { change: 'counters of one kind'; among: string[]; said?: 'one by one' }
  /** `extra`: what the text excepts besides, which is no part of what it is: "except it enters with a counter on it". */
  | { change: 'copy'; of: What; except?: StaticOp[]; extra?: Change[]; until?: CopyEnd }
  | { change: 'control'; by: Who }
  /**
   * A choice made as the object arrives: "choose a creature type". `kind` is the rulebook's; `which` narrows it ("nonland"),
   * `among`, `but` and `between` name the words that may be chosen, or may not.
   */
  | {
      change: 'choose';
      kind: string;
      which?: string;
      among?: string[];
      but?: string[];
      between?: { least: number; most: number };
      by?: Who;
    }
  /** "It becomes your choice of a 2/2 creature with flying or a 1/6 creature": what it is then is what copies of it copy. */
  | { change: 'become'; among: StaticOp[][] }
  /** Objects chosen as it arrives, by the relation under which it remembers them: "choose one of your shields". */
  | { change: 'pick'; what: What; as: string }
  /** What is done along with the event, as part of it. */
  | { change: 'also'; do: Instruction[] }
  /** What its controller, or another player, may do along with the event, and how it arrives then, or else: "you may pay 2 life. If you don't, ...". */
  | { change: 'may'; by?: Who; do: Instruction[]; yes?: Change[]; no?: Change[]; itself?: string }
  /** "If you control a Dragon, it enters with a counter." */
  | { change: 'if'; given: Condition; yes: Change[]; itself?: string }
  /** Several that the text joins by "and". */
  | { change: 'all'; of: Change[] }
  /** It arrives with these abilities. The effect is one of the text, and lasts as long as the object is what it is. */
  | { change: 'gain'; effect: Extract<Instruction, { do: 'last on' }> }
  /** It arrives with its other face up. */
  | { change: 'other face' }
  /** What happens besides it, in the same event: "those tokens plus a Food token". */
  | { change: 'besides'; do: Instruction[]; said?: 'are created' }
  /** "twice that many", "that many plus one". */
  | { change: 'amount'; to: Quantity; said?: 'that damage' | 'that much' | 'more' | 'more damage' }
  /** What is produced is of this kind, or of one that the text's player chooses by its name, which stands before it. */
  | { change: 'mana'; mana: string; said?: 'colorless' }
  | { change: 'mana'; among: [name: string, mana: string][]; said: 'of your choice' }
  /** `other`: it is brought to this object, which is in that place. */
  | { change: 'place'; to: Place; other?: What }
  /** It counts as an event of this kind: battle damage that is "treated as effect damage". */
  | { change: 'kind'; event: EventKind }
  /** It happens to somebody or something else; `too`: to these players as well. */
  | { change: 'recipient'; to: Act; too?: true };

/** Changes, and those inside them, whichever of them will be made. */
export function flatChanges(changes: readonly Change[]): readonly Change[] {
  if (!changes.some(isOfSeveral)) return changes;
  return flat(changes, (change) => {
    switch (change.change) {
      case 'may':
        return [change, ...flatChanges(change.yes ?? []), ...flatChanges(change.no ?? [])];
      case 'if':
        return [change, ...flatChanges(change.yes)];
      case 'copy':
        return [change, ...flatChanges(change.extra ?? [])];
      case 'all':
        return flatChanges(change.of);
      default:
        return [change];
    }
  });
}

function isOfSeveral({ change }: Change): boolean {
  return change === 'may' || change === 'if' || change === 'all' || change === 'copy';
}
