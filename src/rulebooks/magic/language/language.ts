/** The words of Magic: what its cards say beyond the English that the games share. */

import type { Ability } from '../../../ability/ability.js';
import type { Act } from '../../../ability/act.js';
import type { Change } from '../../../ability/change.js';
import type { Quantity } from '../../../ability/quantity.js';
import type { Description, Test, What } from '../../../ability/reference.js';
import { addComparisons } from '../../../language/english/condition.js';
import { addAnywhere, addChoosing, addDeeds, addMove, addTop } from '../../../language/english/deed.js';
import type { English } from '../../../language/english/english.js';
import { addSort } from '../../../language/english/noun.js';
import { addField } from '../../../language/english/place.js';
import { digitsToo } from '../../../language/english/quantity.js';
import { sharedEnglish } from '../../../language/english/shared.js';
import { objectVerb, verb } from '../../../language/english/verb.js';
import type { Category } from '../../../language/grammar.js';
import { type Dialect, Language, type Span } from '../../../language/language.js';
import { follow, inTurn, ownName, words } from '../../../language/normal.js';
import { extend, introduced, prefix } from '../../../language/template.js';
import { COLORS } from '../card.js';
import { addReflexive } from '../casting/reflexive.js';
import { UNTIL_IT_LEAVES } from '../moving/until.js';
import { addExploring } from '../permanent/exploring.js';
import { addKeeping } from '../permanent/keeping.js';
import { addMonstrosity } from '../permanent/monstrous.js';
import { addPickedBefore, addPlayerTargets, addProtection } from '../permanent/protection.js';
import { CARD_TYPES, SUPERTYPES } from '../type.js';
import { startsApart } from './ability-word.js';
import { addAmongThem } from './among.js';
import { addAmounts } from './amount.js';
import { anchored } from './anchored.js';
import { tappedThenChosen } from './as-enters.js';
import { addAsides } from './aside.js';
import { addAttached } from './attached.js';
import { addAttacking } from './attacking.js';
import { addCannot, unlessPaid } from './cannot.js';
import { addCausing } from './causing.js';
import { chapters } from './chapter.js';
import { addClausesOfSentences } from './clause.js';
import { addMagicConditions } from './condition.js';
import { addContinuous, addExceptions } from './continuous.js';
import { addControl, PERMANENTS } from './control.js';
import { addCopying, copiedUntilDown } from './copying.js';
import { addCosts, loyaltyInBrackets } from './cost.js';
import { addCountering } from './countering.js';
import { addCursed } from './cursed.js';
import { addDamage } from './damage.js';
import { addDelayed } from './delayed.js';
import { addDrawing, twoProhibitions } from './drawing.js';
import { eachOf } from './each.js';
import { addEitherWay } from './either-way.js';
import { addEntered } from './entered.js';
import { addEntering, escapesInstead } from './entering.js';
import { addExiled } from './exiled.js';
import { addFloors } from './floor.js';
import { addHands } from './hand.js';
import { addHolding, addMagicAmounts } from './holding.js';
import { addKeywords } from './keyword.js';
import { addLeaving } from './leaving.js';
import { addLegal } from './legal.js';
import { goesOnUnclearly } from './next-time.js';
import { addInTurns, insteadWhile } from './only-while.js';
import { addAbilityWords, addMoreTokens, addOtherwise, addOtherwiseApart } from './otherwise.js';
import { ownReplacement } from './own-spell.js';
import { addPlayers } from './player.js';
import { addMana } from './producing.js';
import { addRecasting } from './recasting.js';
import { addRegeneration } from './regeneration.js';
import { addRepeating } from './repeating.js';
import { addRough, usedSomehow } from './rough.js';
import { addSkipping } from './skipping.js';
import { addSpells } from './spell.js';
import { addStates } from './state.js';
import { addTargeted } from './targeted.js';
import { addThisWay } from './this-way.js';
import { addTokens } from './token.js';
import { enteredOrTurned } from './turning.js';
import { addUntapping, tappedAndStays } from './untapping.js';
import { addWherever } from './wherever.js';
import { counterWords, kindWords, noSubtypeWords, nounWords } from './word.js';

export function magicLanguage(): Language {
  return new Language(dialect());
}

