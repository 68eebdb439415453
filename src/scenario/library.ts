/** The cards that scenarios can name, read as they are needed. */

import type { Ability } from '../ability/ability.js';
import type { CardKey } from '../ground/id.js';
import { didYouMean } from '../ground/near.js';
import type { Place, Problem } from '../ground/problem.js';
import type { Piece } from '../language/language.js';
import type { Card, PrintedAbility, SaidPart } from '../position/card.js';
import type { CardFault, Definition, WrittenCard } from '../rulebooks/definition.js';
import { check } from './check.js';
import { cardFileForm } from './form.js';
import type { Source } from './source.js';
import type { FormCard, Scenario } from './written.js';

/** A card with how its text was understood. */
export interface ReadCard {
  readonly card: Card;
  readonly pieces: readonly Piece[];
  /** The name of the card on its other side. */
  readonly other: string | null;
  /** Where it was written down, if that is known. */
  readonly place: Place | null;
}

/** A card as it is printed. */
export interface Printed {
  readonly written: WrittenCard;
  /** Which of several printings; null where there is only one. */
  readonly printing: string | null;
}

interface Entry extends Printed {
  readonly place: Place | null;
}

/** What stands in the place of a number that is printed, where that is open: the ATK of a monster, the loyalty of a planeswalker. */
const OPEN_NUMBER = /^[?X*∞]$/;

function numberFaults({ fields }: Definition, { printed }: WrittenCard): CardFault[] {
  return Object.entries(printed).flatMap(([field, value]) =>
    fields[field] === 'number' && typeof value !== 'number' && !OPEN_NUMBER.test(String(value))
      ? [{ field, message: `${String(value)} is not a number` }]
      : [],
  );
}

/**
 * The cards that scenarios can name, each read when it is first asked for.
 *
 * @example
 * const own = new CardLibrary(magic);
 * own.add({ name: 'Test Owl', type: 'Creature', text: 'When this creature enters, juggle.' }); // => []
 * const owl = own.find('Test Owl');
 * 'pieces' in owl && owl.pieces.map(({ trouble }) => trouble?.code); // => ['text/unread']
 * 'problem' in own.find('Test Howl'); // => true
 */
export class CardLibrary {
  readonly definition: Definition;
  private readonly entries = new Map<string, Entry[]>();
  private readonly read = new Map<Entry, ReadCard>();
  private readonly beneath: CardLibrary | null;

  /** @param beneath where cards are looked for that are not here */
  constructor(definition: Definition, beneath: CardLibrary | null = null) {
    this.definition = definition;
    this.beneath = beneath;
  }

  /** Adds a card; what is wrong with it is returned. @param place where it was written down, if that is known */
  add(form: FormCard, place: Place | null = null): Problem[] {
    const alone = writtenCard(form);
    const written = this.definition.whole?.(alone) ?? alone;
    const printing = typeof form.printing === 'string' ? form.printing : null;
    const entries = this.entries.get(written.name) ?? [];
    if (entries.some((one) => one.printing === printing)) {
      return [
        problem(
          'card/twice',
          `${written.name} stands here twice.`,
          'Tell its printings apart by `printing`.',
          place,
        ),
      ];
    }
    this.entries.set(written.name, [...entries, { written, printing, place }]);
    return [...numberFaults(this.definition, written), ...this.definition.traits(written).faults].map(
      ({ field, message, advice = AS_PRINTED }) =>
        problem('card/value', `${written.name}, ${field}: ${message}.`, advice, place),
    );
  }

  /** Adds the cards that a scenario brings with it. */
  addOwn({ cards = [] }: Scenario, source: Source): Problem[] {
    return cards.flatMap((card, index) => this.add(card, source.place(['cards', index])));
  }

  /** Adds the cards of a card file, read by `readSources` or given to `sourceOf`; what is wrong with them is returned. */
  addFile(source: Source): Problem[] {
    const { value, problems } = check(source, cardFileForm(this.definition), 'card');
    if (!value) return problems;
    return value.cards.flatMap((card, index) => this.add(card as FormCard, source.place(['cards', index])));
  }

  /** Every card with every printing, those beneath last. */
  printed(): Printed[] {
    return [...[...this.entries.values()].flat(), ...(this.beneath?.printed() ?? [])];
  }

  /** The names of all cards, here and beneath. */
  names(): string[] {
    return [...this.entries.keys(), ...(this.beneath?.names() ?? [])];
  }

  /** Every card of this library itself, by name and printing, with how its text is understood. */
  all(): (ReadCard & { readonly written: WrittenCard; readonly printing: string | null })[] {
    return [...this.entries.values()].flat().map((entry) => ({ ...entry, ...this.reading(entry) }));
  }

