/** What the scenario lists and nobody can do. */

import type { Ability, Unread } from '../ability/ability.js';
import { textOf } from '../evaluate/object/printed.js';
import { notUnderstood } from '../evaluate/object/unread.js';
import { noSuch, withhold } from '../ground/problem.js';
import type { Action } from '../position/action.js';
import type { Decision } from '../position/decision.js';
import { nameIn } from '../position/name.js';
import type { ActionRule } from '../rulebook/rulebook.js';
import type { Refused } from './play/observer.js';
import type { Play } from './play/play.js';
import { unreadOf } from './watching/unread.js';

/** Why nobody can do it, and what to write where they do. */
interface Reason {
  readonly code: `action/${string}`;
  readonly because: string;
  readonly unless: string;
}

const REFUSALS: { readonly [why in Refused['why']]: Reason } = {
  left: {
    code: 'action/left',
    because: ': whoever would do it has left the game by then.',
    unless: 'Take the action out',
  },
  limited: {
    code: 'action/limited',
    because: ': only an instruction brings that about.',
    unless: 'Let a text say so with `say`',
  },
  'in play': {
    code: 'action/in-play',
    because: ': that is in play already.',
    unless: 'Name one that is not (by a name of its own, `as`, where several have that name)',
  },
  'not in play': {
    code: 'action/not-in-play',
    because: ': that is not in play by then.',
    unless: 'Take the action out',
  },
  unfit: {
    code: 'action/unfit',
    because: '',
    unless: 'Name what it is done with',
  },
  without: {
    code: 'action/no-ability',
    because: ': what its card says that it can do it cannot do by then.',
    unless: 'Write the board so that it has the ability',
  },
  untimely: {
    code: 'action/untimely',
    because: ' here: it is done only in response to something else.',
    unless: 'Name what it responds to (`inResponseTo`), list it right after what it waits for',
  },
  barred: { code: 'action/barred', because: '', unless: 'Take the action out' },
  forbidden: {
    code: 'action/barred',
    because: ": an effect says that it can't.",
    unless: 'Take the action out',
  },
  unpayable: {
    code: 'action/unpayable',
    because: ': its cost cannot be paid in full.',
    unless: 'Take the action out, see to it that everything that it costs is there',
  },
};

/**
 * What is listed as something that cannot be done is told, and nothing comes of it.
 * @throws {Withheld} `action/legal` where it can be done, `text/unread` where what its card says of it is not understood;
 *   where it is not listed so and cannot, why
 */
export function refuse(play: Play, action: Action, refused: Refused | null, rule: ActionRule): void {
  const name = nameOf(play, action);
  if (!refused) {
    const unread = unreadBy(play, action, rule);
    if (unread) return notUnderstood(play, unread.text);
    return withhold(
      'action/legal',
      `${name} can be done, though the scenario says that it cannot.`,
      'Take out `illegal`.',
    );
  }
  if (action.illegal) return play.observer?.({ notice: 'refused', action, ...refused });
  const { code, because, unless } = REFUSALS[refused.why];
  const line = refused.why === 'barred' ? lineOf(play, refused) : '';
  const needs = refused.needs === undefined ? '' : `: ${refused.needs}.`;
  withhold(
    code,
    `${name} cannot be done${because}${needs}${line && `. ${line}`}`,
    `${unless}, or write \`illegal: true\` beside it.`,
  );
}

/** What of its text is not understood by which it may be that it cannot be done: of the ability that is used, or of its card. */
function unreadBy(play: Play, action: Action, { steps }: ActionRule): Unread | undefined {
  const texts = textOf(play, action.object);
  const used = texts.length > 0 ? steps(play, action).env.ability : null;
  for (const { key, ability } of texts) {
    if (used === null ? waits(ability) : key !== used) continue;
    const found = unreadOf(ability);
    if (found) return found;
  }
  return undefined;
}

/** What waits for something to happen says nothing of what a player does. */
function waits({ ability }: Ability): boolean {
  return ability === 'triggered' || ability === 'replacement';
}

/** What the rule says by which it cannot be done. */
function lineOf({ rulebook, table }: Play, { rule }: Refused): string {
  return rule === null ? '' : (rulebook.rule(rule, table.position.rules)?.line ?? '');
}

/**
 * What nobody is said to do, on the turn of another than was to be expected.
 * @throws {Withheld} `action/whose`
 */
export function unexpected(play: Play, action: Action): never {
  return withhold(
    'action/whose',
    `It is not said who does ${nameOf(play, action)}, and by then it is not the turn of the player who was to be expected.`,
    'Write `by` beside it.',
  );
}

/** An action in a message: `use Unlicensed Armory`. */
function nameOf({ table }: Play, { verb, object }: Action): string {
  const name = nameIn(table.position, object);
  return name === null ? `\`${verb}\`` : `\`${verb}: ${name}\``;
}

/** @throws {RangeError} `answer/unknown`, or `answer/unasked` where nobody is asked anything */
export function refuseAnswer(decision: Decision | null): never {
  return decision
    ? noSuch('answer/unknown', 'not an answer to this decision')
    : noSuch('answer/unasked', 'nobody is asked anything');
}
