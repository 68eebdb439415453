/** What replaces events that happen at the same time (373). */

import type { PlayerId } from '../../../ground/id.js';
import { oneByOne } from '../../../kernel/event/singly.js';
import type { GameEvent } from '../../../position/event.js';
import type { Node } from '../../../position/frame.js';
import type { Game } from '../../../rulebook/game.js';
import type { GroupView, Step } from '../../../rulebook/policy.js';
import { turnOrder } from '../../common/settle.js';
import { cite, type Rule } from '../rule.js';
import { appliedFirst, type Option } from './option.js';

/**
 * An effect is applied to simultaneous events in one run (373.2): where another one is applied to another of them, the run
 * is over, and it is not applied to those that are left. What replaces one of the events is simultaneous with none of them
 * (370.1.a.2): what is applied to that interrupts nothing, and runs for itself.
 */
export function ending(view: GroupView, live: readonly Node[]): Step | null {
  const going = live.map(appliedFirst).find((effect) => effect !== undefined);
  if (going === undefined) return null;
  const over = view.nodes
    .filter(({ state }) => state === 'done')
    .flatMap((node) => appliedFirst(node) ?? [])
    .filter((effect) => effect !== going);
  // Also where it would apply only by what then happens.
  const left = live.filter(
    (node) => appliedFirst(node) === undefined && over.some((effect) => !node.declined.includes(effect)),
  );
  return left.length > 0 ? { do: 'decline', effects: over, nodes: left.map(({ id }) => id) } : null;
}

/**
 * The one of these effects of which it has been said that it comes first for their event. What was said goes for the effects
 * that applied then: where another applies by now, which of them comes first is determined anew (372).
 */
export function saidFirst(options: readonly Option[]): readonly Option[] {
  const isRanked = ({ node, candidate }: Option): boolean => node.ranked.includes(candidate.effect);
  if (!options.every(isRanked)) return [];
  return options.filter(({ node, candidate }) => node.ranked[0] === candidate.effect);
}

/** One of several events, with what could replace it, and of that what has been said to come first. */
interface Contended {
  readonly node: Node;
  readonly by: PlayerId;
  readonly options: readonly Option[];
  readonly first: readonly Option[];
}

/** Who chooses next: what comes first for an event, or which of their own effects is applied. */
type Contention =
  | { readonly do: 'rank'; readonly by: PlayerId; readonly node: Node; readonly options: readonly Option[] }
  | { readonly do: 'pick'; readonly by: PlayerId; readonly options: readonly Option[]; readonly rule: Rule };

/**
 * Whose object it is says for each event what comes first (372); then each player orders the effects that they control, the
 * players in turn order (373, 373.1).
 */
function contending(game: Game, open: readonly Contended[]): Contention {
  for (const { node, options, by, first } of open) {
    const theirs = options.every(({ candidate }) => candidate.controller === by);
    if (options.length > 1 && !theirs && first.length === 0) return { do: 'rank', by, node, options };
  }
  const fronts = open.flatMap(({ options, first }) => (first.length > 0 ? first : options));
  for (const by of turnOrder(game)) {
    const options = fronts.filter(({ candidate }) => candidate.controller === by);
    const rule = cite(options.length < fronts.length ? 'in-turn-order' : 'simultaneous');
    if (options.length > 0) return { do: 'pick', by, options, rule };
  }
  throw new Error('effects that nobody controls');
}

/** What a player orders for one of several events, or which effect comes next for any of them, as the policy asks it. */
export function contend(
  view: GroupView,
  open: readonly Contended[],
  whoOrders: (view: GroupView, node: Node) => Rule,
  pick: (by: PlayerId, options: readonly Option[], rule: Rule) => Step,
): Step {
  const next = contending(view.game, open);
  if (next.do === 'pick') return pick(next.by, next.options, next.rule);
  const { by, node, options } = next;
  const effects = options.map(({ candidate }) => candidate.effect);
  return { do: 'rank', by, effects, node: node.id, rule: whoOrders(view, node) };
}

/** Nothing else replaces what has been replaced: it happens, with what contains it. */
export function finished(view: GroupView, live: readonly Node[], replaced: readonly Node[]): Step {
  const isIn = (nodes: readonly Node[], id: number | null): boolean => nodes.some((one) => one.id === id);
  const closed = replaced.filter((node) => view.closed(node));
  if (closed.length > 0) return { do: 'open', nodes: closed.map(({ id }) => id), rule: cite('becomes') };
  const left = live.filter(({ id }) => !isIn(replaced, id));
  const whole = view.nodes.filter(
    ({ id, state }) =>
      state === 'open' &&
      replaced.some(({ within }) => within === id) &&
      !left.some(({ within }) => within === id),
  );
  return {
    do: 'carry out',
    nodes: [...whole, ...replaced].map(({ id }) => id),
    rule: cite(left.length > 0 ? 'replaced-first' : 'becomes'),
  };
}

/** Of several tokens that are played, also in the place of something, each is an event of its own (370.1.a.2). */
export function eachToken(events: readonly GameEvent[]): (readonly GameEvent[])[] {
  const isToken = ({ kind }: GameEvent): boolean => kind === 'play token';
  const tokens = events.filter(isToken).flatMap(oneByOne);
  const others = events.filter((event) => !isToken(event));
  return [...tokens.map((event) => [event]), ...(others.length > 0 ? [others] : [])];
}
