/** Boards of cards that were written for other boards: of all that scenarios bring with them, any few together. */

import fc from 'fast-check';
import type { CardLibrary } from '../../src/scenario/library.js';
import type { FormCard } from '../../src/scenario/written.js';
import { DEFINITIONS, scenariosOf } from '../scenario/shelf.js';
import { PASSES, type Pool, scenarioText, written } from './nearly.js';

/** Where cards of a type lie, and what is done with those in a hand. */
interface Place {
  readonly type: RegExp;
  readonly zone: string;
  readonly verb?: string;
}

/** The first place whose type fits; cards of other types are left out. */
const PLACES: { readonly [game: string]: readonly Place[] } = {
  magic: [
    { type: /Instant|Sorcery/, zone: 'hand', verb: 'cast' },
    { type: /Creature|Artifact|Land|Planeswalker|Enchantment(?!.*Aura)/, zone: 'battlefield' },
  ],
  'duel-masters': [
    { type: /^Spell/, zone: 'hand', verb: 'cast' },
    { type: /Creature/, zone: 'battle zone' },
  ],
  yugioh: [
    { type: /Monster/, zone: 'monsters' },
    { type: /Continuous|Equip/, zone: 'spells' },
    { type: /Field/, zone: 'field spells' },
    { type: /Spell|Trap/, zone: 'spells', verb: 'activate' },
  ],
  riftbound: [
    { type: /Spell/, zone: 'hand', verb: 'play' },
    { type: /Unit|Gear/, zone: 'base' },
  ],
};

/** What players may do beside what is said. */
const DONE: { readonly [game: string]: readonly object[] } = {
  magic: [{ draw: true }, { turn: true }, { upkeep: true }, { 'end step': true }],
  'duel-masters': [{ turn: true }],
  yugioh: [{ draw: true }, { turn: true }, { 'end phase': true }],
  riftbound: [{ 'draw phase': true }],
};

/** More cards than any board needs to be surprising. */
const MOST_CARDS = 4;

/** The cards of a game's scenarios that can lie on any board and whose text is understood, each name once. */
function cardsOf({ game }: Pool): readonly FormCard[] {
  const definition = DEFINITIONS.find(({ rulebook }) => rulebook.game === game);
  if (!definition) throw new Error(`no game ${game}`);
  const found = new Map<string, FormCard>();
  for (const { scenario, cards } of scenariosOf(definition).shelved)
    for (const card of scenario.cards ?? [])
      if (!isOneOfSeveral(card) && placeOf(game, card) && isRead(cards, card.name))
        found.set(card.name, card);
  return [...found.values()];
}

function isOneOfSeveral(card: FormCard): boolean {
  return ['printing', 'otherSide', 'backFace'].some((key) => key in card);
}

function isRead(cards: CardLibrary, name: string): boolean {
  const found = cards.find(name);
  return 'pieces' in found && found.pieces.every(({ trouble }) => trouble === null);
}

function placeOf(game: string, { type }: FormCard): Place | undefined {
  return PLACES[game]?.find((place) => place.type.test(type));
}

/** Scenarios of a game: cards of a pool, with some that scenarios bring. */
export function mixed(pool: Pool): fc.Arbitrary<string> {
  const { game, rules, zones, says } = pool;
  const cards = cardsOf(pool);
  const by = fc.constantFrom('Apple', 'Nutmeg');
  const said = fc.record({ say: fc.constantFrom(...says.filter((one) => one !== PASSES)), by });
  const done = fc
    .record({ one: fc.constantFrom(...(DONE[game] ?? [])), by })
    .map(({ one, by: player }) => ({ ...one, by: 'turn' in one ? 'Apple' : player }));
  const brought = fc.record({ card: fc.constantFrom(...cards), by, times: fc.constantFrom(1, 1, 1, 2) });
  return fc
    .record({
      rules: fc.constantFrom(...rules),
      brought: fc.uniqueArray(brought, {
        minLength: 1,
        maxLength: MOST_CARDS,
        selector: ({ card }) => card.name,
      }),
      actions: fc.array(fc.oneof({ weight: 3, arbitrary: said }, { weight: 1, arbitrary: done }), {
        minLength: 1,
        maxLength: 2,
      }),
    })
    .map((board) => {
      const names = board.brought.map(({ card }) => card.name);
      const others = Object.entries(pool.cards).filter(([name]) => !names.includes(name));
      const [plain = ''] = Object.keys(pool.cards);
      const player = (name: string): string => {
        const lies = new Map<string, string[]>([
          [zones.field, [plain, plain]],
          [zones.pile, [plain]],
        ]);
        for (const { card, by: whose, times } of board.brought) {
          const place = placeOf(game, card);
          if (whose !== name || !place) continue;
          const number = place.verb ? 1 : times;
          lies.set(place.zone, [...(lies.get(place.zone) ?? []), ...Array<string>(number).fill(card.name)]);
        }
        const zonesText = [...lies].map(([zone, names]) => `${zone}: ${JSON.stringify(names)}`);
        return `{ name: ${name}, ${zonesText.join(', ')}, ${pool.more} }`;
      };
      const used = board.brought.flatMap(({ card, by: player }) => {
        const verb = placeOf(game, card)?.verb;
        return verb ? [{ [verb]: card.name, by: player }] : [];
      });
      return scenarioText(game, board.rules, {
        cards: [
          ...written(Object.fromEntries(others)),
          ...board.brought.map(({ card }) => JSON.stringify(card)),
        ],
        players: [player('Apple'), player('Nutmeg')],
        actions: [...used, ...board.actions].map((action) => JSON.stringify(action)),
      });
    });
}
