/** What scenarios write of objects to have been chosen: each under a word for which something there asks. */

import { envOf } from '../../evaluate/env.js';
import { nameAdvice } from '../../ground/near.js';
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
}

/** What neither the game nor a card of the scenario asks for would be said in vain. */
export function checkRemembered(
  { links = [], remembers = [], rulebook }: Definition,
  written: readonly Remembered[],
  cards: Cards,
  faults: Faults,
): void {
  if (written.length === 0) return;
  const { choices, relations } = rulebook.catalogue;
  const own = [...links, ...Object.keys(choices), ...Object.keys(relations), ...remembers];
  const asked = new Set(own);
  for (const { abilities } of Object.values(cards.byKey)) addWords(abilities, asked);
  for (const { kind, path } of written) {
    if (asked.has(kind)) continue;
    const message = `Nothing here asks what was chosen as ${JSON.stringify(kind)}.`;
    faults.add('scenario/unknown-choice', message, path, nameAdvice(kind, own));
  }
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
