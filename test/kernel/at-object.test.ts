/** An ability as it looks at events: whose it is, and since when, as the object that has it is now. */

import { describe, expect, test } from 'vitest';
import { viewOf } from '../../src/evaluate/object/characteristics.js';
import type { AbilityKey, ObjectId, PlayerId } from '../../src/ground/id.js';
import { handsOf } from '../../src/kernel/play/hands.js';
import { fromLasting } from '../../src/kernel/watching/at-object.js';
import { ofObject } from '../../src/kernel/watching/of-object.js';
import type { Keyed } from '../../src/table/registry.js';
import { boat, ferry, insteadOfSinking, river, says } from './ferry.js';
import { played } from './played.js';

const [A] = [0] as [ObjectId];
const saving = insteadOfSinking({ outcome: 'not' });

describe('an ability of a boat', () => {
  const begun = () => played(river([[boat('a', saving, saving), 0]], [says()], 'plain')).play;
  const found = (play: ReturnType<typeof begun>, at = 0) => {
    const view = viewOf(play, A);
    return ofObject(play, view.abilities[at] as Keyed, view);
  };

  test('is found once as long as the boat is the same and under the same player', () => {
    const play = begun();
    const [first, second] = [found(play), found(play, 1)];
    expect(first).toMatchObject({ effect: 'o0.0:a#1', source: A, lasting: null, since: 0 });
    expect(first.env).toMatchObject({ you: 0, source: A, stint: 0, ability: 'a#1', event: null });
    expect(second.effect).toBe('o0.0:a#2');
    expect([found(play), found(play, 1)]).toEqual([first, second]);
    expect(found(play)).toBe(first);
    expect(found(play, 1)).toBe(second);
  });

  test('is that of the player under whom the boat is now', () => {
    const play = begun();
    const before = found(play);
    handsOf(play).control(A, 2 as PlayerId);
    expect(found(play)).toMatchObject({ effect: before.effect, env: { you: 2, stint: 0 } });
    handsOf(play).control(A, 0 as PlayerId);
    expect(found(play).env.you).toBe(0);
  });

  test('is of its owner at a bank, and another one there', () => {
    const play = begun();
    found(play);
    handsOf(play).control(A, 2 as PlayerId);
    handsOf(play).move(A, { zone: 'bank', holder: 0 as PlayerId, at: null });
    const { effect, env, since } = found(play);
    const [object] = play.table.position.objects;
    expect({ effect, you: env.you, stint: env.stint }).toEqual({ effect: 'o0.1:a#1', you: 0, stint: 1 });
    expect(since).toBe(object?.since);
  });

  test('is as old as the boat is there', () => {
    const play = begun();
    found(play);
    const [object] = play.table.position.objects;
    if (object) object.since = 8;
    expect(found(play).since).toBe(8);
  });
});

describe('an ability that lasts by itself', () => {
  const rule = 'tide';
  const standing = [{ rule, ability: saving }];

  /** An effect that lasts, and what looks at events for it: the ability of its text, or what a rule says. */
  function lasting() {
    const lasts = says({ do: 'last', until: 'turn', abilities: [saving] });
    const { play } = played(river([[boat('a'), 0]], [lasts], 'plain'), {
      ...ferry,
      standing: () => standing,
    });
    const [effect] = play.table.position.effects;
    const { registry } = play.table;
    const [said] = registry.standing;
    const [made, ruled] = [registry.keyOf(saving, null), said?.key as AbilityKey];
    const id = effect?.id ?? 0;
    const found = (ability: AbilityKey, of = id) =>
      fromLasting(play, { ability, source: null, lasting: of, granted: null }, of);
    return { play, effect, made, ruled, found };
  }

  test('is found as long as its effect lasts', () => {
    const { effect, made, found } = lasting();
    const [one, ...others] = found(made);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ effect: `e${effect?.id}:${made}`, lasting: effect?.id, env: { you: 0 } });
    expect(one?.since).toBe(effect?.since);
    expect(found(made, 999)).toEqual([]);
  });

  test('is none where it is what a rule says that is switched off', () => {
    const { play, made, ruled, found } = lasting();
    expect(found(ruled)).toHaveLength(1);
    play.table.position.without = { abilities: [], rules: [rule] };
    expect(found(ruled)).toEqual([]);
    expect(found(made)).toHaveLength(1);
  });
});
