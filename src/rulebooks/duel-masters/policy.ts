/** How Duel Masters decides what replaces what: rules 101.5 and 609. */

import type { Replacement } from '../../ability/ability.js';
import type { ObjectId, PlayerId } from '../../ground/id.js';
import { flat, grown, kept } from '../../ground/list.js';
import { barredBy } from '../../kernel/event/raise.js';
import type { Use } from '../../position/env.js';
import type { GameEvent } from '../../position/event.js';
import type { Node } from '../../position/frame.js';
import { type Game, isOff } from '../../rulebook/game.js';
import type {
  Applying,
  Candidate,
  GroupView,
  Policy,
  Refusal,
  Reserved,
  Step,
} from '../../rulebook/policy.js';
import type { RefusalCode } from '../../rulebook/refusal.js';
import { turnOrder } from '../common/settle.js';
import { type Arrivals, oneByOne, unsettled } from './arrivals.js';
import { inPlace } from './choosing.js';
import { apart, areVying, contested, isOfAnother, type Offers } from './contest.js';
import { definesState } from './form.js';
import { PENDING, PENDING_IF_USED } from './pending.js';
import { cite } from './rule.js';
import { presses, settle } from './settle.js';
import { lapse, staysPut } from './use.js';

/** The policy of a version of the rules, by the rulings of a day; by today's where none is named. */
export function policyOf(version: string, date: string | null): Policy {
  const follows = { improved: date !== null && date < IMPROVED_SINCE };
  return {
    ...POLICY,
    // Of the older rules none is known for it.
    ...(version === '1.50' && { unseen: cite('leaves-together') }),
    next: (view) => next(view, version === '1.20' ? unsettled : oneByOne),
    underway: version === '1.20' ? PENDING_IF_USED : PENDING,
    bars: (view, node, candidate) =>
      closed(view.game, node, candidate, follows) ??
      staying(view.game, node, candidate, version) ??
      taken(view, node, candidate) ??
      impossible(view, node, candidate),
  };
}

function next(view: GroupView, arrivals: Arrivals): Step {
  const due = inTurn(view);
  const live = kept(due, isLive);
  const free = unassigned(view, live);
  return (
    arrivals(view, live) ??
    ownMove(view, free) ??
    assigning(view, live, free) ??
    applying(view) ??
    defining(view, live) ??
    opening(view, live) ??
    carrying(due)
  );
}

const POLICY: Omit<Policy, 'bars' | 'next'> = {
  spent,
  together: (events) => events.map((event) => [event]),
  counts: () => true,
  reserved: picked,
  doable: (game, event) => barredBy(game, event) === null,
  // What is drawn by a replacement is not what the text speaks of (609.6b).
  unpaid: () => null,
  passesOn: () => false,
  // An effect reaches what is there as it is made (110.2e).
  fixes: true,
  did: ({ accepted, attempted }) => accepted && attempted,
  aims: () => false,
  order: turnOrder,
  presses,
  lapse,
  settle,
  // Of conditions, and of how often, the rules say nothing.
  explains: (_ability, why) => (why.startsWith('another-') ? cite('no-event') : null),
  looksAhead: null,
  alternative: cite('own-part'),
  prohibits: cite('can-not'),
  inPlace,
  chooses: {
    choose: cite('chooses'),
    may: cite('chooses'),
    mode: cite('chooses-lines'),
    target: cite('chooses'),
    name: cite('chooses'),
  },
};

/** What is still to happen, but of draws only those of the first player in turn order: the others draw later (114.2a). */
function inTurn({ game, nodes }: GroupView): readonly Node[] {
  const left = kept(nodes, isUnderway);
  if (!left.some(draws)) return left;
  const drawing = flat(left, (node) => drawers(node));
  const first = turnOrder(game).find((player) => drawing.includes(player));
  return left.filter((node) => drawers(node).every((player) => player === first));
}

function isLive({ state }: Node): boolean {
  return state === 'live';
}

function isUnderway({ state }: Node): boolean {
  return state === 'live' || state === 'open';
}

function draws({ events }: Node): boolean {
  for (const { kind } of events) if (kind === 'draw') return true;
  return false;
}

function drawers({ events }: Node): readonly (PlayerId | null)[] {
  return flat(events, ({ kind, player }) => (kind === 'draw' ? [player] : []));
}

/** A spell's replacement of its own move comes first (609.8a). */
function ownMove(view: GroupView, free: readonly Node[]): Step | null {
  const rule = cite('own-move-first');
  if (isOff(view.game, rule)) return null;
  for (const node of free) {
    for (const { effect, source } of view.candidates(node))
      if (isOwnMove(node, source)) return { do: 'assign', effect, nodes: [node.id], accepted: false, rule };
  }
  return null;
}

