/** What goes on for ever, or very long: a ruling says what is known of it, and never hangs. */

import { describe, expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { rulingText } from '../../src/explain/text/text.js';
import { faults, judged } from './judged.js';

const magic = (card: string, apple: string, action: string): string => `game: magic
title: on and on
cards:
  - { name: Test Ash, ${card} }
players:
  - { name: Apple, life: 20, library: 9, ${apple} }
  - { name: Nutmeg, life: 20, library: 9 }
actions: [{ ${action} }]
`;

/** A Duel Masters creature that the rules destroy at once, as it is summoned. */
const weak = (text: string, deck: number): string => `game: duel-masters
title: on and on
cards: [{ name: Test Ash, type: Creature, power: 0, text: "${text}" }]
players: [{ name: Apple, hand: [Test Ash], deck: ${deck} }, { name: Nutmeg, deck: ${deck} }]
actions: [{ summon: Test Ash, by: Apple }]
`;
const RETURNS = 'When this creature is destroyed, put it into the battle zone.';

const SOLDIER = 'create a 1/1 white Soldier creature token';

/** Soldiers that come with each creature, beside something else. */
const muster = (text: string, more = ''): string =>
  magic(
    `type: Enchantment, text: "${text}"`,
    'battlefield: [Test Ash, Bear Cub]',
    `say: Create a 1/1 white Soldier creature token., by: Apple${more}`,
  );

describe('with each round there is a token more', () => {
  const drawn = (board: string): boolean =>
    judged(`${board}expect: { always: [{ happened: end in a draw }] }\n`).checks.some(
      ({ held }) => held === true,
    );

  test.each([
    `Whenever a creature enters, ${SOLDIER}.`,
    `Whenever a creature enters, ${SOLDIER} with flying.`,
    `Whenever a creature enters, ${SOLDIER}. You gain 1 life.`,
    `Whenever a creature enters, tap all creatures. Create a 1/1 white Soldier creature token.`,
    `Whenever a creature enters, ${SOLDIER}.\\nAs long as you control twenty or more creatures, creatures you control get +1/+1.`,
  ])('and nobody can stop it: %s', (text) => {
    expect(drawn(muster(text))).toBe(true);
  });

  test.each([
    `Whenever a creature enters, if you control twenty or fewer creatures, ${SOLDIER}.`,
    `Whenever a creature enters, ${SOLDIER}. Draw a card.`,
    `Whenever a creature enters, ${SOLDIER}. You lose life equal to the number of creatures you control.`,
  ])('and something asks how many there are: %s', (text) => {
    expect(drawn(muster(text))).toBe(false);
  });

  const MAY = `Whenever a creature enters, you may ${SOLDIER}.`;

  test('and who may have it, as often as they like, has a shortcut', () => {
    const { ruling } = judged(muster(MAY));
    expect(ruling).toMatchObject({ rounds: 0, ways: 1, cut: null });
    expect(ruling?.shortcuts.map(({ adds }) => adds)).toMatchObject([[{ word: '', amount: 1 }]]);
    const { en, ja } = {
      en: explain(judged(muster(MAY))),
      ja: explain(judged(muster(MAY)), { language: 'ja' }),
    };
    expect(rulingText(en, { why: false }).replaceAll(/\s+/g, ' ')).toContain(
      'each round more adds a Soldier token',
    );
    expect(rulingText(ja, { why: false }).replaceAll(/\s+/g, '')).toContain('《Soldier》トークンが1体増える');
  });

  test('and what comes of it hangs on how many there are', () => {
    const asked = 'As long as you control twenty or more creatures, creatures you control get +1/+1.';
    expect(faults(judged(muster(`${MAY}\\n${asked}`)))).toEqual(['ruling/endless']);
    const after = ' }, { say: You gain life equal to the number of creatures you control., by: Apple';
    expect(faults(judged(muster(MAY, after)))).toEqual(['ruling/endless']);
  });

  test('that dies at once, and who may have it again goes round', () => {
    const board = magic(
      'type: Enchantment, text: "Whenever a creature dies, you may create a 0/0 white Soldier creature token."',
      'battlefield: [Test Ash]',
      'say: Create a 0/0 white Soldier creature token., by: Apple',
    );
    const { ruling } = judged(board);
    expect(ruling).toMatchObject({ cut: null, ways: 1, shortcuts: [], outcomes: [{ ways: 1 }] });
    expect(ruling?.rounds).toBeGreaterThan(0);
  });
});

describe('what goes round, where no rule says what comes of it', () => {
  const BOARDS = [
    {
      game: 'duel-masters',
      text: weak(RETURNS, 4),
      says: /goes round for ever .* What goes round: Test Ash\./,
    },
    {
      game: 'duel-masters, all of it by rule',
      text: weak('When this creature would be destroyed, put it into the battle zone instead.', 4),
      says: /goes round for ever .* What goes round: Test Ash\./,
    },
    {
      game: 'riftbound',
      text: `game: riftbound
title: on and on
cards: [{ name: Test Ash, type: Unit, might: 2, text: "If I would die, recall me instead." }]
players: [{ name: Apple, base: [Test Ash] }, { name: Nutmeg, base: [] }]
actions: [{ say: Deal 3 to all units., by: Nutmeg }]
`,
      says: /goes round for ever .* What goes round: Test Ash\./,
    },
    {
      game: 'riftbound, with tokens',
      text: `game: riftbound
title: on and on
cards: [{ name: Test Ash, type: Unit, might: 2, text: "When you play a unit, play a 1 [M] Recruit unit token here." }]
players: [{ name: Apple, base: [Test Ash] }, { name: Nutmeg, base: [] }]
actions: [{ say: "Play a 1 [M] Recruit unit token.", by: Apple }]
`,
      says: /goes round for ever .* What goes round: Test Ash\./,
    },
  ];
  test('is named as well where something is chosen on the way, though all of it leads back', () => {
    const { problems, ruling } = judged(`game: duel-masters
title: on and on
cards:
  - { name: Test Ash, type: Creature, power: 0 }
  - { name: Test Elm, type: Creature, power: 2000, text: "Whenever one of your creatures is destroyed, put a creature from your graveyard into the battle zone." }
players: [{ name: Apple, battle zone: [Test Elm], hand: [{ card: Test Ash, as: new }], graveyard: [Test Ash], deck: 4 }, { name: Nutmeg }]
actions: [{ summon: new, by: Apple }]
`);
    expect(ruling).toBeNull();
    expect(problems.map(({ message }) => message)).toEqual([
      'Whatever is chosen leads back to where it began: this goes on for ever, and no rule here says what comes of that. What goes round: Test Elm.',
    ]);
  });

  test.each(BOARDS)('is named: $game', ({ text, says }) => {
    const { problems, ruling } = judged(text);
    expect(ruling).toBeNull();
    expect(problems.map(({ message }) => message)).toEqual([expect.stringMatching(says)]);
  });
});

describe('where each round can leave more that waits, in any order', () => {
  const ENTERS = 'When you put this creature into the battle zone,';

  test.each([
    { text: `${ENTERS} draw a card.`, deck: 9 },
    { text: `${ENTERS} each player draws a card.`, deck: 3 },
  ])('the rest is followed, and the ruling is a part: $text', ({ text, deck }) => {
    const one = judged(weak(`${RETURNS}\\n${text}`, deck));
    expect(one.ruling).toMatchObject({ cut: 'endless' });
    expect(one.ruling?.outcomes).toHaveLength(1);
    for (const [language, says] of [
      ['en', 'This is only a part of the ruling: it can go round without end'],
      ['ja', '際限なく繰り返されることがあり'],
    ] as const)
      expect(rulingText(explain(one, { language }), { width: Number.POSITIVE_INFINITY })).toContain(says);
  });
});

test('where nothing comes to an end that way, nothing is told that players could do', () => {
  const { problems, ruling } = judged(`game: riftbound
title: on and on
cards:
  - { name: Test Horn, type: Gear, text: "When you play a unit, play a 1 [M] Recruit unit token." }
  - { name: Test Pawn, type: Unit, might: 1 }
  - { name: Test Factory, type: Gear, text: "If you would play a unit token, play two 3 [M] Mech unit tokens instead." }
players:
  - { name: Apple, base: [Test Horn, Test Factory], hand: [Test Pawn] }
  - { name: Nutmeg }
actions: [{ play: Test Pawn, by: Apple }]
`);
  expect(ruling).toBeNull();
  expect(problems.map(({ code }) => code)).toEqual(['ruling/endless']);
  for (const { message } of problems) expect(message).not.toContain('as often as they like');
});

test('a round that can be gone without leaving more is told, where others of the same leave more', () => {
  const { ruling } = judged(`game: magic
title: a warden
cards:
  - { name: Test Ash, type: Creature — Cat, stats: 1/4, text: "When this creature enters, you may exile it, then return it to the battlefield under its owner's control." }
  - { name: Test Elm, type: Creature — Cleric, stats: 1/1, text: "Whenever another creature enters, you gain 1 life." }
players: [{ name: Apple, life: 20, battlefield: [Test Elm], hand: [Test Ash] }, { name: Nutmeg, life: 20 }]
actions: [{ cast: Test Ash, by: Apple }]
`);
  expect(ruling?.cut).toBe('endless');
  const adds = [{ on: { player: 0 }, word: 'life', amount: 1 }];
  expect(ruling?.shortcuts).toHaveLength(2);
  for (const one of ruling?.shortcuts ?? []) expect(one.adds).toEqual(adds);
  expect(ruling?.outcomes).toHaveLength(2);
});

describe('rounds of several kinds, each of which must be gone on with', () => {
  const board = (players: string, apple: string, cards: string): string => `game: magic
title: on and on
cards:
${cards}
players:
  - { name: Apple, life: 20, battlefield: [${apple}] }
${players}
actions: [{ say: You gain 1 life., by: Apple }]
`;
  const FIRST = '  - { name: Test Ash, type: Enchantment, text: "Whenever you gain life, you gain 1 life." }';
  const second = (text: string): string => `  - { name: Test Elm, type: Enchantment, text: "${text}" }`;
  const NUTMEG = '  - { name: Nutmeg, life: 20 }';
  const either = (more = ''): string =>
    `  - { name: Test Ash, type: Enchantment, text: "Whenever you gain life, you gain 1 life. Target opponent gains 1 life.${more}" }`;
  const OTHERS = `${NUTMEG}\n  - { name: Plum, life: 20 }`;

  test.each([
    [
      'what is left beneath in the one',
      NUTMEG,
      FIRST,
      second('Whenever you gain life, each opponent gains 1 life.'),
    ],
    ['whoever is chosen on the way', OTHERS, either(), second('')],
  ])('make the game a draw, and what they change is no part of it: %s', (_, players, one, other) => {
    const { ruling } = judged(board(players, 'Test Ash, Test Elm', `${one}\n${other}`));
    expect(ruling).toMatchObject({ cut: null, shortcuts: [] });
    expect(ruling?.outcomes).toHaveLength(1);
    expect(ruling?.outcomes[0]?.witness.at(-1)?.answer).toEqual({ endless: true });
  });

  test('the numbers that they change are told as going on', () => {
    const judgement = judged(
      board(
        NUTMEG,
        'Test Ash, Test Elm',
        `${FIRST}\n${second('Whenever you gain life, each opponent gains 1 life.')}`,
      ),
    );
    const text = rulingText(explain(judgement), { width: Number.POSITIVE_INFINITY });
    expect(text).toContain('Apple: life 20 → ever more');
    expect(text).toContain('Nutmeg: life 20 → ever more');
  });

  test('make none where only a mixture of both comes to an end', { timeout: 60_000 }, () => {
    const both = ' If each opponent has 23 or more life, you win the game.';
    const { ruling } = judged(board(OTHERS, 'Test Ash', either(both)));
    expect(ruling).toMatchObject({ cut: null, shortcuts: [] });
    expect(ruling?.outcomes).toHaveLength(6);
  });

  test('nor where what is left beneath is come to', () => {
    const ends = FIRST.replace('life, you', 'life, if you have 23 or less life, you');
    const wins = second('Whenever you gain life, each opponent gains 1 life.');
    const judgement = judged(board(NUTMEG, 'Test Ash, Test Elm', `${ends}\n${wins}`));
    expect(judgement.ruling).toMatchObject({ cut: null });
    expect(JSON.stringify(judgement.ruling?.outcomes)).not.toContain('endless');
  });

  test('nor where something asks for what they add', () => {
    const wins = second(
      'Whenever you gain life, each opponent gains 1 life. If you have 90 or more life, you win the game.',
    );
    const judgement = judged(board(NUTMEG, 'Test Ash, Test Elm', `${FIRST}\n${wins}`));
    expect(faults(judgement)).toEqual(['ruling/endless']);
  });
});

describe('what goes on without a ruling is named', () => {
  const spring = (text: string): string =>
    magic(
      `type: Enchantment, text: "${text}"`,
      'battlefield: [Test Ash, Bear Cub]',
      'say: You gain 1 life., by: Apple',
    );
  test.each([
    {
      what: 'where what comes of it may hang on how often it is gone',
      text: 'Whenever you gain life, you may gain 1 life.\\nAs long as you have 300 or more life, creatures you control get +1/+1.',
      says: /^This can go round any number of times, and it cannot be told .* What goes round: Test Ash\.$/,
    },
  ])('$what', { timeout: 60_000 }, ({ text, says }) => {
    const { problems, ruling } = judged(spring(text));
    expect(ruling).toBeNull();
    expect(problems.map(({ message }) => message)).toEqual([expect.stringMatching(says)]);
  });

  test('where each round leaves more to be done, what is found is a part', { timeout: 60_000 }, () => {
    const text =
      'Whenever you gain life, you may put a +1/+1 counter on target creature.\\nWhenever you gain life, you may gain 1 life.';
    const { ruling } = judged(spring(text));
    expect(ruling?.cut).toBe('endless');
    // With no more than one round: the cub has none, one or two counters, or there is no round, with none or one.
    expect(ruling?.outcomes).toHaveLength(5);
  });
});

describe('a round that grows is none that goes on for ever', () => {
  const echoes = (apple: string): string => `game: magic
title: on and on
cards:
  - { name: Test Echo, type: Enchantment, text: "Whenever you gain life, each opponent gains 1 life." }
  - { name: Test Ash, type: "Creature — Cat", stats: 1/1, text: "${apple}" }
players:
  - { name: Apple, life: 20, library: 9, battlefield: [Test Ash] }
  - { name: Nutmeg, life: 2000, battlefield: [Test Echo] }
actions: [{ say: You gain 1 life., by: Apple }]
`;
  const drawn = (text: string): boolean =>
    judged(`${text}expect: { always: [{ happened: end in a draw }] }\n`).checks.some(
      ({ held }) => held === true,
    );

  test('where life falls for ever, which nobody loses by, it is a draw, whatever is left waiting beneath', () => {
    expect(
      drawn(`game: magic
title: on and on
cards:
  - { name: Test Echo, type: Enchantment, text: "Whenever you gain life, each opponent gains 1 life." }
  - { name: Test Toll, type: Enchantment, text: "Whenever you gain life, each opponent gains 1 life. You gain 1 life. You lose 2 life." }
  - { name: Test Angel, type: "Creature — Angel", stats: 4/4, text: "You can't lose the game and your opponents can't win the game." }
players:
  - { name: Apple, life: 20, battlefield: [Test Echo] }
  - { name: Nutmeg, life: 20, battlefield: [Test Toll, Test Angel] }
actions: [{ say: You gain 1 life., by: Apple }]
`),
    ).toBe(true);
  });

  test('where nothing asks for what grows it is a draw', () => {
    expect(drawn(echoes('Whenever you gain life, each opponent gains 1 life.'))).toBe(true);
  });
  test.each([
    'Whenever you gain life, each opponent gains 1 life. You draw a card.',
    'Whenever you gain life, if you have 900 or less life, each opponent gains 1 life.',
    'Whenever you gain life, if you have 900 or more life, you win the game.',
    'Whenever you gain life, each opponent gains 1 life. Each opponent loses 2 life.',
    "Whenever you gain life, put a +1/+1 counter on this creature. Each opponent gains 1 life. Each opponent loses life equal to this creature's power.",
    'Whenever you gain life, you gain life equal to the number of Elves you control.',
  ])('where something does it is not: %s', (text) => {
    expect(drawn(echoes(text))).toBe(false);
  });
});

describe('what comes about in each round is told as coming about for ever', () => {
  const phoenix = magic(
    `type: Creature — Elemental, stats: 0/0, text: "When this creature dies, return it to the battlefield under its owner's control."`,
    'hand: [Test Ash]',
    'cast: Test Ash, by: Apple',
  );
  test.each([
    { language: 'en', endless: /again and again, for ever/g, counted: /times\)/ },
    { language: 'ja', endless: /限りなく繰り返され/g, counted: /\d回）/ },
  ] as const)('$language', ({ language, endless, counted }) => {
    const text = rulingText(explain(judged(phoenix), { language }), { why: false });
    const verdict = text.slice(0, text.indexOf('  1. '));
    expect(verdict.replaceAll('\n', language === 'ja' ? '' : ' ').match(endless)).not.toBeNull();
    expect(verdict).not.toMatch(counted);
  });
});

