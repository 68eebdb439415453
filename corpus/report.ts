/** The measure of a card list as text. */

import type { Measure, Share } from './measure.js';

/** How many stops and rare productions a report shows; the JSON form has all. */
const SHOWN = 40;

export function report(measure: Measure): string {
  const { stops, rare, defects, cutOff, productions } = measure;
  const never = rare.filter(({ cards }) => cards === 0).length;
  const served = rare.filter(({ cards }) => cards > 0);
  return [
    `${measure.game}, ${measure.cards} cards`,
    '',
    'cards',
    row('understood whole', measure.whole),
    row('can stand on a board', measure.usable),
    '',
    'abilities read whole and printed back equal',
    row('all of them', measure.abilities),
    row('with replacement wording', measure.replacing),
    ...Object.entries(measure.kinds).map(([kind, share]) => row(`  ${kind}`, share)),
    `  cut off, and counted apart: ${cutOff.length}`,
    '',
    `where reading stops (‸), in abilities with replacement wording: ${stops.length} places`,
    ...stops
      .slice(0, SHOWN)
      .flatMap(({ at, abilities, expected }) => [
        `  ${String(abilities.length).padStart(4)}  ${at}`,
        `        expected: ${shortened(expected)}`,
        ...abilities.slice(0, 1).map(({ card, text }) => `        ${card}: ${text}`),
      ]),
    more(stops.length),
    '',
    `productions: ${productions}, of which ${served.length} serve one or two cards and ${never} none`,
    ...served.slice(0, SHOWN).map(({ production, cards }) => `  ${cards}  ${production}`),
    more(served.length),
    '',
    `defects: ${defects.length}`,
    ...defects.flatMap(({ card, text, defect }) => [`  ${card}: ${text}`, `    ${defect}`]),
  ]
    .filter((line) => line !== null)
    .join('\n');
}

function row(name: string, { all, read }: Share): string {
  const percent = all === 0 ? '' : `${((100 * read) / all).toFixed(1)} %`;
  return `  ${name.padEnd(40)}${`${read} of ${all}`.padStart(14)}${percent.padStart(9)}`;
}

function shortened(expected: readonly string[]): string {
  const more = expected.length - 8;
  return `${expected.slice(0, 8).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function more(all: number): string | null {
  return all > SHOWN ? `  and ${all - SHOWN} more: --json has all` : null;
}
