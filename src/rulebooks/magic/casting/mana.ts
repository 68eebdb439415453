/** Mana (106): what a permanent that is tapped for it produces (106.12). */

import type { Activated } from '../../../ability/ability.js';
import type { Act } from '../../../ability/act.js';
import type { Instruction } from '../../../ability/instruction.js';
import { innerInstructions } from '../../../ability/parts.js';
import { wordsOf } from '../../../evaluate/condition/test.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { isTargeted } from '../../../evaluate/reference/target.js';
import { type Amount, add, compare, fromBig, toBig } from '../../../ground/amount.js';
import type { ObjectId, PlayerId } from '../../../ground/id.js';
import { flat } from '../../../ground/list.js';
import { withhold } from '../../../ground/problem.js';
import { multiply } from '../../../ground/product.js';
import { phrasesOf } from '../../../kernel/script/phrases.js';
import type { GameEvent } from '../../../position/event.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import type { ActionRule, Steps } from '../../../rulebook/rulebook.js';
import { IT, speaking } from '../../common/action.js';
import { misfit } from '../../common/fitting.js';
import { mustBeTheirs } from '../../common/theirs.js';
import { isOnLine } from '../../common/use.js';
import { TAPPED } from '../fitting.js';
import { wordOf } from './remembered.js';

/** The kinds of mana, and the value of a player in which each is counted (106.1b, 106.4). */
export const MANA = {
  '{W}': 'white mana',
  '{U}': 'blue mana',
  '{B}': 'black mana',
  '{R}': 'red mana',
  '{G}': 'green mana',
  '{C}': 'colorless mana',
} as const;

/** The colors of mana: "any color" is one of these (105.4, 106.1a). */
export const COLORED = ['{W}', '{U}', '{B}', '{R}', '{G}'] as const;

/** One mana of the color that was chosen for what adds it. */
export const CHOSEN_COLOR = '{the chosen color}';

/** What the basic land types can be tapped for (305.6). */
const BASIC = { Plains: '{W}', Island: '{U}', Swamp: '{B}', Mountain: '{R}', Forest: '{G}' } as const;

function symbolsOf(mana: string): string[] {
  return mana.match(/\{[^}]*\}/g) ?? [];
}

/** Of one kind of several the player says which (106.1, 605.3b). */
const PRODUCING: Pick<EventRule, 'fill' | 'ways'> = {
  fill: (game, event) => {
    const known = withChosen(game, event);
    return known.amount === null ? { ...known, amount: symbolsOf(manaIn(known)).length } : known;
  },
  ways: (_game, { detail }) => detail?.anyMana ?? [],
};

/** With the color that was chosen for the permanent in the place of the words for it. */
function withChosen(game: Game, event: GameEvent): GameEvent {
  const { detail, object, cause } = event;
  const adds = object ?? cause.source;
  if (!detail?.anyMana?.includes(CHOSEN_COLOR) || adds === null) return event;
  const anyMana = detail.anyMana.map((mana) => (mana === CHOSEN_COLOR ? chosenColor(game, adds) : mana));
  return { ...event, detail: { ...detail, anyMana: [...new Set(anyMana)] } };
}

/** @throws {Withheld} where no color was chosen that is known */
function chosenColor({ table }: Game, id: ObjectId): string {
  const color = wordOf(table.position.objects[id]?.chosen.color);
  const [symbol] = Object.entries(MANA).find(([, value]) => value === `${color} mana`) ?? [];
  return (
    symbol ??
    withhold(
      'rule/not-modelled',
      'Which color was chosen for what adds mana of that color is not written down.',
      'Write it beside the card: `chose: { color: red }`.',
    )
  );
}

/** A permanent is tapped for so much mana of these kinds: its amount is how much that is altogether. */
export const TAP_FOR_MANA: EventRule = {
  ...PRODUCING,
  asLast: true,
  happen: (hands, event) => produce(hands, event),
};

/** Mana is added by anything else. */
export const ADD_MANA: EventRule = { ...PRODUCING, happen: (hands, event) => produce(hands, event) };

/** The mana as it is written: that which was chosen, where it is one of several. */
function manaIn({ detail }: GameEvent): string {
  return detail?.way ?? detail?.mana ?? detail?.anyMana?.[0] ?? '';
}

function produce(hands: Hands, event: GameEvent): boolean {
  const { player, amount } = event;
  const symbols = symbolsOf(manaIn(event));
  if (player === null || amount === null || compare(amount, 0) <= 0) return false;
  const times = timesIn(amount, symbols.length);
  for (const symbol of symbols) addOne(hands, player, symbol, times);
  return true;
}

/**
 * Twice as much is twice as much of each kind (106.12b).
 * @throws {Withheld} where the kinds are not equally many: no text says how
 */
