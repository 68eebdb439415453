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
    const rows = Object.entries(files).map(([name, { mutants }]) => row(name.split('/').at(-1), mutants));
    const all = row(
      'all of them',
      Object.values(files).flatMap(({ mutants }) => mutants),
    );
    const table = [
      '| file | mutants | noticed | not noticed | not reached | score |',
      '|---|---|---|---|---|---|',
      ...rows.sort(),
      all,
    ];
    const page = readFileSync(PAGE, 'utf8');
    writeFileSync(PAGE, page.replace(/^\| file \|.*(?:\n\|.*)*/m, table.join('\n')));
  }
}

function row(name, mutants) {
  const count = (...of) => mutants.filter(({ status }) => of.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const [survived, unreached] = [count('Survived'), count('NoCoverage')];
  const all = noticed + survived + unreached;
  const score = all === 0 ? 100 : (100 * noticed) / all;
  return `| ${name} | ${all} | ${noticed} | ${survived} | ${unreached} | ${score.toFixed(1)} % |`;
}
