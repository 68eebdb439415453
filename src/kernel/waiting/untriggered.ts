/** Abilities that would have triggered and did not, for the listener: what has them has lost them, or an effect forbids it. */

import { flatOps, type StaticOp } from '../../ability/static.js';
import { viewOf } from '../../evaluate/object/characteristics.js';
import { effectsOf, isOn, lastingEffects } from '../../evaluate/object/effect.js';
import type { EffectKey, RuleKey } from '../../ground/id.js';
import { ifKnown } from '../../ground/known.js';
import { flat } from '../../ground/list.js';
import type { GameEvent } from '../../position/event.js';
import type { View } from '../../table/view.js';
import type { Saying } from '../play/observer.js';
import type { Play } from '../play/play.js';
import type { AtObject, Watcher } from '../watching/at-object.js';
import { applies } from '../watching/candidate.js';
import { usedUp } from '../watching/ledger.js';
import { prohibitedBy } from '../watching/prohibition.js';
import type { Noticed } from './noticed.js';

/** An effect says that what happens so causes no ability to trigger. */
export function tellSilenced(play: Play, { effect, keyed }: Watcher, event: GameEvent, by: Saying): void {
  const rule = prohibitedBy(play, by.ability);
  const { key: ability } = keyed;
  play.observer?.({ notice: 'untriggered', event, effect, ability, why: 'silenced', by: [by], rule });
}

/** What has an ability left as the event happened, and has not seen it. */
export function tellLeft(play: Play, { effect, keyed: { key: ability } }: Watcher, event: GameEvent): void {
  const rule = play.policy.unseen ?? null;
  play.observer?.({ notice: 'untriggered', event, effect, ability, why: 'left', by: [], rule });
}

/** Abilities that would trigger on an event, had their objects not lost them: none of them waits, and each is told of. */
export function lostOnes(
  play: Play,
  missing: readonly AtObject[],
  event: GameEvent,
  subject: View | null,
): Noticed[] {
  return missing.flatMap((watcher): Noticed[] => {
    if (!wouldSee(play, watcher, event, subject)) return [];
    const { effect, keyed } = watcher;
    const { by, rule } = lossOf(play, watcher, event, subject);
    const wait = (): boolean => {
      play.observer?.({ notice: 'untriggered', event, effect, ability: keyed.key, why: 'lost', by, rule });
      return false;
    };
    return [{ once: null, joint: null, amount: null, more: [], wait }];
  });
}

/** Whether its words fit; what cannot be told is not. */
function wouldSee(play: Play, watcher: Watcher, event: GameEvent, subject: View | null): boolean {
  const { keyed, env, effect } = watcher;
  return ifKnown(
    () =>
      !('code' in applies(play, watcher, event, subject)) && !usedUp(play, { ...keyed, env }, effect, event),
    false,
  );
}

/**
 * By what the source of an effect that looks at an event has lost it, and the rule by which what is lost is not there.
 * `hidden`: it lies face down, whatever else takes it away.
 */
export function lossOf(
  play: Play,
  { source }: AtObject,
  event: GameEvent,
  subject: View | null,
): { readonly by: readonly Saying[]; readonly rule: RuleKey | null; readonly hidden: boolean } {
  const { loses = null, conceals = null } = play.policy;
  const view = source === event.object && subject ? subject : viewOf(play, source);
  if (play.catalogue.concealed(view.object) !== null) return { by: [], rule: conceals, hidden: true };
  const by = takersOf(play, view);
  return { by, rule: by.length > 0 ? loses : null, hidden: false };
}

/** The effects that take abilities away from an object. */
export function takersOf(play: Play, view: View): readonly Saying[] {
  const { index } = play.table;
  const sources = new Set(flat([...index.statics()], ({ source }) => (source === null ? [] : [source])));
  const all = [
    ...lastingEffects(play),
    ...flat([...sources], (source) => effectsOf(play, viewOf(play, source))),
  ];
  return all.flatMap((effect): Saying[] => {
    const { ability } = effect.env;
    if (ability === null || !flatOps(effect.ops).some(takes) || !isOn(play, effect, view)) return [];
    return [{ effect: `${effect.by}:${ability}` as EffectKey, ability }];
  });
}

function takes(op: StaticOp): boolean {
  return op.op === 'lose' && !Array.isArray(op.abilities);
}
