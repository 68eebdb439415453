/** The words of Riftbound: what its cards say beyond the English that the games share. */

import type { Ability } from '../../../ability/ability.js';
import type { Test } from '../../../ability/reference.js';
import { addComparisons } from '../../../language/english/condition.js';
import { addChoosing } from '../../../language/english/deed.js';
import type { English } from '../../../language/english/english.js';
import { addKind, addSort } from '../../../language/english/noun.js';
import { addReplacements } from '../../../language/english/replacement.js';
import { sharedEnglish } from '../../../language/english/shared.js';
import type { Category } from '../../../language/grammar.js';
import { type Dialect, Language, type Span } from '../../../language/language.js';
import { inTurn, ownName, type Rewriting, words } from '../../../language/normal.js';
import { prefix } from '../../../language/template.js';
import { TAGS } from '../card.js';
import { KEYWORDS, KEYWORDS_WITH_COST } from '../keyword.js';
import { addBurning } from './burn.js';
import { addCausing } from './causing.js';
import { addRiftboundConditions } from './condition.js';
import { addCopies } from './copies.js';
import { addCosts } from './cost.js';
import { addDependent } from './dependent.js';
import { addEntering } from './entering.js';
import { addLater } from './later.js';
import { addMight } from './might.js';
import { addNextTime } from './next.js';
import { addPlaying } from './playing.js';
import { addSkipping } from './skip.js';
import { addTies } from './tie.js';
import { addVerbs } from './verb.js';
import { amountKeywords, costWords } from './word.js';

export function riftboundLanguage(): Language {
  return new Language(dialect());
}

function dialect(): Dialect {
  const english = sharedEnglish({
    afterThen: 'in any case',
    alternative: 'sentence',
    counting: 'words',
    may: 'may',
    while: 'while',
  });
  addComparisons(english);
  addChoosing(english);
  addNouns(english);
  addSelf(english);
  const where = addAdjectives(english);
  addZones(english);
  addVerbs(english);
  addKeywords(english);
  const becomes = addReplacements(english);
  addNextTime(english, becomes);
  addCopies(english, becomes);
  addCosts(english);
  addEntering(english);
  addCausing(english);
  addLater(english);
  addTies(english);
  addSkipping(english, becomes);
  addBurning(english);
  addRiftboundConditions(english, where);
  const said = addLines(english);
  addMight(english, said.lines);
  addPlaying(english, said);
  addDependent(english, said.spells);
  return {
    script: { quotedNames: false, reminders: true },
    english,
    ...said,
    divide,
    elsewhere: {
      places: /\b(?:hands?|trash|decks?|banish\w*|removed|discard\w*|reveal\w*|zone)\b/i,
      itself: /\b(?:this|itself|I|me)\b/,
    },
    normalise: inTurn(words({ an: ['a'] }), arrow, plain, ownName),
  };
}

/** One ability a line; what begins with Legion can speak of the line before it (158.2). */
function divide(text: string): Span[] {
  return [...text.matchAll(/[^\n]+/g)].map((found) => ({
    start: found.index,
    end: found.index + found[0].trimEnd().length,
    joins: found[0].startsWith('[Legion]'),
  }));
}

/** After a keyword that a text depends on, older texts have a dash where newer ones have an arrow. */
const arrow: Rewriting = (tokens) =>
  tokens.map((token, at) =>
    token.word === '—' && ['[deathknell]', '[legion]'].includes(tokens[at - 1]?.word ?? '')
      ? { ...token, text: '[>]', word: '[>]', kind: 'symbol' }
      : token,
  );

/** Actions that some cards print as keywords. */
const plain: Rewriting = (tokens) =>
  tokens.map((token) =>
    ['[buff]', '[stun]'].includes(token.word)
      ? { ...token, text: token.text.slice(1, -1), word: token.word.slice(1, -1), kind: 'word' }
      : token,
  );

function addLines({ grammar, ability, sentences, keyword }: English) {
  const lines = grammar.category<Ability[]>('an ability');
  grammar.rule(lines)('{only}', { only: ability }, (h) => [h.only]);
  grammar.rule(lines)('{first} {rest}', { first: keyword, rest: lines }, (h) => prefix([h.first], h.rest));
  const spells = grammar.category<Ability[]>('what a spell does');
  grammar.rule(spells)('{do}', { do: sentences }, (h) => [{ ability: 'spell', do: h.do }]);
  grammar.rule(spells)('{only}', { only: keyword }, (h) => [h.only]);
  grammar.rule(spells)('{first} {rest}', { first: keyword, rest: spells }, (h) => prefix([h.first], h.rest));
  return { lines, spells };
}

function addNouns(english: English): void {
  const { grammar, selfNoun, trait } = english;
  addKind(english, 'type', 'unit', 'unit');
  addKind(english, 'type', 'gear', 'gear', 'gear');
  addSort(english, 'spell', 'spell');
  addKind(english, 'type', 'legend', 'legend');
  addKind(english, 'type', 'battlefield', 'battlefield');
  for (const tag of TAGS) addKind(english, 'tag', tag, tag);
  addSort(english, 'card', 'card');
  addSort(english, 'token', 'token');
  addKind(english, 'type', 'rune', 'rune');
  for (const word of ['unit', 'gear', 'legend', 'battlefield', 'spell', 'card'])
    grammar.rule(selfNoun)(word, {}, () => word);
  grammar.terms(trait, { Might: 'might' });
}

