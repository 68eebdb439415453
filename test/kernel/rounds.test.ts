/** A game that goes round for ever with nobody choosing anything: how that is found, and what is told of it. */

import { describe, expect, test } from 'vitest';
import type { Ability, Triggered } from '../../src/ability/ability.js';
import type { Instruction } from '../../src/ability/instruction.js';
import { type Amount, add, compare } from '../../src/ground/amount.js';
import type { ObjectId, PlayerId } from '../../src/ground/id.js';
import { withhold } from '../../src/ground/problem.js';
import { handsOf } from '../../src/kernel/play/hands.js';
import type { Notice } from '../../src/kernel/play/observer.js';
import type { Play } from '../../src/kernel/play/play.js';
import { newSettling, popFrame, pushFrame } from '../../src/kernel/play/work.js';
import { growsForEver, inRound } from '../../src/kernel/round/growth.js';
import { stageOf } from '../../src/kernel/round/stage.js';
import type { Card } from '../../src/position/card.js';
import type { Decision, Domain } from '../../src/position/decision.js';
import type { GameEvent } from '../../src/position/event.js';
import type { EventRule } from '../../src/rulebook/catalogue.js';
import type { Game } from '../../src/rulebook/game.js';
import type { Hands } from '../../src/rulebook/hands.js';
import type { Policy } from '../../src/rulebook/policy.js';
import { act, boat, insteadOfSinking, river, says, YOU } from './ferry.js';
import { ferryWith, type Played, played, problemOf } from './played.js';
import { BY_RULE } from './record.js';

/** Whenever one thing happens, another does. */
const onto = (event: string, ...next: string[]): Triggered => ({
  ability: 'triggered',
  on: { event },
  do: next.map((one) => act(one)),
});

const P0 = 0 as PlayerId;
const NOTHING: EventRule = { happen: () => true };
const END: EventRule = { ...NOTHING, ends: true };
const coinsIn = ({ table }: Game): Amount => table.position.players[0]?.values.coins ?? 0;

/** The coins of the first player grow by so many as it happens. */
const growing = (by: (hands: Hands) => Amount, more: Partial<EventRule> = {}): EventRule => ({
  ...more,
  happen: (hands) => {
    hands.value(P0, 'coins', add(coinsIn(hands.game), by(hands)));
    return true;
  },
});

/** It happens no more once there are more coins than that. */
const upTo = (most: number): Partial<EventRule> => ({
  impossible: (game) => (compare(coinsIn(game), most) > 0 ? 'at-once' : null),
});

/** So many that no game here comes to have them: they are only looked at. */
const isFar = (game: Game): boolean => compare(coinsIn(game), 1e6) > 0;

/** It does not happen where there are more coins than that, unless they are very many. */
const between =
  (most: number): NonNullable<EventRule['impossible']> =>
  (game) =>
    compare(coinsIn(game), most) > 0 && !isFar(game) ? 'at-once' : null;

/** So many things happen one after the other. */
const MANY: EventRule = {
  ...NOTHING,
  sequence: () => Array.from({ length: 700 }, () => ({ ...BY_RULE, kind: 'splash' })),
};

/** In this game what goes round for ever is over. */
const over: NonNullable<Policy['endless']> = () => ({ events: [{ ...BY_RULE, kind: 'end' }], rule: 'tide' });

/** Somebody drums, where these boats lie. */
function drummed(
  boats: readonly Card[],
  events: { readonly [kind: string]: EventRule } = {},
  policy: Partial<Policy> = { endless: over },
  off: readonly string[] = [],
  first: readonly Instruction[] = [],
): Played {
  const all = { drum: NOTHING, wave: NOTHING, splash: NOTHING, many: MANY, end: END, ...events };
  const board = river(
    boats.map((one) => [one, 0] as const),
    [says(...first, act('drum'))],
    'plain',
  );
  return played({ ...board, without: { abilities: [], rules: [...off] } }, ferryWith(all, policy));
}

/** What goes round, as whoever asks for the ruling is told. */
function named(
  boats: readonly Card[],
  off: readonly string[] = [],
  policy: Partial<Policy> = {},
  first: readonly Instruction[] = [],
): unknown {
  const problem = problemOf(() => drummed(boats, {}, policy, off, first));
  const [, names] = / What goes round: (.*)\.$/.exec(problem?.message ?? '') ?? [];
  return [problem?.code, names?.split(/, | and /).sort()];
}

const roundOf = ({ notices }: Played): readonly string[] | null | undefined =>
  notices.flatMap((one) => (one.notice === 'round' ? [one.events?.map(({ kind }) => kind) ?? null] : []))[0];

