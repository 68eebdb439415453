/** What an answer as scenarios write it means for a decision. */

import { cardName, playerName } from '../explore/name/name.js';
import { modesOffered, namesOf, offered, wayNamed } from '../explore/name/offered.js';
import { objectNames } from '../explore/name/spoken.js';
import type { ObjectId } from '../ground/id.js';
import { didYouMean } from '../ground/near.js';
import type { Answer, Decision, Option } from '../position/decision.js';
import type { Game } from '../rulebook/game.js';
import type { WrittenChoice } from './written.js';

type Understood = { answer: Answer } | { message: string; advice: string };

/** The answer that a scenario means; of an effect that is offered for several things, `on` says for which. */
export function answerOf(
  game: Game,
  decision: Decision,
  choose: WrittenChoice['choose'],
  on?: string,
): Understood {
  const { domain } = decision;
  switch (domain.of) {
    case 'words': {
      const word = String(choose);
      if (domain.words.includes(word) || domain.open) return { answer: { word } };
      const modes = modesOffered(game, decision);
      const way = modes && wayNamed(modes, partsOf(choose));
      return way == null ? notOffered(game, decision, word) : { answer: { word: way } };
    }
    case 'objects':
      return objectsOf(
        game,
        decision,
        domain,
        Array.isArray(choose) ? choose.map(String) : choose === 'none' ? [] : [String(choose)],
      );
    case 'options': {
      const word = choose === true ? 'accept' : choose === false ? 'decline' : String(choose);
      const names = offered(game, decision);
      const named = names.flatMap((each, at) => (each.includes(word) ? [at] : []));
      const meant = named.find((at) => on !== undefined && isOn(game, domain.options[at], on)) ?? named[0];
      const at =
        meant !== undefined
          ? meant
          : word === 'accept'
            ? onlyEffect(domain.options)
            : onlyOn(game, domain.options, word);
      return at < 0 ? notOffered(game, decision, word) : { answer: { option: at } };
    }
  }
}

/** The modes of which an answer consists: a list, numbers in a row, or one by its words. */
function partsOf(choose: WrittenChoice['choose']): readonly string[] {
  if (Array.isArray(choose)) return choose.map(String);
  const said = String(choose);
  if (said === 'none') return [];
  return /^\d+((,| and)\s*\d+)*$/.test(said) ? said.split(/(?:,| and)\s*/) : [said];
}

/** The place of the one effect that is offered, which "accept" means; -1 where there are several or none. */
function onlyEffect(options: readonly Option[]): number {
  const effects = options.flatMap(({ option }, at) => (option === 'effect' ? [at] : []));
  return effects.length === 1 ? (effects[0] ?? -1) : -1;
}

/** Whether an effect is offered for what goes by a name. */
function isOn(game: Game, option: Option | undefined, name: string): boolean {
  return option?.option === 'effect' && namesOf(game, option.nodes).includes(name);
}

/** The place of the one effect that is offered for what goes by a name; -1 where there are several or none. */
function onlyOn(game: Game, options: readonly Option[], name: string): number {
  const found = options.flatMap((option, at) => (isOn(game, option, name) ? [at] : []));
  return found.length === 1 ? (found[0] ?? -1) : -1;
}

function objectsOf(
  game: Game,
  decision: Decision,
  { from, least, most }: Extract<Decision['domain'], { of: 'objects' }>,
  names: readonly string[],
): Understood {
  if (names.length < least || names.length > most) {
    const wanted = least === most ? String(least) : `${least} to ${most}`;
    const message = `${wanted} must be chosen, not ${names.length}.`;
    const [first = ''] = objectNames(game, from[0] ?? (0 as ObjectId));
    return { message, advice: `Write a list: \`choose: ${most === 0 ? '[]' : `[${first}, ...]`}\`.` };
  }
  const left = [...from];
  const objects: ObjectId[] = [];
  for (const name of names) {
    const id = meant(game, left, name);
    if (id === undefined) return notOffered(game, decision, name);
    left.splice(left.indexOf(id), 1);
    objects.push(id);
  }
  // Objects are listed in the order in which the decision lists them.
  return { answer: { objects: objects.sort((a, b) => from.indexOf(a) - from.indexOf(b)) } };
}

/**
 * Of objects that go by a name: that which bears it as a label, or else as its card's, before one that copies it; of those
 * one that has no name of its own.
 */
function meant(game: Game, from: readonly ObjectId[], name: string): ObjectId | undefined {
  const { objects } = game.table.position;
  return (
    from.find((id) => objects[id]?.label === name) ??
    from.find((id) => objects[id]?.label === null && cardName(game, objects[id].card) === name) ??
    from.find((id) => cardName(game, objects[id]?.card ?? null) === name) ??
    from.find((id) => objectNames(game, id).includes(name))
  );
}

function notOffered(game: Game, decision: Decision, name: string): Understood {
  const modes = modesOffered(game, decision);
  const names = offered(game, decision).map(([first]) => first ?? '');
  const advice = modes
    ? `Name its modes by their places or words, as a list where it is several: ${[...new Set([...modes.values()].flat())].join(' ')}`
    : (didYouMean(name, names) ?? `Offered: ${[...new Set(names)].join(', ')}.`);
  const by = playerName(game, decision.by);
  return { message: `${by} is not offered ${JSON.stringify(name)} (${decision.asks}).`, advice };
}
