/** Why an effect is not applied: what its words ask for and do not find, with names, and by which rule. */

import type { Ability } from '../../ability/ability.js';
import { arrivingView } from '../../evaluate/object/ahead.js';
import type { AbilityKey, ObjectId } from '../../ground/id.js';
import type { Play } from '../../kernel/play/play.js';
import type { GameEvent } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';
import type { Misfit } from '../../rulebook/misfit.js';
import type { RefusalCode } from '../../rulebook/refusal.js';
import type { Words } from '../../rulebook/words.js';
import type { Citing } from '../message/cite.js';
import type { Happening, Message, Thing, Unmet } from '../message/message.js';
import { conditional, keywordOf, saidFor } from '../name/quoted.js';
import { templateOf } from '../name/template.js';
import type { Naming } from '../name/things.js';
import type { Refused } from './whynot.js';

/**
 * Why an effect is not applied, under the rule that says so where the rulebook has one, and whether anybody sees it: what
 * its words do not fit, unless it was looked at as it would arrive, and was something else then.
 */
export function explained(
  play: Play,
  citing: Citing,
  { line, ability, misfit = null, looked, arrived }: Refused,
): Refused['line'] {
  const { message, cites } = line;
  const keyed = play.table.registry.ability(ability);
  if (cites.length > 0) {
    const evident = looked !== null && looked === arrived;
    if (evident) return { ...line, message: { ...message, evident } };
    const unmet = message.why === 'condition' && !message.unmet ? soMany(keyed) : null;
    return unmet ? { ...line, message: { ...message, unmet } } : line;
  }
  const { why } = message;
  const byWords = BY_ITS_WORDS.has(why) || (why.startsWith('another-') && why !== 'another-applies');
  if (!byWords || keyed.ability !== 'replacement') return line;
  const rule = play.policy.explains?.(keyed, why, misfit) ?? null;
  return citing.line({ ...message, evident: true }, rule);
}

/** "Exactly 1": that the rulebook says against it, which has counted what would be dealt with together. */
function soMany(keyed: Ability): Unmet | null {
  if (keyed.ability !== 'replacement') return null;
  const { exactly, alone } = keyed.watch;
  return typeof exactly === 'number' ? { lacks: 'so many', amount: exactly, alone: alone === true } : null;
}

/** Refusals, beside those by what an event is, that an effect's own words make. */
const BY_ITS_WORDS: ReadonlySet<RefusalCode> = new Set([
  'condition',
  'used-up',
  'amount-used-up',
  'excepted',
]);

/** What the words of an effect ask for and do not find, with names. */
export function unmetIn(
  game: Game,
  naming: Naming,
  ability: AbilityKey,
  event: GameEvent,
  words: Misfit,
): Unmet {
  switch (words.lacks) {
    case 'player': {
      const is = event.player === null ? null : naming.player(event.player);
      return { ...words, meant: words.meant.map((one) => naming.player(one)), is };
    }
    case 'from':
    case 'to': {
      const { lacks, zone, at, meant } = words;
      const place = { ...naming.place(zone, null), at };
      return { lacks, place, meant: meant?.map((one) => naming.player(one)) ?? null };
    }
    case 'named':
      return {
        ...words,
        objects: words.objects.map((one) => naming.thing(one)),
        ...cause(naming, event, words),
      };
    case 'whose':
      return {
        ...words,
        is: naming.player(words.is),
        meant: words.meant.map((one) => naming.player(one)),
        ...cause(naming, event, words),
      };
    case 'condition':
      return { lacks: 'condition', ...conditional(game, ability, words.part) };
    case 'turn':
      return { ...words, meant: words.meant.map((one) => naming.player(one)) };
    case 'described': {
      const by = words.by && saidFor(game, ability, words.by);
      const label = by === null ? keywordOf(game, ability) : null;
      return { ...words, by, ...(label && { label }), ...cause(naming, event, words) };
    }
    case 'status':
      return { ...words, by: words.by && saidFor(game, ability, words.by), ...cause(naming, event, words) };
    case 'token':
    case 'counter':
    case 'amount':
    case 'cause':
      return words;
    default:
      return { ...words, ...cause(naming, event, words) };
  }
}

/** What brings an event about is not named as the event is told. */
function cause(
  naming: Naming,
  { cause: { source } }: GameEvent,
  { of }: { readonly of: string },
): { readonly thing?: ReturnType<Naming['thing']> } {
  return of === 'cause' && source !== null ? { thing: naming.thing(source as ObjectId) } : {};
}

/** What an effect or ability misses in which event; null where nothing short says it. */
export function missedBy(message: Extract<Message, { say: 'not applied' | 'not triggered' }>): {
  readonly unmet: Unmet;
  readonly to: Happening;
  /** It would arrive by that event. */
  readonly arriving: boolean;
} | null {
  const { unmet } = message;
  const [to] = message.say === 'not applied' ? [message.to] : message.events;
  const arriving = message.say === 'not applied' && message.arriving;
  return unmet && to ? { unmet, to, arriving } : null;
}

/** What takes part in an event, by its name. */
export function partyTo(
  { of, thing }: Extract<Unmet, { of: unknown }>,
  { objects, other }: Happening,
): readonly Thing[] {
  if (of === 'object') return objects;
  const one = of === 'other' ? other : (thing ?? null);
  return one === null ? [] : [one];
}

/** Whether another player is asked for than the one who does it, where the words for the event name its objects alone. */
export function isUnnamed(
  words: Words,
  event: Happening,
  { is }: Extract<Unmet, { lacks: 'player' }>,
): boolean {
  return is !== null && event.objects.length > 0 && templateOf(words, event)?.includes('{player}') === false;
}

/** Whether it is about how an object is, which can be otherwise as it arrives. */
export function isLookedAhead({ of, lacks }: Extract<Unmet, { of: unknown }>): boolean {
  return of === 'object' && LOOKED_AT.has(lacks);
}

const LOOKED_AT: ReadonlySet<Unmet['lacks']> = new Set(['words', 'number', 'status', 'counters']);

/** The traits of the arriving object of an event, as effects look at it. */
export function traitsAhead(play: Play, event: GameEvent): string {
  return JSON.stringify(arrivingView(play, event).traits);
}
