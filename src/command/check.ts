/** `instead check`: whether scenario and card files are as they should be. Gives no rulings. */

import type { Problem } from '../ground/problem.js';
import { CardLibrary } from '../scenario/library.js';
import { inEachVersion } from '../scenario/scenario.js';
import { setUp } from '../scenario/setup.js';
import { unreadProblem } from '../scenario/unread.js';
import type { Output } from './output.js';
import { Shelf, type Written } from './shelf.js';
import type { World } from './world.js';

export interface CheckOptions {
  readonly cards: readonly string[];
  readonly json?: boolean;
}

export async function check(
  world: World,
  output: Output,
  files: readonly string[],
  options: CheckOptions,
): Promise<void> {
  const shelf = new Shelf(world);
  const problems: Problem[] = [];
  const note = (found: readonly Problem[], code?: Parameters<Output['problems']>[1]): void => {
    problems.push(...found);
    output.problems(found, code);
  };
  for (const file of options.cards) {
    for (const { problem, code } of await shelf.addCards(file)) note([problem], code);
  }
  let scenarios = 0;
  let cards = 0;
  for (const file of files) {
    const { written, faults } = await shelf.open(file);
    for (const { problem, code } of faults) note([problem], code);
    for (const one of written) {
      if (one.holds === 'scenario') {
        scenarios += 1;
        note(await scenarioProblems(shelf, one));
        continue;
      }
      const found = cardProblems(one);
      cards += found.cards;
      note(found.problems);
    }
  }
  if (options.json) return output.document({ scenarios, cards });
  const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
  output.say(
    `${count(scenarios, 'scenario')}, ${count(cards, 'card')}: ${problems.length === 0 ? 'no problems' : count(problems.length, 'problem')}`,
  );
}

async function scenarioProblems(shelf: Shelf, written: Written): Promise<readonly Problem[]> {
  const found = await shelf.scenario(written);
  if (!('read' in found)) return found.faults.map(({ problem }) => problem);
  const { definition, scenario, source } = found.read;
  const [problems = []] = inEachVersion(scenario)
    .map((one) => setUp(definition, one, found.cards, source).problems)
    .filter(({ length }) => length > 0);
  // What is known not to hold may fail to be understood, too.
  return scenario.fails === undefined ? problems : problems.filter(({ code }) => !code.startsWith('text/'));
}

/** The problems of a card file, with every clause that is not understood. */
function cardProblems({ definition, source }: Written): { cards: number; problems: Problem[] } {
  const library = new CardLibrary(definition);
  const problems = library.addFile(source);
  const known = library.all();
  for (const { written, pieces, place } of known) {
    for (const { trouble } of pieces) {
      if (trouble) problems.push(unreadProblem(written.name, written.text, trouble, place ?? undefined));
    }
  }
  return { cards: known.length, problems };
}
