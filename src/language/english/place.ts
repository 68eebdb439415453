/** Zones: whose, and which end of them. */

import { extend } from '../template.js';
import type { English } from './english.js';

export function addPlaces({ grammar, place, end, zoneName, whose, which }: English): void {
  grammar.rule(place)('{whose} {zone}', { whose, zone: zoneName }, (h) => ({ zone: h.zone, whose: h.whose }));
  grammar.rule(place)('a {zone}', { zone: zoneName }, (h) => ({ zone: h.zone }));
  grammar.rule(end)('the top of {place}', { place }, (h) => extend(h.place, { at: 'top' as const }));
  grammar.rule(end)('the bottom of {place}', { place }, (h) => extend(h.place, { at: 'bottom' as const }));
  grammar.rule(which)('in {at}', { at: place }, (h) => ({ test: 'zone', at: h.at, said: 'in' }));
  grammar.rule(which)('from {at}', { at: place }, (h) => ({ test: 'zone', at: h.at, said: 'from' }));
}

/** A zone that all share, or that a text names without saying whose: "the battlefield". */
export function addSharedZone(
  { grammar, place, which }: English,
  zone: string,
  text: string,
  on: 'in' | 'on',
): void {
  grammar.rule(place)(text, {}, () => ({ zone }));
  if (on === 'on') grammar.rule(which)(`on ${text}`, {}, () => ({ test: 'zone', at: { zone }, said: 'on' }));
}
