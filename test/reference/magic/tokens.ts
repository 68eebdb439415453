/** Magic: tokens that are created, more of them and others besides; it is said of a player what they create (614.16). */

import type { Place, Side, WrittenBoard } from '../game.js';
import { other } from '../game.js';
import type { Random } from '../random.js';
import type { Table } from '../ways.js';
import {
  inTurn,
  type Kind,
  onBattlefield,
  type Permanent,
  piles,
  placesOf,
  someSide,
  withFewer,
  written,
  zonesWith,
} from './permanents.js';
import { type Applying, planned, replaced } from './procedure.js';

/** What a creature says of tokens that would be created under its controller's control. */
type Line = 'twice' | 'a Food besides' | 'a Treasure besides' | 'as many Squirrels besides' | 'one of each';

interface Creature extends Permanent {
  readonly lines: readonly Line[];
}

type Token = 'Clue' | 'Food' | 'Treasure' | 'Squirrel';
type Tokens = { readonly [token in Token]: number };

export interface Creating {
  readonly active: Side;
  readonly by: Side;
  readonly whom: 'you' | 'each player' | 'each opponent';
  readonly token: 'Treasure' | 'Food';
  readonly creatures: readonly Creature[];
}

interface Event {
  readonly under: Side;
  readonly tokens: Tokens;
}

const NONE: Tokens = { Clue: 0, Food: 0, Treasure: 0, Squirrel: 0 };

function play(board: Creating, table: Table): readonly Place[] {
  const { active, by, whom, token, creatures } = board;
  const who = { you: [by], 'each opponent': [other(by)], 'each player': inTurn(active) }[whom];
  if (who.length > 1) table.note('simultaneous events');
  const { stand } = replaced(
    who.map((under) => planned<Event>({ under, tokens: { ...NONE, [token]: 1 } })),
    {
      active,
      table,
      affected: ({ under }) => under,
      applying: (event) => applying(board, event),
      contains: () => null,
    },
  );
  const there = creatures.map((one) => onBattlefield(one, calledOf(one), {}));
  const created = stand.flatMap(({ event: { under, tokens } }) =>
    Object.entries(tokens).map(
      ([as, count]): Place => ({ as, zone: 'battlefield', owner: under, count, lies: [] }),
    ),
  );
  return [...there, ...created, ...placesOf(piles())];
}

function applying({ creatures }: Creating, event: Event): readonly Applying<Event>[] {
  return creatures.flatMap(({ lines, side }, source) =>
    lines.flatMap((line, place): readonly Applying<Event>[] => {
      const tokens = side === event.under ? changed(event.tokens, line) : null;
      if (!tokens) return [];
      const id = `${source}/${place}`;
      return [{ id, of: side, rank: 'any', optional: false, makes: () => [{ ...event, tokens }] }];
    }),
  );
}

function changed(tokens: Tokens, line: Line): Tokens | null {
  const { Clue, Food, Treasure, Squirrel } = tokens;
  switch (line) {
    case 'twice':
      return { Clue: 2 * Clue, Food: 2 * Food, Treasure: 2 * Treasure, Squirrel: 2 * Squirrel };
    case 'a Food besides':
      return { ...tokens, Food: Food + 1 };
    // It looks at Treasures alone.
    case 'a Treasure besides':
      return Treasure > 0 ? { ...tokens, Treasure: Treasure + 1 } : null;
    case 'as many Squirrels besides':
      return { ...tokens, Squirrel: 2 * Squirrel + Clue + Food + Treasure };
    case 'one of each': {
      const each = Clue + Food + Treasure;
      return each > 0 ? { Clue: each, Food: each, Treasure: each, Squirrel } : null;
    }
  }
}

function sentence(line: Line): string {
  return {
    twice:
      'If one or more tokens would be created under your control, twice that many of those tokens are created instead.',
    'a Food besides':
      'If one or more tokens would be created under your control, those tokens plus an additional Food token are created instead.',
    'a Treasure besides':
      'If you would create one or more Treasure tokens, instead create those tokens plus an additional Treasure token.',
    'as many Squirrels besides':
      'If one or more tokens would be created under your control, those tokens plus that many 1/1 green Squirrel creature tokens are created instead.',
    'one of each': 'If you would create a Clue, Food, or Treasure token, instead create one of each.',
  }[line];
}

function textOf({ lines }: Creature): string {
  return lines.map(sentence).join('\n');
}

function calledOf(creature: Creature): string {
  return textOf(creature) || '(a creature without text)';
}

function write({ active, by, whom, token, creatures }: Creating): WrittenBoard {
  const zones = (side: Side) =>
    zonesWith(written(creatures, side, (one) => ({ as: calledOf(one), text: textOf(one) })));
  const say = {
    you: `Create a ${token} token.`,
    'each player': `Each player creates a ${token} token.`,
    'each opponent': `Each opponent creates a ${token} token.`,
  }[whom];
  return { turn: active, actions: [{ say, by }], zones: [zones(0), zones(1)] };
}

function board(random: Random): Creating {
  const creature = (): Creature => ({
    side: someSide(random),
    stolen: random.percent(10),
    lines: Array.from({ length: random.pick([0, 1, 1, 1]) }, () =>
      random.pick<Line>([
        'twice',
        'a Food besides',
        'a Treasure besides',
        'as many Squirrels besides',
        'one of each',
      ]),
    ),
  });
  const creatures = Array.from({ length: 2 + random.below(3) }, creature);
  // Now and then one of them is there twice.
  if (random.percent(25)) creatures.push(structuredClone(random.pick(creatures)));
  return {
    active: someSide(random),
    by: someSide(random),
    whom: random.pick(['you', 'each player', 'each opponent'] as const),
    token: random.percent(70) ? 'Treasure' : 'Food',
    creatures,
  };
}

function* smaller(one: Creating): Iterable<Creating> {
  for (const creatures of withFewer(one.creatures)) yield { ...one, creatures };
}

export const tokens: Kind<Creating> = { board, write, play, smaller };
