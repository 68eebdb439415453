/** Words for the zones, and for what is in them. */

import type { English } from '../../../language/english/english.js';
import { EITHER_ZONE } from '../zone.js';
import { FACE_UP } from './kind.js';

export function addZones({ grammar, end, zoneName, place, field, which, whose }: English): void {
  grammar.terms(zoneName, {
    hand: 'hand',
    GY: 'gy',
    Deck: 'deck',
    'Extra Deck': 'extra deck',
    'Monster Zone': 'monsters',
    'Spell & Trap Zone': 'spells',
    'Pendulum Zone': 'pendulum',
    'Field Zone': 'field spells',
    ...Object.fromEntries(
      Object.keys(EITHER_ZONE).map((zone) => [zone.replace('gy', 'GY').replace('deck', 'Deck'), zone]),
    ),
  });
  grammar.rule(end)('top of the Deck', {}, () => ({ zone: 'deck', at: 'top', bare: true }));
  grammar.rule(field)('the field', {}, () => ({ zone: 'field' }));
  grammar.rule(place)('the {zone}', { zone: zoneName }, (h) => ({ zone: h.zone, plural: true }));
  grammar.rule(place)('either {zone}', { zone: zoneName }, (h) => ({ zone: h.zone, all: true }));
  grammar.rule(which)('on the field', {}, () => ({ test: 'zone', at: { zone: 'field' }, said: 'on' }));
  grammar.rule(which)('from {whose} field', { whose }, (h) => ({
    test: 'zone',
    at: { zone: 'field', whose: h.whose },
    said: 'from',
  }));
  grammar.rule(which)('on either field', {}, () => ({
    test: 'zone',
    at: { zone: 'field', plural: true },
    said: 'on',
  }));
  grammar.rule(which)(
    'in {whose} {a} , {b} , or {c}',
    { whose, a: zoneName, b: zoneName, c: zoneName },
    (h) => ({
      test: 'any',
      of: [
        { test: 'zone', at: { zone: h.a, whose: h.whose }, said: 'in' },
        { test: 'zone', at: { zone: h.b, whose: h.whose }, said: 'in' },
        { test: 'zone', at: { zone: h.c, whose: h.whose }, said: 'in' },
      ],
    }),
  );
  grammar.rule(which)('in {whose} hand or face-up field', { whose }, (h) => ({
    test: 'any',
    of: [
      { test: 'zone', at: { zone: 'hand', whose: h.whose }, said: 'in' },
      {
        test: 'all',
        of: [
          { test: 'zone', at: { zone: 'field' }, said: 'on' },
          { test: 'controlled', by: h.whose },
          FACE_UP,
        ],
      },
    ],
  }));
}
