import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { instead } from './world.js';

describe('help and usage', () => {
  test('--help lists the commands and the exit codes', async () => {
    const { code, stdout, stderr } = await instead(['--help']);
    expect(code).toBe(0);
    for (const word of ['read', 'check', 'cards', 'rules', 'schema', 'Exit codes'])
      expect(stdout).toContain(word);
    expect(stderr).toBe('');
  });

  test('--version prints the version', async () => {
    expect(await instead(['--version'])).toMatchObject({ code: 0, stdout: '0.0.0\n', stderr: '' });
  });

  test.each([
    { args: [] },
    { args: ['rul'] },
    { args: ['check'] },
    { args: ['cards', '--game', 'chess'] },
    { args: ['rules'] },
    { args: ['rules', '--game', 'magic', '--rules', '1066'] },
    { args: ['read'] },
    { args: ['read', '--type', 'Creature', 'Draw a card.'] },
    { args: ['read', '--card', 'Clone'] },
    { args: ['read', '--game', 'magic', '--card', 'Clone', 'Draw a card.'] },
    { args: ['schema', '--colour'] },
    { args: ['check', 'nowhere.yaml'] },
    { args: ['check', 'src'] },
  ])('wrong usage: $args', async ({ args }) => {
    const { code, stdout, stderr } = await instead(args);
    expect(code).toBe(2);
    expect(stderr).not.toBe('');
    expect(`${stdout}${stderr}`).not.toMatch(/^\s+at /m);
  });
});

describe('with --json what went wrong is a document, too', () => {
  const BAD = 'game: magic\ncards:\n  - { name: Test Cub, type: Creature, text: [] }\n';

  test.each([
    { args: ['read', 'nowhere.yaml'], code: 2, problem: 'file/missing', holds: 'texts' },
    { args: ['read', 'bad.yaml'], code: 3, problem: 'card/type', holds: 'texts' },
    { args: ['read'], code: 2, problem: 'command/arguments', holds: 'texts' },
    {
      args: ['read', '--game', 'magic', '--card', 'Nobody'],
      code: 3,
      problem: 'card/unknown-card',
      holds: 'texts',
    },
    {
      args: ['read', '--game', 'magic', '--rules', '1066', 'Draw a card.'],
      code: 2,
      problem: 'command/rules',
      holds: 'texts',
    },
    {
      args: ['rules', '--game', 'magic', '--rules', '1066'],
      code: 2,
      problem: 'command/rules',
      holds: 'rules',
    },
    {
      args: ['rules', '--game', 'magic', 'nothing so'],
      code: 3,
      problem: 'command/unknown-rule',
      holds: 'rules',
    },
    { args: ['cards', '--game', 'magic', 'nobody'], code: 3, problem: 'card/unknown-card', holds: 'cards' },
    { args: ['rule', 'nowhere.yaml'], code: 2, problem: 'file/missing', holds: 'rulings' },
  ])('$args', async ({ args, code, problem, holds }) => {
    const { stdout, ...ended } = await instead([...args, '--json'], { files: { 'bad.yaml': BAD } });
    expect(ended.code).toBe(code);
    const document = JSON.parse(stdout);
    expect(document).toMatchObject({ [holds]: [] });
    expect(document.problems).toContainEqual(expect.objectContaining({ code: problem }));
  });
});

describe('a defect of the program', () => {
  test('is said in one line, with a request to report it', async () => {
    const { code, stdout, stderr } = await instead(['cards'], { broken: true });
    expect({ code, stdout }).toEqual({ code: 70, stdout: '' });
    expect(stderr).toBe(
      'A defect of the program: something broke. Please report it with the input that led to it. [defect]\n',
    );
  });

  test('shows where it lies to those who mend it', async () => {
    const { stderr } = await instead(['cards'], { broken: true, debug: true });
    expect(stderr).toMatch(/^\s+at /m);
  });
});