function dialect(): Dialect {
  const english = sharedEnglish({
    afterThen: 'in any case',
    alternative: 'sentence',
    counting: 'words',
    may: 'may',
    while: 'as long as',
  });
  english.grammar.words(english.count as Category<unknown>, digitsToo);
  addAnywhere(english);
  addComparisons(english);
  addMagicConditions(english);
  addOtherwise(english);
  addDeeds(english);
  addChoosing(english);
  addTop(english);
  addNouns(english);
  addPlayers(english);
  addWherever(english);
  addAdjectives(english);
  addExiled(english);
  addZones(english);
  addVerbs(english);
  addKeywords(english);
  addAttached(english);
  addCursed(english);
  addExploring(english);
  addProtection(english);
  addPickedBefore(english);
  addPlayerTargets(english);
  addTargeted(english);
  addAttacking(english);
  addDelayed(english);
  addStates(english);
  addReflexive(english);
  const { except, quoting } = addExceptions(english);
  const becomes = addEntering(english, except, quoting);
  addEntered(english);
  addEitherWay(english);
  addContinuous(english);
  addInTurns(english);
  addCopying(english, except);
  addControl(english);
  addCannot(english);
  addKeeping(english);
  addHolding(english);
  addMagicAmounts(english);
  addDevotion(english);
  const tokens = addTokens(english, except);
  addAmounts(english, tokens);
  addMoreTokens(english, tokens.token);
  addCosts(english);
  addMana(english);
  addFloors(english);
  const heads = addSpells(english);
  addDamage(english, becomes);
  addCountering(english);
  addAsides(english);
  addRough(english);
  addDrawing(english, becomes);
  addClausesOfSentences(english);
  addCausing(english);
  addHands(english);
  addRepeating(english);
  addAmongThem(english);
  addThisWay(english);
  addLeaving(english, becomes);
  addRecasting(english, becomes);
  addRegeneration(english);
  addSkipping(english);
  addUntapping(english);
  addMonstrosity(english);
  const ofSpells = addLegal(english);
  return {
    script: { quotedNames: false, reminders: true },
    english,
    ...addLines(english, { ...heads, ofSpells, own: ownReplacement(english, becomes) }, except),
    divide,
    frame: usedSomehow,
    unclear: goesOnUnclearly,
    elsewhere: {
      places: /\b(?:hands?|graveyards?|library|exiled?|removed|discard\w*|reveal\w*|zone|materials?)\b/i,
      itself: /\b(?:this|itself)\b/,
    },
    normalise: inTurn(
      // "He" and "she" are what a legend is called: players are "they".
      words({ his: ['their'], an: ['a'], he: ['it'], she: ['it'], him: ['it'] }),
      loyaltyInBrackets,
      ownName,
      // Newer texts do not say where one enters. Both are read in the longer form.
      follow(['enter', 'enters'], ['the', 'battlefield']),
    ),
  };
}

/** "If a permanent dealt damage by this spell would die this turn": of the damage that the paragraph before deals. */
const OF_ITS_DAMAGE = /^\s*If a [a-z ]+ dealt damage by [^.,]+ would die this turn\b/;

/** One ability a paragraph; its modes, and what lets one choose all of them, belong to it. */
function divide(text: string): Span[] {
  const spans: Span[] = [];
  for (const { index: start, 0: line } of text.matchAll(/[^\n]+/g)) {
    const end = start + line.trimEnd().length;
    const last = spans.at(-1);
    const modes =
      last !== undefined &&
      /(?:—|\bchoose [a-z ]+ instead\.)\s*(?:\n|$)/i.test(text.slice(last.start, last.end));
    const goesOn = (modes && /^\s*(?:•|entwine )/i.test(line)) || OF_ITS_DAMAGE.test(line);
    if (last && goesOn) spans.splice(-1, 1, { start: last.start, end });
    else if (startsApart(line) && /\binstead\b/i.test(line)) spans.push({ start, end, joins: true });
    else spans.push({ start, end });
  }
  return spans;
}

