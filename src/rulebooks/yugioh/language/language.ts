/** The words of Yu-Gi-Oh!: conditions before a colon, costs before a semicolon, names in quotation marks. */

import type { Ability } from '../../../ability/ability.js';
import type { Condition } from '../../../ability/condition.js';
import type { Test, What } from '../../../ability/reference.js';
import { addHolding } from '../../../language/english/condition.js';
import { addDeeds, addMove, addTop } from '../../../language/english/deed.js';
import type { English } from '../../../language/english/english.js';
import { sharedEnglish } from '../../../language/english/shared.js';
import { objectVerb, verb } from '../../../language/english/verb.js';
import type { Category } from '../../../language/grammar.js';
import { type Dialect, Language } from '../../../language/language.js';
import { inTurn, words } from '../../../language/normal.js';
import { extend, prefix } from '../../../language/template.js';
import type { Token } from '../../../language/token.js';
import { MONSTER_CARD } from '../card.js';
import { type Activations, addActivations } from './activation.js';
import { addAsides } from './aside.js';
import { addAttackBans } from './attack-bans.js';
import { addAttackers } from './attacker.js';
import { addBattles } from './battle.js';
import { addCoins } from './coin.js';
import { addCounters } from './counter.js';
import { addDamage } from './damage.js';
import { divide, listsEffects } from './divide.js';
import { addNormalDraw } from './draw.js';
import { addEquipped, addEquipsOnly, ofEquipped } from './equipped.js';
import { addFollowing } from './follow.js';
import { addForbidding, addNotActivated } from './forbidding.js';
import { addHoldings } from './holding.js';
import { addNouns, DEFENDING, FACE_UP, isFromWhere } from './kind.js';
import { addLeaving } from './leaving.js';
import { addLegal } from './legal.js';
import { addLimits } from './limit.js';
import { linkedAs } from './link.js';
import { addModes } from './modes.js';
import { addMoments } from './moment.js';
import { addNegating, type Moments } from './negate.js';
import {
  addEither,
  addEitherOrMore,
  addExcepted,
  addExtremes,
  addMonsterCards,
  addNamed,
  addOtherNames,
  addOwned,
  addThatTarget,
  addThatThere,
  cardName,
  exceptFirst,
} from './noun.js';
import { older } from './older.js';
import { addPaying } from './paying.js';
import { addPlacedAsSpell } from './placed.js';
import { addPrices } from './price.js';
import { addReplacing } from './replacing.js';
import { addRiders } from './rider.js';
import { goesOn, roughFrame } from './rough.js';
import { addSpellsSo } from './so.js';
import { addSpared } from './spared.js';
import { addGains } from './stats.js';
import { addBanishing, addHanding, addSummonedThen, addSummons, isNotOfSummon } from './summon.js';
import { addColumns, addSwitchedOff } from './switched-off.js';
import { addKeptTargets, ofTargeted } from './targeted.js';
import { addTurned } from './turned.js';
import { addUnaffected } from './unaffected.js';
import { addUntilEnd, untilEnd } from './until-end.js';
import { addHalvedWhereSo } from './way-to-attack.js';
import { addZones } from './zone.js';

export function yugiohLanguage(): Language {
  return new Language(dialect());
}

function dialect(): Dialect {
  const english = sharedEnglish({
    afterThen: 'if done',
    alternative: 'deeds',
    counting: 'digits',
    may: 'can',
    that: 'another',
    while: 'while',
  });
  addDeeds(english, '1 card');
  addTop(english);
  addHolding(english, 'in your hand');
  addNouns(english);
  addNamed(english);
  addEither(english);
  addEitherOrMore(english);
  addMonsterCards(english);
  addOwned(english);
  addExcepted(english);
  addThatTarget(english);
  addThatThere(english);
  addExtremes(english);
  addOtherNames(english);
  const own = addThisCard(english);
  addEquipped(english);
  addZones(english);
  addVerbs(english);
  addBanishing(english);
  addSummons(english);
  addHanding(english);
  addCauses(english);
  addPlacedAsSpell(english);
  addPrices(english);
  addPaying(english);
  addCounters(english);
  const made = addReplacing(english);
  const battle = addBattles(english, addDamage(english));
  addTurned(english);
  const effects = addUnaffected(english);
  addLimits(english);
  addStats(english, own);
  addUntilEnd(english, effects);
  addSpared(english);
  const { rider, summoned } = addRiders(english);
  addFollowing(english, made, summoned);
  addForbidding(english, rider);
  addAttackBans(english);
  addNormalDraw(english);
  addCoins(english);
  addHoldings(english);
  addAttackers(english);
  const moments = addNegating(english);
  const activations = addActivations(english, moments, battle, addSummonedThen(english));
  addSwitchedOff(english, activations.lasting);
  addColumns(english);
  return {
    script: { quotedNames: true, reminders: false },
    english,
    ...addLines(english, activations, moments, battle),
    divide,
    elsewhere: {
      places:
        /\b(?:hands?|graveyards?|gys?|decks?|banish\w*|removed|discard\w*|reveal\w*|zone|materials?)\b/i,
      itself: /\b(?:this|itself)\b/,
    },
    unclear: (abilities) => isFromWhere(abilities) || isNotOfSummon(abilities),
    frame: roughFrame,
    goesOn,
    lists: listsEffects,
    normalise: inTurn(
      words({ an: ['a'], cannot: ["can't"], graveyard: ['gy'] }),
      typed,
      older,
      lastingly,
      either,
      ofEquipped,
      ofTargeted,
      exceptFirst,
      untilEnd,
    ),
  };
}

