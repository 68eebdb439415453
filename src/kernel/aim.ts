/** Choosing beforehand: what a text will have its player choose is chosen as it is announced, before any response. */

import type { Instruction } from '../ability/instruction.js';
import type { Some, What, Who } from '../ability/reference.js';
import type { Answers } from '../evaluate/answers.js';
import { envOf, theseObjects } from '../evaluate/env.js';
import { mentioned, select } from '../evaluate/selection.js';
import type { AbilityKey, ObjectId } from '../ground/id.js';
import type { Aim, Env } from '../position/env.js';
import { handsOf } from './hands.js';
import type { Play } from './play.js';

/** The words, with what was chosen now for the text in hand or, where there is none, for those of these objects. */
export function aim(play: Play, env: Env, of: What, answers: Answers): Env {
  const texts =
    env.ability === null ? mentioned(play, env, of).flatMap((id) => spells(play, id, env)) : [env];
  const picked = texts.flatMap((words) => aimsOf(play, words, answers));
  // Only now, with every answer given, is anything set apart.
  const hands = handsOf(play);
  const aimed = picked.map(({ ability, phrase, objects, shares }): Aim => {
    const parted = objects.map((id) => {
      const share = shares.get(id);
      return share === undefined ? id : hands.split(id, share);
    });
    return { ability, phrase, chosen: theseObjects(play, parted) };
  });
  return { ...env, aimed };
}

/** The words of each text that an object has as a spell. */
function spells(play: Play, id: ObjectId, { you }: Env): readonly Env[] {
  const object = play.table.position.objects[id];
  if (!object || object.card === null) return [];
  return play.table.registry
    .ofCard(object.card)
    .flatMap(({ key, ability }) =>
      ability.ability === 'spell' ? [{ ...envOf(object, you), ability: key }] : [],
    );
}

interface Picked extends Pick<ReturnType<typeof select>, 'objects' | 'shares'> {
  readonly ability: AbilityKey;
  readonly phrase: Some;
}

/** What one text chooses beforehand, in the order of its words. What depends on what it does is left for then. */
function aimsOf(play: Play, words: Env, answers: Answers): readonly Picked[] {
  const { ability: key } = words;
  if (key === null) return [];
  const ability = play.table.registry.ability(key);
  if (ability.ability !== 'spell' && ability.ability !== 'activated') return [];
  const picked: Picked[] = [];
  let env = words;
  for (const phrase of ability.do.flatMap(phrasesOf)) {
    if (!isOpen(phrase) || !play.policy.aims(phrase) || !isSettled(phrase, env)) continue;
    const selection = select(play, env, phrase, { answers, chooser: env.you, allowed: () => true });
    env = selection.env;
    picked.push({ ability: key, phrase, objects: selection.objects, shares: selection.shares });
  }
  return picked;
}

/** The phrases by which the player of a text chooses what it is done to. Costs choose as they are paid. */
export function phrasesOf(instruction: Instruction): readonly Some[] {
  switch (instruction.do) {
    case 'act': {
      const { by, object, other } = instruction.act;
      return isOwn(by) ? [...somesOf(object), ...somesOf(other)] : [];
    }
    case 'choose':
      return somesOf(instruction.what);
    case 'last on':
      return somesOf(instruction.on);
    case 'several':
    case 'may':
      return instruction.steps.flatMap(phrasesOf);
    case 'if':
      return [...instruction.yes, ...(instruction.no ?? [])].flatMap(phrasesOf);
    case 'alternative':
      return [...instruction.base, ...instruction.other].flatMap(phrasesOf);
    case 'beforehand':
      return instruction.base.flatMap(phrasesOf);
    case 'last':
    case 'modes':
    case 'for each':
    case 'aim':
    case 'settle':
    case 'release':
    case 'unread':
      return [];
  }
}

function isOwn(by: Who | undefined): boolean {
  return by === undefined || by.who === 'you';
}

function somesOf(what: What | undefined): readonly Some[] {
  if (what?.what === 'some') return [what];
  return what?.what === 'both' ? what.of.flatMap(somesOf) : [];
}

/** Something is left to choose, and not by chance. */
function isOpen({ quantity, random }: Some): boolean {
  return quantity.how !== 'every' && !random;
}

/** Whether everything that a phrase refers back to has been spoken of by now. */
function isSettled(part: unknown, env: Env): boolean {
  if (typeof part !== 'object' || part === null) return true;
  const refers = 'of' in part && typeof part.of === 'number' && ('what' in part || 'who' in part);
  if (refers && !env.refs[part.of as number]) return false;
  return Object.values(part).every((inner) => isSettled(inner, env));
}
