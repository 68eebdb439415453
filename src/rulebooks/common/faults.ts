/** Whether the parts of a rulebook fit together: what one of them names, the others have. */

import { flat } from '../../ground/list.js';
import type { Production } from '../../language/grammar.js';
import { Extended, Prefixed } from '../../language/template.js';
import type { Definition } from '../definition.js';

/** What the meanings of a grammar name, and where the catalogue has it. */
const NAMED = { event: 'events', sort: 'sorts', zone: 'zones', trait: 'traits' } as const;

type Named = keyof typeof NAMED;

/** What every game has without saying so, by what names it: amounts of an event, keywords, anywhere. */
const GIVEN: { readonly [named in Named]: readonly string[] } = {
  event: ['amount', 'prevented'],
  sort: [],
  zone: ['*'],
  trait: ['keyword'],
};

/**
 * What does not fit together in the definition of a game, a sentence for each; none where all of it does. A ruling
 * would pass over such a thing in silence: texts that speak of a kind of event or a sort of object that the catalogue
 * lacks, words for zones that there are not, rules that are cited and have no line. For the tests of a rulebook.
 *
 * @example
 * faultsOf(harbour); // => []
 * faultsOf({ ...harbour, zoneWords: { ...harbour.zoneWords, reef: 'reef' } });
 * // => ['the word "reef" of scenarios is for the zone "reef", which the catalogue lacks']
 */
export function faultsOf(definition: Definition): string[] {
  const faults = [
    ...spokenOf(definition),
    ...wordsFor(definition),
    ...unsaid(definition),
    ...placesOf(definition),
  ];
  return [...new Set(faults)];
}

/** What texts can speak of and the catalogue lacks. */
function spokenOf({ rulebook: { catalogue }, language }: Definition): string[] {
  const { grammar } = language().dialect.english;
  const events = Object.values(catalogue.events);
  const known: { readonly [named in Named]: ReadonlySet<string> } = {
    event: new Set([
      ...GIVEN.event,
      ...Object.keys(catalogue.events),
      ...flat(events, ({ views = [], foretells = [] }) => [...views, ...foretells]),
    ]),
    sort: new Set([...GIVEN.sort, ...Object.keys(catalogue.sorts)]),
    zone: new Set([...GIVEN.zone, ...Object.keys(catalogue.zones), ...Object.keys(catalogue.regions)]),
    trait: new Set([...GIVEN.trait, ...Object.keys(catalogue.traits)]),
  };
  return flat(grammar.productions, ({ meaning, category }: Production) =>
    flat(namedIn(meaning), ([named, name]) =>
      known[named].has(name)
        ? []
        : [`${category.name} speaks of "${name}", which \`${NAMED[named]}\` of the catalogue lacks`],
    ),
  );
}

/** The kinds of event, sorts, zones and traits that a meaning names itself. */
function namedIn(meaning: unknown): (readonly [Named, string])[] {
  if (typeof meaning !== 'object' || meaning === null) return [];
  if (Array.isArray(meaning)) return flat(meaning, namedIn);
  if (meaning instanceof Extended) return namedIn(meaning.more);
  if (meaning instanceof Prefixed) return flat(meaning.first, namedIn);
  return flat(Object.entries(meaning), ([key, value]): (readonly [Named, string])[] =>
    typeof value === 'string' && Object.hasOwn(NAMED, key) ? [[key as Named, value]] : namedIn(value),
  );
}

/** Words of scenarios and of explanations for what there is not. */
function wordsFor({ rulebook: { catalogue }, zoneWords, words = {} }: Definition): string[] {
  const places = new Set([...Object.keys(catalogue.zones), ...Object.keys(catalogue.regions)]);
  // A kind as which others are watched is what they are called together, and happens as one of them.
  const together = new Set(flat(Object.values(catalogue.events), ({ views = [] }) => views));
  const said = Object.keys(catalogue.events).filter((kind) => !together.has(kind));
  return [
    ...flat(Object.entries(zoneWords), ([word, zone]) =>
      places.has(zone)
        ? []
        : [`the word "${word}" of scenarios is for the zone "${zone}", which the catalogue lacks`],
    ),
    ...flat(Object.entries(words), ([language, { events }]) =>
      said
        .filter((kind) => !Object.keys(events).some((key) => key.split(/[>:]/)[0] === kind))
        .map((kind) => `the event "${kind}" has no words in "${language}"`),
    ),
  ];
}

/** Rules that are cited and have no line. */
function unsaid({ rulebook, rules }: Definition): string[] {
  const { versions, catalogue, actions } = rulebook;
  return flat(versions, (version) => {
    const { chooses, looksAhead, alternative, conceals, loses, prohibits, triggersMore, unseen } =
      rulebook.policy(version, null);
    const events = Object.values(catalogue.events);
    const cited = [
      // Some there are in other versions alone.
      ...rules.filter((rule) => !versions.some((other) => rulebook.rule(rule, other))),
      ...Object.values(chooses),
      ...[looksAhead, alternative, conceals, loses, prohibits, triggersMore, unseen, catalogue.bares?.rule],
      ...flat(events, ({ inevitable, chosenBy, byRule }) => [inevitable, chosenBy, byRule]),
      ...Object.values(actions).map(({ limited }) => limited),
      ...(rulebook.standing?.(version) ?? []).map(({ rule }) => rule),
    ];
    return flat(cited, (rule) =>
      rule === undefined || rule === null || rulebook.rule(rule, version)
        ? []
        : [`the rule "${rule}" has no line in ${rulebook.name} ${version}`],
    );
  });
}

/** Zones that others are made of, or are looked through, and that there are not. */
function placesOf({ rulebook: { catalogue } }: Definition): string[] {
  const { zones, regions, sorts, events } = catalogue;
  const looked = [
    ...Object.entries(regions).map(([name, of]) => [`the region "${name}"`, of] as const),
    ...Object.entries(sorts).map(([name, sort]) => [`the sort "${name}"`, sort.zones] as const),
    ...Object.entries(events).map(
      ([name, { origin }]) => [`the event "${name}"`, origin ? [origin] : []] as const,
    ),
  ];
  return flat(looked, ([what, names]) =>
    names
      .filter((zone) => !Object.hasOwn(zones, zone) && !Object.hasOwn(regions, zone))
      .map((zone) => `${what} names the zone "${zone}", which the catalogue lacks`),
  );
}
