/** What players do in Magic, as a scenario lists it (116, 601). Timing and mana are taken as legal. */

import type { Instruction } from '../../ability/instruction.js';
import type { Quantity } from '../../ability/quantity.js';
import type { Test, What } from '../../ability/reference.js';
import type { ObjectId } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import { isProhibited } from '../../kernel/event/raise.js';
import { canAnnounce } from '../../kernel/script/aim.js';
import { envWith } from '../../position/env.js';
import type { Game } from '../../rulebook/game.js';
import type { ActionRule, Steps } from '../../rulebook/rulebook.js';
import { endOfTurn, IT, SETTLE, say, speaking } from '../common/action.js';
import { canChooseFor } from '../common/announceable.js';
import { misused } from '../common/fitting.js';
import { byRule } from '../common/settle.js';
import { lacksAbility, use } from '../common/use.js';
import { forMana, isManaAbility, TAP } from './casting/mana.js';
import { REMEMBERED, timesKicked } from './casting/remembered.js';
import { BECOME_CAST, RESOLVE } from './casting/step.js';
import { waitsForTargets } from './casting/targeted.js';
import { CAST_FACE_DOWN } from './entering/face-down.js';
import { TURN_UP } from './entering/face-up.js';
import { CAST_SPELL, PLAYED } from './fitting.js';
import { cite } from './rule.js';
import { STEP_ACTIONS } from './turn/turn.js';

/** An artifact, enchantment, or token. */
const BARGAINED: What = {
  what: 'some',
  quantity: { how: 'one', said: 'a' },
  described: {
    adjectives: [
      {
        test: 'any',
        of: [
          { test: 'trait', trait: 'type', is: 'artifact' },
          { test: 'trait', trait: 'type', is: 'enchantment' },
          { test: 'trait', trait: 'sort', is: 'token' },
        ],
      },
    ],
    head: { sort: 'permanent' },
  },
};

const SACRIFICE_BARGAINED: Instruction = { do: 'act', act: { event: 'sacrifice', object: BARGAINED } };

/** What its player has said is paid for it beside other costs is paid with them (601.2h). */
const IF_BARGAINED: Instruction = {
  do: 'if',
  given: { if: 'is', what: IT, tests: [{ test: 'relation', relation: REMEMBERED.bargained, to: IT }] },
  yes: [SACRIFICE_BARGAINED],
};

export const ACTIONS: { readonly [verb: string]: ActionRule } = {
  /** The spell goes on the stack, is paid for and becomes cast; what that triggers resolves first; then it does (601, 608). */
  cast: {
    needs: ['object'],
    from: ['hand', 'command', 'graveyard'],
    moves: true,
    unfit: (game, action) => misused(game, action, CAST_SPELL),
    steps: (game, action) => ({
      announce: [
        { do: 'act', act: { event: 'announce', object: IT } },
        ...optionalCosts(game, action.object),
        { do: 'aim', of: IT },
      ],
      cost: [...additionalCosts(game, action.object), IF_BARGAINED],
      once: [...BECOME_CAST],
      do: [...RESOLVE],
      env: speaking(game, action),
      ...(!canChooseFor(game, action) && { barred: cite('must-target') }),
    }),
  },
  /** A card with morph or the like is cast as a face-down creature spell. */
  'cast face down': CAST_FACE_DOWN,
  /** A land is put onto the battlefield without the stack (305.1). */
  play: {
    needs: ['object'],
    from: ['hand'],
    unfit: (game, action) => misused(game, action, PLAYED),
    steps: (game, action) => ({
      do: [
        { do: 'act', act: { event: 'play', object: IT } },
        { do: 'act', act: { event: 'move', object: IT, to: { zone: 'battlefield' } } },
        SETTLE,
      ],
      env: speaking(game, action),
    }),
  },
  /** The draw that the turn itself brings (504.1). */
  draw: {
    needs: [],
    steps: (game, action) => ({
      do: [{ do: 'act', act: { event: 'draw', amount: 1 } }, SETTLE],
      env: envWith(speaking(game, action), { manner: 'turn' }),
    }),
  },
  /** A face-down permanent is turned face up. */
  'turn face up': TURN_UP,
  /** A permanent is tapped for mana. */
  tap: TAP,
  ...STEP_ACTIONS,
  /** Attacking and blocking creatures deal their combat damage, those with first strike before the others (510). */
  combat: {
    needs: [],
    steps: (game, action) => ({
      do: flat([1, 2], (amount): Instruction[] => [
        { do: 'act', act: { event: 'assign combat damage', amount } },
        { do: 'act', act: { event: 'combat damage', amount } },
        SETTLE,
      ]),
      env: speaking(game, action),
    }),
  },
  /** An activated ability is announced, paid for, and resolves (602). */
  activate: {
    needs: ['object'],
    takes: ['line'],
    lacks: lacksAbility,
    steps: (game, action) => onStack(game, use(game, action)),
  },
  turn: endOfTurn,
  /** What is said is carried out as a spell's text is, and must have its targets as one must (601.2c). */
  say: {
    ...say,
    steps: (game, action) => ({
      ...say.steps(game, action),
      // What waits for its targets is put onto the stack above it.
      ...(waitsForTargets(game) && { once: [SETTLE] }),
      ...(!canChooseFor(game, action) && { barred: cite('must-target') }),
    }),
  },
};

