/** How texts prevent damage (615) and redirect it (614.9): shields, the next time, "prevented this way", "instead". */

import type { Replacement } from '../../../ability/ability.js';
import type { Act, CausePattern } from '../../../ability/act.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { Quantity } from '../../../ability/quantity.js';
import type { Who } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Category, Rule } from '../../../language/grammar.js';
import { extend, prefix } from '../../../language/template.js';
import { addWhenPrevented } from '../casting/reflexive.js';
import { clauseOf } from './clause.js';
import { SUBJECTS } from './dealt.js';
import type { Recipients } from './shielded.js';

const EVENT: Quantity = { event: 'amount' };
const PREVENTED: Quantity = { event: 'prevented' };

export function addPrevention(english: English, to: Recipients): void {
  const damage = addClauses(english, to);
  const becomes = addBecomes(english, to);
  const follows = addFollowing(english, to);
  const later = grammarOfLater(english, follows);
  addWhenPrevented(english, later);
  addAlways(english, damage.always, to, later);
  addShields(english, damage.thisTurn, becomes, to, follows);
  addUntilNext(english, damage.always, becomes, to);
  addWatching(english, becomes, later, to);
  addNoticed(english);
}

/** "Whenever damage that would be dealt to you is prevented" (615.13). */
function addNoticed({ grammar, happens, what, who }: English): void {
  const amount = { refers: { how: 'introduces', sort: 'amount' } } as const;
  const prevented = (dealt: string): string => `damage that would be dealt to {${dealt}} is prevented`;
  grammar.rule(happens)(
    prevented('object'),
    { object: what },
    (h) => ({ event: 'prevent', object: h.object }),
    amount,
  );
  grammar.rule(happens)(prevented('by'), { by: who }, (h) => ({ event: 'prevent', by: h.by }), amount);
}

/** Damage as a noun: "damage that would be dealt to you by artifacts", by how long it is looked at. */
interface Damage {
  readonly always: Category<Act>;
  readonly thisTurn: Category<Act>;
}

/** The words of a clause; `T` stands for how long it is looked at, and `time` says that it does not stand last. */
const CLAUSES: readonly (readonly [text: string, act: Pick<Act, 'voice' | 'time'>])[] = [
  ['that would be dealt T', {}],
  ['that would be dealt to {dealt} T', {}],
  ['that would be dealt T to {dealt}', { time: 'early' }],
  ['that would be dealt by {other} T', {}],
  ['that would be dealt T by {other}', { time: 'early' }],
  ['that would be dealt to {dealt} by {other} T', {}],
  ['that would be dealt to {dealt} T by {other}', { time: 'between' }],
  ['{other} would deal T', { voice: 'deals' }],
  ['{other} would deal to {dealt} T', { voice: 'deals' }],
  ['that {other} would deal T', { voice: 'that deals' }],
  ['that {other} would deal to {dealt} T', { voice: 'that deals' }],
];

const KINDS: readonly (readonly [word: string, cause: { cause?: CausePattern[] }])[] = [
  ['', {}],
  ['combat ', { cause: [{ manner: 'combat' }] }],
  ['noncombat ', { cause: [{ manner: 'combat', except: true }] }],
];

function addClauses(english: English, to: Recipients): Damage {
  return { always: addClausesFor(english, to, ''), thisTurn: addClausesFor(english, to, ' this turn') };
}