/** "This card is not destroyed by battle" says that it cannot be; "it is not destroyed" is what a replacement says. */
function lastingly(tokens: readonly Token[]): Token[] {
  const said = STAYS.every((word, at) => tokens[at]?.word === word);
  return tokens.map((token, at) => {
    const word = said ? { 2: "can't", 3: 'be' }[at] : undefined;
    return word === undefined ? token : { ...token, text: word, word };
  });
}

/**
 * "Spells and Traps", "Spell or Trap" say what "Spells/Traps" do: a card that is Set is one or the other. "ATK and DEF" says
 * what "ATK/DEF" does.
 */
function either(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const joins =
      /^(?:and|or)$/.test(token.word) &&
      PAIRS.some(([first, second]) => tokens[at - 1]?.word === first && tokens[at + 1]?.word === second);
    return joins ? { ...token, text: '/', word: '/', kind: 'mark' } : token;
  });
}

const PAIRS = [
  ['spell', 'trap'],
  ['spells', 'traps'],
  ['atk', 'def'],
];

const STAYS = ['this', 'card', 'is', 'not', 'destroyed'];

/** "Dragon-Type" is how older texts say "Dragon". */
function typed(tokens: readonly Token[]): Token[] {
  return tokens.map((token) => {
    if (token.kind !== 'word' || !token.word.endsWith(TYPE)) return token;
    return { ...token, text: token.text.slice(0, -TYPE.length), word: token.word.slice(0, -TYPE.length) };
  });
}

const TYPE = '-type';

function addLines(
  english: English,
  { target, so, lasting }: Activations,
  moments: Moments,
  battle: Category<Condition>,
) {
  const { grammar, ability, statement, sentences, deeds, doing } = english;
  const lines = grammar.category<Ability[]>('an ability');
  for (const only of [ability, lasting]) grammar.rule(lines)('{only}', { only }, (h) => [h.only]);
  addEquipsOnly(english, lines);
  addHalvedWhereSo(english, lines);
  grammar.rule(lines)('{first} , also {second} .', { first: statement, second: statement }, (h) => [
    h.first,
    h.second,
  ]);
  grammar.rule(lines)('activate this card by {cost} .', { cost: doing.gerund }, (h) => [
    { ability: 'additional cost', cost: [{ do: 'act', act: h.cost }] },
  ]);
  addKeptTargets(english, lines);
  addNotActivated(english, lines);
  addLeaving(english);
  grammar.rule(lines)('activate by {cost} .', { cost: doing.gerund }, (h) => [
    { ability: 'additional cost', label: 'Activate by', cost: [{ do: 'act', act: h.cost }] },
  ]);
  const spells = grammar.category<Ability[]>('what is done');
  grammar.rule(spells)('{do}', { do: sentences }, (h) => [{ ability: 'spell', do: h.do }]);
  addMoments(english, moments, so, spells);
  // A battle that is responded to comes to its damage calculation.
  grammar.rule(spells)('during damage calculation , if {battle} : {do}', { battle, do: sentences }, (h) => [
    { ability: 'spell', label: 'During damage calculation', while: h.battle, do: h.do },
  ]);
  addSpellsSo(english, so, target, spells);
  grammar.rule(spells)('activate only as chain link 2 or higher ; {do}', { do: sentences }, (h) => [
    { ability: 'spell', while: linkedAs(2), do: h.do },
  ]);
  // What stands before a semicolon is paid as the card is activated.
  grammar.rule(spells)('{cost} ; {do}', { cost: deeds, do: sentences }, (h) => [
    { ability: 'additional cost', cost: [h.cost] },
    { ability: 'spell', do: h.do },
  ]);
  const aimed = { cost: deeds, target, do: sentences };
  grammar.rule(spells)('{cost} , then {target} ; {do}', aimed, (h) => [
    { ability: 'additional cost', cost: [h.cost], thenTarget: true },
    { ability: 'spell', do: prefix([h.target], h.do) },
  ]);
  grammar.rule(spells)('{only}', { only: ability }, (h) => [h.only]);
  addModes(english, target, spells);
  addLegal(english, lines);
  addAsides(grammar, lines, spells);
  return { lines, spells };
}

