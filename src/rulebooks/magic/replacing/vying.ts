/** Effects on simultaneous events that take from the same: whichever is applied first takes first. */

import { refObjects } from '../../../evaluate/env.js';
import { flat } from '../../../ground/list.js';
import { asksWhetherDone } from '../../../kernel/paying/in-full.js';
import type { Candidate } from '../../../rulebook/policy.js';
import { FROM_TOP } from '../moving/from-top.js';

/** Whether it can matter whether this or another effect is applied first to simultaneous events. */
export function mayVie(one: Candidate): boolean {
  return mustPay(one) || isRationed(one) || topTaken(one) !== null;
}

/**
 * Whether two effects take from the same, the first first; an effect of "the next time" is one to each of several events. What
 * one effect takes from the top for several it takes in any order; what finds its cards as it happens finds those that are
 * left.
 */
export function vieWith(one: Candidate, other: Candidate): boolean {
  if (mustPay(one) && mustPay(other)) return true;
  if (one.effect === other.effect) return isRationed(one);
  const when = [topTaken(one), topTaken(other)];
  return !when.includes(null) && when.includes('applied');
}

/** It is paid for if it can be, without being asked. */
function mustPay({ ability: { outcome, optional, after = [] } }: Candidate): boolean {
  return outcome.outcome === 'stand in' && !optional && asksWhetherDone(after);
}

/**
 * It applies so many times and no more, to whichever comes first of several. Of points ("the next 3 damage") each event
 * takes its own.
 */
function isRationed(one: Candidate): boolean {
  const { limit } = one.ability;
  return limit !== undefined && limit.limit !== 'points' && !isOfOne(one);
}

/** It is about one object ("the next time it would be destroyed"): no other takes anything from it. */
function isOfOne({ ability: { watch }, env }: Candidate): boolean {
  return watch.object?.what === 'that' && refObjects(env, watch.object.of).length === 1;
}

/** When it is settled which cards from the top of a library an effect takes: as it is applied, or as its event happens. */
function topTaken({ ability: { outcome } }: Candidate): 'applied' | 'happening' | null {
  const acts =
    outcome.outcome === 'stand in' ? flat(outcome.do, (one) => (one.do === 'act' ? [one.act] : [])) : [];
  if (acts.some(({ object }) => object?.what === 'top')) return 'applied';
  return acts.some(({ event }) => Object.hasOwn(FROM_TOP, event)) ? 'happening' : null;
}
