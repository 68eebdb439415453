/** Kinds of cards that have rules of their own which are not worked out: where one of those would matter there is no ruling. */

import { viewOf } from '../../evaluate/object/characteristics.js';
import type { Zone } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import type { GameObject } from '../../position/object.js';
import type { Game } from '../../rulebook/game.js';
import type { View } from '../../table/view.js';
import { isA } from './type.js';

/** Types whose cards lie in no zone of the others: what becomes of one that is put there is a rule of its type. */
const APART = ['gacharange', 'core', 'nebula', 'ritual'];

/** Types whose cards are attached to something, and where that lies: a rule of the type says what becomes of one as that leaves. */
const ATTACHED: { readonly [type: string]: readonly Zone[] } = {
  weapon: ['battle', 'under', 'linked'],
  aura: ['battle', 'under', 'linked'],
  castle: ['shields'],
};

/** @throws {Withheld} where a card lies in a zone in which its type has a rule for it */
export function mustLieThere({ traits }: View): void {
  const type = APART.find((one) => isA({ traits }, one));
  if (type !== undefined) notWorkedOut(`Where a ${type} card goes as it is put into another zone`);
}

/** @throws {Withheld} where what is in the battle zone, or fortifies a shield, has a rule of its type that would do something now */
export function mustRest(game: Game): void {
  let fields = 0;
  for (const { id, zone, host } of game.table.position.objects) {
    if (zone !== 'battle' && host === null) continue;
    const view = viewOf(game, id);
    if (zone === 'battle' && isA(view, 'd2') && ++fields > 1)
      notWorkedOut('What becomes of a D2 field as another one comes');
    const type = Object.keys(ATTACHED).find((one) => isA(view, one));
    if (type !== undefined && !isHeld(game, view.object, ATTACHED[type] ?? []))
      notWorkedOut(`What becomes of a ${type} as that leaves to which it is attached`);
  }
}

/** Whether what it is attached to is where that can be; of what nobody has attached to anything, whether there is any such thing. */
function isHeld({ table }: Game, { host, owner }: GameObject, places: readonly Zone[]): boolean {
  const { objects } = table.position;
  const there = (one: GameObject): boolean => places.includes(one.zone);
  return host === null
    ? objects.some((one) => there(one) && one.owner === owner)
    : objects.some((one) => one.id === host && there(one));
}

function notWorkedOut(what: string): never {
  withhold('rule/not-modelled', `${what} is not worked out.`);
}
