/**
 * A game that nobody plays, to try the kernel with answers unlike those of any real one:
 *
 * - three players, and the one *before* the turn player decides, whoever is affected;
 * - a replacement is applied to exactly two events at once, or not at all;
 * - each may be applied twice on the way to one event;
 * - what was replaced is held back until the tide; everything else happens at once.
 */

import type { Ability, Outcome, Replacement } from '../../src/ability/ability.js';
import type { Act } from '../../src/ability/act.js';
import type { Instruction } from '../../src/ability/instruction.js';
import type { Some, What } from '../../src/ability/reference.js';
import { add } from '../../src/ground/amount.js';
import type { AbilityKey, CardKey, ObjectId, PlayerId } from '../../src/ground/id.js';
import { newObject } from '../../src/kernel/play/conceived.js';
import type { Card } from '../../src/position/card.js';
import type { Env } from '../../src/position/env.js';
import { POSITION_FORMAT, type Position, zoneId } from '../../src/position/position.js';
import type { Candidate, GroupView, Policy, Step } from '../../src/rulebook/policy.js';
import type { Rulebook } from '../../src/rulebook/rulebook.js';

export const YOU = { who: 'you' } as const;
export const THIS: What = { what: 'this' };
export const BOATS: Some = {
  what: 'some',
  quantity: { how: 'every', said: 'all' },
  described: { head: { sort: 'boat' } },
};

/** The boats of a name. */
export function called(name: string, more: Partial<Some> = {}): Some {
  const adjectives = [{ test: 'trait', trait: 'name', is: name } as const];
  return { ...BOATS, described: { head: { sort: 'boat' }, adjectives }, ...more };
}

export function act(event: string, more: Partial<Act> = {}): Instruction {
  return { do: 'act', act: { event, ...more } };
}

/** What is said to happen. */
export function says(...steps: Instruction[]): Ability {
  return { ability: 'spell', do: steps };
}

/** "If this would sink, ..." */
export function insteadOfSinking(outcome: Outcome, more: Partial<Replacement> = {}): Replacement {
  return {
    ability: 'replacement',
    says: 'instead',
    watch: { event: 'sink', object: THIS },
    outcome,
    ...more,
  };
}

const before = (view: GroupView): PlayerId => {
  const { players, turn } = view.game.table.position;
  return ((turn.player + players.length - 1) % players.length) as PlayerId;
};

const policy: Policy = {
  next(view): Step {
    if (view.frame.assigned.length > 0) return { do: 'apply', rule: 'pairs' };
    const live = view.nodes.filter(({ state }) => state === 'live');
    if (view.frame.released) return { do: 'carry out', nodes: ids(live), rule: 'tide' };
    const pairs = new Map<string, number[]>();
    for (const node of live) {
      for (const { effect } of view.candidates(node))
        pairs.set(effect, [...(pairs.get(effect) ?? []), node.id]);
    }
    const options = [...pairs]
      .filter(([, nodes]) => nodes.length >= 2)
      .map(([effect, nodes]) => ({ effect: effect as Candidate['effect'], nodes: nodes.slice(0, 2) }));
    if (options.length > 0) {
      return { do: 'ask', by: before(view), options, decline: true, accepting: true, rule: 'pairs' };
    }
    const closed = live.filter((node) => view.closed(node));
    if (closed.length > 0) return { do: 'open', nodes: ids(closed), rule: 'whole' };
    const replaced = live.filter(({ uses }) => uses.length > 0);
    if (replaced.length > 0) return { do: 'hold', nodes: ids(replaced), until: 'tide', rule: 'tide' };
    return {
      do: 'carry out',
      nodes: ids(view.nodes.filter(({ state }) => state === 'live' || state === 'open')),
      rule: 'at-once',
    };
  },
  bars: (_view, node, { effect }) =>
    node.uses.filter((use) => use.effect === effect).length >= 2
      ? { code: 'applied-before', rule: 'twice' }
      : null,
  together: (events) => events.map((event) => [event]),
  counts: () => true,
  reserved: () => [],
  doable: () => true,
  unpaid: () => null,
  passesOn: () => true,
  did: ({ attempted }) => attempted,
  order: (game) => game.table.position.players.map(({ id }) => id),
  presses: () => null,
  joins: (said) => ['if so', 'also', 'also apart'].includes(said),
  settle: (game) => {
    const [waiting] = game.table.position.waiting;
    return waiting ? { do: 'resolve', waiting } : { do: 'settled' };
  },
  aims: () => false,
  looksAhead: null,
  prohibits: null,
  chooses: { choose: 'choose', may: 'choose', target: 'choose', name: 'choose' },
};

