/** The words of Magic and what they mean; the layers in which continuous effects are counted (613). */

import type { StaticOp } from '../../ability/static.js';
import { wordsOf } from '../../evaluate/condition/test.js';
import { viewOf } from '../../evaluate/object/characteristics.js';
import { mustBeListed } from '../../evaluate/reference/listed.js';
import { type Amount, add } from '../../ground/amount.js';
import type { ObjectId, PlayerId } from '../../ground/id.js';
import { multiply } from '../../ground/product.js';
import { zoneId } from '../../position/position.js';
import type { Catalogue } from '../../rulebook/catalogue.js';
import type { Game } from '../../rulebook/game.js';
import { plainArrival } from '../common/catalogue.js';
import { COLORS } from './card.js';
import { ofSpell } from './casting/beneath.js';
import { FACTS } from './casting/fact.js';
import { REMEMBERED } from './casting/remembered.js';
import { TARGETING } from './casting/targeting.js';
import { told } from './casting/told.js';
import { BY_COMMANDERS } from './damage/by-commanders.js';
import { isBlocked, isBlocking } from './damage/combat.js';
import { DAMAGED } from './damage/damaged.js';
import { life } from './damage/life.js';
import { ANCHOR_FACTS } from './entering/anchor.js';
import { CHOICES } from './entering/choice.js';
import { OWN_FACTS } from './entering/entering-fact.js';
import { concealed, hidden } from './entering/face-down.js';
import { EVENTS } from './event.js';
import { EXILED_WITH, isExiledWith } from './moving/exiled.js';
import { SEARCHING } from './moving/search.js';
import { ATTACHING_FACTS, ATTACHING_RELATIONS } from './permanent/attaching.js';
import { ofCounters } from './permanent/counted.js';
import { COUNTED } from './permanent/proliferate.js';
import { LAST_IN_ORDER } from './turn/extra.js';
import { DRAW_STEP_VALUES } from './turn/first-draw.js';
import { STEPS as HELD_IN } from './turn/held.js';
import { LEFT } from './turn/remaining.js';
import { noted, TALLIES } from './turn/this-turn.js';
import { BASIC_LAND_TYPES, CREATURE_TYPES, LAND_TYPES, PERMANENT_TYPES } from './type.js';
import { ZONES } from './zone.js';

export const CATALOGUE: Catalogue = {
  zones: ZONES,
  regions: {},
  epithets: true,
  sorts: {
    permanent: { zones: ['battlefield'] },
    token: { zones: ['battlefield'], is: ({ token }) => token },
    // A permanent and a spell are cards too, unless they are tokens (108.2, 111.6).
    card: { zones: Object.keys(ZONES), is: ({ token }) => !token },
    spell: { zones: ['stack'] },
    object: { zones: Object.keys(ZONES) },
    // Whatever deals damage (120.7).
    source: { zones: ['battlefield', 'stack', 'command'], wherever: true },
  },
  traits: {
    name: { is: 'words' },
    supertype: { is: 'words' },
    type: { is: 'words' },
    subtype: { is: 'words' },
    color: { is: 'words' },
    keyword: { is: 'words' },
    symbol: { is: 'words' },
    face: { is: 'words' },
    /** "Permanent card": of a type that permanents have (110.4a). "Nontoken". */
    sort: {
      is: 'words',
      has: ({ object, traits }, word) =>
        word === 'token'
          ? object.token
          : word === 'permanent' && PERMANENT_TYPES.some((type) => isWord(traits?.type, type)),
    },
    power: { is: 'number', known: isCreature },
    toughness: { is: 'number', known: isCreature },
    loyalty: { is: 'number', known: (view) => isA(view, 'planeswalker') },
    defense: { is: 'number', known: (view) => isA(view, 'battle') },
    'mana value': { is: 'number' },
  },
  events: noted(EVENTS),
  measures: { devotion, 'card types': cardTypes, life },
  facts: { ...FACTS, ...OWN_FACTS, ...ATTACHING_FACTS, ...ANCHOR_FACTS },
  relations: {
    ...DAMAGED,
    ...ATTACHING_RELATIONS,
    among: (_game, object, to) => to.includes(object.id),
    blocking: (_game, object) => isBlocking(object),
    blocked: (game, object) => isBlocked(game, object),
    [EXILED_WITH]: isExiledWith,
    'shares a creature type with': (game, object, to) => {
      const types = creatureTypes(game, object.id);
      return to.some((id) => creatureTypes(game, id).some((type) => types.includes(type)));
    },
    ...TARGETING,
    ...COUNTED,
    [REMEMBERED.bargained]: (_game, { chosen }) => chosen[REMEMBERED.bargained] !== undefined,
  },
  choices: CHOICES,
  concealed,
  // Who has left has lost: that is told.
  tallies: [SEARCHING, BY_COMMANDERS, ...TALLIES, ...DRAW_STEP_VALUES, LAST_IN_ORDER, LEFT],
  notes: TALLIES,
  untold: HELD_IN,
  abiding: ['commander'],
  // A permanent remembers what was paid for the spell that it was (400.7d).
  arrival: (_game, object, _to, controller) => ({
    ...plainArrival(object, controller, object.zone === 'stack' ? hidden(object) : []),
    ...(object.zone === 'stack' ? { chosen: ofSpell(object) } : {}),
  }),
  told,
  layer,
  intrinsic: ofCounters,
  consequences,
  kept,
};