/** What paying for an ability has triggered resolves before it (603.3), but for a mana ability, which resolves at once (605.3b). */
function onStack(game: Game, steps: Steps): Steps {
  if (isManaAbility(game, steps)) return forMana(steps);
  const activating = byRule(game, 'activate', steps.env.source, { player: steps.env.you });
  if (isProhibited(game, activating)) return { ...steps, barred: cite('cannot') };
  if (!canAnnounce(game, steps.env)) return { ...steps, barred: cite('must-target') };
  return { ...steps, cost: [...(steps.cost ?? []), SETTLE] };
}

/** The additional costs that a spell's player may choose to pay before its targets are chosen (601.2b, 702.33, 702.166). */
function optionalCosts({ table }: Game, spell: ObjectId | null): Instruction[] {
  const object = spell === null ? undefined : table.position.objects[spell];
  return flat(table.registry.ofCard(object?.card ?? null), ({ ability }): Instruction[] => {
    if (ability.ability !== 'keyword') return [];
    const cost = OPTIONAL_COSTS[ability.keyword];
    if (!cost) return [];
    const told = ability.keyword === 'kicker' && object ? timesKicked(object) : null;
    // What stands beside the card is decided already.
    if (told !== null) return told === '0' ? [] : cost.steps;
    return [{ do: 'may', who: { who: 'you' }, ...cost }];
  });
}

const OPTIONAL_COSTS: {
  readonly [keyword: string]: Pick<Extract<Instruction, { do: 'may' }>, 'cost' | 'steps' | 'later'>;
} = {
  kicker: { steps: [{ do: 'act', act: { event: 'kick', object: IT } }] },
  buyback: { steps: [{ do: 'act', act: { event: 'buy back', object: IT } }] },
  bargain: {
    cost: [SACRIFICE_BARGAINED],
    later: true,
    steps: [{ do: 'act', act: { event: 'bargain', object: IT } }],
  },
};

/** What a spell's own text says is paid to cast it, beside mana (601.2f). */
function additionalCosts({ table }: Game, spell: ObjectId | null): Instruction[] {
  const { card = null, zone = null } = (spell === null ? null : table.position.objects[spell]) ?? {};
  return flat(table.registry.ofCard(card), ({ ability }) => {
    if (ability.ability === 'additional cost') return ability.cost;
    if (ability.ability !== 'keyword' || zone !== 'graveyard') return [];
    if (ability.keyword === 'escape') return [exiled(ability.amount ?? 0)];
    return ability.keyword === 'jump-start' ? [DISCARDED] : [];
  });
}

/** What is exiled to cast a card with escape from the graveyard, where the card itself is no more (702.138a). */
function exiled(amount: Quantity): Instruction {
  const which: Test[] = [{ test: 'zone', at: { zone: 'graveyard', whose: { who: 'you' } }, said: 'from' }];
  return {
    do: 'act',
    act: {
      event: 'move',
      object: {
        what: 'some',
        quantity: { how: 'exactly', amount },
        described: { head: { sort: 'card' }, which },
      },
      to: { zone: 'exile' },
    },
  };
}

/** What is discarded to cast a card with jump-start from the graveyard (702.133a). */
const DISCARDED: Instruction = {
  do: 'act',
  act: {
    event: 'discard',
    object: { what: 'some', quantity: { how: 'one', said: 'a' }, described: { head: { sort: 'card' } } },
  },
};