  /** Whether there is a card of this name, here or beneath. */
  private knows(name: string): boolean {
    return this.entries.has(name) || (this.beneath?.knows(name) ?? false);
  }

  /** Whether this library itself, not one beneath it, has a card of this name. */
  has(name: string): boolean {
    return this.entries.has(name);
  }

  /** A card by its name and, where it has several, its printing. */
  find(name: string, printing: string | null = null): ReadCard | { problem: string; advice: string } {
    const entries = this.entries.get(name);
    if (!entries) {
      if (this.beneath?.knows(name)) return this.beneath.find(name, printing);
      const advice = didYouMean(name, this.names()) ?? 'Write the card under `cards`, or add a card file.';
      return { problem: `No card is known by the name ${JSON.stringify(name)}.`, advice };
    }
    const entry =
      entries.find((one) => one.printing === printing) ?? (printing === null ? entries[0] : undefined);
    if (!entry) {
      const printings = entries.flatMap((one) => one.printing ?? []);
      const advice = printings.length === 0 ? 'Leave `printing` out.' : `It has: ${printings.join(', ')}.`;
      return { problem: `${name} has no printing ${JSON.stringify(printing)}.`, advice };
    }
    return this.reading(entry);
  }

  private reading(entry: Entry): ReadCard {
    const known = this.read.get(entry) ?? readCard(this.definition, entry);
    this.read.set(entry, known);
    return known;
  }
}

function readCard(definition: Definition, { written, printing, place }: Entry): ReadCard {
  const pieces = definition.language().read(written.text, definition.self(written));
  const key = cardKey(written.name, printing);
  const other = definition.otherSide?.(written) ?? null;
  return { card: cardOf(definition, key, written, pieces), pieces, other, place };
}

/** A card of its pieces. */
export function cardOf(
  definition: Definition,
  key: CardKey,
  written: WrittenCard,
  pieces: readonly Piece[],
): Card {
  return {
    key,
    name: written.name,
    traits: definition.traits(written).traits,
    text: written.text,
    ...(written.intent === undefined ? {} : { intent: written.intent }),
    abilities: [
      ...pieces.flatMap(({ abilities, line, start, end, zone, said }) =>
        (definition.given?.(written, line, abilities) ?? abilities).map((ability: Ability) => ({
          ability: zone === undefined ? ability : { ...ability, zone },
          line,
          start,
          end,
          ...saidIn(ability, said),
        })),
      ),
      ...(definition.beside?.(written) ?? []).map((ability) => ({ ability, line: 1, start: 0, end: 0 })),
    ],
  };
}

/** Where the words stand of what can keep an ability from an event: its conditions, and what it says of the event. */
function saidIn(ability: Ability, places: Piece['said']): Partial<Pick<PrintedAbility, 'said'>> {
  const said: SaidPart[] = [];
  const walk = (value: unknown, way: readonly string[], wanted: Wanted): void => {
    if (typeof value !== 'object' || value === null) return;
    const place = wanted(value) && places?.get(value);
    if (place) said.push({ part: way.join('.'), ...place });
    for (const [key, part] of Object.entries(value)) walk(part, [...way, key], ASKED[key] ?? wanted);
  };
  walk(ability, [], NOTHING);
  return said.length === 0 ? {} : { said };
}

type Wanted = (part: object) => boolean;
const NOTHING: Wanted = () => false;
const CONDITIONS: Wanted = (part) => 'if' in part;
/** What is described, and each thing that is said of it; a word that only refers back says nothing of it. */
const DESCRIPTIONS: Wanted = (part) => 'test' in part || ('what' in part && part.what === 'some');

/** What is wanted of the parts in such a field. */
const ASKED: { readonly [field: string]: Wanted } = {
  given: CONDITIONS,
  while: CONDITIONS,
  watch: DESCRIPTIONS,
  outcome: NOTHING,
};

/** The key of a card: its name without what keys cannot have. @example cardKey('Aqua Soldier', null) // => 'aqua-soldier' */
export function cardKey(name: string, printing: string | null): CardKey {
  const plain = (text: string): string =>
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '');
  return (printing === null ? plain(name) : `${plain(name)}~${plain(printing)}`) as CardKey;
}

function writtenCard(form: FormCard): WrittenCard {
  const { name, type, text = '', printing: _, note: __, intent, ...printed } = form;
  const meant = typeof intent === 'string' ? { intent } : {};
  return { name, type, text, printed: printed as WrittenCard['printed'], ...meant };
}

/** What to do about a value that no card has. */
const AS_PRINTED = 'Write it as it is printed, or leave it out: what is left out is unknown.';

function problem(code: string, message: string, advice: string, place: Place | null): Problem {
  return { code, message, advice, ...(place ? { place } : {}) };
}
