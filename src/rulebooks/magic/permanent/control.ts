/**
 * Who controls what (110.2), where an effect says so: the youngest that there is, among those of the second layer (613.1b,
 * 613.7). Where none is left, whoever put it onto the battlefield controls it again (110.2a). What another player comes to
 * control is in combat no more (506.4).
 */

import type { Instruction } from '../../../ability/instruction.js';
import { flatOps, type StaticOp } from '../../../ability/static.js';
import { printed } from '../../../evaluate/object/printed.js';
import type { ObjectId, PlayerId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import type { GameObject } from '../../../position/object.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import { IT } from '../../common/action.js';
import { runOn } from '../../common/running.js';
import { leaveCombat } from '../damage/combat.js';

/** That it has come about is told; nothing can take its place. */
const GAINED: readonly Instruction[] = [
  { do: 'act', act: { event: 'gain control', by: { who: 'you' }, object: IT } },
];

/** By which word an object remembers who controls it where no effect says otherwise. */
const WITHOUT_EFFECTS = 'controlled by';

/** An effect by which this player controls this object. */
interface Controlling {
  readonly on: ObjectId;
  readonly by: PlayerId;
  readonly since: number;
}

/** Auras that change hands give what they enchant to their new controllers, and so on; more of this is not followed. */
const MOST_ROUNDS = 8;

/** @param begins whether this is the board as it was written down, on which what effects have done is done already */
export function keepControl(hands: Hands, begins = false): void {
  // In most games nothing does: then nobody looks through what is there.
  if (!hands.game.table.registry.givesControl) return;
  for (let rounds = 0; rounds < MOST_ROUNDS; rounds++) if (!changeHands(hands, begins)) return;
  withhold('rule/not-modelled', 'Effects by which players control things never come to rest here.');
}

/** Whether anything has come under the control of another player. */
function changeHands(hands: Hands, begins: boolean): boolean {
  const { game } = hands;
  const last = new Map<ObjectId, Controlling>();
  for (const one of controlling(game)) {
    const other = last.get(one.on);
    if (!other || other.since < one.since) last.set(one.on, one);
  }
  let changed = false;
  for (const { id, zone, chosen } of game.table.position.objects) {
    const effect = last.get(id);
    if (effect && zone !== 'battlefield')
      withhold('rule/not-modelled', 'Who controls what is not on the battlefield is not worked out here.');
    if (zone !== 'battlefield') continue;
    const before = chosen[WITHOUT_EFFECTS];
    if (!effect && !before) continue;
    if (!before) remember(hands, id, effect, begins);
    const now = effect?.by ?? withoutEffects(hands.object(id));
    if (hands.object(id).controller === now) continue;
    mustBeUnattacked(game, id);
    leaveCombat(hands, hands.object(id));
    hands.control(id, now);
    // What lasts for as long as another player controls it is over, and does not begin again (611.2b).
    hands.expire('controlled', undefined, id);
    runOn(hands, GAINED, [id], now, 'rule');
    changed = true;
  }
  return changed;
}

/** What is attacked is in combat no more either, and what attacks it attacks nothing (506.4c). */
function mustBeUnattacked({ table }: Game, id: ObjectId): void {
  if (table.position.objects.some(({ linked }) => linked.attacks?.includes(id)))
    withhold(
      'rule/not-modelled',
      'What is attacked comes under the control of another player; what its attackers do then is not worked out here.',
    );
}

/** What is there from the beginning under an effect that gives it to its controller was its owner's before. */
function remember(hands: Hands, id: ObjectId, effect: Controlling | undefined, begins: boolean): void {
  const { controller, owner } = hands.object(id);
  if (begins && effect && controller !== effect.by) contradicts(hands.game, hands.object(id), effect.by);
  hands.choose(id, WITHOUT_EFFECTS, { word: String(begins ? owner : controller) });
}

function contradicts({ table }: Game, { card, controller, owner }: GameObject, by: PlayerId): never {
  const { cards, players } = table.position;
  const [name, is, would, own] = [
    card === null ? 'This' : cards[card]?.name,
    players[controller]?.name,
    players[by]?.name,
    players[owner]?.name,
  ];
  return withhold(
    'rule/not-modelled',
    `${name} stands with ${is}, though an effect gives it to ${would}.`,
    `Write it where ${would}'s permanents are, with "owner: ${own}".`,
  );
}

function withoutEffects({ chosen, controller }: GameObject): PlayerId {
  const { [WITHOUT_EFFECTS]: before } = chosen;
  // The word is a player's place, as `remember` has written it.
  return before && 'word' in before ? (Number(before.word) as PlayerId) : controller;
}

/** Every effect of this sort. */
function* controlling(game: Game): Generator<Controlling> {
  const { position, registry } = game.table;
  for (const { made, on, controller, since } of position.effects) {
    if (on.length === 0) continue;
    const maker = registry.maker(made);
    if (maker.do !== 'last on' || !givesControl(maker.ops)) continue;
    for (const { object, stint } of on)
      if (position.objects[object]?.stint === stint) yield { on: object, by: controller, since };
  }
  for (const object of position.objects) {
    const { host, zone, controller: by, since } = object;
    if (host !== null && zone === 'battlefield' && isGiving(game, object)) yield { on: host, by, since };
  }
}

/** Whether an Aura says that its controller controls what it enchants. What it loses in a later layer it has in the second (613.6). */
export function isGiving(game: Game, object: GameObject): boolean {
  return printed(game, object).abilities.some(
    ({ ability }) => ability.ability === 'static' && givesControl(ability.ops),
  );
}

function givesControl(ops: readonly StaticOp[]): boolean {
  return flatOps(ops).some(({ op }) => op === 'control');
}
