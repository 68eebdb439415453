/**
 * What a rulebook of one's own is made of, beside `instead` itself: the questions that it answers, what most games
 * answer alike, and the English that they share. `docs/rulebooks.md` says how to go about it; `examples/harbour` is a
 * small one from end to end.
 */

export type {
  Ability,
  Activated,
  Answering,
  KeywordAbility,
  Opener,
  Outcome as Becoming,
  Prohibition,
  Replacement,
  Says,
  Scope,
  SpellAbility,
  StaticAbility,
  Triggered,
  TriggersMore,
} from './ability/ability.js';
export type { Act, CausePattern, Said, TokenText } from './ability/act.js';
export type { Change } from './ability/change.js';
export type { Condition } from './ability/condition.js';
export type { CopyEnd, Duration } from './ability/duration.js';
export type { Instruction } from './ability/instruction.js';
export type { SelfReplacement } from './ability/parts.js';
export type { Quantity } from './ability/quantity.js';
export type {
  Comparison,
  Description,
  Head,
  Place as PlaceNamed,
  Quantifier,
  Referent,
  Some,
  Test,
  TraitWord,
  What,
  Who,
} from './ability/reference.js';
export type { StaticOp } from './ability/static.js';
export { numberOf, wordsOf as wordsOfTrait } from './evaluate/condition/test.js';
export { envOf } from './evaluate/env.js';
export { viewOf } from './evaluate/object/characteristics.js';
export type { Amount } from './ground/amount.js';
export type {
  AbilityKey,
  EffectKey,
  EventKind,
  Keyword,
  ObjectId,
  PlayerId,
  RuleKey,
  Trait,
  Zone,
} from './ground/id.js';
export { withhold } from './ground/problem.js';
export { whyImpossible } from './kernel/event/raise.js';
export type { Saying } from './kernel/play/observer.js';
export { addPredicate } from './language/english/ability.js';
export { addComparisons } from './language/english/condition.js';
export { addChoosing } from './language/english/deed.js';
export type { English, Style, VerbForms } from './language/english/english.js';
export { addKind, addSort } from './language/english/noun.js';
export { addField } from './language/english/place.js';
export { addReplacements, type Becomes } from './language/english/replacement.js';
export { sharedEnglish } from './language/english/shared.js';
export { type Forms, objectVerb, type VerbOptions, verb } from './language/english/verb.js';
export {
  type Category,
  type Filled,
  Grammar,
  type GrammaticalNumber,
  type Holes,
  type Rule,
  type Words as Wording,
} from './language/grammar.js';
export { type Dialect, Language, type Self, type Span } from './language/language.js';
export { inTurn, ownName, type Rewriting, words } from './language/normal.js';
export { extend, introduced, prefix, referred } from './language/template.js';
export type { Script, Token, TokenKind } from './language/token.js';
export type { Action } from './position/action.js';
export type { Env, Use, Value } from './position/env.js';
export type { Arrival, GameEvent, Spot } from './position/event.js';
export type { GroupFrame, Node, Outcome as Became } from './position/frame.js';
export type { Waiting } from './position/position.js';
export type { Catalogue, EventRule, FactRule, SortRule, TraitRule, ZoneRule } from './rulebook/catalogue.js';
export type { Game } from './rulebook/game.js';
export type { Following, Hands } from './rulebook/hands.js';
export type { Misfit, Party, Unlike } from './rulebook/misfit.js';
export type {
  Applied,
  Candidate,
  Choosing,
  Fit,
  GroupView,
  Joint,
  Lapse,
  Offered,
  Passing,
  Picker,
  Policy,
  Pressing,
  Reach,
  Refusal,
  Reserved,
  SettleStep,
  Step,
} from './rulebook/policy.js';
export type { RefusalCode } from './rulebook/refusal.js';
export { always, type LinesOf, moved, type RuleByVersion } from './rulebook/rule.js';
export type { ActionRule, Called, Rulebook, Steps } from './rulebook/rulebook.js';
export type { Sections, Subrule } from './rulebook/section.js';
export type { Words, WordsLike } from './rulebook/words.js';
export { endOfTurn, IT, say, speaking } from './rulebooks/common/action.js';
export { PLAIN, plainArrival } from './rulebooks/common/catalogue.js';
export { stacked } from './rulebooks/common/chained.js';
export { lazily, lookUp, type RuleTable } from './rulebooks/common/definition.js';
export { move, ownersZone, resolve, zoneOf } from './rulebooks/common/event.js';
export { faultsOf } from './rulebooks/common/faults.js';
export { runOn } from './rulebooks/common/running.js';
export { byRule, turnOrder } from './rulebooks/common/settle.js';
export { endTurn } from './rulebooks/common/state.js';
export { lacksAbility, use } from './rulebooks/common/use.js';
export { turnPlayersFirst } from './rulebooks/common/waiting.js';
export type { Entry } from './table/index.js';
export type { Keyed, Standing } from './table/registry.js';
export type { View } from './table/view.js';