function addLines(
  english: English,
  {
    modal,
    cost,
    ofSpells,
    own,
  }: ReturnType<typeof addSpells> & { [of in 'ofSpells' | 'own']: Category<Ability> },
  except: ReturnType<typeof addExceptions>['except'],
) {
  const { grammar, ability, sentences, keyword } = english;
  const lines = grammar.category<Ability[]>('an ability');
  grammar.rule(lines)('{only}', { only: ability }, (h) => [h.only]);
  grammar.include(
    lines,
    tappedThenChosen(english),
    tappedAndStays(english),
    escapesInstead(english),
    enteredOrTurned(english),
    copiedUntilDown(english, except),
    twoProhibitions(english),
    chapters(english),
    anchored(english),
    unlessPaid(english),
    insteadWhile(english),
  );
  const keywords = grammar.category<Ability[]>('keywords');
  grammar.rule(keywords)('{only}', { only: keyword }, (h) => [h.only]);
  grammar.rule(keywords)('{first} , {rest}', { first: keyword, rest: keywords }, (h) =>
    prefix([h.first], h.rest),
  );
  grammar.rule(lines)('{first} , {rest}', { first: keyword, rest: keywords }, (h) =>
    prefix([h.first], h.rest),
  );
  const label = addAbilityWords(english);
  grammar.rule(lines)('{label} — {only}', { label, only: ability }, (h) => [
    extend(h.only, { label: h.label }),
  ]);
  const spells = grammar.category<Ability[]>('what a spell does');
  grammar.rule(spells)('{do}', { do: sentences }, (h) => [{ ability: 'spell', do: h.do }]);
  grammar.rule(spells)('{keyword}', { keyword }, (h) => [h.keyword]);
  grammar.rule(spells)('{do}', { do: modal }, (h) => [{ ability: 'spell', do: h.do }]);
  grammar.rule(spells)('{cost}', { cost }, (h) => [h.cost]);
  for (const only of [ofSpells, own]) grammar.rule(spells)('{only}', { only }, (h) => [h.only]);
  for (const of of [sentences, modal])
    grammar.rule(spells)('{label} — {do}', { label, do: of }, (h) => [
      { ability: 'spell', do: h.do, label: h.label },
    ]);
  addOtherwiseApart({ ...english, label }, spells);
  return { lines, spells };
}

const OWN_NOUNS = [...PERMANENTS, 'card', 'spell', 'token', 'plane', 'Aura', 'Equipment', 'Vehicle', 'Saga'];

function addNouns(english: English): void {
  const { grammar, kind, noun, selfNoun, trait, counter } = english;
  grammar.words(kind, kindWords);
  grammar.words(noun, nounWords);
  grammar.words(counter, counterWords);
  for (const sort of ['permanent', 'card', 'spell', 'token']) addSort(english, sort, sort);
  for (const word of OWN_NOUNS) grammar.rule(selfNoun)(word.toLowerCase(), {}, () => word);
  grammar.terms(trait, { power: 'power', toughness: 'toughness', 'mana value': 'mana value' });
  // A card that could be a permanent (110.4a).
  grammar.rule(kind)('permanent', {}, () => ({ trait: 'sort', is: 'permanent' }));
}

