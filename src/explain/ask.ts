/** A decision as it is put to a person: what is asked, what can be answered, and what comes of each answer. */

import {
  type Alike,
  APART,
  countAnswers,
  type DistinctAnswer,
  distinctAnswers,
} from '../explore/choice/answers.js';
import type { Choice } from '../explore/choice/choice.js';
import { type Fixing, fixedAfter } from '../explore/choice/fixing.js';
import { alikeIn, formOf } from '../explore/form/form.js';
import { Atoms } from '../explore/form/term.js';
import type { Cut } from '../explore/graph/graph.js';
import { EXPLORE_LIMITS, type ExploreLimits, limitsOf } from '../explore/graph/limits.js';
import { played } from '../explore/played.js';
import { explore, type Ruling } from '../explore/ruling.js';
import { type Amount, add, compare, fromBig, subtract } from '../ground/amount.js';
import { noSuch } from '../ground/problem.js';
import { guarded } from '../kernel/guarded.js';
import { open } from '../kernel/open.js';
import type { Play } from '../kernel/play/play.js';
import { restore } from '../kernel/saving/restore.js';
import type { Answer } from '../position/decision.js';
import type { Position } from '../position/position.js';
import type { Ruleset } from '../rulebooks/definition.js';
import { choosing } from './choice/choosing.js';
import type { Line, Step } from './message/document.js';
import type { ChangeMessage, Message, VerdictMessage } from './message/message.js';
import { wordsOf } from './message/words.js';
import { briefly, comesTo } from './telling.js';
import { changes } from './way/changes.js';
import { type RecordOptions, record } from './way/record.js';

/** How a decision is put: in which language, and how far it is looked ahead. */
export interface AskOptions {
  /** One of `LANGUAGES`; English where it is left out. */
  readonly language?: string;
  /** How far it is followed what comes of an answer; by default a small part of what a ruling is given. */
  readonly limits?: Partial<ExploreLimits>;
  /** Milliseconds since some time or other: without it no limit on time holds. */
  readonly clock?: () => number;
  /** Answers that are fixed beforehand, as those of a board are. */
  readonly fixing?: Fixing | null;
  /** Tokens that nothing else tells apart are numbered from the first: what an `Asking` before says of itself. */
  readonly numbered?: boolean;
}

/** Where choices have led: to the next decision, or to an end. */
export interface Asking {
  /** Everything that has happened on the way, from the start. */
  readonly steps: readonly Step[];
  /** Effects that looked at what happened and were not applied, each with the first condition that failed. */
  readonly whyNot: readonly Line<Message>[];
  /** The decision that somebody faces; null at an end. */
  readonly question: Question | null;
  /** What it has come to; null where somebody must still decide. */
  readonly end: End | null;
  /** Tokens that nothing else tells apart are numbered: without that, the same would be said of two answers, or of what comes of them. */
  readonly numbered: boolean;
}

/** A decision in words, with its answers. */
export interface Question {
  readonly asks: Extract<Message, { say: 'asks' }>;
  /**
   * The choice to make next, answer by answer, at most `MOST_LISTED` of them; one stands for all that differ from it only in
   * interchangeable things.
   */
  readonly options: readonly AskedOption[];
  /** Further answers that there are, at most `MOST_NAMED`: what comes of them is not looked at. */
  readonly further: readonly NamedOption[];
  /** How many more answers there are. Any of them may be given, as any word where the decision leaves that open. */
  readonly more: Amount;
  /**
   * Whether its answers leave different outcomes open; null where that is not known, as not everything has been followed
   * or not every answer is listed.
   */
  readonly matters: boolean | null;
  /** What answers it, fixed beforehand; the only option then. */
  readonly fixed: boolean;
}

/** One answer to a decision, and how many it stands for. */
export interface NamedOption {
  readonly choice: Choice;
  readonly chooses: Extract<Message, { say: 'chooses' }>;
  /** How many answers it stands for: itself, and those that come to the same with things exchanged for their equals. */
  readonly ways: Amount;
}

/** One answer, and what comes of it. */
export interface AskedOption extends NamedOption {
  /** Outcomes that are left after it, each in what becomes of everything, at most `MOST_TOLD` of them, or one more. */
  readonly leads: readonly (readonly VerdictMessage[])[];
  /** How many outcomes are left; how many were found, where a limit cut the search. */
  readonly outcomes: number;
  readonly cut: Cut | null;
}