describe('who may go round again need not, and rounds are no ways', () => {
  const ROUNDS = [
    {
      game: 'a creature that may return each time that it dies',
      text: magic(
        `type: Creature — Elemental, stats: 0/0, text: "When this creature dies, you may return it to the battlefield under its owner's control."`,
        'hand: [Test Ash]',
        'cast: Test Ash, by: Apple',
      ),
      ways: 2,
    },
  ];
  test.each(ROUNDS)('$game', ({ text, ways }) => {
    const { ruling } = judged(text);
    expect(ruling?.rounds).toBeGreaterThan(0);
    expect(ruling).toMatchObject({ cut: null, ways, outcomes: [{ ways }] });
  });
});

test('thirty creatures that give each other an effect', { timeout: 60_000 }, () => {
  const herd = Array.from({ length: 30 }, () => 'Test Ash').join(', ');
  // Each gives an effect to 29 others. On each are all of the 30 × 29 but its own 29.
  const power = 2 + 30 * 29 - 29;
  const destroyed = (least: number): number => {
    const board = magic(
      `type: Creature — Elk, stats: 2/2, text: 'Other creatures have "Other creatures get +1/+1."'`,
      `battlefield: [${herd}], graveyard: []`,
      `say: Destroy all creatures with power ${least} or greater., by: Nutmeg`,
    );
    const all = `${board}expect: { always: [{ player: Apple, graveyard: 30 }] }\n`;
    return judged(all).checks.filter(({ held }) => held).length;
  };
  expect([destroyed(power), destroyed(power + 1)]).toEqual([1, 0]);
});

