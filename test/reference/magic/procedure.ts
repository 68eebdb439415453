/** Magic: how the effects that apply to one event are put in order (616.1), whatever the event is. */

import { other, type Side } from '../game.js';
import type { Table } from '../ways.js';

/** 616.1a to e: what comes before what; effects that differ in nothing of this are chosen between. */
const ORDER = ['self', 'control', 'copy', 'face', 'any'] as const;
export type Rank = (typeof ORDER)[number];

/** An effect that applies to an event as it now is. */
export interface Applying<Event> {
  /** One effect, whatever becomes of the event: it gets one opportunity (614.5). */
  readonly id: string;
  /** Whose effect it is. */
  readonly of: Side;
  readonly rank: Rank;
  /** "You may": its controller says so as it is applied. */
  readonly optional: boolean;
  /** What the event becomes; nothing, or several events, where it is no single one any more. */
  readonly makes: () => readonly Event[];
}

/** What is known of an event beside what it is. */
export interface Planned<Event> {
  readonly event: Event;
  /** What has been applied on the way to it (614.5). */
  readonly used: ReadonlySet<string>;
  /** How often it has become another. */
  readonly changed: number;
}

export const planned = <Event>(event: Event): Planned<Event> => ({ event, used: new Set(), changed: 0 });

interface Rules<Event> {
  readonly active: Side;
  readonly table: Table;
  /** 616.1: the affected object's controller (or its owner if it has none), or the affected player. */
  readonly affected: (event: Event) => Side;
  readonly applying: (event: Event) => readonly Applying<Event>[];
  /** 616.1g: what an event contains, looked at once nothing applies to the event itself; null where that is nothing. */
  readonly contains: (event: Event) => Event | null;
  /** Of events that are not done at the same time, those that wait until the others are done; nothing where all are. */
  readonly waits?: (events: readonly Planned<Event>[]) => readonly Planned<Event>[];
}

/**
 * Events at the same time, until nothing applies to any of them. Each is looked at as it has become (616.1f); who is
 * asked at the same time is asked in turn order (616.1, 101.4).
 */
export function replaced<Event>(
  events: readonly Planned<Event>[],
  rules: Rules<Event>,
): { readonly stand: readonly Planned<Event>[]; readonly waiting: readonly Planned<Event>[] } {
  let stands: Planned<Event>[] = [];
  const waiting: Planned<Event>[] = [];
  let left = events;
  for (;;) {
    const later = rules.waits?.([...stands, ...left]) ?? [];
    waiting.push(...later);
    stands = stands.filter((one) => !later.includes(one));
    left = left.filter((one) => !later.includes(one));
    const open = left.flatMap((looked) => {
      for (let one = looked; ; ) {
        const applying = rules.applying(one.event).filter(({ id }) => !one.used.has(id));
        if (applying.length > 0) return [{ one, applying }];
        const event = rules.contains(one.event);
        if (event === null) {
          stands.push(one);
          return [];
        }
        one = { ...one, event };
      }
    });
    const [next] = [rules.active, other(rules.active)].flatMap((side) =>
      open.filter(({ one }) => rules.affected(one.event) === side),
    );
    if (!next) return { stand: stands, waiting };
    const became = step(next.one, next.applying, rules);
    left = open.flatMap(({ one }) => (one === next.one ? became : [one]));
  }
}

/** One effect is chosen and applied. */
function step<Event>(
  one: Planned<Event>,
  applying: readonly Applying<Event>[],
  { table, affected }: Rules<Event>,
): readonly Planned<Event>[] {
  if (applying.length > 1) table.note('two or more candidates');
  if (one.changed > 0) table.note('a chain');
  const rank = ORDER.find((each) => applying.some((effect) => effect.rank === each));
  const chosen = table.choose(
    affected(one.event),
    applying.filter((effect) => effect.rank === rank),
  );
  // Declined or not, that was its opportunity.
  const used = new Set([...one.used, chosen.id]);
  if (chosen.optional && !table.choose(chosen.of, [true, false])) return [{ ...one, used }];
  return chosen.makes().map((event) => ({ event, used, changed: one.changed + 1 }));
}
