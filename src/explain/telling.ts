/** From a judged scenario to the document of its ruling. */

import type { Outcome, Ruling } from '../explore/ruling.js';
import { compare } from '../ground/amount.js';
import { open } from '../kernel/open.js';
import type { Play } from '../kernel/play/play.js';
import type { Position } from '../position/position.js';
import type { Words } from '../rulebook/words.js';
import type { Ruleset } from '../rulebooks/definition.js';
import type { Judgement } from '../scenario/judging.js';
import { assumptionsOf } from './basis/assumed.js';
import { deciding } from './choice/deciding.js';
import { brief, inOne, mostTold } from './fate/brief.js';
import { isOrder } from './fate/in-order.js';
import { comesToNothing } from './fate/naught.js';
import { equals } from './message/alike.js';
import {
  type Line,
  type OutcomePart,
  RULING_FORMAT,
  type RulingDocument,
  type RulingPart,
  type Step,
} from './message/document.js';
import type { AssumptionMessage, ChangeMessage, Message, VerdictMessage } from './message/message.js';
import { wordsOf } from './message/words.js';
import { apartFrom, withStatuses } from './way/apart.js';
import { changes } from './way/changes.js';
import { withoutEnd } from './way/growing.js';
import { withNotes } from './way/noted.js';
import { goesOtherwise } from './way/otherwise.js';
import { type Recorded, record } from './way/record.js';
import { shortcuts } from './way/shortcuts.js';

/** More outcomes than anybody reads: the steps to each of them are left out beyond this number. */
const MOST_EXPLAINED = 100;

/** Milliseconds for which the outcomes of a ruling that is cut are told; somebody waits for them. */
const TELLING = 2000;

/**
 * The document of a ruling in a language in which the game has words.
 * @param clock milliseconds: of a ruling that is cut outcomes are told for so long, and further ones counted
 * @param most so many outcomes are told
 * @throws {RangeError} where it has none
 */
export function documentOf(
  judgement: Judgement,
  language: string,
  clock?: () => number,
  most = MOST_EXPLAINED,
): RulingDocument {
  const { scenario, definition, setup, ruling, problems, checks, others } = judgement;
  const { rulebook } = definition;
  const words = wordsOf(definition, language);
  const began = clock?.() ?? 0;
  const enough = (): boolean => ruling?.cut != null && clock !== undefined && clock() - began > TELLING;
  const told =
    setup && ruling
      ? tell({ definition, words, language, enough, most, others }, setup.position, ruling)
      : null;
  return {
    format: RULING_FORMAT,
    title: scenario.title,
    ids: scenario.ids ?? [],
    game: { key: rulebook.game, name: words.name ?? rulebook.name },
    rules: scenario.rules ?? rulebook.versions[0] ?? '',
    date: scenario.date ?? null,
    language,
    words,
    partial: told?.part.cut != null,
    ruling: told?.part ?? null,
    assumptions: setup && told ? assumptionsOf(setup, words, told.given) : [],
    expectations: checks.map(({ path, held, found }) => ({
      path: path.map((key) => (typeof key === 'number' ? key : String(key))),
      held,
      found: found ?? null,
    })),
    problems: problems.map((problem) => ({ ...problem })),
  };
}

/** The game whose ruling is told, and in which language. */
interface Telling {
  readonly definition: Ruleset;
  readonly words: Words;
  readonly language: string;
  enough(): boolean;
  readonly most: number;
  readonly others: Judgement['others'];
}

interface Told {
  readonly part: RulingPart;
  /** The choices that the scenario fixes. */
  readonly given: readonly AssumptionMessage[];
}