const echo = [boat('a', onto('drum', 'wave')), boat('b', onto('wave', 'drum'))];

describe('where it comes back to where it was', () => {
  test('what happens in each round is told, and then what the rulebook says comes of it', () => {
    const run = drummed(echo);
    expect([...(roundOf(run) ?? [])].sort()).toEqual(['drum', 'wave']);
    expect(run.happened().at(-1)).toBe('end');
    expect(run.play.table.position.decision).toBeNull();
  });

  test('no ruling is given where the rulebook says nothing of it, or that rule is switched off', () => {
    const said = ['ruling/endless', ['a', 'b']];
    expect(named(echo)).toEqual(said);
    expect(named(echo, ['tide'], { endless: over })).toEqual(said);
  });

  test('what replaces something in the round goes round as well, each name once', () => {
    const waving = insteadOfSinking(
      { outcome: 'stand in', do: [act('wave')] },
      { watch: { event: 'drum', by: YOU } },
    );
    expect(named([boat('a', onto('wave', 'drum')), boat('c', waving)])).toEqual([
      'ruling/endless',
      ['a', 'c'],
    ]);
  });

  test('what has an effect that lasts by now is not asked for, be there ever so many boats', () => {
    const waving: Ability = insteadOfSinking(
      { outcome: 'stand in', do: [act('wave')] },
      { watch: { event: 'drum', by: YOU } },
    );
    const splashing = insteadOfSinking(
      { outcome: 'stand in', do: [act('splash')] },
      { watch: { event: 'wave', by: YOU } },
    );
    const idle = Array.from({ length: 10 }, () => boat('idle'));
    const boats = [...idle, boat('a', onto('splash', 'drum')), boat('c', splashing)];
    const lasts: Instruction = { do: 'last', until: 'turn', abilities: [waving] };
    expect(named(boats, [], {}, [lasts])).toEqual(['ruling/endless', ['a', 'c']]);
  });

  test('a round of very many steps is told without what goes round in it', () => {
    const run = drummed([boat('a', onto('drum', 'many', 'drum'))]);
    expect(roundOf(run)).toEqual([]);
    expect(run.happened().at(-1)).toBe('end');
  });
});

describe('where numbers grow as it goes round', () => {
  const drumming = [boat('a', onto('drum', 'drum'))];

  test('it goes on for ever where each round adds as much, and nothing ever stops it', () => {
    const run = drummed(drumming, { drum: growing(() => 2) });
    expect(roundOf(run)).toEqual(['drum']);
  });

  test('it does not where a number comes to where something stops it', () => {
    const run = drummed(drumming, { drum: growing(() => 2, upTo(60)) });
    expect(roundOf(run)).toBeUndefined();
    expect(run.coins(0)).toBe(61);
  });

  test('nor where each round adds more than the one before, though of something else as much', () => {
    const by = (hands: Hands): Amount => {
      hands.counters(0 as ObjectId, 'moss', 1);
      return hands.object(0 as ObjectId).counters.moss ?? 0;
    };
    const run = drummed(drumming, { drum: growing(by, { impossible: between(1500) }) });
    expect(roundOf(run)).toBeUndefined();
    expect(Number(run.coins(0))).toBeGreaterThan(1500);
  });

  test('each number has to grow by as much each time', () => {
    const goesOn = (by: (coins: Amount) => Amount): boolean => {
      const { play } = played(river([[boat('a'), 0]], [says()], 'plain'));
      pushFrame(play, newSettling());
      const step = (trial: Play): void => {
        const [, second] = trial.table.position.players;
        const hands = handsOf(trial);
        hands.value(1 as PlayerId, 'coins', add(second?.values.coins ?? 0, by(coinsIn(trial))));
        hands.value(P0, 'coins', add(coinsIn(trial), 1));
      };
      const now = stageOf(play);
      const grows = now.amounts.map(({ on }) => ('player' in on && on.player < 2 ? 1n : 0n));
      return growsForEver(play, { step, isRound: () => true }, now, grows, 1);
    };
    expect(goesOn(() => 1)).toBe(true);
    expect(goesOn((coins) => (compare(coins, 3) > 0 ? 2 : 1))).toBe(false);
    expect(goesOn(() => 2)).toBe(false);
  });

  test('nor where a round takes very many steps: that is never looked at to its end', () => {
    const run = drummed([boat('a', onto('drum', 'many', 'drum'))], { drum: growing(() => 1, upTo(14)) });
    expect(roundOf(run)).toBeUndefined();
    expect(run.coins(0)).toBe(15);
  });

  test('nor where nobody knows what comes of it once it has gone on for long; an error is one', () => {
    const far = (what: () => never) => (): Played => {
      const by = ({ game }: Hands): Amount => (isFar(game) ? what() : 1);
      return drummed(drumming, { drum: growing(by, { impossible: between(50) }) });
    };
    const run = far(() => withhold('rule/not-modelled', 'Nobody knows.'))();
    expect(roundOf(run)).toBeUndefined();
    expect(run.coins(0)).toBe(51);
    const storm = (): never => {
      throw new Error('a storm');
    };
    expect(far(storm)).toThrow('a storm');
  });
});

