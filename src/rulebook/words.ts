/**
 * How a game says what happens in it: data for the catalogues that turn explanations into sentences.
 *
 * An event is said by one template, in which `{object}`, `{player}`, `{other}`, `{from}`, `{to}`, `{amount}`,
 * `{counter}` and `{mana}` stand for what takes part in it, `{most}` for an amount of which nothing is said where it does
 * not happen, `{n card}` for so many cards, `{object's}` for "its", and
 * `<be>` for a verb that the sentence conjugates: "is destroyed", "would be destroyed", "being destroyed". The first
 * part named is the subject. What stands in square brackets is said where everything in it is there to be said.
 */
export interface Words {
  /** What the game is called in this language, where that is not its own name. */
  readonly name?: string;
  /**
   * By kind of event; more exactly by `kind>zone` or `kind:zone>zone`, the zones being where it leads from and to;
   * `kind>nowhere` by which an object ceases to exist. A kind without a template is said by its own name.
   */
  readonly events: { readonly [kind: string]: string };
  /** Zones, each with its article where it has no owner: "the battle zone", "hand". */
  readonly zones: { readonly [zone: string]: string };
  /** Statuses, and what an object is called without them: "tapped", "untapped". */
  readonly statuses: { readonly [status: string]: readonly [string, string] };
  /** The traits of objects and values of players of which people speak, and how they call them: "ATK". */
  readonly traits: { readonly [trait: string]: string };
  /** Values of players that are only so or not so, and what is then said of a `{player}`: "Apple has lost the game". */
  readonly flags?: { readonly [value: string]: string };
  /**
   * How an object is put somewhere for which others are picked, by what it remembers them as: with them (`{objects}`),
   * and where none is picked. So it is said of a word that has been chosen for it, by the kind of choice: a player whom it enchants;
   * and, by `attached`, of what something on the field is attached to, where the game has another word for that.
   */
  readonly picks?: { readonly [relation: string]: readonly [string, string] };
  /** The traits whose words are nouns: "is a Dragon", where others are "is red". */
  readonly nouns?: readonly string[];
  /** The traits whose words are names that cards have in common: is a "Test" card. */
  readonly families?: readonly string[];
  /** The traits whose numbers are told as one where all of them change, in their order: "2/2". */
  readonly together?: readonly string[];
  /** What stands behind a number where a token is described: "3 [M]". */
  readonly units?: { readonly [trait: string]: string };
  /** The traits of which a token that has two is told with "and": "1/1 blue and red". */
  readonly joined?: readonly string[];
  /** What stands around the name of a card, in languages that set names apart, and around its words. */
  readonly marks?: { readonly name: readonly [string, string]; readonly text: readonly [string, string] };
  /** Kinds of effects that the rules tell apart and no card prints, which are told beside the words of an effect. */
  readonly kinds?: { readonly [kind: string]: string };
  /** By what something comes about that no card does, as people call it: "battle". */
  readonly manners?: { readonly [manner: string]: string };
  /** Kinds of events by which others do not come about, and whose words say which: damage that is prevented. */
  readonly spare?: readonly string[];
  /** What abilities are put on that are announced before any of them resolves: "the stack". */
  readonly pile?: string;
  /** How the game's cards and rules call what they call an ability elsewhere, where they do: "effect". */
  readonly ability?: string;
  /** What is said of one that could be used and is not, since it cannot be paid for, target anything or do anything. */
  readonly unused?: string;
  /** Words of cards and their counters, where this language has its own for them: types, colours. */
  readonly terms?: { readonly [word: string]: string };
  /** What cards say in parentheses only reminds of rules, and is left out where they are quoted. */
  readonly reminders?: true;
  /** What players do, by the verb of the action: `{player}`, `{object}` and `{other}` take part. */
  readonly actions: { readonly [verb: string]: string };
  /** What the rules have done with an action, and is not: a sentence by the verb. */
  readonly omits?: { readonly [verb: string]: string };
}

/** The words of the same game in another language: everything that is said in the one is said in the other. */
export type WordsLike<Said extends Words> = Omit<
  Words,
  | 'events'
  | 'zones'
  | 'statuses'
  | 'flags'
  | 'picks'
  | 'kinds'
  | 'manners'
  | 'traits'
  | 'actions'
  | 'omits'
  | 'pile'
> & {
  readonly kinds?: { readonly [kind in keyof Said['kinds']]: string };
  readonly manners?: { readonly [manner in keyof Said['manners']]: string };
  readonly pile?: Said['pile'] extends string ? string : never;
  /** It may tell more kinds apart. */
  readonly events: { readonly [kind in keyof Said['events']]: string } & Words['events'];
  readonly zones: { readonly [zone in keyof Said['zones']]: string };
  readonly statuses: { readonly [status in keyof Said['statuses']]: readonly [string, string] };
  readonly flags?: { readonly [value in keyof Said['flags']]: string };
  readonly picks?: { readonly [relation in keyof Said['picks']]: readonly [string, string] };
  readonly traits: { readonly [trait in keyof Said['traits']]: string };
  readonly actions: { readonly [verb in keyof Said['actions']]: string };
  readonly omits?: { readonly [verb in keyof Said['omits']]: string };
};
