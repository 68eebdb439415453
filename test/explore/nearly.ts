/**
 * Boards of things that are equal or nearly so: of a few kinds, in any order, now and then with one difference: a counter,
 * a status, damage, a name, another player to whom it belongs, something that it is attached to.
 */

import fc from 'fast-check';

export interface Pool {
  readonly game: string;
  readonly rules: readonly string[];
  readonly zones: { readonly field: string; readonly pile: string };
  readonly cards: { readonly [name: string]: string };
  /** Those of the cards that lie at another one. */
  readonly attached: readonly string[];
  /** By what one thing may differ from another; `LABEL` becomes a name that nothing else has. */
  readonly differences: readonly string[];
  readonly says: readonly string[];
  readonly more: string;
}

export const POOLS: readonly Pool[] = [
  {
    game: 'magic',
    rules: ['2026', '2013'],
    zones: { field: 'battlefield', pile: 'graveyard' },
    cards: {
      Bear: 'type: Creature — Bear, stats: 2/2',
      Ox: 'type: Creature — Ox, stats: 2/2, text: "Other creatures lose all abilities.\\nWhen this creature dies, you gain 1 life."',
      Elk: 'type: Creature — Elk, stats: 2/2, text: "Other creatures get +1/+1."',
      Elf: 'type: Creature — Elf, stats: 3/3, text: "Other creatures have base power and toughness 1/1."',
      Cat: 'type: Creature — Cat, stats: 2/2, text: "If this creature would die, you may exile it instead."',
      Dog: 'type: Legendary Creature — Dog, stats: 2/2, text: "When this creature dies, you may gain 1 life."',
      Giver: 'type: Enchantment, text: "Bear creatures have \\"Elk creatures get +1/+1.\\""',
      Grave: 'type: Enchantment, text: "If a creature would die, exile it instead."',
      Doubler:
        'type: Enchantment, text: "If one or more tokens would be created under your control, twice that many of those tokens are created instead."',
      Bell: 'type: Artifact, text: "Whenever a creature dies, you gain 1 life."',
      Aura: 'type: Enchantment — Aura, text: "Enchant creature\\nIf enchanted creature would die, exile it instead."',
    },
    attached: ['Aura'],
    differences: ['damage: 1', 'counters: { +1/+1: 1 }', 'tapped: true', 'as: LABEL', 'owner: Nutmeg'],
    says: [
      'Destroy target creature.',
      'Destroy up to two target creatures.',
      'Destroy all creatures.',
      'Destroy all creatures with power 3 or greater.',
      'Return target creature card from your graveyard to the battlefield.',
      "Return target creature to its owner's hand.",
      'Put a +1/+1 counter on target creature.',
      'Put a flying counter on target creature.',
      'Create a 1/1 white Soldier creature token.',
      'Target creature becomes a copy of target creature.',
      'Target creature becomes a copy of target creature until end of turn.',
      'Target creature gets +1/+1 until end of turn.',
      'You may gain 1 life.',
    ],
    more: 'life: 20, library: 9',
  },
  {
    game: 'duel-masters',
    rules: ['1.50', '1.20'],
    zones: { field: 'battle zone', pile: 'graveyard' },
    cards: {
      Plain: 'type: Creature, power: 1000',
      Hand: 'type: Creature, power: 2000, text: "When this creature would be destroyed, return it to your hand instead."',
      Mana: 'type: Creature, power: 3000, text: "When this creature would be destroyed, put it into your mana zone instead."',
      Saver:
        'type: Creature, power: 4000, text: "When one of your other creatures would be destroyed, you may destroy this creature instead."',
      Free: 'type: Creature, power: 5000, text: "When this creature would be destroyed, you may put it into your mana zone instead."',
      Giver: 'type: Creature, power: 1000, text: "Each of your other creatures gets +1000 power."',
    },
    attached: [],
    differences: ['tapped: true', 'as: LABEL', 'owner: Nutmeg'],
    says: [
      "Destroy one of your opponent's creatures.",
      "Destroy 2 of your opponent's creatures.",
      "Destroy all your opponent's creatures.",
      "Return one of your opponent's creatures to its owner's hand.",
      'You may draw a card.',
    ],
    more: 'deck: 9',
  },
  {
    game: 'yugioh',
    rules: ['2026'],
    zones: { field: 'monsters', pile: 'gy' },
    cards: {
      Plain: 'type: Normal Monster',
      Guard:
        'type: Effect Monster, text: "If this card would be destroyed, you can destroy 1 other card you control instead."',
      Ghost: 'type: Effect Monster, text: "If this card would be destroyed, banish it instead."',
      Saver:
        'type: Effect Monster, text: "If another monster you control would be destroyed, you can destroy this card instead."',
      Grave:
        'type: Effect Monster, text: "If a monster you control would be destroyed, you can banish this card from your GY instead."',
      Once: 'type: Effect Monster, text: "The first time this card would be destroyed each turn, it is not destroyed."',
    },
    attached: [],
    differences: ['defense: true', 'as: LABEL', 'owner: Nutmeg'],
    says: [
      'Destroy all monsters on the field.',
      'Destroy 1 monster on the field.',
      'Destroy 2 monsters on the field.',
      'Destroy 1 monster your opponent controls.',
      'Send 1 monster on the field to the GY.',
    ],
    more: 'deck: 9',
  },
  {
    game: 'riftbound',
    rules: ['1.4', '1.3'],
    zones: { field: 'base', pile: 'trash' },
    cards: {
      Unit: 'type: Unit, might: 3',
      Small: 'type: Unit, might: 2, text: "When I die, draw 1."',
      Saver:
        'type: Gear, text: "If a friendly unit would die, kill this instead. Heal that unit, exhaust it, and recall it."',
      Once: 'type: Gear, text: "The next time a friendly unit would die, kill this instead. Recall that unit exhausted."',
      Ghost: 'type: Unit, might: 2, text: "If I would die, you may banish me instead."',
    },
    attached: [],
    differences: ['damage: 1', 'exhausted: true', 'buffed: true', 'as: LABEL', 'owner: Nutmeg'],
    says: [
      'Kill a unit.',
      'Kill all units.',
      'Kill up to two units.',
      'Deal 2 to a unit.',
      'Deal 3 to all units.',
    ],
    more: 'main deck: 9',
  },
];

