/** What is printed on a card of Riftbound beside its text. */

import type { Traits } from '../../position/card.js';
import { typeFaults, wordFaults } from '../common/type-fault.js';
import type { CardFault, WrittenCard } from '../definition.js';
import { DOMAINS } from './domain.js';

const TYPES = ['unit', 'gear', 'spell', 'legend', 'battlefield', 'rune'];
const PREFIXES = ['champion', 'signature', 'basic', 'token'];

/** Tags that texts speak of. */
export const TAGS = [
  'Bird',
  'Cat',
  'Dog',
  'Poro',
  'Ivern',
  'Dragon',
  'Mech',
  'Yordle',
  'Fae',
  'Recruit',
] as const;

export const FIELDS = {
  domain: 'words',
  cost: 'text',
  might: 'number',
  tags: 'words',
  effect: 'lines',
  bonus: 'number',
} as const;

export function traits(card: WrittenCard): { traits: Traits; faults: readonly CardFault[] } {
  const type = card.type.toLowerCase().split(/\s+/);
  const faults: CardFault[] = typeFaults(type, TYPES, PREFIXES);
  const domain = list(card.printed.domain);
  faults.push(...wordFaults('domain', domain, DOMAINS));
  const { cost, might } = card.printed;
  const costs = cost === undefined ? {} : costOf(String(cost));
  if (!costs)
    faults.push({
      field: 'cost',
      message: `${String(cost)} is not a cost, such as 3 or 2+1P (energy, power)`,
    });
  return {
    traits: {
      name: [card.name],
      type,
      domain,
      tag: list(card.printed.tags),
      ...costs,
      ...(typeof might === 'number' ? { might } : {}),
    },
    faults,
  };
}

/** "2+1P": two energy and one power. */
function costOf(text: string): { energy: number; power: number } | null {
  const found = /^(\d{1,3})(?:\+(\d{1,3})P)?$/.exec(text);
  return found ? { energy: Number(found[1]), power: Number(found[2] ?? 0) } : null;
}

function list(printed: WrittenCard['printed'][string] | undefined): readonly string[] {
  if (printed === undefined) return [];
  return Array.isArray(printed) ? (printed as readonly string[]) : String(printed).split('/');
}
