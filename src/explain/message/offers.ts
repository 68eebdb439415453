/** What is offered in a choice, as every language tells it apart. */

import { isSame } from './alike.js';
import type { Deciding, Effect, Offer, Thing } from './message.js';

/** An effect that can be chosen, and for what. */
export interface Offered {
  readonly effect: Effect;
  readonly on?: readonly Thing[];
}

export function withEffects(offers: readonly Offer[]): Offered[] {
  return offers.flatMap((offer) => ('effect' in offer ? [offer] : []));
}

/** Players and things among which one chooses. */
export interface Pool {
  readonly players: readonly string[];
  readonly things: readonly Thing[];
}

export function pooled(offers: readonly Offer[]): Pool {
  return {
    players: offers.flatMap((offer) => (offer.offer === 'player' ? [offer.player] : [])),
    things: offers.flatMap((offer) => (offer.offer === 'objects' ? offer.objects : [])),
  };
}

export function sizeOf({ players, things }: Pool): number {
  return players.length + things.length;
}

/** What is offered beside what is chosen. */
export function withoutOne(offered: readonly Offer[], chosen: Offer): readonly Offer[] {
  const at = offered.findIndex((offer) => JSON.stringify(offer) === JSON.stringify(chosen));
  return offered.filter((_, index) => index !== at);
}

/** Whether two effects could be applied to the same event: events without objects are one. */
function meets(a: readonly Thing[], b: readonly Thing[]): boolean {
  return a.length + b.length === 0 || a.some((one) => b.some((other) => isSame([one], [other])));
}

/** An effect that is chosen, against the others: over those that could replace the same event, before the rest. */
export function against(
  chosen: Extract<Offer, { offer: 'effect' }>,
  others: readonly Offered[],
): {
  readonly rivals: readonly Offered[];
  /** It comes before effects on other events. */
  readonly first: boolean;
  /** It is applied to something else than its source, or could be. */
  readonly away: boolean;
  /** Something offered is for another event. */
  readonly apart: boolean;
  /** It could be applied to one of several events that nothing names. */
  readonly nameless: boolean;
} {
  const different = others.filter(({ effect }) => JSON.stringify(effect) !== JSON.stringify(chosen.effect));
  const rivals = different.filter(({ on = [] }) => meets(on, chosen.on));
  const { source } = chosen.effect;
  return {
    rivals,
    first: rivals.length < different.length,
    away:
      chosen.on.length > 0 &&
      (different.length < others.length || chosen.on.some((one) => !isSame([one], source ? [source] : []))),
    apart: others.some(({ on = [] }) => !meets(on, chosen.on)),
    nameless: chosen.on.length === 0 && different.length < others.length,
  };
}

/** What effects are offered for. */
export function applying(offered: readonly Offer[]): {
  /** None of them may be applied. */
  readonly free: boolean;
  /** The one effect that is offered, where it is only one. */
  readonly one: Effect | null;
  readonly places: readonly (readonly Thing[])[];
  /** Each is another effect, for another event: whichever comes first, the others can be applied as well. */
  readonly apart: boolean;
} {
  const effects = withEffects(offered);
  const [first] = effects;
  const alike =
    first && effects.every(({ effect }) => JSON.stringify(effect) === JSON.stringify(first.effect));
  const places = new Map(effects.map(({ on = [] }) => [JSON.stringify(on), on]));
  return {
    free: offered.some(({ offer }) => offer === 'decline'),
    one: alike ? first.effect : null,
    places: [...places.values()],
    apart: effects.every(({ effect, on = [] }, at) =>
      effects
        .slice(at + 1)
        .every(
          (other) => !meets(on, other.on ?? []) && JSON.stringify(effect) !== JSON.stringify(other.effect),
        ),
    ),
  };
}

/** Who decides, and everything that is theirs to decide. */
export function byPlayer(decides: readonly Deciding[]): [Deciding['by'], readonly Deciding[]][] {
  const players = [...new Set(decides.map(({ by }) => by))];
  return players.map((by) => [by, decides.filter((one) => one.by === by)]);
}

/** So many decisions are told, and so many things of those that are offered. */
export const MOST_DECIDERS = 4;
export const MOST_OFFERED = 5;
