/** Where what is played enters, as its player chooses that (355.2). */

import type { ObjectId } from '../../../ground/id.js';
import type { Node } from '../../../position/frame.js';
import { nameIn } from '../../../position/name.js';
import type { Game } from '../../../rulebook/game.js';
import type { GroupView, Step } from '../../../rulebook/policy.js';
import { cite } from '../rule.js';

/** Of the places at which one thing would enter its player picks one, before anything replaces that it enters there. */
export function placing({ game, nodes }: GroupView): Step | null {
  const entering = nodes.filter(({ state, events: [event] }) => state === 'live' && event?.kind === 'enter');
  for (const { events } of entering) {
    const [event] = events;
    const among = entering.filter((node) => node.events[0]?.object === event?.object);
    if (!event || event.player === null || among.length < 2) continue;
    return { do: 'pick', by: event.player, among: worded(game, among), rule: cite('played-to') };
  }
  return null;
}

/** A word for each of these places; battlefields that are called alike are told apart by their place among them. */
function worded(game: Game, nodes: readonly Node[]) {
  const names = nodes.map(({ events }) => nameOf(game, events[0]?.other ?? null));
  return nodes.map(({ id }, place) => {
    const name = names[place] ?? '';
    const before = names.slice(0, place).filter((one) => one === name).length;
    return { word: before === 0 ? name : `${name} (${before + 1})`, nodes: [id] };
  });
}

function nameOf({ table }: Game, at: ObjectId | null): string {
  return at === null ? 'base' : (nameIn(table.position, at) ?? '');
}