/** Units and legends say "I" and "me" of themselves, gear and spells "this" (053). */
function addSelf({ grammar, what, whats }: English): void {
  // "It" and "its" are not oneself ("kill this instead. Heal it"), save where a clause is about it ("this would die").
  grammar.rule(what)('I', {}, () => ({ what: 'this', said: 'I' }), { number: 'many' });
  grammar.rule(what)('me', {}, () => ({ what: 'this', said: 'me' }), { number: 'one' });
  grammar.rule(whats)('my', {}, () => ({ what: 'this', said: 'me' }), { number: 'one' });
  grammar.rule(what)('this', {}, () => ({ what: 'this' }), { number: 'one' });
}

/** Returns the category of where an object is. */
function addAdjectives({ grammar, adjective, which }: English): Category<Test> {
  const tag = grammar.category<{ test: 'trait'; trait: 'tag'; is: string }>('a tag');
  for (const is of TAGS) grammar.rule(tag)(is, {}, () => ({ test: 'trait', trait: 'tag', is }));
  for (const is of TAGS)
    grammar.rule(adjective)(`non-${is}`, {}, () => ({
      test: 'not',
      of: { test: 'trait', trait: 'tag', is },
    }));
  const tags = grammar.several('tags', tag, 'and');
  grammar.rule(adjective)('{of}', { of: tags }, (h) => ({ test: 'any', of: h.of }));
  grammar.terms(adjective, {
    friendly: { test: 'controlled', by: { who: 'you' } },
    enemy: { test: 'controlled', by: { who: 'opponent', said: 'plural' } },
    buffed: { test: 'status', status: 'buffed' },
    exhausted: { test: 'status', status: 'exhausted' },
    ready: { test: 'not', of: { test: 'status', status: 'exhausted' } },
    attacking: { test: 'status', status: 'attacking' },
    defending: { test: 'status', status: 'defending' },
    stunned: { test: 'status', status: 'stunned' },
    '[Empowered]': { test: 'status', status: 'empowered' },
    // A unit is mighty while it has 5 Might or more (706).
    '[Mighty]': { test: 'compare', trait: 'might', by: 'at least', to: 5 },
  });
  const where = grammar.category<Test>('where something is');
  grammar.include(which, where);
  grammar.rule(where)('here', {}, () => ({
    test: 'relation',
    relation: 'here',
    to: { what: 'this', said: 'me' },
  }));
  grammar.rule(where)('at my battlefield', {}, () => ({
    test: 'relation',
    relation: 'battlefield of',
    to: { what: 'this', said: 'me' },
  }));
  // What was named for this (369.3).
  grammar.rule(which)('with the named tag', {}, () => ({ test: 'chosen', trait: 'tag', kind: 'tag' }));
  grammar.terms(where, {
    'at a battlefield': { test: 'zone', at: { zone: 'battlefields' }, said: 'at' },
    'at battlefields': { test: 'zone', at: { zone: 'battlefields', plural: true }, said: 'at' },
    'at a base': { test: 'zone', at: { zone: 'base' }, said: 'at' },
  });
  return where;
}

function addZones({ grammar, zoneName }: English): void {
  grammar.terms(zoneName, { hand: 'hand', trash: 'trash', banishment: 'banishment', 'Main Deck': 'deck' });
}

function addKeywords({ grammar, keyword, granted, ability, happens, whose, sentences }: English): void {
  for (const name of KEYWORDS) {
    grammar.rule(keyword)(`[${name}]`, {}, () => ({ ability: 'keyword', keyword: name.toLowerCase() }));
  }
  const cost = grammar.category<string>('energy or power');
  grammar.words(cost, costWords);
  for (const name of KEYWORDS_WITH_COST) {
    grammar.rule(keyword)(`[${name}] {cost}`, { cost }, (h) => ({
      ability: 'keyword',
      keyword: name.toLowerCase(),
      cost: h.cost,
    }));
  }
  grammar.words(keyword, amountKeywords);
  // What the keywords of assigning stand for, written out.
  for (const [name, when] of [
    ['tank', 'first'],
    ['backline', 'last'],
  ] as const)
    grammar.rule(ability)(`I must be assigned combat damage ${when} .`, {}, () => ({
      ability: 'keyword',
      keyword: name,
      about: when,
    }));
  grammar.include(granted, keyword);
  grammar.rule(ability)('when {on} on {whose} turn , {do}', { on: happens, whose, do: sentences }, (h) => ({
    ability: 'triggered',
    on: h.on,
    given: { if: 'turn', whose: h.whose, said: 'during' },
    do: h.do,
    opens: 'when',
  }));
  // What follows is done when the unit dies (808).
  grammar.rule(ability)('[Deathknell] [>] {do}', { do: sentences }, (h) => ({
    ability: 'triggered',
    label: 'Deathknell',
    on: { event: 'die', object: { what: 'this', said: 'I' } },
    do: h.do,
  }));
}
