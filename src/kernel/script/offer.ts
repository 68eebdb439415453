/** What a text offers: to pay so that something is not done, to each of several players to do something, one of several modes. */

import type { Instruction } from '../../ability/instruction.js';
import { actorOf, withRef } from '../../evaluate/env.js';
import type { Answers } from '../../evaluate/plan/answers.js';
import { doneBy } from '../../evaluate/plan/doers.js';
import { planTogether } from '../../evaluate/plan/plan.js';
import { players } from '../../evaluate/reference/players.js';
import type { Amount } from '../../ground/amount.js';
import type { AbilityKey, ObjectId, RuleKey } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import { withhold } from '../../ground/problem.js';
import { type Env, envWith } from '../../position/env.js';
import { eventWith, type GameEvent } from '../../position/event.js';
import type { ScriptFrame } from '../../position/frame.js';
import { isOff } from '../../rulebook/game.js';
import { raise, whyImpossible } from '../event/raise.js';
import { takePlanned } from '../event/shares.js';
import { isPayable, planning, probing } from '../paying/cost.js';
import { asksWhetherDone, whatIsTooMuch, whyNotBegun } from '../paying/in-full.js';
import { paidByChoice } from '../paying/payment.js';
import { go } from '../play/onward.js';
import type { Play } from '../play/play.js';
import { DECLINED, DONE, newScript, pushFrame } from '../play/work.js';
import { aimsAt } from './aim.js';
import { chosenFirst } from './alternative.js';
import { asksWhatCame, withholdOfAll } from './in-turn.js';
import { chosenBefore, costsOf, type ModesOf, stepsOf, waysNow } from './modes.js';
import { phrasesOf } from './phrases.js';

/** A player can pay so that something is not done. Who it is may rest on what it would be done to: that is settled first. */
export function unless(
  play: Play,
  frame: ScriptFrame,
  instruction: Extract<Instruction, { do: 'unless' }>,
  rest: readonly Instruction[],
  answers: Answers,
): void {
  const { env } = frame;
  const { who, cost, steps } = instruction;
  const before = chosenFirst(play, env, steps, [who]);
  if (before) {
    const again: Instruction = { ...instruction, steps: [...before.steps] };
    return go(play, frame, [...before.choices, again, ...rest], env, frame.last);
  }
  const [player, ...others] = players(play, env, who);
  if (others.length > 0)
    withhold('rule/not-modelled', 'That each of several players may pay for something is not worked out.');
  if (player === env.you && asksWhetherDone(rest))
    withhold('rule/not-modelled', 'What "if you do" means behind "unless you" is not worked out.');
  const words = player === undefined ? env : doneBy(env, player);
  const paid =
    player !== undefined &&
    isPayable(play, words, cost) &&
    answers.may(player, env, play.policy.chooses.unless);
  if (!paid) return go(play, frame, [...steps, ...rest], env, DONE);
  go(play, frame, rest, env, DECLINED);
  pushFrame(play, newScript(cost, words, null, 'paying'));
}

/** A player may do something, where they can pay what it costs; or each of several. */
export function may(
  play: Play,
  frame: ScriptFrame,
  instruction: Extract<Instruction, { do: 'may' }>,
  rest: readonly Instruction[],
  answers: Answers,
): void {
  const { env } = frame;
  const { who, steps } = instruction;
  const cost = paidByChoice(instruction.cost ?? []);
  const [player, ...others] = players(play, env, who);
  if (others.length > 0) return mayEach(play, frame, instruction, rest, answers);
  if (player === undefined) return go(play, frame, rest, env, DECLINED);
  const words = doneBy(env, player);
  const short = whyNotBegun(play, words, steps, rest);
  const possible = isPossible(play, words, steps) && !isTooMuch(play, words, steps);
  if (short !== null) return go(play, frame, rest, env, { ...DECLINED, short });
  const able =
    possible && isPayable(play, words, cost) && (play.policy.mayTake?.(play, words, steps) ?? true);
  const accepted = able && answers.may(player, env, ruleOf(play, steps));
  if (!accepted) return go(play, frame, rest, env, DECLINED);
  doAs(play, frame, instruction.later ? steps : [...cost, ...steps], words, rest);
}

/**
 * Whether anything can come of what a player may do, where nobody can choose what is impossible: of what first is to be done
 * each part may be barred, by a rule or by an effect (Magic 608.2d). Why it is, is told.
 */
function isPossible(play: Play, env: Env, steps: readonly Instruction[]): boolean {
  const { policy, catalogue } = play;
  const [first] = steps;
  const unattempted = first?.do === 'act' && catalogue.events[first.act.event]?.unattempted;
  if (!policy.choosesPossible && !unattempted) return true;
  const how = probing(play);
  const { events, complete, rest } = planTogether(play, env, steps, how);
  // There is nothing to which it could be done: the top card of an empty library.
  if (events.length === 0) return complete || rest.length > 0 || how.answers.consulted;
  const barred = flat(events, (event) => {
    const why = whyImpossible(play, event);
    return why ? { event, ...why } : [];
  });
  if (barred.length < events.length) return true;
  for (const one of barred) play.observer?.({ notice: 'impossible', ...one });
  return false;
}

