/** `instead rule -i`: somebody answers at each decision. */

import { describe, expect, test } from 'vitest';
import { instead } from './world.js';

/** A death with a substitute that may be declined. */
const SPARED = `game: magic
title: A cub may be spared
cards:
  - name: Test Cub
    type: Creature — Bear
    stats: 2/2
    text: If this creature would die, you may exile it instead.
players:
  - { name: Apple, battlefield: [Test Cub] }
  - { name: Nutmeg }
actions:
  - { say: Destroy all creatures., by: Nutmeg }
`;

async function talk(lines: readonly string[], text = SPARED, ...more: string[]) {
  const shown: string[] = [];
  const result = await instead(['rule', '-i', 'test.yaml', ...more], {
    files: { 'test.yaml': text },
    lines,
    shown,
  });
  return { ...result, shown };
}

describe('rule -i', () => {
  test('shows what each answer leads to, then what has come of the one that was given', async () => {
    const { code, stdout, stderr, shown } = await talk(['1']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatch(
      /→ Test Cub is destroyed, and exiled instead of being put into Apple's graveyard\.\n[^→]*→ Test Cub is destroyed\.\n/,
    );
    expect(stdout).toContain('Test Cub: battlefield → exile');
    expect(stdout).not.toContain('A cub may be spared');
  });

  test('what is not understood, and what is assumed, is told before anybody is asked', async () => {
    const unread = SPARED.replace('exile it instead.', 'exile it instead.\\n{T}: Florble the wug.').replace(
      /text: (.*)/,
      'text: "$1"',
    );
    const { shown } = await talk(['1'], unread);
    expect(shown[0]).toMatch(
      /Assumed\n {2}Nobody does anything[\s\S]*Not understood[^\n]*\n {2}Test Cub: "\{T\}: Florble the wug\."[\s\S]*\n\n {2}1\. Nutmeg/,
    );
  });

  test('where there is one answer nobody is asked, and what comes then tells of it', async () => {
    const said = SPARED.replace('Destroy all creatures.', 'Destroy target creature.');
    const { stdout, shown } = await talk(['b', '1'], said);
    expect(shown).toHaveLength(2);
    expect(shown[0]).toMatch(/2\. Nutmeg targets Test Cub\. \(601\.2c\)\n[^\n]*\n\nApple decides whether/);
    // Nothing that was chosen before was anybody's answer.
    expect(shown[1]).not.toMatch(/1\. Nutmeg/);
    expect(stdout).toContain('Test Cub: battlefield → exile');
  });

  test('of many outcomes of an answer it is said how many more there are', async () => {
    const four = SPARED.replace(
      'battlefield: [Test Cub]',
      'battlefield: [{ card: Test Cub, as: one }, { card: Test Cub, as: two }, { card: Test Cub, as: three }, { card: Test Cub, as: four }]',
    );
    const { shown } = await talk(['1', '1', '1', '1'], four);
    expect(shown[0]).toMatch(
      /8 outcomes, depending on what is chosen then:(\n {7}- .*(\n {9}.*)*){3}\n {7}- And 5 more\./,
    );
  });

  test('where only one more outcome is left it is told, and not counted', async () => {
    const three = SPARED.replace(
      'battlefield: [Test Cub]',
      'battlefield: [{ card: Test Cub, as: one }, { card: Test Cub, as: two }, { card: Test Cub, as: three }]',
    );
    const { shown } = await talk(['1', '1', '1'], three);
    expect(shown[0]).toMatch(
      /4 outcomes, depending on what is chosen then:(\n {7}- .*(\n {9}.*)*){4}\n {2}2\./,
    );
    expect(shown[0]).not.toContain('more.');
  });

  test.each([
    ['en', 'All answers come to the same:'],
    ['ja', 'どの答えでも結果は同じである：'],
  ])('where all answers come to the same it is told once, and said (%s)', async (lang, same) => {
    const twice = SPARED.replace('you may exile it instead.', 'exile it instead.').replace(
      'players:',
      '  - { name: Test Owl, type: Creature, stats: 1/1, text: "If another creature would die, exile it instead." }\nplayers:',
    );
    const { shown } = await talk(['1'], twice.replace('[Test Cub]', '[Test Cub, Test Owl]'), '--lang', lang);
    expect(shown[0]).toMatch(new RegExp(`\\n {2}1\\. .*\\n {2}2\\. .*\\n {2}${same}\\n {5}→ .*`));
    expect(shown[0]?.match(/→/g)).toHaveLength(1);
  });

  test('where they come to the same in different ways each way is told', async () => {
    const board = SPARED.replace('you may exile it instead.', 'exile it instead.')
      .replace(
        'players:',
        `  - { name: Test Well, type: Enchantment, text: "Whenever a creature is exiled, draw a card." }
  - { name: Test Spring, type: Enchantment, text: "Whenever a creature is exiled, you gain 1 life." }
players:`,
      )
      .replace(
        'battlefield: [Test Cub]',
        'library: 5, life: 20, battlefield: [Test Cub, Test Well, Test Spring]',
      );
    const { shown } = await talk(['1'], board);
    expect(shown[0]).toMatch(
      /Apple\n {7}gains 1 life and draws a card\.\n[^→]*→.*Apple\n {7}draws a card and gains 1 life\.\n {2}All answers come to the same\.\n/,
    );
  });

  test('tokens of which the same would be said are numbered from then on', async () => {
    const tokens = SPARED.replace(
      '  - { say: Destroy all creatures., by: Nutmeg }',
      `  - { say: Create two 1/1 white Soldier creature tokens., by: Apple }
  - { say: "Put a +1/+1 counter on target creature you control.", by: Apple }
  - { say: Sacrifice a creature., by: Apple }`,
    ).replace('[Test Cub]', '[]');
    const { shown, stdout } = await talk(['1', '1', '1'], tokens);
    const last = shown.at(-1) ?? '';
    expect(last).toMatch(/1\. Apple chooses the (first|second) Soldier token/);
    expect(last).toMatch(/2\. Apple chooses the (first|second) Soldier token/);
    expect(last).not.toContain('a Soldier token');
    expect(stdout).not.toContain('A Soldier token is sacrificed');
  });

  test('an answer can be taken back, and written as in a scenario', async () => {
    const { code, stdout, shown } = await talk(['b', 'decline']);
    expect({ code, asked: shown.length }).toEqual({ code: 0, asked: 2 });
    expect(stdout).toContain('Test Cub: battlefield → graveyard');
  });

  test.each([1, 20, 30, 31])('each of many answers has a number: %i', async (number) => {
    const names = Array.from({ length: 30 }, (_, at) => `{ card: Test Cub, as: cub ${at + 1} }`).join();
    const herd = SPARED.replace('you may exile it', 'exile it')
      .replace('[Test Cub]', `[${names}]`)
      .replace('Destroy all creatures.', 'Destroy up to one target creature.');
    const { code, stdout, shown } = await talk([String(number)], herd);
    expect(code).toBe(0);
    const answers = [...(shown[0] ?? '').matchAll(/^ {2}(\d+)\. Nutmeg (.*)$/gm)];
    expect(answers.map(([, at]) => Number(at)).slice(-31)).toEqual(
      Array.from({ length: 31 }, (_, at) => at + 1),
    );
    const [, named = ''] = /targets (cub \d+)/.exec(answers[answers.length - 32 + number]?.[2] ?? '') ?? [];
    if (named !== '') expect(stdout.toLowerCase()).toContain(`${named}: battlefield → exile`);
    else expect(stdout).not.toContain('→ exile');
    // Of what is not chosen a few are named.
    for (const [line] of answers) expect(line.match(/cub \d+/g)?.length ?? 0).toBeLessThan(8);
  });

  test.each(['en', 'ja'])(
    'whoever goes back from the first question is told that it is one (%s)',
    async (lang) => {
      const { code, stdout, shown } = await talk(['b', 'b', '2'], SPARED, '--lang', lang);
      expect({ code, asked: shown.length }).toEqual({ code: 0, asked: 3 });
      const [first = '', second = '', third] = shown;
      expect(second).toBe(third);
      expect(second.length).toBeLessThan(first.length / 2);
      expect(stdout).toContain(lang === 'en' ? 'graveyard' : '墓地');
    },
  );

  test.each(['7', '0', '-1', '', 'perhaps', '[Test Cub]', '{', '__proto__'])(
    'what is no answer is asked again: %j',
    async (line) => {
      const { code, stdout, shown } = await talk([line, '1']);
      expect({ code, asked: shown.length }).toEqual({ code: 0, asked: 2 });
      expect(shown[1]).toMatch(/^That is none of the answers/);
      expect(stdout).toContain('Test Cub: battlefield → exile');
    },
  );

  test.each([[[]], [['q']]])('whoever stops is given no ruling: %j', async (lines) => {
    const { code, stdout } = await talk(lines, `${SPARED}---\n${SPARED}`);
    expect(code).toBe(4);
    expect(stdout).toMatch(/no ruling/);
    expect(stdout).not.toContain('exile');
  });

  test('what is fixed beforehand is not asked', async () => {
    const { code, stdout, shown } = await talk([], SPARED, '--choose', 'Apple: decline');
    expect({ code, shown }).toEqual({ code: 0, shown: [] });
    expect(stdout).toContain('Test Cub: battlefield → graveyard');
    const { code: wrong, stderr } = await talk([], SPARED, '--choose', 'Nutmeg: decline');
    expect(wrong).toBe(4);
    expect(stderr).toBe('');
  });

  test('why effects were not applied is told at once or with --why, and the rules at the end', async () => {
    const ward =
      '  - { name: Test Ward, type: Enchantment, text: "If another player would draw a card, that player discards a card instead." }\n';
    const owl =
      '  - { name: Test Owl, type: Creature, stats: 1/1, text: "If another creature would die, exile it instead." }\n';
    const board = SPARED.replace('players:', `${ward}${owl}players:`).replace(
      '[Test Cub]',
      '[Test Cub, Test Owl]',
    );
    const { shown, stdout } = await talk(['1', '1', '1'], board);
    expect([...shown, stdout].join()).not.toContain('Why not');
    // What is decided about is told before anybody is asked.
    expect(shown[0]).toMatch(/2\. Test Cub would be put into Apple's graveyard\.\n\nApple decides between/);
    expect(stdout).toMatch(/Rules cited\n(.*\n)* {2}614\.6: /);
    const why = await talk(['1', '1', '1'], board, '--why');
    const all = [...why.shown, why.stdout].join('\n');
    expect(all).toMatch(/Why not\n[\s\S]*Test Owl: [\s\S]*it is about others\s+than\s+Test\s+Owl\s+itself/);
    expect(all.match(/Why not/g)).toHaveLength(1);
  });

  test('in Japanese', async () => {
    const { code, shown } = await talk(['1'], SPARED, '--lang', 'ja');
    expect(code).toBe(0);
    expect(shown[0]).toMatch(/効果を適用するかどうかを決める。.*答え/s);
  });

  test('what cannot be ruled on is said, and what can follows', async () => {
    const unread = SPARED.replace('you may exile it instead', 'it becomes purple');
    const { code, stdout, stderr } = await talk(['1'], `${unread}---\n${SPARED}`);
    expect(code).toBe(3);
    expect(stderr).toContain('[');
    expect(stdout).toContain('Test Cub: battlefield → exile');
  });

  test('not with a document, nor where standard input is taken', async () => {
    expect((await talk(['1'], SPARED, '--json')).code).toBe(2);
    const { code, stderr } = await instead(['rule', '-i', '-'], { stdin: SPARED, lines: ['1'] });
    expect(code).toBe(2);
    expect(stderr).toContain('[command/ask]');
    expect((await instead(['rule', '-i', 'x.yaml'], { files: { 'x.yaml': SPARED } })).code).toBe(2);
  });
});
