/** What brings an event about, as the cards say it: "by the effect of one of your opponent's spells". */

import type { CausePattern } from '../../../ability/act.js';
import type { English } from '../../../language/english/english.js';
import { extend } from '../../../language/template.js';
import { CREATURE, SPELL } from './noun.js';

const EFFECT = { manner: 'effect' } as const;

/** What the words say of the card behind an effect. Nothing later refers to it. */
type Source = Pick<CausePattern, 'whose' | 'source' | 'one'>;

export function addCauses(english: English): void {
  const { grammar, cause, causes, whose } = english;
  const source = sources(english);
  const by = grammar.rule(cause);
  by('{whose} effect', { whose }, (h) => ({ ...EFFECT, whose: h.whose }));
  by('{whose} spell', { whose }, (h) => ({ ...EFFECT, whose: h.whose, source: { head: SPELL } }));
  by('one of {whose} spells', { whose }, (h) => ({
    ...EFFECT,
    whose: h.whose,
    source: { head: SPELL },
    one: true,
  }));
  for (const [text, of] of [
    ['the effect of', 'the effect of'],
    ['the ability of', 'the ability of'],
    ['a ability of', 'an ability of'],
    ['ability of', 'ability of'],
  ] as const) {
    by(`${text} {source}`, { source }, (h) => extend(h.source, { ...EFFECT, of }));
  }
  // "One of your opponent's spell effect or creature ability": both are the opponent's.
  const both = grammar.rule(causes);
  both('one of {whose} spell effect or creature ability', { whose }, (h) => [
    { ...EFFECT, whose: h.whose, source: { head: SPELL }, one: true, of: 'effect' },
    { ...EFFECT, whose: h.whose, source: { head: CREATURE }, of: 'ability' },
  ]);
  both('the effect of one of {whose} spells or creature ability', { whose }, (h) => [
    { ...EFFECT, whose: h.whose, source: { head: SPELL }, one: true, of: 'the effect of' },
    { ...EFFECT, whose: h.whose, source: { head: CREATURE }, of: 'ability' },
  ]);
}

/** "one of your opponent's creatures in the battle zone", "an opponent's creature", "a creature". */
function sources({ grammar, described, whose }: English) {
  const source = grammar.category<Source>('what brings it about');
  const is = grammar.rule(source);
  is('one of {whose} {source:many}', { whose, source: described }, (h) => ({
    whose: h.whose,
    source: h.source,
    one: true,
  }));
  is('{whose} {source:one}', { whose, source: described }, (h) => ({ whose: h.whose, source: h.source }));
  is('a {source:one}', { source: described }, (h) => ({ source: h.source }));
  return source;
}
