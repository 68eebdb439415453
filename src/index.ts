/**
 * Rulings for replacement effects in trading card games.
 *
 * A scenario file is read, judged and explained:
 *
 * ```ts
 * import { CardLibrary, judge, loadGame, readScenarios } from 'instead';
 *
 * const magic = await loadGame('magic');
 * const { scenarios, problems } = readScenarios(text, 'bear.yaml', [magic]);
 * for (const { scenario, definition, source } of scenarios) {
 *   const cards = new CardLibrary(definition);
 *   for (const card of scenario.cards ?? []) problems.push(...cards.add(card, null));
 *   const judgement = judge(definition, scenario, cards, source);
 * }
 * ```
 *
 * Or a position is played by hand: `open` takes it up, `advance` goes on to the next decision, `answer` answers it,
 * `save` writes it out as plain data, in the middle of a decision if need be.
 */

export type { Ability } from './ability/ability.js';
export { answersTo, countAnswers } from './explore/answers.js';
export { type Choice, type Listening, listening, type Path, paths, type Script } from './explore/paths.js';
export { EXPLORE_LIMITS, type ExploreLimits, explore, type Outcome, type Ruling } from './explore/ruling.js';
export { type Place, type Problem, Withheld } from './ground/problem.js';
export type { Notice, Observer } from './kernel/observer.js';
export { open, save } from './kernel/open.js';
export type { Play } from './kernel/play.js';
export { advance, answer, isAnswer } from './kernel/step.js';
export type { Language, Piece, Self, Trouble } from './language/language.js';
export type { Card } from './position/card.js';
export type { Answer, Asks, Decision, Domain, Option } from './position/decision.js';
export type { GameEvent } from './position/event.js';
export type { GameObject } from './position/object.js';
export type { Position } from './position/position.js';
export type { Rulebook, RuleLine } from './rulebook/rulebook.js';
export type { Definition, WrittenCard } from './rulebooks/definition.js';
export { GAMES, loadGame } from './rulebooks/games.js';
export type {
  Expectations,
  Fact,
  FormCard,
  Scenario,
  WrittenAction,
  WrittenChoice,
} from './scenario/form.js';
export { type Check, type Judgement, type JudgeOptions, judge } from './scenario/judge.js';
export { CardLibrary, type Printed, type ReadCard } from './scenario/library.js';
export { type ReadScenario, type ReadScenarios, readScenario, readScenarios } from './scenario/scenario.js';
export { cardsSchema, scenarioSchema } from './scenario/schema.js';
export { type Setup, setUp } from './scenario/setup.js';
export { LIMITS, type Limits, readSources, type Source, type Sources } from './scenario/source.js';
