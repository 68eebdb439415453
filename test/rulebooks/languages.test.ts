/** Whatever a ruling can cite and say, it can cite and say in every language. */

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/explain/languages.js';
import type { EventKind } from '../../src/ground/id.js';
import { DEFINITIONS } from '../scenario/shelf.js';

describe.each(DEFINITIONS.map((definition) => ({ definition, game: definition.rulebook.game })))(
  '$game',
  ({ definition }) => {
    const { rulebook, rules, words = {}, valueWords } = definition;
    const { catalogue, versions } = rulebook;
    const english = words.en;
    if (!english) throw new Error('no English');

    describe.each(LANGUAGES)('in %s', (language) => {
      const said = words[language];
      if (!said) throw new Error(`no words in ${language}`);

      test.each(rules)(
        'the rule %s has a line in every version that has it, which differs where the rule does',
        (rule) => {
          const lines = versions.map((version) => rulebook.rule(rule, version, language)?.line);
          const own = versions.map((version) => rulebook.rule(rule, version)?.line);
          expect(lines.map(Boolean)).toEqual(own.map(Boolean));
          expect(own.some(Boolean)).toBe(true);
          expect(new Set(lines).size).toBe(new Set(own).size);
        },
      );

      test.each(rules)('the rule %s has the number that it has in English', (rule) => {
        const digits = versions.map((version) =>
          [undefined, language].map((one) => rulebook.rule(rule, version, one)?.number.match(/\d+/g)),
        );
        for (const [own, told] of digits) expect(told).toEqual(own);
      });

      test('events are told apart by kinds and zones that there are', () => {
        for (const key of Object.keys(said.events)) {
          const [, kind = '', from, to] = /^([^:>]+)(?::([^>]+))?(?:>(.+))?$/.exec(key) ?? [];
          expect(Object.keys(catalogue.events), key).toContain(kind);
          for (const zone of [from, to]) {
            if (zone !== undefined && zone !== 'nowhere')
              expect(Object.keys(catalogue.zones), key).toContain(zone);
          }
        }
      });

      test('every kind of event is said', () => {
        const kinds = new Set(Object.keys(said.events).map((key) => key.replace(/[:>].*/, '')));
        // As which others are watched only.
        const views = new Set(Object.values(catalogue.events).flatMap((rule) => rule.views ?? []));
        const events = Object.keys(catalogue.events).filter((kind) => !views.has(kind as EventKind));
        expect(events.filter((kind) => !kinds.has(kind))).toEqual([]);
      });

      test('every zone, value of players and action is said', () => {
        expect(Object.keys(said.zones).sort()).toEqual(Object.keys(catalogue.zones).sort());
        // What only counts what has happened this turn is no part of what is told.
        const told = Object.values(valueWords).filter((value) => !catalogue.tallies?.includes(value));
        for (const value of told) expect(Object.keys(said.traits)).toContain(value);
        const verbs = Object.keys(rulebook.actions).filter((verb) => verb !== 'say');
        for (const verb of verbs) expect(Object.keys(said.actions)).toContain(verb);
      });

      test('what can be picked for an arriving object is said', () => {
        expect(Object.keys(said.picks ?? {})).toEqual(Object.keys(english.picks ?? {}));
      });

      test('the same parts take part in an event', () => {
        for (const [key, template] of Object.entries(english.events)) {
          expect(partsOf(said.events[key] ?? ''), key).toEqual(partsOf(template));
        }
      });
    });

    test('there is no rule in a language that nobody speaks', () => {
      for (const language of ['tlh', '', 'constructor']) {
        expect(rulebook.rule(rules[0] ?? ('' as never), versions[0] ?? '', language)).toBe(null);
      }
    });
  },
);

/** Who and what stands in a template: `{n {token} token}` has an amount and a token, `{object's}` is the object's. */
function partsOf(template: string): string[] {
  const parts = [...template.matchAll(/\{(n |\w+)/g)].map(([, part = '']) => part);
  return [...new Set(parts)].sort();
}
