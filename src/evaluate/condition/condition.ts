/** Whether something holds. */

import type { Condition } from '../../ability/condition.js';
import type { What, Who } from '../../ability/reference.js';
import { type Amount, add, compare } from '../../ground/amount.js';
import type { ObjectId, Trait } from '../../ground/id.js';
import { Withheld, withhold } from '../../ground/problem.js';
import type { Env } from '../../position/env.js';
import type { Game } from '../../rulebook/game.js';
import type { View } from '../../table/view.js';
import { viewOf } from '../object/characteristics.js';
import { mustAllBeListed } from '../reference/listed.js';
import { isOneOf } from '../reference/one-of.js';
import { looked } from '../reference/past.js';
import { players } from '../reference/players.js';
import { mentioned, pool, zonesNamed } from '../reference/selection.js';
import { compares } from './comparing.js';
import { playerValue } from './player-value.js';
import { quantity } from './quantity.js';
import { hasController, isControlled, isUnder, passes, possessor, wordsOf } from './test.js';

/** What has become of what a text told before: whether it was done, as "if you do" means it, or could be. */
export type Become = (what: 'did' | 'could') => boolean;

/** @param did what "if you do" means here; only a running script knows, and it is asked only where a condition says it. */
export function holds(game: Game, env: Env, condition: Condition, did?: Become): boolean {
  switch (condition.if) {
    case 'compare':
      return compares(
        quantity(game, env, condition.left),
        condition.by,
        quantity(game, env, condition.right),
      );
    case 'controls': {
      const met = controlling(game, env, condition).every(Boolean);
      if (!met && isAnywhere(condition)) mustAllBeListed(game, env, theirs(condition));
      return met;
    }
    case 'controls no more': {
      if (isAnywhere(condition)) mustAllBeListed(game, env, theirs(condition));
      return compares(numberControlled(game, env, condition), 'at most', quantity(game, env, condition.than));
    }
    case 'value': {
      const to = quantity(game, env, condition.to);
      return players(game, env, condition.who).some((player) =>
        compares(playerValue(game.table.position, player, condition.value), condition.by, to),
      );
    }
    case 'exists':
      if (condition.by) return isTheirs(game, env, condition.what, condition.by);
      if (mentioned(game, env, condition.what).length > 0) return true;
      mustAllBeListed(game, env, condition.what);
      return false;
    case 'alike':
      return compares(
        mostAlike(game, looked(game, env, condition.what), condition.trait),
        'at least',
        quantity(game, env, condition.atLeast),
      );
    case 'is': {
      const views = looked(game, env, condition.what);
      return (
        views.length > 0 &&
        views.every((view) =>
          condition.tests.every((test) => {
            // Whatever it was, it is where it is now: "if it's in your graveyard".
            const now = test.test === 'zone' ? viewOf(game, view.object.id) : view;
            return passes(game, env, test, now);
          }),
        )
      );
    }
    case 'fact':
      return (
        game.catalogue.facts?.[condition.fact]?.so(game, env, condition.about) ??
        withhold(
          'position/missing-value',
          `The ruling depends on whether ${condition.fact}, which is not written down.`,
        )
      );
    case 'did':
    case 'could':
      return (
        did?.(condition.if) ??
        withhold('text/not-testable', 'A text says "if you do" where it has told nobody to do anything.')
      );
    case 'prevented':
      return compares(env.event?.detail?.prevented ?? 0, 'more than', 0);
    case 'turn':
      return isOneOf(game, env, condition.whose, game.table.position.turn.player);
    case 'not':
      // "Both players control no monsters": so it is of each of them.
      if (condition.of.if === 'controls' && isEachPlayer(condition.of.who))
        return !controlling(game, env, condition.of).some(Boolean);
      return !holds(game, env, condition.of, did);
    case 'all':
      return !isOneOfThem(condition.of, (one) => !holds(game, env, one, did));
    case 'any':
      return isOneOfThem(condition.of, (one) => holds(game, env, one, did));
  }
}

