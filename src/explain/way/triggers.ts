/** Abilities that have triggered: told as they wait, or as what resolves at once. */

import type { RuleKey } from '../../ground/id.js';
import type { Notice, Triggering } from '../../kernel/play/observer.js';
import type { Play } from '../../kernel/play/play.js';
import type { Waiting } from '../../position/position.js';
import type { Step } from '../message/document.js';
import type { StepMessage } from '../message/message.js';
import { isUntold, resolving, untell } from '../name/own.js';
import type { Naming } from '../name/things.js';
import type { WhyNot } from '../why/whynot.js';

/** What a way is told with. */
interface Telling {
  readonly play: Play;
  readonly naming: Naming;
  readonly whyNot: WhyNot;
  readonly steps: Step[];
  step(message: StepMessage, rule?: RuleKey | null): void;
}

export class Triggers {
  private readonly telling: Telling;
  /** Those of which nothing has been told. */
  private fresh: Triggering[] = [];
  /** The steps that tell that abilities wait, by what waits. */
  private readonly waited = new Map<number, Step>();

  constructor(telling: Telling) {
    this.telling = telling;
  }

  /** Whether there are any of which nothing has been told. */
  get areUntold(): boolean {
    return this.fresh.length > 0;
  }

  add(notice: Triggering): void {
    this.fresh.push(notice);
    this.telling.whyNot.triggered.push(notice);
  }

  resolve(waiting: Waiting): void {
    const { naming } = this.telling;
    const effect = naming.effect(waiting.effect, waiting.ability);
    const [first] = this.fresh;
    const only = this.fresh.length === 1 && first?.waiting.id === waiting.id;
    if (only) this.fresh = [];
    if (isUntold(effect)) return;
    const ignored = this.ignoredOf(waiting);
    if (only) this.telling.step({ say: 'triggers', effect, resolves: true, ...ignored }, first.rule);
    else if (!ignored) this.telling.step(resolving(this.waited.values(), effect));
  }

  /** What misses its time is not told as having triggered. */
  miss(notice: Extract<Notice, { notice: 'lapsed' }>): void {
    const { id } = notice.waiting;
    this.fresh = this.fresh.filter(({ waiting }) => waiting.id !== id);
    untell(this.telling.steps, this.waited.get(id));
    this.telling.whyNot.missed(notice);
  }

  /** Tells of abilities that now wait. */
  tell(): void {
    const { naming, steps } = this.telling;
    const fresh = this.fresh;
    this.fresh = [];
    for (const { waiting: one, rule, more } of fresh) {
      const effect = naming.effect(one.effect, one.ability);
      if (isUntold(effect)) continue;
      this.telling.step(
        more
          ? { say: 'triggers more', effect: naming.effect(more.effect, more.ability), of: effect }
          : { say: 'triggers', effect, resolves: false, ...this.ignoredOf(one) },
        rule,
      );
      const told = steps.at(-1);
      if (told) this.waited.set(one.id, told);
    }
  }

  /** Of an ability of which the scenario ignores what it does, nothing is left to be done. */
  private ignoredOf({ ability: key }: Waiting): { readonly ignored: true } | null {
    const ability = this.telling.play.table.registry.ability(key);
    return ability.ability === 'triggered' && ability.do.length === 0 ? { ignored: true } : null;
  }
}
