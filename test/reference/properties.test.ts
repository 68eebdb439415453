/**
 * What holds of every ruling, whatever the game: on the boards that are made up for the second interpretation, which is
 * not asked here. `BOARDS=2000 npx vitest run test/reference/properties.test.ts` tries more of each game.
 */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  advance,
  answer,
  answersTo,
  loadGame,
  type Play,
  type Position,
  restore,
  save,
  Withheld,
} from '../../src/index.js';
import { turned as inAnotherOrder } from '../turned.js';
import { other, PLAYERS, type Written, type WrittenBoard, type WrittenZones } from './game.js';
import { REFERENCES } from './games.js';
import { Cut, type Shelf } from './library.js';
import { random } from './random.js';
import type { Outcomes } from './ways.js';

const BOARDS = Number(process.env.BOARDS ?? 60);

/** Where the words are that are said: in no zone. */
const NOWHERE = 'nowhere';

/** More choices than anybody has on one of these boards. */
const MOST_CHOICES = 200;

/** What has been applied to one event, and to those that it stands in for, in this order. */
type Applied = readonly { readonly effect: string; readonly optional: boolean }[];

interface Own {
  /** A line that looks at what happens on none of its boards. */
  readonly elsewhere: string;
  /** Whether the rulebook lets all of these be applied on the way to one event. */
  readonly allows: (applied: Applied) => boolean;
}

const onceEach = (applied: Applied): boolean =>
  new Set(applied.map(({ effect }) => effect)).size === applied.length;

const OWN: { readonly [game: string]: Own } = {
  // 614.5: one effect gets one opportunity to affect an event and what it becomes.
  magic: {
    elsewhere: 'If you tap a permanent for mana, it produces twice as much of that mana instead.',
    allows: onceEach,
  },
  // 609: what has been replaced once is not replaced again.
  'duel-masters': {
    elsewhere: 'When one of your shields would be broken, you may destroy this creature instead.',
    allows: (applied) => applied.length <= 1,
  },
  // 19801: any number that must be applied, and at most one that may.
  yugioh: {
    elsewhere:
      'If a monster(s) in your GY would be returned to the Deck by the effect of a "Madolche" monster, you can add it to your hand instead.',
    allows: (applied) => onceEach(applied) && applied.filter(({ optional }) => optional).length <= 1,
  },
  // 370.2: each effect once along a chain of events.
  riftbound: {
    elsewhere: 'If you would gain 1 point, you gain 1 XP instead.',
    allows: onceEach,
  },
};

const games = REFERENCES.map((reference) => ({ ...reference, own: OWN[reference.game] }));

describe.each(games)('$game', ({ game, board, shelf, own }) => {
  if (!own) throw new Error(`nothing is known of ${game}`);

  /** Tries something on boards of random seeds. */
  const holds = async (check: (written: WrittenBoard, shelf: Shelf, seed: number) => void): Promise<void> => {
    const cards = await shelf();
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        try {
          check(board(seed), cards, seed);
        } catch (thrown) {
          if (!isOpen(() => cards.outcomes(board(seed)))) throw thrown;
        }
      }),
      { numRuns: BOARDS },
    );
  };

  test('every ruling comes to an end, and the same choices lead to the same', () =>
    holds((written, cards, seed) => {
      const chosen = played(cards.begun(written), seed);
      const again = cards.begun(written);
      advance(again);
      for (const one of chosen.answers) answer(again, one);
      expect(save(again)).toEqual(save(chosen.play));
    }));

  test('what is saved and taken up again at a decision goes on the same', async () => {
    const { rulebook } = await loadGame(game);
    await holds((written, cards, seed) => {
      const { answers, play } = played(cards.begun(written), seed);
      let carried = cards.begun(written);
      advance(carried);
      for (const one of answers) {
        carried = restore(rulebook, inAnotherOrder(JSON.parse(JSON.stringify(save(carried)))) as Position);
        answer(carried, one);
      }
      expect(save(carried)).toEqual(save(play));
    });
  });

  test('nothing is lost, and nothing is there twice', () =>
    holds((written, cards, seed) => {
      const play = cards.begun(written);
      const cardsOf = ownedBy(play.table.position);
      played(play, seed, () => {
        const { objects, zones } = play.table.position;
        const lying = Object.values(zones).flat();
        expect(new Set(lying).size).toBe(lying.length);
        for (const { id, zone, holder } of objects) {
          const places = Object.keys(zones).filter((key) => zones[key]?.includes(id));
          const there = zone === NOWHERE ? [] : [holder === null ? zone : `${zone}/${holder}`];
          expect(places, `object ${id}`).toEqual(there);
        }
        expect(ownedBy(play.table.position)).toEqual(cardsOf);
      });
    }));

  test('no event is replaced more often than the rulebook allows', () =>
    holds((written, cards, seed) => {
      let play: Play | null = null;
      play = cards.begun(written, () => {
        if (!play) return;
        for (const applied of appliedIn(play))
          expect(own.allows(applied), JSON.stringify(applied)).toBe(true);
      });
      played(play, seed);
    }));

  test('in whatever order cards are written down, the same comes of it', () =>
    holds((written, cards) => {
      expect(cards.outcomes(everyCard(written, (held) => held.toReversed()))).toEqual(
        cards.outcomes(written),
      );
    }));

  test('in whatever order the lines of a card stand, the same comes of it', () =>
    holds((written, cards) => {
      const turnedRound = everyCard(written, (held) =>
        held.map((card) => ({ ...card, text: card.text.split('\n').toReversed().join('\n') })),
      );
      expect(cards.outcomes(turnedRound)).toEqual(cards.outcomes(written));
    }));

  test('what cards are called changes nothing', async () => {
    const renamed = await shelf('Another');
    await holds((written, cards) => {
      expect(renamed.outcomes(written)).toEqual(cards.outcomes(written));
    });
  });

  test('where players sit changes nothing', () =>
    holds((written, cards) => {
      const { turn, actions, shared } = written;
      const [one, another] = everyCard(written, (held) => held.map(changedHands)).zones;
      const zones = [another, one] as const;
      const swapped = {
        ...written,
        turn: other(turn),
        actions: actions.map((action) => ({
          ...action,
          by: other(action.by),
          ...(action.targets && { targets: action.targets.map(turned) }),
        })),
        zones,
        ...(shared && { shared: givenAway(shared) }),
      };
      expect(said(cards.outcomes(swapped), turned)).toEqual(said(cards.outcomes(written), (end) => end));
    }));

  test('what looks at something else changes nothing', () =>
    holds((written, cards) => {
      const besides = everyCard(written, (held) =>
        held.map((card) =>
          card.as === null ? card : { ...card, text: `${card.text}\n${own.elsewhere}`.trim() },
        ),
      );
      expect(cards.outcomes(besides)).toEqual(cards.outcomes(written));
    }));
});

