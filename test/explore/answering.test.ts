/** That a game goes round for ever is an answer only where it does. */

import { describe, expect, test } from 'vitest';
import { answer, explore, open, type Play, restore, save } from '../../src/index.js';
import { advance } from '../../src/kernel/step.js';
import { magic } from '../../src/rulebooks/magic/index.js';
import { riftbound } from '../../src/rulebooks/riftbound/index.js';
import { setUpBoard } from '../../src/scenario/board.js';

const UNKNOWN = expect.objectContaining({ code: 'answer/unknown' });
const ENDLESS = { endless: true } as const;

function begun(text: Record<string, unknown>, game = magic): Play {
  const { position } = setUpBoard(game, {
    game: game.rulebook.game,
    title: 'round and round',
    players: [{ name: 'Apple' }, { name: 'Nutmeg' }],
    ...text,
  } as unknown as Parameters<typeof setUpBoard>[1]);
  const play = open(game.rulebook, position);
  advance(play);
  return play;
}

const DOOR = {
  name: 'Test Door',
  type: 'Enchantment',
  text: "When this enchantment enters, exile another target enchantment you control, then return it to the battlefield under its owner's control.",
};
const EMBER = {
  name: 'Test Ember',
  type: 'Creature — Elemental',
  stats: '0/0',
  text: "When this creature dies, return it to the battlefield under its owner's control unless you pay 2 life.",
};

/** Two enchantments that must exile one another, and perhaps one that does nothing. */
function doors(...beside: string[]): Play {
  return begun({
    cards: [DOOR, { name: 'Test Banner', type: 'Enchantment' }],
    players: [
      { name: 'Apple', life: 20, battlefield: ['Test Door', ...beside], hand: ['Test Door'] },
      { name: 'Nutmeg', life: 20 },
    ],
    actions: [{ say: 'Put an enchantment card from your hand onto the battlefield.', by: 'Apple' }],
  });
}

const ember = (): Play =>
  begun({
    cards: [EMBER],
    players: [
      { name: 'Apple', life: 20, hand: ['Test Ember'] },
      { name: 'Nutmeg', life: 20 },
    ],
    actions: [{ cast: 'Test Ember', by: 'Apple' }],
  });

describe('where it does', () => {
  test.each([
    { what: 'whatever is chosen', board: () => doors() },
    { what: 'unless somebody pays', board: ember },
  ])('$what', ({ board }) => {
    const play = board();
    const notices: unknown[] = [];
    const { outcomes } = explore(play);
    const way = outcomes.map(({ witness }) => witness).find((one) => 'endless' in (one.at(-1)?.answer ?? {}));
    expect(way?.length).toBeGreaterThan(0);
    // The same from a game that is taken up again, with somebody listening.
    const again = restore(magic.rulebook, JSON.parse(JSON.stringify(save(play))), (notice) =>
      notices.push(notice),
    );
    for (const { answer: given } of way ?? []) answer(again, given);
    expect(again.table.position.players.map(({ values }) => values.life)).toEqual([20, 20]);
    expect(again.table.position.decision).toBe(null);
    expect(JSON.stringify(notices).match(/"notice":"answered"/g)?.length ?? 0).toBe((way?.length ?? 0) - 1);
  });
});

describe('where it does not', () => {
  test.each([
    { game: magic, field: 'battlefield', type: 'Creature', says: 'Destroy target creature.' },
    { game: riftbound, field: 'base', type: 'Unit', says: 'Kill a unit.' },
  ])('$says', ({ game, field, type, says }) => {
    const play = begun(
      {
        cards: [{ name: 'Test Cub', type, ...(type === 'Unit' ? { might: 1 } : { stats: '1/1' }) }],
        players: [
          { name: 'Apple', [field]: ['Test Cub', 'Test Cub'] },
          { name: 'Nutmeg', [field]: [] },
        ],
        actions: [{ say: says, by: 'Nutmeg' }],
      },
      game as typeof magic,
    );
    const before = JSON.stringify(save(play));
    expect(() => answer(play, ENDLESS)).toThrow(UNKNOWN);
    expect(JSON.stringify(save(play))).toBe(before);
  });

  test('where there is a way out', () => {
    expect(() => answer(doors('Test Banner'), ENDLESS)).toThrow(UNKNOWN);
  });

  test('where somebody has paid', () => {
    const play = ember();
    answer(play, { option: 0 });
    expect(() => answer(play, ENDLESS)).toThrow(expect.objectContaining({ code: 'answer/unasked' }));
  });
});
