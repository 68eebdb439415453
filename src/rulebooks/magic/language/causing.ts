/**
 * What texts say of abilities that something causes to trigger: "Creatures entering don't cause abilities to trigger",
 * "If a permanent entering causes a triggered ability of a permanent you control to trigger, that ability triggers an
 * additional time." (603.2d)
 */

import type { Act } from '../../../ability/act.js';
import type { What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { extend } from '../../../language/template.js';

type Trigger = Act & { event: 'trigger' };

const ENTERING: Trigger = { event: 'trigger', to: { zone: 'battlefield' } };
const DYING: Trigger = { event: 'trigger', from: { zone: 'battlefield' }, to: { zone: 'graveyard' } };
const EITHER: Trigger = { event: 'trigger', either: [ENTERING, DYING] };

/** What happens to a permanent, as a text says it beside its noun; older texts name the zone as well. */
const HAPPENING: readonly (readonly [words: string, trigger: Trigger])[] = [
  ['entering', ENTERING],
  ['entering the battlefield', { ...ENTERING, said: 'enter' }],
  ['dying', DYING],
  ['entering or dying', EITHER],
  ['entering the battlefield or dying', { ...EITHER, said: 'enter' }],
];

export function addCausing(english: English): void {
  const abilities = addAbilities(english);
  addNone(english, abilities.many);
  addMore(english, abilities.one);
}

/** The permanent that has an ability, where not every ability is meant. */
interface Whose {
  other?: What;
}

/** Whose abilities they are: "abilities of permanents your opponents control", "a triggered ability of a permanent you control". */
function addAbilities({ grammar, what: other }: English) {
  const category = (): Category<Whose> => grammar.category<Whose>('abilities');
  const [one, many] = [category(), category()];
  grammar.rule(one)('a triggered ability of {other:one}', { other }, (h) => h);
  grammar.rule(many)('abilities', {}, () => ({}));
  grammar.rule(many)('abilities of {other:many}', { other }, (h) => h);
  return { one, many };
}

/** That they don't trigger: what happens so is noticed by none (kernel/waiting/noticed.ts). */
function addNone({ grammar, statement, what: object }: English, abilities: Category<Whose>): void {
  for (const [words, trigger] of HAPPENING)
    grammar.rule(statement)(
      `{object:many} ${words} don't cause {abilities} to trigger`,
      { object, abilities },
      (h) => ({ ability: 'cannot', act: extend(h.abilities, { ...trigger, object: h.object }) }),
    );
}

/** That they trigger an additional time, whatever they trigger on or on what a permanent does. */
function addMore({ grammar, statement, what: object }: English, ability: Category<Whose>): void {
  for (const [it, said] of [
    ['that ability', {}],
    ['it', { said: 'it' }],
  ] as const) {
    const more = `, ${it} triggers a additional time`;
    const says = grammar.rule(statement);
    for (const [words, trigger] of HAPPENING)
      says(`if {object:one} ${words} causes {ability} to trigger ${more}`, { object, ability }, (h) => ({
        ability: 'triggers more',
        on: extend(h.ability, { ...trigger, object: h.object }),
        ...said,
      }));
    says(`if {ability} triggers ${more}`, { ability }, (h) => ({
      ability: 'triggers more',
      on: extend(h.ability, { event: 'trigger' as const }),
      ...said,
    }));
  }
}
