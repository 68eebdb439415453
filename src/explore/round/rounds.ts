/** What a walk knows of rounds: of ways back to where a path has been, but for what they add. */

import type { Play } from '../../kernel/play/play.js';
import type { Waiting } from '../../position/position.js';
import type { Added, Graph, Junction } from '../graph/graph.js';
import { type Buried, staysBuried } from './buried.js';
import { mustGoRound } from './endless.js';
import type { Round } from './round.js';
import { type Sight, sightOf } from './sight.js';

interface OnPath {
  readonly junction: Junction;
}

export class Rounds {
  /** The kinds that are known beforehand; null where those are to be found out. */
  readonly kinds: readonly Round[] | null;
  /** Of which rounds it is known whether they can be gone as often as anybody likes, by where they begin and what they add. */
  readonly often = new Map<string, boolean>();
  /** Which numbers rounds change, by where they stand. */
  readonly growing = new Map<string, Added>();
  /** Where it is taken for granted that what each round leaves waiting beneath stays there. */
  readonly buried: Buried[] = [];
  /** Every path leads round: it is followed to where it does, and from there to what the rulebook makes of that. */
  concludes = false;
  /** Whether what each round leaves waiting beneath stays there for good: where nothing comes to an end. */
  buries: boolean;
  /** Whether that is only presumed, because nobody on the way could stop. */
  private presumes = false;
  /** Whether what falls may do so for ever: until it has come to an end. */
  falls = true;
  /** Whether there is a way on which more and more waits to be done: it is followed no further. */
  piles = false;
  /** A round of another kind than is known. */
  another: Round | null = null;
  /** Whether rounds are looked for that add something each time: once a path is so deep that it seems to have no end. */
  private grows: 'unsuspected' | 'looked for' | 'ruled out';
  /** What waits at each junction, where that is asked for. */
  private readonly waits: (readonly Waiting[])[] = [];

  constructor(kinds: readonly Round[] | null = null, buries = false) {
    this.kinds = kinds;
    this.buries = buries;
    this.grows = kinds ? 'looked for' : 'unsuspected';
  }

  /** Whether what comes of rounds hangs on how often they are gone. */
  get isRuledOut(): boolean {
    return this.grows === 'ruled out';
  }

  ruleOut(): void {
    this.grows = 'ruled out';
  }

  /** Whether rounds are looked for. */
  get looks(): boolean {
    return this.grows === 'looked for';
  }

  /** How it looks where the game stands. */
  sight(play: Play, beside: string): Sight {
    return sightOf(play, beside, this.buries);
  }

  /** A junction at which the path arrives. */
  pass(junction: number, { waits }: Sight): void {
    this.waits[junction] = waits;
  }

  /**
   * Whether a path seems for the first time to have no end: from then on rounds are looked for. Where nobody on it could
   * stop, most likely nothing comes to an end: it is tried first whether what rounds leave beneath stays there.
   */
  suspect(play: Play, path: readonly OnPath[]): boolean {
    if (this.grows !== 'unsuspected') return false;
    this.grows = 'looked for';
    this.presumes = mustGoRound(
      play,
      path.map(({ junction }) => junction),
    );
    this.buries ||= this.presumes;
    return true;
  }

  /** Whether something has come to an end, where it was presumed that nothing does: then it is to be begun anew. */
  isMistaken(): boolean {
    if (!this.presumes || this.concludes) return false;
    this.presumes = false;
    this.buries = false;
    return true;
  }

  /**
   * What a walk has found that has followed everything: whether it is to be begun anew, because it has become plain that it
   * goes round whatever anybody chooses, or that it does not.
   * @param isBare whether no end was reached
   */
  isAnew(play: Play, graph: Graph, isBare: boolean): boolean {
    if (this.buries && !this.concludes && !staysBuried(graph, this.waits, this.buried)) this.piles = true;
    const isFirst = isBare && !this.concludes && this.kinds === null;
    const isEndless =
      isFirst && !(this.piles && this.buries) && mustGoRound(play, graph.junctions, this.piles);
    if (!isEndless) return this.isMistaken();
    if (this.piles) this.buries = true;
    else this.concludes = true;
    return true;
  }

  /** To be begun anew. */
  clear(): void {
    this.piles = false;
    this.buried.length = 0;
    this.often.clear();
  }
}
