/** The form of a scenario file: what may stand in it, for each game. */

import * as z from 'zod/mini';
import type { RuleKey } from '../ground/id.js';
import { once } from '../ground/once.js';
import type { Asks } from '../position/decision.js';
import type { Definition, ObjectField } from '../rulebooks/definition.js';
import { LIMITS, type Limits } from './limits.js';

const name = z.string().check(z.minLength(1), z.maxLength(200));
const count = z.int().check(z.gte(0), z.lte(1_000_000));
/** What comes of a scenario can be far more than anybody writes down: groups of tokens. */
const found = z.int().check(z.gte(0));
const names = z.array(name).check(z.maxLength(500));

/** The kinds of decision. */
export const ASKS = ['apply', 'may', 'choose', 'target', 'name', 'order'] as const satisfies readonly Asks[];

/** The form of a card in one game: in a scenario or in a card file. */
function cardForm({ fields }: Definition, limits: Limits) {
  const text = z.string().check(z.maxLength(limits.text));
  const printed = Object.entries(fields).map(([field, is]) => {
    const number = z.union([z.int(), z.string().check(z.maxLength(60))]);
    const words = z.union([z.string().check(z.maxLength(200)), z.array(name)]);
    return [field, z.optional(is === 'lines' ? text : is === 'words' ? words : number)] as const;
  });
  return z.strictObject({
    name,
    type: name,
    ...Object.fromEntries(printed),
    text: z.optional(text),
    /** Where the text comes from, or another note. */
    note: z.optional(text),
    /** What its publisher has said that it is meant to do, where that is not what its text says. */
    intent: z.optional(text),
    printing: z.optional(name),
  });
}

/** The form of a card file: a game and its cards. */
export function cardFileForm(definition: Definition, limits: Limits = LIMITS) {
  return z.strictObject({
    game: z.literal(definition.rulebook.game),
    cards: z.array(cardForm(definition, limits)).check(z.maxLength(5000)),
  });
}

/** The form of a scenario of one game. */
export function scenarioForm(definition: Definition, limits: Limits = LIMITS): ScenarioForm {
  return limits === LIMITS ? usualForm(definition) : makeScenarioForm(definition, limits);
}

type ScenarioForm = ReturnType<typeof makeScenarioForm>;

const usualForm = once((definition: Definition): ScenarioForm => makeScenarioForm(definition, LIMITS));

function makeScenarioForm(definition: Definition, limits: Limits) {
  const text = z.string().check(z.maxLength(limits.text));
  const { rulebook, zoneWords, valueWords } = definition;
  const zones = Object.keys(zoneWords);
  const pile = z.union([z.array(objectForm(definition)), count]);
  const shared = zones.filter((word) => rulebook.catalogue.zones[zoneWords[word] ?? '']?.shared);
  return z.strictObject({
    ids: z.optional(names),
    game: z.literal(rulebook.game),
    rules: z.optional(z.enum(rulebook.versions as [string, ...string[]])),
    alsoIn: z.optional(z.array(z.enum(rulebook.versions as [string, ...string[]])).check(z.maxLength(10))),
    date: z.optional(z.iso.date()),
    title: name,
    cards: z.optional(z.array(cardForm(definition, limits)).check(z.maxLength(200))),
    players: z
      .array(
        z.strictObject({
          name,
          // What lies in a zone of all under a player's name is theirs.
          ...record(zones, z.optional(pile)),
          ...record(Object.keys(valueWords), z.optional(z.int())),
        }),
      )
      .check(z.minLength(1), z.maxLength(limits.players)),
    shared: z.optional(z.strictObject(record(shared, z.optional(pile)))),
    turn: z.optional(name),
    actions: z.optional(z.array(actionForm(definition, limits)).check(z.maxLength(200))),
    choices: z.optional(z.array(choiceForm).check(z.maxLength(500))),
    ignoring: z.optional(z.array(text)),
    expect: z.optional(expectForm(definition)),
    decidedBy: z.optional(
      z.array(
        z.union([z.strictObject({ card: name, line: z.optional(count) }), z.strictObject({ rule: name })]),
      ),
    ),
    shows: z.optional(names),
    borders: z.optional(names),
    fails: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
  });
}

/** What can be said of an object, where its game asks it. */
const OBJECT_FIELDS = {
  counters: z.optional(z.record(name, count)),
  damage: z.optional(count),
  faceDown: z.optional(z.boolean()),
  attachedTo: z.optional(name),
  at: z.optional(name),
  token: z.optional(z.boolean()),
  chose: z.optional(z.record(name, z.union([name, names, z.number()]))),
} satisfies { [field in ObjectField]: z.core.$ZodType };