function creatureTypes(game: Game, id: ObjectId): readonly string[] {
  return wordsOf(game, viewOf(game, id), 'subtype').filter((type) => CREATURE_TYPES.includes(type));
}

function isWord(words: unknown, word: string): boolean {
  return Array.isArray(words) && words.includes(word);
}

function isCreature(view: Traited): boolean {
  return isA(view, 'creature');
}

interface Traited {
  readonly traits: { [trait: string]: unknown } | null;
}

function isA({ traits }: Traited, type: string): boolean {
  return isWord(traits?.type, type);
}

/** Layers 2 to 7c; copies are counted before all of them. */
function layer(op: StaticOp, defines: boolean): number {
  switch (op.op) {
    case 'control':
      return 2;
    case 'rename':
    case 'text of':
      return 3;
    case 'set':
    case 'add':
    case 'remove':
      return op.trait === 'color' ? 5 : 4;
    case 'gain':
    case 'lose':
    case 'keep counters':
      return 6;
    case 'value':
      return defines ? 7.1 : 7.2;
    case 'modify':
    case 'unread':
      return 7.3;
    case 'picked':
    case 'several':
      return 7.3;
  }
}

function consequences(op: StaticOp): readonly StaticOp[] {
  // What becomes a basic land type loses the abilities of its text (305.7).
  if (op.op === 'set' && op.trait === 'subtype' && Array.isArray(op.values)) {
    const basic = op.values.some((type) => (BASIC_LAND_TYPES as readonly string[]).includes(type));
    return basic ? [{ op: 'lose', abilities: 'all' }] : [];
  }
  // What is no creature has no creature types (205.1b).
  if (
    op.op === 'remove' &&
    op.trait === 'type' &&
    Array.isArray(op.values) &&
    op.values.includes('creature')
  ) {
    return [{ op: 'remove', trait: 'subtype', values: [...CREATURE_TYPES] }];
  }
  return [];
}

/** To set an object's creature types, or land types, leaves its other subtypes alone (205.1a). */
function kept(trait: string, now: readonly string[], set: readonly string[]): readonly string[] {
  if (trait !== 'subtype') return [];
  const family = [CREATURE_TYPES, LAND_TYPES as readonly string[]].find((types) =>
    set.every((type) => types.includes(type)),
  );
  return family ? now.filter((type) => !family.includes(type)) : [];
}

/** The mana symbols of a colour among the costs of a player's permanents (700.5). */
function devotion(game: Game, color: string, whose: readonly PlayerId[]): Amount {
  const [letter = ''] = Object.entries(COLORS).find(([, name]) => name === color) ?? [];
  let sum: Amount = 0;
  for (const id of game.table.position.zones.battlefield ?? []) {
    const { object, traits } = viewOf(game, id);
    if (!whose.includes(object.controller)) continue;
    const symbols = Array.isArray(traits?.symbol) ? (traits.symbol as readonly string[]) : [];
    const count = symbols.filter((symbol) => symbol.split('/').includes(letter)).length;
    sum = add(sum, multiply(count, object.count));
  }
  return sum;
}

/** How many card types there are among the cards of a zone of these players. */
function cardTypes(game: Game, zone: string, whose: readonly PlayerId[]): Amount {
  const types = new Set<string>();
  for (const player of whose) {
    mustBeListed(game, zone, player);
    for (const id of game.table.position.zones[zoneId(zone, player)] ?? [])
      for (const type of wordsOf(game, viewOf(game, id), 'type')) types.add(type);
  }
  return types.size;
}
