/** Whether an effect could do anything at all: what could not is not activated, nor chosen among several, nor offered. */

import type { Act } from '../../../ability/act.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { Some, What } from '../../../ability/reference.js';
import { referents, referredTo } from '../../../ability/referents.js';
import { isMeant } from '../../../evaluate/condition/test.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { textOf } from '../../../evaluate/object/printed.js';
import { originOf, planAct } from '../../../evaluate/plan/plan.js';
import { mustAllBeListed } from '../../../evaluate/reference/listed.js';
import { UNRESERVED, zonesNamed } from '../../../evaluate/reference/selection.js';
import type { ObjectId, Zone } from '../../../ground/id.js';
import { Withheld, withhold } from '../../../ground/problem.js';
import { probing } from '../../../kernel/paying/cost.js';
import { canAim } from '../../../kernel/script/aim.js';
import { chosenBefore, stepsOf, waysNow } from '../../../kernel/script/modes.js';
import type { Env } from '../../../position/env.js';
import type { Game } from '../../../rulebook/game.js';
import { actsIn } from '../acts.js';
import { cite, type Rule } from '../rule.js';
import { isFaceDown, isNeverDone } from '../state/hidden.js';
import { isTopShort, whoIsShort } from '../turn/defeat.js';
import { AFFECT } from '../word.js';
import { BACK_ROW, isOnField } from '../zone.js';
import { lacksRoom, numberSaid } from './enough.js';
import { isForbiddenAct } from './forbidden.js';

/** A part of what an effect does, with the words of the text that it stands in. */
export interface Part {
  readonly words: Env;
  readonly step: Instruction;
}

/** How it is asked. */
export interface Asking {
  /** What will be elsewhere by then. */
  readonly away?: ObjectId | null;
  /** What is paid before anything of it is done. */
  readonly cost?: readonly Instruction[];
  /** It is said that it cannot be done: where that is not known no ruling is given. */
  readonly strict?: boolean | undefined;
}

/**
 * What comes of a part: it can be done, or a rule says that it is in vain, or which of the two is open; null where it does
 * nothing by itself, or is only done where something before it was.
 */
type Outlook = 'can' | 'open' | Rule | null;

interface Asked extends Asking {
  readonly game: Game;
}

/**
 * The rule by which all of this would come to nothing; undefined where something of it could be done.
 * @throws {Withheld} `rule/not-modelled` where only some of it could be and nothing says whether that is enough; where it is
 *   asked strictly, whatever that is not known by
 */
export function whyInVain(game: Game, parts: readonly Part[], asking: Asking): Rule | undefined {
  const found = together({ game, ...asking }, parts, 'apart');
  if (found === 'open')
    withhold(
      'rule/not-modelled',
      'Whether an effect can be activated of which one part could be done and another could not is not worked out.',
      'See to it that all of it can be done.',
    );
  return found === 'can' || found === null ? undefined : found;
}

/** What stands in one text. */
export function partsOf(words: Env, does: readonly Instruction[]): Part[] {
  return does.map((step) => ({ words, step }));
}

/** What its text says is paid for an effect that is activated. */
export function pricesOf(game: Game, { source, ability: key }: Env): readonly Instruction[] {
  const used = key === null ? null : game.table.registry.ability(key);
  if (used?.ability === 'activated') return used.cost;
  if (used?.ability === 'triggered') {
    const [first] = used.do;
    return [...(used.cost ?? []), ...(first?.do === 'may' ? (first.cost ?? []) : [])];
  }
  return priceOfCard(game, source);
}

/** What its text says is paid as the card itself is activated. */
export function priceOfCard(game: Game, card: ObjectId | null): Instruction[] {
  return textOf(game, card).flatMap(({ key, ability }) => {
    if (ability.ability === 'additional cost') return ability.cost;
    if (ability.ability !== 'spell') return [];
    return pricedIn(ability.do).map((modal) => {
      const prices = modal.of.map((mode) => mode.filter((step) => step.do === 'price'));
      return { ...modal, of: prices, decides: key };
    });
  });
}

/** Effects of which one is activated, where any of them has a price: which, is chosen so that it can be paid. */
export function pricedIn(does: readonly Instruction[]): readonly Extract<Instruction, { do: 'modes' }>[] {
  return does.flatMap((step) =>
    step.do === 'modes' && step.of.some((mode) => mode.some((one) => one.do === 'price')) ? step : [],
  );
}

function outlook(asked: Asked, { words, step }: Part): Outlook {
  const inner = (steps: readonly Instruction[]) => partsOf(words, steps);
  switch (step.do) {
    case 'act':
      return step.act.event === 'draw' ? drawing(asked, words, step.act) : acting(asked, words, step.act);
    case 'last on':
      return lasting(asked, words, step.on);
    case 'last':
      return null;
    case 'choose':
      // Whether there is anything to target is looked at as such.
      return 'target' in step.what && step.what.target ? null : 'can';
    case 'may':
    case 'for each':
    case 'repeat':
      return together(asked, inner(step.steps), 'apart');
    case 'if':
      return step.given.if === 'did' ? null : 'can';
    case 'several':
      return HANGING.includes(step.said)
        ? hanging(asked, inner(step.steps))
        : together(asked, inner(step.steps), step.said === 'and' ? 'and' : 'also');
    case 'modes':
      return choosing(asked, words, step);
    default:
      return 'can';
  }
}

