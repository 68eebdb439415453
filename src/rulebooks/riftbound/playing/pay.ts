/** Paying energy and power: what a cost asks for, and the ways in which a player could pay it (203, [C] and [A]). */

import type { Instruction } from '../../../ability/instruction.js';
import { playerValue } from '../../../evaluate/condition/player-value.js';
import { wordsOf } from '../../../evaluate/condition/test.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { add, compare, subtract } from '../../../ground/amount.js';
import type { PlayerId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import { eventWith, type GameEvent } from '../../../position/event.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import type { Steps } from '../../../rulebook/rulebook.js';
import { DOMAINS } from '../domain.js';

/** The energy asked for, and for each power the domains of which it may be. */
interface Cost {
  readonly energy: number;
  readonly powers: readonly (readonly string[])[];
}

/** More power than any card asks for at once. */
const MOST_POWER = 8;

/**
 * The ways to pay: each the domains of the power spent, in order; none where it cannot be paid.
 * @throws {Withheld} `position/missing-value` where it is not written down what the player has
 */
export function waysToPay(game: Game, event: GameEvent): readonly string[] {
  const { player } = event;
  if (player === null) return [];
  const { energy, powers } = costOf(game, event);
  if (energy > 0 && compare(playerValue(game.table.position, player, 'energy'), energy) < 0) return [];
  let ways: readonly (readonly string[])[] = [[]];
  for (const domains of powers) {
    const longer = ways.flatMap((way) => domains.map((domain) => [...way, domain].sort()));
    const payable = longer.filter((way) => isCovered(game, player, way));
    ways = [...new Map(payable.map((way) => [way.join(), way])).values()];
  }
  return ways.map((way) => (way.length === 0 ? 'energy' : way.join(' + ')));
}

/**
 * What a cost asks for beside energy and power is paid in any order (357.2): in one in which it can be, so that whatever is
 * killed or leaves as a part of its own cost does so last.
 */
export function paidInOrder(steps: Steps): Steps {
  const { cost = [] } = steps;
  return { ...steps, cost: [...cost.filter((one) => !takesItself(one)), ...cost.filter(takesItself)] };
}

function takesItself(one: Instruction): boolean {
  return one.do === 'act' && one.act.object?.what === 'this' && one.act.event !== 'exhaust';
}

/** Spends what the chosen way takes. */
export function pay(hands: Hands, event: GameEvent): boolean {
  const { player, detail } = event;
  if (player === null || detail?.way === undefined) return false;
  const { energy } = costOf(hands.game, event);
  if (energy > 0) spend(hands, player, 'energy', energy);
  for (const domain of DOMAINS) {
    const count = detail.way.split(' + ').filter((one) => one === domain).length;
    if (count > 0) spend(hands, player, domain.toLowerCase(), count);
  }
  return true;
}

function spend(hands: Hands, player: PlayerId, value: string, amount: number): void {
  hands.value(player, value, subtract(playerValue(hands.game.table.position, player, value), amount));
}

function isCovered(game: Game, player: PlayerId, way: readonly string[]): boolean {
  return [...new Set(way)].every((domain) => {
    const needed = way.filter((one) => one === domain).length;
    return compare(playerValue(game.table.position, player, domain.toLowerCase()), needed) >= 0;
  });
}

function costOf(game: Game, event: GameEvent): Cost {
  const symbols = symbolsOf(event.detail?.mana ?? '');
  const numbers = symbols.filter((symbol) => /^\d+$/.test(symbol));
  const powers = symbols.filter((symbol) => !/^\d+$/.test(symbol));
  if (powers.length > MOST_POWER)
    withhold('choice/too-many', 'There are too many ways to pay so much power at once.');
  return {
    energy: numbers.map(Number).reduce((sum, one) => sum + one, 0),
    powers: powers.map((symbol) => domainsOf(game, event, symbol)),
  };
}

/** [C] of a card with one domain is power of that, as the card itself says: "[1][Fury]". */
export function ownDomain(game: Game, event: GameEvent): GameEvent {
  const mana = event.detail?.mana ?? '';
  if (!symbolsOf(mana).includes('C')) return event;
  const [domain, ...others] = domainsOf(game, event, 'C');
  if (domain === undefined || others.length > 0) return event;
  return eventWith(event, { detail: { ...event.detail, mana: mana.replaceAll('[C]', `[${domain}]`) } });
}

/** [A] is power of any domain, [C] of one of the card's own, or of any where the card has none (805.1.a.2). */
function domainsOf(game: Game, { cause }: GameEvent, symbol: string): readonly string[] {
  if (symbol === 'A') return DOMAINS;
  if (symbol !== 'C') return [symbol];
  if (cause.source === null) return [];
  const own = wordsOf(game, viewOf(game, cause.source), 'domain');
  return own.length > 0 ? own : DOMAINS;
}

/** Adds energy and power to what a player can spend (429). Power of any domain is power of one that the player names. */
export function addResources(hands: Hands, { player, detail }: GameEvent): boolean {
  if (player === null) return false;
  for (const symbol of symbolsOf(detail?.mana ?? '')) {
    const energy = /^\d+$/.test(symbol);
    if (!energy && !(DOMAINS as readonly string[]).includes(symbol))
      withhold('rule/not-modelled', `That [${symbol}] is added is not worked out: it is of no one domain.`);
    const value = energy ? 'energy' : symbol.toLowerCase();
    hands.value(
      player,
      value,
      add(playerValue(hands.game.table.position, player, value), energy ? Number(symbol) : 1),
    );
  }
  return true;
}

/** The symbols of a cost, without their brackets. @example symbolsOf('[1][C]') // => ['1', 'C'] */
export function symbolsOf(cost: string): string[] {
  return [...cost.matchAll(/\[([^[\]]+)\]/g)].map((found) => found[1] ?? '');
}
