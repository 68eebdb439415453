/** What players do in Yu-Gi-Oh!, as a scenario lists it. */

import type { Condition } from '../../ability/condition.js';
import type { Instruction } from '../../ability/instruction.js';
import type { What } from '../../ability/reference.js';
import { referents, referredTo } from '../../ability/referents.js';
import { viewOf } from '../../evaluate/object/characteristics.js';
import { spokenBy, textOf } from '../../evaluate/object/printed.js';
import { compare } from '../../ground/amount.js';
import type { EventKind } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import type { Action } from '../../position/action.js';
import type { Game } from '../../rulebook/game.js';
import type { ActionRule, Steps } from '../../rulebook/rulebook.js';
import { endOfTurn, IT, OTHER, say, speaking } from '../common/action.js';
import { misfit } from '../common/fitting.js';
import { mustBeTheirs } from '../common/theirs.js';
import { isOnLine, use } from '../common/use.js';
import {
  counting,
  saysThenTarget,
  targetsLater,
  whyCardHasNoTarget,
  whyNotActivated,
  whyNotUsed,
} from './activating/barred.js';
import { isActivationForbidden, isForbidden, mustBeFree } from './activating/forbidden.js';
import { whyNotFromHand } from './activating/from-hand.js';
import { mustNotHaveSummoned } from './activating/held.js';
import { whyNotAgain } from './activating/named-once.js';
import { whyCardNotSo, whyNotByItself, whyNotSo } from './activating/so.js';
import { unlessLeft } from './activating/staying.js';
import { whyNoTarget } from './activating/targeting.js';
import { notingSummoned, whyNotNow } from './activating/timed.js';
import { priceOfCard } from './activating/vain.js';
import { DAMAGE_STEP, DECLARATION } from './battle/attack.js';
import { whyNoAttack } from './battle/declaring.js';
import { DIRECT_DAMAGE_STEP, DIRECT_DECLARATION } from './battle/direct.js';
import { mustNotFork, whyUntimely } from './chain/chain.js';
import { whyTooSlow } from './chain/speed.js';
import { ATTACKED, ATTACKER, FACING_DOWN, GEMINI, SUMMONABLE, TRIBUTED } from './fitting.js';
import { mustHave } from './number.js';
import { cite, type Rule } from './rule.js';
import { isFaceDown } from './state/hidden.js';
import { IS_SWITCHED_OFF } from './state/negated.js';
import { whyNoFlipSummon } from './summoning/flip-summon.js';
import { whyNoNormalSummon } from './summoning/normal-summon.js';
import { PROCEDURAL } from './summoning/procedure.js';
import { isCluttered, isCrowded } from './summoning/room.js';
import { summoning } from './summoning/steps.js';
import { mustBeToEnd, whyNotInMain } from './turn/phase.js';
import { printedTypes } from './type.js';
import { CHAIN_END, UNDONE } from './word.js';
import { isOnField, REGIONS } from './zone.js';

