/**
 * Whatever can contain itself is made to contain itself again and again: reading must take steps that grow gently with
 * the length of the text, and the text must still have one meaning at most.
 */

import { describe, expect, test } from 'vitest';
import { Reader } from '../../src/language/chart.js';
import type { Category, Grammar, GrammaticalNumber, Item, Production } from '../../src/language/grammar.js';
import { join } from '../../src/language/token.js';
import type { Definition } from '../../src/rulebooks/definition.js';
import { DEFINITIONS } from '../scenario/shelf.js';
import type { Derived } from './derive.js';
import { learnt } from './learnt.js';

/** One production, and the hole of it in which the next thing stands. */
interface Link {
  readonly production: Production;
  readonly hole: string;
}

type Hole = Extract<Item, { item: 'hole' }>;

const readable = ({ productions }: Grammar): Production[] =>
  productions.filter(({ only }) => only !== 'write');
const holesOf = ({ items }: Production): Hole[] =>
  items.flatMap((item) => (item.item === 'hole' ? [item] : []));

/** The shortest way from a category to another through productions, beginning with certain links. */
function way(grammar: Grammar, first: readonly Link[], to: Category<unknown>): Link[] | null {
  const seen = new Set<Category<unknown>>();
  let ways = first.map((link) => [link]);
  while (ways.length > 0) {
    const next: Link[][] = [];
    for (const one of ways) {
      const { production, hole } = one.at(-1) as Link;
      const into = holesOf(production).find(({ name }) => name === hole)?.category;
      if (into === to) return one;
      if (!into || seen.has(into)) continue;
      seen.add(into);
      next.push(...linksOf(grammar, into).map((link) => [...one, link]));
    }
    ways = next;
  }
  return null;
}

function linksOf(grammar: Grammar, category: Category<unknown>): Link[] {
  return readable(grammar)
    .filter((production) => production.category === category)
    .flatMap((production) => holesOf(production).map(({ name }) => ({ production, hole: name })));
}

/** The shortest phrases of every category, in each number. */
class Fillers {
  private readonly known = new Map<string, Derived>();

  constructor(definition: Definition) {
    const { grammar } = definition.language().dialect.english;
    const phrases = learnt(definition);
    for (const category of grammar.categories)
      for (const one of phrases.of(category)) this.take(category, one);
    const filled = (): boolean =>
      readable(grammar)
        .map((production) => {
          const derived = fill(production, (hole, number) => this.of(hole.category, number));
          return derived !== null && this.take(production.category, derived);
        })
        .some((taken) => taken);
    while (filled());
  }

  of({ index }: Category<unknown>, number: GrammaticalNumber | null): Derived | null {
    const fits = number === null ? ['null', 'one', 'many'] : ['null', number];
    const found = fits.flatMap((one) => this.known.get(`${index} ${one}`) ?? []);
    return found.sort((a, b) => a.words.length - b.words.length)[0] ?? null;
  }

  /** Returns whether it is shorter than what was known. */
  private take({ index }: Category<unknown>, one: Derived): boolean {
    const key = `${index} ${one.number}`;
    const known = this.known.get(key);
    if (known && known.words.length <= one.words.length) return false;
    this.known.set(key, one);
    return true;
  }
}

function fill(
  production: Production,
  filler: (hole: Hole, number: GrammaticalNumber | null) => Derived | null,
): Derived | null {
  const words: string[] = [];
  const rule = production.number;
  let own = typeof rule === 'string' ? rule : null;
  let subject: GrammaticalNumber | null = null;
  for (const item of production.items) {
    if (item.item === 'word') words.push(item.text);
    if (item.item === 'agree') words.push(subject === 'many' ? item.many : item.one);
    if (item.item !== 'hole') continue;
    const wanted = item.number === 'same' ? subject : item.number;
    const filled = filler(item, wanted);
    if (!filled || (wanted && filled.number && filled.number !== wanted)) return null;
    words.push(...filled.words);
    subject ??= filled.number;
    if (rule !== null && typeof rule !== 'string' && rule.of === item.name) own = filled.number;
  }
  return { words, number: own };
}

/** Puts a phrase into the last hole of a way. */
function wrap(links: readonly Link[], inner: Derived, fillers: Fillers): Derived | null {
  return links.reduceRight<Derived | null>(
    (within, { production, hole }) =>
      within &&
      fill(production, (one, number) => (one.name === hole ? within : fillers.of(one.category, number))),
    inner,
  );
}

function nested(
  { outer, again, seed }: { outer: readonly Link[]; again: readonly Link[]; seed: Derived },
  depth: number,
  fillers: Fillers,
): Derived | null {
  let within: Derived | null = seed;
  for (let i = 0; i < depth && within; i++) within = wrap(again, within, fillers);
  return within && wrap(outer, within, fillers);
}

const DEPTHS = [8, 16] as const;

/** Twice the depth, at most so many times the steps. */
const GENTLE = 4.5;

describe.each(DEFINITIONS.map((definition) => ({ definition, game: definition.rulebook.game })))(
  '$game',
  ({ definition }) => {
    const language = definition.language();
    const {
      english: { grammar },
      lines,
    } = language.dialect;
    const reader = new Reader(grammar);
    const fillers = new Fillers(definition);
    const self = { name: '', noun: 'card', spell: false };
    const top = lines as Category<unknown>;
    const growing = readable(grammar).flatMap((production) =>
      holesOf(production).flatMap(({ name }) => {
        const { category } = production;
        const again = way(grammar, [{ production, hole: name }], category);
        const outer = way(grammar, linksOf(grammar, top), category);
        if (!again || !outer) return [];
        return (['one', 'many'] as const).flatMap((number) => {
          const seed = fillers.of(category, number);
          const pattern = seed && { outer, again, seed };
          const texts = pattern && DEPTHS.map((depth) => nested(pattern, depth, fillers));
          if (!texts?.every((text) => text !== null)) return [];
          return [{ says: category.name, texts: texts.map(({ words }) => join(words)) }];
        });
      }),
    );
    const distinct = [...new Map(growing.map((one) => [one.texts[0], one])).values()];

    test('something can contain itself', () => {
      expect(distinct.length).toBeGreaterThan(5);
    });

    test.each(distinct)('$says: $texts.0', ({ texts }) => {
      const [short = 0, long = 0] = texts.map((text) => reader.effort(top, language.tokens(text, self)));
      expect(long).toBeLessThan(short * GENTLE);
      for (const text of texts)
        for (const { trouble } of language.read(text, self))
          expect([undefined, 'text/unread', 'text/unbound']).toContain(trouble?.code);
    });
  },
);
