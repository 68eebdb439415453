/** `instead rule`: the rulings of scenarios, held against what they expect. */

import { explain } from '../explain/explain.js';
import { catalogueOf } from '../explain/languages.js';
import { rulingText } from '../explain/text/text.js';
import type { Cut } from '../explore/graph/graph.js';
import { EXPLORE_LIMITS, type ExploreLimits } from '../explore/graph/limits.js';
import type { Problem } from '../ground/problem.js';
import { judge } from '../scenario/judge.js';
import type { Check, Judgement } from '../scenario/judging.js';
import type { CardLibrary } from '../scenario/library.js';
import { inEachVersion, type ReadScenario } from '../scenario/scenario.js';
import type { Scenario } from '../scenario/written.js';
import { withChoices } from './choose.js';
import { converse } from './converse.js';
import { defect } from './defect.js';
import { EXIT, type ExitCode } from './exit.js';
import type { Output } from './output.js';
import { placeText } from './report.js';
import { Shelf, type Written } from './shelf.js';
import type { World } from './world.js';

export interface RuleOptions {
  readonly cards: readonly string[];
  readonly choose: readonly string[];
  readonly why?: boolean;
  readonly json?: boolean;
  /** Somebody is asked at each decision. */
  readonly interactive?: boolean;
  readonly lang: string;
  readonly maxPositions?: number;
  readonly maxOutcomes?: number;
  /** So many outcomes are told. */
  readonly maxListed?: number;
  /** Seconds. */
  readonly maxTime?: number;
  /** Megabytes. */
  readonly maxMemory?: number;
}

export async function rule(
  world: World,
  output: Output,
  files: readonly string[],
  options: RuleOptions,
): Promise<void> {
  if (options.interactive && (world.ask === null || files.includes('-'))) {
    const message = 'There is nobody to ask: standard input is taken, or there is none.';
    output.problems([{ code: 'command/ask', message, advice: 'Give the scenario as a file.' }], EXIT.usage);
    return;
  }
  const shelf = new Shelf(world);
  const documents: object[] = [];
  for (const file of options.cards) {
    for (const { problem, code } of await shelf.addCards(file)) output.problems([problem], code);
  }
  const begun = world.now();
  let done = 0;
  for (const file of files) {
    const { written, faults } = await shelf.open(file);
    for (const { problem, code } of faults) output.problems([problem], code);
    for (const one of written) {
      if (options.interactive) {
        if (!(await talk(world, output, shelf, one, options))) return;
        continue;
      }
      if (world.now() - begun > PATIENCE) world.progress?.(`${done} rulings, now ${file}`);
      documents.push(...(await ruleOn(world, output, shelf, one, options)));
      done += 1;
    }
  }
  world.progress?.('');
  if (options.json) output.document({ rulings: documents });
}

/** Milliseconds after which somebody who waits is told how far the work has come. */
const PATIENCE = 300;

/** A scenario with its cards and the answers that were given with it; null where something is wrong with them. */
async function taken(
  output: Output,
  shelf: Shelf,
  written: Written,
  options: RuleOptions,
): Promise<{ read: ReadScenario; cards: CardLibrary } | null> {
  if (written.holds === 'cards') {
    const message = 'This is a card file; it has no scenario to rule on.';
    const advice = 'Name a file with scenarios, and add this one with --cards.';
    const place = written.source.place([]);
    output.problems([{ code: 'scenario/missing', message, advice, place }]);
    return null;
  }
  const found = await shelf.scenario(written);
  for (const { problem, code } of found.faults) output.problems([problem], code);
  if (!('read' in found)) return null;
  const chosen = withChoices(found.read.scenario, found.read.source, options.choose);
  if ('problems' in chosen) {
    output.problems(chosen.problems, EXIT.usage);
    return null;
  }
  return { read: { ...found.read, ...chosen }, cards: found.cards };
}

/** One scenario with somebody who answers; false where they have had enough. */
async function talk(
  world: World,
  output: Output,
  shelf: Shelf,
  written: Written,
  options: RuleOptions,
): Promise<boolean> {
  const found = await taken(output, shelf, written, options);
  return found ? converse(world, output, found.read, found.cards, options) : true;
}

/** The rulings of one scenario, one in each of its versions: printed, or given back as documents. */
async function ruleOn(
  world: World,
  output: Output,
  shelf: Shelf,
  written: Written,
  options: RuleOptions,
): Promise<object[]> {
  const found = await taken(output, shelf, written, options);
  if (!found) return [];
  const { read, cards } = found;
  const versions = inEachVersion(read.scenario);
  const { versions: known } = read.definition.rulebook;
  // Of several versions it is told in which one something is wrong.
  const told = ({ rules = known[0] }: Scenario): string => (versions.length > 1 ? `Rules ${rules}: ` : '');
  return versions.flatMap(
    (scenario) => rulingOn(world, output, { ...read, scenario }, cards, options, told(scenario)) ?? [],
  );
}

