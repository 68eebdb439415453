/** How texts speak of regenerating (701.19): shields, regeneration by static abilities, what can't be regenerated. */

import type { Act } from '../../../ability/act.js';
import type { What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import { objectVerb } from '../../../language/english/verb.js';
import type { Category } from '../../../language/grammar.js';
import { comes, referred } from '../../../language/template.js';

export function addRegeneration(english: English): void {
  const { grammar, doing, done, statement, what: object, back: again } = english;
  // To tell a player to regenerate something is to make a shield for it; it regenerates when it would be destroyed.
  for (const [form, word] of [
    ['base', 'regenerate'],
    ['third', 'regenerates'],
  ] as const) {
    grammar.rule(doing[form])(`${word} {object}`, { object }, (h) => ({
      event: 'regeneration shield',
      object: h.object,
    }));
  }
  grammar.rule(done)('regenerated', {}, () => ({ event: 'regenerate', said: 'be regenerated' }));
  objectVerb(english, 'regenerate regenerates regenerating regenerated', '', {}, () => ({
    event: 'regenerate',
  }));
  grammar.rule(statement)('if {object} would be destroyed , regenerate {again}', { object, again }, (h) => ({
    ability: 'replacement',
    opens: 'if',
    watch: { event: 'destroy', object: h.object },
    outcome: { outcome: 'stand in', do: [{ do: 'act', act: { event: 'regenerate', object: h.again } }] },
    says: 'plain',
  }));
  addBars(english);
}

/** "Destroy target creature. It can't be regenerated." "Destroy all creatures. They can't be regenerated." */
function addBars(english: English): void {
  const { grammar, doing, head, what: object } = english;
  const named = namedAgain(english);
  const event = 'regenerate';
  const destroyed = (h: { readonly object: What }): Act => ({
    event: 'destroy',
    object: h.object,
    came: comes(),
  });
  for (const [form, word] of [
    ['base', 'destroy'],
    ['third', 'destroys'],
  ] as const) {
    const says = grammar.rule(doing[form]);
    says(`${word} {object} . {again} can't be regenerated`, { object, again: named }, (h) => ({
      ...destroyed(h),
      bars: { event, what: h.again },
    }));
    says(`${word} {object} and {again} can't be regenerated`, { object, again: named }, (h) => ({
      ...destroyed(h),
      bars: { event, what: h.again, joined: true },
    }));
    says(
      `${word} {object} . {they:many} destroyed this way can't be regenerated`,
      { object, they: head },
      (h) => ({
        ...destroyed(h),
        bars: { event, they: h.they, many: true },
      }),
    );
    says(
      `${word} {object} . a {they:one} destroyed this way can't be regenerated`,
      { object, they: head },
      (h) => ({
        ...destroyed(h),
        bars: { event, they: h.they },
      }),
    );
  }
}

/** "It", "they", "that creature", as what something is said of. */
function namedAgain({ grammar, head }: English): Category<What> {
  const named = grammar.category<What>('an object');
  const back = { how: 'back', sort: 'object' } as const;
  for (const [text, said, number] of [
    ['it', 'it', 'one'],
    ['they', 'them', 'many'],
  ] as const) {
    grammar.rule(named)(text, {}, () => ({ what: 'that', of: referred(), said }), { number, refers: back });
    grammar.rule(named)(text, {}, () => ({ what: 'this', said }), { number, only: 'write' });
  }
  for (const [text, said, number] of [
    ['that {head:one}', 'that', 'one'],
    ['those {head:many}', 'those', 'many'],
  ] as const) {
    grammar.rule(named)(text, { head }, (h) => ({ what: 'that', of: referred(), said, head: h.head }), {
      number,
      refers: back,
    });
    grammar.rule(named)(text, { head }, (h) => ({ what: 'this', said, head: h.head }), {
      number,
      only: 'write',
    });
  }
  return named;
}
