/** Protection from a quality (702.16), and what may be targeted at all: hexproof, shroud (702.11, 702.18). */

import type { Ability, KeywordAbility } from '../../../ability/ability.js';
import { every } from '../../../ability/every.js';
import type { Test } from '../../../ability/reference.js';
import type { StaticOp } from '../../../ability/static.js';
import { passes } from '../../../evaluate/condition/test.js';
import { causeOf } from '../../../evaluate/env.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import type { ObjectId, PlayerId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import { isProhibited } from '../../../kernel/event/raise.js';
import { ofObject } from '../../../kernel/watching/of-object.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { type Env, envWith } from '../../../position/env.js';
import { eventWith } from '../../../position/event.js';
import { type Game, isField } from '../../../rulebook/game.js';
import type { Keyed } from '../../../table/registry.js';
import type { View } from '../../../table/view.js';
import { byRule } from '../../common/settle.js';
import { COLORS } from '../card.js';
import { CLOAKED } from '../entering/face-down.js';
import { hasLeft } from '../turn/remaining.js';
import { CARD_TYPES } from '../type.js';

/** "Protection from red", "protection from artifacts". */
export function addProtection({ grammar, keyword }: English): void {
  const quality = grammar.category<Test>('a quality');
  for (const is of Object.values(COLORS))
    grammar.rule(quality)(is, {}, () => ({ test: 'trait', trait: 'color', is }));
  for (const [is, many] of Object.entries(CARD_TYPES))
    grammar.rule(quality)(many, {}, () => ({ test: 'trait', trait: 'type', is }));
  grammar.rule(keyword)('protection from {having}', { having: quality }, (h) => ({
    ability: 'keyword',
    keyword: 'protection',
    having: h.having,
  }));
  // Of what was chosen for the permanent.
  grammar.rule(quality)('the chosen color', {}, () => ({ test: 'chosen', trait: 'color', kind: 'color' }));
  grammar.rule(keyword)('hexproof from {having}', { having: quality }, (h) => ({
    ability: 'keyword',
    keyword: 'hexproof',
    having: h.having,
  }));
  grammar.rule(quality)('spells that are one or more colors', {}, () => COLORED_SPELL);
  // Everything is of it (702.16j).
  grammar.rule(keyword)('protection from everything', {}, () => ({
    ability: 'keyword',
    keyword: 'protection',
    having: { test: 'all', of: [] },
  }));
  grammar.rule(keyword)(
    'protection from {first} and from {second}',
    { first: quality, second: quality },
    (h) => ({
      ability: 'keyword',
      keyword: 'protection',
      having: { test: 'any', of: [h.first, h.second] },
    }),
  );
}

/** "Protection from the color of your choice" (702.16a): the color is chosen as the effect is made. */
export function pickedProtection(grammar: English['grammar']): Category<StaticOp> {
  const picked = grammar.category<StaticOp>('protection of your choice');
  const says = grammar.rule(picked);
  says('protection from the color of your choice', {}, () => ({ op: 'picked', of: OF_COLORS }));
  says('protection from artifacts or from the color of your choice', {}, () => ({
    op: 'picked',
    of: [protectedFrom('artifacts', { test: 'trait', trait: 'type', is: 'artifact' }), ...OF_COLORS],
  }));
  says('protection from colorless or from the color of your choice', {}, () => ({
    op: 'picked',
    of: [protectedFrom('colorless', COLORLESS), ...OF_COLORS],
  }));
  return picked;
}

/** "Choose a color. White creatures you control gain protection from the chosen color until end of turn." */
export function addPickedBefore({ grammar, sentence, what }: English): void {
  for (const [number, gains] of [
    ['one', 'gains'],
    ['many', 'gain'],
  ] as const)
    grammar.rule(sentence)(
      `choose a color . {on:${number}} ${gains} protection from the chosen color until end of turn`,
      { on: what },
      (h) => ({
        do: 'last on',
        until: 'turn',
        on: h.on,
        ops: [{ op: 'picked', of: OF_COLORS, said: 'before' }],
      }),
    );
}

type Picked = Extract<StaticOp, { op: 'picked' }>;

