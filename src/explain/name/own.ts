/** By whose words something is told: by its own, or by a keyword that a text gives. */

import type { AbilityKey } from '../../ground/id.js';
import type { Notice } from '../../kernel/play/observer.js';
import type { Play } from '../../kernel/play/play.js';
import type { PrintedAbility } from '../../position/card.js';
import type { GameEvent } from '../../position/event.js';
import { type Game, isField } from '../../rulebook/game.js';
import type { Words } from '../../rulebook/words.js';
import { isSame } from '../message/alike.js';
import type { Step } from '../message/document.js';
import type { CannotMessage, Effect, Message, StepMessage } from '../message/message.js';
import { templateOf } from './template.js';
import type { Naming } from './things.js';

/** Whether an effect with words of its own says of its source alone what cannot happen: the source is named already. */
export function isOwn({ event, effect }: Extract<Message, { say: 'cannot' }>): boolean {
  if (!effect?.source || effect.text === null || effect.printedOn !== null) return false;
  return effect.others === undefined && isSame(event.objects, [effect.source]);
}

/** That a player cannot do what the scenario lists. */
export function refusing(
  naming: Naming,
  { action: { verb, by: player, object, other }, why, by }: Extract<Notice, { notice: 'refused' }>,
): StepMessage {
  const about = (id: typeof object) => (id === null ? null : naming.thing(id));
  const words = naming.saying(object);
  return {
    say: 'refused',
    verb,
    player: naming.player(player),
    object: words === null ? about(object) : null,
    other: about(other),
    why,
    ...(words !== null && { words }),
    ...(by && { effect: naming.effect(by.effect, by.ability) }),
  };
}

/** Whether "if you do" is met. What the course of the game itself rests on has no words, and is not told. */
export function ifSo(
  naming: Naming,
  { env, met, short, otherwise }: Extract<Notice, { notice: 'if so' }>,
): StepMessage | null {
  const effect = naming.effectAt(env.source, env.ability);
  if (effect.source === null && effect.text === null) return null;
  return {
    say: 'if so',
    effect,
    met,
    ...(short && { short }),
    ...(otherwise && { otherwise }),
  };
}

/** Whether an effect speaks of how something enters, and an event is of something else: nobody looks for it there. */
export function isOfEntry(game: Game, key: AbilityKey, { detail }: GameEvent): boolean {
  const ability = game.table.registry.ability(key);
  const to = ability.ability === 'replacement' ? ability.watch.to?.zone : undefined;
  return isField(game, to) && !detail?.arrival;
}

/**
 * The keyword that an ability is the meaning of, where another text gives it and it says nothing but its name: what
 * it stands for is no part of that text.
 */
export function keywordGiven({ table }: Game, meaning: AbilityKey): string | null {
  const [, key] = /^(.*\.g\d+)\.k\d+$/.exec(meaning) ?? [];
  const given = key === undefined ? null : table.registry.ability(key as AbilityKey);
  const plain = given?.ability === 'keyword' && Object.keys(given).length === 2;
  return plain ? given.keyword : null;
}

/** The keyword that a token has of which no text says so: it was created with that. */
export function keywordOf({ ability }: PrintedAbility): string {
  return ability.ability === 'keyword' ? ability.keyword : '';
}

/** Whether what was to go somewhere is there already. */
export function isThere({ table }: Game, { object, to }: GameEvent): boolean {
  return object !== null && to !== null && table.position.objects[object]?.zone === to.zone;
}

/** Whether what would only be put somewhere on the field is there. */
function isPlaced(game: Game, event: GameEvent): boolean {
  return event.amount === null && isField(game, event.to?.zone) && isThere(game, event);
}

/** Whether an object is already where it would be put, or so as it would be made, and how: it is tapped. */
export function soAlready(game: Game, event: GameEvent): CannotMessage['already'] | null {
  if (isPlaced(game, event)) return true;
  const { was } = game.catalogue.events[event.kind] ?? {};
  const now = event.object === null ? undefined : game.table.position.objects[event.object];
  return was && now && now.status.includes(was.status) !== was.so
    ? { status: was.status, on: !was.so }
    : null;
}