type Several = Extract<Instruction, { do: 'several' }>['said'];

/** What stands behind these is done only where what stands before them was. */
const HANGING: readonly Several[] = ['then', 'if so', 'if that', 'in one', 'do this', 'then do this'];

/** What must be done first cannot: nothing is. What may not be possible behind it is left open. */
function hanging(asked: Asked, [first, ...others]: readonly Part[]): Outlook {
  if (!first) return null;
  const before = outlook(asked, first);
  if (before !== 'can' && before !== null) return before;
  for (const { words, step } of others) {
    const does = step.do === 'if' && step.given.if === 'did' ? step.yes : [step];
    const next = together(
      asked,
      partsOf(
        words,
        does.filter((one) => one.do !== 'may'),
      ),
      'apart',
    );
    if (next === 'open' || (isRule(next) && (stays([first.step], next) || staysInHand([first.step], does))))
      return 'open';
  }
  return before;
}

/** How parts stand beside each other: in one deed, at the same time, or in sentences of their own. */
type Beside = 'and' | 'also' | 'apart';

function together(asked: Asked, parts: readonly Part[], beside: Beside): Outlook {
  const all = parts.map((part) => {
    const one = outlook(asked, part);
    // What need not be done keeps nothing else from being done.
    return part.step.do === 'may' && parts.length > 1 && isRule(one) ? null : one;
  });
  const barring = all.filter(isRule);
  const [rule] = barring;
  if (rule === undefined)
    return all.find((one) => one === 'open') ?? all.find((one) => one === 'can') ?? null;
  if (all.every((one) => one === null || isRule(one))) return rule;
  // What comes first may bring about what the next needs.
  const sure = all.some(
    (one, at) =>
      isRule(one) &&
      stays(
        parts.slice(0, at).map(({ step }) => step),
        one,
      ),
  );
  if (!sure) return beside === 'apart' ? 'can' : 'open';
  return beside === 'and' ? rule : 'open';
}

function isRule(one: Outlook): one is Rule {
  return one !== null && one !== 'can' && one !== 'open';
}

/** Whether what could not be done now could not be once this is done, either. */
function stays(before: readonly Instruction[], rule: Rule): boolean {
  return actsIn(before).every(({ event, to, object }) =>
    rule === 'must-draw'
      ? to?.zone !== 'deck'
      : object === undefined && (event !== 'draw' || rule === 'forbidden'),
  );
}

/** Whether nothing that is done before brings the player a card to discard then. */
function staysInHand(before: readonly Instruction[], then: readonly Instruction[]): boolean {
  const acts = actsIn(then);
  if (acts.length === 0 || acts.some(({ event }) => event !== 'discard')) return false;
  return actsIn(before).every(({ event, to }) => BRINGS_NONE.includes(event) && to === undefined);
}

const BRINGS_NONE: readonly string[] = ['destroy', 'effect damage', 'gain lp', 'discard', 'tribute'];

/** Of effects to choose from one is enough that could be done. */
function choosing(asked: Asked, words: Env, modal: Extract<Instruction, { do: 'modes' }>): Outlook {
  let barring: Outlook = null;
  const chosen = chosenBefore(words);
  for (const modes of chosen ? [chosen] : waysNow(asked.game, words, modal).map((way) => way.modes)) {
    const steps = stepsOf(modal, modes);
    const one = canAim(asked.game, words, steps, asked.away ?? null)
      ? (together(asked, partsOf(words, steps), 'apart') ?? 'can')
      : cite('must-target');
    if (!isRule(one)) return one;
    barring ??= one;
  }
  return barring;
}

/** Somebody would draw more cards than there are. */
function drawing({ game, cost = [] }: Asked, words: Env, act: Act): Outlook {
  const who = whoIsShort(game, words, act);
  if (who === null || fillsDeck(cost)) return 'can';
  return who === 'you' ? cite('must-draw') : 'open';
}

/** Whether a price may be that a card goes to the Deck, from which it is drawn then. */
function fillsDeck(cost: readonly Instruction[]): boolean {
  return cost.some((one) => one.do !== 'act' || one.act.to?.zone === 'deck');
}

/** It would be done to cards of which there are none, or too few. What is targeted is looked at as such. */
function acting(asked: Asked, words: Env, act: Act): Outlook {
  const { object } = act;
  const crowded = crowdedOut(asked, words, act);
  if (crowded) return crowded;
  if (isForbiddenAct(asked.game, words, act)) return cite('forbidden');
  if (object?.what === 'that') return null;
  if (object?.what === 'this') return itself(asked, words, act);
  if (object?.what === 'top' && object.zone === 'deck' && !fillsDeck(asked.cost ?? []))
    return isTopShort(asked.game, words, object) ? cite('must-do') : 'can';
  if (object?.what !== 'some' || object.target) return 'can';
  if (speaksOfChosen(words, act)) return null;
  return known(asked, () => {
    const { game } = asked;
    const away = awayFor(asked, words);
    const elsewhere = (id: ObjectId): boolean => id === away;
    const how = { ...probing(game), reserved: { ...UNRESERVED, has: elsewhere, bars: elsewhere } };
    const { events, complete } = planAct(game, words, { ...act, object: atLeastOne(object) }, how);
    if (events.every(({ kind, object: id }) => id !== null && isNeverDone(game, kind, id)))
      return without(asked, words, act, object);
    if (complete || numberSaid(object) === 1) return 'can';
    // Another player does as much of it as can be.
    return act.by === undefined || act.by.who === 'you' ? without(asked, words, act, object) : 'open';
  });
}

