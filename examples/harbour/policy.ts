/** How Harbour decides what replaces what. */

import {
  type Policy,
  type Refusal,
  type Step,
  turnOrder,
  turnPlayersFirst,
  whyImpossible,
} from 'instead/rulebook';
import { cite } from './rule.js';

export const POLICY: Policy = {
  next(view): Step {
    if (view.frame.assigned.length > 0) return { do: 'apply', rule: cite('once') };
    const live = view.nodes.filter(({ state }) => state === 'live');
    for (const node of live) {
      const [event] = node.events;
      const [first, ...others] = view.candidates(node);
      if (!event || !first) continue;
      const nodes = [node.id];
      // "You may" is asked as the effect is applied.
      if (others.length === 0)
        return { do: 'assign', effect: first.effect, nodes, accepted: false, rule: cite('once') };
      return {
        do: 'ask',
        by: view.affected(event) ?? first.controller,
        options: [first, ...others].map(({ effect }) => ({ effect, nodes })),
        decline: false,
        accepting: false,
        rule: cite('picks'),
      };
    }
    return { do: 'carry out', nodes: live.map(({ id }) => id), rule: cite('together') };
  },
  bars: (view, node, candidate): Refusal | null => {
    if (node.uses.some(({ effect }) => effect === candidate.effect))
      return { code: 'applied-before', rule: cite('once') };
    return view.feasible(node, candidate) ? null : { code: 'impossible', rule: cite('moored') };
  },
  together: (events) => [events],
  counts: () => true,
  reserved: () => [],
  doable: (game, event) => !whyImpossible(game, event),
  unpaid: () => null,
  passesOn: () => false,
  did: ({ happened, replaced }) => happened && !replaced,
  aims: () => false,
  order: turnOrder,
  presses: () => null,
  settle: (game) => turnPlayersFirst(game, cite('captain')),
  looksAhead: null,
  prohibits: null,
  chooses: { choose: cite('captain'), may: cite('captain'), target: cite('captain'), name: cite('captain') },
};