export const ACTIONS: { readonly [verb: string]: ActionRule } = {
  /**
   * A Spell or Trap is activated from the hand or field; once it has resolved it is sent to the GY or stays. Of any
   * other card, and of one that lies face-up, the first effect that has a cost is activated.
   */
  activate: {
    needs: ['object'],
    takes: ['line'],
    moves: true,
    from: ['hand', ...REGIONS.field, 'gy'],
    lacks: hasLost,
    steps: (game, action) => {
      mustNotFork(game);
      if (!isCardActivated(game, action))
        return link(whyNotSo(game, action) ?? inTime(game, action, useEffect(game, action)));
      mustBeTheirs(game, action, 'activate');
      return link(inTime(game, action, activateCard(game, action)));
    },
  },
  /** A monster attacks another. */
  battle: {
    needs: ['object', 'other'],
    from: ['monsters'],
    unfit: (game, action) => misfit(game, action, ATTACKER, ATTACKED),
    steps: (game, action) => {
      mustBeTheirs(game, action, 'attack with');
      const barring = whyNotAttacking(game, action, 'declare attack');
      const env = speaking(game, action);
      return { ...barring, announce: DECLARATION, do: DAMAGE_STEP, env };
    },
  },
  /** A monster attacks the opponent. */
  'direct attack': {
    needs: ['object'],
    from: ['monsters'],
    unfit: (game, action) => misfit(game, action, ATTACKER),
    steps: (game, action) => {
      mustBeTheirs(game, action, 'attack with');
      const barring = whyNotAttacking(game, action, 'declare attack', 'direct attack');
      const env = speaking(game, action);
      return { ...barring, announce: DIRECT_DECLARATION, do: DIRECT_DAMAGE_STEP, env };
    },
  },
  /** A monster of Level 4 or lower is Normal Summoned from the hand. */
  'normal summon': {
    needs: ['object'],
    moves: true,
    from: ['hand'],
    unfit: (game, action) => misfit(game, action, SUMMONABLE),
    steps: (game, action) => {
      mustTakeTributes(game, action, 0);
      const barring = isCrowded(game, action.by) ? { barred: cite('no-room') } : {};
      return { ...normalSummoned(game, action, 'normal summon', {}), ...barring };
    },
  },
  /** One of a higher Level is, by Tributing the monster that is named, or as many as it takes of the player's choice. */
  'tribute summon': {
    needs: ['object'],
    takes: ['other'],
    moves: true,
    from: ['hand'],
    unfit: (game, action) => misfit(game, action, SUMMONABLE, TRIBUTED),
    steps: (game, action) => {
      const takes = action.other === null ? mustTakeTributes(game, action, 1, 2) : 1;
      if (action.other !== null) tributeOne(game, action);
      const object = action.other === null ? tributes(takes) : OTHER;
      return normalSummoned(game, action, 'tribute summon', {
        cost: [{ do: 'act', act: { event: 'tribute', object } }],
      });
    },
  },
  /** A monster in the hand is Special Summoned as its own text lets its player, which activates nothing. */
  'special summon': {
    needs: ['object'],
    moves: true,
    from: ['hand'],
    steps: (game, action) => {
      const { object, by } = action;
      const unmet = whyNotByItself(game, action) ?? (isCrowded(game, by) ? cite('no-room') : undefined);
      const forbidden = object !== null && isForbidden(game, { kind: 'own summon', by, object });
      const barred = unmet ?? (forbidden ? cite('forbidden') : whyNotInMain(game, action).barred);
      const announce = [attempted('attempt summon')];
      return { ...summoned(game, action, 'own summon', { announce }), ...(barred && { barred }) };
    },
  },
  /** A face-down monster is turned face-up, and Flip Summoned once nobody has negated that. */
  'flip summon': {
    needs: ['object'],
    from: ['monsters'],
    unfit: (game, action) => misfit(game, action, FACING_DOWN),
    steps: (game, action) => ({
      ...summoned(game, action, 'flip summon', { announce: [FLIPPED, attempted('attempt summon')] }),
      ...whyNoFlipSummon(game, action.object),
      ...whyNotInMain(game, action),
      ...mustBeFree(
        game,
        { kind: 'flip summon', by: action.by, object: action.object },
        action,
        'be summoned',
      ),
    }),
  },
  /** A Gemini monster on the field is Normal Summoned again. */
  'gemini summon': {
    needs: ['object'],
    from: ['monsters'],
    unfit: (game, action) => misfit(game, action, GEMINI),
    steps: (game, action) => normalSummoned(game, action, 'gemini summon', {}),
  },
  ...PROCEDURAL,
  /** The draw that the turn brings. */
  draw: {
    needs: [],
    steps: (game, action) => ({
      do: [{ do: 'act', act: { event: 'normal draw' } }, { do: 'settle' }],
      env: speaking(game, action),
    }),
  },
  /** The turn player comes to the End Phase. */
  'end phase': {
    needs: [],
    steps: (game, action) => {
      mustBeToEnd(game, action);
      return {
        do: [{ do: 'act', act: { event: 'end phase' } }, { do: 'settle' }],
        env: speaking(game, action),
      };
    },
  },
  turn: endOfTurn,
  say: {
    ...say,
    steps: (game, action) => {
      mustNotFork(game);
      const { do: steps, ...said } = say.steps(game, action);
      return link({ ...said, do: [...steps.slice(0, -1), FINISH, ...steps.slice(-1)] });
    },
  },
};

/** The rule by which this attack is not declared. @param kinds as which it may be forbidden */
function whyNotAttacking(game: Game, action: Action, ...kinds: readonly EventKind[]): Pick<Steps, 'barred'> {
  const { by, object, other } = action;
  const forbidden = kinds.map((kind) => mustBeFree(game, { kind, by, object, other }, action, 'attack'));
  return forbidden.find(({ barred }) => barred) ?? whyNoAttack(game, action);
}

/** What nothing else keeps from being activated may be too slow. */
function inTime(game: Game, action: Action, steps: Steps): Steps {
  return steps.untimely || steps.barred ? steps : { ...steps, ...whyTooSlow(game, action, steps.env) };
}

/** Where no other link is left to resolve, what has been activated in the Chain is sent to the GY (Q&A 13378). */
function link(steps: Steps): Steps {
  const end: Instruction = { do: 'act', act: { event: CHAIN_END } };
  return { ...steps, do: [...steps.do.slice(0, -1), end, ...steps.do.slice(-1)] };
}

