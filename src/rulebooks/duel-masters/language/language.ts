/** The words of Duel Masters: what its cards say beyond the English that the games share. */

import type { Ability } from '../../../ability/ability.js';
import type { What } from '../../../ability/reference.js';
import { addAmong } from '../../../language/english/among.js';
import { addComparisons } from '../../../language/english/condition.js';
import { addAnywhere, addChoosing, addDeeds, addTop } from '../../../language/english/deed.js';
import type { English } from '../../../language/english/english.js';
import { addSort } from '../../../language/english/noun.js';
import { addField } from '../../../language/english/place.js';
import { addReplacements } from '../../../language/english/replacement.js';
import { sharedEnglish } from '../../../language/english/shared.js';
import { objectVerb, verb } from '../../../language/english/verb.js';
import { type Dialect, Language, type Span } from '../../../language/language.js';
import { inTurn, ownName, type Rewriting, words } from '../../../language/normal.js';
import { extend, introduced } from '../../../language/template.js';
import type { Token } from '../../../language/token.js';
import { KEYWORDS, SAVERS } from '../keyword.js';
import { addBeside } from './beside.js';
import { addCasting } from './casting.js';
import { addCauses } from './cause.js';
import { addChoosers } from './chooser.js';
import { addCrossed } from './crossed.js';
import { addForEach, SPOKEN } from './every.js';
import { addEvolution } from './evolution.js';
import { addHaving } from './having.js';
import { addInstructions } from './instruct.js';
import { addLabelled, quotedLabel } from './labelled.js';
import { addMetamorph, isMetamorph, metamorphIcon } from './metamorph.js';
import { addModes, isMode } from './modes.js';
import { addMoving } from './moving.js';
import { addNamed } from './named.js';
import { addObjectsHere, CREATURE } from './noun.js';
import { addBreakers, addPower } from './power.js';
import { addQuoted } from './quoted.js';
import { RACES } from './race.js';
import { addReplacing } from './replacing.js';
import { addContinuous } from './static.js';
import { addTurning } from './turning.js';
import { addRaces, addTypes, SELF_NOUNS } from './type.js';
import { addUnder } from './under.js';
import { addUsed } from './used.js';

/** The language of the cards, as it is translated into English. */
export function duelMastersLanguage(): Language {
  return new Language(dialect());
}

function dialect(): Dialect {
  const english = sharedEnglish({
    afterThen: 'in any case',
    alternative: 'deeds',
    counting: 'digits',
    may: 'may',
    while: 'while',
  });
  addAnywhere(english);
  addComparisons(english);
  addDeeds(english);
  addChoosing(english);
  addTop(english);
  addNouns(english);
  addObjectsHere(english);
  addZones(english);
  addMoving(english);
  addVerbs(english);
  addCauses(english);
  addKeywords(english);
  addEvolution(english);
  addReplacing(english, addReplacements(english));
  addPower(english);
  addBreakers(english);
  addTurning(english);
  addUnder(english);
  addNamed(english);
  addHaving(english);
  addContinuous(english);
  addInstructions(english);
  addForEach(english);
  // What is put into the battle zone, or cast, from among them is another matter: the others are in no deck then.
  addAmong(english, 'deck');
  return {
    script: { quotedNames: true, reminders: true, spoken: SPOKEN },
    english,
    ...addLines(english),
    divide,
    elsewhere: {
      places: /\b(?:hands?|graveyards?|decks?|discard\w*|reveal\w*|removed|zone|shields?)\b/i,
      itself: /\b(?:this|itself)\b/,
    },
    normalise: inTurn(
      words({ his: ['their'], an: ['a'] }),
      metamorphIcon,
      quotedLabel,
      outsideQuotes,
      ownName,
    ),
  };
}

