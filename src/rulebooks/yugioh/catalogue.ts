/** The words of Yu-Gi-Oh! and what they mean. */

import type { StaticOp } from '../../ability/static.js';
import { playerValue } from '../../evaluate/condition/player-value.js';
import { wordsOf } from '../../evaluate/condition/test.js';
import { viewOf } from '../../evaluate/object/characteristics.js';
import { type Amount, add, compare } from '../../ground/amount.js';
import { withArticle } from '../../ground/article.js';
import type { ObjectId, PlayerId } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import { half } from '../../ground/product.js';
import type { GameObject } from '../../position/object.js';
import type { Catalogue } from '../../rulebook/catalogue.js';
import type { Game } from '../../rulebook/game.js';
import { PLAIN } from '../common/catalogue.js';
import { BEARING } from './activating/equipping.js';
import { HELD_AGAINST } from './activating/held.js';
import { STAYING } from './activating/staying.js';
import { isSummonedThen } from './activating/timed.js';
import { ATTACKING_SO } from './battle/direct.js';
import { MONSTER_CARD, ORIGINAL, SPELL_OR_TRAP } from './card.js';
import { chainLink, isNegatedBy, summonAnswered } from './chain/chain.js';
import { headsOf } from './coin.js';
import { EVENTS } from './event.js';
import { mustHave } from './number.js';
import { activator, isManner } from './replacing/paying.js';
import { cite } from './rule.js';
import { appliesEquipped, EQUIPPED, isEquippedMonster } from './state/equipped.js';
import { asGemini } from './state/gemini.js';
import { mustStillBeEquipped, mustStillEquip, mustStillPoint } from './state/gone.js';
import { isBared, isFaceDown } from './state/hidden.js';
import { isSwitchedOff, NEGATING, NEGATIONS } from './state/negated.js';
import { BEFORE } from './state/sent.js';
import { UNSAID, WHENCE } from './summoning/summoned.js';
import { STEPS } from './turn/damage-step.js';
import { DECK_OUT } from './turn/defeat.js';
import { PHASES } from './turn/phase.js';
import { UNKNOWN } from './unknown.js';
import {
  ANSWERED_SO,
  AS_CONTINUOUS_SPELL,
  ATTACKER,
  BATTLING,
  BEING_BROUGHT,
  BROUGHT,
  EFFECTS_NEGATED,
  EXTREME,
  FACED,
  FALLEN,
  HEADS,
  IN_BATTLE_WITH,
  IN_COLUMN,
  NEGATED,
  SAME_NAME,
  SUMMONED_THEN,
  summonedFrom,
  TARGETED,
  TARGETS,
  UNDONE,
} from './word.js';
import { BACK_ROW, isOnField, REGIONS, ZONES } from './zone.js';

const PILES = ['hand', 'deck', 'extra deck', 'gy', 'banished', 'materials'];

