/** What a text tells players to do. */

import type { Instruction } from '../../ability/instruction.js';
import { extend, prefix } from '../template.js';
import type { English } from './english.js';

export function addSentences(english: English): void {
  const { grammar, afterThen, may, deed, deeds, sentence, sentences, other, doing, who, condition } = english;
  grammar.include(other, english[english.alternative]);
  grammar.rule(deed)('{act}', { act: doing.base }, (h) => ({ do: 'act', act: h.act }));
  const several = grammar.several('instructions', deed, 'and');
  grammar.rule(deeds)('{only}', { only: deed }, (h) => h.only);
  grammar.rule(deeds)('{steps}', { steps: several }, (h) => ({ do: 'several', steps: h.steps, said: 'and' }));
  const inTurn = grammar.category<Instruction[]>('instructions');
  grammar.rule(inTurn)('{first} , then {second}', { first: deed, second: deed }, (h) =>
    afterThen === 'if done'
      ? [h.first, { do: 'if', given: { if: 'did' }, yes: [h.second] }]
      : [h.first, h.second],
  );
  grammar.rule(inTurn)('{first} , {rest}', { first: deed, rest: inTurn }, (h) => prefix([h.first], h.rest));
  grammar.rule(deeds)('{steps}', { steps: inTurn }, (h) => ({ do: 'several', steps: h.steps, said: 'then' }));

  const says = grammar.rule(sentence);
  says('{deeds}', { deeds }, (h) => h.deeds);
  says(`{who} ${may} {deeds}`, { who, deeds }, (h) => ({ do: 'may', who: h.who, steps: [h.deeds] }));
  says(`{who} ${may} {cost} to {deeds}`, { who, cost: deeds, deeds }, (h) => ({
    do: 'may',
    who: h.who,
    cost: [h.cost],
    steps: [h.deeds],
  }));
  says('{by:one} {deed}', { by: who, deed: doing.third }, (h) => ({
    do: 'act',
    act: extend(h.deed, { by: h.by }),
  }));
  says('{by:many} {deed}', { by: who, deed: doing.base }, (h) => ({
    do: 'act',
    act: extend(h.deed, { by: h.by }),
  }));
  says('if {given} , {yes}', { given: condition, yes: sentence }, (h) => ({
    do: 'if',
    given: h.given,
    yes: [h.yes],
  }));

  const text = grammar.rule(sentences);
  text('{only} .', { only: sentence }, (h) => [h.only]);
  text('{first} . {rest}', { first: sentence, rest: sentences }, (h) => prefix([h.first], h.rest));
  const either = { given: condition, yes: sentence, no: sentence };
  text(
    'if {given} , {yes} . otherwise , {no} .',
    either,
    (h) => [{ do: 'if', given: h.given, yes: [h.yes], no: [h.no] }],
    { either: ['yes', 'no'] },
  );
  text(
    'if {given} , {yes} . otherwise , {no} . {rest}',
    { ...either, rest: sentences },
    (h) => prefix([{ do: 'if', given: h.given, yes: [h.yes], no: [h.no] }], h.rest),
    { either: ['yes', 'no'] },
  );
  const replacing = { base: sentence, given: condition, other };
  text(
    '{base} . if {given} , {other} instead .',
    replacing,
    (h) => [{ do: 'alternative', base: [h.base], given: h.given, other: [h.other] }],
    { either: ['base', 'other'] },
  );
  text(
    '{base} . if {given} , {other} instead . {rest}',
    { ...replacing, rest: sentences },
    (h) => prefix([{ do: 'alternative', base: [h.base], given: h.given, other: [h.other] }], h.rest),
    { either: ['base', 'other'] },
  );
}
