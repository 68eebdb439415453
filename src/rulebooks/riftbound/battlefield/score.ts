/** Scoring: what a battlefield brings that is conquered or held (469 to 471). */

import type { Instruction } from '../../../ability/instruction.js';
import { playerValue } from '../../../evaluate/condition/player-value.js';
import { wordsOf } from '../../../evaluate/condition/test.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { add, compare } from '../../../ground/amount.js';
import type { ObjectId, PlayerId } from '../../../ground/id.js';
import { watchersOf } from '../../../kernel/replacing/probe.js';
import type { GameEvent } from '../../../position/event.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import { runOn } from '../../common/running.js';
import { POINTS, SCORED_BEFORE, VICTORY } from '../value.js';
import { toPlayer } from './points.js';
import { unitsAt } from './there.js';

/** A player's units at a battlefield hold it with them. */
export function hold(hands: Hands, event: GameEvent): boolean {
  return score(hands, event, 'unit holds');
}

/** Conquering does not bring the last point before every battlefield has been scored (471.1.b.1). */
export function missFinalPoint(hands: Hands, { player }: GameEvent): boolean {
  if (player === null) return false;
  runOn(hands, [{ do: 'act', act: { event: 'draw', amount: 1 } }], [], player, 'rule');
  return true;
}

/** Who comes to control a battlefield conquers it, unless they have scored it this turn (469.1). */
export function conquer(hands: Hands, event: GameEvent): boolean {
  if (event.object === null || event.player === null) return false;
  hands.control(event.object, event.player);
  hands.status(event.object, 'uncontrolled', false);
  return score(hands, event, 'unit conquers');
}

/** The player gains a point (471.1), once each turn (470); their units at the battlefield conquer or hold it with them. */
function score(hands: Hands, { object, player }: GameEvent, kind: string): boolean {
  if (object === null || player === null || hasScored(hands.game, object, player)) return false;
  hands.link(object, scoredBy(player), [object], { only: true });
  const { game } = hands;
  const units = unitsAt(game, object).filter((id) => viewOf(game, id).object.controller === player);
  const gains = gaining(game, player, kind === 'unit conquers');
  const acts: readonly Instruction[] = [
    ...(gains === null ? [] : [{ do: 'act' as const, act: { event: gains, amount: 1 } }]),
    ...(units.length === 0 ? [] : [{ do: 'act' as const, act: { event: kind, object: THEM } }]),
  ];
  if (acts.length > 0) runOn(hands, acts, units, player, 'rule');
  return true;
}

const THEM = { what: 'that', of: 0, said: 'them' } as const;

type Gained = 'point from conquering' | 'point from holding' | 'miss final point';

/** What scoring brings; nothing where nobody has written down points, and nothing looks at them. */
function gaining(game: Game, player: PlayerId, conquers: boolean): Gained | null {
  const { values } = game.table.position.players[player] ?? {};
  const gained = conquers ? 'point from conquering' : 'point from holding';
  const asked = watchersOf(game, toPlayer(gained, player, 1)).length > 0;
  if (values?.[POINTS] === undefined && !asked) return null;
  if (!conquers) return gained;
  const next = add(playerValue(game.table.position, player, POINTS), 1);
  const final = compare(next, playerValue(game.table.position, player, VICTORY)) >= 0;
  return final && !hasScoredAll(game, player) ? 'miss final point' : gained;
}

function hasScoredAll(game: Game, player: PlayerId): boolean {
  return (game.table.position.zones.battlefields ?? [])
    .filter((id) => wordsOf(game, viewOf(game, id), 'type').includes('battlefield'))
    .every((id) => hasScored(game, id, player));
}

function hasScored({ table }: Game, field: ObjectId, player: PlayerId): boolean {
  const { linked = {}, chosen = {} } = table.position.objects[field] ?? {};
  const before = chosen[SCORED_BEFORE];
  const name = table.position.players[player]?.name;
  return (
    (linked[scoredBy(player)] ?? []).length > 0 ||
    (before && 'word' in before && before.word === name) === true
  );
}

const SCORED = 'scored this turn by player ';

/** Under which word a battlefield remembers that a player has scored it this turn. */
function scoredBy(player: PlayerId): string {
  return `${SCORED}${player}`;
}

/** With the turn every battlefield can be scored again. */
export function forgetScores(hands: Hands): void {
  const held: { id: ObjectId; word: string }[] = hands.game.table.position.objects.flatMap(({ id, linked }) =>
    Object.keys(linked)
      .filter((word) => word.startsWith(SCORED))
      .map((word) => ({ id, word })),
  );
  for (const { id, word } of held) hands.link(id, word, [], { only: true });
  for (const { id, chosen } of hands.game.table.position.objects) {
    if (chosen[SCORED_BEFORE]) hands.choose(id, SCORED_BEFORE, { word: '' });
  }
}
