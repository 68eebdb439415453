import type { AbilityKey, EffectKey, ObjectId, PlayerId, RuleKey } from '../ground/id.js';

/** Something that a player, or chance, must choose before anything goes on. */
export interface Decision {
  by: PlayerId | 'chance';
  asks: Asks;
  domain: Domain;
  /** The rule by which this player is asked. */
  rule: RuleKey | null;
  /** What it is about, for words. */
  about: {
    effect: EffectKey | null;
    ability: AbilityKey | null;
    source: ObjectId | null;
    event: number | null;
    /** Of which of several objects it is asked; null where it is of none, or of one that is yet to be chosen. */
    each: Each | null;
  };
}

/** Objects of which the same is asked one after the other, in that order, and which of them it is now. */
export interface Each {
  objects: ObjectId[];
  place: number;
}

/** The kinds of decision. */
export type Asks =
  /** Which effect to apply (first), or none. */
  | 'apply'
  /** Whether to do what one may do. */
  | 'may'
  /** Objects, as an instruction says. */
  | 'choose'
  | 'target'
  /** A name, type, colour or number. */
  | 'name'
  /** Which of several waiting abilities comes next. */
  | 'order';

/** The answers that there are. */
export type Domain =
  | { of: 'options'; options: Option[] }
  /** That many of these objects. */
  | { of: 'objects'; from: ObjectId[]; least: number; most: number }
  /** One of these words, or, where `open`, any other. */
  | { of: 'words'; words: string[]; open: boolean };

/** One thing that can be chosen, told by its `option`; the answer to it is its place. */
export type Option =
  /**
   * An effect, the events of the group to which it would be applied, and the objects to which those would happen.
   * `accepts`: to choose it is to apply it, even where one "may". `ranks`: to choose it is only to say that it comes first.
   */
  | {
      option: 'effect';
      effect: EffectKey;
      nodes: number[];
      on: ObjectId[];
      accepts: boolean;
      ranks: boolean;
    }
  | { option: 'decline' }
  | { option: 'accept' }
  /** Of abilities that wait: it comes first, or `announces` where that one is announced next, and resolves after those above it. */
  | { option: 'trigger'; trigger: number; announces: boolean }
  /** What can be targeted where that may be a player: one of the players, one of the objects. */
  | { option: 'player'; player: PlayerId }
  | { option: 'object'; object: ObjectId };

/** In place of an answer, where every answer leads round: nobody can stop it, and the game goes on so for ever. */
export interface Endless {
  endless: true;
}

/** An answer: an option's place, the objects chosen, or the word. */
export type Answer = { option: number } | { objects: ObjectId[] } | { word: string };