function timesIn(amount: Amount, kinds: number): Amount {
  const [whole, part] = [toBig(amount), BigInt(kinds)];
  if (part === 0n || whole % part !== 0n)
    withhold('rule/not-modelled', 'Of which kind the mana is that is produced is not worked out here.');
  return fromBig(whole / part);
}

function addOne(hands: Hands, player: PlayerId, symbol: string, amount: Amount): void {
  const value = MANA[symbol as keyof typeof MANA];
  if (!value) withhold('rule/not-modelled', `What adding ${symbol} comes to is not worked out here.`);
  const now = hands.game.table.position.players[player]?.values[value] ?? 0;
  hands.value(player, value, add(now, multiply(1, amount)));
}

/** Mana that was not spent is gone as a step or the turn ends (106.4). */
export function emptyPools(hands: Hands): void {
  for (const { id, values } of hands.game.table.position.players)
    for (const value of Object.values(MANA)) if ((values[value] ?? 0) !== 0) hands.value(id, value, 0);
}

/**
 * A permanent is tapped for mana by its controller: by any of its mana abilities that cost only {T}, or by that on the
 * line which is named (605.3).
 */
export const TAP: ActionRule = {
  needs: ['object'],
  takes: ['line'],
  from: ['battlefield'],
  unfit: (game, action) => misfit(game, action, TAPPED),
  steps: (game, action) => {
    mustBeTheirs(game, action, 'tap');
    const [first, ...others] = action.object === null ? [] : manaOf(game, action.object, action.line);
    if (!first)
      withhold('rule/not-modelled', 'What is tapped for mana has no ability that is known to add it.');
    const amount = symbolsOf(first).length;
    if (others.some((other) => symbolsOf(other).length !== amount))
      withhold(
        'action/which-ability',
        'What is tapped for mana has abilities that add different amounts of it.',
        'Name the line of its text with `line`.',
      );
    const isPlain = others.length === 0 && first !== CHOSEN_COLOR;
    const mana = isPlain ? { mana: first } : { anyMana: [first, ...others] };
    const act: Act = { event: 'tap for mana', object: IT, amount, ...mana };
    return {
      cost: [{ do: 'act', act: { event: 'tap', object: IT } }],
      do: [{ do: 'act', act }, { do: 'settle' }],
      env: speaking(game, action),
    };
  },
};

/** The mana for which a permanent can be tapped, each kind once. */
function manaOf(game: Game, object: ObjectId, line: number | undefined): readonly string[] {
  const view = viewOf(game, object);
  const printed = flat(view.abilities, ({ key, ability }) =>
    ability.ability === 'activated' && isOnLine(game, view.object, key, line) ? addedBy(ability) : [],
  );
  const types = wordsOf(game, view, 'subtype');
  const basic = flat(Object.entries(BASIC), ([type, mana]) => (types.includes(type) ? [mana] : []));
  return [...new Set([...printed, ...(line === undefined ? basic : [])])];
}

/** What an ability can add that costs only {T} and does nothing else. */
function addedBy({ cost, do: done }: Activated): readonly string[] {
  const [paid, ...alsoPaid] = cost;
  const [does, ...alsoDone] = done;
  if (alsoPaid.length > 0 || alsoDone.length > 0 || !paid || does?.do !== 'act' || !tapsItself(paid))
    return [];
  const { event, mana, anyMana = [], amount } = does.act;
  if (event !== 'add mana' || (amount !== undefined && amount !== 1)) return [];
  return mana === undefined ? anyMana : [mana];
}

function tapsItself(paid: Instruction): boolean {
  return paid.do === 'act' && paid.act.event === 'tap' && paid.act.object?.what === 'this';
}

/** An ability adds mana, has no target, and is not one of loyalty: it does not use the stack (605.1a, 605.3b). */
export function isManaAbility({ catalogue }: Game, { cost = [], do: done }: Steps): boolean {
  const targets = (step: Instruction): boolean =>
    phrasesOf(catalogue, step).some(isTargeted) || innerInstructions(step).some((list) => list.some(targets));
  return done.some(addsMana) && !done.some(targets) && !cost.some(isOfLoyalty);
}

function addsMana(step: Instruction): boolean {
  if (step.do === 'act') return step.act.event === 'add mana';
  return innerInstructions(step).some((list) => list.some(addsMana));
}

function isOfLoyalty(paid: Instruction): boolean {
  return paid.do === 'act' && paid.act.counter === 'loyalty' && paid.act.bare === true;
}

/** Whose mana ability costs {T}, among other things, is tapped for the mana that the ability adds (106.12). */
export function forMana({ cost = [], do: done, ...steps }: Steps): Steps {
  if (!cost.some(tapsItself)) return { ...steps, cost, do: done };
  const tapped = done.map((step): Instruction => {
    if (step.do !== 'act' || step.act.event !== 'add mana' || step.act.by !== undefined) return step;
    return { do: 'act', act: { ...step.act, event: 'tap for mana', object: { what: 'this' } } };
  });
  return { ...steps, cost, do: tapped };
}