function rulingOn(
  world: World,
  output: Output,
  { definition, scenario, source }: ReadScenario,
  cards: CardLibrary,
  options: RuleOptions,
  version: string,
): object | null {
  const at = source.place([]);
  try {
    const clock = (): number => world.now();
    const judgement = judge(definition, scenario, cards, source, { limits: limitsOf(options), clock });
    const listing = options.maxListed === undefined ? {} : { outcomes: options.maxListed };
    const document = explain(judgement, { language: options.lang, clock, ...listing });
    const known = report(output, judgement, version);
    if (options.json) return { file: at.file, line: at.line, ...known, ...document };
    const width = world.width === null ? {} : { width: world.width };
    const text = rulingText(document, { why: options.why ?? false, ...width });
    output.say([text, '', ...expected(judgement, known.fails, options.lang), ''].join('\n'));
    return null;
  } catch (error) {
    defect(world, output, error, placeText(at));
    return null;
  }
}

function limitsOf({ maxPositions, maxOutcomes, maxTime, maxMemory }: RuleOptions): ExploreLimits {
  const { positions, outcomes, time, memory } = EXPLORE_LIMITS;
  return {
    positions: maxPositions ?? positions,
    outcomes: maxOutcomes ?? outcomes,
    time: maxTime === undefined ? time : maxTime * 1000,
    memory: maxMemory === undefined ? memory : maxMemory * MEGABYTE,
  };
}

const MEGABYTE = 1024 * 1024;

/** How many expectations hold, where there are any. */
function expected({ checks }: Judgement, fails: string | undefined, language: string): string[] {
  const { headings } = catalogueOf(language);
  const count = (held: Check['held']): number => checks.filter((check) => check.held === held).length;
  const lines = checks.length === 0 ? [] : [headings.expectations(count(true), checks.length, count(null))];
  if (fails !== undefined) lines.push(headings.fails(fails));
  return lines.length === 0 ? [] : [...lines, ''];
}

/** Complains about what is wrong, and says how the run ends for it. */
function report(output: Output, judgement: Judgement, version: string): { fails?: string } {
  const tell = (found: readonly Problem[], code?: ExitCode): void =>
    output.problems(
      found.map((one) => ({ ...one, message: `${version}${one.message}` })),
      code,
    );
  const { scenario, source, ruling, problems } = judgement;
  const cut = ruling?.cut ?? null;
  const failed = judgement.checks.filter(({ held }) => held === false);
  const wrong = problems.length + failed.length > 0;
  if (cut !== null) {
    tell([{ ...cutShort(cut), place: source.place([]) }], EXIT.limited);
  }
  if (scenario.fails === undefined) {
    tell(problems);
    tell(
      failed.map((check) => failure(judgement, check)),
      EXIT.failed,
    );
    return {};
  }
  if (!wrong && cut === null) {
    const message = 'This is said not to hold, and it holds.';
    const place = source.keyPlace(['fails']);
    tell([{ code: 'expect/holds', message, advice: 'Take `fails` out.', place }], EXIT.failed);
  }
  return { fails: scenario.fails };
}

function cutShort(cut: Cut): Problem {
  if (cut === 'stopped') {
    const message = 'The exploration was stopped: what was found is not all there is.';
    return { code: 'limit/stopped', message, advice: 'Run it again and let it come to its end.' };
  }
  if (cut === 'endless') {
    const message =
      'This can go round without end, and each time more is left to be done: what was found is not all there is.';
    return { code: 'ruling/endless', message, advice: 'Fix answers with --choose.' };
  }
  const message = `The limit of ${cut} was reached: what was found is not all there is.`;
  const advice = `Raise it with --max-${cut}, or fix answers with --choose.`;
  return { code: `limit/${cut}`, message, advice };
}

function failure({ source }: Judgement, { path, found }: Check): Problem {
  const [kind = '', index] = path.map(String);
  const which = index === undefined ? '' : `, number ${Number(index) + 1}`;
  const message = `This is expected (${kind}${which}) and does not hold${found === undefined ? '' : `; found: ${found}`}.`;
  const advice =
    'Read the ruling: either the board is not the one that is meant, or the expectation is wrong.';
  return { code: 'expect/failed', message, advice, place: source.place(['expect', ...path]) };
}
