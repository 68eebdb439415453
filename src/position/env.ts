import type { Either, Some, TargetPlayer } from '../ability/reference.js';
import type { Amount } from '../ground/amount.js';
import type { AbilityKey, EffectKey, ObjectId, PlayerId } from '../ground/id.js';
import type { GameEvent } from './event.js';

/** What a word refers to. */
export type Value =
  /** Objects, each in the stint in which it was spoken of. */
  | {
      readonly objects: readonly ObjectId[];
      readonly stints: readonly number[];
      /**
       * How many stints ago each was what is asked of it, where the words themselves have moved it from the field since:
       * "Exile target creature. Its controller gains life equal to its power." Left out where none has been.
       */
      readonly past?: readonly number[];
    }
  | { readonly players: readonly PlayerId[] }
  | { readonly amount: Amount };

/** Whose words are being carried out, and what they have spoken of so far. */
export interface Env {
  /** "You". */
  readonly you: PlayerId;
  /** The object that the text is on. */
  readonly source: ObjectId | null;
  /** The stint in which it is meant. */
  readonly stint: number;
  /** The stint in which these words find it, where they have moved it themselves since. */
  readonly found?: number;
  readonly ability: AbilityKey | null;
  /** By referent number. */
  readonly refs: readonly (Value | null)[];
  /** The event that a replacement or trigger looks at: "that many". */
  readonly event: GameEvent | null;
  /** The stint in which the other object of that event is meant, where these words have waited since. */
  readonly met?: number;
  /** Effects that have led here: what they made may not be changed by them again. */
  readonly uses: readonly Use[];
  /** Effects that were declined on the way here, where they are not offered again. */
  readonly declined?: readonly EffectKey[];
  /** The manner of what these words bring about. */
  readonly manner: string;
  /** Who does what the words tell nobody in particular to do, where that is not "you": "that player may draw a card". */
  readonly actor?: PlayerId;
  /** What was chosen beforehand, in the order of the words that choose it. */
  readonly aimed?: readonly Aim[];
  /** Which modes were chosen beforehand, by their places in the text from 1, in the order of the text. */
  readonly modes?: readonly Modes[];
}

export interface Modes {
  readonly ability: AbilityKey;
  readonly chosen: readonly number[];
}

/** What a text chose as it was announced: the phrase by which it does so, and what was chosen. */
export interface Aim {
  readonly ability: AbilityKey;
  readonly phrase: Some | Either | TargetPlayer;
  readonly chosen: Value;
  /** An effect that lasts has been made with it: whether it fits the words is asked no more (Magic 608.2b). */
  readonly settled?: true;
}

/** An effect that was applied on the way to an event, and which part of its text made the event. */
export interface Use {
  readonly effect: EffectKey;
  /** Its text; for a self-replacement, the text that replaces a part of itself. */
  readonly ability: AbilityKey;
  readonly part: 'outcome' | 'after';
}

/**
 * The same words but for what is given. Words, events and nodes are made anew so often that every field of them is
 * written out: they all have one shape, whatever they were made from, and what reads them is fast. A further field does
 * not compile until it is copied here; one that may be left out is named beside the others of that sort.
 */
export function envWith(env: Env, change: Partial<Env>): Env {
  return Object.assign(envLike(env), change);
}

/** Words of their own like others, to be changed before anybody else has them. */
export function envLike(env: Env): { -readonly [Field in keyof Env]: Env[Field] } {
  const { you, source, stint, found, ability, refs, event, met, uses, manner, actor, declined } = env;
  const same: Required<Omit<Env, 'found' | 'met' | 'actor' | 'declined' | 'aimed' | 'modes'>> = {
    you,
    source,
    stint,
    ability,
    refs,
    event,
    uses,
    manner,
  };
  if (found !== undefined) Object.assign(same, { found });
  if (met !== undefined) Object.assign(same, { met });
  if (actor !== undefined) Object.assign(same, { actor });
  if (declined) Object.assign(same, { declined });
  const chosen = chosenIn(env);
  return chosen ? Object.assign(same, chosen) : same;
}

/** What was chosen beforehand, where anything was. */
export function chosenIn({
  aimed,
  modes,
}: Pick<Env, 'aimed' | 'modes'>): Pick<Env, 'aimed' | 'modes'> | null {
  return aimed || modes ? Object.assign({}, aimed && { aimed }, modes && { modes }) : null;
}