/** A thing of one of the kinds of a board, and by what it differs, if by anything. */
interface Thing {
  readonly kind: number;
  readonly differs: number | null;
}

/** Scenarios of a game. */
export function nearlyAlike(pool: Pool): fc.Arbitrary<string> {
  const { game, rules, zones, cards, attached, differences, says, more } = pool;
  const thing: fc.Arbitrary<Thing> = fc.record({
    kind: fc.nat(2),
    differs: fc.option(fc.nat(differences.length - 1), { freq: 2 }),
  });
  const side = fc.record({
    field: fc.array(thing, { maxLength: 4 }),
    pile: fc.array(fc.nat(2), { maxLength: 2 }),
  });
  const said = fc.record({ says: fc.constantFrom(...says), by: fc.constantFrom('Apple', 'Nutmeg') });
  return fc
    .record({
      rules: fc.constantFrom(...rules),
      kinds: fc.tuple(...Array.from({ length: 3 }, () => fc.constantFrom(...Object.keys(cards)))),
      sides: fc.tuple(side, side),
      actions: fc.array(said, { minLength: 1, maxLength: 3 }),
    })
    .map((board) => {
      const kindOf = (kind: number): string => board.kinds[kind] ?? '';
      let labels = 0;
      const things = (field: readonly Thing[]): string[] =>
        field.flatMap(({ kind, differs }) => {
          const card = kindOf(kind);
          const own =
            differs === null ? [] : [(differences[differs] ?? '').replace('LABEL', `thing ${labels++}`)];
          if (!attached.includes(card)) return [`{ ${[`card: ${card}`, ...own].join(', ')} }`];
          const host = `host ${labels++}`;
          const [to = ''] = Object.keys(cards);
          return [`{ card: ${to}, as: ${host} }`, `{ card: ${card}, attachedTo: ${host} }`];
        });
      const player = (at: 0 | 1, name: string): string => {
        const { field, pile } = board.sides[at];
        const lies = pile.map(kindOf).filter((card) => !attached.includes(card));
        return `  - { name: ${name}, ${zones.field}: [${things(field).join(', ')}], ${zones.pile}: [${lies.join(', ')}], ${more} }`;
      };
      return `game: ${game}
rules: "${board.rules}"
title: a board
cards:
${Object.entries(cards)
  .map(([name, printed]) => `  - { name: ${name}, ${printed} }`)
  .join('\n')}
players:
${player(0, 'Apple')}
${player(1, 'Nutmeg')}
actions:
${board.actions.map(({ says: say, by }) => `  - { say: ${JSON.stringify(say)}, by: ${by} }`).join('\n')}
`;
    });
}