/** Whether what a spell says of itself would replace where it goes as it has been carried out. */
function isOwnMove({ origin }: Node, source: ObjectId | null): boolean {
  return origin.from === 'pending' && source === origin.object;
}

/**
 * Each player, the turn player first, says which of their effects replaces which event (609.8, 609.9). Of an event's
 * several effects of one player that player picks one; none, if they need not. Where the cards that one effect takes are
 * cards that another could take, or where an effect that applies but once fits several events, the player says which is
 * assigned first.
 */
function assigning(view: GroupView, live: readonly Node[], free: readonly Node[]): Step | null {
  const rule = cite(
    live.length > 1 ? 'simultaneous' : areSeveral(view, free) ? 'turn-player-first' : 'instead',
  );
  for (const player of turnOrder(view.game)) {
    const theirs = offersOf(view, free, player);
    const [first] = theirs;
    if (!first) continue;
    const ask = (offers: readonly Offers[]): Step => ({
      do: 'ask',
      by: player,
      options: flat(offers, ({ node, candidates }) =>
        candidates.map(({ effect }) => ({ effect, nodes: [node.id] })),
      ),
      decline: offers.every(({ free }) => free),
      accepting: !offers.some(({ candidates }) => candidates.some(isOfAnother)),
      rule,
    });
    if (theirs.length > 1 && areVying(view, theirs)) return ask(theirs);
    const isContested = contested(view, theirs);
    const [next, ...besides] = isContested ? apart(view, theirs) : forced(theirs);
    if (!next) return ask(isContested ? theirs : [first]);
    const accepted = isContested || !first.candidates.some(isOfAnother);
    return { do: 'assign', ...next, besides, accepted, rule };
  }
  return null;
}

/** Whether several effects could replace an event. */
function areSeveral(view: GroupView, nodes: readonly Node[]): boolean {
  return nodes.some((node) => view.candidates(node).filter(({ ability }) => replaces(ability)).length > 1);
}

/** The effects that apply first without anybody being asked: each the only one for its event, and one that must apply. */
function forced(offers: readonly Offers[]): readonly Applying[] {
  let those: Applying[] = [];
  for (const { node, candidates, free } of offers) {
    const [first] = candidates;
    if (free || candidates.length > 1 || !first) break;
    if (isOfAnother(first) && those.length > 0) break;
    those = grown(those, { effect: first.effect, nodes: [node.id] });
    if (isOfAnother(first)) break;
  }
  return those;
}

function offersOf(view: GroupView, nodes: readonly Node[], player: PlayerId): readonly Offers[] {
  const isTheirs = (one: Candidate): boolean => one.controller === player && replaces(one.ability);
  let offers: Offers[] = [];
  for (const node of nodes) {
    const candidates = kept(view.candidates(node), isTheirs);
    if (candidates.length > 0) offers = grown(offers, { node, candidates, free: candidates.every(isFree) });
  }
  return offers;
}

function isFree({ ability: { optional } }: Candidate): boolean {
  return optional?.who === 'you';
}

function applying({ game, frame }: GroupView): Step | null {
  if (frame.assigned.length === 0) return null;
  const replaced = frame.assigned.some(({ ability }) => {
    const assigned = game.table.registry.ability(ability);
    return assigned.ability === 'replacement' && replaces(assigned);
  });
  return { do: 'apply', rule: cite(replaced ? 'never-happened' : 'state-defining') };
}

/** Effects that set how a card is put into a zone: all of them, beside any replacement (110.4f). */
function defining(view: GroupView, live: readonly Node[]): Step | null {
  for (const node of live) {
    for (const { effect, ability } of view.candidates(node))
      if (!replaces(ability))
        return { do: 'assign', effect, nodes: [node.id], accepted: false, rule: cite('state-defining') };
  }
  return null;
}

/** What belongs to an event is looked at for itself once nothing more applies to the whole (109.2). */
function opening(view: GroupView, live: readonly Node[]): Step | null {
  let nodes: number[] = [];
  for (const node of live) if (view.closed(node)) nodes = grown(nodes, node.id);
  return nodes.length > 0 ? { do: 'open', nodes, rule: cite('belongs') } : null;
}

function carrying(due: readonly Node[]): Step {
  return { do: 'carry out', nodes: due.map(({ id }) => id), rule: cite('happens-together') };
}

function unassigned({ frame }: GroupView, live: readonly Node[]): readonly Node[] {
  if (frame.assigned.length === 0) return live;
  const assigned = new Array<boolean>(frame.nodes.length).fill(false);
  for (const { results } of frame.assigned) for (const { node } of results) assigned[node] = true;
  return kept(live, ({ id }) => assigned[id] !== true);
}

