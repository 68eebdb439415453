/** Wordings of Yu-Gi-Oh! that no card of the project has: read in one way and written back; and such as are refused. */

import { describe, expect, test } from 'vitest';
import { yugioh } from '../../src/rulebooks/yugioh/index.js';
import { NOT_UNDERSTOOD } from '../../src/rulebooks/yugioh/unknown.js';

const language = yugioh.language();
const self = (type: string) => yugioh.self({ name: '', type, text: '', printed: {} });

const READ: readonly (readonly [type: string, text: string])[] = [
  [
    'Normal Spell',
    'Target 1 monster your opponent controls; take control of that target until the End Phase. It cannot declare an attack, and cannot be Tributed.',
  ],
  [
    'Normal Spell',
    'Activate 1 of these effects;\n● Discard 1 card; draw 1 card.\n● Tribute 1 monster, then target 1 card on the field; destroy it.\n● Change all face-up monsters on the field to Defense Position.',
  ],
  ['Continuous Trap', 'While this card is on the field, any card sent to the GY is banished instead.'],
  [
    'Normal Trap',
    'Discard 1 card; until the end of this turn, each time you would take damage, gain that amount of LP instead.',
  ],
  ['Normal Trap', 'This turn, any monster sent to the GY is banished instead.'],
  ['Normal Trap', 'This turn, your Dragon monsters cannot be destroyed by battle.'],
  [
    'Normal Trap',
    'Target 1 monster you control; this turn, that target cannot be destroyed by battle or card effects.',
  ],
  ['Normal Trap', 'Target 1 monster you control; it cannot be destroyed by card effects this turn.'],
  [
    'Normal Trap',
    'Target 1 monster you control; it cannot be destroyed by battle until the end of this turn.',
  ],
  [
    'Normal Trap',
    'Target 1 monster you control; until the end of this turn, it cannot be destroyed by battle.',
  ],
  [
    'Normal Spell',
    'Target 1 face-up monster on the field that can be Normal Summoned/Set; destroy that target.',
  ],
  [
    'Continuous Trap',
    'Any effect that would increase your opponent’s LP inflicts the same amount of damage to them, instead.',
  ],
  ['Normal Trap', 'Until the end of the next turn, if you would take damage, you gain that much LP instead.'],
  ['Normal Trap', 'This turn, you take no battle damage.'],
  ['Normal Trap', 'You take no battle damage from your opponent’s Dragon monsters this turn.'],
  ['Normal Trap', 'All damage to you is inflicted to your opponent instead this turn.'],
  ['Normal Trap', 'Your Dragon monsters cannot be destroyed by card effects this turn.'],
  ['Normal Trap', 'Neither player takes any damage this turn.'],
  ['Continuous Trap', 'Activate by paying 1000 Life Points.'],
  [
    'Continuous Trap',
    'Any effect that would increase your Life Points inflicts damage by the same amount instead.',
  ],
  [
    'Continuous Trap',
    'Any effect that would inflict damage to you increases your LP by the same amount, instead.',
  ],
  ['Effect Monster', 'Cannot be destroyed by battle, also is unaffected by Trap effects.'],
  ['Effect Monster', 'You can Special Summon 1 "Test" from your hand or Deck; draw 1 card.'],
  [
    'Effect Monster',
    'If a Dragon monster you control would be destroyed, you can place it face-up in your Spell & Trap Zone as a Continuous Spell instead.',
  ],
  [
    'Effect Monster',
    'During damage calculation, if your opponent’s Dragon monster attacks (Quick Effect): You can discard this card; draw 1 card.',
  ],
  [
    'Effect Monster',
    'When a card effect is activated that would inflict damage to you (Quick Effect): You can discard this card; negate the activation.',
  ],
  [
    'Counter Trap',
    'When a player activates a Spell Card that would destroy a Spell/Trap(s) you control: Negate the activation.',
  ],
  [
    'Counter Trap',
    'When your opponent activates a card or effect that would inflict damage to you: Negate the activation, and if you do, destroy it.',
  ],
  [
    'Effect Monster',
    'Once per turn, during either player’s turn, when a card or effect is activated: You can discard 1 card; negate the activation.',
  ],
  [
    'Field Spell',
    'If a Toon monster(s) you control would be destroyed by battle or card effect, you can banish 1 card from the top of your Deck face-down for each of those monsters instead.',
  ],
  ['Effect Monster', 'Monsters you control gain 100 ATK/DEF for each Spell Counter on this card.'],
  [
    'Effect Monster',
    'You can discard this card; send 1 "Test" monster from your Deck to the GY, except "Test One".',
  ],
  ['Normal Spell', 'Add 1 "Test" card from your Deck to your hand, except "Test One", then discard 1 card.'],
];

/** What means something else, or more: of these a part is not understood, and none of it is taken for what stands above. */
const REFUSED: readonly (readonly [type: string, text: string])[] = [
  ['Normal Trap', 'Until the end of your next turn, any card sent to the GY is banished instead.'],
  ['Normal Trap', 'You take no battle damage from your opponent’s monsters until your next turn.'],
  ['Normal Trap', 'Your opponent cannot declare an attack next turn.'],
  ['Normal Trap', 'Your monsters cannot be destroyed by battle during their next battle.'],
  ['Continuous Trap', 'Any effect that would increase your opponent’s LP inflicts half that damage instead.'],
  ['Continuous Trap', 'Any effect that would inflict damage to you increases your LP by 500 instead.'],
  ['Continuous Trap', 'While this card is not on the field, any card sent to the GY is banished instead.'],
  [
    'Counter Trap',
    'When a card or effect is activated that might destroy a card(s) on the field: Negate the activation.',
  ],
  [
    'Counter Trap',
    'When a card or effect is activated that would destroy exactly 1 card on the field: Negate the activation.',
  ],
  [
    'Counter Trap',
    'When a card or effect is activated that would not destroy a card: Negate the activation.',
  ],
  [
    'Effect Monster',
    'During damage calculation, if your opponent’s monster attacks this card (Quick Effect): You can discard 1 card; you take no battle damage from that battle.',
  ],
  [
    'Effect Monster',
    'If a Dragon monster you control would be destroyed, you can place it face-down in your Spell & Trap Zone instead.',
  ],
  [
    'Field Spell',
    'All effect damage and battle damage, except battle damage from "Test" monsters, is halved.',
  ],
  ['Effect Monster', 'This card gains 100 ATK for each Trap in your GY until the end of this turn.'],
  ['Normal Spell', 'This turn, monsters you control gain 100 ATK for each Trap in your GY.'],
  ['Normal Spell', 'Add 1 "Test" monster and 1 "Other" card from your Deck to your hand, except "Test One".'],
];

describe('wordings', () => {
  test.each(READ)('of a %s: %s', (type, text) => {
    const card = self(type);
    const pieces = language.read(text, card);
    expect(pieces.map(({ trouble }) => trouble)).toEqual(pieces.map(() => null));
    for (const { abilities, start, end } of pieces) {
      const again = language.writePiece(abilities, card);
      expect(again && language.normal(again, card)).toBe(language.normal(text.slice(start, end), card));
    }
  });

  test.each(REFUSED)('refused, of a %s: %s', (type, text) => {
    const pieces = language.read(text, self(type));
    expect(pieces.some(({ trouble }) => trouble !== null)).toBe(true);
    const unread = /"(?:do|ability|op)":"unread"/;
    const framed = pieces.some(
      ({ abilities }) =>
        unread.test(JSON.stringify(abilities)) || JSON.stringify(abilities).includes(NOT_UNDERSTOOD),
    );
    expect(framed).toBe(true);
  });
});
