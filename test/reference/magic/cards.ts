/** Magic: cards that go from a hand or library to a graveyard. Nobody controls them: their owner is asked (616.1). */

import { other, type Place, type Side, type Written, type WrittenBoard } from '../game.js';
import type { Random } from '../random.js';
import type { Table } from '../ways.js';
import {
  inTurn,
  type Kind,
  move,
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

/** "If `whose` card would be `event`, [you may] `result` instead." */
interface Line {
  readonly event: 'be discarded' | 'go to a graveyard';
  readonly whose: 'own' | 'opposing' | 'any';
  readonly optional: boolean;
  readonly result: 'exile' | 'below' | 'draw';
}

interface Creature extends Permanent {
  readonly lines: readonly Line[];
}

export interface Going {
  readonly active: Side;
  readonly by: Side;
  readonly does: 'discard' | 'mill';
  readonly whom: 'you' | 'each player' | 'each opponent';
  readonly creatures: readonly Creature[];
}

/** What would happen to a card. To be discarded contains going to a graveyard (616.1g). */
interface Event {
  readonly what: Line['event'] | 'be exiled' | 'be put below' | 'draw';
  readonly owner: Side;
}

function play({ active, by, does, whom, creatures }: Going, table: Table): readonly Place[] {
  const who = { you: [by], 'each opponent': [other(by)], 'each player': inTurn(active) }[whom];
  if (who.length > 1) table.note('simultaneous events');
  const what = does === 'discard' ? 'be discarded' : 'go to a graveyard';
  const { stand } = replaced(
    who.map((owner) => planned<Event>({ what, owner })),
    {
      active,
      table,
      affected: ({ owner }) => owner,
      applying: (event) => applying(creatures, event),
      contains: ({ what: one, owner }): Event | null =>
        one === 'be discarded' ? { what: 'go to a graveyard', owner } : null,
    },
  );
  const all = piles();
  const elsewhere: Place[] = [];
  for (const side of inTurn(active)) all[side].hand = does === 'discard' ? 1 : 0;
  for (const {
    event: { what: end, owner },
  } of stand) {
    const mine = all[owner];
    if (end === 'draw') {
      move(mine, 'hand');
      continue;
    }
    if (does === 'discard') mine.hand -= 1;
    else mine.library -= 1;
    if (end === 'be exiled') elsewhere.push({ as: null, zone: 'exile', owner, count: 1 });
    else mine[end === 'be put below' ? 'library' : 'graveyard'] += 1;
  }
  const there = creatures.map((one) => onBattlefield(one, calledOf(one), {}));
  return [...there, ...elsewhere, ...placesOf(all)];
}

function applying(creatures: readonly Creature[], { what, owner }: Event): readonly Applying<Event>[] {
  return creatures.flatMap(({ lines, side }, source) =>
    lines.flatMap((line, place): readonly Applying<Event>[] => {
      if (line.event !== what) return [];
      if (line.whose !== 'any' && (line.whose === 'own') !== (side === owner)) return [];
      const result = { exile: 'be exiled', below: 'be put below', draw: 'draw' } as const;
      const makes = () => [{ what: result[line.result], owner }];
      return [{ id: `${source}/${place}`, of: side, rank: 'any', optional: line.optional, makes }];
    }),
  );
}

// ------------------------------------------------------------------------------------------------- how it is written

function sentence({ event, whose, optional, result }: Line): string {
  const may = optional ? 'you may ' : '';
  const its = whose === 'own' ? 'your' : "its owner's";
  const does = {
    exile: `${may}exile it`,
    below: `${may}put it on the bottom of ${its} library`,
    draw: `${may}draw a card`,
  }[result];
  if (event === 'be discarded')
    return `If ${whose === 'own' ? 'you' : 'an opponent'} would discard a card, ${does} instead.`;
  const where = { own: 'your graveyard', opposing: "an opponent's graveyard", any: 'a graveyard' }[whose];
  return `If a card would be put into ${where} from anywhere, ${does} instead.`;
}

function textOf({ lines }: Creature): string {
  return lines.map(sentence).join('\n');
}

function calledOf(creature: Creature): string {
  return textOf(creature) || '(a creature without text)';
}

const PLAIN: Written = { as: null, text: '', printed: { type: 'Sorcery' } };

function write({ active, by, does, whom, creatures }: Going): WrittenBoard {
  const zones = (side: Side) => ({
    ...zonesWith(written(creatures, side, (one) => ({ as: calledOf(one), text: textOf(one) }))),
    hand: does === 'discard' ? [PLAIN] : 0,
  });
  const verb = whom === 'you' ? `${does === 'discard' ? 'Discard' : 'Mill'} a card.` : `${does}s a card.`;
  const say = {
    you: verb,
    'each player': `Each player ${verb}`,
    'each opponent': `Each opponent ${verb}`,
  }[whom];
  return { turn: active, actions: [{ say, by }], zones: [zones(0), zones(1)] };
}

// ----------------------------------------------------------------------------------------------------------- boards

function board(random: Random): Going {
  const does = random.percent(65) ? 'discard' : 'mill';
  const line = (): Line => {
    const event = does === 'discard' && random.percent(40) ? 'be discarded' : 'go to a graveyard';
    const discarded = event === 'be discarded';
    const whose = random.pick<Line['whose']>(discarded ? ['own', 'opposing'] : ['own', 'opposing', 'any']);
    const results: Line['result'][] = ['exile', 'below'];
    if (discarded && whose === 'own') results.push('draw');
    return { event, whose, optional: random.percent(40), result: random.pick(results) };
  };
  const creature = (): Creature => ({
    side: someSide(random),
    stolen: random.percent(10),
    lines: Array.from({ length: random.pick([0, 1, 1, 2]) }, line),
  });
  return {
    active: someSide(random),
    by: someSide(random),
    does,
    whom: random.pick(['you', 'each player', 'each player', 'each opponent'] as const),
    creatures: Array.from({ length: 2 + random.below(2) }, creature),
  };
}

function* smaller(one: Going): Iterable<Going> {
  for (const creatures of withFewer(one.creatures)) yield { ...one, creatures };
}

export const cards: Kind<Going> = { board, write, play, smaller };
