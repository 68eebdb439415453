/** The phrases by which a text chooses what it is done to. */

import type { Ability, Replacement } from '../../ability/ability.js';
import type { Act } from '../../ability/act.js';
import type { Condition } from '../../ability/condition.js';
import type { Instruction } from '../../ability/instruction.js';
import type { TargetPlayer, Test, What, Who } from '../../ability/reference.js';
import { refersTo } from '../../ability/referents.js';
import { settledWithoutX } from '../../evaluate/plan/where-x.js';
import { type Aiming, isTargeted } from '../../evaluate/reference/target.js';
import type { Catalogue } from '../../rulebook/catalogue.js';
import { isChosenAsMade } from './as-made.js';

/** Which of two parts of a text is announced, where that is settled by how it is announced itself: "if this spell was kicked". */
export type Announced = (given: Condition) => boolean | null;

const UNTOLD: Announced = () => null;

/**
 * The phrases by which the player of a text chooses what it is done to. Costs choose as they are paid, and a part that is
 * not announced chooses nothing.
 */
export function phrasesOf(
  catalogue: Catalogue,
  instruction: Instruction,
  so: Announced = UNTOLD,
): readonly Aiming[] {
  const within = (steps: readonly Instruction[]): readonly Aiming[] =>
    steps.flatMap((step) => phrasesOf(catalogue, step, so));
  switch (instruction.do) {
    case 'act':
      return phrasesOfAct(catalogue, instruction.act);
    case 'choose':
      return aimsOfWhat(instruction.what);
    case 'last on':
      return aimsOfWhat(instruction.on);
    case 'last':
      return instruction.abilities.flatMap((ability) => phrasesOfEffect(catalogue, ability));
    case 'several':
    case 'repeat':
    case 'unless':
      return within(instruction.steps);
    case 'where':
      return settledWithoutX(within(instruction.steps));
    case 'may':
      return [...aimsOfWho(instruction.who), ...within(instruction.steps)];
    case 'if': {
      const met = so(instruction.given);
      return within([...(met === false ? [] : instruction.yes), ...(met ? [] : (instruction.no ?? []))]);
    }
    case 'alternative': {
      const { base, given, other } = instruction;
      const met = so(given);
      if (met === false) return within(base);
      // What only the part that is not announced would be done to is not chosen.
      // A text that leaves out to what it is done means what the other says.
      const same = other.some((step) => step.do === 'act' && step.act.bare);
      const spoken = (phrase: Aiming): boolean =>
        met === null || same || (phrase.as !== undefined && refersTo(other, phrase.as));
      return [...within(base).filter(spoken), ...within(other)];
    }
    case 'beforehand':
      return within(instruction.base);
    case 'modes':
    case 'price':
    case 'for each':
    case 'again':
    case 'aim':
    case 'settle':
    case 'part':
    case 'release':
    case 'unread':
      return [];
  }
}

/** Those of one act, in the order in which texts say them. */
function phrasesOfAct({ events }: Catalogue, { event, by, object, other, copy }: Act): readonly Aiming[] {
  const byOther = events[event]?.byOther ?? false;
  const first = aimsOfWhat(byOther ? other : object);
  const second = [...aimsOfWhat(byOther ? object : other), ...aimsOfWhat(copy?.of)];
  if (isOwn(by)) return [...first, ...second];
  // What another player does it to is chosen by them as they do it, unless the text targets it.
  const [before, after] = [first.filter(isTargeted), second.filter(isTargeted)];
  return byOther ? [...before, ...aimsOfWho(by), ...after] : [...aimsOfWho(by), ...before, ...after];
}

/** Those of an effect by which it is chosen, as it is made, what it is about: whom it shields, from which source, to what something can't be done. */
export function phrasesOfEffect(catalogue: Catalogue, ability: Ability): readonly Aiming[] {
  const cannot = ability.ability === 'cannot';
  if (!cannot && ability.ability !== 'replacement') return [];
  const { by, object, other } = cannot ? ability.act : ability.watch;
  const { outcome, after = [] }: Partial<Replacement> = cannot ? {} : ability;
  const to =
    outcome?.outcome === 'modify'
      ? outcome.changes.flatMap((change) =>
          change.change === 'recipient' ? [...aimsOfWhat(change.to.object), ...aimsOfWho(change.to.by)] : [],
        )
      : [];
  const all = [...aimsOfWho(by), ...aimsOfWhat(object), ...aimsOfWhat(other), ...to];
  // What is done instead, or after it, has its targets by then (Magic 115.1).
  const instead = outcome?.outcome === 'stand in' ? outcome.do : [];
  const targets = [...instead, ...after].flatMap((step) => phrasesOf(catalogue, step)).filter(isTargeted);
  return [...all.filter((one) => isTargeted(one) || isChosenAsMade(ability, one)), ...targets];
}

function isOwn(by: Who | undefined): boolean {
  return by === undefined || by.who === 'you';
}

function aimsOfWho(who: Who | undefined): readonly TargetPlayer[] {
  return who?.who === 'target' ? [who] : [];
}

function aimsOfWhat(what: What | undefined): readonly Aiming[] {
  switch (what?.what) {
    case 'some':
      return [...(what.described.which ?? []).flatMap(aimsOfTest), what];
    case 'contents':
      return aimsOfWho(what.of.whose);
    case 'either':
      return what.target ? [what] : aimsOfWhat(what.or);
    case 'both':
      return what.of.flatMap(aimsOfWhat);
    default:
      return [];
  }
}

/** "All cards from target player's graveyard", "all creatures target player controls": whose it is, is chosen as well. */
function aimsOfTest(test: Test): readonly TargetPlayer[] {
  if (test.test === 'zone') return aimsOfWho(test.at.whose);
  return test.test === 'controlled' || test.test === 'owned' ? aimsOfWho(test.by) : [];
}
