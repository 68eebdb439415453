/**
 * Whether the names in expectations are names of anything. What is expected never to happen to something that does not
 * exist would hold whatever happens, so a misspelt name is a problem.
 */

import { withoutReminder } from '../explore/name/name.js';
import { didYouMean } from '../ground/near.js';
import type { Problem } from '../ground/problem.js';
import type { Card } from '../position/card.js';
import type { Game } from '../rulebook/game.js';
import type { Source } from './source.js';
import type { Expectations, Fact } from './written.js';

/** The names of everything that has been there on some path, and of every card that is known. */
export class KnownNames {
  private readonly names: Set<string>;
  private readonly cards = new Set<string>();

  constructor(cards: readonly string[]) {
    this.names = new Set([...cards, 'accept', 'decline']);
  }

  /** Takes note of what is there now. */
  see({ table }: Game): void {
    const { cards, objects, players } = table.position;
    // A player can be offered as a target.
    for (const { name } of players) this.names.add(name);
    if (this.cards.size === 0) for (const { label } of objects) if (label !== null) this.names.add(label);
    for (const card of Object.values(cards)) {
      if (this.cards.has(card.key)) continue;
      this.cards.add(card.key);
      for (const name of namesOn(card)) this.names.add(name);
    }
  }

  /** A name, or "the effect of one thing on another". */
  private has(name: string): boolean {
    if (this.names.has(name)) return true;
    return [...name.matchAll(/ on /g)].some(
      ({ index }) => this.names.has(name.slice(0, index)) && this.names.has(name.slice(index + 4)),
    );
  }

  /** What expectations speak of in vain. */
  problems(expect: Expectations, source: Source): Problem[] {
    const problems: Problem[] = [];
    const check = (name: unknown, ...path: PropertyKey[]): void => {
      if (typeof name !== 'string' || this.has(name)) return;
      problems.push({
        code: 'expect/unknown-name',
        message: `Nothing here is called ${JSON.stringify(name)}.`,
        advice:
          didYouMean(name, this.names) ?? 'Write the name of a card or object, or the words of an ability.',
        place: source.place(['expect', ...path]),
      });
    };
    const about = (fact: Fact, ...path: PropertyKey[]): void => {
      check(fact.triggered, ...path, 'triggered');
      check(fact.applied, ...path, 'applied');
      check(fact.of, ...path, 'of');
      check(fact.object, ...path, 'object');
    };
    for (const key of ['always', 'possible', 'never', 'sequence'] as const) {
      for (const [index, fact] of (expect[key] ?? []).entries()) about(fact, key, index);
    }
    const outcomes = Array.isArray(expect.outcomes) ? expect.outcomes : [];
    for (const [index, facts] of outcomes.entries()) {
      if (!Array.isArray(facts)) about(facts, 'outcomes', index);
      else for (const [at, fact] of facts.entries()) about(fact, 'outcomes', index, at);
    }
    for (const [index, { asks, withholds = [] }] of (expect.decisions ?? []).entries()) {
      if (asks === 'name') continue;
      for (const [at, name] of withholds.entries()) check(name, 'decisions', index, 'withholds', at);
    }
    return problems;
  }
}

/** The names that a card and its effects can go by. */
function namesOn({ name, text, abilities }: Card): string[] {
  return [name, ...abilities.map(({ start, end }) => withoutReminder(text.slice(start, end)))];
}
