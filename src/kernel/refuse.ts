/** What the scenario lists and nobody can do. */

import type { Ability, Unread } from '../ability/ability.js';
import { textOf } from '../evaluate/printed.js';
import { notUnderstood } from '../evaluate/unread.js';
import { withhold } from '../ground/problem.js';
import type { Action } from '../position/action.js';
import type { ActionRule } from '../rulebook/rulebook.js';
import type { Refused } from './play/observer.js';
import type { Play } from './play/play.js';
import { unreadOf } from './watching/unread.js';

/**
 * What is listed as something that cannot be done is told, and nothing comes of it.
 * @throws {Withheld} `action/legal` where it can be done, `text/unread` where what its card says of it is not understood;
 *   where it is not listed so and cannot, why
 */
export function refuse(play: Play, action: Action, refused: Refused | null, rule: ActionRule): void {
  const name = nameOf(play, action);
  if (!refused) {
    const unread = unreadBy(play, action, rule);
    if (unread) return notUnderstood(unread.text);
    return withhold(
      'action/legal',
      `${name} can be done, though the scenario says that it cannot.`,
      'Take out `illegal`.',
    );
  }
  if (action.illegal) return play.observer?.({ notice: 'refused', action, ...refused });
  switch (refused.why) {
    case 'limited':
      return withhold(
        'action/limited',
        `${name} cannot be done: only an instruction brings that about.`,
        'Let a text say so with `say`, or write `illegal: true` beside it.',
      );
    case 'in play':
      return withhold(
        'action/in-play',
        `${name} cannot be done: that is in play already.`,
        'Name one that is not; where several have the name, give them names of their own with `as`.',
      );
    case 'not in play':
      return withhold(
        'action/not-in-play',
        `${name} cannot be done: that is not in play by then.`,
        'Take the action out, or write `illegal: true` beside it.',
      );
    case 'untimely':
      return withhold(
        'action/untimely',
        `${name} cannot be done here: it is done only in response to something else.`,
        'Name what it responds to (`inResponseTo`), list it right after what it waits for, or write `illegal: true` beside it.',
      );
    case 'barred':
      return withhold(
        'action/barred',
        `${name} cannot be done. ${lineOf(play, refused)}`,
        'Take the action out, or write `illegal: true` beside it.',
      );
    case 'forbidden':
      return withhold(
        'action/barred',
        `${name} cannot be done: an effect says that it can't.`,
        'Take the action out, or write `illegal: true` beside it.',
      );
    case 'unpayable':
      return withhold(
        'action/unpayable',
        `${name} cannot be done: its cost cannot be paid in full.`,
        'Take the action out, see to it that everything that it costs is there, or write `illegal: true` beside it.',
      );
  }
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
  const { cards, objects } = table.position;
  const acting = object === null ? undefined : objects[object];
  const card = acting?.card == null ? undefined : cards[acting.card];
  const name = acting?.label ?? card?.name;
  return name === undefined ? `\`${verb}\`` : `\`${verb}: ${name}\``;
}