/**
 * How many monsters are Tributed for the summon of a monster: none up to Level 4, one up to Level 6, else two.
 * @throws {Withheld} `action/tributes` where that is none of these numbers
 */
function mustTakeTributes(game: Game, { object }: Action, ...among: readonly number[]): number {
  if (object === null) throw new Error('nothing is summoned');
  const level = mustHave(game, viewOf(game, object), 'level');
  const takes = compare(level, 5) < 0 ? 0 : compare(level, 6) > 0 ? 2 : 1;
  if (!among.includes(takes))
    withhold(
      'action/tributes',
      `A monster of Level ${String(level)} is summoned by Tributing ${['none', 'one', 'two'][takes]}.`,
      [
        'Write `normal summon`.',
        'Write `tribute summon`.',
        'Leave `with` out, and let its player choose them (`choices`).',
      ][takes],
    );
  return takes;
}

/** @throws {Withheld} where one Tribute is not what such a summon takes */
function tributeOne(game: Game, action: Action): void {
  mustTakeTributes(game, action, 1);
  if (action.other !== null && viewOf(game, action.other).object.controller !== action.by)
    withhold(
      'rule/not-modelled',
      'What lets a player Tribute a monster of another player is not worked out.',
      'Begin with the monster on the field.',
    );
}

function tributes(amount: number): What {
  return {
    what: 'some',
    quantity: { how: 'exactly', amount },
    described: {
      head: { noun: { trait: 'type', is: 'monster' }, sort: 'permanent' },
      which: [{ test: 'controlled', by: { who: 'you' } }],
    },
  };
}

/** A Spell or Trap in the hand or face-down is activated itself; anything else has effects that are. */
function isCardActivated(game: Game, { object }: Action): boolean {
  if (object === null) return false;
  const { zone, status, card } = viewOf(game, object).object;
  const types = printedTypes(game, card);
  if (!['spell', 'trap'].some((word) => types.includes(word))) return false;
  return zone === 'hand' || isFaceDown(status);
}

/** Whether its card prints an effect that is activated, and it has none: a Gemini monster that was not summoned again. */
function hasLost(game: Game, { object: id, line }: Action): boolean {
  if (id === null) return false;
  const { object, abilities } = viewOf(game, id);
  // What lies face-down has all that it prints as it is activated.
  if (isFaceDown(object.status)) return false;
  const among = (list: typeof abilities): boolean =>
    list.some(({ key, ability }) => ability.ability === 'activated' && isOnLine(game, object, key, line));
  return among(textOf(game, id)) && !among(abilities);
}

/** What stays on the field once it is activated. */
const STAYING = ['continuous', 'field', 'equip', 'pendulum'];

/**
 * What has a text, and says nothing in it that is done as it resolves, is not activated so.
 * @throws {Withheld} of a card that does not stay on the field
 */
function mustDoSomething(game: Game, { object }: Action): void {
  const abilities = textOf(game, object);
  if (object === null || abilities.some(({ ability }) => ability.ability === 'spell')) return;
  const types = printedTypes(game, viewOf(game, object).object.card);
  if (
    !STAYING.some((type) => types.includes(type)) &&
    abilities.some(({ ability }) => ability.ability !== 'note')
  )
    withhold(
      'rule/not-modelled',
      'Of this card it is understood what it does elsewhere, and not what it does as it is activated.',
      'Leave the activation out.',
    );
}

function activateCard(game: Game, action: Action): Steps {
  mustDoSomething(game, action);
  const later = targetsLater(game, action.object);
  const when = whenAnswering(game, action);
  return {
    cost: costOf(game, action),
    announce: [
      { do: 'act', act: { event: 'activate', object: IT } },
      ...notingSummoned(game, action.object),
      ...(later ? [] : [aimed(IT)]),
    ],
    ...(later && { paidFirst: afterCost(IT, whyCardHasNoTarget(game, action)) }),
    do: [
      unlessLeft(IT, [{ do: 'act', act: { event: 'resolve', object: IT } }]),
      { do: 'act', act: { event: 'finish', object: IT } },
      { do: 'settle' },
    ],
    env: speaking(game, action),
    ...when,
    ...((when.untimely ?? when.barred) === undefined && whyBarred(game, action)),
  };
}

function whyBarred(game: Game, action: Action): Pick<Steps, 'barred'> {
  const unmet = whyCardNotSo(game, action);
  if (unmet) return { barred: unmet };
  if (isActivationForbidden(game, action.object, action.by)) return { barred: cite('forbidden') };
  if (lacksZone(game, action)) return { barred: cite('no-room') };
  const there = whyNotFromHand(game, action);
  if (there) return { barred: there };
  const again = whyNotAgain(game, action);
  return again ? { barred: again } : whyNotActivated(game, action);
}

