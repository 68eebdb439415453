/** The forms of scenario and card files as JSON Schema, for editors that complete and check while one types. */

import * as z from 'zod/mini';
import type { Definition } from '../rulebooks/definition.js';
import { cardFileForm, scenarioForm } from './form.js';

/** A JSON Schema (draft 2020-12), as plain data. */
export type Schema = { [keyword: string]: unknown };

/**
 * The schema of scenario files of these games (draft 2020-12): for editors, and for other languages.
 *
 * @example
 * scenarioSchema([magic]).title; // => 'A scenario of Instead'
 */
export function scenarioSchema(definitions: readonly Definition[]): Schema {
  return together('A scenario', definitions, (definition) => scenarioForm(definition));
}

/**
 * The schema of card files of these games (draft 2020-12).
 *
 * @example
 * cardsSchema([magic, yugioh]).title; // => 'A card file of Instead'
 */
export function cardsSchema(definitions: readonly Definition[]): Schema {
  return together('A card file', definitions, (definition) => cardFileForm(definition));
}

/** One schema for several games: which of them a file is about stands in it under `game`. */
function together(
  what: string,
  definitions: readonly Definition[],
  form: (definition: Definition) => z.core.$ZodType,
): Schema {
  const schemas = definitions.map((definition) => {
    const { $schema: _, $defs, ...schema } = z.toJSONSchema(form(definition), { reused: 'ref' }) as Schema;
    const { game } = definition.rulebook;
    const parts = Object.entries(($defs ?? {}) as Schema).map(
      ([name, one]) => [`${game}-${name.replace(/^__/, '')}`, described(renamed(one, game))] as const,
    );
    return { game, schema: described(renamed(schema, game)) as Schema, parts };
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `${what} of Instead`,
    oneOf: schemas.map(({ game }) => ({ $ref: `#/$defs/${game}` })),
    $defs: Object.fromEntries(schemas.flatMap(({ game, schema, parts }) => [[game, schema], ...parts])),
  };
}

/** Names the parts of a game's schema after the game, so that those of several can stand side by side. */
function renamed(value: unknown, game: string): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, game));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      const isReference = key === '$ref' && typeof one === 'string';
      return [key, isReference ? one.replace('#/$defs/__', `#/$defs/${game}-`) : renamed(one, game)];
    }),
  );
}

/** Puts a description beside every key that has one. */
function described(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(described);
  if (typeof value !== 'object' || value === null) return value;
  const schema = value as Schema;
  const entries = Object.entries(schema).map(([keyword, one]) => {
    if (keyword !== 'properties') return [keyword, described(one)] as const;
    const properties = one as { [key: string]: Schema };
    const sort = sortOf(properties);
    const keys = Object.entries(properties).map(([key, property]) => {
      const description = own(SORTS[sort], key) ?? own(ANYWHERE, key);
      const form = described(property) as Schema;
      return [key, description === undefined ? form : { ...form, description }] as const;
    });
    return ['properties', Object.fromEntries(keys)] as const;
  });
  return Object.fromEntries(entries);
}

type Sort = 'scenario' | 'player' | 'object' | 'action' | 'choice' | 'decision' | 'reading' | 'fact' | 'card';

/** What a record is about, told by its keys. */
function sortOf(properties: { [key: string]: unknown }): Sort {
  const has = (key: string): boolean => Object.hasOwn(properties, key);
  if (has('players') || has('cards')) return 'scenario';
  if (has('choose')) return 'choice';
  if (has('inResponseTo')) return 'action';
  if (has('withholds')) return 'decision';
  if (has('understood')) return 'reading';
  if (has('card')) return 'object';
  if (has('type') && has('text')) return 'card';
  return has('name') && !has('object') && !has('count') ? 'player' : 'fact';
}

function own(table: { readonly [key: string]: string } | undefined, key: string): string | undefined {
  return table && Object.hasOwn(table, key) ? table[key] : undefined;
}

const ANYWHERE: { readonly [key: string]: string } = {
  asks: 'The kind of decision.',
  by: 'The name of a player.',
  times: 'How often exactly; at least once if left out.',
};

