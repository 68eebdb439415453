/**
 * Answers on the command line: `--choose "Apple: decline"` stands for an entry at the end of a scenario's `choices`.
 *
 * Before the colon stand the player and, if wanted, the kind of decision: `Apple may: accept`. After it stands the
 * answer: an option, a word, `none`, or a list of objects in brackets. The entry itself may be given as well:
 * `{ by: Apple, asks: choose, choose: [left, right] }`.
 */

import type { Place, Problem } from '../ground/problem.js';
import { check } from '../scenario/check.js';
import { ASKS, choiceForm } from '../scenario/form.js';
import { readSources, type Source } from '../scenario/source.js';
import type { Scenario, WrittenChoice } from '../scenario/written.js';

/** Where such answers stand, for messages. */
const OPTION = '--choose';

/** A scenario with more choices, and the source that knows where those stand; or what is wrong with them. */
export function withChoices(
  scenario: Scenario,
  source: Source,
  given: readonly string[],
): { scenario: Scenario; source: Source } | { problems: Problem[] } {
  if (given.length === 0) return { scenario, source };
  const players = scenario.players.map(({ name }) => name);
  const choices: WrittenChoice[] = [];
  const problems: Problem[] = [];
  for (const text of given) {
    const read = choiceOf(text, players);
    if ('problems' in read) problems.push(...read.problems);
    else choices.push(read.choice);
  }
  if (problems.length > 0) return { problems };
  const own = scenario.choices ?? [];
  const placed = (path: readonly PropertyKey[]): Place | null => {
    const [key, index] = path;
    const text = key === 'choices' ? given[Number(index) - own.length] : undefined;
    return text === undefined ? null : { file: OPTION, line: 1, column: 1, excerpt: text };
  };
  return {
    scenario: { ...scenario, choices: [...own, ...choices] },
    source: {
      data: source.data,
      place: (path) => placed(path) ?? source.place(path),
      keyPlace: (path) => placed(path) ?? source.keyPlace(path),
    },
  };
}

type Understood = { choice: WrittenChoice } | { problems: Problem[] };

/** The answer that an option means. The players tell where a name with a colon ends. */
function choiceOf(text: string, players: readonly string[]): Understood {
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) return entryOf(trimmed);
  const colons = [...trimmed.matchAll(/:/g)].map(({ index }) => index);
  const heads = colons.map((at) => headOf(trimmed.slice(0, at).trim(), players));
  const found = heads.findIndex(({ by }) => players.includes(by));
  const at = colons[Math.max(found, 0)];
  const head = heads[Math.max(found, 0)];
  const answer = at === undefined ? '' : trimmed.slice(at + 1).trim();
  if (!head || head.by === '' || answer === '') {
    const message = `This is no answer: ${JSON.stringify(text)}.`;
    const advice = `Write \`${OPTION} "Apple: decline"\` or \`${OPTION} "Apple choose: [left, right]"\`.`;
    return { problems: [{ code: 'command/choose', message, advice }] };
  }
  const list = answer.startsWith('[') ? listOf(answer) : null;
  return { choice: { ...head, choose: list ?? wordOf(answer) } };
}

/** The player, and the kind of decision after their name. */
function headOf(head: string, players: readonly string[]): { by: string; asks?: string } {
  if (players.includes(head)) return { by: head };
  const found = /^(.*\S)\s+\(?(\w+)\)?$/.exec(head);
  const [, by = '', asks = ''] = found ?? [];
  return (ASKS as readonly string[]).includes(asks) ? { by, asks } : { by: head };
}

function wordOf(answer: string): string | boolean {
  if (answer === 'true' || answer === 'false') return answer === 'true';
  return answer;
}

/** Names in brackets, as a file has them; null where it is no list of names. */
export function listOf(answer: string): string[] | null {
  const data = readSources(answer, OPTION).sources[0]?.data;
  return Array.isArray(data) && data.every((one) => typeof one !== 'object') ? data.map(String) : null;
}

function entryOf(text: string): Understood {
  const { sources, problems } = readSources(text, OPTION);
  const [source] = sources;
  if (!source) return { problems: [...problems] };
  const { value, problems: wrong } = check(source, choiceForm, 'choice');
  return value ? { choice: value as WrittenChoice } : { problems: wrong };
}