/** "This card", as it is and where it is. Returns the category of these, and of words that refer back. */
function addThisCard({ grammar, what, back, adjective, which, selfNoun }: English): Category<What> {
  const refers = { how: 'introduces', sort: 'object' } as const;
  grammar.terms(selfNoun, { card: 'card', 'Equip Card': 'Equip Card', 'Equip Spell': 'Equip Spell' });
  const closer = grammar.category<What>('an object');
  const is = grammar.rule(closer);
  const one = { number: 'one', refers } as const;
  is('this card {which}', { which }, (h): What => ({ what: 'this', noun: 'card', which: [h.which] }), one);
  is(
    'this {adjective} card',
    { adjective },
    (h): What => ({ what: 'this', adjectives: [h.adjective], noun: 'card' }),
    one,
  );
  is(
    'this {adjective} card {which}',
    { adjective, which },
    (h): What => ({ what: 'this', adjectives: [h.adjective], noun: 'card', which: [h.which] }),
    one,
  );
  grammar.include(what, closer);
  grammar.rule(which)('this card points to', {}, () => ({
    test: 'relation',
    relation: 'pointed to by',
    to: { what: 'this' },
  }));
  const own = grammar.category<What>('an object');
  grammar.include(own, closer, back);
  grammar.rule(own)('this card', {}, () => ({ what: 'this', noun: 'card' }), one);
  return own;
}

function addVerbs(english: English): void {
  objectVerb(english, 'leave leaves leaving left', 'the field', {}, () => ({
    event: 'move',
    from: { zone: 'field' },
  }));
  const { what: object } = english;
  addMove(english, 'send sends sending sent', 'send', { into: 'to' });
  addMove(english, 'place places placing placed', 'place', { into: 'in', on: 'on' });
  addMove(english, 'return returns returning returned', 'return', { into: 'to' });
  addMove(english, 'add adds adding added', 'add', { into: 'to' });
  addMove(english, 'shuffle shuffles shuffling shuffled', 'shuffle', { into: 'into' });
  const { place } = english;
  verb(english, 'discard discards discarding discarded', '{object} to {to}', { object, to: place }, (h) => ({
    event: 'discard',
    object: h.object,
    to: h.to,
  }));
  verb(english, 'Tribute Tributes Tributing Tributed', '{object}', { object }, (h) => ({
    event: 'tribute',
    object: h.object,
  }));
  // What is done when a player activates something is done in response: it is no trigger.
  const { grammar, doing, done } = english;
  grammar.rule(doing.base)('activate {object}', { object }, (h) => ({ event: 'activate', object: h.object }));
  grammar.rule(done)('activated', {}, () => ({ event: 'activate' }));
}

function addCauses({ grammar, cause, whose, described }: English): void {
  grammar.rule(cause)('battle', {}, () => ({ manner: 'battle' }));
  grammar.rule(cause)('card effect', {}, () => ({ manner: 'effect' }));
  grammar.rule(cause)('a card effect', {}, () => ({ manner: 'effect', one: true }));
  grammar.rule(cause)('the effect of a {source:one}', { source: described }, (h) => ({
    manner: 'effect',
    of: 'the effect of',
    source: h.source,
  }));
  grammar.rule(cause)("a {source:one} 's effect", { source: described }, (h) => ({
    manner: 'effect',
    of: 'effect',
    source: h.source,
  }));
  // "Except" the effects of cards of this name, mostly its own.
  grammar.rule(cause)('card effect , except {name} ,', { name: cardName(grammar) }, (h) => ({
    manner: 'effect',
    source: {
      adjectives: [{ test: 'not', of: { test: 'trait', trait: 'name', is: h.name } }],
      head: { sort: 'card' },
    },
  }));
  grammar.rule(cause)('card effects', {}, () => ({ manner: 'effect', plural: true }));
  grammar.rule(cause)('{whose} card effect', { whose }, (h) => ({ manner: 'effect', whose: h.whose }));
  grammar.rule(cause)('{whose} card effects', { whose }, (h) => ({
    manner: 'effect',
    whose: h.whose,
    plural: true,
  }));
}

