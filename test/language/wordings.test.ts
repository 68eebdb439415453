/** Wordings that no card of the project has: read in one way and written back; and such as are refused, with the reason. */

import { describe, expect, test } from 'vitest';
import type { Piece, Self } from '../../src/language/language.js';
import type { Definition } from '../../src/rulebooks/definition.js';
import { duelMasters } from '../../src/rulebooks/duel-masters/index.js';
import { magic } from '../../src/rulebooks/magic/index.js';
import { riftbound } from '../../src/rulebooks/riftbound/index.js';

const self = (spell: boolean): Self => ({ name: '', noun: 'creature', spell });

function only(definition: Definition, text: string, spell: boolean): Piece | undefined {
  const [piece, ...others] = definition.language().read(text, self(spell));
  expect(others).toEqual([]);
  return piece;
}

const CARDS: readonly [Definition, string][] = [
  [
    magic,
    'If a permanent entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.',
  ],
  [magic, "Each player can't draw more than two cards each turn."],
  [magic, 'The "legend rule" doesn\'t apply to tokens you control.'],
  [magic, "Your opponents can't cast spells from anywhere other than their hands."],
  [magic, 'If you would scry a number of cards, scry that many cards plus one instead.'],
  [magic, 'If a player would surveil a number of cards, that player draws that many cards instead.'],
  [magic, 'Whenever an opponent scries, put a +1/+1 counter on this creature.'],
  [magic, 'Whenever you surveil, draw a card.'],
  ...[
    '4 damage to any target and 2 damage to you.',
    '2 damage to target creature and 1 damage to target player.',
    "3 damage to target creature and damage equal to its power to that creature's controller.",
    '2 damage to each creature and 4 damage to each player.',
  ].map((dealt): [Definition, string] => [magic, `When this creature dies, it deals ${dealt}`]),
  ...[
    'Put one of them into your hand and the rest on the bottom of your library in any order.',
    'Put two of them into your hand and the rest on the bottom of your library in a random order.',
    'Put one of them into your hand and the other into your graveyard.',
    'Put all creature cards with mana value 3 or less from among them onto the battlefield tapped and the rest into your graveyard.',
    'You may reveal a creature card from among them and put it into your hand. Put the rest into your graveyard.',
    'Exile one of them and put the rest on the bottom of your library in any order.',
  ].map((then): [Definition, string] => [
    magic,
    `When this creature dies, look at the top two cards of your library. ${then}`,
  ]),
  [
    magic,
    'When this creature dies, look at the top card of your library. You may put it into your graveyard.',
  ],
  [
    magic,
    'When this creature dies, reveal the top four cards of your library. Put all land cards revealed this way into your hand and the rest into your graveyard.',
  ],
  [magic, 'Cumulative upkeep {1}'],
  [magic, 'Cumulative upkeep—Pay {B} and 1 life.'],
  [magic, 'Whenever an artifact enters untapped, tap it.'],
  [magic, 'At the beginning of the upkeep, draw a card.'],
  [magic, 'This creature gets +1/+1 as long as it has three or more charge counters on it.'],
  [magic, 'Artifacts, creatures, and lands your opponents control enter tapped.'],
  [magic, 'Creatures and nonbasic lands your opponents control enter tapped.'],
  [magic, 'Nontoken creatures you control have flying.'],
  [magic, 'When there are nine or more incarnation counters on this creature, exile it.'],
  [magic, 'When this creature has twenty or more charge counters on it, you win the game.'],
  [
    magic,
    'As long as you control an artifact, this creature gets +1/+0 and has "When this creature dies, draw a card."',
  ],
  [magic, 'Creatures you control enter with an additional +1/+1 counter on them.'],
  [magic, 'Each other creature you control enters with an additional +1/+1 counter on it.'],
  [magic, 'This creature enters tapped with two +1/+1 counters on it.'],
  [magic, 'If a creature you control would enter, exile it instead.'],
  [magic, 'If a creature an opponent controls would die, exile it instead.'],
  [magic, 'If a card or token would be put into a graveyard from anywhere, exile it instead.'],
  [magic, 'If a card would be put into an opponent’s graveyard from anywhere, exile it instead.'],
  [
    magic,
    'If an effect would put one or more +1/+1 counters on a permanent you control, it puts twice that many of those counters on that permanent instead.',
  ],
  [
    magic,
    'If you would put one or more +1/+1 counters on a creature, you put twice that many +1/+1 counters on it instead.',
  ],
  [magic, 'If you would gain life, you gain that much life plus 1 instead.'],
  [
    magic,
    'If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.',
  ],
  [magic, 'Whenever an opponent loses life, that player mills that many cards.'],
  [magic, 'Whenever a player gains life, you gain that much life.'],
  [magic, 'Whenever you’re dealt combat damage, draw that many cards.'],
  [magic, 'Whenever a player is dealt damage, that player discards a card.'],
  [magic, 'Whenever a creature an opponent controls becomes tapped, it deals 1 damage to its controller.'],
  [
    magic,
    'If damage would be dealt to you, exile that many cards from the top of your library instead. Then your life total becomes equal to your starting life total.',
  ],
  [duelMasters, 'Metamorph: This creature gets "double breaker".'],
  [duelMasters, 'The next time this creature would be destroyed, return it to your hand instead.'],
  [
    duelMasters,
    'When you put this creature, choose one of the following.\n:► Draw a card.\n:► Destroy one of your opponent’s creatures.',
  ],
  [
    duelMasters,
    "When one of your opponent's creatures would be destroyed, put it into your shield zone face down instead.",
  ],
  [
    duelMasters,
    'When you put this creature, you may cast a light spell that costs 3 or less from your graveyard for no cost. If you do, after casting it, return it to your hand instead of your graveyard. Then draw a card.',
  ],
  [
    duelMasters,
    'After you cast a darkness spell from your mana zone, you may put it on the bottom of your deck instead of putting it into your graveyard.',
  ],
  [
    duelMasters,
    'Meteorburn—When this creature would be destroyed, you may put 2 cards under this creature into your graveyard instead.',
  ],
  [duelMasters, 'Minomajikaru: When you put this creature, you may draw a card.'],
  [duelMasters, 'When the crossed creature would be destroyed, return it to your hand instead.'],
  [
    duelMasters,
    'Accelerator: When this creature would be destroyed, you may put a cross gear crossed with this creature into your graveyard instead.',
  ],
  [
    duelMasters,
    "When this creature would leave the battle zone due to an opponent's spell, you may put one of the cross gear crossed with this creature into your graveyard instead.",
  ],
  [
    duelMasters,
    'When you put this creature, look at the top 4 cards of your deck. Put any number of creatures that have power 12000 or more from among them into your hand. Put the rest into your mana zone tapped.',
  ],
  [
    duelMasters,
    'Whenever this creature wins a battle, count the number of cards in your mana zone. You may put the same number of cards from the top of your deck into your mana zone tapped.',
  ],
  [
    duelMasters,
    'Your opponent\'s evolution creatures and creatures that have "speed attacker" are put into the battle zone tapped.',
  ],
  [
    duelMasters,
    'Metamorph: While this creature is tapped, each of your creatures in the battle zone gets "double breaker".',
  ],
  [duelMasters, 'Whenever your opponent would choose one of your shields, you choose instead.'],
  [duelMasters, "Whenever you would choose one of your opponent's shields, your opponent chooses instead."],
  [riftbound, 'If a combat where you are the attacker ends in a tie, recall ALL units instead.'],
  [
    riftbound,
    'As you play me, you may kill any number of friendly units as an additional cost. Reduce my cost by [Order] for each killed this way.',
  ],
  [riftbound, 'If this would die, banish it instead.'],
  [riftbound, 'If this would go to your trash, recall it exhausted instead.'],
];

