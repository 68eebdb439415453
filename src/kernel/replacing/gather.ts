/** A group as the rulebook's policy sees it, with the effects that may be applied to each of its events. */

import { Answers } from '../../evaluate/answers.js';
import type { Reserve } from '../../evaluate/plan.js';
import { possessor } from '../../evaluate/test.js';
import type { ObjectId, PlayerId } from '../../ground/id.js';
import { kept } from '../../ground/list.js';
import { Recent } from '../../ground/recent.js';
import type { GameEvent } from '../../position/event.js';
import type { GroupFrame, Node } from '../../position/frame.js';
import { isOff } from '../../rulebook/game.js';
import type { Candidate, GroupView, Reach, Refusal } from '../../rulebook/policy.js';
import { untilForgotten } from '../../table/table.js';
import type { Application } from '../event/application.js';
import { prohibiting } from '../event/raise.js';
import type { WithheldObject } from '../play/observer.js';
import type { Play } from '../play/play.js';
import { nodeOf } from '../play/work.js';
import { candidatesFor, subjectOf } from '../watching/candidate.js';
import { Reserved, type ReservedObjects, reservedFor, UNBOUND, workOut } from './apply.js';
import { reached } from './probe.js';

export function viewGroup(play: Play, frame: GroupFrame): GroupView {
  return new View(play, frame);
}

/** What has been worked out in a game and may be asked for again. */
class Known {
  /** What was found for a node: it serves until the node or the state of the game is another. */
  readonly looked = new Recent<Node, { readonly revision: number; readonly found: readonly Candidate[] }>(
    512,
  );
  /** What would come of a candidate: it serves until something that it asked for is reserved, or is not any more. */
  readonly tried = new Recent<Candidate, Tried>(512);

  /** A group is gone through from one end to the other at each step: it is kept whole, with a few effects for each event. */
  keepFor(nodes: number): void {
    this.looked.keep(4 * nodes);
    this.tried.keep(4 * nodes);
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

export class View implements GroupView {
  readonly game: Play;
  readonly frame: GroupFrame;
  readonly nodes: readonly Node[];
  /** By the id of the node. */
  private readonly found: (readonly Candidate[])[] = [];
  private readonly reservations: ReservedObjects[] = [];
  private readonly known: Known;

  constructor(play: Play, frame: GroupFrame) {
    this.game = play;
    this.frame = frame;
    this.nodes = frame.nodes;
    this.known = knownOf(play.table);
    this.known.keepFor(frame.nodes.length);
  }

  considered(node: Node): readonly Candidate[] {
    if (node.events.length === 0) return NONE;
    const { revision } = this.game.table;
    const known = this.known.looked.get(node);
    if (known?.revision === revision) return known.found;
    this.game.pulse?.();
    const found = candidatesFor(this.game, node, this.frame.since, (event) => this.isPossible(node, event));
    return this.known.looked.set(node, { revision, found }).found;
  }

  /**
   * What has come about by a replacement and, as an effect says, can't happen is replaced by nothing (Magic 614.17c); what
   * was raised was looked at then.
   */
  private isPossible({ uses }: Node, event: GameEvent): boolean {
    return uses.length === 0 || prohibiting(this.game, event, this.frame.since) === null;
  }

  candidates(node: Node): readonly Candidate[] {
    const known = this.found[node.id];
    if (known) return known;
    const found = kept(this.considered(node), (candidate) => !this.refuses(node, candidate));
    this.found[node.id] = found;
    return found;
  }

  /** Why the rulebook does not let an effect be applied; rules that are switched off bar nothing. */
  refuses(node: Node, candidate: Candidate): Refusal | null {
    const bar = this.game.policy.bars(this, node, candidate);
    return bar?.rule && isOff(this.game, bar.rule) ? null : bar;
  }

  closed(node: Node): boolean {
    if (node.state !== 'live') return false;
    return node.events.some((event) => {
      if (this.game.catalogue.events[event.kind]?.conceive) return true;
      const parts = this.game.catalogue.events[event.kind]?.parts?.(this.game, event, node.events);
      return (
        parts !== undefined && parts.before.length + parts.after.length + (parts.beside?.length ?? 0) > 0
      );
    });
  }

  feasible(node: Node, candidate: Candidate, together?: readonly number[]): boolean {
    if (!together) return this.tried(node, candidate)?.complete ?? false;
    const reserved = new Reserved(() => reservedFor(this.game, this, together));
    return this.probe(node, candidate, reserved, together)?.complete ?? false;
  }

  feasibleFreely(node: Node, candidate: Candidate): boolean {
    return this.probe(node, candidate, UNBOUND)?.complete ?? false;
  }

  grasps(node: Node, candidate: Candidate): readonly ObjectId[] {
    const objects: ObjectId[] = [];
    for (const { events } of this.tried(node, candidate)?.results ?? [])
      for (const { object } of events) if (object !== null) objects.push(object);
    return objects;
  }

  reach(node: Node, candidate: Candidate, together: readonly number[]): Reach {
    const reserved = new Reserved(() => reservedFor(this.game, this, together));
    return reached(reserved, (others) => this.probe(node, candidate, others, together));
  }

  /** What applying an effect to these events has been found to come to, where there is nothing to choose. */
  foregone([id, ...others]: readonly number[], candidate: Candidate): Tried | null {
    const node = others.length === 0 ? nodeOf(this.frame, id ?? -1) : undefined;
    const known = this.known.tried.get(candidate);
    return node && known?.foregone && known.reserved.isAsBefore(() => this.reserved(node)) ? known : null;
  }

  payable(node: Node, candidate: Candidate): boolean {
    return this.tried(node, candidate)?.payable ?? false;
  }

  vies(node: Node, candidate: Candidate): boolean {
    // Its words say so, whatever is reserved.
    const known = this.known.tried.get(candidate);
    if (known) return known.reserved.chosen;
    this.tried(node, candidate);
    return this.known.tried.get(candidate)?.reserved.chosen ?? false;
  }

  /** What is kept from an effect as it would be applied to this event. */
  withheld(node: Node, candidate: Candidate): readonly WithheldObject[] {
    const reserved = new Reserved(() => this.reserved(node));
    this.probe(node, candidate, reserved);
    return reserved.withheld;
  }

  private tried(node: Node, candidate: Candidate): Application | null {
    const known = this.known.tried.get(candidate);
    if (known?.reserved.isAsBefore(() => this.reserved(node))) return known.application;
    const reserved = new Reserved(() => this.reserved(node));
    const answers = this.unasked();
    const application = this.probe(node, candidate, reserved, [node.id], answers);
    const foregone = !answers.consulted;
    return this.known.tried.set(candidate, { application, reserved, foregone }).application;
  }

  private reserved({ id }: Node): ReservedObjects {
    const known = this.reservations[id] ?? reservedFor(this.game, this, [id]);
    this.reservations[id] = known;
    return known;
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
