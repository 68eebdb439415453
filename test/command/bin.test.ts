/** The built command as a process of its own. */

import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linesOf } from '../../src/command/input.js';

const BIN = 'dist-test/command/bin.js';

beforeAll(() => {
  const built = spawnSync(process.execPath, ['scripts/build.mjs', '--bundle', 'dist-test'], {
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(built.stderr);
}, 60_000);

function instead(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(BIN, args, { encoding: 'utf8', input });
  return { code: status, stdout, stderr };
}

const SCENARIO = `game: duel-masters
title: Aqua Soldier is destroyed
players:
  - name: Apple
    battle zone: [Aqua Soldier]
  - name: Nutmeg
actions:
  - { say: Destroy one of your opponent's creatures., by: Nutmeg }
expect:
  always:
    - { object: Aqua Soldier, zone: hand }
`;

test('it can be run by its name', () => {
  expect(readFileSync(BIN, 'utf8').split('\n')[0]).toBe('#!/usr/bin/env node');
  accessSync(BIN, constants.X_OK);
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(instead(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
});

test('a scenario from standard input, with the cards that come with it', () => {
  const { code, stdout, stderr } = instead(['rule', '-'], SCENARIO);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('Aqua Soldier');
});

test('problems on standard error, results on standard output', () => {
  const { code, stdout, stderr } = instead(['rule', '-'], SCENARIO.replace('zone: hand', 'zone: graveyard'));
  expect(code).toBe(1);
  expect(stderr).toMatch(/^<standard input>:11:7: /);
  expect(stdout).toContain('Aqua Soldier is destroyed');
});

test('files: a project file, a missing one, a folder', () => {
  expect(instead(['check', 'scenarios/magic/entering.yaml']).code).toBe(0);
  expect(instead(['check', 'nowhere.yaml'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('There is no file nowhere.yaml. [file/missing]'),
  });
  expect(instead(['check', 'src'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('src is a folder, not a file. [file/folder]'),
  });
});

test('ten megabytes on standard input', () => {
  const { code, stderr } = instead(['rule', '-'], 'a: b\n'.repeat(2_000_000));
  expect({ code, stderr }).toMatchObject({ code: 3, stderr: expect.stringContaining('[source/too-large]') });
});

const folder = mkdtempSync(join(tmpdir(), 'instead-bin-'));
/** A scenario at which somebody is asked. */
const ASKS = join(folder, 'asks.yaml');
writeFileSync(
  ASKS,
  SCENARIO.replace('[Aqua Soldier]', '[Aqua Soldier, Aqua Hulcus]').replace(/expect:[\s\S]*/, ''),
);
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command with a stream that nobody reads any more. */
function unread(stream: 'stdout' | 'stderr', args: readonly string[], input = '') {
  return new Promise<{ code: number | null; other: string }>((resolve) => {
    const child = spawn(BIN, args);
    const open = stream === 'stdout' ? child.stderr : child.stdout;
    child[stream].destroy();
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    let other = '';
    open.on('data', (part) => {
      other += String(part);
    });
    child.on('close', (code) => resolve({ code, other }));
  });
}

test('whoever reads no further ends the run without a word', async () => {
  const { code, other } = await unread(
    'stdout',
    ['rule', '-'],
    SCENARIO.replace('zone: hand', 'zone: graveyard'),
  );
  expect({ code, other: other.includes('[expect/failed]') }).toEqual({ code: 1, other: true });
  expect(await unread('stdout', ['rule', '-i', ASKS], '1\n')).toEqual({ code: 4, other: '' });
});

test('problems that nobody reads change nothing else', async () => {
  expect(await unread('stderr', ['rule', '-'], 'a: b')).toEqual({ code: 3, other: '' });
  expect((await unread('stderr', ['rule', 'nowhere.yaml', '-'], SCENARIO)).code).toBe(2);
});

const FULL = '/dev/full';

test.skipIf(!existsSync(FULL))('where there is no room the run fails, and says so', () => {
  const run = (rest: string) =>
    spawnSync('sh', ['-c', `"$0" ${rest}`, BIN, ASKS], { encoding: 'utf8', input: '1\n', timeout: 20_000 });
  for (const args of ['rules --game magic', 'rule -i "$1"']) {
    const { status, stderr } = run(`${args} > ${FULL}`);
    expect(status).toBe(74);
    expect(stderr).toContain('ENOSPC');
    expect(stderr).toContain('[output/unwritten]');
    expect(stderr).not.toMatch(/^ +at /m);
  }
  expect(run(`check nowhere.yaml 2> ${FULL}`).status).toBe(74);
});

test('a folder on standard input, and an answer without end', () => {
  const run = (rest: string) =>
    spawnSync('sh', ['-c', `"$0" ${rest}`, BIN, ASKS], { encoding: 'utf8', timeout: 20_000 });
  expect(run('rule - < src')).toMatchObject({ status: 2, stderr: expect.stringContaining('[file/folder]') });
  expect(run('rule -i "$1" < /dev/zero')).toMatchObject({ status: 4, stderr: '' });
});

test('lines of a stream, wherever its parts end', async () => {
  async function* parts(...texts: readonly string[]) {
    for (const text of texts) yield Buffer.from(text, 'latin1');
  }
  const lines = async (...texts: readonly string[]) => {
    const found: string[] = [];
    for await (const line of linesOf(parts(...texts), 4)) found.push(line);
    return found;
  };
  expect(await lines('a\nb', 'c\n', '\nd')).toEqual(['a', 'bc', '', 'd']);
  expect(await lines('\u00e3\u0082', '\u00a2\n')).toEqual(['\u30a2']);
  expect(await lines('a\nlong', 'er\nb\n')).toEqual(['a']);
  expect(await lines()).toEqual([]);
});