/** Whether a player would have to do more of it than there is (Magic 701.17b). Why it cannot be chosen, is told. */
function isTooMuch(play: Play, env: Env, steps: readonly Instruction[]): boolean {
  const barred = whatIsTooMuch(play, env, steps);
  for (const one of barred) play.observer?.({ notice: 'impossible', ...one, by: null });
  return barred.length > 0;
}

/** Each of several players may do something: they choose one after the other, then all of it happens at once. */
function mayEach(
  play: Play,
  frame: ScriptFrame,
  { who, cost = [], steps }: Extract<Instruction, { do: 'may' }>,
  rest: readonly Instruction[],
  answers: Answers,
): void {
  if (cost.length > 0)
    withhold('rule/not-modelled', 'That each of several players may pay for something is not worked out.');
  if (steps.some((step) => asksWhatCame(step, rest))) withholdOfAll();
  const events: GameEvent[] = [];
  const shares = new Map<ObjectId, Amount>();
  for (const player of players(play, frame.env, who)) {
    const spoken = withRef(frame.env, 'as' in who ? who.as : undefined, { players: [player] });
    const env = doneBy(spoken, player);
    const able = whyNotBegun(play, env, steps, rest) === null && !isTooMuch(play, env, steps);
    if (!able || !answers.may(player, env)) continue;
    const plan = planTogether(play, env, steps, planning(play, answers));
    if (plan.rest.length > 0)
      withhold(
        'rule/not-modelled',
        'What each of several players may do is not worked out where it takes several steps.',
      );
    events.push(...plan.events);
    for (const [id, share] of plan.shares) shares.set(id, share);
  }
  const planned = takePlanned(play, { events, env: frame.env, complete: true, shares }, frame.env);
  go(play, frame, rest, planned.env, { ...DONE, attempted: events.length > 0, happened: false });
  raise(play, planned.events, frame.env.uses, null, frame.env.declined);
}

/**
 * So many of the modes are carried out, in their order: those that were chosen as the text was announced.
 * @throws {Withheld} where it was not announced, and what a mode chooses would have to be chosen then
 */
export function modes(
  play: Play,
  frame: ScriptFrame,
  instruction: ModesOf,
  rest: readonly Instruction[],
  answers: Answers,
): void {
  const { env } = frame;
  if (instruction.decides !== undefined)
    return priced(play, frame, { ...instruction, decides: instruction.decides }, rest, answers);
  const known = chosenBefore(env);
  if (known) return go(play, frame, [...stepsOf(instruction, known), ...rest], env, frame.last);
  if (
    instruction.of.some((mode) =>
      flat(mode, (step) => phrasesOf(play.catalogue, step)).some((phrase) => aimsAt(play, phrase)),
    )
  )
    withhold('rule/not-modelled', 'A mode that chooses something as it is announced is not worked out here.');
  const ways = waysNow(play, env, instruction);
  const words = ways.map(({ word }) => word);
  const word = answers.word(actorOf(env), words, false, env, play.policy.chooses.mode);
  const { modes: chosen = [] } = ways[words.indexOf(word)] ?? {};
  go(play, frame, [...stepsOf(instruction, chosen), ...rest], env, frame.last);
}

/** Modes of a text are chosen, of those that can be paid for, and paid for; they are carried out as the text is. */
function priced(
  play: Play,
  frame: ScriptFrame,
  modal: ModesOf & { decides: AbilityKey },
  rest: readonly Instruction[],
  answers: Answers,
): void {
  const { env } = frame;
  const words = envWith(env, { ability: modal.decides });
  const payable = waysNow(play, words, modal).filter(({ modes }) =>
    isPayable(play, env, costsOf(modal, modes)),
  );
  const offered = payable.map(({ word }) => word);
  const [only = '', ...others] = offered;
  const word =
    others.length === 0 ? only : answers.word(actorOf(env), offered, false, words, play.policy.chooses.mode);
  const { modes: chosen = [] } = payable.find((one) => one.word === word) ?? {};
  const now = envWith(env, { modes: [...(env.modes ?? []), { ability: modal.decides, chosen }] });
  go(play, frame, [...costsOf(modal, chosen), ...rest], now, frame.last);
}

/** The rule by which a player chooses whether this is done, where what is done has one of its own. */
function ruleOf({ catalogue, policy }: Play, [first]: readonly Instruction[]): RuleKey | undefined {
  const own = first?.do === 'act' ? catalogue.events[first.act.event] : undefined;
  return own?.offeredBy ?? own?.chosenBy ?? policy.chooses.doing;
}

/** Carries some instructions out for the player of these words, and goes on with the rest for whose they were. */
function doAs(
  play: Play,
  frame: ScriptFrame,
  steps: readonly Instruction[],
  words: Env,
  rest: readonly Instruction[],
): void {
  const { env } = frame;
  if (words.actor === env.actor) return go(play, frame, [...steps, ...rest], env, DONE);
  go(play, frame, rest, env, frame.last);
  pushFrame(play, newScript(steps, words, DONE, true));
}

/** What somebody pays so that something is not done is a cost, though what asks for it is being carried out (Magic 118.12a). */
export function asPaid(play: Play, events: readonly GameEvent[]): readonly GameEvent[] {
  const { unless } = play.policy.chooses;
  if (unless === undefined || isOff(play, unless)) return events;
  return events.map((event) => eventWith(event, { cause: { ...event.cause, manner: 'cost' } }));
}
