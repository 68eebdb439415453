/** The modes of a text by their own words: what a choice among them is told and answered by. */

import { modesOf } from '../kernel/modes.js';
import type { Decision } from '../position/decision.js';
import type { Game } from '../rulebook/game.js';
import { abilityText, offered, withoutReminder } from './name.js';

/** The printed modes that each word of a decision among modes stands for; null for any other decision. */
export function modesOffered(
  game: Game,
  { domain, rule, about }: Decision,
): ReadonlyMap<string, readonly string[]> | null {
  if (domain.of !== 'words' || rule === null || rule !== game.policy.chooses.mode) return null;
  const text = about.ability === null ? undefined : abilityText(game, about.ability)?.text;
  if (text === undefined) return null;
  const [, ...printed] = text.split('•').map((mode) => withoutReminder(mode.trim().split('\n')[0] ?? ''));
  return new Map(
    domain.words.map((word) => [word, modesOf(word).map((place) => printed[place - 1] ?? String(place))]),
  );
}

/** What a decision offers, each by all its names: modes by their words, too. */
export function offeredByName(game: Game, decision: Decision): string[][] {
  const modes = modesOffered(game, decision);
  return modes ? [...modes].map(([word, printed]) => [printed.join(' '), word]) : offered(game, decision);
}

/** The word of a decision that stands for these modes, each given by its place or its words; undefined where none does. */
export function wayNamed(
  offered: ReadonlyMap<string, readonly string[]>,
  modes: readonly string[],
): string | undefined {
  const plain = (words: string): string => words.trim().replace(/\.$/, '').toLowerCase();
  const wanted = modes.map(plain);
  return [...offered].find(([word, printed]) => {
    const places = modesOf(word);
    const names = printed.map((mode, index) => [plain(mode), String(places[index])]);
    return (
      names.length === wanted.length &&
      names.every((name) => wanted.some((mode) => name.includes(mode))) &&
      wanted.every((mode) => names.some((name) => name.includes(mode)))
    );
  })?.[0];
}