describe('what happens in a round', () => {
  const raft = boat('raft');
  const [CARD, OLD, LAST] = [0, 1, 2] as ObjectId[];

  /** A raft that is a card, and two that are tokens, the last of which the last round has made; something goes on. */
  function afloat(): Play {
    const { play } = played(
      river(
        [
          [raft, 0],
          [raft, 0],
          [raft, 0],
          [boat('a'), 0],
        ],
        [says()],
        'plain',
      ),
    );
    for (const object of play.table.position.objects) object.token = object.id === OLD || object.id === LAST;
    pushFrame(play, newSettling());
    return play;
  }

  const happened = (object: ObjectId | null): Notice => {
    const event: GameEvent = { ...BY_RULE, object };
    return { notice: 'happened', event, planned: event, rule: null, by: null, since: 0 };
  };

  /** To which objects things happen in a round in which these cards come to be, as the game then tells it. */
  function told(cards: readonly Card[], tell: (made: readonly ObjectId[]) => readonly Notice[]) {
    const play = afloat();
    const step = (trial: Play): void => {
      const made = cards.map((card) => handsOf(trial).conceive(card, P0, 1));
      for (const notice of tell(made)) trial.observer?.(notice);
    };
    const { events } = inRound(play, { step, isRound: () => true }, 1);
    expect(play.table.position.objects).toHaveLength(4);
    return events?.map(({ object }) => object);
  }

  test('to what the round makes has happened to what the last round has made', () => {
    expect(told([raft], ([made = CARD]) => [happened(made as ObjectId)])).toEqual([LAST]);
    expect(told([boat('a'), raft], ([, made]) => [happened(made ?? null)])).toEqual([LAST]);
  });

  test('to what was there is told of that; to nothing, of nothing', () => {
    expect(told([raft], () => [happened(OLD ?? null), happened(CARD ?? null), happened(null)])).toEqual([
      OLD,
      CARD,
      null,
    ]);
  });

  test('to what no round before has made is told as it is, though there is a card of it', () => {
    expect(told([boat('a')], ([made]) => [happened(made ?? null)])).toEqual([4]);
    expect(told([boat('b')], ([made]) => [happened(made ?? null)])).toEqual([4]);
  });

  test('is only what has happened', () => {
    const event: GameEvent = { ...BY_RULE };
    const idle: Notice = { notice: 'idle', event, planned: event, rule: null, by: null, since: 0 };
    expect(told([], () => [idle, happened(OLD ?? null)])).toEqual([OLD]);
  });

  test('is nothing where it does not come round by itself', () => {
    const nowhere = (change: (play: Play) => void, isRound: () => boolean): unknown => {
      const play = afloat();
      const step = (trial: Play): void => {
        trial.observer?.(happened(OLD ?? null));
        change(trial);
      };
      return inRound(play, { step, isRound }, 1);
    };
    const none = { names: [], events: [] };
    expect(nowhere(popFrame, () => true)).toEqual(none);
    expect(
      nowhere(
        () => undefined,
        () => false,
      ),
    ).toEqual(none);
    const asked = (play: Play): void => {
      const about = { effect: null, ability: null, source: null, event: null, each: null };
      const domain: Domain = { of: 'objects', from: [], least: 0, most: 0 };
      const decision: Decision = { by: P0, asks: 'choose', domain, rule: null, about };
      play.table.journal.set(play.table.position, 'decision', decision);
    };
    expect(nowhere(asked, () => true)).toEqual(none);
  });

  test('is what happens until the game has been settled so often again', () => {
    const play = afloat();
    let steps = 0;
    const step = (trial: Play): void => {
      steps += 1;
      trial.observer?.(happened(OLD ?? null));
    };
    // It comes round with every second step; where it starts is no round.
    const { events } = inRound(play, { step, isRound: () => steps % 2 === 0 }, 3);
    expect(events).toHaveLength(6);
  });
});
