/**
 * Spells that a text has a player cast, and what becomes of a spell that has been cast (409, 605.2f): it goes elsewhere
 * than to the graveyard.
 */

import type { Ability, Replacement } from '../../../ability/ability.js';
import type { Act } from '../../../ability/act.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { Some, Test, What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import { verb } from '../../../language/english/verb.js';
import type { Category } from '../../../language/grammar.js';
import { extend, introduced, prefix, referred } from '../../../language/template.js';
import { BY_SHIELD_TRIGGER, usedFrom } from '../use.js';
import { SPELL } from './noun.js';

/** A pending spell, when everything that it does is done. */
const DONE = { event: 'move', from: { zone: 'pending' }, to: { zone: 'graveyard' } } as const;
const GRAVEYARD: Act = { event: 'move', to: { zone: 'graveyard', whose: { who: 'you' } } };
const YOU = { who: 'you' } as const;
const A = { how: 'one', said: 'a' } as const;
const OBJECT = { how: 'introduces', sort: 'object' } as const;

/** What becomes of the spell, and what the text says it is instead of. */
type Fate = Pick<Replacement, 'outcome' | 'says' | 'of'>;

export function addCasting(english: English, spells: Category<Ability[]>): void {
  const from = zonesOfCasting(english);
  const fate = fates(english);
  const { grammar } = english;
  const casts = castable(english);
  verb(english, 'cast casts casting cast', '{object} for no cost', { object: casts }, (h) => ({
    event: 'use',
    object: h.object,
  }));
  const itself = grammar.category<What>('this spell');
  grammar.rule(itself)('this spell', {}, () => ({ what: 'this', noun: 'spell' }), {
    number: 'one',
    refers: OBJECT,
  });
  addOfItself(english, spells, itself, from, fate.any);
  addOfSpells(english, from, fate);
  addOfWhatIsCast(english, casts, fate.any);
}

/** "from your graveyard", of a spell that has been cast. */
function zonesOfCasting({ grammar }: English): Category<Test> {
  const from = grammar.category<Test>('whence it is cast');
  for (const [text, zone] of [
    ['hand', 'hand'],
    ['graveyard', 'graveyard'],
    ['mana zone', 'mana'],
  ] as const)
    grammar.rule(from)(`from your ${text}`, {}, () => ({ test: 'status', status: usedFrom(zone) }));
  return from;
}

/** "put it into your mana zone instead of your graveyard"; `whole`: where the text says what it is instead of. */
function fates({ grammar, deeds, back }: English): { any: Category<Fate>; whole: Category<Fate> } {
  const whole = grammar.category<Fate>('what becomes of a spell');
  const becomes = grammar.rule(whole);
  becomes('{deeds} instead of your graveyard', { deeds }, (h) => ({
    outcome: { outcome: 'stand in', do: [h.deeds] },
    says: 'instead',
    of: GRAVEYARD,
  }));
  becomes('{deeds} instead of putting {object} into your graveyard', { deeds, object: back }, (h) => ({
    outcome: { outcome: 'stand in', do: [h.deeds] },
    says: 'instead',
    of: { ...GRAVEYARD, object: h.object },
  }));
  const any = grammar.category<Fate>('what becomes of a spell');
  grammar.include(any, whole);
  grammar.rule(any)('{deeds} instead', { deeds }, (h) => ({
    outcome: { outcome: 'stand in', do: [h.deeds] },
    says: 'instead',
  }));
  return { any, whole };
}

/** "it", "a spell from your graveyard", "a spell that costs 7 or less from your hand or graveyard". */
function castable({ grammar, back, place, whose, zoneName, adjectives, clause }: English): Category<What> {
  const at = grammar.category<Test>('whence it is cast');
  grammar.rule(at)('from {at}', { at: place }, (h) => ({ test: 'zone', at: h.at, said: 'from' }));
  grammar.rule(at)('from {whose} {a} or {b}', { whose, a: zoneName, b: zoneName }, (h) => ({
    test: 'any',
    of: [
      { test: 'zone', at: { zone: h.a, whose: h.whose }, said: 'from' },
      { test: 'zone', at: { zone: h.b, whose: h.whose }, said: 'from' },
    ],
  }));
  const castable = grammar.category<What>('a spell');
  grammar.include(castable, back);
  const is = grammar.rule(castable);
  const spell = { adjectives, at, having: clause.one };
  const options = { number: 'one', refers: OBJECT } as const;
  is(
    'a ({adjectives})? spell {at} ({having})?',
    spell,
    (h) => ({
      what: 'some',
      quantity: A,
      described: { adjectives: h.adjectives, head: SPELL, which: [h.at] },
      having: h.having,
      as: introduced(),
    }),
    options,
  );
  is(
    'a ({adjectives})? spell {having} {at}',
    spell,
    (h) => ({
      what: 'some',
      quantity: A,
      described: { adjectives: h.adjectives, head: SPELL, which: [h.at] },
      having: h.having,
      havingOf: 'before',
      as: introduced(),
    }),
    options,
  );
  return castable;
}

