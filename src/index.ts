/**
 * Rulings for replacement effects in trading card games.
 *
 * A scenario file is read, judged and explained:
 *
 * ```ts
 * import { CardLibrary, explain, judge, loadGame, readScenarios, rulingText } from 'instead';
 *
 * const { scenarios, problems } = readScenarios(text, 'bear.yaml', [await loadGame('magic')]);
 * for (const { scenario, definition, source } of scenarios) {
 *   const cards = new CardLibrary(definition);
 *   cards.addOwn(scenario, source);
 *   const judgement = judge(definition, scenario, cards, source);
 *   console.log(rulingText(explain(judgement), { why: true }));
 * }
 * ```
 *
 * The project's cards lie beside the library, a file a game: `instead/cards/magic.json`. Of the games `loadGame` loads
 * only the one that is asked for; `instead/magic` and its like are the games themselves.
 *
 * A position can be played by hand as well. `setUp` makes one of a scenario, `open` takes it up, `advance` goes on to
 * the next decision, `answer` answers it, and `save` writes everything out as plain data, in the middle of a decision
 * if need be:
 *
 * ```ts
 * const { setup } = setUp(definition, scenario, cards, source);
 * const play = open(definition.rulebook, setup.position);
 * advance(play);
 * while (play.table.position.decision) {
 *   const [first] = answersTo(play.table.position.decision);
 *   answer(play, first);
 * }
 * ```
 *
 * What is asked can be put in words, with what each answer leads to; the choices that were made so far are all that is
 * kept:
 *
 * ```ts
 * const speaking = { language: 'en', words: wordsOf(definition, 'en') };
 * const choices: Choice[] = [];
 * let told: Asking | null = null;
 * for (;;) {
 *   const asking = ask(definition, setup.position, choices);
 *   show(askText(asking, told, speaking));
 *   if (!asking.question) break;
 *   choices.push(asking.question.options[await picked()].choice);
 *   told = asking;
 * }
 * ```
 *
 * What was saved is taken up by `restore`, wherever it has been in the meantime: it checks everything and answers for
 * what it gives. `open` believes the position that it is given and costs next to nothing:
 *
 * ```ts
 * const kept = JSON.stringify(save(play));
 * const again = restore(definition.rulebook, JSON.parse(kept));
 * ```
 *
 * A long exploration can be done in pieces, by a thread that has other things to do or that may be told to stop:
 * `judging` does what `judge` does, and `Exploration` what `explore` does, and what either has found can be asked for at any
 * time. A ruling before its end says so: it is cut, as `stopped`.
 *
 * ```ts
 * const pieces = judging(definition, scenario, cards, source);
 * const soon = performance.now() + 20;
 * const done = pieces.advance(() => performance.now() > soon);
 * const part = pieces.judgement();
 * ```
 *
 * What strangers write is limited (`LIMITS`); a ruling that cannot be given is a list of `Problem`s or a `Withheld`.
 */

export type { Ability } from './ability/ability.js';
export {
  type AskedOption,
  type Asking,
  type AskOptions,
  ask,
  type End,
  type Question,
} from './explain/ask.js';
export { askText } from './explain/asktext.js';
export type { RulingDocument } from './explain/document.js';
export { type ExplainOptions, explain } from './explain/explain.js';
export { LANGUAGES, type Speaking } from './explain/languages.js';
export type { Message } from './explain/message.js';
export { rulingText, sentenceOf, type TextOptions } from './explain/text.js';
export { wordsOf } from './explain/words.js';
export { answersTo, countAnswers } from './explore/answers.js';
export type { Branch, Graph, Junction, Target } from './explore/graph.js';
export {
  type Choice,
  type Fixed,
  type Line,
  type Listening,
  listening,
  type Path,
  paths,
  type Script,
} from './explore/paths.js';
export {
  type Cut,
  EXPLORE_LIMITS,
  Exploration,
  type ExploreLimits,
  type Exploring,
  explore,
  type Fixing,
  type Limit,
  type Memory,
  type Met,
  type Outcome,
  pathTo,
  type Ruling,
} from './explore/ruling.js';
export type { Way, Ways } from './explore/way.js';
export { type Place, type Problem, Withheld } from './ground/problem.js';
export type { Notice, Observer } from './kernel/observer.js';
export { open, save } from './kernel/open.js';
export type { Play } from './kernel/play.js';
export { restore } from './kernel/restore.js';
export { advance, answer, isAnswer } from './kernel/step.js';
export type { Language, Piece, Self, Trouble } from './language/language.js';
export type { Card } from './position/card.js';
export type { Answer, Asks, Decision, Domain, Option } from './position/decision.js';
export type { GameEvent } from './position/event.js';
export type { GameObject } from './position/object.js';
export type { Position } from './position/position.js';
export type { Rulebook, RuleLine } from './rulebook/rulebook.js';
export type { Definition, Ruleset, WrittenCard } from './rulebooks/definition.js';
export { GAMES, loadGame } from './rulebooks/games.js';
export type {
  Expectations,
  Fact,
  FormCard,
  Scenario,
  WrittenAction,
  WrittenChoice,
} from './scenario/form.js';
export { judge, judging } from './scenario/judge.js';
export {
  type Case,
  type Check,
  type Judgement,
  type JudgeOptions,
  Judging,
  type Party,
  type Terms,
} from './scenario/judging.js';
export { CardLibrary, type Printed, type ReadCard } from './scenario/library.js';
export { type ReadScenario, type ReadScenarios, readScenario, readScenarios } from './scenario/scenario.js';
export { cardsSchema, scenarioSchema } from './scenario/schema.js';
export { type Setup, setUp, type UnreadClause } from './scenario/setup.js';
export { LIMITS, type Limits, readSources, type Source, type Sources } from './scenario/source.js';