describe('cards', () => {
  test('a card by its name', async () => {
    const { code, stdout } = await instead(['cards', '--game', 'magic', 'clone']);
    expect(code).toBe(0);
    expect(stdout).toContain('Clone, magic\n  type: Creature');
  });

  test('all cards of a game', async () => {
    const { code, stdout } = await instead(['cards', '--game', 'yugioh']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^yugioh \(\d+\)\n/);
  });

  test('a misspelt name', async () => {
    const { code, stderr } = await instead(['cards', 'Humlity']);
    expect(code).toBe(3);
    expect(stderr).toContain('Did you mean Humility?');
  });

  test('as JSON, with the cards of a file', async () => {
    const files = {
      'mine.yaml': 'game: magic\ncards: [{ name: Test Cub, type: Creature — Bear, stats: 2/2 }]',
    };
    const { code, stdout } = await instead(['cards', '--json', '--cards', 'mine.yaml', 'Test Cub'], {
      files,
    });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      format: 1,
      cards: [{ game: 'magic', name: 'Test Cub', type: 'Creature — Bear', text: '', stats: '2/2' }],
      problems: [],
    });
  });
});

describe('rules', () => {
  test.each([
    { wanted: '614.12', says: /^614\.12 .*look-ahead/m },
    { wanted: 'look-ahead', says: /^614\.12 / },
    { wanted: 'devotion', code: 3, says: /^$/ },
    { wanted: '61', code: 3, says: /^$/ },
    { wanted: '614', says: /^614\.1 / },
  ])('$wanted', async ({ wanted, says, code = 0 }) => {
    const result = await instead(['rules', '--game', 'magic', wanted]);
    expect(result.code).toBe(code);
    expect(result.stdout).toMatch(says);
  });

  test('of an older version, as JSON', async () => {
    const { stdout } = await instead(['rules', '--game', 'magic', '--rules', '2013', '--json', 'any']);
    expect(JSON.parse(stdout)).toMatchObject({ format: 1, version: '2013', rules: [{ number: '616.1d' }] });
  });

  test.each([
    { key: 'enters', number: '368' },
    { key: 'so-often', number: '371' },
    { key: 'may-apply', number: '371.1' },
    { key: 'replaced-first', number: '373.1' },
  ])('$key has the number that Riftbound 1.3 gives it, not that of 1.4', async ({ key, number }) => {
    const { stdout } = await instead(['rules', '--game', 'riftbound', '--rules', '1.3', '--json', key]);
    expect(JSON.parse(stdout)).toMatchObject({ rules: [{ key, number }] });
  });

  test('in Japanese, found by a word of the line', async () => {
    const args = ['rules', '--game', 'duel-masters', '--lang', 'ja'];
    const { stdout } = await instead([...args, '--json', '超次元ゾーン']);
    expect(JSON.parse(stdout)).toMatchObject({ language: 'ja', rules: [{ key: 'psychic-returns' }] });
    const all = await instead(args);
    expect(all.stdout).toMatch(/^609\.4 .*置換されたイベントは起こらなかった/m);
  });
});

describe('schema', () => {
  test.each([
    { file: 'schema/scenario.schema.json', args: ['schema'] },
    { file: 'schema/cards.schema.json', args: ['schema', '--cards'] },
  ])(
    '$file is what `instead $args` prints; if not, `npm run build` writes it anew',
    async ({ file, args }) => {
      const { code, stdout } = await instead(args);
      expect(code).toBe(0);
      expect(stdout === readFileSync(file, 'utf8')).toBe(true);
    },
  );

  test('every reference leads somewhere, and keys are described', async () => {
    const { stdout } = await instead(['schema', '--game', 'magic']);
    const schema = JSON.parse(stdout);
    const references = [...stdout.matchAll(/"\$ref": "#\/\$defs\/([^"]+)"/g)].map(([, name]) => name);
    expect(references.length).toBeGreaterThan(5);
    for (const name of references) expect(schema.$defs).toHaveProperty([name ?? '']);
    expect(schema.$defs.magic.properties.title.description).toContain('in a line');
  });
});
