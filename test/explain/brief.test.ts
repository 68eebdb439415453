/** A verdict is one or two sentences that can be read aloud. */

import { describe, expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { catalogueOf } from '../../src/explain/languages.js';
import type { VerdictMessage } from '../../src/explain/message/message.js';
import { rulingText } from '../../src/explain/text/text.js';
import { judge } from '../../src/scenario/judge.js';
import { judged } from '../scenario/judged.js';
import { DEFINITIONS, scenariosOf } from '../scenario/shelf.js';

/** A sentence of more words, or signs, is not read aloud in one breath; which effects can be chosen is told by their words. */
const LONGEST = { en: 70, ja: 330 } as const;

/** What is no sentence of the verdict: what tells outcomes apart stands in parentheses, a part is said to be one. */
const BESIDE: ReadonlySet<VerdictMessage['say']> = new Set(['apart', 'apart by choices', 'and more', 'cut']);

describe.each(DEFINITIONS.map((definition) => ({ definition, game: definition.rulebook.game })))(
  'of $game',
  ({ definition }) => {
    const judgements = scenariosOf(definition).shelved.map(
      ({ scenario, definition: own, cards, source }) => ({
        title: scenario.title,
        judgement: judge(own, scenario, cards, source),
      }),
    );

    test.each(['en', 'ja'] as const)('in %s', (language) => {
      const catalogue = catalogueOf(language);
      const faults = judgements.flatMap(({ title, judgement }) => {
        const { words, ruling } = explain(judgement, { language });
        if (!ruling || !words) return [];
        return [ruling.verdict, ...ruling.outcomes.map(({ verdict }) => verdict)].flatMap((verdict) => {
          const told = verdict.filter(({ say }) => !BESIDE.has(say));
          const said = told.map((message) => catalogue.say(message, words));
          const long = said.filter(
            (one, at) => told[at]?.say !== 'outcomes' && length(one, language) > LONGEST[language],
          );
          return sentences(said.join(' '), language) > 2 || long.length > 0
            ? [`${title}: ${said.join(' ')}`]
            : [];
        });
      });
      expect(faults).toEqual([]);
    });
  },
);

function sentences(text: string, language: 'en' | 'ja'): number {
  const plain = text.replace(/"[^"]*"|《[^》]*》|「[^」]*」/g, 'X');
  return plain.match(language === 'en' ? /\.(?= |$)/g : /。/g)?.length ?? 0;
}

function length(text: string, language: 'en' | 'ja'): number {
  return language === 'en' ? text.split(' ').length : text.length;
}

test('where too much happens, what is paid and what moves on is left to the steps, and that is said', () => {
  const board = (costs: string): string => `game: magic
title: much
cards:
  - { name: Test Cub, type: Creature — Bear, stats: 2/2 }
  - { name: Test Void, type: Enchantment, text: "If a creature would die, exile it instead." }
  - { name: Test Spark, type: Artifact, text: "{T}: You gain 1 life." }
players:
  - { name: Apple, life: 20, library: 9, battlefield: [Test Cub, Test Void, Test Spark] }
  - { name: Nutmeg, life: 20, library: 9 }
actions:
  - { say: Draw a card., by: Apple }
${costs}
  - { say: Exile target creature. Return it to the battlefield under its owner's control., by: Apple, targets: [Test Cub] }
  - { say: Draw a card., by: Nutmeg }
  - { say: Destroy all creatures., by: Nutmeg }
`;
  expect(verdict(board('  - { activate: Test Spark, by: Apple }'))).toBe(
    "Apple draws a card and gains 1 life, Nutmeg draws a card, and Test Cub is exiled instead of being put into Apple's graveyard; the steps tell the rest.",
  );
  expect(verdict(board(''))).toBe(
    "Apple draws a card, Test Cub is exiled and then enters the battlefield, Nutmeg draws a card, and then Test Cub is destroyed, and exiled instead of being put into Apple's graveyard.",
  );
});

test('an attack is told by what comes of it', () => {
  const board = (action: string): string => `game: duel-masters
title: attack
cards: [{ name: Test Blade, type: Creature, power: 2000 }]
players:
  - { name: Apple, battle zone: [Test Blade] }
  - { name: Nutmeg, battle zone: [{ card: Aqua Hulcus, tapped: true }], shields: [Lost Soul] }
actions: [${action}]
`;
  expect(verdict(board('{ attack: Test Blade, by: Apple }'))).toBe('Lost Soul is broken by Test Blade.');
  expect(verdict(board('{ attack: Test Blade, with: Aqua Hulcus, by: Apple }'))).toBe(
    'Test Blade and Aqua Hulcus are destroyed.',
  );
});

test('what cannot happen is told by what it cannot, and what comes to nothing at first as that', () => {
  const board = (text: string, actions: string): string => `game: yugioh
title: spared
turn: Nutmeg
cards:
  - name: Test Wall
    type: Effect Monster
    atk: 0
    text: ${text}
  - { name: Test Raider, type: Normal Monster, atk: 1800, def: 0 }
players:
  - { name: Apple, monsters: [Test Wall] }
  - { name: Nutmeg, monsters: [{ card: Test Raider, as: first }, { card: Test Raider, as: second }] }
actions: [${actions}]
`;
  const first = '{ battle: first, with: Test Wall, by: Nutmeg }';
  const second = '{ battle: second, with: Test Wall, by: Nutmeg }';
  expect(verdict(board('This card cannot be destroyed by battle.', first))).toBe(
    "Test Wall can't be destroyed by battle, and Apple takes 1800 battle damage.",
  );
  expect(
    verdict(
      board(
        'The first time this card would be destroyed each turn, it is not destroyed.',
        `${first}, ${second}`,
      ),
    ),
  ).toBe(
    'Apple takes 1800 battle damage, Test Wall is not destroyed at first, Apple takes 1800 battle damage, and then Test Wall is destroyed.',
  );
});

test('damage that is redirected is told with whom it was for', () => {
  const board = (text: string): string => `game: magic
title: redirected
cards: [{ name: Test Ox, type: Creature — Ox, stats: 2/4 }]
players:
  - { name: Apple, life: 20 }
  - { name: Nutmeg, life: 20, battlefield: [Test Ox] }
actions:
  - { say: "${text}", by: Nutmeg, targets: [Test Ox] }
  - { say: This spell deals 3 damage to each opponent., by: Apple }
`;
  expect(
    verdict(
      board(
        'The next time damage would be dealt to you this turn, that damage is dealt to target creature you control instead.',
      ),
    ),
  ).toBe("Test Ox is dealt 3 damage by Apple's instruction instead of Nutmeg.");
  expect(
    verdict(
      board(
        'The next 1 damage that would be dealt to you this turn is dealt to target creature you control instead.',
      ),
    ),
  ).toBe(
    "Nutmeg is dealt 2 damage by Apple's instruction and Test Ox is dealt 1 damage by Apple's instruction instead of Nutmeg being dealt 3 damage by Apple's instruction.",
  );
});

test('what goes to a zone of another than who controlled it is told with whose', () => {
  const board = `game: magic
title: stolen
cards: [{ name: Test Ox, type: Creature — Ox, stats: 2/4 }]
players:
  - { name: Apple, battlefield: [{ card: Test Ox, as: hers, owner: Nutmeg }, { card: Test Ox, as: own }] }
  - { name: Nutmeg }
actions: [{ say: Destroy all creatures., by: Apple }]
`;
  const text = rulingText(explain(judged(board)));
  expect(text).toContain("(hers): battlefield → Nutmeg's graveyard");
  expect(text).toContain('(own): battlefield → graveyard');
});

const verdict = (text: string): string =>
  rulingText(explain(judged(text)), { width: 1000 }).split('\n')[3] ?? '';
