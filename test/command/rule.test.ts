import { describe, expect, test } from 'vitest';
import { instead, insteadOn } from './world.js';

/** Clone may copy a bear or not. */
const CLONE = `game: magic
title: Clone enters
players:
  - name: Apple
    battlefield: [Runeclaw Bear]
    hand: [Clone]
  - name: Nutmeg
actions:
  - cast: Clone
`;

describe('rule', () => {
  test('a ruling and what it was expected to be', async () => {
    const text = `${CLONE}expect:\n  outcomes: 2\n`;
    const { code, stdout, stderr } = await insteadOn(text);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('Clone enters\nMagic, rules 2026');
    expect(stdout).toContain('2 outcomes');
    expect(stdout).toContain('Expectations: 1 of 1 hold.');
  });

  test('in Japanese, with problems in English', async () => {
    const text = `${CLONE}expect:\n  outcomes: 2\n`;
    const { code, stdout, stderr } = await insteadOn(text, 'rule', '--lang', 'ja');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('Clone enters\nマジック：ザ・ギャザリング、ルール 2026');
    expect(stdout).toContain('結果は2通り');
    expect(stdout).toContain('期待される結果：1件中1件が成り立つ。');

    const failed = await insteadOn(`${CLONE}expect:\n  outcomes: 3\n`, 'rule', '--lang', 'ja', '--json');
    expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining('and does not hold') });
    const { rulings, problems } = JSON.parse(failed.stdout);
    expect(rulings).toMatchObject([{ language: 'ja', words: { zones: { graveyard: '墓地' } } }]);
    expect(problems).toMatchObject([{ code: 'expect/failed', message: expect.stringMatching(/^This is/) }]);
  });

  test('a scenario of which the same comes in another version is ruled on in both', async () => {
    const text = CLONE.replace('title', 'alsoIn: ["2013"]\ntitle');
    const { code, stdout } = await insteadOn(`${text}expect:\n  outcomes: 2\n`, 'rule', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout).rulings).toMatchObject([{ rules: '2026' }, { rules: '2013' }]);

    const failed = await insteadOn(`${text}expect:\n  outcomes: 3\n`);
    expect(failed.code).toBe(1);
    // Each says in which version it does not hold; where there is one version none is named.
    expect(failed.stderr.match(/ Rules \d+: This is expected \(outcomes\) and does not hold/g)).toEqual([
      ' Rules 2026: This is expected (outcomes) and does not hold',
      ' Rules 2013: This is expected (outcomes) and does not hold',
    ]);
  });

  test('a language that nobody speaks is refused', async () => {
    const { code, stderr } = await insteadOn(CLONE, 'rule', '--lang', 'tlh');
    expect(code).toBe(2);
    expect(stderr).toMatch(/Allowed choices are en, ja/);
  });

  test('an expectation that does not hold: its place, what was found', async () => {
    const { code, stderr } = await insteadOn(`${CLONE}expect:\n  outcomes: 3\n`);
    expect(code).toBe(1);
    expect(
      stderr,
    ).toBe(`test.yaml:11:13: This is expected (outcomes) and does not hold; found: 2 outcomes. [expect/failed]
    outcomes: 3
              ^
  Read the ruling: either the board is not the one that is meant, or the expectation is wrong.
`);
  });

  test('several scenarios in several files, one from standard input', async () => {
    const files = { 'a.yaml': `${CLONE}---\n${CLONE}` };
    const { code, stdout } = await instead(['rule', 'a.yaml', '-'], { files, stdin: CLONE });
    expect(code).toBe(0);
    expect(stdout.match(/^Clone enters$/gm)).toHaveLength(3);
  });

  test('as JSON', async () => {
    const { code, stdout } = await insteadOn(`${CLONE}---\n${CLONE}`, 'rule', '--json');
    expect(code).toBe(0);
    const { format, rulings } = JSON.parse(stdout);
    expect(format).toBe(1);
    expect(rulings).toMatchObject([
      { file: 'test.yaml', line: 1, title: 'Clone enters', ruling: { cut: null, ways: 2 } },
      { file: 'test.yaml', line: 11 },
    ]);
  });

  test('as JSON, with the problems of scenarios that cannot be ruled on', async () => {
    const { code, stdout } = await insteadOn(CLONE.replace('players', 'playres'), 'rule', '--json');
    expect(code).toBe(3);
    expect(JSON.parse(stdout)).toMatchObject({
      rulings: [],
      problems: [{ code: 'scenario/unknown-key', place: { file: 'test.yaml', line: 3, column: 1 } }],
    });
  });

  test('--why', async () => {
    const text = CLONE.replace('cast: Clone', 'say: Destroy all creatures.').replace(
      'Runeclaw Bear',
      'Clone',
    );
    const plain = await insteadOn(text);
    const why = await insteadOn(text, 'rule', '--why');
    expect([plain.code, why.code]).toEqual([0, 0]);
    expect(why.stdout.length).toBeGreaterThanOrEqual(plain.stdout.length);
  });

  test('--cards adds the cards of a file', async () => {
    const files = {
      'mine.yaml':
        'game: magic\ncards:\n  - { name: Test Cub, type: Creature — Bear, stats: 2/2, text: This creature enters tapped. }\n',
      'test.yaml': CLONE.replace('[Clone]', '[Test Cub]').replace('cast: Clone', 'cast: Test Cub'),
    };
    expect(await instead(['rule', 'test.yaml'], { files })).toMatchObject({ code: 3 });
    const { code, stdout } = await instead(['rule', 'test.yaml', '--cards', 'mine.yaml'], { files });
    expect(code).toBe(0);
    expect(stdout).toContain('Test Cub');
  });

  describe('--choose', () => {
    test.each([
      { choose: ['Apple: decline'], outcomes: 1 },
      { choose: ['Apple may: decline'], outcomes: 1 },
      { choose: ['{ by: Apple, asks: may, choose: decline }'], outcomes: 1 },
      { choose: ['Apple: accept', 'Apple choose: [Runeclaw Bear]'], outcomes: 1 },
      { choose: ['Apple: true', 'Apple: Runeclaw Bear'], outcomes: 1 },
    ])('$choose', async ({ choose, outcomes }) => {
      const options = choose.flatMap((one) => ['--choose', one]);
      const { code, stdout, stderr } = await insteadOn(CLONE, 'rule', '--json', ...options);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(JSON.parse(stdout).rulings[0].ruling.outcomes).toHaveLength(outcomes);
    });

    test('comes after the choices of the scenario', async () => {
      const text = `${CLONE}choices: [{ by: Apple, choose: accept }]\n`;
      const { code } = await insteadOn(text, 'rule', '--choose', 'Apple: [Runeclaw Bear]');
      expect(code).toBe(0);
    });

    test.each([
      { choose: 'decline', code: 2, says: /This is no answer: "decline"\. \[command\/choose\]/ },
      { choose: '{ by: Apple }', code: 2, says: /^--choose:1:1: `choose` is missing/ },
      { choose: 'Aple: decline', code: 3, says: /^--choose:1:1: No player is called "Aple"/ },
      { choose: 'Apple: Humility', code: 3, says: /^--choose:1:1: Apple is not offered "Humility" \(may\)/ },
      {
        choose: 'Apple: [{a: 1}]',
        code: 3,
        says: /^--choose:1:1: [^\n]*\{a: 1\}[^\n]*\[choice\/not-offered\]/,
      },
      { choose: 'Nutmeg: decline', code: 3, says: /^--choose:1:1: Nutmeg is never asked this/ },
    ])('$choose', async ({ choose, code, says }) => {
      const result = await insteadOn(CLONE, 'rule', '--choose', choose);
      expect(result.stderr).toMatch(says);
      expect(result.code).toBe(code);
    });
  });

  describe('limits', () => {
    test.each([
      { option: '--max-outcomes', limit: 'outcomes' },
      { option: '--max-positions', limit: 'positions' },
    ])('$option 1: what was found is printed, marked as partial', async ({ option, limit }) => {
      const { code, stdout, stderr } = await insteadOn(CLONE, 'rule', option, '1');
      expect(code).toBe(4);
      expect(stderr).toContain(`[limit/${limit}]`);
      expect(stdout).toContain('Clone enters');
    });

    test('--max-time 1: a ruling that takes longer is partial', async () => {
      const given = { files: { 'test.yaml': CLONE }, ticks: 300 };
      const { code, stdout, stderr } = await instead(['rule', 'test.yaml', '--max-time', '1'], given);
      expect(code).toBe(4);
      expect(stderr).toContain('[limit/time]');
      expect(stdout).toContain('the limit on time was reached');
      const json = await instead(['rule', 'test.yaml', '--max-time', '1', '--json'], given);
      expect(JSON.parse(json.stdout)).toMatchObject({
        rulings: [{ partial: true, ruling: { cut: 'time' } }],
      });
    });

    /** A board of fifteen outcomes. */
    const names = [1, 2, 3, 4, 5].map((one) => `{ card: Test Pawn, as: pawn ${one} }`).join();
    const FIFTEEN = `game: yugioh
title: many
cards: [{ name: Test Pawn, type: Normal Monster }]
players: [{ name: Apple, monsters: [${names}] }, { name: Nutmeg }]
actions: [{ say: Destroy up to 2 monsters on the field., by: Nutmeg }]
`;

    test('of a cut ruling no more is told than somebody waits for; the rest is counted', async () => {
      const told = async (ticks: number) => {
        const given = { files: { 'test.yaml': FIFTEEN }, ticks };
        const { stdout } = await instead(
          ['rule', 'test.yaml', '--json', '--max-outcomes', '12', '--max-time', '900'],
          given,
        );
        const { cut, outcomes, omitted } = JSON.parse(stdout).rulings[0].ruling;
        return { cut, told: outcomes.length, omitted };
      };
      expect(await told(0)).toEqual({ cut: 'outcomes', told: 12, omitted: 0 });
      expect(await told(500)).toEqual({ cut: 'outcomes', told: 5, omitted: 7 });
    });

    test('--max-listed tells as many outcomes, and the others are counted', async () => {
      const told = async (...most: string[]) => {
        const { code, stdout } = await insteadOn(FIFTEEN, 'rule', '--json', ...most);
        const { cut, outcomes, omitted } = JSON.parse(stdout).rulings[0].ruling;
        return { code, cut, told: outcomes.length, omitted };
      };
      expect(await told()).toEqual({ code: 0, cut: null, told: 15, omitted: 0 });
      for (const most of [1, 3, 14])
        expect(await told('--max-listed', String(most))).toEqual({
          code: 0,
          cut: null,
          told: most,
          omitted: 15 - most,
        });
      expect((await insteadOn(FIFTEEN, 'rule', '--max-listed', '0')).code).toBe(2);
    });

    test('an expectation that the rest might have met has not failed', async () => {
      const text = `${CLONE}expect:\n  outcomes: 2\n`;
      const { stdout, stderr } = await insteadOn(text, 'rule', '--max-outcomes', '1');
      expect(stderr).not.toContain('expect/failed');
      expect(stdout).toContain('Expectations: 0 of 1 hold; whether 1 more does, this part does not tell.');
    });

    test.each([
      ['outcomes: 1', null],
      ['always: [{ player: Apple, hand: 0 }]', null],
      ['always: [{ player: Apple, hand: 1 }]', false],
      ['possible: [{ player: Apple, hand: 0 }]', true],
      ['possible: [{ player: Apple, hand: 1 }]', null],
      ['never: [{ player: Apple, hand: 0 }]', false],
      ['never: [{ player: Apple, hand: 1 }]', null],
      ['decisions: [{ by: Apple, asks: may }]', true],
      ['decisions: [{ by: Nutmeg, asks: may }]', null],
      ['decisions: [{ by: Apple, asks: may, never: true }]', false],
      ['decisions: [{ by: Nutmeg, asks: may, never: true }]', null],
      ['decisions: [{ by: Apple, asks: may, withholds: [Clone] }]', null],
      ['sequence: [{ happened: move, object: Clone }]', true],
      ['sequence: [{ happened: destroy, object: Clone }]', null],
      ['cites: [copy-first]', true],
      ['cites: [prevents]', null],
      ['omits: [copy-first]', false],
      ['omits: [prevents]', null],
    ])('of a part of a ruling "%s" is %j', async (expected, held) => {
      const text = `${CLONE}expect: { ${expected} }\n`;
      const { stdout } = await insteadOn(text, 'rule', '--max-outcomes', '1', '--json');
      const [{ partial, expectations }] = JSON.parse(stdout).rulings;
      expect({ partial, held: expectations.map((one: { held: unknown }) => one.held) }).toEqual({
        partial: true,
        held: [held],
      });
    });

    test.each(['0', '-1', 'many', '1e3'])('--max-positions %s is wrong usage', async (number) => {
      const { code } = await insteadOn(CLONE, 'rule', `--max-positions=${number}`);
      expect(code).toBe(2);
    });
  });

  describe('a scenario that is known not to hold', () => {
    const fails = `${CLONE}fails: Nobody has taught it yet.\n`;

    test('is no failure, and says why', async () => {
      const { code, stdout } = await insteadOn(`${fails}expect: { outcomes: 3 }\n`);
      expect(code).toBe(0);
      expect(stdout).toContain('Known not to hold: Nobody has taught it yet.');
    });

    test('fails if it holds after all', async () => {
      const { code, stderr } = await insteadOn(`${fails}expect: { outcomes: 2 }\n`);
      expect(code).toBe(1);
      expect(stderr).toMatch(/^test\.yaml:10:1: This is said not to hold, and it holds\. \[expect\/holds\]/);
    });
  });

  test('an unknown language is wrong usage', async () => {
    expect((await insteadOn(CLONE, 'rule', '--lang', 'tlh')).code).toBe(2);
    expect((await insteadOn(CLONE, 'rule', '--lang', 'en')).code).toBe(0);
  });

  test('of several ways to end the gravest counts', async () => {
    const failed = `${CLONE}expect: { outcomes: 3 }\n`;
    const invalid = CLONE.replace('Clone]', 'Cloen]');
    expect((await insteadOn(`${failed}---\n${invalid}---\n${CLONE}`)).code).toBe(3);
    expect((await insteadOn(`${failed}---\n${CLONE}`)).code).toBe(1);
    const files = { 'test.yaml': invalid };
    expect((await instead(['rule', 'test.yaml', 'nowhere.yaml'], { files })).code).toBe(2);
  });

  test('what a file says does not steer the terminal', async () => {
    const { stdout } = await insteadOn(CLONE.replace('Clone enters', '"\\e[2Jgone"'));
    expect(stdout).not.toContain('\u001b');
  });

  test('what a rule of the game has a player choose cites that rule, and no playing of a card', async () => {
    const { stdout } = await insteadOn(`game: riftbound
title: Combat damage is assigned unit by unit
cards:
  - { name: Test Field, type: Battlefield }
  - { name: Test Guard, type: Unit, might: 1 }
  - { name: Test Giant, type: Unit, might: 3 }
players:
  - { name: Apple, battlefields: [{ card: Test Giant, at: Test Field }] }
  - { name: Nutmeg, battlefields: [{ card: Test Guard, as: one, at: Test Field }, { card: Test Guard, as: two, at: Test Field }] }
shared: { battlefields: [Test Field] }
actions: [{ combat: Test Field, by: Apple }]
`);
    expect(stdout).toMatch(/Apple chooses .*\. \(465\.2\.c\)/);
    expect(stdout).not.toContain('355');
  });

  test('what is inflicted on a player more than once in one moment is said to be', async () => {
    const { stdout } = await insteadOn(`game: yugioh
title: Both players take the damage, and what one would take the other takes
cards:
  - { name: Test Odd, type: Effect Monster, atk: 2500, def: 0 }
  - { name: Test Dancer, type: Effect Monster, atk: 0, def: 0, text: "Your opponent takes any battle damage you would have taken from battles involving this card." }
  - { name: Test Sword, type: Continuous Spell, text: "Battle damage a player takes is also inflicted to both players." }
players:
  - { name: Apple, lp: 8000, monsters: [Test Odd] }
  - { name: Nutmeg, lp: 8000, monsters: [Test Dancer], spells: [Test Sword] }
actions: [{ battle: Test Odd, with: Test Dancer, by: Apple }]
`);
    expect(stdout).toMatch(/\d\. Apple takes 2500 battle damage twice\./);
    expect(stdout).toContain('Apple: LP 8000 → 3000');
  });

  test('what comes due by the rules is told by what it does', async () => {
    const { stdout } = await insteadOn(`game: yugioh
title: A monster is banished until the End Phase
cards: [{ name: Test Pawn, type: Normal Monster, atk: 0, def: 0 }]
players: [{ name: Apple, monsters: [Test Pawn] }, { name: Nutmeg }]
actions:
  - { say: "Target 1 face-up monster you control; banish that target until the End Phase.", by: Apple }
  - { end phase: true, by: Apple }
`);
    expect(stdout).toContain('Test Pawn returns to the field.');
    expect(stdout).not.toContain("The rules's");
  });

  test('what comes about again is told in its place, whatever is named first and whoever does what goes unnamed', async () => {
    const milled = (actions: string): string => `game: magic
title: Two cards that are shuffled away again each time
cards:
  - name: Test Wyrm
    type: Creature — Wurm
    stats: 1/1
    text: If Test Wyrm would be put into a graveyard from anywhere, reveal Test Wyrm and shuffle it into its owner's library instead.
players:
  - { name: Apple, life: 20 }
  - { name: Nutmeg, life: 20, library: [Test Wyrm, Test Wyrm] }
actions:
${actions}`;
    const shuffled = await insteadOn(
      milled('  - { say: "Mill two cards, then mill two cards.", by: Nutmeg }\n'),
    );
    expect(shuffled.stdout).toContain(
      "Nutmeg mills 2 cards, the first and second Test Wyrm are revealed and shuffled into Nutmeg's library\ninstead of being put into Nutmeg's graveyard, Nutmeg mills 2 cards, and the first and second Test\nWyrm are revealed",
    );
    // Of two actions each is told by itself, since what the other did comes between.
    const apart = await insteadOn(milled('  - { say: Mill two cards., by: Nutmeg }\n'.repeat(2)));
    // The steps, each with its number, say it once more.
    expect(apart.stdout.match(/(?<!\d\. )Nutmeg mills 2 cards,/g)).toHaveLength(2);
    expect(apart.stdout).not.toContain('(twice)');
    const fought = await insteadOn(`game: yugioh
title: Two battles with two monsters
cards:
  - { name: Test Odd, type: Normal Monster, atk: 1500, def: 0 }
  - { name: Test Even, type: Normal Monster, atk: 1500, def: 0 }
  - { name: Test Pawn, type: Effect Monster, atk: 500, def: 0, text: This card cannot be destroyed by battle. }
players:
  - { name: Apple, lp: 8000, monsters: [Test Odd, Test Even] }
  - { name: Nutmeg, lp: 8000, monsters: [Test Pawn] }
actions:
  - { battle: Test Odd, with: Test Pawn, by: Apple }
  - { battle: Test Even, with: Test Pawn, by: Apple }
`);
    expect(fought.stdout).toContain('Nutmeg takes 1000 battle damage (twice).');
  });

  const command = (choices: string): string => `game: magic
title: Two of four modes
cards:
  - name: Test Command
    type: Sorcery
    text: "Choose two —\\n• You gain 4 life.\\n• Draw a card.\\n• Create a 1/1 white Soldier creature token.\\n• Each opponent loses 2 life."
players:
  - { name: Apple, life: 20, library: 5, hand: [Test Command] }
  - { name: Nutmeg, life: 20 }
actions: [{ cast: Test Command, by: Apple }]
${choices}
`;

  test('modes are told by their words', async () => {
    const { stdout } = await insteadOn(command(''));
    const told = stdout.replace(/\s+/g, ' ');
    expect(told).toContain(
      '6 outcomes; Apple chooses from the modes "You gain 4 life.", "Draw a card.", "Create a 1/1 white Soldier creature token." and "Each opponent loses 2 life." of Test Command.',
    );
    expect(told).toContain(
      'Apple chooses the modes "You gain 4 life." and "Draw a card." for Test Command. (700.2a)',
    );
    expect(told).not.toMatch(/"\d( and \d)?"/);
    const document = await insteadOn(command(''), 'rule', '--json');
    expect(document.stdout).toContain('"offer": "mode"');
  });

  test.each([
    ['"3, 4"'],
    ['3 and 4'],
    ['[3, 4]'],
    ['[Each opponent loses 2 life., create a 1/1 white Soldier creature token]'],
  ])('modes can be named: %s', async (choose) => {
    const { stdout, code } = await insteadOn(
      command(`choices: [{ by: Apple, asks: name, choose: ${choose} }]`),
      'rule',
      '--lang',
      'ja',
    );
    expect(code).toBe(0);
    expect(stdout.replace(/\s+/g, ' ')).toContain(
      'モード「Create a 1/1 white Soldier creature token.」と「Each opponent loses 2 life.」を選ぶ',
    );
  });

  test.each([['3'], ['[3, 5]'], ['Draw a card.'], ['[1, 1]'], ['[]']])(
    'so many modes there are not: %s',
    async (choose) => {
      const { stderr, code } = await insteadOn(
        command(`choices: [{ by: Apple, asks: name, choose: ${choose} }]`),
      );
      expect(code).toBe(3);
      expect(stderr).toContain('Name its modes by their places or words');
    },
  );

  const dying = (choices: string): string => `game: magic
title: Two creatures die at once, and each may be saved in two ways
cards:
  - { name: Test Cub, type: Creature — Bear, stats: 2/2 }
  - { name: Test Owl, type: Creature — Bird, stats: 1/1 }
  - { name: Test Save, type: Enchantment, text: "If a creature you control would die, exile it instead." }
  - { name: Test Home, type: Enchantment, text: "If a creature you control would die, return it to its owner's hand instead." }
players:
  - { name: Apple, battlefield: [Test Save, Test Home, Test Cub, Test Owl] }
  - { name: Nutmeg }
actions: [{ say: Destroy all creatures., by: Nutmeg }]
choices: [${choices}]
expect: { outcomes: 2, always: [{ object: Test Owl, zone: hand }] }
`;

  test.each([
    '{ by: Apple, on: Test Owl, choose: Test Home }',
    '{ by: Apple, choose: Test Home on Test Owl, on: Test Owl, asks: apply }',
  ])('of simultaneous events one is named: %s', async (choice) => {
    expect(await insteadOn(dying(choice))).toMatchObject({ code: 0, stderr: '' });
  });

  test('what is dealt to one of the players is named', async () => {
    const { code, stderr } = await insteadOn(`game: magic
title: Each player is dealt damage, which an effect doubles and another turns into drawing
cards:
  - { name: Test Twice, type: Enchantment, text: "If a source would deal damage to a player, it deals double that damage to that player instead." }
  - { name: Test Ward, type: Enchantment, text: "If a source would deal damage to a player, prevent 1 of that damage." }
  - { name: Test Quake, type: Sorcery, text: Test Quake deals 3 damage to each player. }
players:
  - { name: Apple, life: 20, battlefield: [Test Twice, Test Ward] }
  - { name: Nutmeg, life: 20, hand: [Test Quake] }
actions: [{ cast: Test Quake, by: Nutmeg }]
choices: [{ by: Nutmeg, on: Nutmeg, choose: Test Twice on Nutmeg }]
expect: { outcomes: 2, always: [{ player: Nutmeg, life: 15 }] }
`);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  test('an effect for one of several things is chosen by naming that alone', async () => {
    const { code, stderr } = await insteadOn(`game: riftbound
title: Two units die at once, of which one is saved
cards:
  - { name: Test Guard, type: Unit, might: 3 }
  - { name: Test Glass, type: Gear, text: "If a friendly unit would die, kill this instead. Recall that unit." }
players:
  - { name: Apple, base: [{ card: Test Guard, as: one }, { card: Test Guard, as: other }, Test Glass] }
  - { name: Nutmeg }
actions: [{ say: Kill all units., by: Nutmeg }]
choices: [{ by: Apple, asks: apply, choose: other }]
expect: { outcomes: [[{ object: one, zone: trash }, { object: other, zone: base }]] }
`);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  const told = async (text: string, ...options: string[]): Promise<string> =>
    (await insteadOn(text, 'rule', ...options)).stdout.replace(/\s+/g, ' ');

  test('that a game is lost is told as such, and by whom damage is dealt', async () => {
    const text = `game: magic
title: Damage is dealt to a player with little life
cards:
  - { name: Test Bolt, type: Instant, text: Test Bolt deals 3 damage to any target. }
players:
  - { name: Apple, life: 2 }
  - { name: Nutmeg, life: 20, hand: [Test Bolt] }
actions: [{ cast: Test Bolt, by: Nutmeg, targets: [Apple] }]
`;
    expect(await told(text)).toMatch(
      /Apple is dealt 3 damage by Test Bolt.* Result .*Apple has lost the game/,
    );
    expect(await told(text)).not.toMatch(/0 → 1/);
    expect(await told(text, '--lang', 'ja')).toMatch(
      /Appleは?が?《Test Bolt》から3点のダメージ.*Appleはゲームに敗北した/,
    );
  });

  test('effects that rules give are told apart by those rules', async () => {
    const text = `game: magic
title: A Siege enters
cards: [{ name: Test Invasion, type: Battle — Siege, defense: 4 }]
players: [{ name: Apple, hand: [Test Invasion] }, { name: Nutmeg }]
actions: [{ cast: Test Invasion, by: Apple }]
`;
    expect(await told(text)).toContain(
      'Apple chooses rule 310.4b for Test Invasion over rule 310.11a for Test Invasion.',
    );
    expect(await told(text)).toContain('with 4 defense counters and with "Nutmeg" chosen');
    expect(await told(text, '--lang', 'ja')).toContain(
      '《Test Invasion》についてのルール（310.11a）ではなく',
    );
  });

  test('what comes about after all is not told to stand in for itself', async () => {
    const text = `game: magic
title: Each takes the draws of the other
cards:
  - name: Test Thief
    type: Creature — Rogue
    stats: 1/1
    text: If an opponent would draw a card, instead that player skips that draw and you draw a card.
players:
  - { name: Apple, library: 5, battlefield: [Test Thief] }
  - { name: Nutmeg, library: 5, battlefield: [Test Thief] }
actions: [{ say: Draw a card., by: Nutmeg }]
`;
    expect(await told(text)).toContain('rules 2026 Nutmeg draws a card. 1.');
  });

  test('the text of an ability that is used is told, and what depends on what it does', async () => {
    const text = `game: yugioh
title: What is negated is destroyed
cards:
  - { name: Test Sender, type: Effect Monster, text: "You can send 1 other card you control to the GY; draw 1 card, then gain 500 LP." }
  - { name: Test Rock, type: Normal Monster, atk: 0, def: 0 }
players:
  - { name: Apple, lp: 8000, deck: 5, monsters: [Test Sender, Test Rock] }
  - { name: Nutmeg, lp: 8000 }
actions: [{ activate: Test Sender, by: Apple }]
`;
    expect(await told(text)).toContain('Apple activates Test Sender: "You can send 1 other card');
    expect(await told(text)).toContain(
      "That counts as done, and what depends on it in Test Sender's effect follows.",
    );
  });

  test('who may choose one thing, and does not, does not choose it', async () => {
    const { stdout } = await insteadOn(`game: magic
title: A creature may devour
cards:
  - { name: Test Ogre, type: Creature — Ogre, stats: 2/2, text: "Devour 1 (As this creature enters, you may sacrifice any number of creatures. It enters with that many +1/+1 counters on it.)" }
  - { name: Test Cub, type: Creature — Bear, stats: 2/2 }
players: [{ name: Apple, battlefield: [Test Cub], hand: [Test Ogre] }, { name: Nutmeg }]
actions: [{ cast: Test Ogre, by: Apple }]
choices: [{ by: Apple, choose: none }]
`);
    expect(stdout).toContain('Apple does not choose Test Cub.');
  });

  test('what is turned over is told by what it now is', async () => {
    const { stdout } = await insteadOn(`game: duel-masters
title: A creature is flipped instead of leaving
cards:
  - { name: Test Drake, type: Dragheart Creature, race: Armored Dragon, power: 5000, civilization: [Fire], otherSide: Test Fort, text: "Dragon Evasion (When this creature would leave the battle zone, flip it to its other side instead.)" }
  - { name: Test Fort, type: Dragheart Fortress, civilization: [Fire], text: "" }
players: [{ name: Apple, battle zone: [{ card: Test Drake, as: it }] }, { name: Nutmeg }]
actions: [{ say: Destroy one of your opponent's creatures., by: Nutmeg }]
`);
    expect(stdout).toContain('Test Drake (it): now Test Fort;');
  });

  const drawing = `game: magic
title: Three draws, each doubled
cards: [{ name: Test Scholar, type: Enchantment, text: "If you would draw a card, draw two cards instead." }]
players: [{ name: Apple, library: 10, battlefield: [Test Scholar] }, { name: Nutmeg }]
actions: [{ say: Draw three cards., by: Apple }]
`;
  const milling = `game: magic
title: Three cards are milled, and exiled instead
cards:
  - { name: Test Void, type: Enchantment, text: "If a card would be put into a graveyard from anywhere, exile it instead." }
  - { name: Test Cub, type: Creature — Bear, stats: 2/2 }
  - { name: Test Owl, type: Creature — Bird, stats: 1/1 }
players: [{ name: Apple, battlefield: [Test Void], library: [Test Cub, Test Owl, Test Cub, Test Owl] }, { name: Nutmeg }]
actions: [{ say: Mill three cards., by: Apple }]
`;

  test('a round of steps that comes again is told once', async () => {
    expect(await told(drawing)).toContain('3. Apple draws 2 cards. 4-7. Steps 2-3 again, twice.');
    expect(await told(drawing, '--lang', 'ja')).toContain('4～7. 手順2～3がさらに2回繰り返される。');
  });

  test('what befalls several in turn is told of the first', async () => {
    expect(await told(milling)).toMatch(
      /2\. The first Test Cub would be put .* 3-4\. The same for the first Test Owl and the second Test Cub\. 5\. /,
    );
    expect(await told(milling, '--lang', 'ja')).toContain('についても同じ。 5. ');
  });

  test('what differs in more than that is told', async () => {
    const two = milling.replace(
      'battlefield: [Test Void]',
      'battlefield: [Test Void, { card: Test Void, as: other }]',
    );
    expect(await told(two)).toContain('4-7. The same for the first Test Owl and the second Test Cub.');
    const apart = await told(`${two}choices: [{ by: Apple, on: Test Owl, choose: other }]\n`);
    expect(apart).not.toContain('The same for');
  });

  test('players and things among which one chooses stand in one list', async () => {
    const text = `game: magic
title: Any target
cards:
  - { name: Test Cub, type: Creature — Bear, stats: 2/2 }
  - { name: Test Owl, type: Creature — Bird, stats: 1/1 }
  - { name: Test Bolt, type: Instant, text: Test Bolt deals 1 damage to any target. }
players: [{ name: Apple, life: 20, battlefield: [Test Cub, Test Owl], hand: [Test Bolt] }, { name: Nutmeg, life: 20 }]
actions: [{ cast: Test Bolt, by: Apple, targets: [Nutmeg] }]
`;
    expect(await told(text)).toContain('Apple targets Nutmeg rather than Apple, Test Cub or Test Owl.');
    expect(await told(text, '--lang', 'ja')).toContain('Apple、Nutmeg、《Test Cub》、《Test Owl》の中から');
  });

  test('so many tokens are told in words where a number follows', async () => {
    const text = `game: magic
title: Tokens
players: [{ name: Apple }, { name: Nutmeg }]
actions: [{ say: Create two 1/1 white Soldier creature tokens., by: Apple }]
`;
    expect(await told(text)).toContain('Apple creates two 1/1 white Soldier creature tokens.');
  });

  test('chance is told as whoever else chooses', async () => {
    const text = `game: duel-masters
title: At random
cards: [{ name: Test Mole, type: Creature, power: 1000 }, { name: Test Fish, type: Creature, power: 1000 }]
players: [{ name: Apple }, { name: Nutmeg, hand: [Test Mole, Test Fish] }]
actions: [{ say: Your opponent discards a card at random from his hand., by: Apple }]
`;
    expect(await told(text)).toMatch(/Chance chooses Test Mole rather than Test Fish\./);
  });

  test('an effect that is applied to none of several things is named once', async () => {
    const text = `game: yugioh
title: One of two is saved, or none
cards:
  - { name: Test Curtain, type: Continuous Spell, text: "If a monster(s) you control would be destroyed by battle or card effect, you can destroy this card instead of 1 of those monsters." }
  - { name: Test Rock, type: Normal Monster, atk: 0, def: 0 }
players:
  - { name: Apple, monsters: [{ card: Test Rock, as: left }, { card: Test Rock, as: right }], spells: [Test Curtain] }
  - { name: Nutmeg }
actions: [{ say: Destroy all monsters on the field., by: Nutmeg }]
`;
    expect(await told(text)).toContain("Apple does not apply Test Curtain's effect.");
    expect(await told(text, '--lang', 'ja')).toContain('Appleは「Test Curtain」の効果を適用しない。');
  });
});
