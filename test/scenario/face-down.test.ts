/** What is not worked out of permanents that lie face down. */

import { expect, test } from 'vitest';
import { faults, judged } from './judged.js';

const targeted = (by: string, how: string) =>
  judged(`game: magic
title: a face-down creature as a target
players:
  - { name: Apple, library: [Bear Cub] }
  - { name: Nutmeg }
actions:
  - { say: "${how} the top card of your library.", by: Apple }
  - { say: Destroy target creature., by: ${by}, targets: [Bear Cub] }
expect: { outcomes: [{ object: Bear Cub, zone: graveyard }] }
`);

test('what is cloaked has ward, so that opponents do not simply target it', () => {
  expect(faults(targeted('Nutmeg', 'Cloak'))).toEqual(['rule/not-modelled']);
  expect(faults(targeted('Apple', 'Cloak'))).toEqual([]);
  expect(faults(targeted('Nutmeg', 'Manifest'))).toEqual([]);
});

test('a card without morph is not cast face down', () => {
  const judgement = judged(`game: magic
title: a card without morph
players: [{ name: Apple, hand: [Bear Cub] }, { name: Nutmeg }]
actions: [{ cast face down: Bear Cub, by: Apple }]
`);
  expect(judgement.problems).toMatchObject([
    { code: 'action/no-ability', message: 'This has no ability by which it could be cast face down.' },
  ]);
});

test('what a copy of an unknown face-down card would be', () => {
  const judgement = judged(`game: magic
title: a copy of an unknown card
players: [{ name: Apple, library: 3, hand: [Clone] }, { name: Nutmeg }]
actions: [{ say: Manifest the top card of your library., by: Apple }, { cast: Clone, by: Apple }]
choices: [{ by: Apple, asks: may, choose: accept }]
`);
  expect(judgement.problems).toMatchObject([{ code: 'position/unknown-card' }]);
});

test.each(['', ', illegal: true'])('a hidden card that is played is no card in play%s', (illegal) => {
  const hidden = judged(`game: riftbound
title: a hidden card
cards:
  - { name: Test Field, type: Battlefield }
  - { name: Test Guard, type: Unit, might: 3 }
players:
  - { name: Apple, battlefields: [Test Field, { card: Test Guard, at: Test Field }, { card: "Zhonya's Hourglass", faceDown: true, at: Test Field }] }
  - { name: Nutmeg }
actions: [{ play: "Zhonya's Hourglass", by: Apple${illegal} }]
`);
  expect(faults(hidden)).toEqual(['rule/not-modelled']);
});
