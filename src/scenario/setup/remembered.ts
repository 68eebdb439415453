/** What scenarios write of objects to have been chosen: each under a word for which something there asks. */

import { envOf } from '../../evaluate/env.js';
import { didYouMean, nameAdvice } from '../../ground/near.js';
import { open } from '../../kernel/open.js';
import type { GameObject } from '../../position/object.js';
import type { Position } from '../../position/position.js';
import type { Definition } from '../../rulebooks/definition.js';
import type { Cards } from './cards.js';
import type { Faults, Path } from './faults.js';

/** A word under `chose`, and where it stands. */
export interface Remembered {
  readonly object: GameObject;
  readonly kind: string;
  readonly path: Path;
  /** What is written there. */
  readonly words: readonly string[];
}

/** What neither the game nor a card of the scenario asks for would be said in vain. */
export function checkRemembered(
  { links = [], remembers = [], counts = [], rulebook }: Definition,
  written: readonly Remembered[],
  cards: Cards,
  faults: Faults,
): void {
  if (written.length === 0) return;
  const choices = Object.keys(rulebook.catalogue.choices);
  const inTexts = new Set<string>();
  for (const { abilities } of Object.values(cards.byKey)) addWords(abilities, inTexts);
  const own = [...links, ...choices, ...remembers];
  for (const one of written) {
    const { kind, path } = one;
    if (own.includes(kind)) {
      if (!links.includes(kind)) checkWords(one, choices, counts, faults);
      continue;
    }
    const message = `Nothing here asks what was chosen as ${JSON.stringify(kind)}.`;
    // What no card of the scenario speaks of helps nobody, nor what only a text remembers.
    const keys = [
      ...choices.filter((choice) => inTexts.has(choice)),
      ...links,
      ...remembers.filter((word) => !word.includes('>')),
    ];
    const advice = didYouMean(kind, own) ?? nameAdvice(kind, keys.length > 0 ? keys : choices);
    faults.add('scenario/unknown-choice', message, path, advice);
  }
}

/** One word is chosen, or so many are counted; several names are those of objects. */
function checkWords(
  { object, kind, path, words }: Remembered,
  choices: readonly string[],
  counts: readonly string[],
  faults: Faults,
): void {
  const [word = ''] = words;
  if (counts.includes(kind)) {
    if (words.length === 1 && /^\d{1,30}$/.test(word)) return;
    const message = `${JSON.stringify(kind)} is a whole number, not ${JSON.stringify(words.join(', '))}.`;
    return faults.add('scenario/unknown-choice', message, path, `Write it so: \`chose: { ${kind}: 3 }\`.`);
  }
  const isWord = object.linked[kind] === undefined || (words.length === 0 && choices.includes(kind));
  if (!isWord || words.length === 1) return;
  const message = `${words.length} words are chosen here as ${JSON.stringify(kind)}, and one alone can be.`;
  const advice = `Write one: \`chose: { ${kind}: ... }\`. Several names are those of objects that have them by \`as\`.`;
  faults.add('scenario/unknown-choice', message, path, advice);
}

/** A word that is not among those of which one has to be chosen was not chosen. */
export function checkChosen(
  { rulebook }: Definition,
  position: Position,
  written: readonly Remembered[],
  faults: Faults,
): void {
  const { choices } = rulebook.catalogue;
  const chosen = written.flatMap(({ object, kind, path }) => {
    const one = object.chosen[kind];
    return one && 'word' in one && Object.hasOwn(choices, kind)
      ? [{ object, kind, path, word: one.word }]
      : [];
  });
  if (chosen.length === 0) return;
  const play = open(rulebook, position);
  for (const { object, kind, path, word } of chosen) {
    const among = choices[kind]?.(play, envOf(object));
    if (!among || among.open || among.words.includes(word)) continue;
    const message = `${JSON.stringify(word)} cannot be chosen as ${JSON.stringify(kind)}.`;
    faults.add('scenario/unknown-choice', message, path, nameAdvice(word, among.words));
  }
}

/** Every word that stands in the meaning of a text. */
function addWords(part: unknown, words: Set<string>): void {
  if (typeof part === 'string') words.add(part);
  else if (typeof part === 'object' && part !== null)
    for (const inner of Object.values(part)) addWords(inner, words);
}