/**
 * Whether something is so of one of several conditions: where it is, it does not matter that another is not known.
 * @throws {Withheld} where it is known of none, and one of them is not known
 */
function isOneOfThem(conditions: readonly Condition[], so: (one: Condition) => boolean): boolean {
  let unknown: Withheld | null = null;
  for (const one of conditions) {
    try {
      if (so(one)) return true;
    } catch (withheld) {
      if (!(withheld instanceof Withheld)) throw withheld;
      unknown ??= withheld;
    }
  }
  if (unknown) throw unknown;
  return false;
}

/** Whether any of what was done so was done to what these players have, or had. */
function isTheirs(game: Game, env: Env, what: What, who: Who): boolean {
  return looked(game, env, what).some(({ object }) => isUnder(game, env, who, possessor(game, object)));
}

/** How many objects have a word of a trait in common, of whichever word that is the most. */
function mostAlike(game: Game, views: readonly View[], trait: Trait): Amount {
  const sums = new Map<string, Amount>();
  for (const view of views)
    for (const word of wordsOf(game, view, trait))
      sums.set(word, add(sums.get(word) ?? 0, view.object.count));
  return [...sums.values()].reduce((most, sum) => (compare(sum, most) > 0 ? sum : most), 0);
}

/** Who controls what, as a condition says it. */
interface Control {
  readonly who: Who;
  readonly what: What;
  readonly said?: 'have' | 'at least' | 'digits' | 'total';
}

function numberControlled(game: Game, env: Env, control: Control): Amount {
  return numberOf(game, controlled(game, env, control));
}

function numberOf(game: Game, ids: readonly ObjectId[]): Amount {
  return ids.map((id) => viewOf(game, id).object.count).reduce(add, 0);
}

/** Whether there are enough: of "both players" for each of them, else for all that are meant together. */
function controlling(game: Game, env: Env, control: Controls): boolean[] {
  const least = control.atLeast === undefined ? 1 : quantity(game, env, control.atLeast);
  const enough = (ids: readonly ObjectId[]): boolean => compares(numberOf(game, ids), 'at least', least);
  const all = controlled(game, env, control);
  if (!isEachPlayer(control.who)) return [enough(all)];
  return players(game, env, control.who).map((player) =>
    enough(all.filter((id) => viewOf(game, id).object.controller === player)),
  );
}

type Controls = Extract<Condition, { if: 'controls' }>;

/** "Both players", "each player". */
function isEachPlayer(who: Who): boolean {
  return who.who === 'player' && (who.said === 'both' || who.said === 'each');
}

/**
 * The objects that a phrase means and any of these players controls: what is in play, whatever else such words can mean
 * ("cards"), save where they name a zone, or say that a player has it: shields.
 */
export function controlled(game: Game, env: Env, control: Control): readonly ObjectId[] {
  const { who, what } = control;
  const isHeld = isAnywhere(control) ? hasController : isControlled;
  const isTheirs = (id: ObjectId): boolean => {
    const { object } = viewOf(game, id);
    return isHeld(game, object) && isUnder(game, env, who, object.controller);
  };
  // What lies elsewhere is not even looked at: it may be unknown.
  return what.what === 'some'
    ? pool(game, env, what, undefined, isTheirs)
    : mentioned(game, env, what).filter(isTheirs);
}

/** What is meant, as that of who has it: what others have need not be known. */
function theirs({ who, what }: Control): What {
  return what.what === 'some' && !what.whose ? { ...what, whose: who } : what;
}

/** Whether what is meant may be elsewhere than in play. */
function isAnywhere({ what, said }: Control): boolean {
  return said === 'have' || said === 'total' || said === 'at least' || saysWhere(what);
}

/** Whether a phrase says in which zones its objects are. */
function saysWhere(what: What): boolean {
  if (what.what === 'both') return what.of.some(saysWhere);
  if (what.what !== 'some') return false;
  const { adjectives = [], which = [] } = what.described;
  return zonesNamed([...adjectives, ...which]).length > 0;
}
