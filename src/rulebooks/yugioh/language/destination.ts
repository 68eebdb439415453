/** Where destroyed cards go: wordings that speak of a card as destroyed and send it elsewhere. */

import type { Replacement } from '../../../ability/ability.js';
import type { Act } from '../../../ability/act.js';
import type { Head, Quantifier, What, Who } from '../../../ability/reference.js';
import type { Zone } from '../../../ground/id.js';
import type { English } from '../../../language/english/english.js';
import type { Becomes } from '../../../language/english/replacement.js';
import type { Category } from '../../../language/grammar.js';
import { extend } from '../../../language/template.js';
import { AS_CONTINUOUS_SPELL, DESTROYED, IN_BATTLE_WITH } from '../word.js';

/** "If the equipped monster is destroyed as a result of battle, destroy this card instead": how older texts say "would". */
export function addDestroyed({ grammar, statement, what, done }: English, becomes: Category<Becomes>): void {
  grammar.rule(statement)(
    'if {object} is {deed} as a result of battle , {becomes}',
    { object: what, deed: done, becomes },
    (h) =>
      extend(h.becomes, {
        ability: 'replacement' as const,
        watch: extend(h.deed, { object: h.object, cause: [{ manner: 'battle' }] }),
        opens: 'if' as const,
        indicative: true as const,
      }),
  );
}

/** "This card is destroyed by battle and sent to the GY": one event, which has not happened where it goes elsewhere. */
export function addFallen({ grammar, happens, what: object, causes: cause, place, field }: English): void {
  const is = grammar.rule(happens);
  const fallen = { event: 'move', way: DESTROYED } as const;
  is('{object} [is|are] destroyed (by {cause})? and sent to {to}', { object, cause, to: place }, (h) => ({
    ...fallen,
    object: h.object,
    cause: h.cause,
    to: h.to,
  }));
  is(
    '{object} [is|are] destroyed (by {cause})? and sent from {from} to {to}',
    { object, cause, from: field, to: place },
    (h) => ({ ...fallen, object: h.object, cause: h.cause, from: h.from, to: h.to }),
  );
}

export function addRedirects(english: English): void {
  addPlaced(english);
  addBanished(english);
  addReturned(english);
  addFought(english);
}

const SENT = { event: 'move', to: { zone: 'gy' }, way: DESTROYED } as const;
const INDICATIVE = { opens: 'if', indicative: true } as const;

/** "... you can place it face-up in your Spell & Trap Zone as a Continuous Spell, instead of sending it to the GY." */
function addPlaced({ grammar, statement, what, causes, who }: English): void {
  const says = grammar.rule(statement);
  for (const [how, label] of [
    ['it face-up in your Spell & Trap Zone as a Continuous Spell', {}],
    ['it in your Spell & Trap Zone as a face-up Continuous Spell', { label: 'face-up last' }],
  ] as const) {
    const text = (where: string): string =>
      `if {object} is destroyed ${where} , {optional} can place ${how} , instead of sending it to the GY`;
    const placed = (watch: Act, optional: Who): Replacement => ({
      ability: 'replacement',
      watch,
      optional,
      outcome: {
        outcome: 'modify',
        changes: [
          { change: 'place', to: { zone: 'spells' } },
          { change: 'status', status: AS_CONTINUOUS_SPELL },
          { change: 'control', by: { who: 'you' } },
        ],
      },
      says: 'instead apart',
      ...INDICATIVE,
      ...label,
    });
    const holes = { object: what, optional: who };
    says(text('in a Monster Zone'), holes, (h) =>
      placed({ ...SENT, object: h.object, from: { zone: 'monsters' } }, h.optional),
    );
    says(text('by {cause}'), { ...holes, cause: causes }, (h) =>
      placed({ ...SENT, object: h.object, cause: h.cause }, h.optional),
    );
  }
}

/** "... banish it instead of sending it to the GY", "monsters that would be returned to the hand are banished instead". */
function addBanished({ grammar, statement, what, described, causes, done }: English): void {
  const says = grammar.rule(statement);
  const banished = (watch: Act, bare: { bare?: true } = {}): Replacement => ({
    ability: 'replacement',
    watch,
    outcome: { outcome: 'modify', changes: [{ change: 'place', to: { zone: 'banished', ...bare } }] },
    says: 'instead',
    indicative: true,
  });
  says(
    'if {object} is destroyed by {cause} , banish it instead of sending it to the GY',
    { object: what, cause: causes },
    (h) => ({ ...banished({ ...SENT, object: h.object, cause: h.cause }), opens: 'if' }),
  );
  for (const [verb, bare] of [
    ['banished', {}],
    ['removed from play', { bare: true }],
  ] as const) {
    says(`{object:many} that would be {deed} are ${verb} instead`, { object: what, deed: done }, (h) =>
      banished(extend(h.deed, { object: h.object }), bare),
    );
    says(`any {described:many} that would be {deed} are ${verb} instead`, { described, deed: done }, (h) =>
      banished(
        extend(h.deed, {
          object: {
            what: 'some' as const,
            quantity: { how: 'one' as const, said: 'any' as const },
            described: h.described,
          },
        }),
        bare,
      ),
    );
  }
}

/** "... return any monster you control that is destroyed to the hand instead of sending it to the GY." */
function addReturned({ grammar, sentence, what, causes }: English): void {
  grammar.rule(sentence)(
    'for the rest of this turn after this card resolves , return {object} that is destroyed by {cause} to the hand instead of sending it to the GY',
    { object: what, cause: causes },
    (h) => ({
      do: 'last',
      until: 'turn',
      abilities: [
        {
          ability: 'replacement',
          watch: { ...SENT, object: h.object, cause: h.cause },
          outcome: { outcome: 'modify', changes: [{ change: 'place', to: { zone: 'hand' } }] },
          says: 'instead',
          indicative: true,
        },
      ],
    }),
  );
}

/** "Any monster destroyed by battle with this card is banished", "... is shuffled into the Deck instead of going to the GY." */
function addFought({ grammar, statement, head, what }: English): void {
  const fought = grammar.category<What>('what is destroyed by battle with something');
  const fallen = (head: Head, to: What, quantity: Quantifier): What => ({
    what: 'some',
    quantity,
    described: { head, which: [{ test: 'relation', relation: IN_BATTLE_WITH, to }] },
  });
  grammar.rule(fought)(
    'any {head:one} destroyed by battle with {with}',
    { head, with: what },
    (h) => fallen(h.head, h.with, { how: 'one', said: 'any' }),
    { number: 'one' },
  );
  grammar.rule(fought)(
    '{head:many} destroyed by battle with {with}',
    { head, with: what },
    (h) => fallen(h.head, h.with, { how: 'every', said: 'plural' }),
    { number: 'many' },
  );
  const sent = (object: What, zone: Zone): Replacement => ({
    ability: 'replacement',
    watch: { ...SENT, object, cause: [{ manner: 'battle' }] },
    outcome: { outcome: 'modify', changes: [{ change: 'place', to: { zone } }] },
    says: 'instead',
    indicative: true,
  });
  const says = grammar.rule(statement);
  for (const [number, is] of [
    ['one', 'is'],
    ['many', 'are'],
  ] as const) {
    says(`{object:${number}} ${is} banished`, { object: fought }, (h) => ({
      ...sent(h.object, 'banished'),
      says: 'plain',
    }));
    says(
      `{object:${number}} ${is} shuffled into the Deck instead of going to the GY`,
      { object: fought },
      (h) => sent(h.object, 'deck'),
    );
  }
}
