/** The built command as a process of its own. */

import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';

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
