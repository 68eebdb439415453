/** Chains: which link of one resolves, what it answers, and whether one is under way. */

import type { Answering } from '../../../ability/ability.js';
import { describes, isMeant } from '../../../evaluate/condition/test.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { isOneOf } from '../../../evaluate/reference/one-of.js';
import { isTargeted } from '../../../evaluate/reference/target.js';
import type { Amount } from '../../../ground/amount.js';
import type { ObjectId, RuleKey } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import type { Action } from '../../../position/action.js';
import type { Env } from '../../../position/env.js';
import type { ActionsFrame, Frame } from '../../../position/frame.js';
import { nameIn } from '../../../position/name.js';
import type { Game } from '../../../rulebook/game.js';
import { cite } from '../rule.js';
import { ANNULLED } from '../word.js';
import { CHAIN } from '../zone.js';
import { wouldDo } from './would.js';

/**
 * The number of the link that resolves: one more than there are links beneath it. What is no activation, an attack or a
 * summon, is no link though it is responded to.
 */
export function chainLink(game: Game): Amount {
  return underWay(game).filter(isLink).length;
}

/** The cards that were activated, or whose effects were, in the Chain of the link in hand. */
export function cardsInChain(game: Game): readonly ObjectId[] {
  return underWay(game).flatMap((link) => (isLink(link) && link.object !== null ? link.object : []));
}

/** Whether something has resolved to which links lie beneath: effects that wait are activated once those have resolved. */
export function isMidChain(game: Game): boolean {
  return underWay(game).slice(0, -1).some(isLink);
}

/** Whether something is being announced to which players will respond. */
export function awaitsResponses({ table }: Game): boolean {
  return table.position.work.slice(1).some((frame) => isActions(frame) && frame.next === 0);
}

/** Whether this is the card, and not one that lies on the field, whose activation is the link in hand. */
export function isActivatedNow(game: Game, id: ObjectId): boolean {
  const { zone } = viewOf(game, id).object;
  return CHAIN.includes(zone) && underWay(game).at(-1)?.object === id;
}

/** Whether the activation of the link in hand has been negated. */
export function isAnnulled(game: Game): boolean {
  const object = underWay(game).at(-1)?.object ?? null;
  const { status = [] } = (object === null ? undefined : game.table.position.objects[object]) ?? {};
  return status.includes(ANNULLED);
}

/** Whether a card is the one that the link in hand has answered, and that is the link of this other card. */
export function isAnswered(game: Game, card: ObjectId, by: ObjectId | null | undefined): boolean {
  return answered(game, by)?.object === card;
}

/**
 * The same, where it is to be negated.
 * @throws {Withheld} where no card says what was answered
 */
export function isNegatedBy(game: Game, card: ObjectId, by: ObjectId | null | undefined): boolean {
  const link = answered(game, by);
  if (link) mustBeOfCard(link);
  return link?.object === card;
}

/** Whether the card that the link in hand has answered lies elsewhere by now than where it, or its effect, was activated. */
export function hasGone(game: Game, card: ObjectId, by: ObjectId | null | undefined): boolean {
  const link = answered(game, by);
  if (link?.object !== card) return false;
  const { zone, stint } = viewOf(game, card).object;
  const words = envOfLink(game, link);
  return words?.ability == null ? !CHAIN.includes(zone) : stint !== words.stint;
}

/** The link that the one in hand answers, with its words. */
export function linkAnswered(game: Game, by: ObjectId | null): { link: Action; env: Env | null } | null {
  const link = answered(game, by);
  return link && { link, env: envOfLink(game, link) };
}

/** The link that the one in hand answers, if that is the link of this card. */
function answered(game: Game, by: ObjectId | null | undefined): Action | null {
  const [before, link] = underWay(game).slice(-2);
  return before && link && link.object === by && isLink(before) ? before : null;
}

/**
 * The rule by which what is only activated in response to something cannot be: the link beneath is none of that.
 * @throws {Withheld} where that link is no card's
 */
export function whyUntimely(
  game: Game,
  env: Env,
  { object }: Action,
  answers: Answering,
): RuleKey | undefined {
  const before = answered(game, object);
  if (answers.or !== undefined && isSuchSummon(summonAnswered(game), answers.or)) return undefined;
  return before && isSuch(game, env, before, answers) ? undefined : cite('answers');
}

function isSuch(game: Game, env: Env, link: Action, answers: Answering): boolean {
  const { by, whose, targeting, would, also } = answers;
  if (by && !isOneOf(game, env, by, link.by)) return false;
  const card = viewOf(game, mustBeOfCard(link));
  const words = envOfLink(game, link);
  const activates = words?.ability == null ? 'card' : 'effect';
  if (whose && !isOneOf(game, env, whose, card.object.controller)) return false;
  const isOf = ({ activated, of }: Pick<Answering, 'activated' | 'of'>): boolean =>
    (activated === 'either' || activated === activates) && (!of || describes(game, env, of, card, true));
  if (!isOf(answers) && !(also && isOf(also))) return false;
  if (targeting && !targets(words).some((id) => isMeant(game, env, targeting, viewOf(game, id))))
    return false;
  return !would || (words !== null && wouldDo(game, env, would, { link, words, targets: targets(words) }));
}