/** What a game has come to. */
export interface End {
  readonly verdict: readonly VerdictMessage[];
  /** The board against what it was at the start. */
  readonly changes: readonly ChangeMessage[];
}

/** So many answers are listed with what comes of them, so many more without, and so many outcomes of each told. */
const MOST_LISTED = 24;
const MOST_NAMED = 200;
const MOST_TOLD = 3;

/** What comes of an answer is looked at while a person waits. */
const GLANCE: Partial<ExploreLimits> = { positions: 2000, outcomes: 200, time: 500 };

/**
 * Plays choices from the start of a ruling and puts the decision that comes then, with what each answer leads to. The
 * position is left alone, and the choices are all that must be kept.
 *
 * @param start a position before anything has happened, as `setUp` and `setUpBoard` give it; it may have been elsewhere,
 * and is looked at before it is believed, as `restore` does
 * @param choices those made so far, each the `choice` of an option that was offered
 * @throws {RangeError} `answer/unknown` where a choice is not one of those that there are, `answer/unasked` where nobody
 * is asked any more, `language/unknown` for a language without a catalogue, `limit/unknown` where a limit is none
 * @throws {Withheld} where no ruling can be given; what `restore` throws where `start` is no position of the game
 * @example
 * const { question } = ask(magic, start, []);
 * const [spared, killed] = question?.options ?? [];
 * spared?.choice.answer; // => { option: 0 }
 * [spared?.outcomes, killed?.outcomes]; // => [1, 1]
 * const after = ask(magic, start, spared ? [spared.choice] : []);
 * after.question; // => null
 * after.end?.changes.length; // => 1
 */
export function ask(
  definition: Ruleset,
  start: Position,
  choices: readonly Choice[] = [],
  options: AskOptions = {},
): Asking {
  if (choices.some((one) => typeof one !== 'object' || one === null))
    noSuch('answer/unknown', 'not a choice that was offered');
  const play = restore(definition.rulebook, start);
  // Also where there are none.
  const given = { ...options };
  return guarded(play, () => asked(definition, play.table.position, choices, given));
}

/** The same for a position that is believed. */
export function asked(
  definition: Ruleset,
  start: Position,
  choices: readonly Choice[],
  options: AskOptions,
): Asking {
  const limits = limitsOf(options.limits, { ...EXPLORE_LIMITS, ...GLANCE });
  const asking: Settled = { ...options, language: options.language ?? 'en', limits };
  const faced = faces(definition, start, choices, asking);
  const plain = put(definition, start, choices, asking, faced, options.numbered ?? false);
  return isUnclear(plain) ? put(definition, start, choices, asking, faced, true) : plain;
}

type Settled = AskOptions & Required<Pick<AskOptions, 'language' | 'limits'>>;

/** A decision that is faced, with its answers and what is left open after the first of them. */
interface Faced {
  readonly scripted: Choice['scripted'];
  readonly answers: readonly { readonly answer: Answer; readonly choice: Choice; readonly ways: Amount }[];
  readonly rulings: readonly Ruling[];
  /** How many answers there are. */
  readonly all: Amount;
}

/** Null at an end. */
function faces(
  definition: Ruleset,
  start: Position,
  choices: readonly Choice[],
  asking: Settled,
): Faced | null {
  const { fixing } = asking;
  const play = played(definition.rulebook, start, choices);
  const { decision } = play.table.position;
  if (!decision) return null;
  const fixed = fixing?.script(play, decision, choices) ?? null;
  const scripted = fixed?.line ?? null;
  const distinct = fixed
    ? [{ answer: fixed.answer, ways: 1n }]
    : some(distinctAnswers(decision, alikeAt(play, fixing?.left(choices) ?? '')), MOST_LISTED + MOST_NAMED);
  const answers = distinct.map(({ answer, ways }) => ({
    answer,
    choice: { decision, answer, scripted },
    ways: fromBig(ways),
  }));
  const rulings = answers
    .slice(0, MOST_LISTED)
    .map(({ choice }) => rulingAfter(definition, start, [...choices, choice], asking));
  return { scripted, answers, rulings, all: fixed ? 1 : countAnswers(decision) };
}

