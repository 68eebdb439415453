/**
 * That something becomes the target of a spell or ability: told as the targets are chosen (601.2c, 602.2b, 603.3d), where
 * anything waits for it. What triggers on that is put onto the stack once the spell has been cast.
 */

import type { Act } from '../../../ability/act.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { isTargeted } from '../../../evaluate/reference/target.js';
import type { AbilityKey, ObjectId } from '../../../ground/id.js';
import { flat } from '../../../ground/list.js';
import { withhold } from '../../../ground/problem.js';
import { isSaying } from '../../../position/card.js';
import type { Aim, Env } from '../../../position/env.js';
import type { GameEvent } from '../../../position/event.js';
import type { Game } from '../../../rulebook/game.js';
import { watched, watchKeys } from '../../../table/watch.js';
import { byRule } from '../../common/settle.js';

/** By which word texts wait for it, and what each is. */
export const BY_SPELL = 'target by a spell';
export const BY_ABILITY = 'target by an ability';

/** It becomes the target of either. */
export const BY_EITHER: readonly Act[] = [{ event: BY_SPELL }, { event: BY_ABILITY }];

/** What is told of the targets that have been chosen for these words. */
export function becomingTargets(game: Game, env: Env): readonly GameEvent[] {
  const { aimed = [], refs, you } = env;
  if (aimed.length === 0) return NONE;
  const ids = flat(aimed, targetsOf).filter((id) => isAwaited(game, id));
  if (ids.length === 0) return NONE;
  if (new Set(ids).size < ids.length)
    withhold(
      'rule/not-modelled',
      'One spell or ability targets the same twice; how often that triggers is not worked out here.',
    );
  const [spoken] = refs;
  const source = env.source ?? (spoken && 'objects' in spoken ? (spoken.objects[0] ?? null) : null);
  const kind = isSpell(game, source) ? BY_SPELL : BY_ABILITY;
  const ability: AbilityKey | null = aimed[0]?.ability ?? null;
  const cause = { manner: 'effect', player: you, source, ability };
  return ids.map((id) => ({ ...byRule(game, kind, id), other: source, cause }));
}

const NONE: readonly never[] = [];

function targetsOf({ phrase, chosen }: Aim): readonly ObjectId[] {
  return isTargeted(phrase) && 'objects' in chosen ? chosen.objects : NONE;
}

/** Of what is said it is as with a spell. */
function isSpell({ table }: Game, source: ObjectId | null): boolean {
  const { zone = null, card = null } = (source === null ? null : table.position.objects[source]) ?? {};
  return zone === 'stack' || isSaying(card);
}

/** Whether anything waits for this to become a target: few texts do. */
function isAwaited(game: Game, id: ObjectId): boolean {
  const { index } = game.table;
  if (KINDS.some((kind) => index.watching('triggered', kind).length > 0)) return true;
  return viewOf(game, id).abilities.some(({ ability }) => {
    const act = ability.ability === 'triggered' ? watched(ability) : null;
    return act !== null && watchKeys(act).some((key) => KINDS.includes(key));
  });
}

const KINDS: readonly string[] = [BY_SPELL, BY_ABILITY];

/** Whether anything on the battlefield waits for something to become a target. */
export function waitsForTargets(game: Game): boolean {
  return (game.table.position.zones.battlefield ?? []).some((id) => isAwaited(game, id));
}
