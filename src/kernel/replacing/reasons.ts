/** Why an effect was applied, and why others were not: for the listener, and by which rules. */

import type { RuleKey } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import type { GameEvent } from '../../position/event.js';
import type { Assignment, GroupFrame, Node } from '../../position/frame.js';
import type { RefusalCode } from '../../rulebook/refusal.js';
import type { Play } from '../play/play.js';
import { consider, subjectOf } from '../watching/candidate.js';
import { fittedAtFirst, unfit } from '../watching/unfit.js';
import { isLasting, lost } from '../watching/watcher.js';
import { View } from './gather.js';
import { tellLater, tellLost } from './missing.js';

/** The rules by which an effect replaces or prevents as it does. */
export function groundsOf(
  play: Play,
  frame: GroupFrame,
  { effect, ability: key, results }: Assignment,
  before: readonly GameEvent[],
  after: readonly GameEvent[],
): readonly RuleKey[] {
  const ability = play.table.registry.ability(key);
  const node = frame.nodes.find(({ id }) => id === results[0]?.node);
  if (!play.policy.grounds || ability.ability !== 'replacement' || !node) return [];
  const lasting = isLasting(effect);
  const arisen = node.uses.length > node.inherited && !fittedAtFirst(play, frame, node, effect);
  return play.policy.grounds(play, { ability, lasting, arisen, before, after });
}

/** Refusals that rest on what the effect would have to do. */
const UNDOABLE: ReadonlySet<RefusalCode> = new Set(['impossible', 'unpayable', 'no-substitute']);

/** Tells the listener everything that looked at an event, and why what was not applied was not. */
export function reportConsidered(play: Play, frame: GroupFrame, node: Node): void {
  if (!play.observer || !play.reasons) return;
  const view = new View(play, frame);
  for (const { watcher, effect, member, candidate, refusal } of consider(play, node, frame.since)) {
    const event = node.events[member];
    if (!event || refusal?.code === 'another-event') continue;
    // What the rules say of some objects is no news of any other.
    const byRule = play.table.registry.ruleOf(watcher.keyed.key) !== null;
    if (refusal?.code === 'another-object' && byRule) continue;
    const why = refusal ?? (candidate ? view.refuses(node, candidate) : null);
    const withheld = why && candidate && UNDOABLE.has(why.code) ? view.withheld(node, candidate) : [];
    const ability = watcher.keyed.key;
    // What the rulebook says against it is its own reason, and what a rule says is in no words of a card.
    const ifs = refusal?.code === 'condition';
    const byWords = !byRule && (ifs || refusal?.code.startsWith('another-'));
    const misfit = byWords ? unfit(play, watcher, event, ifs) : null;
    play.observer({ notice: 'considered', event, effect, ability, refusal: why, withheld, misfit });
  }
  for (const event of node.events) reportMissing(play, frame, event);
}

/** Tells what would apply to an event, did its source have that by then or still. */
function reportMissing(play: Play, { nodes }: GroupFrame, event: GameEvent): void {
  const subject = subjectOf(play, event);
  for (const watcher of lost(play, 'replacement', event, subject)) tellLost(play, watcher, event, subject);
  for (const arriving of flat(nodes, ({ events }) => events))
    if (arriving.detail?.arrival && arriving.object !== event.object)
      tellLater(play, arriving, event, subject);
}
