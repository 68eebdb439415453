/**
 * What is not done, of a ruling as a whole: by what it cannot be, that it is done after all at another time, or that it
 * befalls another.
 */

import type { Saying } from '../../kernel/play/observer.js';
import type { GameEvent } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';
import type { Words } from '../../rulebook/words.js';
import { equals, grouped } from '../message/alike.js';
import type { Agent, CannotMessage, Happening, VerdictMessage } from '../message/message.js';
import { templateOf } from '../name/template.js';
import type { Naming } from '../name/things.js';
import type { Leaf, Root } from './fate.js';

/** What an effect has ruled out, told while the board stood as it did. */
export interface Barred {
  readonly event: GameEvent;
  readonly said: Happening;
  /** By what it cannot happen, where the effect speaks of nothing else. */
  readonly by: Agent | null;
  /** Whether it cannot even begin: a spell that is not cast. */
  readonly begins: boolean;
  readonly moment: number;
  /** Of how much it had been told by then that it came about. */
  readonly told: number;
}

/** What has come about, as far as that is told. */
export function toldOf(roots: readonly Root[], naming: Naming): readonly Leaf[] {
  return leavesOf(roots).filter(({ event }) => !naming.isQuiet(event));
}

function leavesOf(roots: readonly Root[]): readonly Leaf[] {
  return roots.flatMap(({ happened }) => happened);
}

/** By what an event comes about, where the effect that rules it out looks at that, and there is a word for it. */
export function agentOf(
  { table }: Game,
  naming: Naming,
  { manners = {} }: Words,
  { cause: { manner, source } }: GameEvent,
  { ability: key }: Saying,
): Agent | null {
  const ability = table.registry.ability(key);
  if (ability.ability !== 'cannot' || ability.act.cause === undefined) return null;
  if (source === null && !Object.hasOwn(manners, manner)) return null;
  return { manner, source: source === null ? null : naming.thing(source) };
}

/**
 * What can't happen, and the rest. What can't happen to a thing is told after what has befallen it before. What a player has
 * done before, and can't any more, is told at the end, where nothing comes after it.
 */
export function withBarred(
  fates: readonly VerdictMessage[],
  all: readonly Barred[],
  roots: readonly Root[],
  words: Words,
  naming: Naming,
): VerdictMessage[] {
  const last = all.filter((one) => isLast(roots, one, naming));
  const others = all.filter((one) => !last.includes(one));
  const after = toldBarred(last, roots, words, naming).map((one) => ({ ...one, after: true as const }));
  const places = new Map(others.map((one) => [one, placeOf(one, fates, roots)]));
  const at = (place: number): CannotMessage[] =>
    toldBarred(
      others.filter((one) => places.get(one) === place),
      roots,
      words,
      naming,
    );
  return [...at(0), ...fates.flatMap((fate, index) => [fate, ...at(index + 1)]), ...after];
}

/**
 * After how many of these something is told that can't happen: after as much as has befallen the same thing before. What
 * cannot even begin is told in its turn, after whatever has come about by then.
 */
function placeOf(
  { event, begins, moment }: Barred,
  fates: readonly VerdictMessage[],
  roots: readonly Root[],
): number {
  const leaves = leavesOf(roots);
  if (event.object === null && !begins) {
    const sofar = leaves.filter((leaf) => leaf.moment <= moment);
    return placeAfter(ofPlayer(sofar, event.player), fates, false);
  }
  const before = leaves.filter((leaf) => leaf.moment < moment);
  if (!begins) return placeAfter(ofObject(before, event.object), fates, false);
  const objects = new Set(before.map((leaf) => leaf.event.object));
  return Math.max(0, ...[...objects].map((object) => placeAfter(ofObject(before, object), fates, true)));
}

function ofObject(leaves: readonly Leaf[], object: GameEvent['object']): readonly Leaf[] {
  return leaves.filter((leaf) => leaf.event.object === object);
}

/** What is told of a player, and of no object. */
function ofPlayer(leaves: readonly Leaf[], player: GameEvent['player']): readonly Leaf[] {
  return leaves.filter(({ event, said }) => said.objects.length === 0 && event.player === player);
}

