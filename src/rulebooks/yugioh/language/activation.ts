/** What comes before a colon, and costs before a semicolon: effects that are activated, and effects that wait for something. */

import type { Ability, Activated, Answering, Triggered, Unread } from '../../../ability/ability.js';
import type { Condition } from '../../../ability/condition.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { What } from '../../../ability/reference.js';
import { REST } from '../../../language/english/ability.js';
import type { English } from '../../../language/english/english.js';
import type { Category, Words } from '../../../language/grammar.js';
import { extend, introduced, prefix } from '../../../language/template.js';
import { type Token, wordsIn } from '../../../language/token.js';
import { DAMAGE_STEP } from '../word.js';
import { ATTACKING_MONSTER } from './attacker.js';
import { ONCE } from './limit.js';
import type { Moments } from './negate.js';
import { TRIBUTED } from './rough.js';
import { addActivatedSo, addSo, type So } from './so.js';

/** What stands before a colon or semicolon, for what else opens with it. */
export interface Activations {
  readonly target: Category<Instruction>;
  readonly so: So;
  /** Abilities of cards that stay on the field. */
  readonly lasting: Category<Ability>;
}

/** "If this card is destroyed: Draw 1 card.", "You can discard this card; draw 1 card.", "Target 1 monster; destroy it." */
export function addActivations(
  english: English,
  { answering }: Moments,
  battle: Category<Condition>,
  summoned: Category<What>,
): Activations {
  const target = addTargets(english, summoned);
  const opening = openings(english);
  const so = addSo(english);
  const lasting = english.grammar.category<Ability>('an ability');
  addColons(english, opening, target);
  addActivatedSo(english, so, addUsed(english, target, answering, battle), lasting);
  addActivationFrames(english, opening);
  return { target, so, lasting };
}

function addColons(
  { grammar, ability, deeds, sentences, zoneName }: English,
  opening: Category<Opening>,
  target: Category<Instruction>,
): void {
  const is = grammar.rule(ability);
  is('{opening} : {do}', { opening, do: sentences }, (h) =>
    extend(h.opening, { ability: 'triggered' as const, do: h.do, colon: true as const }),
  );
  is('{opening} : {cost} ; {do}', { opening, cost: deeds, do: sentences }, (h) =>
    extend(h.opening, { ability: 'triggered' as const, cost: [h.cost], do: h.do, colon: true as const }),
  );
  // What is paid and targeted belongs to the activation, which its player decides on.
  const you = { who: 'you' } as const;
  is('{opening} : you can {cost} ; {do}', { opening, cost: deeds, do: sentences }, (h) =>
    extend(h.opening, {
      ability: 'triggered' as const,
      do: [{ do: 'may' as const, who: you, cost: [h.cost], steps: h.do }],
      colon: true as const,
      said: 'semicolon' as const,
    }),
  );
  is('{opening} : you can {target} ; {do}', { opening, target, do: sentences }, (h) =>
    extend(h.opening, {
      ability: 'triggered' as const,
      do: [{ do: 'may' as const, who: you, steps: prefix([h.target], h.do) }],
      colon: true as const,
    }),
  );
  is(
    '{opening} : you can {cost} , then {target} ; {do}',
    { opening, cost: deeds, target, do: sentences },
    (h) =>
      extend(h.opening, {
        ability: 'triggered' as const,
        do: [{ do: 'may' as const, who: you, cost: [h.cost], steps: prefix([h.target], h.do) }],
        colon: true as const,
        said: 'then target' as const,
      }),
  );
  // Without a colon it is done at once, whatever else goes on.
  is('{opening} , {do} .', { opening, do: deeds }, (h) =>
    extend(h.opening, { ability: 'triggered' as const, do: [h.do] }),
  );
  is(
    'if this card is in your {zone} : you can {cost} , then {target} ; {do}',
    { zone: zoneName, cost: deeds, target, do: sentences },
    (h) => ({
      ability: 'activated',
      zone: h.zone,
      cost: [h.cost],
      do: prefix([h.target], h.do),
      said: 'then target',
    }),
  );
  is(
    'if this card is in your {zone} : you can {cost} ; {do}',
    { zone: zoneName, cost: deeds, do: sentences },
    (h) => ({
      ability: 'activated',
      zone: h.zone,
      cost: [h.cost],
      do: h.do,
    }),
  );
}