const SPELLS: readonly [Definition, string][] = [
  [magic, 'Return all permanent cards from your graveyard to the battlefield.'],
  [magic, 'Return all artifact, creature, and land cards from all graveyards to their owners’ hands.'],
  [magic, 'Return target creature or enchantment card from your graveyard to your hand.'],
  [magic, 'Destroy all creatures and nonbasic lands.'],
  [magic, 'Target attacking creature can’t be regenerated this turn. Destroy it.'],
  [magic, 'Destroy target land and this spell deals 2 damage to that land’s controller.'],
  [magic, 'Target opponent can’t gain life this turn.'],
  [magic, 'Put a +1/+1 counter, a flying counter, and two shield counters on each creature you control.'],
  [magic, 'Mill four cards. When you do, return target creature card from your graveyard to your hand.'],
  [magic, 'Target creature gains "When this creature dies, draw a card." You gain 1 life.'],
  [magic, 'Raid — If you attacked this turn, draw two cards.'],
  [
    magic,
    'Delirium — Choose one. If there are four or more card types among cards in your graveyard, choose one or more instead.\n• Draw a card.\n• Each opponent discards two cards.',
  ],
  [
    magic,
    'This spell deals 2 damage to each creature. Creatures dealt damage this way can’t be regenerated this turn. Put a +1/+1 counter on each creature dealt damage this way.',
  ],
  [
    magic,
    'This spell deals 2 damage to any target. If you control a Forest, it deals 3 damage instead. If a permanent dealt damage this way would die this turn, exile it instead.',
  ],
  [
    duelMasters,
    'The next time one of your creatures would be destroyed this turn, return it to your hand instead.',
  ],
  [
    duelMasters,
    'Choose 2 of the following. (You may choose the same one twice.)\n:► Draw a card.\n:► Put the top card of your deck into your mana zone tapped.',
  ],
  [duelMasters, 'Draw a card.\nMetamorph: Draw 3 cards instead.'],
  [
    duelMasters,
    'For each of your tapped creatures, put the top card of your deck into your mana zone tapped.',
  ],
  [duelMasters, 'Draw a card for each creature in the battle zone.'],
];

