/**
 * What points in time say of a position: which of two continuous effects came first, what came while a group of events
 * was under way, and which abilities began to wait at the same moment. How much time went by, and when anything else
 * came, says nothing.
 */

import type { LastingEffect } from '../position/effect.js';
import type { GroupFrame } from '../position/frame.js';
import type { GameObject } from '../position/object.js';
import type { Game } from '../rulebook/game.js';

type Timed = GameObject | LastingEffect | GroupFrame;

/** A point in time, and what alike things have in common between which the order says nothing. */
interface Point {
  readonly since: number;
  readonly alike: string | null;
}

export class Times {
  private readonly game: Game;
  /** Points at which something came that has its place in an order, earliest first. */
  private readonly points: readonly { readonly since: number; readonly rank: number }[];
  private readonly groups: readonly number[];
  private readonly moments: readonly number[];

  constructor(game: Game) {
    this.game = game;
    const { objects, effects, work, waiting, moment } = game.table.position;
    this.groups = work.flatMap((frame) => (frame.frame === 'group' ? [frame.since] : []));
    this.moments = [...new Set([...waiting.map((one) => one.moment), moment])].sort((a, b) => a - b);
    const points: Point[] = [
      ...effects.map(({ since }) => ({ since, alike: null })),
      ...objects
        .filter((object) => this.lasts(object))
        .map((object) => ({ since: object.since, alike: likeness(object) })),
      ...this.groups.map((since) => ({ since, alike: null })),
    ];
    points.sort((a, b) => a.since - b.since);
    let rank = 0;
    let last: Point | undefined;
    this.points = points.map((point) => {
      const { since, alike } = point;
      const same = last && (last.since === since || (alike !== null && last.alike === alike));
      if (!same) rank += 1;
      last = point;
      return { since, rank };
    });
  }

  /** As much as counts of the point in time at which a thing came. */
  of(thing: Timed): string {
    const { since } = thing;
    if (!('zone' in thing) || this.lasts(thing))
      return `at ${this.points.find((point) => point.since === since)?.rank}`;
    return `after ${this.groups.filter((group) => group < since).length}`;
  }

  moment(moment: number): number {
    return this.moments.indexOf(moment);
  }

  /** Whether an object has continuous effects where it is: of those the order counts. */
  private lasts({ card, copy, counters, zone }: GameObject): boolean {
    const { table, catalogue } = this.game;
    const onField = catalogue.zones[zone]?.field ?? false;
    if (onField && Object.keys(counters).length > 0) return true;
    if (copy && copy.except.length > 0) return true;
    const key = copy ? copy.card : card;
    const abilities = key === null ? [] : table.registry.ofCard(key);
    return abilities.some(
      ({ ability }) => ability.ability === 'static' && (onField || ability.zone !== undefined),
    );
  }
}

/**
 * What an object has in common with those between which the order says nothing: their effects are the same. Null for
 * one that speaks of others, for its effects depend on them.
 */
function likeness(object: GameObject): string | null {
  const { card, owner, controller, zone, holder, status, counters, damage, chosen, copy, token, label } =
    object;
  if (object.host !== null || object.at !== null) return null;
  if (Object.keys(object.linked).length > 0 || Object.values(chosen).some((one) => 'objects' in one))
    return null;
  return JSON.stringify([
    card,
    owner,
    controller,
    zone,
    holder,
    status,
    counters,
    damage,
    chosen,
    copy,
    token,
    label,
  ]);
}
