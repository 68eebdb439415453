import { describe, expect, test } from 'vitest';
import { instead } from './world.js';

describe('read', () => {
  const cub = ['read', '--game', 'magic', '--type', 'Creature', '--name', 'Test Cub'];

  test('a text: kind of ability, optional or not, printed back', async () => {
    const { code, stdout, stderr } = await instead([...cub, 'If this creature would die, exile it instead.']);
    expect(stdout).toContain(
      'replacement effect, mandatory\n     = If this creature would die, exile it instead.',
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  test.each([
    { game: 'magic', text: 'If this creature would die, exile it instead.', type: 'Creature' },
    { game: 'magic', text: 'Destroy target creature.', type: 'Sorcery' },
    { game: 'riftbound', text: 'Kill a unit.', type: 'Spell' },
  ])('a text that does not say what it is printed on: $text', async ({ game, text, type }) => {
    const { code, stdout } = await instead(['read', '--game', game, text]);
    expect(stdout).toContain(`this card (${type})`);
    expect(code).toBe(0);
  });

  test('an optional one', async () => {
    const { stdout } = await instead(['read', '--game', 'magic', '--card', 'Clone']);
    expect(stdout).toContain('replacement effect, optional');
  });

  test('what is not understood: place, caret, what was expected', async () => {
    const text = 'This creature enters tapped.\nWhen this creature dies, frobnicate a card.';
    const { code, stdout } = await instead([...cub, text]);
    expect(code).toBe(3);
    expect(stdout).toContain('NOT UNDERSTOOD at line 2, column 26 [text/unread]');
    const lines = stdout.split('\n');
    const caret = lines.findIndex((line) => /^\s+\^$/.test(line));
    expect(lines[caret - 1]?.charAt(lines[caret]?.indexOf('^') ?? -1)).toBe('f');
    expect(stdout).toContain('there could stand:');
  });

  test('from standard input, as JSON', async () => {
    const { code, stdout } = await instead([...cub, '--json', '-'], {
      stdin: 'This creature enters tapped.\n',
    });
    expect(code).toBe(0);
    const [text] = JSON.parse(stdout).texts;
    expect(text).toMatchObject({ name: 'Test Cub', type: 'Creature' });
    expect(text.pieces[0].abilities[0]).toMatchObject({ kind: 'replacement', optional: false });
  });

  test('every card of a card file', async () => {
    const { code, stdout } = await instead(['read', 'cards/magic/cards.yaml']);
    expect([0, 3]).toContain(code);
    expect(stdout).toContain('Humility (Enchantment)');
  });

  test('a misspelt card', async () => {
    const { code, stderr } = await instead(['read', '--game', 'duel-masters', '--card', 'Aqua Soldire']);
    expect(code).toBe(3);
    expect(stderr).toContain('Did you mean Aqua Soldier?');
  });
});
