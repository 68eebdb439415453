/** What goes round whatever anybody chooses. */

import { fromBig, toBig } from '../../ground/amount.js';
import { flat } from '../../ground/list.js';
import { withhold } from '../../ground/problem.js';
import type { Play } from '../../kernel/play/play.js';
import { namesOf } from '../../kernel/round/growth.js';
import { pilesIn } from '../../kernel/round/rounds.js';
import { put, putCounters, stageOf } from '../../kernel/round/stage.js';
import { goingRound, mustGoOn } from '../../kernel/script/repeat.js';
import { answer } from '../../kernel/step.js';
import type { Decision } from '../../position/decision.js';
import { isOff } from '../../rulebook/game.js';
import type { Choice } from '../choice/choice.js';
import type { Added, Branch, Graph, Junction, Target } from '../graph/graph.js';
import { outline } from '../name/outline.js';

/**
 * Whether nobody has a way to stop what every path leads round to, and the rulebook says what comes of that.
 * @param piles whether more is left waiting beneath on the way: in some games that is looked at whatever goes on
 */
export function mustGoRound(play: Play, junctions: readonly Junction[], piles = true): boolean {
  if (piles && !pilesIn(play)) return false;
  const concluding = play.policy.endless?.(play) ?? null;
  if (!concluding || isOff(play, concluding.rule)) return false;
  return junctions.length > 0 && junctions.every(({ decision }) => mustGoOn(decision));
}

/** A choice on the way round. */
interface Passed {
  readonly place: number;
  /** Whether it was only asked whether one thing is done so that another is not. */
  readonly unless: boolean;
  readonly junction: Junction;
}

/**
 * Whether a way back goes on for ever by nobody doing what would break it, which nobody can be made to do: "unless you pay".
 * Where somebody does anything on the way that they need not, it is theirs to stop, sooner or later.
 * @throws {Withheld} `ruling/endless` where it is not plain what else can be chosen on the way, or how often
 */
export function goesOnUnless(path: readonly Passed[], choices: readonly Choice[], to: Target): boolean {
  if (!('back' in to)) return false;
  const from = path.findIndex(({ place }) => place === to.back);
  const round = path.slice(from);
  const refused = round.map(({ unless }, at) => unless && isRefused(choices[from + at]));
  if (!refused.includes(true)) return false;
  const others = round.filter((_, at) => !refused[at]);
  if (others.some(({ junction }) => !mustGoOn(junction.decision))) return false;
  if (to.added !== undefined || others.length > 0)
    withhold(
      'ruling/endless',
      'This goes round as long as nobody does what would stop it, and what else can come of that is not worked out.',
    );
  return true;
}

function isRefused(choice: Choice | undefined): boolean {
  if (!choice || !('option' in choice.answer)) return false;
  const { domain } = choice.decision;
  return domain.of === 'options' && domain.options[choice.answer.option]?.option === 'decline';
}

/**
 * What comes of going round at a decision.
 * @param rounds the numbers that grow with the rounds
 * @param ended tells the end, to which these choices and one more have led; it may have a key that tells it from others
 */
export function concluded(
  play: Play,
  decision: Decision,
  choices: Choice[],
  rounds: { readonly growing: ReadonlyMap<string, Added> } | null,
  ended: (key: string | undefined) => string,
): Branch {
  const { journal, position } = play.table;
  const mark = journal.mark();
  const choice: Choice = { decision, answer: { endless: true }, scripted: null };
  choices.push(choice);
  answer(play, choice.answer);
  if (position.decision) throw new Error('a game that is over, in which somebody decides');
  const end = ended(rounds ? endlessKey(play, rounds.growing) : undefined);
  choices.pop();
  journal.undo(mark);
  return { choice, ways: 1n, to: { end } };
}

/** Where numbers that have no end are taken to stand. */
const LEVEL = 10n ** 40n;

/**
 * What tells what a game comes to that goes round for ever from what else it may come to: numbers that change with the
 * rounds have no last one. Undefined where there are none.
 * @param growing where those stand
 */
function endlessKey(play: Play, growing: ReadonlyMap<string, Added>): string | undefined {
  if (growing.size === 0) return undefined;
  const { journal, position } = play.table;
  // It never comes to what still waits.
  const stage = stageOf(play, position.waiting);
  const levels = stage.places.map((place, at) =>
    growing.has(place) ? LEVEL - toBig(stage.amounts[at]?.amount ?? 0) : 0n,
  );
  const mark = journal.mark();
  put(play, stage, [levels], [1n]);
  // There may be none of its counters yet; and tokens of which nobody speaks any more are a kind on the stage.
  for (const { on, word } of growing.values())
    if ('object' in on) putCounters(play, on.object, word, fromBig(LEVEL));
  // Nobody will ask what has happened this turn.
  const isTold = ([word]: [string, unknown]): boolean => !play.catalogue.tallies?.includes(word);
  for (const player of position.players)
    journal.set(player, 'values', Object.fromEntries(Object.entries(player.values).filter(isTold)));
  const key = outline(play);
  journal.undo(mark);
  return key;
}

/** Of so many choices the last are most likely those of what goes round. */
const LAST = 100;

/**
 * Players can go on choosing for ever, as far as can be seen.
 * @param hangs there is a round that they can go as often as they like, and what comes of it is not always the same
 * @throws {Withheld} `ruling/endless`
 */
export function noEnd(play: Play, choices: readonly Choice[], hangs: boolean): never {
  const sources = flat(choices.slice(-LAST), ({ decision: { about } }) => about.source ?? []);
  const what = hangs
    ? 'This can go round any number of times, and it cannot be told that the same comes of it however often.'
    : `After ${choices.length} choices in a row no end is in sight.`;
  withhold('ruling/endless', `${what}${goingRound(namesOf(play, sources))}`);
}

/** Where nothing leads to an end. @throws {Withheld} `ruling/endless` */
export function noOutcome(play: Play, { junctions, cut }: Graph): never {
  // What has come to be on the way is not there where the game began.
  const sources = flat(junctions, ({ decision: { about } }) => about.source ?? []).filter(
    (id) => id < play.table.position.objects.length,
  );
  const names = goingRound(namesOf(play, sources));
  withhold(
    'ruling/endless',
    cut
      ? `Whatever is chosen, each round leaves more to be done: this is not found to come to an end.${names}`
      : `Whatever is chosen leads back to where it began: this goes on for ever, and no rule here says what comes of that.${names}`,
  );
}
