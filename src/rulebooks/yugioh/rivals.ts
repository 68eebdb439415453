/** Mandatory replacements that contend for the same cards: all of them apply where there is something for each (R1). */

import type { EffectKey, ObjectId } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import type { Node } from '../../position/frame.js';
import type { Candidate, GroupView, Step } from '../../rulebook/policy.js';
import { cite } from './rule.js';

/** A mandatory replacement that applies to an event. */
export interface Due {
  readonly node: Node;
  readonly candidate: Candidate;
}

/** What could pay for one application of an effect. */
interface Want extends Due {
  readonly nodes: number[];
  readonly objects: readonly ObjectId[];
}

/**
 * Which of the replacements that could be paid with the same cards has its card first: one of those for which there is just
 * enough, so that something is left for each whatever is chosen; where there is not enough, their controller says which of
 * them has it.
 * @throws {Withheld} where there is not enough for those of different players: no answer says who has it
 */
export function rivals(view: GroupView, due: readonly Due[]): Step | Due | null {
  const wants = [...wanted(view, due)].sort((a, b) => a.objects.length - b.objects.length);
  const first = wants.find((one) => wants.some((other) => other !== one && areRivals(one, other)));
  if (!first) return null;
  const vying = rivalsOf(first, wants);
  const takers = shared(vying);
  if (takers) return scarce(vying, takers) ?? first;
  const by = first.candidate.controller;
  if (vying.some(({ candidate }) => candidate.controller !== by))
    withhold(
      'rule/not-modelled',
      'Which of two mandatory replacements of different players has the card that both would need is not worked out.',
    );
  return {
    do: 'ask',
    by,
    options: vying.map(({ candidate: { effect }, nodes }) => ({ effect, nodes })),
    decline: false,
    accepting: true,
    rule: cite('one-price'),
  };
}

/** By effect, what it could be paid with: one application covers all its events. */
function wanted(view: GroupView, due: readonly Due[]): readonly Want[] {
  const wants = new Map<EffectKey, Want>();
  for (const one of due) {
    const { node, candidate } = one;
    const known = wants.get(candidate.effect);
    const nodes = [...(known?.nodes ?? []), node.id];
    const objects = known?.objects ?? view.reaches(node, candidate);
    wants.set(candidate.effect, { ...(known ?? one), nodes, objects });
  }
  return [...wants.values()];
}

function areRivals(one: Want, other: Want): boolean {
  return one.objects.some((id) => other.objects.includes(id));
}

/** All that it contends with, and they with others. */
function rivalsOf(first: Want, wants: readonly Want[]): readonly Want[] {
  const found = new Set([first]);
  for (const one of found) {
    for (const other of wants) if (areRivals(one, other)) found.add(other);
  }
  return [...found];
}

/** A card for each, and who takes it; none where there is not one for each. */
function shared(wants: readonly Want[]): ReadonlyMap<ObjectId, Want> | null {
  const takers = new Map<ObjectId, Want>();
  const served = (one: Want, tried: Set<ObjectId>): boolean =>
    one.objects.some((id) => {
      if (tried.has(id)) return false;
      tried.add(id);
      const taker = takers.get(id);
      if (taker && !served(taker, tried)) return false;
      takers.set(id, one);
      return true;
    });
  return wants.every((one) => served(one, new Set())) ? takers : null;
}

/**
 * One of the fewest that have no more cards among them than they are themselves: whichever it takes leaves the others a card,
 * since any fewer of them have more to choose from. Where there are none such, nobody takes the last one of anybody.
 */
function scarce(wants: readonly Want[], takers: ReadonlyMap<ObjectId, Want>): Want | null {
  const sets = wants.flatMap((one) => {
    const needed = needing(one, takers);
    return needed === null ? [] : [{ one, size: needed.size }];
  });
  const [fewest] = sets.sort((a, b) => a.size - b.size);
  return fewest?.one ?? null;
}

/** It and all that would have to do with another card for it, and so on; null where a card is left over in the end. */
function needing(one: Want, takers: ReadonlyMap<ObjectId, Want>): ReadonlySet<Want> | null {
  const found = new Set([one]);
  for (const { objects } of found) {
    for (const id of objects) {
      const taker = takers.get(id);
      if (!taker) return null;
      found.add(taker);
    }
  }
  return found;
}