function tell(
  { definition, words, language, enough, most, others }: Telling,
  start: Position,
  ruling: Ruling,
): Told {
  const begun = open(definition.rulebook, start);
  const recordOne = (outcome: Outcome, counting: boolean) => ({
    outcome,
    recorded: record(definition, start, outcome.witness, { language, counting }),
  });
  const plain: ReturnType<typeof recordOne>[] = [];
  for (const outcome of ruling.outcomes.slice(0, most)) {
    plain.push(recordOne(outcome, false));
    if (enough()) break;
  }
  const ways = areAlike(begun, words, plain) ? plain.map(({ outcome }) => recordOne(outcome, true)) : plain;
  const recordings = ways.map(({ recorded }) => recorded);
  const all = recordings.map(({ steps }) => steps);
  // Steps are compared as text.
  const keys = all.map((steps) => steps.map((step) => JSON.stringify(step)));
  const shared = sharedSteps(keys);
  const short = apartInBrief(recordings.map(({ fates }) => fates));
  const parts = ways.map(({ outcome, recorded }, index) =>
    outcomePart(begun, words, outcome, recorded, shared, short[index] ?? []),
  );
  const same = distinct(parts.map(({ changes }) => changes)) < parts.length;
  const outcomes = (same ? withNotes(start, parts, recordings) : parts).map((part, index) => ({
    ...part,
    partial: ruling.cut !== null,
    as: likeOutcome(keys[index] ?? [], keys.slice(0, index), shared),
  }));
  const otherwise = plain.map(({ outcome, recorded: { fates } }) => {
    for (const other of others(outcome))
      if (goesOtherwise(definition, start, fates, other, language)) return true;
    return false;
  });
  return {
    part: {
      cut: ruling.cut,
      ways: ruling.ways,
      verdict: verdict(definition, start, ruling, outcomes, otherwise[0] ?? false),
      shared: all[0]?.slice(0, shared) ?? [],
      outcomes:
        outcomes.length > 1
          ? toldApart(outcomes).map((one, at) => (otherwise[at] ? withOthers(one) : one))
          : outcomes,
      omitted: ruling.outcomes.length - outcomes.length,
    },
    given: givenChoices(all.flat()),
  };
}

function withOthers(outcome: OutcomePart): OutcomePart {
  return { ...outcome, verdict: [...outcome.verdict, { say: 'otherwise' }] };
}

/** Whether of two outcomes the very same would be said, as where one of two like tokens is chosen. */
function areAlike(begun: Play, words: Words, ways: readonly { readonly recorded: Recorded }[]): boolean {
  const said = ways.map(({ recorded: { play, naming, fates } }) => [
    fates,
    changes(begun, play, naming, words),
  ]);
  return distinct(said) < said.length;
}

function distinct(said: readonly unknown[]): number {
  return new Set(said.map((one) => JSON.stringify(one))).size;
}

function outcomePart(
  begun: Play,
  words: Words,
  { ways }: Outcome,
  recorded: Recorded,
  shared: number,
  fates: readonly VerdictMessage[],
): Omit<OutcomePart, 'as' | 'partial'> {
  const { play, naming, steps, whyNot, endless } = recorded;
  const told = (from: Play, to: Play) => changes(from, to, naming, words);
  const all = told(begun, play);
  const changed = endless ? withoutEnd(all, endless, begun, play, told) : all;
  return {
    ways,
    verdict: comesTo(fates, changed, recorded.steps),
    steps: steps.slice(shared),
    changes: changed,
    whyNot,
  };
}

/** What becomes of everything on each way, in a sentence; in full where of two ways the same would be said in brief. */
function apartInBrief(ways: readonly (readonly VerdictMessage[])[]): readonly (readonly VerdictMessage[])[] {
  let known: number | undefined;
  const most = (): number => {
    known ??= mostTold(ways);
    return known;
  };
  const told = ways.map((fates) => briefly(fates, most));
  const keys = told.map((one) => JSON.stringify(one));
  return told.map((one, at) => {
    const fates = ways[at] ?? [];
    const twins = ways.filter((_, other) => keys[other] === keys[at]);
    return twins.every((other) => equals(other, fates)) ? one : inOne(fates);
  });
}

/** In one sentence. */
export function briefly(fates: readonly VerdictMessage[], most?: () => number): readonly VerdictMessage[] {
  const kinds = fates.map((one) => (one.say === 'fate' ? one.happens[0]?.kind : null) ?? null);
  const [first, second = null, ...more] = kinds;
  if (fates.length < 2) return fates;
  // Of two things that come of it, which are not the same, nothing is left out.
  const both =
    more.length === 0 && first !== second && !fates.some((one) => one.say === 'fate' && one.course);
  return both ? [{ say: 'comes to', of: fates }] : brief(fates, most);
}

/** What an outcome comes to, in fates; where there are none, in what is different, and why no more comes of it. */
export function comesTo(
  fates: readonly VerdictMessage[],
  changed: readonly ChangeMessage[],
  steps: readonly Step[],
): readonly VerdictMessage[] {
  const isPlain = fates.length > 0 && !steps.some(({ lines }) => lines.some(isUnresolved));
  return isPlain ? fates : comesToNothing(fates, changed, steps);
}

