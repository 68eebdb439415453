/** Choosing beforehand: what a text will have its player choose is chosen as it is announced, before any response. */

import type { Instruction } from '../../ability/instruction.js';
import type { Some, What } from '../../ability/reference.js';
import { referents, referredTo } from '../../ability/referents.js';
import { holds } from '../../evaluate/condition/condition.js';
import { theseObjects } from '../../evaluate/env.js';
import { spokenBy } from '../../evaluate/object/printed.js';
import { Answers } from '../../evaluate/plan/answers.js';
import { saysAnother } from '../../evaluate/reference/aimed.js';
import { mentioned, type Selection, select } from '../../evaluate/reference/selection.js';
import { type Aiming, aimFor, isTargeted, withoutAnother } from '../../evaluate/reference/target.js';
import { selectTarget } from '../../evaluate/reference/targeting.js';
import type { AbilityKey, ObjectId, PlayerId } from '../../ground/id.js';
import { type Aim, type Env, envWith, type Modes } from '../../position/env.js';
import type { Game } from '../../rulebook/game.js';
import { raise } from '../event/raise.js';
import { handsOf } from '../play/hands.js';
import type { Play } from '../play/play.js';
import { isModeAble, modesChosen, stepsOf } from './modes.js';
import { type Announced, phrasesOf } from './phrases.js';

/** The words, with what was chosen now for the text in hand or, where there is none, for those of these objects. */
export function aim(play: Play, env: Env, of: What, answers: Answers): Env {
  const texts = textsOf(play, env, of);
  const modes = texts.flatMap((words) => modesFor(play, words, answers));
  const picked = texts.flatMap((words) => aimsOf(play, envWith(words, { modes }), answers));
  // Only now, with every answer given, is anything set apart.
  const hands = handsOf(play);
  const aimed = picked.map(({ ability, phrase, objects, players, shares }): Aim => {
    if (players.length > 0) return { ability, phrase, chosen: { players } };
    const parted = objects.map((id) => {
      const share = shares.get(id);
      return share === undefined ? id : hands.split(id, share);
    });
    return { ability, phrase, chosen: theseObjects(play, parted) };
  });
  return envWith(env, modes.length > 0 ? { aimed, modes } : { aimed });
}

/** What comes about as this has been chosen. Returns whether anything does. */
export function raiseAimed(play: Play, env: Env): boolean {
  return raise(play, play.policy.aimed?.(play, env) ?? [], env.uses, null);
}

/** Whether everything can be chosen now that `aim` would have chosen. */
export function canAimFor(game: Game, env: Env, of: What): boolean {
  return textsOf(game, env, of).every((words) => canAnnounce(game, words));
}

/** The words of the text in hand or, where there is none, of those of these objects. */
function textsOf(game: Game, env: Env, of: What): readonly Env[] {
  return env.ability === null ? mentioned(game, env, of).flatMap((id) => spells(game, id, env)) : [env];
}

/** The words of each text that an object has as a spell. */
function spells(game: Game, id: ObjectId, { you, modes }: Env): readonly Env[] {
  return spokenBy(game, id, you).flatMap(({ ability, words }) =>
    ability.ability === 'spell' ? [modes ? envWith(words, { modes }) : words] : [],
  );
}

interface Picked extends Pick<ReturnType<typeof select>, 'objects' | 'shares'> {
  readonly ability: AbilityKey;
  readonly phrase: Aiming;
  readonly players: readonly PlayerId[];
}

/** What a text that is announced tells its player to do: no other ability has something done outright. */
function announcedBy({ table }: Game, { ability: key }: Env): readonly Instruction[] {
  const ability = key === null ? null : table.registry.ability(key);
  return ability && 'do' in ability ? ability.do : [];
}

/** The modes of a text, chosen before what they are done to; not one for which there is nothing to choose. */
function modesFor(play: Play, words: Env, answers: Answers): readonly Modes[] {
  const { ability } = words;
  const modal = announcedBy(play, words).find((step) => step.do === 'modes');
  if (modal?.do !== 'modes' || ability === null) return [];
  return [{ ability, chosen: modesChosen(play, words, modal, canAim, answers) }];
}

/**
 * Whether there is something to choose for every phrase by which instructions choose what they are done to.
 * @param away what will be elsewhere by then
 */