function addClausesFor({ grammar, what }: English, { any }: Recipients, turn: string): Category<Act> {
  const clause = grammar.category<Act>('damage that would be dealt');
  const is = grammar.rule(clause);
  for (const [text, how] of CLAUSES) {
    // Where the words for how long stand matters only where there are some.
    if (turn === '' && how.time) continue;
    const said = text.replace(' T', turn);
    const [dealt, other] = [text.includes('{dealt}'), text.includes('{other}')];
    if (dealt && other)
      is(said, { dealt: any, other: what }, (h) => extend(h.dealt, { other: h.other, ...how }));
    else if (dealt) is(said, { dealt: any }, (h) => extend(h.dealt, how));
    else if (other) is(said, { other: what }, (h) => ({ event: 'damage', other: h.other, ...how }));
    else is(said, {}, () => ({ event: 'damage', ...how }));
  }
  for (const bothWays of ['dealt by', 'by'] as const) {
    is(`that would be dealt to and ${bothWays} {object}${turn}`, { object: what }, (h) => ({
      event: 'damage',
      object: h.object,
      bothWays,
    }));
  }
  const damage = grammar.category<Act>('damage');
  for (const [word, cause] of KINDS)
    grammar.rule(damage)(`${word}damage {clause}`, { clause }, (h) => extend(h.clause, cause));
  return damage;
}

/** What becomes of damage: "prevent 1 of that damage", "that damage is dealt to this creature instead". */
type Becomes = Pick<Replacement, 'outcome' | 'says' | 'of'>;

const ALL: Becomes = { outcome: { outcome: 'prevent', amount: 'all' }, says: 'plain' };

/** That it is dealt to another instead. */
function redirected(to: Act): Becomes {
  return { outcome: { outcome: 'modify', changes: [{ change: 'recipient', to }] }, says: 'instead' };
}

/** How a text names again what deals the damage: "it deals that damage to target creature instead". */
const DEALERS: readonly { readonly words: string; readonly of: Act }[] = [
  { words: 'it', of: { event: 'damage' } },
  ...SUBJECTS.map(([word, head]) => ({
    words: `that ${word}`,
    of: { event: 'damage', other: { what: 'role', role: 'other', head } } as const,
  })),
];

function addBecomes({ grammar, amount }: English, { one }: Recipients): Category<Becomes> {
  const becomes = grammar.category<Becomes>('what becomes of damage');
  const is = grammar.rule(becomes);
  is('prevent that damage', {}, () => ALL);
  is('prevent {n} of that damage', { n: amount }, (h) => ({
    outcome: { outcome: 'prevent', amount: h.n },
    says: 'plain',
  }));
  for (const rounded of ['up', 'down'] as const) {
    is(`prevent half that damage , rounded ${rounded}`, {}, () => ({
      outcome: { outcome: 'prevent', amount: { half: EVENT, rounded } },
      says: 'plain',
    }));
  }
  is('that damage is dealt to {dealt} instead', { dealt: one }, (h) => redirected(h.dealt));
  for (const { words, of } of DEALERS) {
    is(`${words} deals that damage to {dealt} instead`, { dealt: one }, (h) => ({
      ...redirected(h.dealt),
      of,
    }));
  }
  return becomes;
}

/** What is done because damage was prevented: "You gain life equal to the damage prevented this way" (615.5). */
function addFollowing({ grammar, who, what, counter }: English, { one }: Recipients): Category<Instruction> {
  const follows = grammar.category<Instruction>('what follows from prevention');
  const is = grammar.rule(follows);
  const gain = { event: 'gain life', amount: PREVENTED } as const;
  const ifSo = (act: Act): Instruction => ({
    do: 'if',
    given: { if: 'prevented' },
    yes: [{ do: 'act', act }],
  });
  for (const [number, gains] of [
    ['many', 'gain'],
    ['one', 'gains'],
  ] as const) {
    is(`{by:${number}} ${gains} life equal to the damage prevented this way`, { by: who }, (h) => ({
      do: 'act',
      act: { ...gain, by: h.by },
    }));
    is(`if damage is prevented this way , {by:${number}} ${gains} that much life`, { by: who }, (h) =>
      ifSo({ ...gain, by: h.by }),
    );
  }
  const itsController: Who = {
    who: 'controller',
    of: { what: 'role', role: 'other', head: { sort: 'source' } },
  };
  is("the source 's controller draws cards equal to the damage prevented this way", {}, () => ({
    do: 'act',
    act: { event: 'draw', by: itsController, amount: PREVENTED },
  }));
  is(
    'if damage is prevented this way , {other:one} deals that much damage to {dealt}',
    { other: what, dealt: one },
    (h) => ifSo(extend(h.dealt, { other: h.other, amount: PREVENTED })),
  );
  // One instruction, whichever way round: the counters are put at once, and what replaces that applies once.
  const put = 'put a {counter} counter on {object}';
  for (const [text, amount] of [
    [`${put} for each 1 damage prevented this way`, PREVENTED],
    [`for each 1 damage prevented this way , ${put}`, { times: PREVENTED, of: 1 }],
  ] as const)
    is(text, { counter, object: what }, (h) => ({
      do: 'act',
      act: { event: 'put counters', counter: h.counter, amount, object: h.object },
    }));
  return follows;
}

