/** "Instead of conducting your normal draw": what stands in for the draw that the turn brings. */

import type { English } from '../../../language/english/english.js';

export function addNormalDraw({ grammar, ability, deeds }: English): void {
  for (const [during, label] of [
    ['', {}],
    ['during your Draw Phase , ', { label: 'During your Draw Phase' }],
  ] as const) {
    for (const [mark, says] of [
      [',', 'instead first'],
      [':', 'instead apart'],
    ] as const) {
      grammar.rule(ability)(
        `${during}instead of conducting your normal draw ${mark} you can {deeds} .`,
        { deeds },
        (h) => ({
          ability: 'replacement',
          watch: { event: 'normal draw', by: { who: 'you' } },
          optional: { who: 'you' },
          outcome: { outcome: 'stand in', do: [h.deeds] },
          says,
          ...label,
        }),
      );
    }
  }
}
