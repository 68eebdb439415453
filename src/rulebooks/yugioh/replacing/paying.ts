/**
 * What is done instead of paying for an effect: "If you would discard to activate the effect of a "Witchcrafter" monster you
 * control, you can ... instead". No published answer says whether it is an effect that does so, nor whether what cannot be
 * paid at all can be paid so: what rests on that is withheld.
 */

import type { Ability, Replacement } from '../../../ability/ability.js';
import type { CausePattern } from '../../../ability/act.js';
import type { Instruction } from '../../../ability/instruction.js';
import { referents, refersTo } from '../../../ability/referents.js';
import { causeOf } from '../../../evaluate/env.js';
import { isCaused } from '../../../evaluate/event/matched.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { asOf } from '../../../evaluate/reference/past.js';
import type { EventKind, ObjectId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import { whatIsTaken } from '../../../kernel/script/announce.js';
import { inPlace } from '../../../kernel/watching/in-place.js';
import { watchers } from '../../../kernel/watching/watcher.js';
import { type Env, envWith } from '../../../position/env.js';
import type { Cause } from '../../../position/event.js';
import type { Node } from '../../../position/frame.js';
import type { Game } from '../../../rulebook/game.js';
import type { Candidate } from '../../../rulebook/policy.js';
import type { View } from '../../../table/view.js';
import { watched } from '../../../table/watch.js';
import { byRule } from '../../common/settle.js';
import { actsIn } from '../acts.js';

/** The manner of what is done instead of paying. */
const INSTEAD_OF_PAYING = 'instead of paying';

export function standsInAs(ability: Replacement): string | undefined {
  return isOfPrice(ability) ? INSTEAD_OF_PAYING : undefined;
}

function isOfPrice({ watch: { cause = [] } }: Replacement): boolean {
  return cause.some(({ activates }) => activates === true);
}

/**
 * What is done instead of paying is looked at by whatever is done instead of paying.
 * @throws {Withheld} where a text asks whether an effect does it, or whether it is a cost
 */
export function isManner({ manner }: Cause, pattern: CausePattern): boolean {
  if (manner !== INSTEAD_OF_PAYING) return manner === pattern.manner;
  if (pattern.activates) return true;
  if (!UNTOLD.includes(pattern.manner)) return false;
  withhold(
    'rule/not-modelled',
    'Whether what is done instead of paying is done by an effect, or is a cost, is not worked out.',
  );
}

const UNTOLD = ['effect', 'cost'];

/** What is paid with is elsewhere by the time that more is paid: "Tribute this card and discard 1 card". */
export function activator(game: Game, id: ObjectId): View {
  const { work } = game.table.position;
  const paying = work.find(
    (frame) => frame.frame === 'script' && frame.env.manner === 'cost' && frame.env.source === id,
  );
  return paying?.frame === 'script' ? asOf(game, id, paying.env.stint) : viewOf(game, id);
}

/** @throws {Withheld} where something could be done instead of a price that cannot be paid */
export function mustPayOtherwise(game: Game, env: Env, cost: readonly Instruction[]): void {
  const cause = causeOf(envWith(env, { manner: 'cost' }));
  for (const { event } of actsIn(cost))
    if (couldBeInstead(game, event, cause))
      withhold(
        'rule/not-modelled',
        'Whether something can be done instead of a price that cannot be paid is not worked out.',
      );
}

function couldBeInstead(game: Game, kind: EventKind, cause: Cause): boolean {
  const event = byRule(game, kind, null);
  return watchers(game, 'replacement', event, null).some((one) => {
    const act = watched(one.keyed.ability);
    const { cause: causes = [] } = act ?? {};
    return (
      causes.some(({ activates }) => activates === true) &&
      inPlace(game, one, event, null) &&
      isCaused(game, one.env, causes, cause)
    );
  });
}

/** @throws {Withheld} where what is done instead of paying is looked at by something else, or the effect speaks of what was paid */
export function mustBePlain({ table }: Game, { events, uses }: Node, { member, ability }: Candidate): null {
  const { cause } = events[member] ?? {};
  if (cause?.manner === INSTEAD_OF_PAYING && uses.length > 0)
    withhold('rule/not-modelled', 'What replaces what is done instead of paying is not worked out.');
  if (!isOfPrice(ability) || cause?.manner !== 'cost') return null;
  const [cost, does] = cause.ability === null ? [] : paidFor(table.registry.ability(cause.ability));
  const speaks = !cost || referents(cost).some((one) => refersTo(does, one));
  if (speaks)
    withhold(
      'rule/not-modelled',
      'What an effect that speaks of what was paid for it does where something was done instead is not worked out.',
    );
  return null;
}

/** What an effect costs, and what it then does; nothing where it costs nothing of its own. */
function paidFor(ability: Ability): [] | [cost: Instruction[], does: readonly Instruction[]] {
  if (ability.ability !== 'activated' && ability.ability !== 'triggered') return [];
  if (ability.cost) return [ability.cost, ability.do];
  const [first] = ability.do;
  return first?.do === 'may' && first.cost ? [first.cost, whatIsTaken(ability.do)] : [];
}