/** "A monster(s) would be Special Summoned". */
export function namesSummon(words: string): boolean {
  return SUMMONING.test(words);
}

/** Whether this is a summon of the kind that these words name: "a monster(s) would be Special Summoned". */
export function isSuchSummon(summon: Action | null, words: string): boolean {
  const [, way] = SUMMONING.exec(words) ?? [];
  return way !== undefined && isWay(summon, way.trim());
}

const SUMMONING = /would be (|Normal |Flip |Special )Summoned$/;

/** Whether it is a summon of this kind, or any where none is named. */
function isWay(summon: Action | null, way: string): boolean {
  if (summon === null || way === '') return summon !== null;
  const [kind] = Object.entries(WAYS).find(([, verbs]) => verbs.includes(summon.verb)) ?? ['Special'];
  return kind === way;
}

/** The summons that are not Special Summons. */
const WAYS: { readonly [way: string]: readonly string[] } = {
  Normal: ['normal summon', 'tribute summon', 'gemini summon'],
  Flip: ['flip summon'],
};

/** @throws {Withheld} where what was activated is what no card says */
function mustBeOfCard({ verb, object }: Action): ObjectId {
  if (verb !== 'say' && object !== null) return object;
  return withhold(
    'rule/not-modelled',
    'What answers an instruction that no card says, or negates it, is not worked out.',
    'Put a card on the board that says it, and activate that.',
  );
}

/**
 * The attack in response to which the link in hand is activated, or a Chain that it is a link of.
 * @throws {Withheld} where a Chain has resolved since the attack was declared
 */
export function attackAnswered({ table }: Game): Action | null {
  const all = table.position.work.filter(isActions);
  const frames = all.slice(0, -1);
  const at = frames.findLastIndex(({ actions, next }) => isNoLink(actions[next - 1]));
  const attack = frames[at]?.actions[frames[at].next - 1];
  if (!attack || !isAttack(attack)) return null;
  if ((all[at + 1]?.next ?? 1) > 1)
    withhold(
      'rule/not-modelled',
      'What is still activated in response to an attack once something that was has resolved is not worked out.',
    );
  return attack;
}

const ATTACKS: readonly string[] = ['battle', 'direct attack'];

export function isAttack({ verb }: Action): boolean {
  return ATTACKS.includes(verb);
}

/** Whether what the link in hand responds to is no activation but an attack or a summon. */
export function respondsToNoLink(game: Game): boolean {
  return isNoLink(underWay(game).at(-2));
}

/** The summon that is about to be conducted, in response to which the link in hand is activated. */
export function summonAnswered(game: Game): Action | null {
  const before = underWay(game).at(-2);
  return before !== undefined && isSummon(before) ? before : null;
}

/** What was done last before the Chain of the link in hand was begun; null where that responds to something that is no link. */
export function doneBefore({ table }: Game): Action | null {
  const [outer, ...inner] = table.position.work.filter(isActions);
  if (!outer || (inner.length > 0 && isNoLink(outer.actions[outer.next - 1]))) return null;
  return outer.actions.slice(0, outer.next - 1).findLast(({ illegal }) => !illegal) ?? null;
}

export function isSummon(action: Action | null | undefined): boolean {
  return action?.verb.endsWith(' summon') ?? false;
}

function isNoLink(action: Action | undefined): boolean {
  return action !== undefined && !isLink(action);
}

/** The words of a link that has been announced, with what it has targeted. */
function envOfLink({ table }: Game, link: Action): Env | null {
  const { work } = table.position;
  const at = work.findIndex((frame) => isActions(frame) && frame.actions[frame.next - 1] === link);
  const frame = work[at + 1];
  return frame?.frame === 'script' ? frame.env : null;
}

function targets(words: Env | null): readonly ObjectId[] {
  return (words?.aimed ?? [])
    .filter(({ phrase }) => isTargeted(phrase))
    .flatMap(({ chosen }) => ('objects' in chosen ? chosen.objects : []));
}

/**
 * A link responds to the one before it: once that has resolved nothing is added to a Chain.
 * @throws {Withheld} `action/forks` where another has responded to the same one
 */
export function mustNotFork({ table }: Game): void {
  const [before, here] = table.position.work.filter(isActions).slice(-2);
  if (!before || !here) return;
  const first = here.actions.slice(0, here.next - 1).find((one) => isLink(one) && !one.illegal);
  const to = before.actions[before.next - 1];
  if (!first || !to || !isLink(to)) return;
  const name = nameIn(table.position, first.object) ?? 'another effect';
  withhold(
    'action/forks',
    `A Chain does not fork: ${name} has responded to the same activation, and has resolved.`,
    `Let it respond to ${name} (\`inResponseTo\`).`,
  );
}

/** What is done at the moment, from the outermost to what responds to it, and so on. */
export function underWay({ table }: Game): readonly Action[] {
  return table.position.work.filter(isActions).flatMap(({ actions, next }) => actions[next - 1] ?? []);
}

function isActions(frame: Frame): frame is ActionsFrame {
  return frame.frame === 'actions';
}

function isLink({ verb }: Action): boolean {
  return verb === 'activate' || verb === 'say';
}
