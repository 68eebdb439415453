/** Tells of each mutant that survives as it is found, and writes the table of `docs/mutants.md` at the end. */

import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

const PAGE = 'docs/mutants.md';

export class Told {
  onMutantTested({ status, fileName, location, mutatorName, replacement = '' }) {
    if (status !== 'Survived' && status !== 'NoCoverage') return;
    const { line, column } = location.start;
    const as = replacement.replace(/\s+/g, ' ').slice(0, 90);
    process.stdout.write(`${status} ${relative('', fileName)}:${line}:${column} ${mutatorName}: ${as}\n`);
  }

  onMutationTestReportReady({ files }) {
    const page = readFileSync(PAGE, 'utf8');
    const counts = countsIn(page);
    for (const [name, { mutants }] of Object.entries(files))
      counts.set(relative('src/kernel', name), counted(mutants));
    const sums = [...counts.values()].reduce((all, one) => all.map((sum, at) => sum + one[at]), [0, 0, 0]);
    const table = [
      '| file | mutants | noticed | not noticed | not reached | score |',
      '|---|---|---|---|---|---|',
      ...[...counts].map(([name, of]) => row(name, of)).sort(),
      row(ALL, sums),
    ];
    writeFileSync(PAGE, page.replace(/^\| file \|.*(?:\n\|.*)*/m, table.join('\n')));
  }
}

const ALL = 'all of them';

/** How many were noticed, not noticed and not reached of each file of the table: what was measured elsewhere is kept. */
function countsIn(page) {
  const rows = page.matchAll(/^\| (\S+\.ts) \| \d+ \| (\d+) \| (\d+) \| (\d+) \|/gm);
  return new Map([...rows].map(([, name, ...of]) => [name, of.map(Number)]));
}

function counted(mutants) {
  const count = (...of) => mutants.filter(({ status }) => of.includes(status)).length;
  return [count('Killed', 'Timeout'), count('Survived'), count('NoCoverage')];
}

function row(name, [noticed, survived, unreached]) {
  const all = noticed + survived + unreached;
  const score = all === 0 ? 100 : (100 * noticed) / all;
  return `| ${name} | ${all} | ${noticed} | ${survived} | ${unreached} | ${score.toFixed(1)} % |`;
}