/** When an effect is triggered: what stands before its colon. */
type Opening = Pick<Triggered, 'on' | 'opens' | 'while'>;

/** "If this card is destroyed", "when a monster is destroyed by battle". */
function openings({ grammar, happens }: English): Category<Opening> {
  const plain = grammar.category<Opening>('when it is activated');
  for (const opens of ['if', 'when'] as const)
    grammar.rule(plain)(`${opens} {on}`, { on: happens }, (h) => ({ on: h.on, opens }));
  // A Flip effect is activated where its monster has been flipped face-up, in whichever way.
  grammar.rule(plain)('FLIP', {}, () => ({ on: { event: 'flip', object: { what: 'this' } }, opens: 'if' }));
  const opening = grammar.category<Opening>('when it is activated');
  grammar.include(opening, plain);
  grammar.rule(opening)(`{plain} ${EXCEPT}`, { plain }, (h) => extend(h.plain, { while: ELSEWHEN }));
  return opening;
}

const EXCEPT = '( except during the Damage Step )';
const ELSEWHEN = { if: 'not', of: { if: 'fact', fact: DAMAGE_STEP } } as const;

const CALCULATED = ['During damage calculation', '( Quick Effect )'] as const;
const ANY_TURN = "During either player 's turn";

/**
 * Effects that a player activates, read whole: what they target, how often, and that they are Quick Effects. Returns
 * those with a cost or a target, and those with neither.
 */
function addUsed(
  english: English,
  target: Category<Instruction>,
  answering: Category<Answering>,
  battle: Category<Condition>,
): [Category<Activated>, Category<Activated>] {
  const { grammar, ability, deeds, sentences } = english;
  const used = grammar.category<Activated>('an effect that is activated');
  const says = grammar.rule(used);
  says('you can {target} ; {do}', { target, do: sentences }, (h) => ({
    ability: 'activated',
    cost: [],
    do: prefix([h.target], h.do),
  }));
  says('you can {cost} , then {target} ; {do}', { cost: deeds, target, do: sentences }, (h) => ({
    ability: 'activated',
    cost: [h.cost],
    do: prefix([h.target], h.do),
    said: 'then target',
  }));
  says('you can {cost} ; {do}', { cost: deeds, do: sentences }, (h) => ({
    ability: 'activated',
    cost: [h.cost],
    do: h.do,
  }));
  const is = grammar.rule(ability);
  is('{used}', { used }, (h) => h.used);
  // Without a cost it is told from what a card does as it resolves by what stands before its colon.
  const plain = grammar.category<Activated>('an effect that is activated');
  grammar.rule(plain)('you can {do}', { do: sentences }, (h) => ({
    ability: 'activated',
    cost: [],
    do: h.do,
  }));
  const free = grammar.category<Activated>('an effect that is activated');
  grammar.include(free, used);
  grammar.include(free, plain);
  is('once per turn : {free}', { free }, (h) => extend(h.free, { limit: ONCE }));
  for (const label of ['( Quick Effect )', 'Once per turn ( Quick Effect )'])
    is(`${label} : {free}`, { free }, (h) =>
      extend(h.free, label.startsWith('Once') ? { label, limit: ONCE } : { label }),
    );
  const answers = { answers: answering, free };
  is('when {answers} ( Quick Effect ) : {free}', answers, (h) => extend(h.free, { answers: h.answers }));
  is('once per turn , when {answers} ( Quick Effect ) : {free}', answers, (h) =>
    extend(h.free, { answers: h.answers, limit: ONCE }),
  );
  // A battle that is responded to comes to its damage calculation.
  is(`${CALCULATED[0]} , if {battle} ${CALCULATED[1]} : {free}`, { battle, free }, (h) =>
    extend(h.free, { label: CALCULATED.join(' '), while: h.battle }),
  );
  // As older texts say that it is a Quick Effect.
  is(`${ANY_TURN} , when {answers} : {free}`, answers, (h) =>
    extend(h.free, { answers: h.answers, label: ANY_TURN }),
  );
  is(`Once per turn , ${ANY_TURN} , when {answers} : {free}`, answers, (h) =>
    extend(h.free, { answers: h.answers, label: ANY_TURN, limit: ONCE }),
  );
  return [used, plain];
}

