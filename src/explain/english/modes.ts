/** Modes of a text, by their words. */

import type { Deciding } from '../message/message.js';
import { modesIn } from '../message/offers.js';
import { list, type Phrases, quote } from './phrase.js';

/** Those that are chosen: `the mode "Draw a card."`. */
export function chosenModes(chosen: readonly string[]): string {
  if (chosen.length === 0) return 'no mode';
  return `the ${chosen.length === 1 ? 'mode' : 'modes'} ${list(chosen.map(quote))}`;
}

/** Among which a player chooses, and of what. */
export function choosesModes(phrases: Phrases, { offered, about }: Deciding): string {
  const all = modesIn(offered).map(quote);
  const whose = about && about.source?.is !== 'words' ? ` of ${phrases.source(about)}` : '';
  return `chooses ${all.length === 2 ? 'between' : 'from'} the modes ${list(all)}${whose}`;
}
