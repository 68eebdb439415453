/** What decisions offer, by the names by which a scenario may speak of it: effects, things, modes by their words. */

import { flat } from '../../ground/list.js';
import { modesOf } from '../../kernel/script/modes.js';
import type { Decision, Option } from '../../position/decision.js';
import type { Game } from '../../rulebook/game.js';
import { abilityText, playerName, withoutReminder } from './name.js';
import { effectNames, objectNames } from './spoken.js';

/** The printed modes that each word of a decision among modes stands for; null for any other decision. */
export function modesOffered(
  game: Game,
  { domain, rule, about }: Decision,
): ReadonlyMap<string, readonly string[]> | null {
  if (domain.of !== 'words' || rule === null || rule !== game.policy.chooses.mode) return null;
  const text = about.ability === null ? undefined : abilityText(game, about.ability)?.text;
  if (text === undefined) return null;
  const [, ...printed] = text.split(/[•●►]/).map((mode) => withoutReminder(mode.trim().split('\n')[0] ?? ''));
  return new Map(
    domain.words.map((word) => [word, modesOf(word).map((place) => printed[place - 1] ?? String(place))]),
  );
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

/** Every name by which a scenario may speak of an option. */
function optionNames(game: Game, option: Option): string[] {
  switch (option.option) {
    case 'effect': {
      const names = effectNames(game, option.effect);
      const on = namesOf(game, option.nodes);
      return [...names, ...flat(names, (name) => on.map((object) => `${name} on ${object}`))];
    }
    case 'trigger': {
      const waiting = game.table.position.waiting.find(({ id }) => id === option.trigger);
      return waiting ? effectNames(game, waiting.effect) : [];
    }
    case 'player':
      return [playerName(game, option.player)];
    case 'object':
      return objectNames(game, option.object);
    case 'accept':
    case 'decline':
      return [option.option];
  }
}

/** Every name of whom and what events of the group in hand would happen to, and of what does them. */
export function namesOf(game: Game, nodes: readonly number[]): string[] {
  const group = game.table.position.work.findLast((frame) => frame.frame === 'group');
  const events = group?.frame === 'group' ? group.nodes.filter(({ id }) => nodes.includes(id)) : [];
  const names = flat(
    flat(events, (node) => node.events),
    ({ object, player, other }) => {
      const by = other === null ? [] : objectNames(game, other);
      if (object !== null) return [...objectNames(game, object), ...by];
      return player === null ? by : [playerName(game, player), ...by];
    },
  );
  return [...new Set(names)];
}

/**
 * Every name of whom and what a decision is about: what effects would be applied to, or one is being applied to; of what it
 * is asked.
 */
export function subjectsOf(game: Game, { domain, about }: Decision): string[] {
  const frame = game.table.position.work.at(-1);
  const options = domain.of === 'options' ? domain.options : [];
  const offered = flat(options, (option) => (option.option === 'effect' ? option.nodes : []));
  const applied = frame?.frame === 'apply' ? frame.nodes : [];
  const { each, event } = about;
  const object = each?.objects[each.place];
  const named = object === undefined ? [] : objectNames(game, object);
  return [...namesOf(game, [...offered, ...applied, ...(event === null ? [] : [event])]), ...named];
}

/** What a decision offers, each by all its names. */
export function offered(game: Game, decision: Decision): string[][] {
  const { domain } = decision;
  switch (domain.of) {
    case 'options':
      return domain.options.map((option) => optionNames(game, option));
    case 'objects':
      return domain.from.map((id) => objectNames(game, id));
    case 'words': {
      const modes = modesOffered(game, decision);
      return domain.words.map((word) => [...(modes ? [modes.get(word)?.join(' ') ?? word] : []), word]);
    }
  }
}
