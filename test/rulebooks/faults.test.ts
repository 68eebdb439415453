/** The parts of each game fit together, and where they do not, somebody is told. */

import { describe, expect, test } from 'vitest';
import { harbour } from '../../examples/harbour/index.js';
import { faultsOf } from '../../src/rulebooks/common/faults.js';
import type { Definition } from '../../src/rulebooks/definition.js';
import { duelMasters } from '../../src/rulebooks/duel-masters/index.js';
import { magic } from '../../src/rulebooks/magic/index.js';
import { riftbound } from '../../src/rulebooks/riftbound/index.js';
import { yugioh } from '../../src/rulebooks/yugioh/index.js';

test.each([harbour, magic, duelMasters, yugioh, riftbound])('$rulebook.name', (definition) => {
  expect(faultsOf(definition)).toEqual([]);
});

describe('what does not fit together is told', () => {
  const { rulebook } = harbour;
  const { catalogue } = rulebook;
  const withCatalogue = (change: Partial<typeof catalogue>): Definition => ({
    ...harbour,
    rulebook: { ...rulebook, catalogue: { ...catalogue, ...change } },
  });

  test('texts speak of a kind of event that there is not', () => {
    const { moor, ...events } = catalogue.events;
    expect(moor).toBeDefined();
    expect(faultsOf(withCatalogue({ events }))).toContain(
      'what a player does speaks of "moor", which `events` of the catalogue lacks',
    );
  });

  test('nouns speak of a sort of object that there is not', () => {
    const { card, ...sorts } = catalogue.sorts;
    expect(card).toBeDefined();
    expect(faultsOf(withCatalogue({ sorts })).join('\n')).toContain(
      'speaks of "card", which `sorts` of the catalogue lacks',
    );
  });

  test('a sort is looked for in a zone that there is not', () => {
    expect(faultsOf(withCatalogue({ sorts: { ...catalogue.sorts, wreck: { zones: ['reef'] } } }))).toEqual([
      'the sort "wreck" names the zone "reef", which the catalogue lacks',
    ]);
  });

  test('a rule that is cited has no line', () => {
    const policy: typeof rulebook.policy = (version, date) => ({
      ...rulebook.policy(version, date),
      prohibits: 'reefs',
    });
    expect(faultsOf({ ...harbour, rulebook: { ...rulebook, policy } })).toEqual([
      'the rule "reefs" has no line in Harbour 1',
    ]);
  });

  test('an event has no words', () => {
    const { en } = harbour.words ?? {};
    const { moor, ...events } = en?.events ?? {};
    expect(moor).toBeDefined();
    expect(faultsOf({ ...harbour, words: { en: { ...en, events } as NonNullable<typeof en> } })).toEqual([
      'the event "moor" has no words in "en"',
    ]);
  });
});
