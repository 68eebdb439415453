/** What is printed on a Magic card beside its text (rules 202 to 208). */

import { flat } from '../../ground/list.js';
import type { Traits } from '../../position/card.js';
import { typeFaults, wordFaults } from '../common/type-fault.js';
import type { CardFault, WrittenCard } from '../definition.js';
import { CARD_TYPES, readTypeLine, SUPERTYPES } from './type.js';

export const COLORS: { readonly [letter: string]: string } = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
};

/** What has no color (105.2c). */
const COLORLESS = 'colorless';

export const FIELDS = {
  cost: 'text',
  stats: 'text',
  loyalty: 'number',
  defense: 'number',
  color: 'words',
  backFace: 'text',
} as const;

/** The name of the card on its back. */
export function backFace({ printed }: WrittenCard): string | null {
  return typeof printed.backFace === 'string' ? printed.backFace : null;
}

export function traits(card: WrittenCard): { traits: Traits; faults: readonly CardFault[] } {
  const { supertype, type, subtype, left } = readTypeLine(card.type);
  const faults: CardFault[] = typeFaults(left, Object.keys(CARD_TYPES), [...SUPERTYPES, 'token']);
  const cost = String(card.printed.cost ?? '');
  const symbols = symbolsOf(cost);
  if (!symbols) faults.push({ field: 'cost', message: `${cost} is not a cost, such as {1}{G}` });
  const stats = statsOf(card.printed.stats);
  if (card.printed.stats !== undefined && !stats) {
    faults.push({
      field: 'stats',
      message: `${String(card.printed.stats)} is not power and toughness, such as 2/2`,
    });
  }
  const written = card.printed.color;
  const named = written === undefined ? [] : [written].flat().map(String);
  faults.push(...wordFaults('color', named, [...Object.values(COLORS), COLORLESS]));
  const colors = written === undefined ? colorsOf(symbols ?? []) : named.filter((one) => one !== COLORLESS);
  return {
    traits: {
      name: [card.name],
      supertype,
      type,
      subtype,
      color: colors,
      symbol: symbols ?? [],
      'mana value': (symbols ?? []).reduce((sum, symbol) => sum + numberIn(symbol), 0),
      ...stats,
      ...(typeof card.printed.loyalty === 'number' ? { loyalty: card.printed.loyalty } : {}),
      ...(typeof card.printed.defense === 'number' ? { defense: card.printed.defense } : {}),
    },
    faults,
  };
}

/** A mana symbol (107.4). */
const SYMBOL = /^(?:\d+|[WUBRGCSXYZ]|[WUBRGC2]\/[WUBRGP]|[WUBRG]\/[WUBRG]\/P)$/;

/** The mana symbols of a cost, without their braces; null where it is no cost. */
function symbolsOf(cost: string): string[] | null {
  const symbols = [...cost.matchAll(/\{([^{}]+)\}/g)].map((found) => found[1] ?? '');
  const isWhole = symbols.map((symbol) => `{${symbol}}`).join('') === cost.replace(/\s/g, '');
  return isWhole && symbols.every((symbol) => SYMBOL.test(symbol)) ? symbols : null;
}

function colorsOf(symbols: readonly string[]): string[] {
  const letters = flat(symbols, (symbol) => symbol.split('/'));
  return flat(Object.entries(COLORS), ([letter, color]) => (letters.includes(letter) ? [color] : []));
}

/** What a symbol adds to the mana value (202.3): a hybrid symbol its larger half. */
function numberIn(symbol: string): number {
  if (/^\d+$/.test(symbol)) return Number(symbol);
  if (/^[XYZ]$/.test(symbol)) return 0;
  return symbol.split('/').some((part) => part === '2') ? 2 : 1;
}

/** Power and toughness; a star stands for what an ability of the card says. */
function statsOf(
  stats: WrittenCard['printed'][string] | undefined,
): { power?: number; toughness?: number } | null {
  const found = /^(-?\d{1,6}|\*)\/(-?\d{1,6}|\*)$/.exec(String(stats ?? ''));
  if (!found) return null;
  const [, power = '', toughness = ''] = found;
  return {
    ...(power === '*' ? {} : { power: Number(power) }),
    ...(toughness === '*' ? {} : { toughness: Number(toughness) }),
  };
}
