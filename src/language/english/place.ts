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

/**
 * Adds the zone in which objects are in play: "on the battlefield", "in the battle zone".
 *
 * @param zone its key in the catalogue
 * @example
 * const english = sharedEnglish(harbour.language().dialect.english);
 * addField(english, 'harbour', 'the harbour', 'in');
 * english.field.productions.length; // => 1
 */
export function addField(
  { grammar, field, which }: English,
  zone: string,
  text: string,
  said: 'in' | 'on',
): void {
  grammar.rule(field)(text, {}, () => ({ zone }));
  grammar.rule(which)(`${said} ${text}`, {}, () => ({ test: 'zone', at: { zone }, said }));
  grammar.rule(which)(`that aren't ${said} ${text}`, {}, () => ({
    test: 'not',
    of: { test: 'zone', at: { zone }, said },
  }));
}
