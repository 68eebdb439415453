/** A group of events as a rulebook sees it: what applies to each, what could be done, with what. */

import { describe, expect, test } from 'vitest';
import type { Ability } from '../../src/ability/ability.js';
import type { Instruction } from '../../src/ability/instruction.js';
import type { Some } from '../../src/ability/reference.js';
import type { ObjectId, PlayerId, RuleKey } from '../../src/ground/id.js';
import { View } from '../../src/kernel/replacing/gather.js';
import { eventWith } from '../../src/position/event.js';
import { type Node, nodeWith } from '../../src/position/frame.js';
import type { Position } from '../../src/position/position.js';
import type { EventRule } from '../../src/rulebook/catalogue.js';
import type { Candidate, GroupView, Policy } from '../../src/rulebook/policy.js';
import { act, BOATS, boat, called, insteadOfSinking, river, says, THIS } from './ferry.js';
import { ferryWith, played } from './played.js';
import { EVENT } from './record.js';

interface Board {
  /** What the boat `a` says; there are `b`, `c` and `d` as well. */
  readonly has?: Ability;
  readonly said?: Instruction;
  readonly policy?: Partial<Policy>;
  readonly events?: { readonly [kind: string]: EventRule };
  readonly change?: Partial<Position>;
}

const sinkA = act('sink', { object: called('a') });
const rule: RuleKey = 'too-wet';
const one: Some = { ...BOATS, quantity: { how: 'one', said: 'a' } };
const landing = (object: Some = one): Ability =>
  insteadOfSinking({ outcome: 'stand in', do: [act('land', { object })] });

/** What is asked of the first group that comes to be, before anything is done with it. */
function seen<Answer>(
  { has, said = sinkA, policy = {}, events = {}, change = {} }: Board,
  ask: (view: View, node: Node, candidate: Candidate) => Answer,
): Answer {
  let answer: { readonly is: Answer } | null = null;
  const next = (view: GroupView) => {
    const [node] = view.nodes;
    if (!answer && node && view instanceof View)
      answer = { is: ask(view, node, view.considered(node)[0] as Candidate) };
    return { do: 'carry out', nodes: view.nodes.map(({ id }) => id), rule } as const;
  };
  const names = ['a', 'b', 'c', 'd'];
  const board = river(
    names.map((name) => [boat(name, ...(name === 'a' && has ? [has] : [])), 0] as const),
    [says(said)],
    'plain',
  );
  played({ ...board, ...change }, ferryWith(events, { ...policy, next }));
  if (!answer) throw new Error('no group came to be');
  return (answer as { readonly is: Answer }).is;
}

const boats = (...ids: number[]): ObjectId[] => ids as ObjectId[];
/** Objects that the rulebook reserves, whatever is applied. */
const reserving = (...objects: number[]): Partial<Policy> => ({
  reserved: () => [{ objects: boats(...objects), rule, sparesOwn: false }],
});

describe('what applies', () => {
  const barred = { has: landing(), policy: { bars: () => ({ code: 'impossible', rule }) as const } };
  const found = (board: Board): number[] =>
    seen(board, (view, node) => [view.considered(node).length, view.candidates(node).length]);

  test('is all that looks at the event, but for what the rulebook bars', () => {
    expect(found({ has: landing() })).toEqual([1, 1]);
    expect(found(barred)).toEqual([1, 0]);
  });

  test('is not barred by a rule that is off', () => {
    expect(found({ ...barred, change: { without: { abilities: [], rules: [rule] } } })).toEqual([1, 1]);
  });

  test('is found once for each of very many events, and so is what would come of it', () => {
    const many = 700;
    let same: readonly boolean[] = [];
    const next = (view: GroupView) => {
      const look = (): Candidate[] => view.nodes.flatMap((node) => view.considered(node));
      const came = (): unknown[] =>
        view.nodes.map((node) => {
          const [candidate] = view.considered(node);
          if (!candidate || !(view instanceof View)) return candidate;
          view.feasible(node, candidate);
          return view.foregone([node.id], candidate);
        });
      if (same.length === 0) {
        const [looked, tried] = [look(), came()];
        same = [
          ...look().map((one, at) => one === looked[at]),
          ...came().map((one, at) => one === tried[at]),
        ];
      }
      return { do: 'carry out', nodes: view.nodes.map(({ id }) => id), rule } as const;
    };
    const stays = insteadOfSinking({ outcome: 'stand in', do: [act('land', { object: THIS })] });
    const boatA = boat('a', stays);
    const board = river(
      Array.from({ length: many }, () => [boatA, 0] as const),
      [says(act('sink', { object: BOATS }))],
      'plain',
    );
    played(board, ferryWith({}, { next }));
    expect(same).toHaveLength(2 * many);
    expect(same.every(Boolean)).toBe(true);
  });

  test('is found once as long as nothing changes', () => {
    const twice = seen({ has: landing() }, (view, node) =>
      [1, 2].map(() => [view.considered(node), view.candidates(node)]),
    );
    expect(twice[0]?.[0]).toBe(twice[1]?.[0]);
    expect(twice[0]?.[1]).toBe(twice[1]?.[1]);
  });
});