/** Whether a card from elsewhere than the field has no Spell & Trap Zone to come to as it is activated. */
function lacksZone(game: Game, { object, by }: Action): boolean {
  if (object === null || !isCluttered(game, by)) return false;
  const { zone, card } = viewOf(game, object).object;
  return !isOnField(zone) && !printedTypes(game, card).includes('field');
}

/** Whether the card is one that is activated only in response to something else, or when something happens. */
function whenAnswering(game: Game, action: Action): Pick<Steps, 'untimely' | 'barred'> {
  for (const { ability, words } of spokenBy(game, action.object, action.by)) {
    if (ability.ability !== 'spell' || !ability.answers) continue;
    const untimely = whyUntimely(game, words, action, ability.answers);
    if (untimely) return { untimely };
  }
  return whyNotNow(game, action);
}

/** An effect that has been negated by the time that it would resolve does nothing. */
function useEffect(game: Game, action: Action): Steps {
  const { do: steps, announce = [], ...announced } = use(game, action);
  const { env } = announced;
  const ability = env.ability === null ? null : game.table.registry.ability(env.ability);
  const answers = ability?.ability === 'activated' ? ability.answers : undefined;
  const later = ability !== null && saysThenTarget(ability);
  const untimely = answers && whyUntimely(game, env, action, answers);
  mustNotHaveSummoned(game, action.object, action.by);
  const resolves: Instruction = { do: 'act', act: { event: 'resolve', object: SELF } };
  return {
    ...announced,
    moves: false,
    ...(untimely && { untimely }),
    ...whyNotUsed(game, action, env),
    announce: [...counting(game, env), ...(later ? [] : announce)],
    ...(later && { paidFirst: afterCost(SELF, whyNoTarget(game, env)) }),
    do: [
      { do: 'if', given: IS_NEGATED, yes: [resolves], no: [unlessLeft(SELF, steps.slice(0, -1))] },
      FINISH,
      ...steps.slice(-1),
    ],
  };
}

function aimed(of: What): Extract<Instruction, { do: 'aim' }> {
  return { do: 'aim', of };
}

/** What is targeted behind "then" is chosen once what stands before it is paid, as it is activated nevertheless. */
function afterCost(of: What, rule: Rule): NonNullable<Steps['paidFirst']> {
  return { aim: { ...aimed(of), paid: true }, rule };
}

const SELF: What = { what: 'this' };
const FINISH: Instruction = { do: 'act', act: { event: 'finish', object: SELF } };

/** By what answered it, wherever its card has come to meanwhile; or with all the effects of its card. */
const IS_NEGATED: Condition = {
  if: 'any',
  of: [
    {
      if: 'exists',
      what: {
        what: 'this',
        which: [{ test: 'any', of: UNDONE.map((status) => ({ test: 'status', status })) }],
      },
    },
    IS_SWITCHED_OFF,
  ],
};

/**
 * What its text says is paid as a card is activated.
 * @throws {Withheld} where what it does speaks of what was paid: that is not passed on
 */
function costOf(game: Game, { object }: Action): Instruction[] {
  const costs = priceOfCard(game, object);
  const does = textOf(game, object).flatMap(({ ability }) => (ability.ability === 'spell' ? ability.do : []));
  const paid = referents(costs);
  if (referredTo(does).some((referent) => paid.includes(referent)))
    withhold(
      'rule/not-modelled',
      'An effect that speaks of what was paid for its activation is not worked out.',
    );
  return costs;
}

const FLIPPED: Instruction = { do: 'act', act: { event: 'flip', object: IT } };

function attempted(event: EventKind): Instruction {
  return { do: 'act', act: { event, object: IT } };
}

/** By the Normal Summon that a player has in each turn. */
function normalSummoned(game: Game, action: Action, event: EventKind, paid: Pick<Steps, 'cost'>): Steps {
  const announce = [attempted('attempt normal summon')];
  return {
    ...summoned(game, action, event, { ...paid, announce }),
    ...mustBeFree(game, { kind: event, by: action.by, object: action.object }, action, 'be summoned'),
    ...whyNoNormalSummon(game, action),
  };
}

/** The summon can be responded to, and is then concluded. */
function summoned(
  game: Game,
  action: Action,
  event: EventKind,
  { announce = [], cost = [] }: Pick<Steps, 'announce' | 'cost'>,
): Steps {
  mustBeTheirs(game, action, 'summon');
  return {
    announce,
    cost,
    do: summoning(event),
    env: speaking(game, action),
  };
}
