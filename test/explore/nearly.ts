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

/** Said by nobody: the turn passes. */
export const PASSES = '';

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
      Armor: 'type: Enchantment — Aura, text: "Enchant creature\\nUmbra armor"',
      Silence: 'type: Creature — Ox, stats: 2/2, text: "Bear creatures lose all abilities."',
      Heir: 'type: Creature — Bear, stats: 2/2, text: "Other creatures have \\"If this creature would die, exile it instead.\\""',
      Herald:
        'type: Creature — Elk, stats: 2/2, text: "Other creatures have \\"Other creatures get +1/+1.\\""',
      Pair: 'type: Creature — Cat, stats: 2/2, text: "As long as you control another creature, this creature gets +1/+1."',
      Mirror:
        'type: Creature — Shapeshifter, stats: 1/1, text: "You may have this creature enter as a copy of any creature on the battlefield."',
      Swarm:
        'type: Creature — Insect, stats: 1/1, text: "This creature enters with a +1/+1 counter on it for each other creature you control."',
      Eater: 'type: Creature — Beast, stats: 1/1, text: "Devour 1"',
      Mentor:
        'type: Creature — Elf, stats: 2/2, text: "Each other creature you control enters with an additional +1/+1 counter on it."',
      Keeper: 'type: Enchantment, text: "If a creature you control would die, you may exile it instead."',
      Feeder:
        'type: Creature — Ox, stats: 2/2, text: "If another creature you control would die, you may put a +1/+1 counter on this creature instead."',
      Ghoul:
        'type: Creature — Elf, stats: 1/1, text: "Whenever a creature dies, put a +1/+1 counter on this creature."',
      Twice: 'type: Enchantment, text: "If you would gain life, you gain twice that much life instead."',
      Plus: 'type: Enchantment, text: "If you would gain life, you gain that much life plus 1 instead."',
      Growth:
        'type: Creature — Elk, stats: 2/2, text: "If you would gain life, put that many +1/+1 counters on this creature instead."',
      Study: 'type: Enchantment, text: "If you would draw a card, you may gain 1 life instead."',
      More: 'type: Enchantment, text: "If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead."',
      Many: 'type: Enchantment, text: "If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are put on it instead."',
      Hunter:
        'type: Creature — Cat, stats: 2/2, text: "When this creature enters, you may destroy target creature."',
    },
    attached: ['Aura', 'Armor'],
    differences: [
      ...['damage: 1', 'counters: { +1/+1: 1 }', 'counters: { shield: 1 }', 'tapped: true', 'as: LABEL'],
      'owner: Nutmeg',
    ],
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
      'You gain 1 life.',
      'Each player gains 1 life.',
      'Each player draws a card.',
      'Each player sacrifices a creature.',
      'Destroy all creatures. You gain 1 life.',
      'Regenerate target creature.',
      'The next time a creature would die this turn, exile it instead.',
      'Put a +1/+1 counter on each creature.',
      "Create a token that's a copy of target creature.",
      'Each creature becomes a copy of target creature until end of turn.',
      'Return up to two target creature cards from your graveyard to the battlefield.',
      'Return all creature cards from your graveyard to the battlefield.',
      PASSES,
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
      Martyr:
        'type: Creature, power: 2000, text: "When one of your other creatures would be destroyed, destroy this creature instead."',
      Warden:
        'type: Creature, power: 2000, text: "When one of your creatures would be destroyed, return it to your hand instead."',
      Miner:
        'type: Creature, power: 2000, text: "When one of your creatures would be destroyed, you may put it into your mana zone instead."',
      Thief: `type: Creature, power: 2000, text: "When one of your opponent's creatures would be destroyed, your opponent puts it into his mana zone instead."`,
      Anchor:
        'type: Creature, power: 3000, text: "When one of your other creatures would leave the battle zone, you may destroy this creature instead."',
      Rock: 'type: Creature, power: 3000, text: "When this creature would be destroyed, it stays in the battle zone instead."',
      Payer:
        'type: Creature, power: 3000, text: "When this creature would leave the battle zone, you may put a card from your mana zone into your graveyard instead."',
      Mourner:
        'type: Creature, power: 1000, text: "When one of your creatures is destroyed, you may draw a card."',
      Digger:
        'type: Creature, power: 1000, text: "When you would draw a card, you may put the top card of your deck into your mana zone instead."',
    },
    attached: [],
    differences: ['tapped: true', 'as: LABEL', 'owner: Nutmeg'],
    says: [
      "Destroy one of your opponent's creatures.",
      "Destroy 2 of your opponent's creatures.",
      "Destroy all your opponent's creatures.",
      "Return one of your opponent's creatures to its owner's hand.",
      'You may draw a card.',
      'Destroy all creatures.',
      'Each player destroys one of his creatures.',
      "Return all creatures to their owners' hands.",
      "Put one of your opponent's creatures into its owner's mana zone.",
      "Destroy one of your creatures. Then destroy one of your opponent's creatures.",
      'Destroy one of your creatures. If you do, draw a card.',
      'Put a creature from your graveyard into the battle zone.',
      'Put up to 2 creatures from your graveyard into the battle zone.',
      "Choose one of your opponent's creatures. It gets -2000 power until the end of the turn.",
      "Tap one of your opponent's creatures.",
      'Each player draws a card.',
      PASSES,
    ],
    more: 'deck: 9, mana: [Plain]',
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
      Twin: 'type: Effect Monster, text: "If a monster(s) you control would be destroyed, you can destroy this card instead."',
      Force:
        'type: Effect Monster, text: "If this card would be destroyed, destroy 1 other card you control instead."',
      Choir:
        'type: Effect Monster, text: "Once per turn, if a monster you control would be destroyed, you can gain 500 LP instead."',
      Idol: 'type: Effect Monster, text: "If another card you control would be destroyed, you can remove 1 Spell Counter from this card instead."',
      Exact:
        'type: Effect Monster, text: "If exactly 1 monster you control would be destroyed, you can destroy this card instead."',
      Exile: 'type: Effect Monster, text: "If this card leaves the field, banish it."',
      Void: 'type: Effect Monster, text: "Any monster sent to your GY is banished instead."',
      Shade:
        'type: Effect Monster, text: "If a monster(s) you control would be destroyed, you can banish 1 card from your GY instead."',
      First:
        'type: Effect Monster, text: "The first time each monster you control would be destroyed each turn, it is not destroyed."',
      Mourner: 'type: Effect Monster, text: "If a monster is destroyed: You can gain 500 LP."',
    },
    attached: [],
    differences: ['defense: true', 'as: LABEL', 'owner: Nutmeg', 'counters: { Spell Counter: 1 }'],
    says: [
      'Destroy all monsters on the field.',
      'Destroy 1 monster on the field.',
      'Destroy 2 monsters on the field.',
      'Destroy 1 monster your opponent controls.',
      'Send 1 monster on the field to the GY.',
      'Destroy all cards your opponent controls.',
      'Destroy 1 monster you control, and if you do, draw 1 card.',
      'Send all monsters on the field to the GY.',
      'Return 1 monster on the field to the hand.',
      'Banish 1 monster on the field.',
      'Special Summon 1 monster from your GY.',
      PASSES,
    ],
    more: 'deck: 9, lp: 8000, hand: [Idol]',
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
      Free: 'type: Gear, text: "If a friendly unit would die, you may kill this instead. Recall that unit exhausted."',
      Martyr: 'type: Unit, might: 2, text: "If another friendly unit would die, kill me instead."',
      Phoenix: 'type: Unit, might: 2, text: "If I would die, you may recall me exhausted instead."',
      Void: 'type: Gear, text: "If a unit would die, banish it instead."',
      Reaper: 'type: Gear, text: "If an enemy unit would die, banish it instead."',
      Keeper: 'type: Gear, text: "If a friendly unit would die, you may banish it instead."',
      Mourner: 'type: Unit, might: 1, text: "When another friendly unit dies, you may draw 1."',
      Ghoul: 'type: Unit, might: 1, text: "When a friendly unit dies, buff me."',
      Drum: 'type: Gear, text: "Friendly units enter ready."',
    },
    attached: [],
    differences: ['damage: 1', 'exhausted: true', 'buffed: true', 'as: LABEL', 'owner: Nutmeg'],
    says: [
      'Kill a unit.',
      'Kill all units.',
      'Kill up to two units.',
      'Deal 2 to a unit.',
      'Deal 3 to all units.',
      'Deal 1 to each unit.',
      'Each player kills one of their units.',
      'Kill a friendly unit. If you do, draw 2.',
      'Kill up to three units.',
      'Buff a friendly unit.',
      'Recall a unit.',
      "Return a unit to its owner's hand.",
      'Choose a unit. The next time it would die this turn, recall it instead.',
      'The next time a unit would die this turn, banish it instead.',
      'Kill all gear.',
      PASSES,
    ],
    more: 'main deck: 9',
  },
];