function objectForm({ statusWords, objectFields }: Definition) {
  return z.union([
    name,
    z.strictObject({
      card: name,
      as: z.optional(name),
      printing: z.optional(name),
      owner: z.optional(name),
      ...Object.fromEntries(objectFields.map((field) => [field, OBJECT_FIELDS[field]])),
      ...record(Object.keys(statusWords), z.optional(z.boolean())),
    }),
  ]);
}

function actionForm({ rulebook }: Definition, limits: Limits) {
  const text = z.string().check(z.maxLength(limits.text));
  return z.strictObject({
    ...record(Object.keys(rulebook.actions), z.optional(z.union([text, z.literal(true)]))),
    by: z.optional(name),
    with: z.optional(z.union([name, names])),
    source: z.optional(name),
    as: z.optional(name),
    amount: z.optional(count),
    line: z.optional(count),
    targets: z.optional(names),
    illegal: z.optional(z.literal(true)),
    inResponseTo: z.optional(name),
  });
}

/** The form of an answer that is fixed beforehand. */
export const choiceForm = z.strictObject({
  by: name,
  asks: z.optional(z.enum(ASKS)),
  on: z.optional(name),
  choose: z.union([name, z.int(), z.boolean(), z.array(z.union([name, z.int()])).check(z.maxLength(500))]),
});

function expectForm(definition: Definition) {
  const fact = factForm(definition);
  const rules = z.array(z.enum(definition.rules as [RuleKey, ...RuleKey[]])).check(z.maxLength(100));
  return z.strictObject({
    outcomes: z.optional(z.union([count, z.array(z.union([fact, z.array(fact)]))])),
    always: z.optional(z.array(fact)),
    possible: z.optional(z.array(fact)),
    never: z.optional(z.array(fact)),
    sequence: z.optional(z.array(fact)),
    decisions: z.optional(
      z.array(
        z.strictObject({
          by: name,
          asks: z.optional(z.enum(ASKS)),
          offers: z.optional(names),
          withholds: z.optional(names),
          never: z.optional(z.boolean()),
        }),
      ),
    ),
    reads: z.optional(
      z.array(
        z.strictObject({
          card: name,
          printing: z.optional(name),
          line: z.optional(count),
          ability: z.optional(name),
          form: z.optional(z.union([count, z.literal('none')])),
          called: z.optional(name),
          optional: z.optional(z.boolean()),
          understood: z.optional(z.boolean()),
        }),
      ),
    ),
    cites: z.optional(rules),
    omits: z.optional(rules),
  });
}

/** A fact about an object, a number of objects, a player, or what happened. */
function factForm({ rulebook, zoneWords, statusWords, valueWords, objectFields }: Definition) {
  const { catalogue } = rulebook;
  const zone = z.enum(['nowhere', ...Object.keys(zoneWords)]);
  const kind = z.enum(Object.keys(catalogue.events) as [string, ...string[]]);
  const traits = Object.entries(catalogue.traits).map(([trait, { is }]) => [
    trait,
    z.optional(is === 'number' ? z.int() : z.union([name, names])),
  ]);
  const aboutObject = {
    zone: z.optional(zone),
    controller: z.optional(name),
    owner: z.optional(name),
    ...Object.fromEntries(
      objectFields.filter((field) => field !== 'chose').map((field) => [field, OBJECT_FIELDS[field]]),
    ),
    lacks: z.optional(z.union([name, names])),
    ...record(Object.keys(statusWords), z.optional(z.boolean())),
    ...Object.fromEntries(traits),
  };
  const times = z.optional(count);
  return z.union([
    z.strictObject({ object: name, ...aboutObject }),
    z.strictObject({ count: found, of: z.optional(name), ...aboutObject }),
    z.strictObject({
      player: name,
      ...record(Object.keys(zoneWords), z.optional(count)),
      ...record(Object.keys(valueWords), z.optional(z.int())),
    }),
    z.strictObject({ triggered: name, times }),
    z.strictObject({ applied: name, times }),
    z.strictObject({
      happened: kind,
      object: z.optional(name),
      player: z.optional(name),
      to: z.optional(zone),
      times,
    }),
  ]);
}

function record<Form>(keys: readonly string[], form: Form): { [key: string]: Form } {
  return Object.fromEntries(keys.map((key) => [key, form]));
}
