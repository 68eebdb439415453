/** Effects that come about once, and have: nothing is left of those that have triggered. */

import { expect, test } from 'vitest';
import type { Ability } from '../../src/ability/ability.js';
import type { Instruction } from '../../src/ability/instruction.js';
import type { AbilityKey, EffectKey } from '../../src/ground/id.js';
import type { Play } from '../../src/kernel/play/play.js';
import { dropSpent } from '../../src/kernel/waiting/over.js';
import { act, river, says } from './ferry.js';
import { played } from './played.js';
import { ENV } from './record.js';

const triggers = (more: Partial<Extract<Ability, { ability: 'triggered' }>> = {}): Ability => ({
  ability: 'triggered',
  opens: 'when',
  on: { event: 'sink' },
  limit: { limit: 'next' },
  do: [act('sink')],
  ...more,
});
const last = (...abilities: Ability[]): Instruction => ({ do: 'last', until: 'turn', abilities });

/** A game in which such effects have been made, with the names of their first abilities. */
function made(...texts: Instruction[]): { play: Play; keys: EffectKey[]; left(): number } {
  const { play } = played(river([], [says(...texts)], 'plain'));
  const { position, registry } = play.table;
  const keys = position.effects.map(({ id, made: by }) => {
    const maker = registry.maker(by);
    const [first] = maker.do === 'last' ? registry.granted(maker.abilities) : [];
    return `e${id}:${first?.key}` as EffectKey;
  });
  return { play, keys, left: () => position.effects.length };
}

const used = ({ table: { position, journal } }: Play, key: EffectKey): void =>
  journal.entry(position.ledger, key, 1);

test('one that has triggered is gone, with what was counted of it; another of the kind stays', () => {
  const { play, keys, left } = made(last(triggers()), last(triggers()));
  const [first, second] = keys as [EffectKey, EffectKey];
  used(play, first);
  used(play, second);
  const { table } = play;
  const [before, mark] = [structuredClone(table.index.whole()), table.journal.mark()];
  dropSpent(play, first);
  expect(left()).toBe(1);
  expect(table.position.ledger).toEqual({ [second]: 1 });
  expect(table.index.whole()).not.toEqual(before);
  table.journal.undo(mark);
  expect(left()).toBe(2);
  expect(table.index.whole()).toEqual(before);
});

test.each([
  { what: 'has not triggered', text: last(triggers()), uses: false },
  {
    what: 'triggers each time',
    text: last(triggers({ limit: { limit: 'times', times: 1, per: 'turn' } })),
    uses: true,
  },
  { what: 'has another ability that has not', text: last(triggers(), triggers()), uses: true },
])('one that $what stays', ({ text, uses }) => {
  const { play, keys, left } = made(text);
  const [key] = keys as [EffectKey];
  if (uses) used(play, key);
  dropSpent(play, key);
  expect(left()).toBe(1);
});

test('one whose ability waits once more stays until that resolves', () => {
  const { play, keys, left } = made(last(triggers()));
  const [key] = keys as [EffectKey];
  used(play, key);
  const { position, journal } = play.table;
  const waiting = { id: 0, effect: key, ability: 'a#1' as AbilityKey, moment: 0, env: ENV };
  journal.set(position, 'waiting', [waiting]);
  dropSpent(play, key);
  expect(left()).toBe(1);
  journal.set(position, 'waiting', [{ ...waiting, effect: `${key}x` as EffectKey }]);
  dropSpent(play, key);
  expect(left()).toBe(0);
});

test('what no effect that lasts has made leaves all as it is', () => {
  const { play, left } = made(last(triggers()));
  dropSpent(play, 'o0.0:a#1' as EffectKey);
  expect(left()).toBe(1);
});
