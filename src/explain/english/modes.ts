/** What is chosen by its words: modes of a text, names, ways in which something is done. */

import { quote } from '../../ground/quote.js';
import type { Choosing, Deciding } from '../message/message.js';
import { modesIn } from '../message/offered.js';
import { forEach, how } from './deed.js';
import { timesOf } from './instead.js';
import { list, type Phrases } from './phrase.js';

/** `chooses "Attack Position" for Test Boar`, `decides how Test Dragon is Synchro Summoned: "Attack Position"`. */
export function worded(phrases: Phrases, message: Choosing): string {
  const { by, chosen, about, of, matter } = message;
  const why = about === null ? '' : ` for ${phrases.source(about)}`;
  const because = of.length > 0 ? forEach(phrases, of) : why;
  if (chosen.offer === 'mode') return `chooses ${chosenModes(chosen.modes)}${because}`;
  if (chosen.offer !== 'word') return `chooses any other word${because}`;
  return matter.length > 0
    ? `decides ${how(phrases, by, matter)}: ${quote(chosen.word)}`
    : `chooses ${quote(chosen.word)}${because}`;
}

/** Those that are chosen: `the mode "Draw a card."`, `the mode "Draw a card." twice`. */
function chosenModes(chosen: readonly string[]): string {
  if (chosen.length === 0) return 'no mode';
  const named = [...new Set(chosen)].map((mode) => {
    const times = chosen.filter((one) => one === mode).length;
    return times === 1 ? quote(mode) : `${quote(mode)} ${timesOf(times)}`;
  });
  return `the ${named.length === 1 ? 'mode' : 'modes'} ${list(named)}`;
}

/** Among which a player chooses, and of what. */
export function choosesModes(phrases: Phrases, { offered, about }: Deciding): string {
  const all = modesIn(offered).map(quote);
  const whose = about && about.source?.is !== 'words' ? ` of ${phrases.source(about)}` : '';
  return `chooses ${all.length === 2 ? 'between' : 'from'} the modes ${list(all)}${whose}`;
}