/** Another answer to everything: the first effect that can be applied is, whoever's it is; nobody is asked but by "may". */
const plain: Policy = {
  ...policy,
  next(view): Step {
    if (view.frame.assigned.length > 0) return { do: 'apply', rule: 'at-once' };
    const live = view.nodes.filter(({ state }) => state === 'live');
    for (const node of live) {
      const [first] = view.candidates(node);
      if (first)
        return { do: 'assign', effect: first.effect, nodes: [node.id], accepted: false, rule: 'at-once' };
    }
    const closed = live.filter((node) => view.closed(node));
    if (closed.length > 0) return { do: 'open', nodes: ids(closed), rule: 'whole' };
    const nodes = ids(view.nodes.filter(({ state }) => state === 'live' || state === 'open'));
    return { do: 'carry out', nodes, rule: 'at-once' };
  },
  bars: (view, node, candidate) => {
    if (node.uses.some(({ effect }) => effect === candidate.effect))
      return { code: 'applied-before', rule: 'twice' };
    return view.feasible(node, candidate) ? null : { code: 'impossible', rule: 'at-once' };
  },
};

const ids = (nodes: readonly { id: number }[]): number[] => nodes.map(({ id }) => id);

const lines: { [rule: string]: string } = {
  pairs: 'A replacement covers exactly two events; the player before the turn player decides.',
  twice: 'No replacement is applied to one event more than twice.',
  tide: 'What was replaced waits for the tide.',
  'at-once': 'What was not replaced happens at once.',
  whole: 'A whole is looked at before its parts.',
  choose: 'Whoever acts chooses.',
};

export const ferry: Rulebook = {
  game: 'ferry',
  name: 'The Ferry',
  versions: ['1', 'plain'],
  rule: (key) => (lines[key] ? { number: key, line: lines[key] } : null),
  catalogue: {
    zones: {
      river: { shared: true, field: true, ordered: false, seen: 'all' },
      bank: { shared: false, field: false, ordered: true, seen: 'all' },
      deep: { shared: true, field: false, ordered: false, seen: 'all' },
    },
    regions: {},
    sorts: { boat: { zones: ['river'] }, moored: { zones: ['bank'] } },
    traits: { name: { is: 'words' }, weight: { is: 'number', known: () => true } },
    events: {
      sink: {
        fill: (_game, event) => ({ ...event, to: { zone: 'deep', holder: null, at: null } }),
        looksBack: () => true,
        happen: (hands, event) => {
          if (event.object === null || !event.to) return false;
          hands.move(event.object, event.to);
          return true;
        },
      },
      land: {
        happen: (hands, event) => {
          if (event.object === null) return false;
          const { owner } = hands.object(event.object);
          hands.move(event.object, { zone: 'bank', holder: owner, at: null });
          return true;
        },
      },
      /** A boat takes another's place, which goes to the bank. */
      relieve: {
        happen: (hands, event) => {
          if (event.object === null || event.other === null) return false;
          const { owner } = hands.object(event.object);
          hands.succeed(
            event.object,
            event.other,
            { zone: 'bank', holder: owner, at: null },
            { referred: true },
          );
          return true;
        },
      },
      /** A toll is paid with a coin or with an oar, whichever one has. */
      toll: {
        ways: (game, event) => {
          const values = game.table.position.players[event.player ?? 0]?.values ?? {};
          return ['coins', 'oars'].filter((one) => (values[one] ?? 0) !== 0);
        },
        impossible: (_game, event) => (event.detail?.way === undefined ? 'at-once' : null),
        happen: (hands, event) => {
          hands.value(event.player ?? (0 as PlayerId), event.detail?.way ?? '', 0);
          return true;
        },
      },
      /** A boat loses its coins and its oars: two parts of one whole. */
      strip: {
        parts: (_game, event) => ({ before: [{ ...event, kind: 'rob' }], after: [] }),
        happen: () => true,
      },
      rob: {
        impossible: (game, event) =>
          game.table.position.players[event.player ?? 0]?.values.coins === 0 ? 'at-once' : null,
        happen: (hands, event) => {
          hands.value(event.player ?? (0 as PlayerId), 'coins', 0);
          return true;
        },
      },
      gain: {
        sequence: (_game, event) =>
          event.amount === 1
            ? []
            : Array.from({ length: Number(event.amount) }, () => ({ ...event, amount: 1 })),
        happen: (hands, event) => {
          if (event.amount !== 1) return true;
          const player = event.player ?? (0 as PlayerId);
          const coins = hands.game.table.position.players[player]?.values.coins ?? 0;
          hands.value(player, 'coins', add(coins, 1));
          return true;
        },
      },
      /** A boat arrives on the river. */
      launch: {
        fill: (game, event) => {
          const object = event.object === null ? undefined : game.table.position.objects[event.object];
          const to = { zone: 'river', holder: null, at: null };
          const arrival = object && game.catalogue.arrival(game, object, to, event.player ?? object.owner);
          return { ...event, to, detail: arrival ? { arrival } : null };
        },
        happen: (hands, event) => {
          if (event.object === null || !event.to || !event.detail?.arrival) return false;
          const { arrival } = event.detail;
          hands.arrive(event.object, event.to, arrival);
          for (const [counter, amount] of Object.entries(arrival.counters)) {
            hands.counters(event.object, counter, amount);
          }
          return true;
        },
      },
      'end day': {
        happen: (hands) => {
          hands.expire('turn');
          hands.turn(0 as PlayerId, hands.game.table.position.turn.number + 1);
          return true;
        },
      },
    },
    measures: {},
    relations: {},
    choices: { colour: () => ({ words: ['red', 'blue'], open: false }) },
    concealed: () => null,
    arrival: (_game, object, _to, controller) => ({
      controller,
      status: [],
      counters: {},
      chosen: {},
      copy: object.copy,
      along: [],
      links: {},
    }),
    layer: () => 0,
    intrinsic: () => [],
    consequences: () => [],
    kept: () => [],
  },
  policy: (version) => (version === 'plain' ? plain : policy),
  expand: () => null,
  actions: {
    say: {
      needs: ['words'],
      steps: (game, action) => {
        const card = game.table.position.cards[(action.words ?? '') as CardKey];
        const ability = card?.abilities[0]?.ability;
        if (ability?.ability !== 'spell') throw new Error('nothing is said');
        const env: Env = {
          you: action.by,
          source: null,
          stint: 0,
          ability: `${action.words}#1` as AbilityKey,
          refs: [],
          event: null,
          uses: [],
          manner: 'effect',
        };
        return {
          do: [...ability.do, { do: 'settle' }, { do: 'release', held: 'tide' }, { do: 'settle' }],
          env,
        };
      },
    },
  },
};