function protectedFrom(word: string, having: Test): Picked['of'][number] {
  return { word, ops: [{ op: 'gain', abilities: [{ ability: 'keyword', keyword: 'protection', having }] }] };
}

const ANY_COLOR: Test = {
  test: 'any',
  of: Object.values(COLORS).map((is): Test => ({ test: 'trait', trait: 'color', is })),
};

const COLORLESS: Test = { test: 'not', of: ANY_COLOR };

const COLORED_SPELL: Test = {
  test: 'all',
  of: [{ test: 'zone', at: { zone: 'stack' }, said: 'on' }, ANY_COLOR],
};

const OF_COLORS = Object.values(COLORS).map((is) => protectedFrom(is, { test: 'trait', trait: 'color', is }));

/** Damage that sources of the quality would deal to it is prevented (702.16e). */
export function protection({ having }: KeywordAbility): readonly Ability[] {
  if (!having) return [];
  return [
    {
      ability: 'replacement',
      watch: {
        event: 'damage',
        object: { what: 'this', noun: 'creature' },
        other: every({ head: { sort: 'source' }, which: [having] }),
      },
      outcome: { outcome: 'prevent', amount: 'all' },
      says: 'plain',
    },
  ];
}

/** Whether a permanent has protection from another: nothing of that quality stays attached to it (702.16c). */
export function isProtectedFrom(game: Game, host: View, from: View): boolean {
  return host.abilities.some((keyed) => {
    const { ability } = keyed;
    return (
      ability.ability === 'keyword' &&
      ability.keyword === 'protection' &&
      ability.having !== undefined &&
      passes(game, ofObject(game, keyed, host).env, ability.having, from)
    );
  });
}

/** That a player is targeted: nothing of this kind is raised, but texts say that it can't be. */
export const TARGETED = 'target';

/** "You have hexproof": no spell or ability that an opponent controls targets the player; with shroud none does (702.11c, 702.18a). */
export function addPlayerTargets({ grammar, statement }: English): void {
  grammar.rule(statement)('you have shroud', {}, () => ({
    ability: 'cannot',
    act: { event: TARGETED, by: { who: 'you' } },
  }));
  grammar.rule(statement)('you have hexproof', {}, () => ({
    ability: 'cannot',
    act: {
      event: TARGETED,
      by: { who: 'you' },
      cause: [{ manner: 'effect', whose: { who: 'opponent', said: 'a' } }],
    },
  }));
}

/** Whether a player may be targeted by the words. */
export function mayTargetPlayer(game: Game, env: Env, player: PlayerId): boolean {
  if (hasLeft(game, player)) return false;
  const event = byRule(game, TARGETED, null, { player });
  return !isProhibited(game, eventWith(event, { cause: causeOf(envWith(env, { manner: 'effect' })) }));
}

/** Whether what the words target may be targeted by them (702.11b, 702.16b, 702.18a). */
export function mayTarget(game: Game, env: Env, id: ObjectId): boolean {
  const view = viewOf(game, id);
  const { object, abilities } = view;
  // A spell is no target for itself (115.5).
  if (!isField(game, object.zone)) return id !== env.source || object.zone !== 'stack';
  if (object.status.includes(CLOAKED) && object.controller !== env.you)
    withhold('rule/not-modelled', 'What is cloaked has ward; what comes of that is not worked out here.');
  return abilities.every((keyed) => {
    const { ability } = keyed;
    if (ability.ability !== 'keyword') return true;
    switch (ability.keyword) {
      case 'shroud':
        return false;
      case 'hexproof':
        return object.controller === env.you || !isOf(game, env, view, keyed);
      case 'protection':
        return ability.having === undefined || !isOf(game, env, view, keyed);
      default:
        return true;
    }
  });
}

/** Whether what targets an object is of the quality that a keyword of it names; any is, where it names none (702.11d, 702.16b). */
function isOf(game: Game, { source }: Env, view: View, keyed: Keyed): boolean {
  const having = 'having' in keyed.ability ? keyed.ability.having : undefined;
  if (!having) return true;
  return source !== null && passes(game, ofObject(game, keyed, view).env, having, viewOf(game, source));
}