/** Later sentences: any that a player is told to do, or that follow from what was prevented. */
function grammarOfLater(
  { grammar, sentences }: English,
  follows: Category<Instruction>,
): Category<Instruction[]> {
  const later = grammar.category<Instruction[]>('instructions');
  grammar.include(later, sentences);
  grammar.rule(later)('{only} .', { only: follows }, (h) => [h.only]);
  grammar.rule(later)('{first} . {rest}', { first: follows, rest: later }, (h) => prefix([h.first], h.rest));
  return later;
}

/** "Prevent all damage that would be dealt to you", "all damage that would be dealt to you is dealt to this creature instead". */
function addOfAll(is: Rule<Replacement>, watch: Category<Act>, one: Category<Act>): void {
  is('prevent all {watch}', { watch }, (h) => ({ ability: 'replacement', watch: h.watch, ...ALL }));
  is('all {watch} is dealt to {dealt} instead', { watch, dealt: one }, (h) => ({
    ability: 'replacement',
    watch: h.watch,
    ...redirected(h.dealt),
  }));
}

/** "Prevent all damage that would be dealt to you." "All damage that would be dealt to you is dealt to this creature instead." */
function addAlways(
  { grammar, statement, ability, what }: English,
  watch: Category<Act>,
  { one }: Recipients,
  later: Category<Instruction[]>,
): void {
  const says = grammar.rule(statement);
  addOfAll(says, watch, one);
  for (const [word, cause] of KINDS) {
    says(`${word}damage can't be prevented`, {}, () => ({
      ability: 'cannot',
      act: { event: 'prevent', ...cause },
    }));
    says(`${word}damage that would be dealt by {other} can't be prevented`, { other: what }, (h) => ({
      ability: 'cannot',
      act: { event: 'prevent', other: h.other, ...cause },
    }));
  }
  grammar.rule(ability)('prevent all {watch} . {after}', { watch, after: later }, (h) => ({
    ability: 'replacement',
    watch: h.watch,
    ...ALL,
    after: h.after,
  }));
}

/** Shields of this turn (615.7, 615.8), each with what follows from it. */
function addShields(
  { grammar, amount, would, sentence }: English,
  watch: Category<Act>,
  becomes: Category<Becomes>,
  { one }: Recipients,
  follows: Category<Instruction>,
): void {
  const shield = grammar.category<Replacement>('a shield');
  const is = grammar.rule(shield);
  addOfAll(is, watch, one);
  is('prevent the next {points} {watch}', { points: amount, watch }, (h) => ({
    ability: 'replacement',
    watch: h.watch,
    limit: { limit: 'points', points: h.points },
    outcome: { outcome: 'prevent', amount: EVENT },
    says: 'plain',
  }));
  is('the next {points} {watch} is dealt to {dealt} instead', { points: amount, watch, dealt: one }, (h) => ({
    ability: 'replacement',
    watch: h.watch,
    limit: { limit: 'points', points: h.points },
    ...redirected(h.dealt),
  }));
  is('the next time {watch} this turn , {becomes}', { watch: would, becomes }, (h) =>
    extend(h.becomes, { ability: 'replacement' as const, watch: h.watch, limit: { limit: 'next' as const } }),
  );
  const last = (made: Replacement): Instruction => ({ do: 'last', until: 'turn', abilities: [made] });
  const holes = { shield, follows };
  grammar.rule(sentence)('{shield}', { shield }, (h) => last(h.shield));
  grammar.rule(sentence)('{shield} . {follows}', holes, (h) =>
    last(extend(h.shield, { after: [h.follows] })),
  );
  grammar.rule(sentence)("damage can't be prevented this turn", {}, () => ({
    do: 'last',
    until: 'turn',
    abilities: [{ ability: 'cannot', act: { event: 'prevent' } }],
  }));
}

