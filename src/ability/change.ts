import type { Instruction } from './instruction.js';
import type { Quantity } from './quantity.js';
import type { Place, What, Who } from './reference.js';
import type { StaticOp } from './static.js';

/** How an event that still happens is modified. */
export type Change =
  /** The object arrives in this status, or without it: tapped, exhausted, ready. */
  | { change: 'status'; status: string; without?: true }
  | { change: 'counters'; counter: string; amount: Quantity; additional?: true; said?: 'them' }
  | { change: 'copy'; of: What; except?: StaticOp[] }
  | { change: 'control'; by: Who }
  /** A choice made as the object arrives: "choose a creature type". `kind` is the rulebook's. */
  | { change: 'choose'; kind: string }
  /** Objects chosen as it arrives, by the relation under which it remembers them: "choose one of your shields". */
  | { change: 'pick'; what: What; as: string }
  /** What is done along with the event, as part of it. */
  | { change: 'also'; do: Instruction[] }
  /** "twice that many", "that many plus one". */
  | { change: 'amount'; to: Quantity }
  | { change: 'place'; to: Place }
  /** It happens to somebody or something else. */
  | { change: 'recipient'; object?: What; by?: Who; said: 'damage' | 'deals' };
