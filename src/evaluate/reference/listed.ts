/** What must have been written down of zones and cards before anything is said that rests on it. */

import type { Test, What } from '../../ability/reference.js';
import type { ObjectId, PlayerId, Trait, Zone } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import type { Env } from '../../position/env.js';
import { zoneId } from '../../position/position.js';
import { type Game, objectOf } from '../../rulebook/game.js';
import type { View } from '../../table/view.js';
import { players } from './players.js';
import { type Origin, placesNamed } from './selection.js';

/**
 * A zone that turns out to be empty must have been written down so.
 * @throws {Withheld} `position/missing-value` where nobody has said what is in it
 */
export function mustBeListed(game: Game, zone: Zone, player: PlayerId): void {
  const { unlisted, players: all } = game.table.position;
  const word = unlisted[zoneId(zone, player)];
  if (word === undefined) return;
  const name = all[player]?.name ?? '';
  withhold(
    'position/missing-value',
    `What is in the ${game.catalogue.zones[zone]?.called ?? word} of ${name} is not written down.`,
    `Give ${name} \`${word}\`: a list, or a number of unknown cards.`,
  );
}

/**
 * Objects that a text counts, or asks for, must have been written down wherever they are looked for, save on the field.
 * @throws {Withheld} `position/missing-value` where nobody has said what is in a zone
 */
export function mustAllBeListed(game: Game, env: Env, what: What, origin?: Origin): void {
  if (what.what !== 'some') return;
  const { adjectives = [], which = [] } = what.described;
  // What nobody has written down stands in no relation to anything.
  if ([...adjectives, ...which].some(isRelated)) return;
  const controlled = [...adjectives, ...which].some(({ test }) => test === 'controlled');
  for (const place of placesNamed(game, what, origin)) {
    const rule = game.catalogue.zones[place.zone];
    if (!rule || rule.shared || rule.field || (controlled && !rule.controlled)) continue;
    const { whose } = place.whose ? place : what;
    const own = place.holder === undefined ? null : [place.holder];
    const holders = own ?? (whose ? players(game, env, whose) : game.policy.order(game));
    for (const holder of holders) mustBeListed(game, place.zone, holder);
  }
}

function isRelated(test: Test): boolean {
  return test.test === 'relation' || (test.test === 'all' && test.of.some(isRelated));
}

/**
 * Which card is on top matters, unless all that lie in an unknown order with it are alike, or are `taken` with it. Cards
 * that a scenario calls by names of their own are not alike.
 * @throws {Withheld} `position/random-order` where one of several cards in an unknown order would be taken,
 * `position/missing-value` where it lies among cards that nobody has written down
 */
export function orderMatters(
  game: Game,
  of: Zone,
  player: PlayerId,
  top: ObjectId,
  taken: readonly ObjectId[] = [],
): void {
  const zone = zoneId(of, player);
  const shuffled = game.table.position.shuffled[zone] ?? [];
  if (!shuffled.includes(top)) return;
  mustBeListed(game, of, player);
  const there = (game.table.position.zones[zone] ?? []).filter((id) => shuffled.includes(id));
  if (there.every((id) => taken.includes(id))) return;
  if (!areAlike(game, there)) {
    withhold(
      'position/random-order',
      'The ruling depends on the order of cards that have been shuffled, or that came there together.',
      'Chance settles that order, or a choice that is not asked. What takes all of those cards at once, or cards that are all alike and have no names of their own, needs no order.',
    );
  }
}

/** Whether cards of a pile are told apart by nothing: neither by what is on them nor by names of their own. */
export function areAlike(game: Game, cards: readonly ObjectId[]): boolean {
  const kinds = cards.map((id) => {
    const { card, label } = objectOf(game, id);
    return JSON.stringify([card, label]);
  });
  return new Set(kinds).size < 2;
}

/** @throws {Withheld} of a group of which some are taken, others would be taken at the same time for something else */
export function noFurtherPart(): never {
  withhold(
    'rule/not-modelled',
    'What takes several parts of one group of equal objects at the same time is not worked out here.',
    'Name the cards one by one.',
  );
}

/** @throws {Withheld} of equal tokens that are too many to be told apart, where words mean one of them or each for itself */
export function standAsOne(): never {
  withhold(
    'rule/not-modelled',
    'There are so many equal tokens here that they stand as one; what is said of each for itself is not worked out.',
  );
}

/** @throws {Withheld} of cards from the top of which it is not said which is taken for what */
export function severalFromTop(): never {
  withhold(
    'rule/not-modelled',
    'Several effects take cards from the top of one deck at the same time, each in its own way; that is not worked out here.',
  );
}

/** @throws {Withheld} of a card of which only that it is there is written down */
export function unknownCard(view: View, trait: Trait): never {
  withhold(
    'position/unknown-card',
    `The ruling depends on the ${trait} of a card that is not known (in ${view.object.zone}).`,
    'Name the card instead of giving a number of cards.',
  );
}

/**
 * A source may be chosen that is elsewhere by now, as long as something is to come of it yet (Magic 609.7a).
 * @throws {Withheld} `rule/not-modelled` where there is one: it would not be among those that are offered
 */
export function noneHasLeft(game: Game): void {
  const { waiting, work } = game.table.position;
  const spoken = [...waiting, ...work].flatMap((one) => ('env' in one && one.env ? [one.env] : []));
  const hasLeft = ({ source, stint }: Env): boolean =>
    source !== null && objectOf(game, source).stint !== stint;
  if (spoken.some(hasLeft))
    withhold(
      'rule/not-modelled',
      'A source is chosen while an ability of one that has left is still to be carried out; whether that one is chosen is not worked out.',
    );
}