/** `"Double breaker."`: a full stop or comma inside quotation marks is that of the sentence. */
const outsideQuotes: Rewriting = (tokens) =>
  tokens.flatMap((token): Token[] => {
    const mark = token.kind === 'name' ? /[.,](?=["”]$)/.exec(token.text)?.[0] : undefined;
    if (mark === undefined) return [token];
    const without = (text: string): string => text.slice(0, -2) + text.slice(-1);
    return [
      { ...token, text: without(token.text), word: without(token.word) },
      { ...token, text: mark, word: mark, kind: 'mark' },
    ];
  });

/** One ability a line; a square marks its beginning. Lines that a player chooses among belong to the one before them. */
function divide(text: string): Span[] {
  const spans: Span[] = [];
  for (const found of text.matchAll(/[^\n]+/g)) {
    const marks = /^[\s■●]*/.exec(found[0])?.[0].length ?? 0;
    const start = found.index + marks;
    const end = found.index + found[0].trimEnd().length;
    if (end <= start) continue;
    const line = text.slice(start, end);
    const last = spans.at(-1);
    if (last && isMode(line)) spans[spans.length - 1] = { ...last, end };
    else spans.push({ start, end, ...(isMetamorph(line) ? { joins: true } : {}) });
  }
  return spans;
}

function addLines(english: English) {
  const { grammar, ability, sentences, keyword, described, adjectives, plainHead, clause } = english;
  const lines = grammar.category<Ability[]>('an ability');
  grammar.rule(lines)('{only}', { only: ability }, (h) => [h.only]);
  // "Shield Force: ...": the ability functions while the chosen shield is where it was (113.2).
  const chosenShield: What = {
    what: 'some',
    quantity: { how: 'every', said: 'the' },
    described: {
      head: { sort: 'card' },
      which: [
        { test: 'zone', at: { zone: 'shields' }, said: 'in' },
        { test: 'relation', relation: 'chosen by', to: { what: 'this' } },
      ],
    },
  };
  grammar.rule(lines)('shield force : {only}', { only: ability }, (h) => [
    extend(h.only, { label: 'Shield Force', while: { if: 'exists' as const, what: chosenShield } }),
  ]);
  for (const saver of SAVERS) {
    grammar.rule(keyword)(`${saver} : {whom:one}`, { whom: described }, (h) => ({
      ability: 'keyword',
      keyword: saver,
      whom: h.whom,
    }));
    // "Ultra Saver: Evolution creature or tamaseed".
    grammar.rule(keyword)(
      `${saver} : {adjectives} {one:one} or {other:one}`,
      { adjectives, one: plainHead, other: plainHead },
      (h) => ({
        ability: 'keyword',
        keyword: saver,
        whom: { head: { among: [{ adjectives: h.adjectives, head: h.one }, { head: h.other }] } },
      }),
    );
    // "Ultra Saver: Creature that costs 9".
    grammar.rule(keyword)(`${saver} : {whom:one} {clause}`, { whom: described, clause: clause.one }, (h) => ({
      ability: 'keyword',
      keyword: saver,
      whom: h.whom,
      having: h.clause,
    }));
    // "Saver: All Races": of whichever race, any other creature of yours.
    if (saver === 'god link') continue;
    grammar.rule(keyword)(`${saver} : all races`, {}, () => ({
      ability: 'keyword',
      keyword: saver,
      whom: { adjectives: [{ test: 'other', said: 'other' }], head: CREATURE },
      about: 'all races',
    }));
  }
  const spells = grammar.category<Ability[]>('what a spell does');
  grammar.rule(spells)('{do}', { do: sentences }, (h) => [{ ability: 'spell', do: h.do }]);
  grammar.rule(spells)('{keyword}', { keyword }, (h) => [h.keyword]);
  addMetamorph(english, lines, spells);
  addLabelled(english, lines);
  addCrossed(english, lines);
  addChoosers(english, lines);
  addUsed(english, lines, spells);
  addCasting(english, spells);
  addModes(english, spells);
  return { lines, spells };
}

function addNouns(english: English): void {
  const { grammar, adjective, selfNoun, trait, having, amount, what } = english;
  addTypes(english);
  addSort(english, 'spell', 'spell');
  addSort(english, 'card', 'card');
  addSort(english, 'shield', 'shield');
  addRaces(english, RACES);
  grammar.terms(adjective, {
    tapped: { test: 'status', status: 'tapped' },
    untapped: { test: 'not', of: { test: 'status', status: 'tapped' } },
  });
  grammar.terms(selfNoun, { ...SELF_NOUNS, card: 'card', spell: 'spell' });
  grammar.terms(trait, { power: 'power', cost: 'cost' });
  const has = grammar.rule(having);
  has('{trait} {to} or less', { trait, to: amount }, (h) => ({
    test: 'compare',
    trait: h.trait,
    by: 'at most',
    to: h.to,
  }));
  has('{trait} {to} or more', { trait, to: amount }, (h) => ({
    test: 'compare',
    trait: h.trait,
    by: 'at least',
    to: h.to,
  }));
  has('less {trait} than {what}', { trait, what }, (h) => ({
    test: 'compare',
    trait: h.trait,
    by: 'less than',
    to: { sum: h.trait, of: h.what },
  }));
  grammar.rule(what)(
    'a card at random from {at}',
    { at: english.place },
    (h) => ({
      what: 'some',
      quantity: { how: 'one', said: 'a' },
      random: true,
      described: { head: { sort: 'card' }, which: [{ test: 'zone', at: h.at, said: 'from' }] },
      as: introduced(),
    }),
    { number: 'one', refers: { how: 'introduces', sort: 'object' } },
  );
}

function addZones(english: English): void {
  const { grammar, zoneName, place, whose } = english;
  const zones = {
    hand: 'hand',
    graveyard: 'graveyard',
    deck: 'deck',
    'mana zone': 'mana',
    'shield zone': 'shields',
    'hyperspatial zone': 'hyperspatial',
  };
  grammar.terms(zoneName, zones);
  // "Their owners' hands": each its owner's. Of the shield zones texts say "shields".
  for (const [text, zone] of Object.entries(zones))
    if (zone !== 'shields')
      grammar.rule(place)(`{whose} ${text}s`, { whose }, (h) => ({ zone, whose: h.whose, plural: true }));
  addField(english, 'battle', 'the battle zone', 'in');
}

function addVerbs(english: English): void {
  const { what: object, place: to, grammar, arriving, who, doing } = english;
  verb(
    english,
    'shuffle shuffles shuffling shuffled',
    '{object} into {to}',
    { object: shuffled(english), to },
    (h) => ({
      event: 'shuffle',
      object: h.object,
      to: h.to,
    }),
  );
  verb(english, 'show shows showing shown', '{object} to {whom}', { object, whom: who }, (h) => ({
    event: 'show',
    object: h.object,
    whom: h.whom,
  }));
  objectVerb(english, 'battle battles battling battled', '', {}, () => ({ event: 'battle' }));
  objectVerb(english, 'attack attacks attacking attacked', '', {}, () => ({ event: 'attack' }));
  objectVerb(english, 'attack attacks attacking attacked', 'players', {}, () => ({ event: 'attack player' }));
  objectVerb(english, 'win wins winning won', 'a battle', {}, () => ({ event: 'win battle' }));
  verb(english, 'lose loses losing lost', 'the game', {}, () => ({ event: 'lose' }));
  objectVerb(english, 'lose loses losing lost', 'a battle', {}, () => ({ event: 'lose battle' }));
  verb(english, 'send sends sending sent', '{object} to the abyss', { object }, (h) => ({
    event: 'send to the abyss',
    object: h.object,
  }));
  verb(english, 'break breaks breaking broken', '{object}', { object }, (h) => ({
    event: 'break',
    object: h.object,
  }));
  // "This creature would break a shield": what breaks it is the other object of the event.
  grammar.rule(english.would)('{other} would break {object}', { other: object, object }, (h) => ({
    event: 'break',
    object: h.object,
    other: h.other,
  }));
  grammar.rule(doing.base)('use "ninja\u00a0strike"', {}, () => ({ event: 'ninja strike' }));
  grammar.rule(arriving)('tapped', {}, () => [{ change: 'status', status: 'tapped' }]);
}

/** "your graveyard", "it and your graveyard". */
function shuffled({ grammar, what, place }: English) {
  const both = grammar.category<What>('what is shuffled');
  grammar.rule(both)('{one}', { one: what }, (h) => h.one);
  grammar.rule(both)('{place}', { place }, (h) => ({ what: 'contents', of: h.place }));
  grammar.rule(both)('{one} and {place}', { one: what, place }, (h) => ({
    what: 'both',
    of: [h.one, { what: 'contents', of: h.place }],
  }));
  return both;
}

/** Keywords stand alone on their line; where a text grants one, it stands in quotation marks. */
function addKeywords(english: English): void {
  const { grammar, keyword } = english;
  for (const name of KEYWORDS) {
    grammar.rule(keyword)(name, {}, () => ({ ability: 'keyword', keyword: name }));
  }
  addBeside(english);
  addQuoted(english);
}
