/** What waits after an effect has resolved, and what a rule makes happen. */

import type { Act } from '../../ability/act.js';
import { testsOf } from '../../evaluate/event/matched.js';
import { notUnderstood } from '../../evaluate/object/unread.js';
import { planAct } from '../../evaluate/plan/plan.js';
import { withhold } from '../../ground/problem.js';
import { barredBy } from '../../kernel/event/raise.js';
import { probing } from '../../kernel/paying/cost.js';
import { unreadIn } from '../../kernel/watching/unread.js';
import type { Waiting } from '../../position/position.js';
import type { Game } from '../../rulebook/game.js';
import type { SettleStep } from '../../rulebook/policy.js';
import { chained, isAnnounced } from '../common/chained.js';
import { turnPlayersFirst } from '../common/waiting.js';
import { mustBeUsable } from './activating/forbidden.js';
import { mustNotHaveSummoned } from './activating/held.js';
import { mustBeThere } from './activating/staying.js';
import { isStruck } from './battle/attack.js';
import { awaitsResponses, isMidChain } from './chain/chain.js';
import { isActivated, isOptional, isTaken, mustBeInTime, triggered } from './chain/timing.js';
import { cite } from './rule.js';
import { isFaceDown } from './state/hidden.js';
import { leaving } from './state/leaving.js';
import { mustNotOutlast } from './state/negated.js';
import { asOwners, mustBeOfController } from './state/owners.js';
import { TARGETED } from './word.js';

export function settle(game: Game): SettleStep {
  mustBeUnderstood(game);
  mustNotOutlast(game);
  const gone = leaving(game);
  if (gone.length > 0) return { do: 'events', events: gone, rule: cite('leaves-so') };
  const waiting = game.table.position.waiting.map((one) => asOwners(game, one));
  // What applies by itself does so before any effect is activated, in the middle of a Chain or a battle too.
  const applying = waiting.filter((one) => !isActivated(game, one));
  if (applying.length > 0) {
    // What comes to nothing now comes before and after nothing.
    const idle = applying.filter((one) => comesToNothing(game, one));
    return turnPlayersFirst(game, cite('turn-order'), idle.length > 0 ? idle.slice(0, 1) : applying);
  }
  if (waiting.length > 0 && isMidChain(game)) return { do: 'settled' };
  if (isStruck(game)) return { do: 'settled' };
  const optional = waiting.filter((one) => isOptional(triggered(game, one)));
  const mandatory = waiting.filter((one) => !optional.includes(one));
  const step = chained(game, [mandatory, optional], cite('chain-order'), (one) =>
    isTaken(triggered(game, one)),
  );
  if (step.do === 'announce') {
    mustBeAlone(game);
    mustBeUsable(game, step.waiting.env);
    mustBeInTime(step.waiting);
    mustBeThere(game, step.waiting);
    mustBeOfController(game, step.waiting);
    mustBeOnce(game, step.waiting, waiting);
    const { source, you } = step.waiting.env;
    mustNotHaveSummoned(game, source, you);
  }
  return step;
}

/** Whether all that would be done is done to what is not there any more, so that nothing done before it changes that. */
function comesToNothing(game: Game, { env, ability: key }: Waiting): boolean {
  const ability = game.table.registry.ability(key);
  if (ability.ability !== 'triggered') return false;
  return ability.do.every(
    (step) =>
      step.do === 'act' &&
      isOfCertain(step.act) &&
      planAct(game, env, step.act, probing(game)).events.every((event) => barredBy(game, event) !== null),
  );
}

/** "This card", "it", "the targeted monster": no other comes to be meant. */
function isOfCertain({ object }: Act): boolean {
  if (object?.what !== 'some') return object?.what === 'this' || object?.what === 'that';
  return testsOf(object).some((test) => test.test === 'relation' && test.relation === TARGETED);
}

/** @throws {Withheld} where a card that does not stay on the field lies there face-up, and it is not understood what it says */
function mustBeUnderstood(game: Game): void {
  const { position, registry } = game.table;
  for (const id of position.zones.spells ?? []) {
    const object = position.objects[id];
    if (!object || isFaceDown(object.status)) continue;
    for (const { ability } of registry.ofCard(object.card)) {
      const found = ability.ability === 'spell' ? unreadIn(ability.do) : undefined;
      if (found) notUnderstood(game, found.text);
    }
  }
}

/** @throws {Withheld} where a player responds to what triggers it: that would be a link of the same Chain */
function mustBeAlone(game: Game): void {
  if (awaitsResponses(game))
    withhold(
      'rule/not-modelled',
      'What is activated in response to an attack that itself triggers an effect is not worked out.',
    );
}

/** @throws {Withheld} where several things that happened one after the other, or that it speaks of, have triggered it */
function mustBeOnce(game: Game, { id, effect, ability }: Waiting, waiting: readonly Waiting[]): void {
  // Of what can be used once each turn only one is activated, whatever has triggered it besides.
  if (game.table.registry.limitedBy(ability) !== null) return;
  if (waiting.some((one) => one.effect === effect && one.id !== id && !isAnnounced(one)))
    withhold(
      'rule/not-modelled',
      'How often an effect is activated that several things have triggered, one after the other or each of them spoken of, is not worked out.',
    );
}
