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

  test.each([
    {
      game: 'yugioh',
      text: 'You can only activate 1 "Test Cub" per turn.',
      said: 'limit on how often it is activated',
    },
    {
      game: 'yugioh',
      text: 'You can only use this effect of "Test Cub" once per turn.',
      said: 'limit on how often it is used',
    },
    {
      game: 'yugioh',
      text: 'You can Ritual Summon this card with "Test Rite".',
      said: 'what it lets be done, taken as legal',
    },
    { game: 'yugioh', text: '2 Level 4 monsters', said: 'note without bearing on play' },
    { game: 'riftbound', text: 'Units can move here from anywhere.', said: 'permission' },
  ])('$text is told as $said', async ({ game, text, said }) => {
    const { stdout } = await instead(['read', '--game', game, text]);
    expect(stdout).toContain(said);
  });

  test('an optional one', async () => {
    const { stdout } = await instead(['read', '--game', 'magic', '--card', 'Clone']);
    expect(stdout).toContain('replacement effect, optional');
  });

  describe('the forms of a substitution', () => {
    const forms = ['read', '--game', 'duel-masters', '--type', 'Creature'];

    test.each([
      {
        text: 'When this creature would be destroyed, return it to your hand instead.',
        said: 'replacement effect, form 1, sprout, mandatory',
      },
      {
        text: 'When this creature would leave the battle zone, it stays in the battle zone without leaving.',
        said: 'replacement effect, form 2, mandatory',
      },
      {
        text: "Your opponent's creatures are put into the battle zone tapped.",
        said: 'replacement effect, form 3, state-defining effect, mandatory',
      },
      {
        text: 'When you put this creature into the battle zone, you may draw a card.',
        said: 'triggered ability',
      },
      {
        text: 'Shield Force (When you put this creature into the battle zone, you may choose one of your shields.)',
        said: 'keyword, shield force, form 3, state-defining effect',
      },
    ])('$said: $text', async ({ text, said }) => {
      const { code, stdout } = await instead([...forms, text]);
      expect(stdout).toContain(`     ${said}\n`);
      expect(code).toBe(0);
    });

    test('what a trigger makes is told from the trigger', async () => {
      const { stdout } = await instead([
        ...forms,
        'When you put this creature into the battle zone, this turn, when any of your creatures would be destroyed, put it into your mana zone instead.',
      ]);
      expect(stdout).toMatch(/ {5}triggered ability\n {5}= .*\n {7}replacement effect, form 1, mandatory\n/);
    });

    test('by older rules, and by such as there are none', async () => {
      const text = "Your opponent's creatures are put into the battle zone tapped.";
      const { stdout } = await instead([...forms, '--rules', '1.20', text]);
      expect(stdout).toContain('     replacement effect, form 3, mandatory\n');
      const { code, stderr } = await instead([...forms, '--rules', '1.21', text]);
      expect(stderr).toContain('It has: 1.50, 1.20.');
      expect(code).toBe(2);
    });

    test('as JSON', async () => {
      const { stdout } = await instead([
        'read',
        '--game',
        'duel-masters',
        '--card',
        'Aqua Soldier',
        '--json',
      ]);
      const [ability] = JSON.parse(stdout).texts[0].pieces[0].abilities;
      expect(ability).toMatchObject({ kind: 'replacement', form: 1, called: ['sprout'], optional: false });
    });
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
