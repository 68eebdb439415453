/**
 * A test runner for Stryker that keeps the tests loaded: reading the cards and scenarios takes seconds, a ruling takes
 * milliseconds. What the process remembers can neither spare a mutant nor condemn it: a test that fails is run once more
 * without the mutant, and a mutant that hardly any test reaches is tried again in a new process before it counts as
 * one that survives.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { Told } from './told.mjs';

const plugin = (kind, name, make) => ({ kind, name, factory: Object.assign(make, { inject: [] }) });

export const strykerPlugins = [
  plugin('TestRunner', 'rulings', () => new Rulings()),
  plugin('Reporter', 'told', () => new Told()),
];

/** A mutant that no more tests than these reach may stand behind something that is worked out once. */
const FEW = 5;

/** So much work, in seconds of the processor, is tried on one mutant: the quick tests and those that killed lately first. */
const SECONDS = Number(process.env.MUTANT_SECONDS ?? 5);

/** A test that takes more milliseconds than this waits for its turn, however close to the kernel it is. */
const LONG = 200;

const SUCCESS = 0;
const FAILED = 1;

/** Where the instrumented code looks for the mutant that is active. */
globalThis.__stryker__ ??= {};
const state = globalThis.__stryker__;

class Rulings {
  /** By name. */
  tests = new Map();
  /** Names, in the order in which they are tried: those that have killed lately, those close to the kernel, the quick ones. */
  order = [];
  orderFile = resolve('dist-tests/order.json');
  bundle = resolve('dist-tests/tests.js');
  closest = new Set();
  /** Nothing has been run yet that could be remembered. */
  fresh = true;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    if (!existsSync(this.bundle)) await bundleInto(this.bundle);
    this.tests = await this.load('');
    if (existsSync(this.orderFile)) this.order = JSON.parse(readFileSync(this.orderFile, 'utf8'));
  }

  /** The tests, with modules of their own. */
  async load(version) {
    const { collected, closest } = await import(`${pathToFileURL(this.bundle).href}${version}`);
    this.closest = new Set(collected.slice(0, closest).map(({ name }) => name));
    return new Map(collected.map(({ name, run }) => [name, run]));
  }

  async dryRun() {
    state.activeMutant = undefined;
    const tests = [];
    for (const [name, run] of this.tests) {
      state.currentTestId = name;
      const start = performance.now();
      const failureMessage = await failureOf(run);
      const timeSpentMs = Math.round(performance.now() - start);
      const status = failureMessage === null ? SUCCESS : FAILED;
      tests.push({ id: name, name, timeSpentMs, status, ...(failureMessage !== null && { failureMessage }) });
    }
    state.currentTestId = undefined;
    const wait = ({ id, timeSpentMs }) => (this.closest.has(id) && timeSpentMs < LONG ? 0 : timeSpentMs);
    this.order = tests.toSorted((a, b) => wait(a) - wait(b)).map(({ id }) => id);
    writeFileSync(this.orderFile, JSON.stringify(this.order));
    return { status: 'complete', tests, mutantCoverage: state.mutantCoverage };
  }

  async mutantRun({ activeMutant: { id }, testFilter, hitLimit, mutantActivation }) {
    const { fresh } = this;
    this.fresh = false;
    state.hitCount = 0;
    state.hitLimit = hitLimit;
    // What is worked out as the modules are loaded is worked out with the mutant.
    const lasting = mutantActivation === 'static';
    if (lasting) state.activeMutant = id;
    const tests = lasting ? await this.load(`?mutant=${id}`) : this.tests;
    const asked = new Set(testFilter ?? tests.keys());
    const begun = process.cpuUsage();
    let nrOfTests = 0;
    for (const name of this.order.filter((one) => asked.has(one))) {
      if (process.cpuUsage(begun).user > SECONDS * 1e6) break;
      nrOfTests += 1;
      const run = tests.get(name);
      state.activeMutant = id;
      const failureMessage = await failureOf(run);
      if (!lasting) state.activeMutant = undefined;
      if (state.hitCount > hitLimit) return { status: 'timeout', reason: 'It goes round and round.' };
      if (failureMessage === null) continue;
      if (!lasting && !fresh && (await failureOf(run)) !== null)
        throw new Error('The tests remember an earlier mutant.');
      this.order = [name, ...this.order.filter((one) => one !== name)];
      return { status: 'killed', killedBy: [name], failureMessage, nrOfTests };
    }
    state.activeMutant = undefined;
    if (!lasting && !fresh && asked.size <= FEW)
      throw new Error('The tests may remember what was so without the mutant.');
    return { status: 'survived', nrOfTests };
  }
}

/** @returns what is said of the failure; null where there is none */
async function failureOf(run) {
  try {
    await run();
    return null;
  } catch (error) {
    return String(error?.message ?? error).slice(0, 300);
  }
}

async function bundleInto(file) {
  const collect = resolve('mutants/collect.ts');
  const build = await rolldown({
    input: resolve('mutants/tests.ts'),
    platform: 'node',
    // The package says that its modules do nothing by being imported; those of the tests do.
    treeshake: false,
    external: ['yaml', 'zod', 'fast-check'],
    plugins: [
      {
        name: 'tests that can be run again',
        resolveId: (id, importer) => {
          if (id !== 'vitest') return null;
          return importer === collect ? { id, external: true } : collect;
        },
      },
    ],
  });
  await build.write({ file, format: 'esm', codeSplitting: false });
}