export const CATALOGUE: Catalogue = {
  ...PLAIN,
  abiding: [...UNDONE, NEGATED],
  zones: ZONES,
  regions: REGIONS,
  sorts: {
    permanent: { zones: ['monsters'] },
    card: { zones: [...REGIONS.field, ...PILES] },
    'spell or trap': { zones: REGIONS.field.filter((zone) => zone !== 'monsters') },
    material: { zones: ['materials'] },
    token: { zones: ['monsters'], is: ({ token }) => token },
    /** A card that has been activated, or whose effect has, wherever it has come to. */
    activation: { zones: ['annulled', ...REGIONS.field, ...PILES] },
  },
  traits: {
    name: { is: 'words' },
    type: {
      is: 'words',
      /**
       * A face-down card in the Spell & Trap Zone is one or the other. A monster's card that lies there or in the Pendulum
       * Zone is a Spell and no monster.
       */
      has: ({ traits, object: { zone, host, token } }, word) => {
        if (word === 'token') return token;
        const types = Array.isArray(traits?.type) ? (traits.type as readonly string[]) : [];
        if (word === MONSTER_CARD) return types.includes('monster');
        // Xyz Material is no monster: what banishes monsters does not banish it.
        if (zone === 'materials' && word === 'monster') return false;
        const aside = types.includes('monster') && BACK_ROW.includes(zone);
        if (aside && (word === 'spell' || word === SPELL_OR_TRAP)) return true;
        // Whatever is equipped to a monster is an Equip Card.
        if (word === 'equip' && host !== null && BACK_ROW.includes(zone)) return true;
        if (word === SPELL_OR_TRAP)
          return [SPELL_OR_TRAP, 'spell', 'trap'].some((type) => types.includes(type));
        return types.includes(word) && !(aside && word === 'monster');
      },
    },
    attribute: { is: 'words' },
    race: { is: 'words' },
    keyword: { is: 'words' },
    /** An archetype of cards is told by their names, "Burning Abyss", or by what the card's data says of it. */
    archetype: {
      is: 'words',
      has: ({ traits }, archetype) => {
        const names = wordsIn(traits?.name);
        const said = wordsIn(traits?.archetype);
        if (names.some((name) => name.includes(archetype)) || said.includes(archetype)) return true;
        if (said.length === 0) for (const name of names) mustTell(name, archetype);
        return false;
      },
    },
    // An Xyz Monster has a Rank in its place, and a Link Monster neither.
    level: {
      is: 'number',
      known: (view) => hasType(view, 'monster') && !hasType(view, 'xyz') && !hasType(view, 'link'),
    },
    rank: { is: 'number' },
    link: { is: 'number' },
    // ATK and DEF are never less than 0, and are worked out anew from all that changes them.
    atk: { is: 'number', least: 0, leastTold: true, known: (view) => isFaceUpMonster(view) },
    [ORIGINAL.atk]: {
      is: 'number',
      known: (view) => hasType(view, 'monster'),
    },
    def: {
      is: 'number',
      least: 0,
      leastTold: true,
      known: (view) => isFaceUpMonster(view) && !hasType(view, 'link'),
    },
  },
  events: EVENTS,
  measures: {
    'Chain Link number': chainLink,
    LP: lpOf,
    'number of heads': (game, _of, whose) =>
      whose.map((player) => headsOf(game, player)).reduce(add, 0 as Amount),
    'half of the LP': (game, of, whose) => halfPaid(lpOf(game, of, whose)),
  },
  relations: {
    /** An arrow of a Link Monster points to the zone that the card is in. The board says which. */
    'pointed to by': (game, object, to) => {
      mustStillPoint(game, to);
      return to.some(
        (id) => game.table.position.objects[id]?.linked['points to']?.includes(object.id) ?? false,
      );
    },
    'linked with': (game, object, to) => {
      mustStillPoint(game, to);
      return to.some(
        (id) =>
          object.linked['points to']?.includes(id) === true ||
          game.table.position.objects[id]?.linked['points to']?.includes(object.id) === true,
      );
    },
    /** What it was activated for by targeting it, or was as it left the field. */
    [TARGETED]: ({ table }, object, to) => {
      const as = (id: ObjectId) => {
        const now = table.position.objects[id];
        return now && !isOnField(now.zone) && now.was ? now.was.object : now;
      };
      return to.some((id) => as(id)?.linked[TARGETS]?.includes(object.id) ?? false);
    },
    'with lower ATK': (game, object, to) =>
      to.some((id) => compare(atkOf(game, object.id), atkOf(game, id)) < 0),
    'with higher ATK': (game, object, to) =>
      to.some((id) => compare(atkOf(game, object.id), atkOf(game, id)) > 0),
    [EXTREME['highest atk']]: isExtreme('atk', 1),
    [EXTREME['lowest atk']]: isExtreme('atk', -1),
    [EXTREME['highest def']]: isExtreme('def', 1),
    [EXTREME['lowest def']]: isExtreme('def', -1),
    /** Two monsters battle at a time. */
    [IN_BATTLE_WITH]: ({ table }, object, to) =>
      object.status.includes(BATTLING) &&
      to.some((id) => id !== object.id && table.position.objects[id]?.status.includes(BATTLING)),
    /** Of two that battle it is the turn player's. */
    [ATTACKER]: ({ table }, object) =>
      object.status.includes(BATTLING) && object.controller === table.position.turn.player,
    [SAME_NAME]: (game, object, to) => {
      const names = wordsOf(game, viewOf(game, object.id), 'name');
      return to.some((id) => wordsOf(game, viewOf(game, id), 'name').some((name) => names.includes(name)));
    },
    /** @throws {Withheld} since no scenario says in which column a card lies */
    [IN_COLUMN]: () =>
      withhold(
        'rule/not-modelled',
        'Which Spells and Traps lie in one column, and are negated so, is not modelled.',
      ),
    ...BEARING,
    'equipped with': (game, object, to) => {
      mustStillEquip(game, to);
      return to.some((id) => game.table.position.objects[id]?.host === object.id);
    },
    ...Object.fromEntries(
      ['equipped to', 'equipped to by this effect', 'equipped to with this effect'].map((relation) => [
        relation,
        (game: Game, object: GameObject, to: readonly ObjectId[]): boolean => {
          mustStillBeEquipped(game, object, to);
          return object.zone === 'spells' && object.host !== null && to.includes(object.host);
        },
      ]),
    ),
    /** The card that was activated just before, or whose effect was, in the Chain that is being resolved. */
    'responded to by': (game, object, [to]) => isNegatedBy(game, object.id, to),
    [ANSWERED_SO]: (game, object, [to]) =>
      summonAnswered(game)?.object === object.id || isNegatedBy(game, object.id, to),
    [SUMMONED_THEN]: (game, object, [to]) => to !== undefined && isSummonedThen(game, object.id, to),
    'material of': (_game, object, to) =>
      object.zone === 'materials' && object.host !== null && to.includes(object.host),
  },
  facts: {
    ...STAYING,
    ...NEGATIONS,
    ...UNKNOWN,
    ...HELD_AGAINST,
    ...PHASES,
    ...STEPS,
    ...ATTACKING_SO,
    ...BEFORE,
  },
  isManner,
  activator,
  choices: {},
  tallies: [DECK_OUT, FACED, FALLEN, HEADS],
  intrinsic: (game, object) => {
    const { status } = object;
    if (status.includes(AS_CONTINUOUS_SPELL)) return CONTINUOUS_SPELL;
    const negated = status.includes(EFFECTS_NEGATED) ? NEGATING : [];
    return isEquippedMonster(game, object) ? [...EQUIPPED, ...negated] : negated;
  },
  negates: (ability, lost) => (lost === 'effects' ? isSwitchedOff(ability) : !appliesEquipped(ability)),
  unsaid: UNSAID,
  // That two battle is over with the battle, unless the Duel is.
  untold: [BATTLING, BROUGHT, BEING_BROUGHT, ...WHENCE.map(summonedFrom)],
  // A face-down card has no name, Type or Attribute that anything could ask for; what it is shows in where it lies.
  concealed: ({ status, zone }) =>
    isFaceDown(status) ? { name: [], type: SHOWN_BY_ZONE[zone] ?? [], attribute: [], race: [] } : null,
  treated: asGemini,
  bares: { rule: cite('left-face-down'), is: isBared },
};

