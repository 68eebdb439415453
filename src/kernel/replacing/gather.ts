/** A group as the rulebook's policy sees it, with the effects that may be applied to each of its events. */

import { possessor } from '../../evaluate/condition/test.js';
import { Answers } from '../../evaluate/plan/answers.js';
import type { Reserve } from '../../evaluate/reference/selection.js';
import type { ObjectId, PlayerId } from '../../ground/id.js';
import { Recent } from '../../ground/recent.js';
import type { GameEvent } from '../../position/event.js';
import type { GroupFrame, Node } from '../../position/frame.js';
import type { EventRule } from '../../rulebook/catalogue.js';
import { isOff } from '../../rulebook/game.js';
import type { Candidate, GroupView, Reach, Refusal } from '../../rulebook/policy.js';
import { untilForgotten } from '../../table/table.js';
import type { Application } from '../event/application.js';
import { prohibiting } from '../event/raise.js';
import type { WithheldObject } from '../play/observer.js';
import type { Play } from '../play/play.js';
import { nodeOf } from '../play/work.js';
import { candidatesFor, subjectOf } from '../watching/candidate.js';
import { isForNothing, Reserved, type ReservedObjects, reservedFor, UNBOUND, workOut } from './apply.js';
import { dealtWith, reached, without } from './probe.js';
import { forNothing } from './results.js';

export function viewGroup(play: Play, frame: GroupFrame): GroupView {
  return new View(play, frame);
}

/** What was found for a node: it serves until the node or the state of the game is another. */
interface Look {
  readonly node: Node;
  readonly revision: number;
  /** The nodes of the group, where what looks at it looks at those as well. */
  readonly among: readonly Node[] | null;
  readonly found: readonly Candidate[];
  /** By their places, what would come of each: it serves until something that it asked for is reserved, or is not any more. */
  readonly tried: (Tried | undefined)[];
  /** Nothing looks at it, and what it is contains nothing else. */
  readonly calm: boolean;
}

/** By the ids of the nodes. */
type Looks = (Look | undefined)[];

/**
 * What has been worked out in a game and may be asked for again, by the list of the nodes of a group: a group that is led
 * on begins with what was found for it before, since most of its nodes stay the same.
 */
class Known {
  /** More lists than lie between a decision and those to which it is gone back. */
  private readonly lists = new Recent<readonly Node[], Looks>(32);
  private latest: Looks = [];

  of(nodes: readonly Node[]): Looks {
    const known = this.lists.get(nodes);
    if (known) return known;
    this.latest = this.latest.slice(0, nodes.length);
    return this.lists.set(nodes, this.latest);
  }
}

/** What came of trying to apply an effect, with nobody being asked anything. */
interface Tried {
  readonly application: Application | null;
  readonly reserved: Reserved;
  /** There was nothing to ask: it comes to the same as it is applied. */
  readonly foregone: boolean;
}

const knownOf = untilForgotten(() => new Known());

const NONE: readonly Candidate[] = [];
const NO_KIND: Partial<EventRule> = {};
const NO_PARTS: ReturnType<NonNullable<EventRule['parts']>> = { before: [], after: [] };
const NONE_TRIED: Look['tried'] = [];

export class View implements GroupView {
  readonly game: Play;
  readonly frame: GroupFrame;
  readonly nodes: readonly Node[];
  /** By the id of the node; begun as it is first asked for, since a view serves but one step. */
  private found: (readonly Candidate[] | undefined)[] | null = null;
  private reservations: Map<number, ReservedObjects> | null = null;
  private readonly looks: Looks;

  constructor(play: Play, frame: GroupFrame) {
    this.game = play;
    this.frame = frame;
    this.nodes = frame.nodes;
    this.looks = knownOf(play.table).of(frame.nodes);
  }

  considered(node: Node): readonly Candidate[] {
    return node.events.length === 0 ? NONE : this.look(node).found;
  }

  private look(node: Node): Look {
    const { revision } = this.game.table;
    const known = this.looks[node.id];
    if (known?.node === node && known.revision === revision && (known.among ?? this.nodes) === this.nodes)
      return known;
    this.game.pulse?.();
    // What has come about by a replacement, or is contained in something, and, as an effect says, can't happen is replaced by
    // nothing (Magic 614.17c); what was raised was looked at then.
    const isPossible = node.uses.length > 0 || node.within !== null ? this.notProhibited() : null;
    const found = candidatesFor(this.game, node, this.frame.since, isPossible);
    const calm = found.length === 0 && !this.mayContain(node);
    const tried = found.length === 0 ? NONE_TRIED : new Array<Tried | undefined>(found.length);
    const { events } = this.game.catalogue;
    const among = node.events.some(({ kind }) => events[kind]?.amongOthers) ? this.nodes : null;
    const look: Look = { node, revision, among, found, tried, calm };
    this.looks[node.id] = look;
    return look;
  }

  private notProhibited(): (event: GameEvent) => boolean {
    return (event) => prohibiting(this.game, event, this.frame.since) === null;
  }

  candidates(node: Node): readonly Candidate[] {
    const known = this.found?.[node.id];
    if (known) return known;
    const all = this.considered(node);
    if (all.length === 0) return NONE;
    // Asked of every event at every step: no function is made for it.
    let found: Candidate[] | null = null;
    for (let index = 0; index < all.length; index++) {
      const candidate = all[index] as Candidate;
      if (this.refuses(node, candidate)) found ??= all.slice(0, index);
      else found?.push(candidate);
    }
    this.found ??= new Array(this.nodes.length);
    this.found[node.id] = found ?? all;
    return found ?? all;
  }