export function canAim(
  game: Game,
  words: Env,
  steps: readonly Instruction[],
  away: ObjectId | null = null,
): boolean {
  const trial = new Answers([], game.policy.chooses, true);
  const phrases = steps
    .flatMap((step) => phrasesOf(game.catalogue, step, announced(game, words)))
    .filter((phrase) => aimsAt(game, phrase) && isSettled(phrase, words));
  const picked: ObjectId[] = [];
  const canChoose = (phrase: Aiming, at: number): boolean => {
    const { complete, objects } = selectAim(game, words, phrase, trial, picked, away);
    if (complete) {
      if (isAimed(game, phrase)) picked.push(...objects);
      return true;
    }
    // It may be another, if what was chosen before it is chosen otherwise.
    const alone = selectAim(game, words, phrase, trial, [], away);
    const [first, ...more] = alone.objects;
    if (!alone.complete || first === undefined || more.length > 0) return false;
    return phrases.slice(0, at).every((one) => selectAim(game, words, one, trial, [], first).complete);
  };
  return phrases.every(canChoose);
}

/**
 * Whether everything can be chosen that a text has its player choose as it is announced.
 * @param away what will be elsewhere by then
 */
export function canAnnounce(game: Game, words: Env, away: ObjectId | null = null): boolean {
  const steps = announcedBy(game, words);
  if (!canAim(game, words, steps, away)) return false;
  const modal = steps.find((step) => step.do === 'modes');
  return modal?.do !== 'modes' || isModeAble(game, words, modal, canAim, away);
}

/** What one text chooses beforehand, in the order of its words. What depends on what it does is left for then. */
function aimsOf(play: Play, words: Env, answers: Answers): readonly Picked[] {
  const { ability: key } = words;
  if (key === null) return [];
  const { chosen = [] } = words.modes?.find(({ ability }) => ability === key) ?? {};
  const steps = announcedBy(play, words).flatMap((step) =>
    step.do === 'modes' ? stepsOf(step, chosen) : [step],
  );
  const picked: Picked[] = [];
  let env = words;
  for (const phrase of steps.flatMap((step) => phrasesOf(play.catalogue, step, announced(play, words)))) {
    if (!aimsAt(play, phrase) || !isSettled(phrase, env) || isSaidBefore(phrase, picked)) continue;
    const selection = selectAim(play, env, phrase, answers, targetsOf(play, picked), null, whomOf(picked));
    env = selection.env;
    const { objects, shares, players = [] } = selection;
    picked.push({ ability: key, phrase, objects, players, shares });
  }
  return picked;
}

/** Whether what was picked was picked by these very words, which the meaning of the text has in several places. */
function isSaidBefore({ as }: Aiming, picked: readonly Picked[]): boolean {
  return as !== undefined && picked.some(({ phrase }) => phrase.as === as);
}

/** Whether something is left to choose by these words, not by chance, and is chosen as the text is announced. */
export function aimsAt({ policy }: Game, phrase: Aiming): boolean {
  if (!('what' in phrase)) return true;
  if (phrase.what === 'either') return phrase.target === true;
  return isOpen(phrase) && policy.aims(phrase);
}

/** Whether what these words choose is a target, be it that the game calls it so or that the text does. */
function isAimed(game: Game, phrase: Aiming): boolean {
  return isTargeted(phrase) || ('what' in phrase && aimsAt(game, phrase));
}

function targetsOf(game: Game, picked: readonly Picked[]): readonly ObjectId[] {
  return picked.flatMap(({ phrase, objects }) => (isAimed(game, phrase) ? objects : []));
}

function whomOf(picked: readonly Picked[]): readonly PlayerId[] {
  return picked.flatMap(({ phrase, players }) => (isTargeted(phrase) ? players : []));
}

/** What is chosen by these words; "another target" is other than the targets before it, where there are any. */
export function selectAim(
  play: Game,
  env: Env,
  phrase: Aiming,
  answers: Answers,
  before: readonly ObjectId[],
  away: ObjectId | null = null,
  whom: readonly PlayerId[] = [],
): Selection {
  const apart = before.length > 0 && saysAnother(phrase) && isAimed(play, phrase) && !aimFor(env, phrase);
  const allowed = (id: ObjectId): boolean => id !== away && (!apart || !before.includes(id));
  const how = { answers, chooser: env.you, allowed, before: whom };
  // Where the text does not say "target" it is other than its own object, too.
  const words = apart && isTargeted(phrase) ? withoutAnother(phrase) : phrase;
  if ('what' in words) return select(play, env, words, how);
  const chosen = selectTarget(play, env, words, how);
  return { ...chosen, shares: new Map(), complete: chosen.players.length > 0 };
}

function announced(play: Game, env: Env): Announced {
  return (given) =>
    given.if === 'fact' && play.catalogue.facts?.[given.fact]?.announced ? holds(play, env, given) : null;
}

/** Something is left to choose, and not by chance. */
function isOpen({ quantity, random }: Some): boolean {
  return quantity.how !== 'every' && !random;
}

/** Whether everything that a phrase refers back to has been spoken of by now, or by its own words. */
function isSettled(phrase: unknown, env: Env): boolean {
  const own = referents(phrase);
  return referredTo(phrase).every((one) => env.refs[one] || own.includes(one));
}