function lyingIn([zone, ...others]: readonly [string, ...string[]]): Test {
  const test: Test = { test: 'zone', at: { zone }, said: 'in' };
  return others.length === 0
    ? test
    : {
        test: 'any',
        of: [test, ...others.map((other): Test => ({ test: 'zone', at: { zone: other }, said: 'in' }))],
      };
}

/** ATK and DEF, and continuous effects while something holds. @param own the card itself */
function addStats(english: English, own: Category<What>): void {
  const { grammar, ability, condition, statement, whose, back, adjective, zoneName } = english;
  addGains(english);
  // "While in Defense Position: ..."
  const inPosition = grammar.category<Condition>('a battle position');
  for (const [text, test] of [
    ['Defense Position', DEFENDING],
    ['Attack Position', { test: 'not', of: DEFENDING }],
  ] as const satisfies readonly (readonly [string, Test])[])
    grammar.rule(inPosition)(`in ${text}`, {}, () => ({ if: 'is', what: { what: 'this' }, tests: [test] }));
  grammar.rule(ability)('while {given} : {one}', { given: inPosition, one: ability }, (h) =>
    extend(h.one, { while: h.given }),
  );
  grammar.rule(ability)(
    'this card is always treated as a {name} card .',
    { name: cardName(grammar) },
    (h) => ({
      ability: 'static',
      zone: '*',
      affects: { what: 'this', noun: 'card' },
      ops: [{ op: 'add', trait: 'archetype', values: [h.name] }],
    }),
  );
  // What it is called for as long as it lies there.
  const name = cardName(grammar);
  for (const [text, ...zones] of [
    ['in the Field Zone', 'field spells'],
    ['on the field', 'field'],
    ['in the GY', 'gy'],
    ['on the field or in the GY', 'field', 'gy'],
    ['it is in the hand or GY', 'hand', 'gy'],
  ] as const)
    grammar.rule(statement)(`this card 's name becomes {name} while ${text}`, { name }, (h) => ({
      ability: 'static',
      ...(zones.some((zone) => !zone.startsWith('field')) && { zone: '*' }),
      while: { if: 'is', what: { what: 'this' }, tests: [lyingIn(zones)] },
      whileLast: true,
      affects: { what: 'this', noun: 'card' },
      ops: [{ op: 'set', trait: 'name', values: [h.name] }],
    }));
  // What the card is, wherever it has come to.
  grammar.rule(condition)('{what} is a {adjective} monster', { what: back, adjective }, (h) => ({
    if: 'is',
    what: h.what,
    tests: [h.adjective, { test: 'trait', trait: 'type', is: MONSTER_CARD }],
    said: 'is a',
  }));
  // Of what a text names for the first time it is another question whether there is any: see `holding.ts`.
  grammar.rule(condition)('{what} is in the {zone}', { what: own, zone: zoneName }, (h) => ({
    if: 'is',
    what: h.what,
    tests: [{ test: 'zone', at: { zone: h.zone }, said: 'in' }],
  }));
  grammar.rule(condition)('{what} is face-up on the field', { what: own }, (h) => ({
    if: 'is',
    what: h.what,
    tests: [FACE_UP, { test: 'zone', at: { zone: 'field' }, said: 'on' }],
  }));
  // What is on the field applies there face-up alone.
  grammar.rule(condition)('{what} is on the field', { what: own }, (h) => ({
    if: 'is',
    what: h.what,
    tests: [{ test: 'zone', at: { zone: 'field' }, said: 'on' }],
  }));
  grammar.rule(ability)(
    'while {while} , {statement} during {whose} turn only .',
    { while: condition, statement, whose },
    (h) =>
      extend(h.statement, {
        while: {
          if: 'all' as const,
          of: [h.while, { if: 'turn' as const, whose: h.whose, said: 'during' as const }],
        },
      }),
  );
}
