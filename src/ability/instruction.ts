import type { AbilityKey } from '../ground/id.js';
import type { Ability, Unread } from './ability.js';
import type { Act } from './act.js';
import type { Condition } from './condition.js';
import type { Duration } from './duration.js';
import type { Quantity } from './quantity.js';
import type { Done, Referent, What, Who } from './reference.js';
import type { StaticOp } from './static.js';

/** One step of what a text tells a player to do. Carried out in order; everything inside one `act` happens at once. */
export type Instruction =
  | { do: 'act'; act: Act }
  /** "heal it, exhaust it, and recall it": several in one clause; `at once`: acts that happen at the same time. */
  | {
      do: 'several';
      steps: Instruction[];
      said:
        | 'and'
        | 'then'
        | 'if so'
        | 'if that'
        | 'also'
        | 'also apart'
        | 'in one'
        | 'at once'
        | 'do this'
        | 'then do this';
    }
  /**
   * "you may ..."; with a cost: "you may pay ... to ..."; `following`: what may be done stands in a list below. `later`:
   * the cost must be payable, and is paid with the other costs of what is announced. Only rulebooks do this.
   */
  | { do: 'may'; who: Who; cost?: Instruction[]; steps: Instruction[]; said?: 'following'; later?: true }
  /** "... unless its controller pays {2}": done, unless that player chooses to pay. */
  | { do: 'unless'; who: Who; cost: Instruction[]; steps: Instruction[] }
  | { do: 'if'; given: Condition; yes: Instruction[]; no?: Instruction[] }
  /** "Choose one —": so many of these are carried out, in their order; where a cost is named, who pays it does all. */
  | {
      do: 'modes';
      choose: { least: number; most?: number };
      /** "Choose one. If this spell was kicked, choose both instead." */
      instead?: { given: Condition; choose: { least: number; most?: number } };
      /** One of them may be chosen more often than once, `least` of them all in all. */
      again?: true;
      of: Instruction[][];
      entwine?: string;
      /** They are those of this text, and are chosen here so that what each of them costs is paid. Only rulebooks do this. */
      decides?: AbilityKey;
    }
  /** What one of several modes costs: it is paid as that is chosen, and no more as it is carried out. */
  | { do: 'price'; cost: Instruction[]; thenTarget?: true }
  /** "for each card you discarded, ...": so often, one after the other. */
  | { do: 'for each'; times: Quantity; steps: Instruction[] }
  /** "for each creature destroyed this way, its controller ...": for each of them, and for all of them at once. */
  | { do: 'for each'; of: Done; steps: Instruction[] }
  /** "..., where X is its power": X stands for that in these steps. */
  | { do: 'where'; x: Quantity; steps: Instruction[] }
  /** "choose a friendly unit": nothing happens to it yet. */
  | { do: 'choose'; what: What }
  /** An effect that lasts: abilities that it gives the game, or what it does to some objects. */
  | {
      do: 'last';
      until: Duration;
      abilities: Ability[];
      said?: 'within' | 'last' | 'first' | 'this turn' | 'until the End Phase';
    }
  | {
      do: 'last on';
      until: Duration;
      on: What;
      ops: StaticOp[];
      said?: 'to' | 'first' | 'this turn' | 'until the end' | 'until it leaves';
    }
  /** A self-replacement: under this condition, these take the place of the instructions before it. */
  | {
      do: 'alternative';
      base: Instruction[];
      given: Condition;
      other: Instruction[];
      /** The word by which the text names the condition: "Metamorph", "Threshold". */
      label?: string;
      /** "instead" stands before what is done otherwise; the condition stands last; "now" stands before "instead". */
      says?: 'instead first' | 'if last' | 'now';
      /** It stands in a paragraph of its own. */
      apart?: true;
    }
  /** A later sentence makes an effect that bears on what is done here, so it is there before: "After you cast it, ... instead." */
  | {
      do: 'beforehand';
      base: Instruction[];
      effect: Extract<Instruction, { do: 'last' }>;
      said?: 'if you do';
    }
  /**
   * "... then repeats this process until ...": done again and again, of which later words speak as of one. `held`: where
   * what it was done to in earlier rounds is kept; absent before the first.
   */
  | { do: 'repeat'; steps: Instruction[]; until: Condition; held?: Referent }
  /** "Repeat this process": all that the text in hand tells is done anew. */
  | { do: 'again' }
  /**
   * What the text in hand, or else that of an object, will have its player choose is chosen now; `paid`: after it was paid
   * for, which must have left something to choose. Only rulebooks do this.
   */
  | { do: 'aim'; of: What; paid?: true }
  /** A point at which the rulebook settles the game. No text says this; rulebooks do. */
  | { do: 'settle' }
  /**
   * What comes next comes after what has happened so far: by the word of a text ("then"), since it resolves now, or since
   * all is paid for it. Likewise.
   */
  | { do: 'part'; by: 'then' | 'resolving' | 'paid' }
  /** Carries out what was decided and held back. Likewise only in rulebooks. */
  | { do: 'release'; held: string }
  | { do: 'unread'; unread: Unread };