/** Where an object is to which something can no longer happen, since it has left where that happens; null where it has not. */
export function goneTo(game: Game, naming: Naming, { object: id }: GameEvent): CannotMessage['gone'] | null {
  const object = id === null ? undefined : game.table.position.objects[id];
  if (!object || isField(game, object.zone)) return null;
  const zone = game.catalogue.zones[object.zone];
  return { to: zone ? naming.place(object.zone, zone.shared ? null : object.holder) : null };
}

/**
 * Whether of what is still where it was it would be said that it goes elsewhere: of what is one with it, it is yet to be
 * chosen which goes. What is destroyed has been all the same.
 */
export function isYetToGo(words: Words, naming: Naming, event: GameEvent): boolean {
  const { from, to } = event;
  if (to?.zone === from) return false;
  return templateOf(words, naming.happening(event))?.includes('{to}') === true;
}

/** Whether the words for an event of a batch say where it takes its object, and a part of it is that it goes there. */
function isToldWhere(
  words: Words,
  naming: Naming,
  batch: readonly { readonly planned: GameEvent }[],
  whole: GameEvent,
  part: GameEvent,
): boolean {
  if (!batch.some(({ planned }) => planned === whole) || naming.isQuiet(whole)) return false;
  if (whole.to === null || whole.object !== part.object || whole.kind === part.kind) return false;
  const said = naming.happening(whole);
  return templateOf(words, said) !== templateOf(words, { ...said, to: null });
}

/** Whether a step tells more of what a player does than that it is done: the words that are used. */
export function isTelling(step: Step | undefined): boolean {
  const message = step?.lines[0]?.message;
  return message?.say !== 'acts' || message.words !== null;
}

/** What comes due by the rules, as the end of "banish it until": what it does is told, it has no words of its own. */
export function isUntold({ source, text }: Effect): boolean {
  return source === null && text === null;
}

/** Of cards that nobody knows no more is to be told where they go as they are said to: that they are milled. */
function isNoMore({ table }: Play, event: GameEvent, expected: ReadonlySet<GameEvent>): boolean {
  return event.object !== null && table.position.objects[event.object]?.card === null && !expected.has(event);
}

/** Whether a part of an event, be it another by then, goes without saying where the whole is told. */
export function isSaidWith(
  play: Play,
  words: Words,
  naming: Naming,
  expected: ReadonlySet<GameEvent>,
  batch: readonly { readonly planned: GameEvent }[],
  whole: GameEvent,
  { event, planned }: { readonly event: GameEvent; readonly planned: GameEvent },
): boolean {
  const { saysParts, takesTop } = play.catalogue.events[whole.kind] ?? {};
  if (saysParts) return event.amount === whole.amount && !event.detail?.arrival;
  if (takesTop) return isNoMore(play, planned, expected);
  // What is done with a zone to which something comes: it is said to be shuffled into it.
  if (planned.object === null && planned.to !== null && planned.to === whole.to) return true;
  return isToldWhere(words, naming, batch, whole, planned);
}

/** That an ability resolves: by its words, where it has been told in these steps that another of the same source waits. */
export function resolving(told: Iterable<Step>, effect: Effect): StepMessage {
  const { source, text } = effect;
  const apart = [...told].some(({ lines }) =>
    lines.some(
      ({ message }) =>
        message.say === 'triggers' &&
        source !== null &&
        message.effect.source !== null &&
        isSame([message.effect.source], [source]) &&
        message.effect.text !== text,
    ),
  );
  return { say: 'resolves', effect, ...(apart && { apart }) };
}

/** Takes out what has been told, where it has. */
export function untell(steps: Step[], told: Step | undefined): void {
  const at = told ? steps.indexOf(told) : -1;
  if (at >= 0) steps.splice(at, 1);
}