/** "Until your next turn, prevent all damage that would be dealt to you." */
function addUntilNext(
  { grammar, sentence, would }: English,
  watch: Category<Act>,
  becomes: Category<Becomes>,
  { one }: Recipients,
): void {
  const effect = grammar.category<Replacement>('what lasts until then');
  const is = grammar.rule(effect);
  addOfAll(is, watch, one);
  is('if {watch} , {becomes}', { watch: would, becomes }, (h) =>
    extend(h.becomes, { ability: 'replacement' as const, opens: 'if' as const, watch: h.watch }),
  );
  grammar.rule(sentence)('until your next turn , {effect}', { effect }, (h) => ({
    do: 'last',
    until: 'your next turn',
    abilities: [h.effect],
  }));
}

/** "If a source would deal damage to you, prevent 1 of that damage." "..., prevent that damage and put that many counters on it." */
function addWatching(
  english: English,
  becomes: Category<Becomes>,
  later: Category<Instruction[]>,
  { any }: Recipients,
): void {
  const { grammar, statement, ability, would, condition, deeds, what, amount } = english;
  const opened = { ability: 'replacement', opens: 'if' } as const;
  const is = grammar.rule(statement);
  const goesOn = grammar.rule(ability);
  const and = 'prevent that damage and {deeds}';
  const others = clauseOf(english);
  grammar.rule(others)(
    'mill twice that many cards',
    {},
    () => ({ do: 'act', act: { event: 'mill', amount: { times: 2, of: EVENT } } }),
    { refers: { how: 'back', sort: 'amount' } },
  );
  is('if {watch} , prevent that damage and {others}', { watch: would, others }, (h) => ({
    ...opened,
    ...ALL,
    watch: h.watch,
    after: [h.others],
    afterSaid: 'and',
  }));
  is('if {watch} , {becomes}', { watch: would, becomes }, (h) =>
    extend(h.becomes, { ...opened, watch: h.watch }),
  );
  is(
    'if {other:one} would deal ‹{most} or less› damage to {dealt} , {becomes}',
    { other: what, most: amount, dealt: any, becomes },
    (h) =>
      extend(h.becomes, {
        ...opened,
        watch: extend(h.dealt, { other: h.other }),
        given: { if: 'compare' as const, left: EVENT, by: 'at most' as const, right: h.most },
      }),
    { says: 'given' },
  );
  is(`if {watch} , ${and}`, { watch: would, deeds }, (h) => ({
    ...opened,
    ...ALL,
    watch: h.watch,
    after: [h.deeds],
    afterSaid: 'and',
  }));
  goesOn('if {watch} , {becomes} . {after}', { watch: would, becomes, after: later }, (h) =>
    extend(h.becomes, { ...opened, watch: h.watch, after: h.after }),
  );
  const given = { watch: would, given: condition };
  is('if {watch} while {given} , {becomes}', { ...given, becomes }, (h) =>
    extend(h.becomes, { ...opened, watch: h.watch, given: h.given, givenLast: 'while' as const }),
  );
  is(`if {watch} while {given} , ${and}`, { ...given, deeds }, (h) => ({
    ...opened,
    ...ALL,
    watch: h.watch,
    given: h.given,
    givenLast: 'while',
    after: [h.deeds],
    afterSaid: 'and',
  }));
}
