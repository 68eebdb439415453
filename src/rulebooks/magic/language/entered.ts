/** What has entered in a certain way: "Whenever a permanent you control enters tapped, untap it" (603.6a). */

import type { Change } from '../../../ability/change.js';
import type { English } from '../../../language/english/english.js';

export function addEntered({ grammar, happens, what: object }: English): void {
  const how = grammar.category<Change>('how it has entered');
  grammar.terms(how, {
    tapped: { change: 'status', status: 'tapped' },
    untapped: { change: 'status', status: 'tapped', without: true },
  });
  for (const [number, enters] of [
    ['one', 'enters'],
    ['many', 'enter'],
  ] as const)
    grammar.rule(happens)(`{object:${number}} ${enters} the battlefield {how}`, { object, how }, (h) => ({
      event: 'move',
      to: { zone: 'battlefield' },
      object: h.object,
      arriving: [h.how],
      said: 'enter',
    }));
}