describe('what would come of an effect is kept', () => {
  /** Whether it can be done at first, once another event has been replaced, and where that is taken back; and what was asked. */
  const found = (doable: Policy['doable']): readonly (readonly [can: boolean, asked: boolean])[] => {
    let asked = false;
    const asking: Policy['doable'] = (...about) => {
      asked = true;
      return doable(...about);
    };
    return seen({ has: landing(), policy: { doable: asking } }, (view, node, candidate) => {
      const replaced = nodeWith(node, {
        uses: [{ effect: candidate.effect, ability: candidate.key, part: 'outcome' }],
      });
      const next = new View(view.game, { ...view.frame, nodes: [node, { ...replaced, id: 1 }] });
      return [view, next, new View(view.game, view.frame)].map((one) => {
        asked = false;
        return [one.feasible(node, candidate), asked] as const;
      });
    });
  };

  test('while the others of the group stay, where it rests on them', () => {
    expect(found((_game, _event, group) => group().every(({ uses }) => uses.length === 0))).toEqual([
      [true, true],
      [false, true],
      [true, true],
    ]);
  });

  test('whatever becomes of them, where it does not', () => {
    expect(found(() => true)).toEqual([
      [true, true],
      [true, false],
      [true, false],
    ]);
  });
});

describe('nothing more comes of an event before it happens', () => {
  const whole: EventRule = { happen: () => true };
  const parts: EventRule['parts'] = () => ({ before: [], after: [] });
  const calm = (board: Board, change: (node: Node) => Node = (node) => node): boolean =>
    seen(board, (view, node) => view.calm(change(node)));

  test.each<readonly [what: string, board: Board, calm: boolean]>([
    ['nothing looks at it', {}, true],
    ['something applies to it', { has: landing() }, false],
    [
      'what looks at it is barred',
      { has: landing(), policy: { bars: () => ({ code: 'impossible', rule }) } },
      false,
    ],
    [
      'what looks at it looks at another kind',
      { has: insteadOfSinking({ outcome: 'stand in', do: [] }, { watch: { event: 'land', object: THIS } }) },
      true,
    ],
    ['its kind has no parts', { said: act('whole'), events: { whole } }, true],
    ['its kind may have parts', { said: act('whole'), events: { whole: { ...whole, parts } } }, false],
    [
      'its kind brings objects about',
      { said: act('whole'), events: { whole: { ...whole, conceive: (_hands, event) => event } } },
      false,
    ],
  ])('where %s', (_, board, expected) => {
    expect(calm(board)).toBe(expected);
  });

  test('where nothing is left of it', () => {
    expect(calm({ has: landing() }, (node) => ({ ...node, events: [] }))).toBe(true);
  });
});

describe('an event is closed', () => {
  const closed = (said: Instruction, parts?: EventRule['parts'], state: Node['state'] = 'live'): boolean =>
    seen({ said, events: { whole: { happen: () => true, ...(parts ? { parts } : {}) } } }, (view, node) =>
      view.closed({ ...node, state }),
    );
  const whole = act('whole');

  test('as long as it has parts that have not been looked at', () => {
    const part = { ...EVENT, kind: 'rob' };
    expect(closed(whole, () => ({ before: [part], after: [] }))).toBe(true);
    expect(closed(whole, () => ({ before: [], after: [part] }))).toBe(true);
    expect(closed(whole, () => ({ before: [], after: [] }))).toBe(false);
    expect(closed(whole)).toBe(false);
    expect(closed(whole, () => ({ before: [part], after: [] }), 'open')).toBe(false);
  });

  test('as long as what it makes has not come to be', () => {
    const conceives = seen(
      { said: whole, events: { whole: { happen: () => true, conceive: (_hands, event) => event } } },
      (view, node) => view.closed(node),
    );
    expect(conceives).toBe(true);
  });
});

describe('an effect could be carried out', () => {
  const could = (board: Board): boolean[] =>
    seen(board, (view, node, candidate) => [
      view.feasible(node, candidate),
      view.feasible(node, candidate, [node.id]),
      view.feasibleFreely(node, candidate),
    ]);

  test('where all that it does could be', () => {
    expect(could({ has: landing() })).toEqual([true, true, true]);
  });

  test('but for what the rulebook protects', () => {
    expect(could({ has: landing(), policy: { doable: () => false } })).toEqual([false, false, true]);
    expect(could({ has: landing(), policy: reserving(0, 1, 2, 3) })).toEqual([false, false, true]);
  });

  test('but for what the rulebook protects, were that not reserved', () => {
    const freed = (policy: Partial<Policy>, ...objects: number[]): boolean[] =>
      seen({ has: landing(), policy }, (view, node, candidate) => [
        view.feasibleWith(node, candidate, boats(...objects)),
      ]);
    expect(freed(reserving(0, 1, 2, 3), 0, 1, 2, 3)).toEqual([true]);
    expect(freed(reserving(0, 1, 2, 3))).toEqual([false]);
    expect(freed({ doable: () => false }, 0, 1, 2, 3)).toEqual([false]);
  });

  test('is paid for whatever then comes of it', () => {
    const paid = (events: { readonly [kind: string]: EventRule }): boolean => {
      const has = insteadOfSinking({ outcome: 'stand in', do: [act('never')] }, { cost: [act('fee')] });
      const fee: EventRule = { happen: () => true };
      return seen(
        { has, events: { fee, never: { happen: () => true, impossible: () => rule }, ...events } },
        (view, node, candidate) => view.payable(node, candidate),
      );
    };
    expect(paid({})).toBe(true);
    expect(paid({ fee: { happen: () => true, impossible: () => rule } })).toBe(false);
  });
});