/** The card would do something with itself: it may have paid with itself for that. */
function itself(asked: Asked, words: Env, act: Act): Outlook {
  return known(asked, () => {
    return planAct(asked.game, words, act, probing(asked.game)).events.length > 0 ? 'can' : cite('must-do');
  });
}

/** It speaks of what is chosen only then. */
function speaksOfChosen(words: Env, act: Act): boolean {
  const own = referents(act);
  return referredTo(act).some((one) => !own.includes(one) && !words.refs[one]);
}

/** What is Special Summoned has no zone to come to, and nothing that is paid makes room. */
function crowdedOut(asked: Asked, words: Env, act: Act): Outlook {
  const { game, cost = [] } = asked;
  if (cost.some((one) => one.do !== 'act' || one.act.object !== undefined)) return null;
  return known(asked, () => (lacksRoom(game, words, act) ? cite('no-room') : null));
}

/** Where any number will do, or one that is only known by then, one is enough. */
function atLeastOne(object: Some): Some {
  const { quantity } = object;
  if (quantity.how === 'every' || quantity.how === 'one') return object;
  if (quantity.how === 'exactly' && typeof quantity.amount === 'number') return object;
  return { ...object, quantity: { how: 'exactly', amount: 1 } };
}

/** What lasts is done to what there is. */
function lasting(asked: Asked, words: Env, on: What): Outlook {
  if (on.what === 'that') return null;
  if (on.what !== 'some' || on.target) return 'can';
  return acting(asked, words, { event: AFFECT, object: on });
}

/** There is nothing of the kind, unless what is paid will be, or a face-down card could be of it. */
function without(asked: Asked, words: Env, act: Act, object: Some): Outlook {
  const { game, cost = [], strict } = asked;
  const { quantity, described } = object;
  if (quantity.how === 'every') mustAllBeListed(game, words, object, originOf(game, act, words.you));
  const { adjectives = [], which = [] } = described;
  const named = zonesNamed([...adjectives, ...which]).flatMap(
    ({ zone }) => game.catalogue.regions[zone] ?? [zone],
  );
  const paid = cost.some((one) => (one.do === 'act' ? leadsTo(one.act, named) : named.some(isNotOnField)));
  if (!paid && !mayLieFaceDown(game, words, object)) return cite('must-do');
  return strict ? 'open' : 'can';
}

/** Whether what is paid so may come to one of these zones. What goes to the GY may be banished, or go to the Extra Deck. */
function leadsTo({ event, object, to }: Act, zones: readonly Zone[]): boolean {
  if (object === undefined) return false;
  const zone = to?.zone ?? (LEAVING.includes(event) || event === 'detach' ? 'gy' : null);
  if (zone === null) return zones.some(isNotOnField);
  return zones.some((one) =>
    zone === 'gy' ? LAID_ASIDE.includes(one) : one === zone || one === 'extra deck',
  );
}

const LAID_ASIDE: readonly Zone[] = ['gy', 'banished', 'extra deck'];

function isNotOnField(zone: Zone): boolean {
  return !isOnField(zone);
}

/** A face-down Spell or Trap is one of the two: which, nobody can see. */
function mayLieFaceDown(game: Game, words: Env, object: Some): boolean {
  return game.table.position.objects.some(({ id, zone, status }) => {
    if (id === words.source || !isFaceDown(status) || !BACK_ROW.includes(zone)) return false;
    const view = viewOf(game, id);
    const either = { ...view, traits: { ...view.traits, type: EITHER_TYPE } };
    return !isMeant(game, words, object, view) && isMeant(game, words, object, either);
  });
}

const EITHER_TYPE = ['spell', 'trap', 'normal', 'continuous', 'equip', 'quick-play', 'ritual', 'counter'];

/** The card that is activated is elsewhere by then, and so is one that pays for its effect with itself. */
function awayFor({ away = null, cost = [] }: Asked, { source }: Env): ObjectId | null {
  const pays = cost.some(
    (one) => one.do === 'act' && one.act.object?.what === 'this' && LEAVING.includes(one.act.event),
  );
  return pays ? source : away;
}

const LEAVING: readonly string[] = ['tribute', 'move', 'destroy', 'discard'];

/** What is not known of a card keeps nobody from activating it, as that is taken to be legal. */
function known({ strict }: Asked, find: () => Outlook): Outlook {
  try {
    return find();
  } catch (withheld) {
    if (strict || !(withheld instanceof Withheld)) throw withheld;
    return 'can';
  }
}