  /** Why the rulebook does not let an effect be applied; rules that are switched off bar nothing. */
  refuses(node: Node, candidate: Candidate): Refusal | null {
    // The rulebook may still find that it cannot say what is so.
    const barred = this.game.policy.bars(this, node, candidate);
    const bar = this.inevitable(node, candidate) ?? barred;
    return bar?.rule && isOff(this.game, bar.rule) ? null : bar;
  }

  /** Some events come about whatever an effect says. */
  private inevitable({ events }: Node, { member }: Candidate): Refusal | null {
    const rule = this.game.catalogue.events[events[member]?.kind ?? '']?.inevitable;
    return rule === undefined ? null : { code: 'inevitable', rule };
  }

  closed(node: Node): boolean {
    if (node.state !== 'live') return false;
    const kinds = this.game.catalogue.events;
    for (const event of node.events) {
      const { conceive, parts } = kinds[event.kind] ?? NO_KIND;
      if (conceive) return true;
      const { before, after, beside } = parts?.(this.game, event, node.events) ?? NO_PARTS;
      if (before.length + after.length + (beside?.length ?? 0) > 0) return true;
    }
    return false;
  }

  feasible(node: Node, candidate: Candidate, together?: readonly number[]): boolean {
    if (!together) return this.tried(node, candidate)?.complete ?? false;
    const reserved = new Reserved(this, together);
    return this.probe(node, candidate, reserved, together)?.complete ?? false;
  }

  feasibleFreely(node: Node, candidate: Candidate): boolean {
    return this.probe(node, candidate, UNBOUND)?.complete ?? false;
  }

  feasibleWith(node: Node, candidate: Candidate, objects: readonly ObjectId[]): boolean {
    const others = without(new Reserved(this, [node.id]), objects);
    return this.probe(node, candidate, others)?.complete ?? false;
  }

  grasps(node: Node, candidate: Candidate): readonly ObjectId[] {
    return dealtWith(this.tried(node, candidate));
  }

  reach(node: Node, candidate: Candidate, together: readonly number[]): Reach {
    const reserved = new Reserved(this, together);
    return reached(reserved, (others) => this.probe(node, candidate, others, together));
  }

  /** What has been assigned meanwhile may reserve more: all else that was found rests on the events, which are the same. */
  reserveAnew(): void {
    this.reservations = null;
  }

  calm(node: Node): boolean {
    return node.events.length === 0 || this.look(node).calm;
  }

  /** Whether some event is of a kind that may contain others. */
  private mayContain({ events }: Node): boolean {
    const kinds = this.game.catalogue.events;
    for (const { kind } of events) if (kinds[kind]?.parts || kinds[kind]?.conceive) return true;
    return false;
  }

  /** What applying an effect to these events has been found to come to, where there is nothing to choose. */
  foregone(ids: readonly number[], candidate: Candidate): Tried | null {
    const node = ids.length === 1 ? nodeOf(this.frame, ids[0] ?? -1) : undefined;
    const known = node && this.known(node, candidate);
    return known?.foregone && known.reserved.isAsBefore(this) ? known : null;
  }

  payable(node: Node, candidate: Candidate): boolean {
    return this.tried(node, candidate)?.payable ?? false;
  }

  vies(node: Node, candidate: Candidate): boolean {
    // Its words say so, whatever is reserved.
    return (this.known(node, candidate) ?? this.tryOut(node, candidate)).reserved.chosen;
  }

  /** What is kept from an effect as it would be applied to this event. */
  withheld(node: Node, candidate: Candidate): readonly WithheldObject[] {
    const reserved = new Reserved(this, [node.id]);
    this.probe(node, candidate, reserved);
    return reserved.withheld;
  }

  private tried(node: Node, candidate: Candidate): Application | null {
    const known = this.known(node, candidate);
    if (known?.reserved.isAsBefore(this)) return known.application;
    return this.tryOut(node, candidate).application;
  }

  /** What came of trying to apply a candidate, in whatever was reserved then. */
  private known(node: Node, candidate: Candidate): Tried | undefined {
    const { found, tried } = this.look(node);
    const place = found.indexOf(candidate);
    return place < 0 ? undefined : tried[place];
  }

  private tryOut(node: Node, candidate: Candidate): Tried {
    const result = isForNothing(candidate.ability)
      ? { application: forNothing(this, [node], candidate), reserved: Reserved.UNASKED, foregone: true }
      : this.triedOut(node, candidate);
    const { found, tried } = this.look(node);
    const place = found.indexOf(candidate);
    if (place >= 0) tried[place] = result;
    return result;
  }

  private triedOut(node: Node, candidate: Candidate): Tried {
    const ids = [node.id];
    const reserved = new Reserved(this, ids);
    const answers = this.unasked();
    const application = this.probe(node, candidate, reserved, ids, answers);
    reserved.end();
    return { application, reserved, foregone: !answers.consulted };
  }

  reservedFor(ids: readonly number[]): ReservedObjects {
    const [id = -1] = ids;
    if (ids.length !== 1) return reservedFor(this.game, this, ids);
    this.reservations ??= new Map();
    const known = this.reservations.get(id);
    if (known) return known;
    const reserved = reservedFor(this.game, this, ids);
    this.reservations.set(id, reserved);
    return reserved;
  }

  private unasked(): Answers {
    return new Answers([], this.game.policy.chooses, true);
  }

  /** What would come of applying an effect, with nobody being asked anything. */
  private probe(
    node: Node,
    candidate: Candidate,
    reserved: Reserve,
    together: readonly number[] = [node.id],
    answers: Answers = this.unasked(),
  ): Application | null {
    return workOut(this.game, this, candidate, together, answers, true, reserved);
  }

  affected(event: GameEvent): PlayerId | null {
    const subject = subjectOf(this.game, event);
    return subject ? possessor(this.game, subject.object) : event.player;
  }
}