/** Whether an effect puts another event in the place of one, rather than setting how a card arrives. */
function replaces(ability: Replacement): boolean {
  return !definesState(ability);
}

/**
 * What has been replaced is not replaced again, even where it now happens to another card (101.5). The ban is about
 * sentences that say "instead", and only about the clause that says it.
 */
function closed(game: Game, node: Node, candidate: Candidate, follows: Follows): Refusal | null {
  const { ability } = candidate;
  const before = spent(node, candidate);
  if (before) return before;
  if (!replaces(ability) || !saysInstead(ability)) return null;
  if (node.uses.length === 0) return null;
  const closing = node.uses.filter((use) => isClosing(game, use));
  if (closing.some((use) => !improves(game, use))) return refuse('already-replaced', 'once');
  return closing.length > 0 && !follows.improved ? refuse('already-replaced', 'improved') : null;
}

function spent({ uses }: Node, { effect }: Pick<Candidate, 'effect'>): Refusal | null {
  for (const use of uses)
    if (use.effect === effect && use.part === 'outcome') return refuse('applied-before', 'once');
  return null;
}

/** What may be replaced though something has replaced it. */
interface Follows {
  /** What an ability does that a substitution has improved. */
  readonly improved: boolean;
}

/** The day since which what an improved ability does is itself a substitution, which no other follows. */
const IMPROVED_SINCE = '2011-11-24';

function isClosing(game: Game, { part, ability }: Use): boolean {
  if (part !== 'outcome') return false;
  const used = game.table.registry.ability(ability);
  return used.ability !== 'replacement' || (replaces(used) && saysInstead(used));
}

/**
 * Whether an effect improves what an ability does, rather than what happens: a self-replacement, or one that has its
 * player do the same with an ability in another way.
 */
function improves(game: Game, { ability }: Use): boolean {
  const used = game.table.registry.ability(ability);
  if (used.ability !== 'replacement') return true;
  const { watch, outcome } = used;
  if (watch.by?.who !== 'you' || watch.cause === undefined || outcome.outcome !== 'stand in') return false;
  return outcome.do.every((one) => one.do === 'act' && one.act.event === watch.event);
}

function saysInstead({ says }: Replacement): boolean {
  return says === 'instead' || says === 'instead first';
}

/** What a card that stays where it is would be put there as. */
function staying(
  game: Game,
  { events }: Node,
  { ability, member }: Candidate,
  version: string,
): Refusal | null {
  const event = events[member];
  if (replaces(ability) || !event || !staysPut(game, event)) return null;
  return { code: 'another-event', rule: version === '1.20' ? null : cite('stays') };
}

/** An event to which a replacement has been assigned takes no other (609.8). */
function taken(view: GroupView, node: Node, { ability }: Candidate): Refusal | null {
  if (view.frame.assigned.length === 0 || !replaces(ability)) return null;
  const assigned = view.frame.assigned.find(({ results }) =>
    results.some((result) => result.node === node.id),
  );
  if (!assigned) return null;
  const { source = null } = view.considered(node).find(({ effect }) => effect === assigned.effect) ?? {};
  const first = isOwnMove(node, source) && !isOff(view.game, cite('own-move-first'));
  return refuse('another-applies', first ? 'own-move-first' : 'turn-player-first');
}

/** What cannot be carried out does not replace anything (609.4). */
function impossible(view: GroupView, node: Node, candidate: Candidate): Refusal | null {
  return view.feasible(node, candidate) ? null : refuse('impossible', 'impossible');
}

function refuse(code: RefusalCode, rule: Parameters<typeof cite>[0]): Refusal {
  return { code, rule: cite(rule) };
}

/** Cards that were picked for another replacement of the same moment (609.9b). */
function picked(view: GroupView, nodes: readonly Node[]): readonly Reserved[] {
  const others = view.frame.assigned.flatMap(({ results }) => results.flatMap(({ events }) => events));
  const replaced = view.nodes
    .filter(({ uses, inherited, id }) => uses.length > inherited && !nodes.some((node) => node.id === id))
    .flatMap((node) => (node.state === 'live' ? node.events.flatMap(withWhatGoesAlong) : node.events));
  const objects = [...others.flatMap(withWhatGoesAlong), ...replaced].flatMap(({ object }) => object ?? []);
  return [{ objects, rule: cite('picked-once'), sparesOwn: false }];
}

/** An event and what is done along with it, as long as that is not beside it in the group. */
function withWhatGoesAlong(event: GameEvent): readonly GameEvent[] {
  return [event, ...(event.detail?.arrival?.along ?? [])];
}
