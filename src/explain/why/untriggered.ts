/** Abilities that would have triggered on what was replaced, and why they do not trigger on what comes about in its place. */

import { misfit } from '../../evaluate/event/misfit.js';
import type { EffectKey } from '../../ground/id.js';
import type { Triggering } from '../../kernel/play/observer.js';
import type { Play } from '../../kernel/play/play.js';
import type { Watcher } from '../../kernel/watching/at-object.js';
import { applies, subjectOf } from '../../kernel/watching/candidate.js';
import { kindsOf } from '../../kernel/watching/watcher.js';
import type { GameEvent } from '../../position/event.js';
import { watched } from '../../table/watch.js';
import { grouped } from '../message/alike.js';
import type { Citing } from '../message/cite.js';
import type { Line } from '../message/document.js';
import type { Message } from '../message/message.js';
import type { Naming } from '../name/things.js';
import { unmetIn } from './unmet.js';

type NotTriggered = Extract<Message, { say: 'not triggered' }>;

/** An ability that would have triggered on an event. */
interface Silenced {
  readonly key: EffectKey;
  readonly event: GameEvent;
  readonly message: NotTriggered;
}

/** What each event was before effects changed it. */
type Before = ReadonlyMap<GameEvent, readonly GameEvent[]>;

export class Untriggered {
  private readonly play: Play;
  private readonly naming: Naming;
  private readonly silenced: Silenced[] = [];

  constructor(play: Play, naming: Naming) {
    this.play = play;
    this.naming = naming;
  }

  /** What was replaced triggers nothing, unless something of the kind happens to the same in its place. */
  silence(watcher: Watcher, event: GameEvent, after: readonly GameEvent[]): void {
    const { kind, object, player } = event;
    const alike = after.filter((one) => one.kind === kind && one.object === object);
    if (alike.some((one) => one.player === player)) return;
    const { effect: key, keyed } = watcher;
    const effect = this.naming.effect(key, keyed.key);
    const [same] = object === null ? [] : alike;
    if (!same) {
      const events = [this.naming.happening(event)];
      this.silenced.push({ key, event, message: { say: 'not triggered', effect, events } });
      return;
    }
    const unfit = this.unfit(watcher, same);
    if (unfit)
      this.silenced.push({ key, event, message: { say: 'not triggered', effect, ...unfit, why: 'unfit' } });
  }

  /** Why an ability does not trigger on what comes about in the place of what it looks for; null where it does. */
  private unfit(watcher: Watcher, event: GameEvent): Pick<NotTriggered, 'events' | 'code' | 'unmet'> | null {
    const { play, naming } = this;
    const subject = subjectOf(play, event);
    const { keyed, env } = watcher;
    const found = applies(play, watcher, event, subject);
    const pattern = watched(keyed.ability);
    if (!('code' in found) || !pattern) return null;
    const words = misfit(play, env, pattern, event, kindsOf(play, event, keyed.ability.ability), subject);
    return {
      events: [naming.happening(event)],
      code: found.code,
      ...(words && { unmet: unmetIn(play, naming, keyed.key, event, words) }),
    };
  }

  /**
   * What is told, of each ability at once: nothing of what was replaced by something on which it does trigger; and where
   * it triggers on something else, of what it does not.
   */
  lines(citing: Citing, triggered: readonly Triggering[], before: Before): Line<Message>[] {
    const eventsOf = (key: EffectKey): GameEvent[] =>
      triggered.flatMap(({ waiting, event }) => (waiting.effect === key ? [event] : []));
    const silent = this.silenced.filter(
      ({ key, event }) => !eventsOf(key).some((one) => before.get(one)?.includes(event)),
    );
    return grouped(silent, ({ key, message: { why, code } }) => JSON.stringify([key, why, code])).map(
      ([{ key, message }, ...others]) => {
        const said = [message, ...others.map((one) => one.message)].flatMap(({ events }) => events);
        const elsewhere = !message.why && eventsOf(key).length > 0;
        const events = this.naming.merged(said);
        return citing.line({ ...message, events, ...(elsewhere && { why: 'elsewhere' as const }) });
      },
    );
  }
}
