/** What is printed on a Yu-Gi-Oh! card beside its text. */

import type { Traits } from '../../position/card.js';
import { typeFaults, wordFaults } from '../common/type-fault.js';
import type { CardFault, WrittenCard } from '../definition.js';
import { EXTRA } from './type.js';

export const ATTRIBUTES = ['DARK', 'DIVINE', 'EARTH', 'FIRE', 'LIGHT', 'WATER', 'WIND'] as const;

/** The Types of monsters. */
export const RACES = [
  'Aqua',
  'Beast',
  'Beast-Warrior',
  'Creator God',
  'Cyberse',
  'Dinosaur',
  'Divine-Beast',
  'Dragon',
  'Fairy',
  'Fiend',
  'Fish',
  'Illusion',
  'Insect',
  'Machine',
  'Plant',
  'Psychic',
  'Pyro',
  'Reptile',
  'Rock',
  'Sea Serpent',
  'Spellcaster',
  'Thunder',
  'Warrior',
  'Winged Beast',
  'Wyrm',
  'Zombie',
] as const;

export const FIELDS = {
  attribute: 'text',
  race: 'text',
  /** Families to which it belongs though its name as it is spelled here does not show that. */
  archetypes: 'words',
  level: 'number',
  rank: 'number',
  link: 'number',
  atk: 'number',
  def: 'number',
} as const;

const KINDS = ['monster', 'spell', 'trap'];

/** What else stands on a type line, such as "Xyz Effect Monster". */
const OTHERS = [
  'normal',
  'effect',
  'fusion',
  'ritual',
  'synchro',
  'xyz',
  'pendulum',
  'link',
  'tuner',
  'flip',
  'gemini',
  'spirit',
  'toon',
  'union',
  'continuous',
  'counter',
  'equip',
  'field',
  'quick-play',
  'token',
];

/** What is printed of a value that effects change. */
export const ORIGINAL = { atk: 'original atk' } as const;

/** A monster's card, wherever it lies. */
export const MONSTER_CARD = 'monster card';

/** "Spell/Trap": either of the two. */
export const SPELL_OR_TRAP = 'spell/trap';

export function traits(card: WrittenCard): { traits: Traits; faults: readonly CardFault[] } {
  const { attribute, race, archetypes } = card.printed;
  const type = card.type.toLowerCase().split(/\s+/);
  const faults: CardFault[] = typeFaults(type, KINDS, OTHERS);
  if (attribute !== undefined) faults.push(...wordFaults('attribute', [String(attribute)], ATTRIBUTES));
  if (race !== undefined && !(RACES as readonly string[]).includes(String(race))) {
    faults.push({ field: 'race', message: `${String(race)} is no Type of monster` });
  }
  const numbers = (['level', 'rank', 'link', 'atk', 'def'] as const).flatMap((field) => {
    const value = card.printed[field];
    return typeof value === 'number' ? [[field, value] as const] : [];
  });
  return {
    traits: {
      name: [card.name],
      type: treatedAs(type),
      attribute: attribute === undefined ? [] : [String(attribute)],
      race: race === undefined ? [] : [String(race)],
      archetype: archetypes === undefined ? [] : [archetypes].flat().map(String),
      ...Object.fromEntries(numbers),
      ...Object.fromEntries(
        numbers.flatMap(([field, value]) => (field === 'atk' ? [[ORIGINAL.atk, value]] : [])),
      ),
    },
    faults,
  };
}

/** A Token is treated as a Normal Monster, unless it is written down as another. */
function treatedAs(type: readonly string[]): readonly string[] {
  const isPlain = type.includes('token') && !OTHER_MONSTERS.some((other) => type.includes(other));
  return isPlain ? [...type, 'normal'] : type;
}

const OTHER_MONSTERS = ['normal', 'effect', 'ritual', ...EXTRA];