function addAdjectives({
  grammar,
  adjective,
  kind,
  which,
  lastWhich,
  counter,
  what,
  whats,
  place,
}: English): void {
  const color = grammar.category<Test>('a colour');
  for (const is of Object.values(COLORS))
    grammar.rule(color)(is, {}, () => ({ test: 'trait', trait: 'color', is }));
  grammar.rule(adjective)('{only}', { only: color }, (h) => h.only);
  const either = grammar.several('colours', color, 'or');
  grammar.rule(adjective)('{of}', { of: either }, (h) => ({ test: 'any', of: h.of }));
  grammar.rule(adjective)('{color} or {kind}', { color, kind }, (h) => ({
    test: 'any',
    of: [h.color, extend(h.kind, { test: 'trait' as const })],
  }));
  const negative = grammar.category<Test>('an adjective');
  for (const is of Object.values(COLORS))
    grammar.rule(negative)(`non${is}`, {}, () => ({
      test: 'not',
      of: { test: 'trait', trait: 'color', is },
    }));
  for (const is of Object.keys(CARD_TYPES))
    grammar.rule(negative)(`non${is}`, {}, () => ({ test: 'not', of: { test: 'trait', trait: 'type', is } }));
  grammar.include(adjective, negative);
  grammar.words(adjective, noSubtypeWords);
  grammar.rule(adjective)('{first} , {second}', { first: negative, second: negative }, (h) => ({
    test: 'all',
    of: [h.first, h.second],
  }));
  for (const is of SUPERTYPES) {
    grammar.rule(adjective)(is, {}, () => ({ test: 'trait', trait: 'supertype', is }));
    grammar.rule(adjective)(`non${is}`, {}, () => ({
      test: 'not',
      of: { test: 'trait', trait: 'supertype', is },
    }));
  }
  grammar.terms(adjective, {
    tapped: { test: 'status', status: 'tapped' },
    untapped: { test: 'not', of: { test: 'status', status: 'tapped' } },
  });
  grammar.rule(adjective)('nontoken', {}, () => ({
    test: 'not',
    of: { test: 'trait', trait: 'sort', is: 'token' },
  }));
  const relative = grammar.rule(which);
  for (const [text, trait, kind] of [
    ['of the chosen type', 'subtype', 'creature type'],
    ['of the chosen color', 'color', 'color'],
    ['with the chosen name', 'name', 'card name'],
  ] as const) {
    relative(text, {}, () => ({ test: 'chosen', trait, kind }));
  }
  relative('with a {counter} counter on it', { counter }, (h) => ({
    test: 'counters',
    counter: h.counter,
    atLeast: 1,
  }));
  relative('with no {counter} counters on them', { counter }, (h) => ({
    test: 'not',
    of: { test: 'counters', counter: h.counter, atLeast: 1 },
  }));
  grammar.rule(lastWhich)('that targets {to}', { to: what }, (h) => ({
    test: 'relation',
    relation: 'targets',
    to: h.to,
  }));
  const zones = grammar.category<string>('zones');
  grammar.terms(zones, { hands: 'hand', graveyards: 'graveyard', libraries: 'library' });
  grammar.rule(place)("{of:many} owners 's {zones}", { of: whats, zones }, (h) => ({
    zone: h.zones,
    whose: { who: 'owner', of: h.of },
    plural: true,
  }));
  grammar.rule(place)('all {zones}', { zones }, (h) => ({ zone: h.zones, plural: true, all: true }));
  for (const said of ['in', 'from'] as const) {
    relative(`${said} {zones}`, { zones }, (h) => ({
      test: 'zone',
      at: { zone: h.zones, plural: true },
      said,
    }));
    relative(`${said} {first} or {second}`, { first: zones, second: zones }, (h) => ({
      test: 'any',
      of: [
        { test: 'zone', at: { zone: h.first, plural: true }, said },
        { test: 'zone', at: { zone: h.second, plural: true }, said },
      ],
    }));
  }
}

function addZones(english: English): void {
  english.grammar.terms(english.zoneName, { hand: 'hand', graveyard: 'graveyard', library: 'library' });
  addField(english, 'battlefield', 'the battlefield', 'on');
}

