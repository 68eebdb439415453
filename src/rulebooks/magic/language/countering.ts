/** How texts counter spells (701.6), and where a spell goes that is countered so (614.15). */

import type { Act } from '../../../ability/act.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { English } from '../../../language/english/english.js';
import { verb } from '../../../language/english/verb.js';
import { extend } from '../../../language/template.js';
import { clauseOf } from './clause.js';
import { manaWords } from './word.js';

export function addCountering(english: English): void {
  addUnless(english);
  addCounter(english);
}

function addCounter(english: English): void {
  const { grammar, sentence, what: object, who, field, place, end, arriving } = english;
  verb(english, 'counter counters countering countered', '{object}', { object }, (h) => ({
    event: 'counter',
    object: h.object,
  }));
  const mana = grammar.category<string>('mana');
  grammar.words(mana, manaWords);
  const way = grammar.category<Pick<Act, 'to' | 'arriving'>>('where a countered spell goes');
  const goes = grammar.rule(way);
  goes("exile it instead of putting it into its owner 's graveyard", {}, () => ({ to: { zone: 'exile' } }));
  const away = "instead of into that player 's graveyard";
  goes(`put it into {to} ${away}`, { to: place }, (h) => ({ to: h.to }));
  goes(`put it on {to} ${away}`, { to: end }, (h) => ({ to: h.to }));
  goes(
    "put that card onto {to} {arriving} instead of into its owner 's graveyard",
    { to: field, arriving },
    (h) => ({ to: h.to, arriving: h.arriving }),
  );
  const says = grammar.rule(sentence);
  const countered = 'if that spell is countered this way , {way}';
  says(`counter {object} . ${countered}`, { object, way }, (h) => ({
    do: 'act',
    act: extend(h.way, { event: 'counter', object: h.object }),
  }));
  says(`counter {object} unless {who:one} pays {mana} . ${countered}`, { object, who, mana, way }, (h) => ({
    do: 'unless',
    who: h.who,
    cost: [{ do: 'act', act: { event: 'pay mana', mana: h.mana } }],
    steps: [{ do: 'act', act: extend(h.way, { event: 'counter', object: h.object }) }],
  }));
}

/** "Counter target spell unless its controller pays {3}." "Sacrifice it unless you pay {2}." */
function addUnless(english: English): void {
  const { grammar, sentence, deeds, who, doing } = english;
  const mana = grammar.category<string>('mana');
  grammar.words(mana, manaWords);
  verb(english, 'pay pays paying paid', '{mana}', { mana }, (h) => ({ event: 'pay mana', mana: h.mana }));
  for (const [number, deed] of [
    ['one', doing.third],
    ['many', doing.base],
  ] as const) {
    grammar.rule(sentence)(
      `{deeds} unless {who:${number}} {deed}`,
      { deeds, who, deed },
      (h): Instruction => ({
        do: 'unless',
        who: h.who,
        cost: [{ do: 'act', act: h.deed }],
        steps: [h.deeds],
      }),
    );
    // The price is offered first, then what it would keep from being done (118.12a).
    grammar.rule(sentence)(
      `{by} may {deeds} unless {who:${number}} {deed}`,
      { by: who, deeds, who, deed },
      (h): Instruction => ({
        do: 'unless',
        who: h.who,
        cost: [{ do: 'act', act: h.deed }],
        steps: [{ do: 'may', who: h.by, steps: [h.deeds] }],
      }),
    );
  }
  addUnpaid(english);
}

/** "That player may pay {2}. If the player doesn't, you create a Treasure token." */
function addUnpaid(english: English): void {
  const { grammar, sentences, deeds, deed, who } = english;
  const clause = clauseOf(english);
  for (const [words, said] of [
    ["if the player doesn't", 'the player'],
    ["if that player doesn't", 'that player'],
    ["if they don't", 'they'],
  ] as const)
    for (const no of [clause, deed])
      grammar.rule(sentences)(`{by:one} may {deeds} . ${words} , {no} .`, { by: who, deeds, no }, (h) => [
        { do: 'may', who: h.by, steps: [h.deeds] },
        { do: 'if', given: { if: 'not', of: { if: 'did' }, said }, yes: [h.no] },
      ]);
}
