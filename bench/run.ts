/** Measures the committed workloads and prints a table. */

import { type Figure, measure, type Workload } from './measure.js';
import { firstRuling } from './page.js';
import { reach } from './reach.js';
import { changingGames, longGames, manyOrders, sentences, smallRulings, startUps } from './workload.js';

const groups: readonly (() => Workload[])[] = [
  smallRulings,
  longGames,
  changingGames,
  manyOrders,
  sentences,
  startUps,
];

function row({ name, unit, median, least, most }: Figure): string {
  const rate = Math.round(1 / median).toLocaleString('en');
  const scale = median < 1e-3 ? { by: 1e6, of: 'µs' } : { by: 1e3, of: 'ms' };
  const said = (seconds: number): string => (seconds * scale.by).toFixed(median < 1e-5 ? 2 : 0);
  return `| ${name} | ${said(median)} ${scale.of} a ${unit} | ${said(least)} to ${said(most)} | ${rate} a second |`;
}

/** `reach`: only how far rulings reach; without it everything. */
const only = process.argv[2];
for (const row of reach()) process.stdout.write(`${row}\n`);
if (only === 'reach') process.exit();
const figures = [...groups.flatMap((group) => measure(group(), 4)), await firstRuling()];
const rows = figures.map(row);
process.stdout.write(['| workload | median | range | rate |', '|---|---|---|---|', ...rows, ''].join('\n'));