/** "Target 1 face-up monster on the field; ...": the card is chosen as the effect is activated. */
function addTargets(
  { grammar, sentences, count, described, whose, head, place }: English,
  summoned: Category<What>,
): Category<Instruction> {
  const refers = { how: 'introduces', sort: 'object' } as const;
  const one = grammar.category<What>('a target');
  grammar.include(one, summoned);
  for (const [text, how] of [
    ['', 'exactly'],
    ['up to ', 'up to'],
  ] as const)
    grammar.rule(one)(
      `${text}{count} {described:same}`,
      { count, described },
      (h) => ({
        what: 'some',
        quantity: { how, amount: h.count },
        target: true,
        described: h.described,
        as: introduced(),
      }),
      { number: { of: 'count' }, refers },
    );
  grammar.rule(one)(
    '{count} of {whose} {head:many} that is banished or in {at}',
    { count, whose, head, at: place },
    (h): What => ({
      what: 'some',
      quantity: { how: 'exactly', amount: h.count },
      whose: h.whose,
      target: true,
      described: {
        head: h.head,
        which: [
          {
            test: 'any',
            of: [
              { test: 'zone', at: { zone: 'banished' }, said: 'in' },
              { test: 'zone', at: h.at, said: 'in' },
            ],
          },
        ],
      },
      as: introduced(),
    }),
    { number: { of: 'count' }, refers },
  );
  grammar.rule(one)(
    'the attacking monster',
    {},
    () => ({
      what: 'some',
      quantity: { how: 'exactly', amount: 1 },
      target: true,
      described: ATTACKING_MONSTER,
      as: introduced(),
    }),
    { number: 'one', refers },
  );
  const target = grammar.category<Instruction>('a target');
  grammar.rule(target)('target {one}', { one }, (h) => ({ do: 'choose', what: h.one }), {
    number: { of: 'one' },
  });
  // "Target 1 monster you control and 1 card your opponent controls": later words mean one of them, or both.
  grammar.rule(target)(
    'target {a} and {b}',
    { a: one, b: one },
    (h) => ({ do: 'choose', what: { what: 'both', of: [h.a, h.b], as: introduced() } }),
    { number: 'many', refers },
  );
  grammar.rule(sentences)('{first} ; {rest}', { first: target, rest: sentences }, (h) =>
    prefix([h.first], h.rest),
  );
  return target;
}

/**
 * What has no price and is done instead changes what happens, and is not only done where somebody uses it: "You can put it
 * there instead". With what else a monster may be Tributed for lets be done what could not be.
 */
const isOtherwise = (words: string): boolean => /^[^:]*\binstead\b/i.test(words) || TRIBUTED.test(words);

