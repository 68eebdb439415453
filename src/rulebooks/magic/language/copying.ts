/** How texts say that something becomes a copy (707): for good, until end of turn, until it is turned face down. */

import type { Ability, Replacement } from '../../../ability/ability.js';
import type { What } from '../../../ability/reference.js';
import type { StaticOp } from '../../../ability/static.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { BECOMES_COPY } from '../entering/copying.js';
import { TURNED_UP } from '../entering/face-up.js';

const ITSELF: What = { what: 'this', said: 'it' };

/** "It becomes a copy of target creature until end of turn, except it has flying." */
export function addCopying({ grammar, sentence, what }: English, except: Category<StaticOp[]>): void {
  const says = grammar.rule(sentence);
  const between = { between: { subject: 'object', other: 'of' } } as const;
  for (const [text, until] of [
    ['', {}],
    [' until end of turn', { until: 'turn' as const }],
  ] as const) {
    const becomes = `{object:one} becomes a copy of {of:one}${text}`;
    const holes = { object: what, of: what };
    says(
      becomes,
      holes,
      (h) => ({ do: 'act', act: { event: BECOMES_COPY, object: h.object, copy: { of: h.of, ...until } } }),
      between,
    );
    says(
      `${becomes} , except {except}`,
      { ...holes, except },
      (h) => ({
        do: 'act',
        act: { event: BECOMES_COPY, object: h.object, copy: { of: h.of, except: h.except, ...until } },
      }),
      between,
    );
  }
}

/**
 * "As this creature enters or is turned face up, you may choose another creature. If you do, until this creature is turned
 * face down, it becomes a copy of that creature": two replacement effects in one text.
 */
export function copiedUntilDown(
  { grammar, what: object, ability }: English,
  except: Category<StaticOp[]>,
): Category<Ability[]> {
  const both = grammar.category<Ability[]>('two abilities');
  const text =
    'as {object} enters the battlefield or is turned face up , you may choose {of:one} . if you do , until {object} is turned face down , it becomes a copy of that creature';
  const holes = { object, of: object };
  const abilities = (on: What, of: What, more: { except?: StaticOp[] }): Replacement[] => {
    const copy = { of, ...more, until: 'face down' as const };
    return [
      {
        ability: 'replacement',
        opens: 'as',
        watch: { event: 'move', to: { zone: 'battlefield' }, object: on },
        optional: { who: 'you' },
        outcome: { outcome: 'modify', changes: [{ change: 'copy', ...copy }] },
        says: 'plain',
      },
      {
        ability: 'replacement',
        opens: 'as',
        watch: { event: TURNED_UP, object: on },
        optional: { who: 'you' },
        outcome: {
          outcome: 'modify',
          changes: [
            {
              change: 'besides',
              do: [{ do: 'act', act: { event: BECOMES_COPY, object: ITSELF, copy } }],
            },
          ],
        },
        says: 'plain',
      },
    ];
  };
  grammar.rule(both)(`${text} .`, holes, (h) => abilities(h.object, h.of, {}));
  grammar.rule(both)(`${text} , except {except} .`, { ...holes, except }, (h) =>
    abilities(h.object, h.of, { except: h.except }),
  );
  grammar.rule(both)(`${text} , except it has " {quoted} "`, { ...holes, quoted: ability }, (h) =>
    abilities(h.object, h.of, { except: [{ op: 'gain', abilities: [h.quoted] }] }),
  );
  return both;
}
