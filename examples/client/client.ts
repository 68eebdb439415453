/**
 * A client: a person plays one of the players, the program plays the others. Before the program answers, it looks at
 * everything that can still come of each answer.
 */

import {
  type Answer,
  advance,
  answer,
  answersTo,
  ask,
  type Choice,
  type Definition,
  explore,
  mark,
  open,
  type Play,
  type Position,
  restore,
  save,
  sentenceOf,
  undo,
  wordsOf,
} from 'instead';

/** Whoever sits in front of the screen. */
export interface Person {
  /** The player whom they play, by name. */
  readonly plays: string;
  /** Is shown a question and its answers, and picks one by its place; or takes the last one back, or leaves. */
  pick(question: string, answers: readonly string[]): Promise<number | 'back' | 'leave'>;
  /** Is told what others choose. */
  hear(sentence: string): void;
}

/** How good a position is for the program: the more, the better. */
export type Worth = (position: Position) => number;

/** Where a game stands: `start` and `choices` are plain data, to be kept wherever one likes. */
export interface Standing {
  readonly start: Position;
  readonly choices: readonly Choice[];
  /** The position that the choices have led to, written out in full, in the middle of a decision if need be. */
  readonly saved: unknown;
}

/** Plays a position on, to its end or until the person leaves. */
export async function playOn(
  definition: Definition,
  { start, choices: made }: Omit<Standing, 'saved'>,
  person: Person,
  worth: Worth,
): Promise<Standing> {
  const speaking = { language: 'en', words: wordsOf(definition, 'en') };
  let choices = [...made];
  for (;;) {
    const { question } = ask(definition, start, choices);
    const play = replayed(definition, start, choices);
    const { decision, players } = play.table.position;
    if (!question || !decision) return { start, choices, saved: save(play) };
    const by = decision.by === 'chance' ? null : players[decision.by]?.name;
    const theirs = by === person.plays;
    let given: Choice['answer'] | undefined;
    if (theirs) {
      const picked = await person.pick(
        sentenceOf(question.asks, speaking),
        question.options.map(({ chooses }) => sentenceOf(chooses, speaking)),
      );
      if (picked === 'leave') return { start, choices, saved: save(play) };
      if (picked === 'back') {
        choices = beforeTheirLast(choices, person.plays, start);
        continue;
      }
      given = question.options[picked]?.choice.answer;
    } else given = best(play, worth);
    if (!given) continue;
    const option = question.options.find(({ choice }) => isSame(choice.answer, given));
    if (option && !theirs) person.hear(sentenceOf(option.chooses, speaking));
    choices.push({ decision, answer: given, scripted: null });
  }
}

/** What somebody else has written down is checked before it is played on. @throws {Withheld} where it is no position */
export function takenUp(definition: Definition, saved: unknown): Play {
  return restore(definition.rulebook, JSON.parse(JSON.stringify(saved)));
}

function replayed(definition: Definition, start: Position, choices: readonly Choice[]): Play {
  const play = open(definition.rulebook, start);
  advance(play);
  for (const choice of choices) answer(play, choice.answer);
  return play;
}

/** The answer of which the worst that can come is best. Each is tried, and taken back. */
function best(play: Play, worth: Worth): Answer | undefined {
  const { decision } = play.table.position;
  let found: { answer: Answer; worth: number } | undefined;
  for (const one of decision ? answersTo(decision) : []) {
    const before = mark(play);
    answer(play, one);
    const worths = explore(play).outcomes.map(({ witness }) => {
      const here = mark(play);
      for (const choice of witness) answer(play, choice.answer);
      const end = worth(play.table.position);
      undo(play, here);
      return end;
    });
    undo(play, before);
    const least = Math.min(...worths);
    if (!found || least > found.worth) found = { answer: one, worth: least };
  }
  return found?.answer;
}

function beforeTheirLast(choices: readonly Choice[], name: string, { players }: Position): Choice[] {
  const last = choices.findLastIndex(({ decision: { by } }) => by !== 'chance' && players[by]?.name === name);
  return choices.slice(0, Math.max(last, 0));
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
