/**
 * What the tests draw at random they draw from this seed, so that a run says of the code alone whether it holds.
 * `SEED=7 npx vitest run` draws something else; a failure names its seed.
 */

import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.SEED ?? 20_261_121) });
