/** How texts say that other damage is dealt instead: doubled, tripled, halved, more or less by a number (120, 614.1a). */

import type { Replacement } from '../../../ability/ability.js';
import type { Act, CausePattern } from '../../../ability/act.js';
import type { Duration } from '../../../ability/duration.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { Quantity } from '../../../ability/quantity.js';
import type { What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import { addSort } from '../../../language/english/noun.js';
import type { Category } from '../../../language/grammar.js';
import { extend, introduced, referred } from '../../../language/template.js';
import { enchantedPlayer } from '../permanent/on-player.js';

const EVENT: Quantity = { event: 'amount' };

/** What damage is called, and what makes it that (510.2). */
const KINDS: readonly (readonly [words: string, cause: { cause?: CausePattern[] }])[] = [
  ['damage', {}],
  ['combat damage', { cause: [{ manner: 'combat' }] }],
  ['noncombat damage', { cause: [{ manner: 'combat', except: true }] }],
];

/** Adds them; returns the category of to whom or what damage would be dealt. */
export function addDealt(english: English): Category<Act> {
  addSort(english, 'source', 'source');
  const recipients = addRecipients(english);
  const would = addWouldDeal(english, recipients);
  addDeals(english, would);
  for (const [words, cause] of KINDS)
    english.grammar.rule(english.happens)(
      `{object:one} is dealt ${words}`,
      { object: english.what },
      (h) => ({ event: 'damage', object: h.object, ...cause }),
      { refers: { how: 'introduces', sort: 'amount' } },
    );
  addDealtToPlayers(english);
  addDealsNoLess(english, recipients);
  return recipients.any;
}

/**
 * "If a red source you control would deal an amount of noncombat damage less than this creature's power to an opponent, that
 * source deals damage equal to this creature's power instead": how much it is, is looked at as it would be dealt.
 */
function addDealsNoLess({ grammar, statement, what, quantity }: English, { any }: Recipients): void {
  for (const [words, cause] of KINDS)
    grammar.rule(statement)(
      `if {other:one} would deal a amount of ${words} ‹less than {least}› to {dealt} , that source deals damage equal to {again} instead`,
      { other: what, least: quantity, dealt: any, again: quantity },
      (h) => ({
        ability: 'replacement',
        opens: 'if',
        watch: extend(h.dealt, { other: h.other, ...cause }),
        given: { if: 'compare', left: EVENT, by: 'less than', right: h.least },
        outcome: { outcome: 'modify', changes: [{ change: 'amount', to: h.again }] },
        says: 'instead',
        of: { event: 'damage', bare: true, other: { what: 'role', role: 'other', head: { sort: 'source' } } },
      }),
      { says: 'given' },
    );
}

/** "Whenever you're dealt combat damage", "whenever an opponent is dealt damage". */
function addDealtToPlayers({ grammar, happens, who: by }: English): void {
  const amount = { refers: { how: 'introduces', sort: 'amount' } } as const;
  for (const [words, cause] of KINDS) {
    const says = grammar.rule(happens);
    says(`you're dealt ${words}`, {}, () => ({ event: 'damage', by: { who: 'you' }, ...cause }), amount);
    says(`{by:one} is dealt ${words}`, { by }, (h) => ({ event: 'damage', by: h.by, ...cause }), amount);
  }
}

/** To whom or what damage would be dealt, by how it is named again: "that permanent or player", "that player", "you". */
interface Recipients {
  readonly both: Category<Act>;
  readonly object: Category<Act>;
  readonly player: Category<Act>;
  readonly you: Category<Act>;
  readonly any: Category<Act>;
}

const PLAYER: Act = { event: 'damage', by: { who: 'player', said: 'a' } };
const PERMANENT: Act = {
  event: 'damage',
  object: {
    what: 'some',
    quantity: { how: 'one', said: 'a' },
    described: { head: { sort: 'permanent' } },
  },
};

/** "a permanent or player", "you", "creatures you control", "an opponent or a permanent an opponent controls". */
function addRecipients({ grammar, what, who }: English): Recipients {
  const category = (): Category<Act> => grammar.category<Act>('to whom damage is dealt');
  const [both, object, player, you, any] = [category(), category(), category(), category(), category()];
  grammar.rule(both)('a permanent or player', {}, () => ({ event: 'damage', either: [PERMANENT, PLAYER] }));
  grammar.rule(both)('{by} or {object}', { by: who, object: what }, (h) => ({
    event: 'damage',
    either: [
      { event: 'damage', by: h.by },
      { event: 'damage', object: h.object },
    ],
  }));
  grammar.rule(object)('{object}', { object: what }, (h) => ({ event: 'damage', object: h.object }));
  const named = grammar.rule(player);
  const introduces = { refers: { how: 'introduces', sort: 'player' } } as const;
  const as = introduced;
  named('a player', {}, () => ({ event: 'damage', by: { who: 'player', said: 'a', as: as() } }), introduces);
  named(
    'a opponent',
    {},
    () => ({ event: 'damage', by: { who: 'opponent', said: 'a', as: as() } }),
    introduces,
  );
  named('enchanted player', {}, () => ({ event: 'damage', by: enchantedPlayer(as()) }), introduces);
  grammar.rule(you)('you', {}, () => ({ event: 'damage', by: { who: 'you' } }));
  grammar.include(any, both, object, player, you);
  for (const eitherSaid of ['and', 'and/or'] as const) {
    grammar.rule(any)(`{by} ${eitherSaid} {object:many}`, { by: who, object: what }, (h) => ({
      event: 'damage',
      either: [
        { event: 'damage', by: h.by },
        { event: 'damage', object: h.object },
      ],
      eitherSaid,
    }));
  }
  grammar.rule(any)('{object:one} and/or {by}', { by: who, object: what }, (h) => ({
    event: 'damage',
    either: [
      { event: 'damage', object: h.object },
      { event: 'damage', by: h.by },
    ],
    eitherSaid: 'and/or',
  }));
  return { both, object, player, you, any };
}

/** "A red source you control would deal noncombat damage to an opponent", "damage would be dealt to you". */
type Would = { readonly [to in Exclude<keyof Recipients, 'any'> | 'anything']: Category<Act> };

function addWouldDeal({ grammar, would, happens, what, amount }: English, recipients: Recipients): Would {
  const introduces = { refers: { how: 'introduces', sort: 'amount' } } as const;
  const category = (): Category<Act> => grammar.category<Act>('what would happen');
  const to: Would = {
    both: category(),
    object: category(),
    player: category(),
    you: category(),
    anything: category(),
  };
  for (const [words, cause] of KINDS) {
    grammar.rule(to.anything)(
      `{other:one} would deal ${words}`,
      { other: what },
      (h) => ({ event: 'damage', other: h.other, ...cause }),
      introduces,
    );
    for (const whom of ['both', 'object', 'player', 'you'] as const) {
      grammar.rule(to[whom])(
        `{other:one} would deal ${words} to {dealt}`,
        { other: what, dealt: recipients[whom] },
        (h) => extend(h.dealt, { other: h.other, ...cause }),
        introduces,
      );
    }
    grammar.rule(would)(
      `${words} would be dealt to {dealt}`,
      { dealt: recipients.any },
      (h) => extend(h.dealt, { bare: true as const, ...cause }),
      introduces,
    );
    grammar.rule(happens)(
      `{other:one} deals ${words} to {dealt}`,
      { other: what, dealt: recipients.any },
      (h) => extend(h.dealt, { other: h.other, ...cause }),
      introduces,
    );
    grammar.rule(happens)(
      `{other:one} deals ${words}`,
      { other: what },
      (h) => ({ event: 'damage', other: h.other, ...cause }),
      introduces,
    );
    grammar.rule(would)(
      `{object} would be dealt ${words}`,
      { object: what },
      (h) => ({ event: 'damage', object: h.object, ...cause }),
      introduces,
    );
  }
  for (const whom of ['both', 'object', 'player', 'you'] as const) {
    grammar.rule(to[whom])(
      '{other:one} would deal {n} or more damage to {dealt}',
      { other: what, n: amount, dealt: recipients[whom] },
      (h) => extend(h.dealt, { other: h.other, atLeast: h.n }),
      introduces,
    );
  }
  grammar.include(would, ...Object.values(to));
  return to;
}

/** A replacement, without the word that opens it. */
type Core = Pick<Replacement, 'ability' | 'watch' | 'outcome' | 'says' | 'of'>;

/** "..., it deals double that damage to that permanent or player instead", "..., that source deals 3 damage to you instead". */
function addDeals(english: English, would: Would): void {
  const { grammar, statement, sentence } = english;
  const much = addMuch(english);
  const source = grammar.category<What>('the source');
  for (const [word, head] of SUBJECTS)
    grammar.rule(source)(`that ${word}`, {}, () => ({ what: 'role', role: 'other', head }));
  const again = addAgain(english);
  for (const turn of ['', ' this turn']) {
    const core = grammar.category<Core>('what is dealt instead');
    const is = grammar.rule(core);
    const meaning = (h: { watch: Act; much: Quantity }): Omit<Core, 'of'> => ({
      ability: 'replacement',
      watch: h.watch,
      outcome: { outcome: 'modify', changes: [{ change: 'amount', to: h.much }] },
      says: 'instead',
    });
    for (const whom of ['both', 'object', 'player', 'you', 'anything'] as const) {
      const holes = { watch: would[whom], much, source };
      is(`{watch}${turn} , it deals {much} instead`, holes, meaning);
      is(`{watch}${turn} , {source} deals {much} instead`, holes, (h) => ({
        ...meaning(h),
        of: { event: 'damage', bare: true, other: h.source },
      }));
      if (whom === 'anything') continue;
      const named = { ...holes, again: again[whom] };
      is(`{watch}${turn} , it deals {much} to {again} instead`, named, (h) => ({
        ...meaning(h),
        of: h.again,
      }));
      is(`{watch}${turn} , {source} deals {much} to {again} instead`, named, (h) => ({
        ...meaning(h),
        of: extend(h.again, { other: h.source }),
      }));
    }
    if (turn === '') {
      grammar.rule(statement)('if {core}', { core }, (h) => extend(h.core, { opens: 'if' as const }));
      grammar.rule(sentence)('until your next turn , if {core}', { core }, (h) =>
        lasting('your next turn', h.core),
      );
    } else {
      grammar.rule(sentence)('if {core}', { core }, (h) => lasting('turn', h.core));
    }
  }
}

function lasting(until: Duration, core: Core): Instruction {
  return { do: 'last', until, abilities: [extend(core, { opens: 'if' as const })] };
}

function addMuch({ grammar, amount }: English): Category<Quantity> {
  const much = grammar.category<Quantity>('how much damage');
  const is = grammar.rule(much);
  is('double that damage', {}, () => ({ times: 2, of: EVENT }));
  is('triple that damage', {}, () => ({ times: 3, of: EVENT }));
  is('that much damage plus {plus}', { plus: amount }, (h) => ({ plus: h.plus, to: EVENT }));
  is('that much damage minus {minus}', { minus: amount }, (h) => ({ minus: h.minus, from: EVENT }));
  is('half that damage , rounded down ,', {}, () => ({ half: EVENT, rounded: 'down' }));
  is('half that damage , rounded up ,', {}, () => ({ half: EVENT, rounded: 'up' }));
  is('{amount} damage', { amount }, (h) => h.amount);
  return much;
}

/** How the text names again to whom it is dealt: always the same as before, so that nothing hangs on it. */
function addAgain({ grammar, back, selfNoun }: English): Omit<Recipients, 'any'> {
  const category = (): Category<Act> => grammar.category<Act>('to whom damage is dealt');
  const again = { both: category(), object: category(), player: category(), you: category() };
  grammar.rule(again.both)('that permanent or player', {}, () => ({ event: 'damage' }));
  grammar.rule(again.both)('that player or permanent', {}, () => ({
    event: 'damage',
    either: [PLAYER, PERMANENT],
  }));
  grammar.rule(again.object)('{object}', { object: back }, (h) => ({ event: 'damage', object: h.object }));
  for (const said of ['enchanted', 'equipped'] as const) {
    grammar.rule(again.object)(`${said} creature`, {}, () => ({
      event: 'damage',
      object: {
        what: 'some',
        quantity: { how: 'every', said },
        described: { head: { noun: { trait: 'type', is: 'creature' }, sort: 'permanent' } },
        having: { test: 'relation', relation: 'bears', to: { what: 'this' } },
      },
    }));
  }
  grammar.rule(again.object)('this {noun}', { noun: selfNoun }, (h) => ({
    event: 'damage',
    object: { what: 'this', noun: h.noun },
  }));
  grammar.rule(again.player)(
    'that player',
    {},
    () => ({ event: 'damage', by: { who: 'that', of: referred(), said: 'that' } }),
    { refers: { how: 'back', sort: 'player' } },
  );
  grammar.rule(again.you)('you', {}, () => ({ event: 'damage', by: { who: 'you' } }));
  return again;
}

/** By which words a text names again what deals damage: "that source". */
export const SUBJECTS = [
  ['source', { sort: 'source' }],
  ['spell', { sort: 'spell' }],
  ['creature', { noun: { trait: 'type', is: 'creature' }, sort: 'permanent' }],
] as const;