/** Effects that a player activates: nobody does so unasked. What is before the colon says when they could. */
function addActivationFrames(
  { grammar, framed, rest, what, deeds, condition }: English,
  opening: Category<Opening>,
): void {
  const moment = grammar.category<string>('a moment');
  grammar.words(moment, UP_TO_COLON);
  const quick = grammar.category<string>('a moment');
  grammar.words(quick, {
    ...UP_TO_COLON,
    read: (tokens, at) => UP_TO_COLON.read(tokens, at).filter(({ end }) => isQuick(tokens.slice(at, end))),
  });
  const freely = grammar.category<Unread>('anything');
  grammar.words(freely, {
    ...REST,
    starts: ({ word }) => word !== 'only',
    read: (tokens, at) => (isOtherwise(wordsIn(tokens.slice(at))) ? [] : REST.read(tokens, at)),
  });
  const frame = grammar.rule(framed);
  const unread = (rest: Unread): Instruction[] => [{ do: 'unread', unread: rest }];
  const timed = grammar.category<Opening>('when it is activated');
  grammar.include(timed, opening);
  grammar.rule(timed)('{opening} , while {while}', { opening, while: condition }, (h) =>
    extend(h.opening, { while: h.while }),
  );
  grammar.rule(timed)(`{opening} , while {while} ${EXCEPT}`, { opening, while: condition }, (h) =>
    extend(h.opening, { while: { if: 'all', of: [h.while, ELSEWHEN] } }),
  );
  frame('{timed} : {rest}', { timed, rest }, (h) =>
    extend(h.timed, { ability: 'triggered' as const, do: unread(h.rest), colon: true as const }),
  );
  // How the monster was summoned is left open: any such summon could matter.
  for (const way of ['fusion', 'ritual', 'synchro', 'xyz', 'link']) {
    frame(`if {object} is ${way} summoned {moment} : {rest}`, { object: what, moment, rest }, (h) => ({
      ability: 'triggered',
      label: h.moment,
      on: { event: `${way} summon`, object: h.object },
      do: unread(h.rest),
      opens: 'if',
      colon: true,
    }));
  }
  // What waits for something is triggered, however often it can be: nobody has to think of it.
  const awaited = grammar.category<string>('a moment');
  grammar.words(awaited, {
    ...UP_TO_COLON,
    read: (tokens, at) =>
      UP_TO_COLON.read(tokens, at).filter(
        ({ end }) => !waits(tokens.slice(at, end)) || isQuick(tokens.slice(at, end)),
      ),
  });
  frame('once per turn , {timed} : {rest}', { timed, rest }, (h) =>
    extend(h.timed, { ability: 'triggered' as const, do: unread(h.rest), colon: true as const }),
  );
  for (const opening of ['once per turn', 'during']) {
    frame(`${opening} {moment} : you can {rest}`, { moment: awaited, rest }, (h) => ({
      ability: 'activated',
      label: h.moment,
      cost: [],
      do: unread(h.rest),
    }));
  }
  frame('once per turn : you can {rest}', { rest }, (h) => ({
    ability: 'activated',
    limit: ONCE,
    cost: [],
    do: unread(h.rest),
  }));
  // A Union monster is equipped, or unequipped: which of the two is done is chosen as it is activated.
  frame('once per turn , you can either : {rest}', { rest }, (h) => ({
    ability: 'activated',
    limit: ONCE,
    cost: [],
    do: unread(h.rest),
  }));
  // In response to what it is activated does not matter as long as nobody does so.
  for (const opens of ['when', 'once per turn , when'])
    frame(`${opens} {moment} : you can {rest}`, { moment: quick, rest }, (h) => ({
      ability: 'activated',
      label: h.moment,
      cost: [],
      do: unread(h.rest),
    }));
  // How an effect is activated by paying is understood, whatever it then does and whenever it could be.
  frame('if {moment} : you can {cost} ; {rest}', { moment: quick, cost: deeds, rest }, (h) => ({
    ability: 'activated',
    label: h.moment,
    cost: [h.cost],
    do: unread(h.rest),
  }));
  frame('you can {rest}', { rest: freely }, (h) => ({ ability: 'activated', cost: [], do: unread(h.rest) }));
}

/** ", if a monster is destroyed", behind "once per turn"; ", if you control a monster" says when it could be activated. */
function waits(tokens: readonly Token[]): boolean {
  const words = wordsIn(tokens);
  return /^, (?:if|when) /.test(words) && !STANDING.test(words);
}

const STANDING = /^, if (?:you|your opponent|either player) (?:control|controls|have|has) /;

/** "... (Quick Effect)": it is activated at any time when it could be, and never triggers. */
function isQuick(tokens: readonly Token[]): boolean {
  return wordsIn(tokens.slice(-4)) === '( quick effect )';
}

/** The words up to the colon: a moment of the game. */
const UP_TO_COLON: Words<string> = {
  starts: ({ word }) => word !== ':',
  read: (tokens, at) => {
    const end = tokens.findIndex(({ word }, index) => index > at && word === ':');
    if (end < 0) return [];
    return [
      {
        end,
        meaning: tokens
          .slice(at, end)
          .map(({ text }) => text)
          .join(' '),
      },
    ];
  },
  print: () => null,
};