/** Whether there is no ruling because the rules leave it open, or it is too long: of a few boards nothing can be compared. */
function isOpen(rule: () => unknown): boolean {
  try {
    rule();
    return false;
  } catch (why) {
    if (why instanceof Cut) return true;
    return why instanceof Withheld && why.problems.every(({ code }) => code.startsWith('rule/'));
  }
}

/** Plays a game to its end, with answers that follow from a seed. */
function played(play: Play, seed: number, look: () => void = () => {}) {
  const draw = random(seed);
  const answers = [];
  advance(play);
  look();
  for (let { decision } = play.table.position; decision; { decision } = play.table.position) {
    expect(answers.length).toBeLessThan(MOST_CHOICES);
    const given = draw.pick([...answersTo(decision)]);
    answers.push(given);
    answer(play, given);
    look();
  }
  expect(play.table.position.work).toEqual([]);
  return { play, answers };
}

/** How many cards each player owns; tokens are none. */
function ownedBy({ objects, players }: Position): readonly number[] {
  return players.map(({ id }) =>
    objects.reduce(
      (sum, { owner, count, zone, token }) =>
        owner === id && zone !== NOWHERE && !token ? sum + Number(count) : sum,
      0,
    ),
  );
}

/** Of each event that is under way, what has been applied on the way to it. */
function appliedIn({ table }: Play): readonly Applied[] {
  return table.position.work.flatMap((frame) =>
    frame.frame !== 'group'
      ? []
      : frame.nodes.map(({ uses }) =>
          uses.flatMap(({ effect, ability, part }) => {
            const { ability: kind, optional } = { optional: undefined, ...table.registry.ability(ability) };
            return part === 'outcome' && kind === 'replacement'
              ? [{ effect, optional: optional !== undefined }]
              : [];
          }),
        ),
  );
}

/** The board with other cards in each of its players' zones. */
function everyCard(board: WrittenBoard, how: (held: readonly Written[]) => readonly Written[]): WrittenBoard {
  const [one, another] = board.zones;
  return { ...board, zones: [everyIn(one, how), everyIn(another, how)] };
}

function everyIn(zones: WrittenZones, how: (held: readonly Written[]) => readonly Written[]): WrittenZones {
  return Object.fromEntries(
    Object.entries(zones).map(([zone, held]) => [zone, typeof held === 'number' ? held : how(held)]),
  );
}

/** A card that says of one player what it said of the other. */
function changedHands(card: Written): Written {
  if (!card.lies) return card;
  const lies = Object.entries(card.lies).map(([word, is]) => [
    word,
    typeof is === 'string' ? turned(is) : is,
  ]);
  return { ...card, lies: Object.fromEntries(lies) };
}

/** What lies between the players counts as the first one's, unless it is said to be the other's. */
function givenAway(shared: WrittenZones): WrittenZones {
  return everyIn(shared, (held) =>
    held.map((card) => ({ ...card, lies: { ...card.lies, owner: PLAYERS[1] } })),
  );
}

function turned(text: string): string {
  const [one, another] = PLAYERS;
  return text.replace(new RegExp(PLAYERS.join('|'), 'g'), (name) => (name === one ? another : one));
}

/** Outcomes that say of each player what others say of the other; the lines of each in one order. */
function said(outcomes: Outcomes, by: (text: string) => string): Outcomes {
  return new Map([...outcomes].map(([end, ways]) => [by(end).split('\n').sort().join('\n'), ways]));
}
