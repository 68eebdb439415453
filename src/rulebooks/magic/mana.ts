/** Mana (106): what a permanent that is tapped for it produces (106.12). */

import type { Activated } from '../../ability/ability.js';
import type { Act } from '../../ability/act.js';
import { viewOf } from '../../evaluate/characteristics.js';
import { wordsOf } from '../../evaluate/test.js';
import { add, compare, multiply, subtract } from '../../ground/amount.js';
import type { ObjectId, PlayerId } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import type { GameEvent } from '../../position/event.js';
import type { EventRule } from '../../rulebook/catalogue.js';
import type { Game } from '../../rulebook/game.js';
import type { Hands } from '../../rulebook/hands.js';
import type { ActionRule } from '../../rulebook/rulebook.js';
import { IT, speaking } from '../common/action.js';

/** The kinds of mana, and the value of a player in which each is counted (106.1b, 106.4). */
export const MANA = {
  '{W}': 'white mana',
  '{U}': 'blue mana',
  '{B}': 'black mana',
  '{R}': 'red mana',
  '{G}': 'green mana',
  '{C}': 'colorless mana',
} as const;

/** What the basic land types can be tapped for (305.6). */
const BASIC = { Plains: '{W}', Island: '{U}', Swamp: '{B}', Mountain: '{R}', Forest: '{G}' } as const;

function symbolsOf(mana: string): string[] {
  return mana.match(/\{[^}]*\}/g) ?? [];
}

/** A permanent is tapped for so much mana of these kinds: its amount is how much that is altogether. */
export const TAP_FOR_MANA: EventRule = { happen: (hands, event) => produce(hands, event) };

/** @throws {Withheld} where it cannot be told of which kind how much is produced */
function produce(hands: Hands, { player, amount, detail }: GameEvent): boolean {
  const symbols = symbolsOf(detail?.mana ?? '');
  if (player === null || amount === null || compare(amount, 0) <= 0) return false;
  let [least, times] = [symbols.length, 1] as [typeof amount, typeof amount];
  // Twice as much is twice as much of each kind (106.12b); more by something else is not said by any text.
  while (compare(least, amount) < 0) {
    least = add(least, symbols.length);
    times = add(times, 1);
  }
  if (compare(subtract(amount, least), 0) !== 0 || symbols.length === 0)
    withhold('rule/not-modelled', 'Of which kind the mana is that is produced is not worked out here.');
  for (const symbol of symbols) addOne(hands, player, symbol, times);
  return true;
}

function addOne(hands: Hands, player: PlayerId, symbol: string, amount: Parameters<typeof add>[0]): void {
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

/** A permanent is tapped for mana by its controller: by the first of its mana abilities that costs only {T} (605.3). */
export const TAP: ActionRule = {
  needs: ['object'],
  from: ['battlefield'],
  steps: (game, action) => {
    const mana = action.object === null ? null : manaOf(game, action.object);
    if (mana === null)
      withhold('rule/not-modelled', 'What is tapped for mana has no ability that is known to add it.');
    const act: Act = { event: 'tap for mana', object: IT, mana, amount: symbolsOf(mana).length };
    return {
      cost: [{ do: 'act', act: { event: 'tap', object: IT } }],
      do: [{ do: 'act', act }, { do: 'settle' }],
      env: speaking(game, action),
    };
  },
};

function manaOf(game: Game, object: ObjectId): string | null {
  const view = viewOf(game, object);
  for (const { ability } of view.abilities) {
    const mana = ability.ability === 'activated' ? addedBy(ability) : null;
    if (mana !== null) return mana;
  }
  const types = wordsOf(game, view, 'subtype');
  return Object.entries(BASIC).find(([type]) => types.includes(type))?.[1] ?? null;
}

/** What an ability adds that costs only {T} and does nothing else; null for any other. */
function addedBy({ cost, do: done }: Activated): string | null {
  const [paid, ...alsoPaid] = cost;
  const [does, ...alsoDone] = done;
  if (alsoPaid.length > 0 || alsoDone.length > 0 || paid?.do !== 'act' || does?.do !== 'act') return null;
  const taps = paid.act.event === 'tap' && paid.act.object?.what === 'this';
  return taps && does.act.event === 'add mana' && !does.act.orMana ? (does.act.mana ?? null) : null;
}
