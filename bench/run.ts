/** Measures the committed workloads and prints a table. */

import { type Figure, measure, type Workload } from './measure.js';
import { longGames, manyOrders, sentences, smallRulings } from './workload.js';

const groups: readonly (() => Workload[])[] = [smallRulings, longGames, manyOrders, sentences];

function row({ name, unit, median, least, most }: Figure): string {
  const rate = Math.round(1 / median).toLocaleString('en');
  const micro = (seconds: number): string => (seconds * 1e6).toFixed(seconds < 1e-5 ? 2 : 1);
  return `| ${name} | ${micro(median)} µs a ${unit} | ${micro(least)}–${micro(most)} | ${rate} a second |`;
}

const rows = groups.flatMap((group) => measure(group(), 4)).map(row);
process.stdout.write(['| workload | median | range | rate |', '|---|---|---|---|', ...rows, ''].join('\n'));