const REFUSED: readonly [Definition, string, string][] = [
  // Whose permanent is asked for, and how often it triggers besides.
  [
    magic,
    'If a creature entering causes a triggered ability to trigger, that ability triggers an additional time.',
    'text/unread',
  ],
  [
    magic,
    'If a creature dying causes a triggered ability of a permanent you control to trigger, that ability triggers twice.',
    'text/unread',
  ],
  // Which number of cards is meant is not said.
  [magic, "Each opponent can't draw more than that many cards each turn.", 'text/unread'],
  // What it loses besides, and what it keeps.
  [
    magic,
    'Enchanted creature is an Insect artifact creature with base power and toughness 0/1 and has indestructible, and it loses all other abilities.',
    'text/unread',
  ],
  // Of which sort that card is depends on which of the two would happen.
  [
    magic,
    "If a creature would die or an artifact would be put into an opponent's graveyard, sacrifice that artifact instead.",
    'text/unread',
  ],
  // No damage is dealt that could be dealt this way.
  [magic, 'Destroy each creature dealt damage this way.', 'text/unbound'],
  // What the effect will meet is not there yet as the next sentence is carried out.
  [
    magic,
    "If a creature you control would die this turn, exile it instead. Return it to its owner's hand.",
    'text/unbound',
  ],
  // Other than you, or than that player?
  [magic, 'Target player draws a card. Each other player sacrifices a creature.', 'text/unbound'],
  // Players can be no targets.
  [magic, 'Exile any target.', 'text/unread'],
  // Is it the creatures alone that are tapped?
  [magic, 'Destroy all tapped creatures and lands.', 'text/unread'],
  // The counters that are put on it are not those that would have been.
  [
    magic,
    'If one or more +1/+1 counters would be put on a creature you control, twice that many -1/-1 counters are put on it instead.',
    'text/unbound',
  ],
  // What was kicked is the spell that is countered, if anything.
  [magic, 'Counter target spell. If it was kicked, draw a card.', 'text/unbound'],
  // One creature, or each of them?
  [
    magic,
    'Untap target creature. If you control an artifact, untap each creature you control instead. It gains trample until end of turn.',
    'text/unbound',
  ],
  // The damage is dealt to the player, not to the card.
  [magic, 'Whenever an opponent draws a card, this creature deals 1 damage to them.', 'text/unbound'],
  // Who says "I" is not "it".
  [riftbound, 'If I would die, banish it instead.', 'text/unbound'],
  // It deals damage to nothing else.
  [magic, 'Whenever you gain life, this creature deals 1 damage to it.', 'text/unbound'],
];

describe('of cards', () => {
  test.each(CARDS.map(([definition, text]) => ({ definition, text })))('$text', ({ definition, text }) => {
    written(definition, text, false);
  });
});

describe('of what is told to be done', () => {
  test.each(SPELLS.map(([definition, text]) => ({ definition, text })))('$text', ({ definition, text }) => {
    written(definition, text, true);
  });
});

describe('what begins like a trigger and is not understood', () => {
  test.each([
    { rest: 'frobnicate it.', kind: 'triggered' },
    { rest: 'frobnicate it. If you do, draw a card instead.', kind: 'triggered' },
    { rest: 'frobnicate it instead.', kind: 'unread' },
  ])('$rest: $kind', ({ rest, kind }) => {
    const piece = only(duelMasters, `Whenever this creature attacks, ${rest}`, false);
    expect(piece?.abilities.map(({ ability }) => ability)).toEqual([kind]);
  });
});

describe('refused', () => {
  test.each(REFUSED.map(([definition, text, code]) => ({ definition, text, code })))(
    '$text',
    ({ definition, text, code }) => {
      expect([false, true].map((spell) => only(definition, text, spell)?.trouble?.code)).toContain(code);
      expect([false, true].map((spell) => only(definition, text, spell)?.trouble)).not.toContain(null);
    },
  );
});

function written(definition: Definition, text: string, spell: boolean): void {
  const language = definition.language();
  const piece = only(definition, text, spell);
  expect(piece?.trouble).toBeNull();
  const again = (piece?.abilities ?? []).map((one) => language.write(one)).join(' ');
  expect(language.normal(again, self(spell))).toBe(language.normal(text, self(spell)));
}

describe('what nests deeply', () => {
  test.each([2, 14, 60])('%i objects, each a target of the one before', (depth) => {
    const objects = Array.from({ length: depth }, () => 'target creature').join(' that targets ');
    expect(only(magic, `Destroy ${objects}.`, true)?.trouble).toBeNull();
  });

  test('a text in which everything repeats is refused rather than followed', () => {
    const text = `Destroy ${Array.from({ length: 120 }, () => 'target creature you control').join(' that targets ')}.`;
    expect(only(duelMasters, text, true)?.trouble).not.toBeNull();
    expect(only(magic, text, true)?.trouble?.code).toBe('text/too-long');
  });
});