function addVerbs(english: English): void {
  const { what: object, amount, quantity, grammar, doing, whose, selfNoun } = english;
  const each = eachOf(english);
  addMove(english, 'put puts putting put', 'put', { into: 'into', onto: 'onto', on: 'on' });
  addMove(english, 'return returns returning returned', 'return', { into: 'to', onto: 'to' });
  const to = { zone: 'exile' };
  verb(
    english,
    'exile exiles exiling exiled',
    '{object}',
    { object },
    (h) => ({ event: 'move', object: h.object, to, said: 'exile' }),
    { comes: true },
  );
  verb(
    english,
    'exile exiles exiling exiled',
    '{object} until this {noun} leaves the battlefield',
    { object, noun: selfNoun },
    (h) => ({
      event: 'move',
      object: h.object,
      to,
      said: 'exile',
      until: UNTIL_IT_LEAVES,
      other: { what: 'this', noun: h.noun },
    }),
  );
  verb(english, 'exile exiles exiling exiled', '{object} face down', { object }, (h) => ({
    event: 'move',
    object: h.object,
    to,
    faceDown: true,
    said: 'exile',
  }));
  const comes = { comes: true } as const;
  for (const event of ['sacrifice', 'tap', 'untap'] as const) {
    verb(english, FORMS[event], '{object}', { object }, (h) => ({ event, object: h.object }), comes);
  }
  verb(english, FORMS.cast, '{object}', { object }, (h) => ({ event: 'cast', object: h.object }));
  // Whoever sacrifices chooses what; newer texts say so.
  verb(
    english,
    FORMS.sacrifice,
    '{object} of their choice',
    { object },
    (h) => ({ event: 'sacrifice', object: h.object, freely: true }),
    comes,
  );
  verb(english, 'gain gains gaining gained', '{amount} life', { amount }, (h) => ({
    event: 'gain life',
    amount: h.amount,
  }));
  verb(english, 'gain gains gaining gained', 'life equal to {amount}', { amount: quantity }, (h) => ({
    event: 'gain life',
    amount: h.amount,
  }));
  verb(english, 'gain gains gaining gained', '{amount} life for each {each}', { amount, each }, (h) => ({
    event: 'gain life',
    amount: { times: h.amount, of: h.each },
  }));
  grammar.rule(doing.base)('gain life', {}, () => ({ event: 'gain life' }), {
    refers: { how: 'introduces', sort: 'amount' },
  });
  grammar.rule(doing.base)('draw cards', {}, () => ({ event: 'draw' }));
  grammar.rule(english.who)('players', {}, () => ({ who: 'player', said: 'plural' }), { number: 'many' });
  grammar.rule(doing.base)('roll \\{chaos\\}', {}, () => ({ event: 'roll chaos' }));
  addForEachDeed(english, each);
  addCounters(english, each);
  objectVerb(english, FORMS.enter, 'the battlefield', {}, () => ({
    event: 'move',
    to: { zone: 'battlefield' },
    said: 'enter',
  }));
  // What would enter can be told by whose control it would be under and whether it would be tapped.
  const entering = grammar.category<Change[]>('how it would enter');
  grammar.rule(entering)('under {whose} control', { whose }, (h) => [{ change: 'control', by: h.whose }]);
  grammar.rule(entering)('tapped', {}, () => [{ change: 'status', status: 'tapped' }]);
  grammar.rule(english.would)(
    '{object} would enter the battlefield {arriving}',
    { object, arriving: entering },
    (h) => ({ event: 'move', to: { zone: 'battlefield' }, object: h.object, arriving: h.arriving }),
  );
  for (const [number, enters] of [
    ['one', 'enters'],
    ['many', 'enter'],
  ] as const) {
    grammar.rule(english.happens)(
      `{object:${number}} ${enters} the battlefield under {whose} control`,
      { object, whose },
      (h) => ({
        event: 'move',
        to: { zone: 'battlefield' },
        object: h.object,
        arriving: [{ change: 'control', by: h.whose }],
        said: 'enter',
      }),
    );
  }
  grammar.rule(english.happens)('{object:one} enters the battlefield or attacks', { object }, (h) => ({
    event: 'move',
    object: h.object,
    either: [{ event: 'move', to: { zone: 'battlefield' }, said: 'enter' }, { event: 'attack' }],
  }));
  grammar.rule(english.happens)(
    'one or more {described:many} are {deed}',
    { described: english.described, deed: english.done },
    (h) => extend(h.deed, { object: oneOrMore(h.described) }),
  );
  grammar.rule(english.happens)(
    'one or more {described:many} {deed}',
    { described: english.described, deed: english.undergoing.base },
    (h) => extend(h.deed, { object: oneOrMore(h.described) }),
  );
  objectVerb(english, 'die dies dying died', '', {}, () => ({
    event: 'move',
    from: { zone: 'battlefield' },
    to: { zone: 'graveyard' },
    said: 'die',
  }));
  objectVerb(english, 'leave leaves leaving left', 'the battlefield', {}, () => ({
    event: 'move',
    from: { zone: 'battlefield' },
  }));
}

/** It triggers once, however many of them it happens to at the same time (603.2c). */
function oneOrMore(described: Description): What {
  return { what: 'some', quantity: { how: 'every', said: 'one or more' }, described };
}

const FORMS = {
  sacrifice: 'sacrifice sacrifices sacrificing sacrificed',
  tap: 'tap taps tapping tapped',
  untap: 'untap untaps untapping untapped',
  cast: 'cast casts casting cast',
  draw: 'draw draws drawing drawn',
  enter: 'enter enters entering entered',
} as const;