/**
 * After how many of these it has been told what has come about of one thing.
 * @param goes it is asked where it has gone, too
 */
function placeAfter(leaves: readonly Leaf[], fates: readonly VerdictMessage[], goes: boolean): number {
  const [first] = leaves;
  if (!first) return 0;
  const [thing] = first.said.objects;
  const tells = (fate: VerdictMessage): boolean =>
    fate.say === 'fate' &&
    fate.happens.some(
      ({ kind, to, objects }) =>
        leaves.some(({ said }) => said.kind === kind && (!goes || equals(said.to, to))) &&
        (thing === undefined || objects.some((one) => equals(one, thing))),
    );
  const told = fates.flatMap((fate, index) => (tells(fate) ? [index + 1] : []));
  return told[Math.min(told.length, leaves.length) - 1] ?? 0;
}

/**
 * What cannot happen. That the same happens all the same, by the same or where it is ruled out whatever brings it about,
 * is said; where it has happened before, it is left to the steps that it cannot again.
 */
function toldBarred(
  all: readonly Barred[],
  roots: readonly Root[],
  words: Words,
  naming: Naming,
): CannotMessage[] {
  const found = all.flatMap(({ event, said, by, moment }) => {
    const again = occurs(roots, { event, said, moment }, words, naming, by !== null);
    return again === 'before' ? [] : [{ said, by, first: again !== null }];
  });
  const told = grouped(found, ({ said, first }) => JSON.stringify([said, first])).map(([one, ...others]) => {
    const by = [one, ...others].flatMap((each) => each.by ?? []);
    return {
      said: one.said,
      how: { ...(by.length > 0 && { by }), ...(one.first && { first: true as const }) },
    };
  });
  return grouped(told, ({ how }) => JSON.stringify(how)).flatMap((group) =>
    naming
      .merged(group.map(({ said }) => said))
      .map((event): CannotMessage => ({ say: 'cannot', event, effect: null, ...group[0].how })),
  );
}

/** Whether what is said of an event comes about after this moment, or has before it. */
export function occurs(
  roots: readonly Root[],
  { event, said, moment }: { readonly event: GameEvent; readonly said: Happening; readonly moment: number },
  words: Words,
  naming: Naming,
  same = false,
): 'later' | 'before' | null {
  if (event.object === null) return null;
  const { manner, source } = event.cause;
  const alike = leavesOf(roots).filter(
    ({ event: other, said: told }) =>
      other.object === event.object &&
      other.to?.zone === event.to?.zone &&
      other.other === event.other &&
      told.counter === said.counter &&
      templateOf(words, told) === templateOf(words, said) &&
      // What only leads to it, in the same words, is not it.
      (other.kind === event.kind || !naming.isQuiet(other)) &&
      (!same || (other.cause.manner === manner && other.cause.source === source)),
  );
  if (alike.length === 0) return null;
  return alike.some((one) => one.moment >= moment) ? 'later' : 'before';
}

/** Whether of what was to befall one something befalls another: damage that is redirected. */
export function befallsAnother(before: readonly GameEvent[], after: readonly GameEvent[]): boolean {
  const whom = ({ kind, object, player }: GameEvent): string =>
    `${kind} ${object === null ? player : `of ${object}`}`;
  const kinds = before.map(({ kind }) => kind);
  const meant = before.map(whom);
  return after.some((event) => kinds.includes(event.kind) && !meant.includes(whom(event)));
}

/** Whether a player has done as much before as cannot be done now, and nothing comes about after that. */
function isLast(roots: readonly Root[], { event, told }: Barred, naming: Naming): boolean {
  if (event.object !== null) return false;
  const all = toldOf(roots, naming);
  const like = all.some(({ event: other }) => other.kind === event.kind && other.player === event.player);
  return like && all.length === told;
}

/** Whether something else has come about before in place of the same: that it comes to nothing in the end is left to the steps. */
export function isReplacedBefore(roots: readonly Root[], root: Root): boolean {
  const { event, said } = root;
  return (
    event.object === null &&
    roots
      .slice(0, roots.indexOf(root))
      .some((one) => one.replaced && one.happened.length > 0 && equals(one.said, said))
  );
}
