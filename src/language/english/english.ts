/** The categories of the English that the games share. Each file beside this one adds the productions of one part of speech. */

import type { Ability, Unread } from '../../ability/ability.js';
import type { Act, CausePattern } from '../../ability/act.js';
import type { Change } from '../../ability/change.js';
import type { Condition } from '../../ability/condition.js';
import type { Instruction } from '../../ability/instruction.js';
import type { Quantity } from '../../ability/quantity.js';
import type {
  Comparison,
  Description,
  Head,
  Place,
  Test,
  TraitWord,
  What,
  Who,
} from '../../ability/reference.js';
import type { StaticOp } from '../../ability/static.js';
import type { Category, Grammar } from '../grammar.js';

/** The English that the games share, as categories of phrases to which a game adds its own. */
export interface English {
  readonly grammar: Grammar;
  /** How a game says that a player is free to do something: "you may", "you can". */
  readonly may: 'may' | 'can';
  /** How a game opens a condition under which something goes on: "as long as", "while". */
  readonly while: 'as long as' | 'while';
  /** Whether what follows "then" is done in any case, or only where what stands before it was. */
  readonly afterThen: 'in any case' | 'if done';
  /** How a game writes counts of things: "two" or "2". */
  readonly counting: 'words' | 'digits';
  /** What a game lets stand in for a sentence: "if ..., {alternative} instead". */
  readonly alternative: 'deeds' | 'sentence';
  /** "That creature" is never what a text calls "this creature": it means another, or nothing. */
  readonly that?: 'another';
  /** "you", "each opponent", "that player". */
  readonly who: Category<Who>;
  /** "your", "its owner's". */
  readonly whose: Category<Who>;
  /** "this creature", "it", "up to two target creatures you control". */
  readonly what: Category<What>;
  /** "it", "that creature": a word that refers back to an object. */
  readonly back: Category<What>;
  /** "this creature's", "its". */
  readonly whats: Category<What>;
  /** "other green creature you control". */
  readonly described: Category<Description>;
  readonly adjective: Category<Test>;
  readonly adjectives: Category<Test[]>;
  readonly head: Category<Head>;
  /** A noun without an "or": what an adjective before it is said of. */
  readonly oneHead: Category<Head>;
  /** One noun that names a trait, without another beside it: "artifact creature". */
  readonly plainHead: Category<Head>;
  /** One noun that names a sort: "artifact creature card". */
  readonly sortHead: Category<Head>;
  /** "creature" in "creature card": a word that names a trait, standing before the noun. */
  readonly kind: Category<TraitWord>;
  readonly kinds: Category<TraitWord[]>;
  /** "creature or enchantment" in "creature or enchantment card". */
  readonly eitherKinds: Category<TraitWord[]>;
  /** "creature and enchantment" in "creature and enchantment cards". */
  readonly allKinds: Category<TraitWord[]>;
  /** "instant and/or sorcery" in "instant and/or sorcery cards". */
  readonly anyKinds: Category<TraitWord[]>;
  /** "creature", "creatures": a word that names a trait, as the noun. */
  readonly noun: Category<TraitWord>;
  /** How a text calls its own object: "this {creature}". */
  readonly selfNoun: Category<string>;
  /** What follows a noun: "you control", "in your graveyard". */
  readonly which: Category<Test>;
  /** What follows a noun and ends with another, so that whatever comes after it belongs to that one: "that targets a creature". */
  readonly lastWhich: Category<Test>;
  readonly whiches: Category<Test[]>;
  /** What one has: "power 6000 or less". */
  readonly having: Category<Test>;
  /** What ends a noun phrase, in the number of its noun: "that has power 6000 or less", "that have ...". */
  readonly clause: { readonly one: Category<Test>; readonly many: Category<Test> };
  /** "your hand", "the bottom of its owner's library". */
  readonly place: Category<Place>;
  /** "the battlefield": where what is in play is. */
  readonly field: Category<Place>;
  /** "the bottom of your library". */
  readonly end: Category<Place>;
  /** "hand", "mana zone": a zone that somebody has. */
  readonly zoneName: Category<string>;
  /** A count of things: "two" or "2", as the game writes. */
  readonly count: Category<Quantity>;
  /** A plain amount: "3" damage, "X". */
  readonly amount: Category<Quantity>;
  /** An amount that is to be worked out: "its power", "the number of creatures you control". */
  readonly quantity: Category<Quantity>;
  readonly comparison: Category<Comparison>;
  readonly trait: Category<string>;
  readonly counter: Category<string>;
  readonly status: Category<string>;
  readonly keyword: Category<Ability>;
  /** A keyword as texts grant it: plain, or in quotation marks. */
  readonly granted: Category<Ability>;
  /** What a player does, by the form of the verb: "draw a card", "draws a card", "drawing a card". */
  readonly doing: VerbForms;
  /** What an object does: "die", "dies". */
  readonly undergoing: VerbForms;
  /** What is done to an object: "destroyed", "put into your hand". */
  readonly done: Category<Act>;
  /** "by battle or card effect". */
  readonly cause: Category<CausePattern>;
  readonly causes: Category<CausePattern[]>;
  /** "this creature would be destroyed". */
  readonly would: Category<Act>;
  /** "a creature dies". */
  readonly happens: Category<Act>;
  readonly condition: Category<Condition>;
  /** "tapped", "with two +1/+1 counters on it". */
  readonly arriving: Category<Change[]>;
  /** One thing that is told to be done. */
  readonly deed: Category<Instruction>;
  /** What is done, in one clause: "tap it and draw a card". */
  readonly deeds: Category<Instruction>;
  readonly sentence: Category<Instruction>;
  /** What stands in for a sentence before it: "if ..., {other} instead". */
  readonly other: Category<Instruction>;
  readonly sentences: Category<Instruction[]>;
  /** What a continuous effect does, of one thing and of many: "has flying", "have flying". */
  readonly predicate: { readonly one: Category<StaticOp>; readonly many: Category<StaticOp> };
  /** An ability in one clause, without its full stop. */
  readonly statement: Category<Ability>;
  readonly ability: Category<Ability>;
  /** Abilities whose frame is understood though what they do is not. */
  readonly framed: Category<Ability>;
  /** What is not understood, to the end of the text. */
  readonly rest: Category<Unread>;
}