describe('what is cut says so wherever it gives a number', () => {
  const board = magic(
    'type: Creature — Elemental, stats: 2/2, text: "If this creature would die, you may exile it instead."',
    'battlefield: [{ card: Test Ash, as: one }, { card: Test Ash, as: two }]',
    'say: Destroy up to two target creatures., by: Apple',
  );
  test.each([
    { limits: { positions: 3 }, en: /At least \d+ outcomes/, ja: /少なくとも\d+通り/ },
    { limits: { outcomes: 1 }, en: /At least one outcome\./, ja: /少なくとも1通り/ },
  ])('$limits', ({ limits, en, ja }) => {
    const judgement = judged(board, { limits });
    for (const [language, said] of [
      ['en', en],
      ['ja', ja],
    ] as const) {
      const document = explain(judgement, { language });
      expect(document).toMatchObject({ partial: true, ruling: { cut: Object.keys(limits)[0] } });
      expect(rulingText(document, { why: false })).toMatch(said);
      for (const message of document.ruling?.verdict ?? [])
        if (message.say === 'outcomes') expect(message.partial).toBe(true);
    }
  });
  test('nothing is said of outcomes where none was found', () => {
    const { ruling } = explain(judged(board, { limits: { outcomes: 0 } }));
    expect(ruling?.verdict).toEqual([{ say: 'cut', limit: 'outcomes' }]);
  });
});