/** What keys mean, by what they are keys of. */
const SORTS: { readonly [sort in Sort]: { readonly [key: string]: string } } = {
  scenario: {
    ids: 'Names of the rulings that this scenario states.',
    game: 'The game whose rules decide.',
    rules: 'A version of the rules; the newest if left out.',
    alsoIn: 'Further versions of the rules, in which the same comes of it.',
    date: 'The day on which this is asked, for rulings that have a date: 2011-11-24.',
    title: 'What the scenario is about, in a line.',
    cards: 'Cards that no card file has, or other printings.',
    players: 'The players in turn order; the first is active unless `turn` names another.',
    shared: 'Zones without an owner.',
    turn: 'The player whose turn it is.',
    actions: 'What players do, one after the other.',
    choices: 'Answers: each answers the next such decision of its player. What is left open is explored.',
    ignoring: 'Clauses that are not understood and are accepted as beside the point, word by word.',
    expect: 'What must be so.',
    decidedBy: 'What the ruling rests on: taken out, the expectations must fail.',
    fails: 'Why this scenario is known not to hold yet.',
  },
  player: { name: 'What the player is called.' },
  object: {
    card: 'The name of a card.',
    as: 'A name of its own, to speak of it.',
    printing: 'Which printing of the card.',
    owner: 'The player who owns it, if another than the one under whom it stands.',
    counters: 'How many of each kind of counter are on it.',
    damage: 'The damage marked on it.',
    faceDown: 'It lies face down.',
    attachedTo: 'The object to which it is attached.',
    at: 'The place at which it is.',
    token: 'It is a token.',
    chose: 'What was chosen for it: a word, or the names of objects.',
  },
  action: {
    say: 'An instruction in the words of the cards.',
    turn: 'The turn passes to the next player.',
    with: 'The other object that the action is about, or a list of several.',
    source: 'What kind of thing says the words, such as a spell.',
    as: 'A name of its own, for responses.',
    amount: 'How much.',
    line: "Which line of the object's text is used, where not the first that can be.",
    targets: "What the action's own text asks its player to target or choose, in the order in which it asks.",
    illegal: 'By the rules it cannot be done: nothing comes of it.',
    inResponseTo: 'The earlier action to which this responds.',
    by: 'The player who acts; the active player if left out.',
  },
  choice: {
    choose: 'An option, a word, true or false, a list of objects, or modes by their places or words.',
    on: 'The card or player to which that would happen.',
  },
  decision: {
    offers: 'All of these are offered.',
    withholds: 'None of these is ever offered.',
    never: 'The decision never comes up.',
  },
  reading: {
    card: 'The card whose text is meant.',
    line: 'The line of its text.',
    ability: 'The kind of ability as which it is understood.',
    form: 'The form of the replacement effect, where the game tells several apart.',
    optional: 'Whether its player may decline it.',
    understood: 'Whether it is understood at all.',
  },
  fact: {
    outcomes: 'Every outcome: how many there are, or a list of facts for each.',
    always: 'Facts of every outcome.',
    possible: 'Facts of at least one outcome.',
    never: 'Facts of no outcome.',
    sequence: 'What happens on one path in this order.',
    decisions: 'Who is asked what.',
    reads: 'How texts are understood.',
    cites: 'Rules by which it is decided so, by their keys: each is cited.',
    omits: 'Rules that are near and do not decide, by their keys: none is cited.',
    object: 'The name of an object.',
    count: 'How many objects there are of which this is so.',
    of: 'Only objects of this name are counted.',
    player: 'The name of a player.',
    zone: 'The zone in which it is.',
    controller: 'The player who controls it.',
    owner: 'The player who owns it.',
    counters: 'How many of each kind of counter are on it.',
    lacks: 'Words that it does not have.',
    triggered: 'An ability that triggered: its source, or its words.',
    applied: 'An effect that was applied: its source, or its words.',
    happened: 'A kind of event.',
    to: 'The zone to which something went.',
  },
  card: {
    name: 'The name of the card.',
    type: 'The type line.',
    text: 'The text as it is printed, a line for each line.',
    note: 'Where the text comes from, or another remark.',
    intent:
      'What its publisher has said that it is meant to do, where that is not what its text says: told beside the ruling.',
    printing: 'Tells several printings of one card apart.',
  },
};
