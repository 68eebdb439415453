/** What holds of the explanation of every scenario. */

import { describe, expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import type { Citation, RulingDocument } from '../../src/explain/message/document.js';
import { columns } from '../../src/explain/text/fold.js';
import { rulingText } from '../../src/explain/text/text.js';
import { EXPLORE_LIMITS } from '../../src/explore/graph/limits.js';
import { judge } from '../../src/scenario/judge.js';
import type { JudgeOptions } from '../../src/scenario/judging.js';
import type { Scenario } from '../../src/scenario/written.js';
import { DEFINITIONS, type Shelved, scenariosOf } from '../scenario/shelf.js';

/** Signs of the inside of the engine, and of values that went astray. */
const INTERNALS = [
  /#\d/,
  /\bo\d+\.\d+:/,
  /\be\d+:/,
  /\bsay:\d/,
  /\btoken-\{/,
  /undefined|\bnull\b|\[object|NaN/,
  /\b[a-z]+[A-Z]\w*/,
  /[{}<]/,
  / {2,}\S/,
  / [.,;:]/,
  /\.\.(?!\.)/,
];

/** The marks in which Japanese quotes words and names. */
const QUOTED = /「[^」]*」|『[^』]*』|《[^》]*》/g;
/** What Japanese writes in Latin letters itself: LP, EXデッキ, X素材, S召喚, Q&A, and the sign for Might. */
const LATIN = /\b(?:LP|EX|X|S|Q&A|M)\b/g;

/** Symbols of mana, and of power, in any language. */
const MANA = /\{(?:\d+|[WUBRGCX])\}|\[(?:C|A|Fury|Calm|Mind|Body|Chaos|Order)\]/g;

/** What a Japanese text says without its title, its quotations, and the names of players: no letter of ours is left. */
function foreignWords(text: string, { title }: RulingDocument, { players }: Scenario): string[] {
  const [heading = '', ...rest] = text.split('\n\n');
  let own = [heading.replace(/\s+/g, ' ').replace(title, ''), ...rest].join(' ').replace(/\s+/g, ' ');
  own = own
    .replace(/^ ?（[^）]*）/, '')
    .replace(QUOTED, '')
    .replace(MANA, '');
  for (const { name } of players) own = own.replaceAll(name, '');
  return (
    own
      .replace(/\d[\d.]*[a-z]?/g, '')
      .replace(LATIN, '')
      .match(/[A-Za-z][\w' -]*/g) ?? []
  );
}

/** What a text says without its title and its quotations: the words of cards are their publishers'. */
function ownWords(text: string, { title }: RulingDocument): string {
  const [heading = '', ...rest] = text.split('\n\n');
  const told = [heading.replace(/\s+/g, ' ').replace(title, ''), ...rest].join('\n');
  const lines = told.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== '')
    .join(' ')
    .replace(/"[^"]*"/g, '""')
    .replace(MANA, 'mana');
}

function citations(document: RulingDocument): Citation[] {
  const found: Citation[] = [];
  JSON.stringify(document.ruling, (_, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'number' in value && 'line' in value) {
      found.push(value as Citation);
    }
    return value;
  });
  return found;
}

function explained(
  { definition, scenario, cards, source }: Shelved,
  options: JudgeOptions = {},
): RulingDocument {
  return explain(judge(definition, scenario, cards, source, options));
}

describe.each(DEFINITIONS.map((definition) => ({ definition, game: definition.rulebook.game })))(
  '$game',
  ({ definition }) => {
    const { shelved } = scenariosOf(definition);
    const named = shelved.map((one) => ({ one, name: `${one.scenario.ids ?? ''} ${one.scenario.title}` }));

    test.each(named)('$name', ({ one }) => {
      const judgement = judge(definition, one.scenario, one.cards, one.source);
      const document = explain(judgement);
      expect(JSON.parse(JSON.stringify(document)), 'a document is plain JSON').toEqual(document);
      expect(document.partial).toBe(false);
      for (const { rule, number, line } of citations(document)) {
        expect(definition.rulebook.rule(rule, document.rules), rule).toEqual({ number, line });
      }
      for (const why of [false, true]) {
        const text = rulingText(document, { why });
        const own = ownWords(text, document);
        for (const sign of INTERNALS) expect(own, String(sign)).not.toMatch(sign);
        for (const line of text.split('\n')) expect(line.length, line).toBeLessThanOrEqual(100);
      }

      const japanese = explain(judgement, { language: 'ja' });
      expect(japanese.ruling?.ways).toBe(document.ruling?.ways);
      for (const { rule, number, line } of citations(japanese)) {
        expect(definition.rulebook.rule(rule, document.rules, 'ja'), rule).toEqual({ number, line });
      }
      for (const why of [false, true]) {
        const text = rulingText(japanese, { why });
        expect(foreignWords(text, japanese, one.scenario)).toEqual([]);
        for (const line of text.split('\n')) expect(columns(line), line).toBeLessThanOrEqual(102);
      }
    });

    test('a ruling that was cut says so, first and last, in text and document', () => {
      const many = shelved.find((one) => (explained(one).ruling?.outcomes.length ?? 0) > 1);
      if (!many) throw new Error('no scenario has several outcomes');
      const document = explained(many, { limits: { ...EXPLORE_LIMITS, outcomes: 1 } });
      expect(document.partial).toBe(true);
      expect(document.ruling?.cut).toBe('outcomes');
      expect(document.ruling?.verdict[0]).toEqual({ say: 'cut', limit: 'outcomes' });
      const text = rulingText(document, { why: false, width: 400 });
      const told = text.split('\n').filter((line) => line.startsWith('This is only a part of the ruling'));
      expect(told.length).toBe(2);
      expect(text.split('\n').at(-1)).toBe(told[0]);
      expect(text).not.toContain('end the same');
    });
  },
);

test('a language without a catalogue is refused', () => {
  const [one] = DEFINITIONS.flatMap((definition) => scenariosOf(definition).shelved);
  if (!one) throw new Error('no scenario');
  const judgement = judge(one.definition, one.scenario, one.cards, one.source);
  expect(explain(judgement, { language: 'en' }).language).toBe('en');
  for (const language of ['tlh', '', 'constructor']) {
    expect(() => explain(judgement, { language }), language).toThrow(RangeError);
  }
});

test('a language in which a game has no words is refused, and English goes without them', () => {
  const [one] = DEFINITIONS.flatMap((definition) => scenariosOf(definition).shelved);
  if (!one) throw new Error('no scenario');
  const judgement = judge(one.definition, one.scenario, one.cards, one.source);
  const definition = { ...judgement.definition, words: {} };
  expect(() => explain({ ...judgement, definition }, { language: 'ja' })).toThrow(RangeError);
  expect(explain({ ...judgement, definition }).words.events).toEqual({});
});

test('without a ruling the document has the problems', () => {
  const [one] = DEFINITIONS.flatMap((definition) => scenariosOf(definition).shelved);
  if (!one) throw new Error('no scenario');
  const scenario = { ...one.scenario, actions: [{ say: 'Ponder the imponderable.' }] };
  const document = explained({ ...one, scenario });
  expect(document.ruling).toBe(null);
  expect(document.problems.length).toBeGreaterThan(0);
  expect(rulingText(document, { why: false })).toContain('No ruling can be given.');
});

test('whatever a name holds, a line of the text is a line', () => {
  const [one] = DEFINITIONS.flatMap((definition) => scenariosOf(definition).shelved);
  if (!one) throw new Error('no scenario');
  const document = explained({ ...one, scenario: { ...one.scenario, title: 'One\nTwo\u001b[31m\tThree' } });
  const text = rulingText(document, { why: false });
  expect(text.startsWith('One Two [31m Three')).toBe(true);
  expect(text).not.toMatch(/[^\P{Cc}\n]/u);
});