describe('who may go round and gains by it may do so as often as they like', () => {
  const spring = (text: string, more = ''): string => `game: magic
title: on and on
cards:
  - { name: Test Spring, type: Enchantment, text: "${text}" }
  - { name: Test Ash, type: "Creature — Cat", stats: 1/1 }
players:
  - { name: Apple, life: 20, library: 9, battlefield: [Test Spring, Test Ash] }
  - { name: Nutmeg, life: 20 }
actions: [{ say: You gain 1 life., by: Apple }]
${more}`;

  test('what each round adds is said; outcomes are those of the fewest rounds', () => {
    const { ruling } = judged(spring('Whenever you gain life, you may gain 2 life.'));
    expect(ruling?.shortcuts.map(({ adds }) => adds)).toEqual([
      [{ on: { player: 0 }, word: 'life', amount: 2 }],
    ]);
    expect(ruling).toMatchObject({ rounds: 0, ways: 2, cut: null });
  });

  test('the verdict says so in words', () => {
    const ruling = explain(judged(spring('Whenever you gain life, you may gain 2 life.')));
    const text = rulingText(ruling, { why: false }).replaceAll(/\s+/g, ' ');
    expect(text).toContain("each round more adds 2 to Apple's life");
  });

  const HANGS = 'As long as you have 300 or more life, creatures you control get +1/+1.';
  const TURNS_BACK = 'As long as you have 310 or more life, creatures you control get -1/-1.';
  test.each([HANGS, `${HANGS}\\n${TURNS_BACK}`])(
    'where what comes of it hangs on how often, nothing is said: %s',
    (text) => {
      const board = spring(`Whenever you gain life, you may gain 1 life.\\n${text}`);
      expect(faults(judged(board))).toEqual(['ruling/endless']);
    },
  );

  test('where it comes to an end each number of rounds is told', () => {
    const { ruling } = judged(
      spring('Whenever you gain life, you may gain 1 life. If you have 90 or more life, you win the game.'),
    );
    expect(ruling).toMatchObject({ shortcuts: [], cut: null });
    expect(ruling?.outcomes).toHaveLength(70);
  });

  test('counters that nothing asks for are a shortcut, though what has them grows', () => {
    const board = spring(
      'Whenever you gain life, you may put a +1/+1 counter on target creature. If you do, you gain 1 life.',
    );
    expect(judged(board).ruling?.shortcuts.map(({ adds }) => adds)).toEqual([
      [
        { on: { player: 0 }, word: 'life', amount: 1 },
        { on: { object: 1 }, word: '+1/+1', amount: 1 },
      ],
    ]);
  });

  test('what grows one by one beside thousands is a shortcut, and two rounds are none beside it', {
    timeout: 60_000,
  }, () => {
    // Each time the monster can be put there in either position, and so come back to where it stood after two rounds.
    const { ruling } = judged(`game: yugioh
title: on and on
cards:
  - { name: Test Ash, type: Effect Monster, atk: 1000, def: 1000, text: "If this card is destroyed: You can Special Summon this card.\\nIf this card is Special Summoned: Destroy this card." }
  - { name: Test Elm, type: Continuous Spell, text: "If a monster is destroyed: Place 1 Spell Counter on this card." }
players:
  - { name: Apple, lp: 8000, monsters: [Test Ash], spells: [Test Elm], gy: [] }
  - { name: Nutmeg, lp: 8000 }
actions: [{ say: Destroy all monsters on the field., by: Nutmeg }]
`);
    // At each decision of the round.
    for (const { adds } of ruling?.shortcuts ?? [])
      expect(adds).toEqual([{ on: { object: 1 }, word: 'Spell', amount: 1 }]);
    expect(ruling?.shortcuts.length).toBeGreaterThan(0);
    expect(ruling).toMatchObject({ cut: null });
  });

  test('where each round adds one or several, each is one; where two add something else each, both are', {
    timeout: 120_000,
  }, () => {
    const rounds = (text: string): readonly string[] => {
      const found = judged(spring(text)).ruling?.shortcuts ?? [];
      return [...new Set(found.map(({ adds }) => adds.map(({ amount }) => amount).join()))];
    };
    const EITHER = 'Whenever you gain life, choose one —\\n• You gain';
    expect(rounds(`${EITHER} 1 life.\\n• You gain 3 life.\\n• Draw a card.`)).toEqual(['1']);
    expect([...rounds(`${EITHER} 2 life.\\n• You gain 3 life.\\n• Draw a card.`)].sort()).toEqual(['2', '3']);
  });

  test('life that another loses in each round, and cannot lose by, is taken', () => {
    const judgement = judged(`game: magic
title: on and on
cards:
  - { name: Test Drain, type: Enchantment, text: "Whenever you gain life, you may gain 1 life. Each opponent loses 1 life." }
  - { name: Test Angel, type: "Creature — Angel", stats: 4/4, text: "You can't lose the game and your opponents can't win the game." }
players:
  - { name: Apple, life: 20, battlefield: [Test Drain] }
  - { name: Nutmeg, life: 20, battlefield: [Test Angel] }
actions: [{ say: You gain 1 life., by: Apple }]
`);
    expect(judgement.ruling?.shortcuts.map(({ adds }) => adds.map(({ amount }) => amount))).toEqual([
      [1, -1],
    ]);
  });

  test('where it takes both to go round, as often as both want', () => {
    const judgement = judged(`game: magic
title: on and on
cards: [{ name: Test Echo, type: Enchantment, text: "Whenever you gain life, each opponent may gain 1 life." }]
players:
  - { name: Apple, life: 20, battlefield: [Test Echo] }
  - { name: Nutmeg, life: 20, battlefield: [Test Echo] }
actions: [{ say: You gain 1 life., by: Apple }]
`);
    expect(judgement.ruling?.shortcuts.map(({ by }) => by)).toEqual([[0, 1]]);
    expect(rulingText(explain(judgement), { why: false }).replaceAll(/\s+/g, ' ')).toContain(
      'Apple and Nutmeg can go round this together, as often as both want; each round more adds',
    );
  });

  /** Apple goes round, and an enchantment of Nutmeg's looks at it. */
  const beside = (text: string, more = ''): string => `game: magic
title: on and on
cards:
  - { name: Test Spring, type: Enchantment, text: "Whenever you gain life, you may gain 1 life." }
  - { name: Test Gift, type: Enchantment, text: "${text}" }
players:
  - { name: Apple, life: 20, battlefield: [Test Spring] }
  - { name: Nutmeg, life: 20, battlefield: [Test Gift${more}] }
actions: [{ say: You gain 1 life., by: Apple }]
`;

  test.each([
    'Whenever an opponent gains life, put a +1/+1 counter on target creature you control.',
    'Whenever an opponent gains life, you may gain 1 life.',
  ])('who chooses on the way what comes of it besides has no say in whether it goes on: %s', (text) => {
    const judgement = judged(beside(text, ', Bear Cub, Runeclaw Bear'));
    expect(judgement.ruling?.shortcuts.length).toBeGreaterThan(1);
    expect(new Set(judgement.ruling?.shortcuts.map(({ by }) => by.join()))).toEqual(new Set(['0']));
    const said = { en: explain(judgement), ja: explain(judgement, { language: 'ja' }) };
    expect(rulingText(said.en, { why: false }).replaceAll(/\s+/g, ' ')).toContain(
      'Apple can go round this any number of times, and says how many; each round more adds',
    );
    expect(rulingText(said.ja, { why: false }).replaceAll(/\s+/g, '')).toContain(
      'Appleはこれを好きな回数だけ繰り返せ（回数を宣言する）、1回増えるごとに',
    );
  });

  test('who can turn it away from what it adds can stop it', () => {
    const { ruling } = judged(
      beside(
        'Whenever an opponent gains life, choose one — • Each opponent loses 1 life. • You gain 1 life.',
      ),
    );
    expect(ruling?.rounds).toBeGreaterThan(0);
    expect(new Set(ruling?.shortcuts.map(({ by }) => by.join()))).toEqual(new Set(['0,1']));
  });

  test('what the scenario fixes is fixed in no round', () => {
    const { ruling } = judged(
      spring(
        'Whenever you gain life, you may gain 2 life.',
        'choices: [{ by: Apple, asks: may, choose: accept }, { by: Apple, asks: may, choose: decline }]\n',
      ),
    );
    expect(ruling).toMatchObject({ shortcuts: [], ways: 1, outcomes: [{}] });
  });
});
