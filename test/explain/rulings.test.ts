/**
 * Whole rulings as people read them, one file each, in every language. To make them anew after a change of wording, run the tests with
 * `REMAKE_RULINGS=1` and read the difference.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { rulingText } from '../../src/explain/text/text.js';
import { judge } from '../../src/scenario/judge.js';
import { DEFINITIONS, scenariosOf } from '../scenario/shelf.js';

const RULINGS = [
  {
    file: 'magic-many-choices',
    game: 'magic',
    title: 'Thunder-Thrash Elder has devour twice, and there is one creature to sacrifice',
    why: false,
  },
  {
    file: 'magic-look-ahead',
    game: 'magic',
    title: 'Sol Ring enters under Imposing Sovereign and March of the Machines',
    why: false,
  },
  {
    file: 'magic-lost',
    game: 'magic',
    title: '(c) The same today',
    why: false,
  },
  {
    file: 'magic-lost-by-others',
    game: 'magic',
    title: 'Under Humility neither Imposing Sovereign nor what a creature says of its own entry applies',
    why: false,
  },
  {
    file: 'magic-not-yet-lost',
    game: 'magic',
    title: 'Scarwood Treefolk enters from a graveyard under Yixlid Jailer',
    why: false,
  },
  {
    file: 'magic-copy',
    game: 'magic',
    title: 'Triskelion enters under Essence of the Wild',
    why: false,
  },
  {
    file: 'magic-kicked',
    game: 'magic',
    title: 'A creature that may be kicked',
    why: false,
  },
  {
    file: 'magic-doubled-counters',
    game: 'magic',
    title:
      'A planeswalker enters with its printed loyalty in counters, which other effects add to and double',
    why: false,
  },
  {
    file: 'magic-orders',
    game: 'magic',
    title: 'Two effects that double draws, one after the other, in either order',
    why: false,
  },
  {
    file: 'magic-many-doublers',
    game: 'magic',
    title:
      'An enchantment that doubles tokens is copied under three of them, and eight more double what comes next (614.5)',
    why: false,
  },
  {
    file: 'duel-masters-destruction',
    game: 'duel-masters',
    title: "Aqua Soldier is destroyed by an opponent's spell",
    why: false,
  },
  {
    file: 'duel-masters-once',
    game: 'duel-masters',
    title: "Jinnai's replacement destroys Perfect Galaxy, whose own replacement cannot be chained to it",
    why: true,
  },
  {
    file: 'duel-masters-simultaneous',
    game: 'duel-masters',
    title: 'Lost Soul against several creatures that enter the battle zone instead of being discarded',
    why: false,
  },
  {
    file: 'duel-masters-picked',
    game: 'duel-masters',
    title: 'A God is linked as it enters, or not; beside that it would enter tapped',
    why: false,
  },
  {
    file: 'duel-masters-not-triggered',
    game: 'duel-masters',
    title: 'Deadly Love on Aqua Soldier, the opponent having no creature',
    why: true,
  },
  {
    file: 'magic-evident',
    game: 'magic',
    title:
      'March of the Machines is destroyed in response to Sol Ring, which Imposing Sovereign then does not concern',
    why: false,
  },
  {
    file: 'yugioh-substitute',
    game: 'yugioh',
    title: 'Dark Hole would destroy Cliant and the only other Cyberse monster',
    why: false,
  },
  {
    file: 'yugioh-once',
    game: 'yugioh',
    title: 'A card that is not destroyed the first time each turn is destroyed twice in one turn',
    why: true,
  },
  {
    file: 'yugioh-redirect',
    game: 'yugioh',
    title: 'Cherubini sends another card instead, while Macro Cosmos banishes what would be sent',
    why: true,
  },
  {
    file: 'yugioh-sent-elsewhere',
    game: 'yugioh',
    title: 'Macro Cosmos would be destroyed with a monster but is saved, so the monster is banished',
    why: false,
  },
  {
    file: 'yugioh-again',
    game: 'yugioh',
    title: 'Ways of saying that a monster is not destroyed by battle, in four battles',
    why: false,
  },
  {
    file: 'riftbound-saved',
    game: 'riftbound',
    title: 'Two dying units and one Hourglass; their controller says which of them is saved',
    why: false,
  },
  {
    file: 'riftbound-cost',
    game: 'riftbound',
    title: 'Sett is exhausted already; nobody is asked',
    why: true,
  },
];

/** Where the rulings of each language lie. */
const FOLDERS: readonly (readonly [language: string, folder: string])[] = [
  ['en', 'rulings'],
  ['ja', 'rulings-ja'],
];

test.each(RULINGS)('$game: $title', ({ file, game, title, why }) => {
  const definition = DEFINITIONS.find(({ rulebook }) => rulebook.game === game);
  const one = definition && scenariosOf(definition).shelved.find(({ scenario }) => scenario.title === title);
  if (!one) throw new Error(`there is no scenario ${title}`);
  const judgement = judge(one.definition, one.scenario, one.cards, one.source);
  for (const [language, folder] of FOLDERS) {
    const text = `${rulingText(explain(judgement, { language }), { why })}\n`;
    const path = join('test', 'explain', folder, `${file}.txt`);
    if (process.env.REMAKE_RULINGS) writeFileSync(path, text);
    expect(existsSync(path), `${path} is there`).toBe(true);
    expect(text).toBe(readFileSync(path, 'utf8'));
  }
});