/** A boat, with what it does. */
export function boat(name: string, ...abilities: Ability[]): Card {
  return {
    key: name as CardKey,
    name,
    traits: { name: [name], weight: 1 },
    text: '',
    abilities: abilities.map((ability, index) => ({ ability, line: index + 1, start: 0, end: 0 })),
  };
}

/** A board with boats on the river, each of a player; the first player's turn. */
export function river(
  boats: readonly (readonly [Card, number])[],
  said: readonly Ability[] = [],
  rules: '1' | 'plain' = '1',
): Position {
  const cards: { [key: string]: Card } = {};
  const zones: Position['zones'] = { river: [], deep: [] };
  const players = [0, 1, 2].map((id) => ({ id: id as PlayerId, name: `P${id}`, values: { coins: 3 } }));
  for (const { id } of players) zones[zoneId('bank', id)] = [];
  const objects = boats.map(([card, owner], id) => {
    cards[card.key] = card;
    zones.river?.push(id as ObjectId);
    return { ...newObject(id as ObjectId, card.key, owner as PlayerId, 1), zone: 'river' };
  });
  said.forEach((ability, index) => {
    cards[`say${index}`] = boat(`say${index}`, ability);
  });
  return {
    format: POSITION_FORMAT,
    game: 'ferry',
    rules,
    date: null,
    cards,
    players,
    objects,
    zones,
    shuffled: {},
    unlisted: {},
    effects: [],
    turn: { player: 0 as PlayerId, number: 1 },
    clock: 0,
    ledger: {},
    moment: 0,
    pressed: false,
    waiting: [],
    held: {},
    work: [
      {
        frame: 'actions',
        next: 0,
        actions: said.map((_, index) => ({
          verb: 'say',
          by: 0 as PlayerId,
          object: null,
          other: null,
          words: `say${index}`,
          amount: null,
          manner: null,
          place: 0,
          responses: [],
        })),
      },
    ],
    decision: null,
    without: { abilities: [], rules: [] },
  };
}
