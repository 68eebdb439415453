/**
 * What is tried on each mutant of the kernel: every scenario with what it expects, one in twelve in every way in which
 * scenarios are checked, some hundred boards beside the second interpretation, and the tests of the kernel itself.
 */

import { judge } from '../src/scenario/judge.js';
import { REFERENCES } from '../test/reference/games.js';
import { DEFINITIONS, type Shelved, scenariosOf } from '../test/scenario/shelf.js';
import { checkThoroughly } from '../test/scenario/thorough.js';
import { collected, describe, expect, test } from './collect.js';
import '../test/seed.js';
import '../test/explain/rulings.test.js';
import '../test/explain/unmet.test.js';
import '../test/explain/untriggered.test.js';
import '../test/kernel/action.test.js';
import '../test/kernel/aim.test.js';
import '../test/kernel/announce.test.js';
import '../test/kernel/alternative.test.js';
import '../test/kernel/amend.test.js';
import '../test/kernel/answers.test.js';
import '../test/kernel/another-sort.test.js';
import '../test/kernel/another.test.js';
import '../test/kernel/apply.test.js';
import '../test/kernel/asking.test.js';
import '../test/kernel/at-object.test.js';
import '../test/kernel/beforehand.test.js';
import '../test/kernel/candidate.test.js';
import '../test/kernel/carry.test.js';
import '../test/kernel/come.test.js';
import '../test/kernel/come-of.test.js';
import '../test/kernel/cost.test.js';
import '../test/kernel/decided.test.js';
import '../test/kernel/effects.test.js';
import '../test/kernel/following.test.js';
import '../test/kernel/for-each.test.js';
import '../test/kernel/foresight.test.js';
import '../test/kernel/form.test.js';
import '../test/kernel/gather.test.js';
import '../test/kernel/hands.test.js';
import '../test/kernel/heir.test.js';
import '../test/kernel/identify.test.js';
import '../test/kernel/joined.test.js';
import '../test/kernel/mistaken.test.js';
import '../test/kernel/moment.test.js';
import '../test/kernel/lapse.test.js';
import '../test/kernel/last.test.js';
import '../test/kernel/leaving.test.js';
import '../test/kernel/in-turn.test.js';
import '../test/kernel/ledger.test.js';
import '../test/kernel/offer.test.js';
import '../test/kernel/out-of-sight.test.js';
import '../test/kernel/outcome.test.js';
import '../test/kernel/payment.test.js';
import '../test/kernel/over.test.js';
import '../test/kernel/parting.test.js';
import '../test/kernel/past.test.js';
import '../test/kernel/place.test.js';
import '../test/kernel/procedure.test.js';
import '../test/kernel/raise.test.js';
import '../test/kernel/stage.test.js';
import '../test/kernel/stamps.test.js';
import '../test/kernel/still-meant.test.js';
import '../test/kernel/records.test.js';
import '../test/kernel/remembered.test.js';
import '../test/kernel/resolve.test.js';
import '../test/kernel/rounds.test.js';
import '../test/kernel/saved.test.js';
import '../test/kernel/script.test.js';
import '../test/kernel/settle.test.js';
import '../test/kernel/steps.test.js';
import '../test/kernel/still-asked.test.js';
import '../test/kernel/together.test.js';
import '../test/kernel/trigger.test.js';
import '../test/kernel/turning.test.js';
import '../test/kernel/undo.test.js';
import '../test/kernel/unspoken.test.js';
import '../test/kernel/unread.test.js';
import '../test/kernel/watched-at-all.test.js';
import '../test/kernel/watcher.test.js';
import '../test/kernel/whole.test.js';
import '../test/kernel/withdrawn.test.js';
import '../test/kernel/work.test.js';
import '../test/scenario/combat.test.js';
import '../test/scenario/each-of-several.test.js';
import '../test/scenario/face-down.test.js';
import '../test/scenario/first-draw.test.js';
import '../test/scenario/restore.test.js';
import '../test/scenario/targets.test.js';
import '../test/scenario/unlisted.test.js';

export { collected };

/** So many of the tests are those of the kernel itself and its neighbours, which are tried first. */
export const closest = collected.length;

/** A mutant that makes a ruling grow without end is noticed long before the limits that users have. */
const LIMITS = { positions: 20_000, time: 10_000 };

/** Time is the processor's, so that a machine that is busy with something else fails no test. */
function clock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** One scenario in so many is walked through decision by decision. */
const WALKED = 12;

/** Boards of each game, and how many of them make one test. */
const BOARDS = 80;
const TOGETHER = 20;

function holds({ definition, scenario, cards, source }: Shelved): boolean {
  const { problems, checks } = judge(definition, scenario, cards, source, { limits: LIMITS, clock });
  return problems.length === 0 && checks.every(({ held }) => held);
}

for (const definition of DEFINITIONS) {
  const { game } = definition.rulebook;
  const { shelved } = scenariosOf(definition);
  describe(`${game}: what is expected`, () => {
    for (const one of shelved)
      test(one.scenario.title, () => expect(holds(one)).toBe(one.scenario.fails === undefined));
  });
  describe(`${game}: in every way`, () => {
    for (const [at, one] of shelved.entries()) {
      if (at % WALKED !== 0 || one.scenario.fails !== undefined) continue;
      test(one.scenario.title, () => {
        checkThoroughly(judge(definition, one.scenario, one.cards, one.source, { limits: LIMITS, clock }));
      });
    }
  });
}

for (const { game, compare } of REFERENCES) {
  describe(`${game}: what the rules say is what the library finds`, () => {
    for (let from = 0; from < BOARDS; from += TOGETHER)
      test(`boards from ${from}`, async () => {
        const { difference } = await compare(1 + 1000 * from, TOGETHER);
        expect(difference).toBeNull();
      });
  });
}
