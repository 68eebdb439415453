/**
 * Rulings for replacement effects in trading card games.
 *
 * A position of one's own is a record; a scenario file says the same in YAML. Examples go on from here:
 *
 * ```ts
 * import { advance, open, type Scenario, setUpBoard } from 'instead';
 * import { magic } from 'instead/magic';
 *
 * const board = {
 *   game: 'magic',
 *   title: 'A cub may be spared',
 *   cards: [
 *     {
 *       name: 'Test Cub',
 *       type: 'Creature — Bear',
 *       stats: '2/2',
 *       text: 'If this creature would die, you may exile it instead.',
 *     },
 *   ],
 *   players: [{ name: 'Apple', battlefield: ['Test Cub'] }, { name: 'Nutmeg' }],
 *   actions: [{ say: 'Destroy all creatures.', by: 'Nutmeg' }],
 * } satisfies Scenario;
 * const { position: start, scenario, cards, source } = setUpBoard(magic, board);
 * const play = open(magic.rulebook, start);
 * advance(play);
 * const { decision } = play.table.position;
 * if (!decision) throw new Error('nobody is asked anything');
 * ```
 *
 * | to | there is |
 * |---|---|
 * | start from a position of one's own | `setUpBoard`; `readScenarios` and `setUp` for files |
 * | have the cards of the project, or others | `CardLibrary` with `addFile(sourceOf(...))` of `instead/cards/magic.json` |
 * | learn what of a card is not understood | `CardLibrary.find`, `Language.read`, `unread` of a board |
 * | ask for the decision, offer its answers in words, say what each leads to | `ask`, `askText`, `sentenceOf` |
 * | show what there is | `play.table.position`; `viewOf` for an object with all that changes it, `wordsOf` for the words |
 * | play on | `open`, `advance`, `answersTo`, `isAnswer`, `answer` |
 * | take an answer back | `mark` and `undo`; with `ask`, leave out the last choice |
 * | save, and go on elsewhere | `save`, `restore` |
 * | have what a board says that players choose (`choices`, `targets`) chosen | `fixing` of a board, given to `explore` and `ask` |
 * | follow every choice | `explore`; `Exploration` in pieces, stopped at will |
 * | give and explain a whole ruling | `judge`, `explain`, `rulingText`; `judging` in pieces |
 *
 * Of the games `loadGame` loads only the one that is asked for; `instead/magic` and its like are the games themselves.
 *
 * What is wrong with a position, or not known or understood, is thrown as `Withheld`, with a list of `Problem`s; functions
 * that read return such a list. Asking for an answer, a language or a game that there is not is a `RangeError` with a
 * `code`: `answer/unknown`, `answer/unasked`, `mark/unknown`, `object/unknown`, `language/unknown`, `game/unknown`. What strangers write is limited
 * (`LIMITS`), and so is what is explored (`EXPLORE_LIMITS`).
 */

export type { Ability } from './ability/ability.js';
export {
  type AskedOption,
  type Asking,
  type AskOptions,
  ask,
  type End,
  type NamedOption,
  type Question,
} from './explain/ask.js';
export { type ExplainOptions, explain } from './explain/explain.js';
export { LANGUAGES, type Speaking } from './explain/languages.js';
export type {
  Citation,
  Expectation,
  Line,
  OutcomePart,
  RulingDocument,
  RulingPart,
  Step,
} from './explain/message/document.js';
export type {
  AssumptionMessage,
  ChangeMessage,
  Message,
  StepMessage,
  VerdictMessage,
} from './explain/message/message.js';
export { wordsOf } from './explain/message/words.js';
export { askText } from './explain/text/asktext.js';
export { rulingText, sentenceOf, type TextOptions } from './explain/text/text.js';
export { answer } from './explore/answering.js';
export { answersTo, countAnswers } from './explore/choice/answers.js';
export type { Choice, Fixed, ScriptLine } from './explore/choice/choice.js';
export { type Fixing, fixedAfter } from './explore/choice/fixing.js';
export type { Added, Cut, Shortcut } from './explore/graph/graph.js';
export { EXPLORE_LIMITS, type ExploreLimits, type Limit } from './explore/graph/limits.js';
export type { Extent } from './explore/graph/meter.js';
export {
  Exploration,
  explore,
  type Met,
  type Outcome,
  pathTo,
  type Ruling,
  type Visit,
} from './explore/ruling.js';
export type { Exploring } from './explore/walk.js';
export type { Amount } from './ground/amount.js';
export type {
  AbilityKey,
  CardKey,
  EffectKey,
  EventKind,
  ObjectId,
  PlayerId,
  RuleKey,
  Zone,
} from './ground/id.js';
export { type Place, type Problem, Withheld } from './ground/problem.js';
export { open } from './kernel/open.js';
export type { Notice, Observer } from './kernel/play/observer.js';
export type { Play } from './kernel/play/play.js';
export { restore } from './kernel/saving/restore.js';
export { save } from './kernel/saving/save.js';
export { viewOf } from './kernel/seen.js';
export { advance, isAnswer } from './kernel/step.js';
export { type Mark, mark, undo } from './kernel/undo.js';
export type { Amiss } from './language/binding.js';
export type { Language, Piece, Self, Stretch, Trouble } from './language/language.js';
export type { Card, PrintedAbility, SaidPart, Traits } from './position/card.js';
export type { Answer, Asks, Decision, Domain, Each, Endless, Option } from './position/decision.js';
export type { Cause, Detail, GameEvent, Spot } from './position/event.js';
export type { Chosen, Copy, GameObject } from './position/object.js';
export type { Player, Position, Turn } from './position/position.js';
export type { Rulebook, RuleLine } from './rulebook/rulebook.js';
export type { Words } from './rulebook/words.js';
export type { CardFault, Definition, ObjectField, Ruleset, WrittenCard } from './rulebooks/definition.js';
export { GAMES, loadGame } from './rulebooks/games.js';
export { type Board, setUpBoard } from './scenario/board.js';
export { sourceOf } from './scenario/data.js';
export { judge, judging } from './scenario/judge.js';
export type { Check, Judgement, JudgeOptions, Judging } from './scenario/judging.js';
export { CardLibrary, type Printed, type ReadCard } from './scenario/library.js';
export { LIMITS, type Limits } from './scenario/limits.js';
export { type ReadScenario, type ReadScenarios, readScenario, readScenarios } from './scenario/scenario.js';
export { cardsSchema, type Schema, scenarioSchema } from './scenario/schema.js';
export { fixingOf } from './scenario/script.js';
export { type Setup, setUp, type UnreadClause } from './scenario/setup.js';
export { readSources, type Source, type Sources } from './scenario/source.js';
export type {
  Decider,
  Expectations,
  ExpectedDecision,
  ExpectedReading,
  Fact,
  FormCard,
  Scenario,
  WrittenAction,
  WrittenChoice,
  WrittenObject,
  WrittenPlayer,
} from './scenario/written.js';
export type { View } from './table/view.js';
