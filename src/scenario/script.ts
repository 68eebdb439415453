/** The answers that a scenario fixes: each answers the next such decision of its player. */

import { playerName } from '../explore/name/name.js';
import { subjectsOf } from '../explore/name/offered.js';
import type { Choice, Fixed, ScriptLine } from '../explore/paths.js';
import type { Fixing } from '../explore/ruling.js';
import { type Problem, Withheld } from '../ground/problem.js';
import type { Action } from '../position/action.js';
import type { Decision } from '../position/decision.js';
import type { Game } from '../rulebook/game.js';
import type { Ruleset } from '../rulebooks/definition.js';
import { answerOf } from './answer.js';
import type { Source } from './source.js';
import type { Scenario, WrittenChoice } from './written.js';

/** A scenario's choices on the paths that are followed; keeps which of them were used. */
export class ScriptedChoices implements Fixing {
  readonly problems: Problem[] = [];
  private readonly choices: readonly WrittenChoice[];
  /** The targets that an action names, by the action's place. */
  private readonly aimed: ReadonlyMap<number, readonly string[]>;
  private readonly aims: Ruleset['aims'];
  private readonly used = new Set<number>();
  private readonly refused = new Set<number>();
  /** How many of an action's targets were asked for at most, by the action's place. */
  private readonly hit = new Map<number, number>();
  private readonly source: Source;

  constructor({ choices = [], actions = [] }: Scenario, { aims }: Ruleset, source: Source) {
    this.choices = choices;
    this.aims = aims;
    this.source = source;
    this.aimed = new Map(
      actions.flatMap(({ targets = [] }, action) => (targets.length === 0 ? [] : [[action, targets]])),
    );
  }

  /** Whether any answers are fixed. */
  get fixes(): boolean {
    return this.choices.length > 0 || this.aimed.size > 0;
  }

  /** The choices and targets that a path has not used yet. */
  left(made: readonly Choice[]): string {
    const spent = new Set(linesOf(made, 'choices'));
    const choices = this.choices.flatMap((_, at) => (spent.has(at) ? [] : [at]));
    const targets = [...this.aimed].flatMap(([at, names]) => {
      const taken = takenOf(made, at);
      return taken < names.length ? [`${at}:${taken}`] : [];
    });
    return choices.length + targets.length === 0 ? '' : `${choices.join()};${targets.join()}`;
  }

  /** What to answer on the way: the first choice of that player and kind that this path has not used yet. */
  script(game: Game, decision: Decision, made: readonly Choice[]): Fixed | null {
    const aimed = this.aimedAt(game, decision, made);
    if (aimed) return aimed;
    const spent = new Set(linesOf(made, 'choices'));
    const at = this.choices.findIndex((choice, index) => !spent.has(index) && asked(game, choice, decision));
    const choice = this.choices[at];
    if (!choice) return null;
    const answer = answerOf(game, decision, choice.choose, choice.on);
    if ('answer' in answer) {
      this.used.add(at);
      return { answer: answer.answer, line: { list: 'choices', at } };
    }
    this.refused.add(at);
    this.refuse(['choices', at, 'choose'], answer.message, answer.advice);
    return null;
  }

  /** The targets that an action has named, as many as its own text asks its player for. */
  private aimedAt(game: Game, decision: Decision, made: readonly Choice[]): Fixed | null {
    const { domain } = decision;
    if (decision.asks !== this.aims || domain.of === 'words') return null;
    const action = asking(game, decision);
    const names = action ? (this.aimed.get(action.place) ?? []) : [];
    if (!action || names.length === 0 || decision.by !== action.by) return null;
    const at = action.place;
    const taken = takenOf(made, at);
    if (taken >= names.length) return null;
    const next = names.slice(taken, taken + (domain.of === 'objects' ? domain.most : 1));
    this.hit.set(at, Math.max(this.hit.get(at) ?? 0, taken + next.length));
    const answer = answerOf(game, decision, domain.of === 'objects' ? next : (next[0] ?? ''));
    if ('answer' in answer) return { answer: answer.answer, line: { list: 'targets', at } };
    this.refuse(['actions', at, 'targets'], answer.message, answer.advice);
    return null;
  }

  /** Choices that no path has used: the scenario does not test what it says. */
  unused(): Problem[] {
    return [...this.unasked(), ...this.missed()];
  }

  private missed(): Problem[] {
    return [...this.aimed].flatMap(([action, names]) => {
      const left = names.slice(this.hit.get(action) ?? 0);
      if (left.length === 0) return [];
      const place = this.source.place(['actions', action, 'targets']);
      const message = `Nobody asks for these targets: ${left.join(', ')}.`;
      const advice =
        'What the action does asks for fewer targets or none, or nothing that it could target is there.';
      return [{ code: 'choice/unused', message, advice, place }];
    });
  }

  private unasked(): Problem[] {
    return this.choices.flatMap((choice, index) => {
      if (this.used.has(index) || this.refused.has(index)) return [];
      const asks = choice.asks === undefined ? '' : ` (${choice.asks})`;
      return [
        {
          code: 'choice/unused',
          message: `${choice.by} is never asked this${asks}: ${JSON.stringify(choice.choose)}.`,
          advice: 'Take the choice out, or see why the decision does not come up.',
          place: this.source.place(['choices', index]),
        },
      ];
    });
  }

  private refuse(path: readonly PropertyKey[], message: string, advice: string): void {
    const place = this.source.place(path);
    if (this.problems.some((one) => one.message === message)) return;
    this.problems.push({ code: 'choice/not-offered', message, advice, place });
  }
}

/**
 * The answers that a scenario fixes, for whoever plays its board on; null where it fixes none. What it fixes and is not
 * offered is thrown as it comes up (`choice/not-offered`); what is never asked only `judge` can tell.
 *
 * @example
 * fixingOf(magic, scenario, source); // => null
 */
export function fixingOf(definition: Ruleset, scenario: Scenario, source: Source): Fixing | null {
  const choices = new ScriptedChoices(scenario, definition, source);
  if (!choices.fixes) return null;
  return {
    script: (game, decision, made) => {
      const fixed = choices.script(game, decision, made);
      const problems = choices.problems.splice(0);
      if (problems.length > 0) throw new Withheld(problems);
      return fixed;
    },
    left: (made) => choices.left(made),
  };
}

/** The lines of a list that a path has used. */
function linesOf(made: readonly Choice[], list: ScriptLine['list']): number[] {
  return made.flatMap(({ scripted }) => (scripted?.list === list ? [scripted.at] : []));
}

/** How many of an action's targets a path has used. */
function takenOf(made: readonly Choice[], at: number): number {
  return made
    .filter(({ scripted }) => scripted?.list === 'targets' && scripted.at === at)
    .reduce((sum, { answer }) => sum + ('objects' in answer ? answer.objects.length : 1), 0);
}

/** The action being carried out whose own object asks: the last begun, for each responds to one before. */
function asking(game: Game, { about }: Decision): Action | undefined {
  const begun = game.table.position.work.flatMap((frame) =>
    frame.frame === 'actions' ? (frame.actions[frame.next - 1] ?? []) : [],
  );
  return begun.findLast(({ object }) => object !== null && object === about.source);
}

function asked(game: Game, choice: WrittenChoice, decision: Decision): boolean {
  if (playerName(game, decision.by) !== choice.by) return false;
  if (choice.on !== undefined && !subjectsOf(game, decision).includes(choice.on)) return false;
  return choice.asks === undefined || choice.asks === decision.asks;
}
