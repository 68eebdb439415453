/**
 * Every check, one after the other: `npm test`. Each is reported on a line; what a failed one said follows it. The last
 * line counts the tests and the other checks together.
 */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const folder = mkdtempSync(join(tmpdir(), 'instead-check-'));
const report = join(folder, 'tests.json');
/** How to get a browser. */
const HOW = 'Install Chromium (Debian: apt-get install chromium), or set CHROMIUM to the file of one.';

const count = { passed: 0, failed: 0 };

const tool = (file, ...args) => ({ file: join('node_modules', file), args });
const CHECKS = [
  ['types', tool('typescript/bin/tsc', '-p', '.')],
  ['types of the page', tool('typescript/bin/tsc', '-p', 'page')],
  ['format and lint', tool('@biomejs/biome/bin/biome', 'check', '.')],
  ['build', { file: 'scripts/build.mjs', args: [] }],
  ['unused code', tool('knip/bin/knip.js')],
  ['package', tool('publint/src/cli.js', '--strict')],
];

for (const [name, { file, args }] of CHECKS) {
  const ran = run(file, args);
  tell(name, ran.status === 0, ran.seconds);
  count[ran.status === 0 ? 'passed' : 'failed'] += 1;
  if (ran.status !== 0) process.stdout.write(ran.said);
}

const ran = run('node_modules/vitest/vitest.mjs', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
]);
const tests = results();
tell('tests', ran.status === 0 && tests.failed === 0, ran.seconds, `${tests.passed} of ${tests.all}`);
if (ran.status !== 0) {
  // What failed comes first: of a long report often only the beginning is kept.
  for (const one of tests.which) process.stdout.write(`       ${one}\n`);
  process.stdout.write(ran.said.replace(/^ *✓.*\n/gm, ''));
}
// What the second interpretations of the games were compared on.
else
  for (const line of ran.said.match(/^.* boards from seed .*$/gm) ?? [])
    process.stdout.write(`       ${line}\n`);
if (tests.unseen > 0)
  process.stdout.write(`skipped ${tests.unseen} tests of the page in a browser: none was found. ${HOW}\n`);
count.passed += tests.passed;
count.failed += Math.max(tests.failed, ran.status === 0 ? 0 : 1);

rmSync(folder, { recursive: true });
process.stdout.write(`${count.passed} passed, ${count.failed} failed\n`);
process.exitCode = count.failed === 0 ? 0 : 1;

function run(file, args) {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, said: `${stdout}${stderr}`, seconds: (performance.now() - start) / 1000 };
}

function results() {
  try {
    const { numPassedTests, numFailedTests, numTotalTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    const inBrowser = testResults.filter(({ name }) => name.endsWith('browser.test.ts'));
    const skipped = inBrowser.flatMap(({ assertionResults }) =>
      assertionResults.filter(
        ({ status, ancestorTitles }) =>
          status !== 'passed' && status !== 'failed' && ancestorTitles.length > 0,
      ),
    );
    return {
      passed: numPassedTests,
      failed: numFailedTests,
      all: numTotalTests,
      unseen: skipped.length,
      which: testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.flatMap(({ status, fullName }) =>
          status === 'failed' ? `${relative('.', name)}: ${fullName}` : [],
        ),
      ),
    };
  } catch {
    return { passed: 0, failed: 1, all: 0, unseen: 0, which: [] };
  }
}

function tell(name, is, seconds, more = '') {
  const line = `${is ? 'ok    ' : 'FAILED'} ${name} (${[more, `${seconds.toFixed(1)} s`].filter(Boolean).join(', ')})`;
  process.stdout.write(`${line}\n`);
}