/** A thing of one of the kinds of a board, and by what it differs, if by anything. */
interface Thing {
  readonly kind: number;
  readonly differs: number | null;
}

function twice<Thing>(one: fc.Arbitrary<Thing>): fc.Arbitrary<[Thing, Thing]> {
  return one.map((thing) => [thing, thing]);
}

/** A scenario, each line of its lists as it is written there. */
export function scenarioText(
  game: string,
  rules: string,
  lines: { readonly [list in 'cards' | 'players' | 'actions']: readonly string[] },
): string {
  const lists = Object.entries(lines).map(
    ([list, all]) => `${list}:\n${all.map((one) => `  - ${one}`).join('\n')}\n`,
  );
  return `game: ${game}\nrules: "${rules}"\ntitle: a board\n${lists.join('')}`;
}

/** Cards of a pool, as they are written in a scenario. */
export function written(cards: Pool['cards']): string[] {
  return Object.entries(cards).map(([name, printed]) => `{ name: ${name}, ${printed} }`);
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
      // Now and then the players have the same, and only whose it is tells it apart.
      sides: fc.oneof({ weight: 3, arbitrary: fc.tuple(side, side) }, { weight: 1, arbitrary: twice(side) }),
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
        return `{ name: ${name}, ${zones.field}: [${things(field).join(', ')}], ${zones.pile}: [${lies.join(', ')}], ${more} }`;
      };
      return scenarioText(game, board.rules, {
        cards: written(cards),
        players: [player(0, 'Apple'), player(1, 'Nutmeg')],
        actions: board.actions.map(({ says: say, by }) =>
          say === PASSES ? '{ turn: true }' : `{ say: ${JSON.stringify(say)}, by: ${by} }`,
        ),
      });
    });
}