function atkOf(game: Game, id: ObjectId): Amount {
  return mustHave(game, viewOf(game, id), 'atk');
}

/** Whether none of these has more of it, or less; a Link Monster has no DEF. */
function isExtreme(trait: 'atk' | 'def', sign: 1 | -1): Catalogue['relations'][string] {
  return (game, { id }, to) => {
    const values = new Map(
      to.flatMap((one) => {
        const view = viewOf(game, one);
        return trait === 'def' && hasType(view, 'link') ? [] : [[one, mustHave(game, view, trait)] as const];
      }),
    );
    const own = values.get(id);
    return own !== undefined && [...values.values()].every((other) => compare(own, other) * sign >= 0);
  };
}

/** @throws {Withheld} where nobody wrote down how many they have */
function lpOf({ table }: Game, _of: string, whose: readonly PlayerId[]): Amount {
  const points = whose.map((player) => playerValue(table.position, player, 'lp', 'LP'));
  return points.reduce(add, 0);
}

/**
 * What is left where half of an odd number of LP is paid is rounded up (Q&A 23944).
 * @throws {Withheld} where that would be nothing: no answer says whether it can be paid
 */
function halfPaid(amount: Amount): Amount {
  const paid = half(amount, 'down');
  if (compare(paid, 0) <= 0)
    withhold('rule/not-modelled', 'Whether half of 1 LP can be paid is not worked out.');
  return paid;
}

/**
 * What stands inside a word of a name may be the name of an archetype: "Primathmech" are "Mathmech" cards. One that is written in
 * capitals ("HERO") is written so in names, too.
 * @throws {Withheld} where it stands there
 */
function mustTell(name: string, archetype: string): void {
  if (archetype !== archetype.toUpperCase() && name.toLowerCase().includes(archetype.toLowerCase()))
    withhold(
      'position/missing-value',
      `Whether ${name} is ${withArticle(`"${archetype}" card`)} its name does not tell.`,
      'Write the archetypes that it belongs to (`archetypes`) beside its text.',
    );
}

/** What a card is that is treated as a Continuous Spell: nothing that is printed on the monster. */
const CONTINUOUS_SPELL: readonly StaticOp[] = [
  { op: 'set', trait: 'type', values: ['spell', 'continuous'] },
  { op: 'set', trait: 'attribute', values: [] },
  { op: 'set', trait: 'race', values: [] },
  { op: 'lose', abilities: 'all' },
];

/** What a face-down card is known to be. */
const SHOWN_BY_ZONE: { readonly [zone: string]: readonly string[] } = {
  monsters: ['monster'],
  spells: [SPELL_OR_TRAP],
  'field spells': ['spell', 'field'],
};

interface Seen {
  readonly object: { readonly status: readonly string[] };
  readonly traits: { readonly [trait: string]: unknown } | null;
}

function wordsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value : [];
}

function hasType({ traits }: Seen, type: string): boolean {
  return wordsIn(traits?.type).includes(type);
}

/** A face-down monster has no values. */
function isFaceUpMonster(view: Seen): boolean {
  return hasType(view, 'monster') && !isFaceDown(view.object.status);
}