function isUnresolved({ message }: Line<Message>): boolean {
  return message.say === 'unresolved';
}

/** Outcomes of which the same would be said, each with the changes that others of them do not have. */
function toldApart(outcomes: readonly OutcomePart[]): readonly OutcomePart[] {
  const twinsOf = (outcome: OutcomePart, among: readonly OutcomePart[]) =>
    among.filter(({ verdict }) => equals(verdict, outcome.verdict));
  const told = outcomes.map((outcome) => {
    const twins = twinsOf(outcome, outcomes);
    const { changes } = outcome;
    return twins.length < 2
      ? outcome
      : { ...outcome, changes: changes.map((one) => withStatuses(one, twins)) };
  });
  return told.map((outcome) => {
    const twins = twinsOf(outcome, told);
    if (twins.length < 2) return outcome;
    return { ...outcome, verdict: [...outcome.verdict, ...apartFrom(outcome, twins)] };
  });
}

/** With how many steps every way begins; none where there is only one way. */
function sharedSteps(all: readonly Keys[]): number {
  const [first = [], ...others] = all;
  return others.length === 0 ? 0 : Math.min(...others.map((steps) => common(first, steps)));
}

/** The outcome told before with which most steps are shared beyond those that all share. */
function likeOutcome(steps: Keys, told: readonly Keys[], shared: number): OutcomePart['as'] {
  const counts = told.map((other) => common(steps, other) - shared);
  const most = Math.max(0, ...counts);
  return most < 2 ? null : { outcome: counts.indexOf(most), steps: most };
}

type Keys = readonly string[];

/** With how many equal steps two ways begin. */
function common(a: Keys, b: Keys): number {
  const at = a.findIndex((step, index) => step !== b[index]);
  return at < 0 ? a.length : at;
}

function verdict(
  definition: Ruleset,
  start: Position,
  ruling: Ruling,
  outcomes: readonly OutcomePart[],
  otherwise: boolean,
): VerdictMessage[] {
  const { cut: limit } = ruling;
  const cut: VerdictMessage[] = limit ? [{ say: 'cut', limit }] : [];
  const exact: VerdictMessage[] = ruling.rounds > 0 ? [{ say: 'rounds' }] : [];
  const adding = ruling.shortcuts.length > 0 ? shortcuts(definition, start, ruling) : [];
  const rounds = [...exact, ...adding];
  const { ways } = ruling;
  const witnesses = ruling.outcomes.slice(0, outcomes.length).map(({ witness }) => witness);
  const count = ruling.outcomes.length;
  if (limit && count === 0) return cut;
  if (outcomes.length !== 1) {
    const decides = deciding(definition, start, ruling);
    const omitted = count - outcomes.length;
    const more: VerdictMessage[] = omitted > 0 ? [{ say: 'not listed', count: omitted }] : [];
    const many: VerdictMessage = { say: 'outcomes', count, ways, decides, ...(limit && { partial: true }) };
    return [...cut, many, ...closing([...more, ...rounds])];
  }
  const orders = isOrder(witnesses[0] ?? []);
  const goesRound = witnesses[0]?.some((choice) => 'endless' in choice.answer);
  const same: VerdictMessage[] =
    compare(ways, 1) > 0 && !limit
      ? [{ say: 'all the same', ways: goesRound ? null : ways, orders, ...(otherwise && { otherwise }) }]
      : [];
  if (limit) cut.push({ say: 'outcomes', count, ways, decides: null, partial: true });
  return [...cut, ...(outcomes[0]?.verdict ?? []), ...closing([...same, ...rounds])];
}

/** What holds of all of it, in one sentence. */
function closing(messages: readonly VerdictMessage[]): readonly VerdictMessage[] {
  return messages.length > 1 ? inOne(messages) : messages;
}

function givenChoices(steps: readonly Step[]): AssumptionMessage[] {
  const given = new Map<string, AssumptionMessage>();
  for (const { lines } of steps) {
    for (const { message } of lines) {
      if (message.say !== 'chooses' || !message.given) continue;
      const one: AssumptionMessage = { ...message, say: 'given' };
      given.set(JSON.stringify(one), one);
    }
  }
  return [...given.values()];
}
