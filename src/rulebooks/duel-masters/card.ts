/** What is printed on a card of Duel Masters beside its text. */

import { flat } from '../../ground/list.js';
import type { Traits } from '../../position/card.js';
import { typeFaults, wordFaults } from '../common/type-fault.js';
import type { CardFault, WrittenCard } from '../definition.js';
import { CIVILIZATIONS, COLORLESS } from './civilization.js';
import { partsOf } from './language/race.js';
import { KINDS, TYPE_WORDS } from './language/type.js';

export const FIELDS = {
  civilization: 'words',
  race: 'words',
  cost: 'number',
  power: 'text',
  otherSide: 'words',
} as const;

/** The name of the side that is down, of a card with two (805.1, 807.1). */
export function otherSide({ printed }: WrittenCard): string | null {
  return typeof printed.otherSide === 'string' ? printed.otherSide : null;
}

export function traits(card: WrittenCard): { traits: Traits; faults: readonly CardFault[] } {
  const type = card.type.toLowerCase().split(/\s+/);
  const faults: CardFault[] = typeFaults(type, KINDS, TYPE_WORDS);
  const { civilization, race, cost, power } = card.printed;
  const number = power === undefined ? undefined : powerOf(String(power));
  if (number === null)
    faults.push({ field: 'power', message: `${String(power)} is not a power, such as 6000 or 5000+` });
  const civilizations = list(civilization).filter((one) => one !== COLORLESS);
  faults.push(...wordFaults('civilization', civilizations, CIVILIZATIONS));
  return {
    traits: {
      name: [card.name],
      // Every G-NEO creature is a NEO creature (803.1).
      type: type.includes('g-neo') ? [...type, 'neo'] : type,
      civilization: civilizations,
      race: flat(list(race), partsOf),
      ...(typeof cost === 'number' ? { cost } : {}),
      ...(typeof number === 'number' ? { power: number } : {}),
    },
    faults,
  };
}

/** "5000+" is a power of 5000 that grows. */
function powerOf(text: string): number | null {
  const found = /^(\d{1,9})\+?$/.exec(text);
  return found ? Number(found[1]) : null;
}

function list(printed: WrittenCard['printed'][string] | undefined): readonly string[] {
  if (printed === undefined) return [];
  return Array.isArray(printed) ? (printed as readonly string[]) : String(printed).split('/');
}
