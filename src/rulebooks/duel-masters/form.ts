/**
 * The three forms of a substitution: 1 "do B instead of A", 2 "do B before A", 3 "A goes into a zone so". Form 3 is a
 * state-defining effect since 1.50 (110.4f). Nicknames are never printed; what has one is known by its structure.
 */

import type { Ability, Replacement } from '../../ability/ability.js';
import type { Act } from '../../ability/act.js';
import type { SelfReplacement } from '../../ability/parts.js';
import { flat, kept } from '../../ground/list.js';
import type { Called } from '../../rulebook/rulebook.js';
import { expand } from './keyword.js';

const NOTHING: Called = { form: null, names: [] };

/** What players call an ability, by a version of the rules. */
export function called(what: Ability | SelfReplacement, version: string): Called {
  if (!('ability' in what)) return { form: 1, names: ['self-replacement effect'] };
  switch (what.ability) {
    case 'replacement':
      return ofReplacement(what, version);
    case 'keyword': {
      // One that stands for several has the form of none of them. What a creature is beside has no form.
      const [meant, ...others] = kept(expand(what) ?? [], ({ ability }) => ability !== 'static');
      return meant && others.length === 0 ? called(meant, version) : NOTHING;
    }
    default:
      return NOTHING;
  }
}

function ofReplacement(ability: Replacement, version: string): Called {
  const nicknames = flat(Object.entries(NICKNAMES), ([name, fits]) => (fits(ability) ? [name] : []));
  switch (ability.says) {
    case 'instead':
    case 'instead apart':
    case 'instead first':
    case 'instead within':
      return { form: 1, names: nicknames };
    case 'without':
      return { form: 2, names: nicknames };
    case 'plain':
      return definesState(ability)
        ? { form: 3, names: STATE_DEFINING[version] ?? [] }
        : { form: null, names: nicknames };
  }
}

/** Whether an effect sets how a card is put into a zone (110.4f). */
export function definesState({ outcome }: Replacement): boolean {
  return outcome.outcome === 'modify';
}

/** The versions that tell state-defining effects from substitutions. */
const STATE_DEFINING: { readonly [version: string]: readonly string[] } = {
  '1.50': ['state-defining effect'],
};

/** Substitutions that players have names for, which no card prints. */
const NICKNAMES: { readonly [name: string]: (ability: Replacement) => boolean } = {
  /** A card that would be discarded is put into the battle zone. */
  madness: ({ watch, outcome }) =>
    watch.event === 'discard' &&
    isThis(watch.object) &&
    only(outcome)?.event === 'move' &&
    isThis(only(outcome)?.object) &&
    only(outcome)?.to?.zone === 'battle',
  /** A creature that would be destroyed returns to the hand. */
  sprout: ({ watch, outcome }) =>
    watch.event === 'destroy' &&
    isThis(watch.object) &&
    only(outcome)?.event === 'move' &&
    isThis(only(outcome)?.object) &&
    only(outcome)?.to?.zone === 'hand',
  /** A shield that would be broken is itself put into the graveyard: nobody can use it. */
  'shield burn': ({ watch, outcome }) =>
    watch.event === 'break' &&
    only(outcome)?.event === 'move' &&
    isWatched(watch, only(outcome)?.object) &&
    only(outcome)?.to?.zone === 'graveyard',
};

/** The one act that stands in for the event. */
function only(outcome: Replacement['outcome']): Act | null {
  if (outcome.outcome !== 'stand in') return null;
  const [first, ...others] = outcome.do;
  return first?.do === 'act' && others.length === 0 ? first.act : null;
}

/** Whether an act is done to what the event would happen to. */
function isWatched({ object }: Act, what: Act['object']): boolean {
  const as = object && 'as' in object ? object.as : undefined;
  return what?.what === 'that' && as !== undefined && what.of === as;
}

function isThis(what: Act['object']): boolean {
  return what?.what === 'this';
}