/** The forms of what is done: "draw a card", "draws a card", "drawing a card". */
export interface VerbForms {
  readonly base: Category<Act>;
  readonly third: Category<Act>;
  readonly gerund: Category<Act>;
}

/** The words in which the games differ. */
export type Style = Pick<English, 'may' | 'while' | 'afterThen' | 'counting' | 'alternative' | 'that'>;

export function newEnglish(grammar: Grammar, style: Style): English {
  const adjective = grammar.category<Test>('an adjective');
  const which = grammar.category<Test>('a relative clause');
  const lastWhich = grammar.category<Test>('a relative clause');
  const whiches = grammar.sequence('relative clauses', which, lastWhich);
  const kind = grammar.category<TraitWord>('a type');
  const cause = grammar.category<CausePattern>('a cause');
  const keyword = grammar.category<Ability>('a keyword');
  const forms = (who: string): VerbForms => ({
    base: grammar.category<Act>(`what ${who} does`),
    third: grammar.category<Act>(`what ${who} does`),
    gerund: grammar.category<Act>(`what ${who} does`),
  });
  return {
    grammar,
    ...style,
    who: grammar.category('a player'),
    whose: grammar.category('whose'),
    what: grammar.category('an object'),
    back: grammar.category('an object'),
    whats: grammar.category("an object's"),
    described: grammar.category('a noun'),
    adjective,
    adjectives: grammar.sequence('adjectives', adjective),
    head: grammar.category('a noun'),
    oneHead: grammar.category('a noun'),
    plainHead: grammar.category('a noun'),
    sortHead: grammar.category('a noun'),
    kind,
    kinds: grammar.sequence('types', kind),
    eitherKinds: grammar.several('types', kind, 'or'),
    allKinds: grammar.several('types', kind, 'and'),
    anyKinds: grammar.several('types', kind, 'and/or'),
    noun: grammar.category('a noun'),
    selfNoun: grammar.category('a noun'),
    which,
    lastWhich,
    whiches,
    having: grammar.category('a value'),
    clause: { one: grammar.category('a relative clause'), many: grammar.category('a relative clause') },
    place: grammar.category('a zone'),
    field: grammar.category('the field'),
    end: grammar.category('an end of a zone'),
    zoneName: grammar.category('a zone'),
    count: grammar.category('a number'),
    amount: grammar.category('an amount'),
    quantity: grammar.category('an amount'),
    comparison: grammar.category('a comparison'),
    trait: grammar.category('a value'),
    counter: grammar.category('a kind of counter'),
    status: grammar.category('a status'),
    keyword,
    granted: grammar.category('a keyword'),
    doing: forms('a player'),
    undergoing: forms('an object'),
    done: grammar.category('what is done'),
    cause,
    causes: grammar.list('causes', cause, 'or'),
    would: grammar.category('what would happen'),
    happens: grammar.category('what happens'),
    condition: grammar.category('a condition', { asks: true }),
    arriving: grammar.category('how it arrives'),
    deed: grammar.category('an instruction'),
    deeds: grammar.category('an instruction'),
    sentence: grammar.category('an instruction'),
    other: grammar.category('an instruction'),
    sentences: grammar.category('instructions'),
    predicate: { one: grammar.category('what it does'), many: grammar.category('what they do') },
    statement: grammar.category('an ability'),
    ability: grammar.category('an ability'),
    framed: grammar.category('an ability'),
    rest: grammar.category('anything'),
  };
}