/** "Draw a card for each creature destroyed this way." */
function addForEachDeed(english: English, each: Category<Quantity>): void {
  const { count } = english;
  const refers = { how: 'introduces', sort: 'object' } as const;
  verb(
    english,
    FORMS.draw,
    'a card for each {each}',
    { each },
    (h) => ({ event: 'draw', amount: { times: 1, of: h.each }, as: introduced() }),
    { refers, number: 'many' },
  );
  verb(
    english,
    FORMS.draw,
    'cards equal to {amount}',
    { amount: english.quantity },
    (h) => ({ event: 'draw', amount: h.amount, as: introduced() }),
    { refers, number: 'many' },
  );
  verb(
    english,
    FORMS.draw,
    '{amount:many} cards for each {each}',
    { amount: count, each },
    (h) => ({ event: 'draw', amount: { times: h.amount, of: h.each }, as: introduced() }),
    { refers, number: 'many' },
  );
}

function addCounters(english: English, each: Category<Quantity>): void {
  const { what: object, counter, count: amount, grammar } = english;
  const put = 'put puts putting put';
  const remove = 'remove removes removing removed';
  verb(english, put, 'a {counter} counter on {object}', { counter, object }, (h) => ({
    event: 'put counters',
    counter: h.counter,
    amount: 1,
    object: h.object,
  }));
  verb(english, put, '{amount:many} {counter} counters on {object}', { amount, counter, object }, (h) => ({
    event: 'put counters',
    counter: h.counter,
    amount: h.amount,
    object: h.object,
  }));
  // "A +1/+1 counter and a lifelink counter": all of them are put at the same time, in one event (122.6, 608.2c).
  const one = grammar.category<Pick<Act, 'amount' | 'counter'>>('counters');
  grammar.rule(one)('a {counter} counter', { counter }, (h) => ({ counter: h.counter, amount: 1 }));
  grammar.rule(one)('{amount:many} {counter} counters', { amount, counter }, (h) => ({
    counter: h.counter,
    amount: h.amount,
  }));
  verb(
    english,
    put,
    '{kinds} on {object}',
    { kinds: grammar.several('counters', one, 'and'), object },
    (h) => ({
      event: 'put counters',
      kinds: h.kinds,
      object: h.object,
    }),
  );
  verb(english, put, 'a {counter} counter on {object} for each {each}', { counter, object, each }, (h) => ({
    event: 'put counters',
    counter: h.counter,
    amount: { times: 1, of: h.each },
    object: h.object,
  }));
  const get = 'get gets getting got';
  verb(english, get, 'a poison counter', {}, () => ({ event: 'get poison', amount: 1 }));
  verb(english, get, '{amount:many} poison counters', { amount }, (h) => ({
    event: 'get poison',
    amount: h.amount,
  }));
  const double = 'double doubles doubling doubled';
  verb(english, double, 'the number of {counter} counters on {object}', { counter, object }, (h) => ({
    event: 'double counters',
    counter: h.counter,
    object: h.object,
  }));
  verb(english, double, 'the number of each kind of counter on {object}', { object }, (h) => ({
    event: 'double counters',
    object: h.object,
  }));
  verb(english, remove, 'all {counter} counters from {object}', { counter, object: english.back }, (h) => ({
    event: 'remove counters',
    counter: h.counter,
    amount: { counters: h.counter, on: h.object },
    object: h.object,
  }));
  verb(english, remove, 'a {counter} counter from {object}', { counter, object }, (h) => ({
    event: 'remove counters',
    counter: h.counter,
    amount: 1,
    object: h.object,
  }));
  verb(
    english,
    remove,
    '{amount:many} {counter} counters from {object}',
    { amount, counter, object },
    (h) => ({
      event: 'remove counters',
      counter: h.counter,
      amount: h.amount,
      object: h.object,
    }),
  );
}

/** Devotion: the mana symbols of a colour among the costs of one's permanents (700.5). */
function addDevotion({ grammar, quantity, condition, count, whose }: English): void {
  for (const of of Object.values(COLORS)) {
    grammar.rule(quantity)(`{whose} devotion to ${of}`, { whose }, (h) => ({
      measure: 'devotion',
      of,
      whose: h.whose,
    }));
    grammar.rule(condition)(
      `{whose} devotion to ${of} is less than {right}`,
      { whose, right: count },
      (h) => ({
        if: 'compare',
        left: { measure: 'devotion', of, whose: h.whose },
        by: 'less than',
        right: h.right,
      }),
    );
  }
}