describe('with what an effect deals', () => {
  const grasped = (board: Board): readonly ObjectId[] =>
    seen(board, (view, node, candidate) => view.grasps(node, candidate));
  const reached = (board: Board): unknown =>
    seen(board, (view, node, candidate) => view.reach(node, candidate, [node.id]));

  test('is the first that may be chosen, if nobody is asked', () => {
    expect(grasped({ has: landing() })).toEqual([0]);
    expect(grasped({ has: landing(), policy: reserving(0, 1) })).toEqual([2]);
    expect(grasped({ has: landing(BOATS) })).toEqual([0, 1, 2, 3]);
    expect(grasped({ has: insteadOfSinking({ outcome: 'stand in', do: [act('rob')] }) })).toEqual([]);
  });

  test('could be each of those that may be chosen', () => {
    expect(reached({ has: landing() })).toEqual({ objects: [0, 1, 2, 3], takes: 1 });
    expect(reached({ has: landing(), policy: reserving(1, 3) })).toEqual({ objects: [0, 2], takes: 1 });
    expect(reached({ has: landing(called('c', { quantity: one.quantity })) })).toEqual({
      objects: [2],
      takes: 1,
    });
  });

  test('where it takes several, are those among which it chooses', () => {
    const two: Some = { ...BOATS, quantity: { how: 'exactly', amount: 2 } };
    expect(reached({ has: landing(two) })).toMatchObject({ takes: 2 });
    expect(reached({ has: landing(two), policy: reserving(1) })).toEqual({ objects: [0, 2, 3], takes: 2 });
  });

  test('is nothing where it deals with no object', () => {
    const robbing = insteadOfSinking({ outcome: 'stand in', do: [act('rob')] });
    expect(reached({ has: robbing })).toEqual({ objects: [], takes: 0 });
  });

  test('is told of what is kept from it', () => {
    const kept = seen({ has: landing(), policy: reserving(0, 1) }, (view, node, candidate) =>
      view.withheld(node, candidate),
    );
    expect(kept).toEqual(boats(0, 1).map((object) => ({ object, rule })));
  });

  test('is vied for where it is chosen', () => {
    const vies = (has: Ability): boolean =>
      seen({ has }, (view, node, candidate) => {
        const first = view.vies(node, candidate);
        if (view.vies(node, candidate) !== first) throw new Error('said otherwise when asked again');
        return first;
      });
    expect(vies(landing())).toBe(true);
    expect(vies(insteadOfSinking({ outcome: 'stand in', do: [act('land', { object: THIS })] }))).toBe(false);
  });
});

describe('what an effect comes to is known beforehand', () => {
  const foregone = (has: Ability, nodes: readonly number[], policy: Partial<Policy> = {}): boolean =>
    seen({ has, policy }, (view, node, candidate) => {
      view.feasible(node, candidate);
      return view.foregone(nodes, candidate) !== null;
    });
  const stays = insteadOfSinking({ outcome: 'stand in', do: [act('land', { object: THIS })] });

  test('where nobody has anything to choose, for one event', () => {
    expect(foregone(stays, [0])).toBe(true);
    expect(foregone(stays, [0, 0])).toBe(false);
    expect(foregone(landing(), [0])).toBe(false);
  });

  test('and not before it has been worked out', () => {
    expect(seen({ has: stays }, (view, _node, candidate) => view.foregone([0], candidate))).toBeNull();
  });
});

describe('whom an event affects', () => {
  const affected = (object: number | null, zone = 'river'): PlayerId | null => {
    const { objects } = river(['a', 'b', 'c', 'd'].map((name) => [boat(name), 2] as const));
    const change = { objects: objects.map((each) => ({ ...each, controller: 1 as PlayerId })) };
    return seen({ change }, (view) => {
      if (object !== null) Object.assign(view.game.table.position.objects[object] ?? {}, { zone });
      return view.affected(eventWith(EVENT, { object: object as ObjectId | null }));
    });
  };

  test('is who controls its object, or owns it where nobody does; without one, who does it', () => {
    expect(affected(0)).toBe(1);
    expect(affected(0, 'deep')).toBe(2);
    expect(affected(null)).toBe(0);
  });
});