/** What a spell says of itself: "After you cast this spell, put it into your mana zone instead of your graveyard." */
function addOfItself(
  { grammar }: English,
  spells: Category<Ability[]>,
  itself: Category<What>,
  from: Category<Test>,
  fate: Category<Fate>,
): void {
  const says = grammar.rule(spells);
  says('after you cast {object} , {fate} .', { object: itself, fate }, (h) => [
    extend(h.fate, {
      ability: 'replacement' as const,
      watch: { ...DONE, object: h.object },
      opens: 'after' as const,
    }),
  ]);
  says('after you cast {object} {from} , {fate} .', { object: itself, from, fate }, (h) => [
    extend(h.fate, {
      ability: 'replacement' as const,
      watch: { ...DONE, object: h.object },
      given: { if: 'is' as const, what: h.object, tests: [h.from] },
      opens: 'after' as const,
    }),
  ]);
  // That the player may cast it from there is taken as given where they do.
  says(
    'you may ‹cast {object} {from}› . if you do , after casting , {fate} .',
    { object: itself, from, fate },
    (h) => [
      extend(h.fate, {
        ability: 'replacement' as const,
        watch: { ...DONE, object: h.object },
        given: { if: 'is' as const, what: h.object, tests: [h.from] },
        opens: 'after casting' as const,
      }),
    ],
    { says: '0.given' },
  );
}

/** What is said of a player's spells: "After you cast a spell from your graveyard, put it on the bottom of your deck instead." */
function addOfSpells(
  { grammar, statement, adjectives }: English,
  from: Category<Test>,
  fate: { any: Category<Fate>; whole: Category<Fate> },
): void {
  const cast = grammar.category<Some>('what is cast');
  const options = { number: 'one', refers: OBJECT } as const;
  const way = grammar.category<Test>('how it is cast');
  grammar.include(way, from);
  grammar.rule(way)('by using its "shield\u00a0trigger" ability', {}, () => ({
    test: 'status',
    status: BY_SHIELD_TRIGGER,
  }));
  grammar.rule(cast)(
    'a ({adjectives})? spell',
    { adjectives },
    (h) => ({
      what: 'some',
      quantity: A,
      described: { adjectives: h.adjectives, head: SPELL },
      as: introduced(),
    }),
    options,
  );
  grammar.rule(cast)(
    'a ({adjectives})? spell {way}',
    { adjectives, way },
    (h) => ({
      what: 'some',
      quantity: A,
      described: { adjectives: h.adjectives, head: SPELL, which: [h.way] },
      as: introduced(),
    }),
    options,
  );
  // Without what it is instead of, it could be instead of the casting.
  for (const [opens, becomes] of [
    ['after', fate.any],
    ['whenever', fate.whole],
  ] as const) {
    const says = grammar.rule(statement);
    says(`${opens} you cast {object} , {fate}`, { object: cast, fate: becomes }, (h) =>
      extend(h.fate, {
        ability: 'replacement' as const,
        watch: { ...DONE, by: YOU, object: h.object },
        opens,
      }),
    );
    says(`${opens} you cast {object} , you may {fate}`, { object: cast, fate: becomes }, (h) =>
      extend(h.fate, {
        ability: 'replacement' as const,
        watch: { ...DONE, by: YOU, object: h.object },
        optional: YOU,
        opens,
      }),
    );
  }
}

/** What a text says of the spell that it has its player cast: "After you cast it, put it on the bottom of your deck instead." */
function addOfWhatIsCast(
  { grammar, sentences, back }: English,
  casts: Category<What>,
  fate: Category<Fate>,
): void {
  const base = grammar.category<Instruction>('that a spell is cast');
  grammar.rule(base)('cast {object} for no cost', { object: casts }, (h) => ({
    do: 'act',
    act: { event: 'use', object: h.object },
  }));
  grammar.rule(base)('you may cast {object} for no cost', { object: casts }, (h) => ({
    do: 'may',
    who: YOU,
    steps: [{ do: 'act', act: { event: 'use', object: h.object } }],
  }));
  const spell = grammar.category<What>('the spell');
  grammar.include(spell, back);
  const again = { number: 'one', refers: { how: 'back', sort: 'object' } } as const;
  grammar.rule(spell)(
    'a spell this way',
    {},
    () => ({ what: 'that', of: referred(), said: 'this way', head: SPELL }),
    again,
  );
  const effect = (ability: Replacement): Extract<Instruction, { do: 'last' }> => ({
    do: 'last',
    until: 'turn',
    abilities: [ability],
  });
  for (const [opens, text] of [
    ['after', 'you cast'],
    ['after casting', 'casting'],
  ] as const) {
    const unsaid = grammar.category<What>('the spell');
    grammar.rule(unsaid)(text, {}, () => ({ what: 'that', of: referred(), said: 'it' }), again);
    const cast = grammar.category<Act>('that it is cast');
    grammar.rule(cast)(`${text} {object:one}`, { object: spell }, (h) => ({ ...DONE, object: h.object }));
    grammar.rule(cast)('{object}', { object: unsaid }, (h) => ({ ...DONE, object: h.object, bare: true }));
    for (const [so, said] of [
      ['', {}],
      ['if you do , ', { said: 'if you do' as const }],
    ] as const) {
      const frame = `{base} . ${so}after {watch} , {fate} .`;
      const holes = { base, watch: cast, fate };
      const meaning = (h: { base: Instruction; watch: Act; fate: Fate }): Instruction => ({
        do: 'beforehand',
        base: [h.base],
        effect: effect(extend(h.fate, { ability: 'replacement' as const, watch: h.watch, opens })),
        ...said,
      });
      grammar.rule(sentences)(frame, holes, (h) => [meaning(h)]);
      grammar.rule(sentences)(`${frame} {rest}`, { ...holes, rest: sentences }, (h) =>
        prefix([meaning(h)], h.rest),
      );
    }
  }
}