/** @param counting tokens that nothing else tells apart are numbered */
function put(
  definition: Ruleset,
  start: Position,
  choices: readonly Choice[],
  { language }: Settled,
  faced: Faced | null,
  counting: boolean,
): Asking {
  const naming = { language, counting };
  const words = wordsOf(definition, language);
  const recorded = record(definition, start, choices, naming);
  const { play, steps, whyNot, fates } = recorded;
  const told = { steps, whyNot, numbered: counting };
  const { decision } = play.table.position;
  if (!decision || !faced) {
    const begun = open(definition.rulebook, start);
    const changed = changes(begun, play, recorded.naming, words);
    const verdict = comesTo(briefly(fates), changed, steps);
    return { ...told, question: null, end: { verdict, changes: changed } };
  }
  const { scripted, answers, rulings, all } = faced;
  const isFixed = scripted !== null;
  const named = answers.map(
    ({ answer, choice, ways }): NamedOption => ({
      choice,
      chooses: { say: 'chooses', ...choosing(play, recorded.naming, decision, answer, isFixed) },
      ways,
    }),
  );
  const options = rulings.flatMap((ruling, at): AskedOption[] => {
    const one = named[at];
    if (!one) return [];
    const leads = leadsTo(definition, start, [...choices, one.choice], ruling, naming);
    return [{ ...one, leads, outcomes: ruling.outcomes.length, cut: ruling.cut }];
  });
  const { by, asks, offered, about, of, matter } = choosing(
    play,
    recorded.naming,
    decision,
    { option: -1 },
    false,
  );
  const meant = named.map(({ ways }) => ways).reduce(add, 0);
  const more = compare(all, meant) > 0 ? subtract(all, meant) : 0;
  return {
    ...told,
    question: {
      asks: { say: 'asks', by, asks, offered, about, of, matter },
      options,
      further: named.slice(MOST_LISTED),
      more,
      matters: mattersWhich(rulings, more !== 0 || named.length > options.length),
      fixed: isFixed,
    },
    end: null,
  };
}

/** Whether the very same is said of two answers, or of two of the outcomes that are left after one. */
function isUnclear({ question }: Asking): boolean {
  if (!question) return false;
  const { options, further } = question;
  const isTwice = (all: readonly unknown[]): boolean =>
    new Set(all.map((one) => JSON.stringify(one))).size < all.length;
  return (
    isTwice([...options, ...further].map(({ chooses }) => chooses)) ||
    options.some(({ leads }) => isTwice(leads))
  );
}

/** Whether rulings come to different outcomes. @param others whether there are more that are not at hand */
function mattersWhich(rulings: readonly Ruling[], others: boolean): boolean | null {
  const whole = rulings.filter(({ cut }) => cut === null);
  const ends = new Set(whole.map(endsOf));
  if (ends.size > 1) return true;
  return others || whole.length < rulings.length ? null : false;
}

/** The outcomes of a ruling, whichever was found first. */
function endsOf({ outcomes }: Ruling): string {
  const keys = outcomes.map(({ key }) => key);
  return keys.sort().join('\n');
}

/** What is left open after choices. */
function rulingAfter(
  definition: Ruleset,
  start: Position,
  choices: readonly Choice[],
  { limits, clock, fixing }: AskOptions,
): Ruling {
  return explore(played(definition.rulebook, start, choices), {
    ...(fixing ? { fixing: fixedAfter(fixing, choices) } : {}),
    ...(limits ? { limits } : {}),
    ...(clock ? { clock } : {}),
  });
}

/** What the first of the outcomes that are left come to, in words. */
function leadsTo(
  definition: Ruleset,
  start: Position,
  choices: readonly Choice[],
  ruling: Ruling,
  naming: RecordOptions,
): readonly (readonly VerdictMessage[])[] {
  // To say that there is one more takes as much room as to tell it.
  const told = ruling.outcomes.length === MOST_TOLD + 1 ? MOST_TOLD + 1 : MOST_TOLD;
  return ruling.outcomes.slice(0, told).map(({ witness }) => {
    const ended = record(definition, start, [...choices, ...witness], naming);
    const { fates } = ended;
    const begun = open(definition.rulebook, start);
    const changed =
      fates.length > 0 ? [] : changes(begun, ended.play, ended.naming, wordsOf(definition, naming.language));
    return comesTo(briefly(fates), changed, ended.steps);
  });
}

/** What can be exchanged for one another in a position. @param left what is fixed of the choices to come */
function alikeAt(play: Play, left: string): Alike {
  const { decision } = play.table.position;
  return decision ? alikeIn(formOf(play, new Atoms(), `;${left}`, left !== ''), decision) : APART;
}

function some(answers: Iterable<DistinctAnswer>, most: number): DistinctAnswer[] {
  const found: DistinctAnswer[] = [];
  for (const one of answers) {
    if (found.length >= most) break;
    found.push(one);
  }
  return found;
}
