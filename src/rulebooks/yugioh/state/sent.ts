/** Whether a card was sent to the GY in this turn, and whether one was Set before it was activated: only where its own text asks. */

import { isAnywhere } from '../../../ability/anywhere.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { textOf } from '../../../evaluate/object/printed.js';
import type { ObjectId } from '../../../ground/id.js';
import type { FactRule } from '../../../rulebook/catalogue.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import { count, countedBy, inTurn } from '../tally.js';
import { SENT_NOW, WAS_SET_THERE } from '../word.js';
import { isOnField } from '../zone.js';

export const BEFORE: { readonly [fact: string]: FactRule } = {
  [SENT_NOW]: { so: (game, { source }) => source !== null && countedBy(game, sentKey(game, source)) > 0 },
  [WAS_SET_THERE]: {
    so: (game, { source }) =>
      source !== null &&
      isOnField(viewOf(game, source).object.zone) &&
      countedBy(game, setKey(game, source)) > 0,
  },
};

/** What lay in the GY as the scenario began was sent there in a turn before: nothing that is listed says otherwise. */
export function noteSent({ game }: Hands, id: ObjectId): void {
  if (asks(game, id, SENT_NOW) && countedBy(game, sentKey(game, id)) === 0) count(game, sentKey(game, id), 1);
}

export function noteSet({ game }: Hands, id: ObjectId): void {
  if (asks(game, id, WAS_SET_THERE)) count(game, setKey(game, id), 1);
}

function sentKey(game: Game, id: ObjectId): string {
  return inTurn(game, `o${id}:sent`);
}

/** What has left the field and comes there again was not Set as that. */
function setKey({ table }: Game, id: ObjectId): string {
  return `o${id}.${table.position.objects[id]?.stint ?? 0}:set`;
}

function asks(game: Game, id: ObjectId, fact: string): boolean {
  return isAnywhere(
    textOf(game, id).map(({ ability }) => ability),
    (words) => words.fact === fact,
  );
}
