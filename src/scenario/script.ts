/** The answers that a scenario fixes: each answers the next such decision of its player. */

import { cardName, playerName } from '../explore/name.js';
import { modesOffered, namesOf, offered, subjectsOf, wayNamed } from '../explore/offered.js';
import type { Choice, Fixed, Script, ScriptLine } from '../explore/paths.js';
import type { Fixing } from '../explore/ruling.js';
import { objectNames } from '../explore/spoken.js';
import type { ObjectId } from '../ground/id.js';
import { didYouMean } from '../ground/near.js';
import type { Problem } from '../ground/problem.js';
import type { Action } from '../position/action.js';
import type { Answer, Decision, Option } from '../position/decision.js';
import type { Game } from '../rulebook/game.js';
import type { Ruleset } from '../rulebooks/definition.js';
import type { Source } from './source.js';
import type { Scenario, WrittenChoice } from './written.js';

/** A scenario's choices on the paths that are followed; keeps which of them were used. */
export class ScriptedChoices {
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

  /** What is fixed of the answers, and what of that is left to be used. */
  fixing(game: Game): Fixing | null {
    if (this.choices.length === 0 && this.aimed.size === 0) return null;
    return { script: this.script(game), left: (made) => this.left(made) };
  }

  /** The choices and targets that a path has not used yet. */
  private left(made: readonly Choice[]): string {
    const spent = new Set(linesOf(made, 'choices'));
    const choices = this.choices.flatMap((_, at) => (spent.has(at) ? [] : [at]));
    const targets = [...this.aimed].flatMap(([at, names]) => {
      const taken = takenOf(made, at);
      return taken < names.length ? [`${at}:${taken}`] : [];
    });
    return choices.length + targets.length === 0 ? '' : `${choices.join()};${targets.join()}`;
  }

  /** What to answer on the way: the first choice of that player and kind that this path has not used yet. */
  script(game: Game): Script {
    return (decision, made) => {
      const aimed = this.aimedAt(game, decision, made);
      if (aimed) return aimed;
      const spent = new Set(linesOf(made, 'choices'));
      const at = this.choices.findIndex(
        (choice, index) => !spent.has(index) && asked(game, choice, decision),
      );
      const choice = this.choices[at];
      if (!choice) return null;
      const answer = answerOf(game, decision, choice.choose);
      if ('answer' in answer) {
        this.used.add(at);
        return { answer: answer.answer, line: { list: 'choices', at } };
      }
      this.refused.add(at);
      this.refuse(['choices', at, 'choose'], answer.message, answer.advice);
      return null;
    };
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

type Understood = { answer: Answer } | { message: string; advice: string };

/** The answer that a scenario means. */
export function answerOf(game: Game, decision: Decision, choose: WrittenChoice['choose']): Understood {
  const { domain } = decision;
  switch (domain.of) {
    case 'words': {
      const word = String(choose);
      if (domain.words.includes(word) || domain.open) return { answer: { word } };
      const modes = modesOffered(game, decision);
      const way = modes && wayNamed(modes, partsOf(choose));
      return way == null ? notOffered(game, decision, word) : { answer: { word: way } };
    }
    case 'objects':
      return objectsOf(
        game,
        decision,
        domain,
        Array.isArray(choose) ? choose.map(String) : choose === 'none' ? [] : [String(choose)],
      );
    case 'options': {
      const word = choose === true ? 'accept' : choose === false ? 'decline' : String(choose);
      const names = offered(game, decision);
      const named = names.findIndex((each) => each.includes(word));
      const at =
        named >= 0
          ? named
          : word === 'accept'
            ? onlyEffect(domain.options)
            : onlyOn(game, domain.options, word);
      return at < 0 ? notOffered(game, decision, word) : { answer: { option: at } };
    }
  }
}

/** The modes of which an answer consists: a list, numbers in a row, or one by its words. */
function partsOf(choose: WrittenChoice['choose']): readonly string[] {
  if (Array.isArray(choose)) return choose.map(String);
  const said = String(choose);
  if (said === 'none') return [];
  return /^\d+((,| and)\s*\d+)*$/.test(said) ? said.split(/(?:,| and)\s*/) : [said];
}

/** The place of the one effect that is offered, which "accept" means; -1 where there are several or none. */
function onlyEffect(options: readonly Option[]): number {
  const effects = options.flatMap(({ option }, at) => (option === 'effect' ? [at] : []));
  return effects.length === 1 ? (effects[0] ?? -1) : -1;
}

/** The place of the one effect that is offered for what goes by a name; -1 where there are several or none. */
function onlyOn(game: Game, options: readonly Option[], name: string): number {
  const found = options.flatMap((option, at) =>
    option.option === 'effect' && namesOf(game, option.nodes).includes(name) ? [at] : [],
  );
  return found.length === 1 ? (found[0] ?? -1) : -1;
}

function objectsOf(
  game: Game,
  decision: Decision,
  { from, least, most }: Extract<Decision['domain'], { of: 'objects' }>,
  names: readonly string[],
): Understood {
  if (names.length < least || names.length > most) {
    const wanted = least === most ? String(least) : `${least} to ${most}`;
    const message = `${wanted} must be chosen, not ${names.length}.`;
    const [first = ''] = objectNames(game, from[0] ?? (0 as ObjectId));
    return { message, advice: `Write a list: \`choose: ${most === 0 ? '[]' : `[${first}, ...]`}\`.` };
  }
  const left = [...from];
  const objects: ObjectId[] = [];
  for (const name of names) {
    const id = meant(game, left, name);
    if (id === undefined) return notOffered(game, decision, name);
    left.splice(left.indexOf(id), 1);
    objects.push(id);
  }
  // Objects are listed in the order in which the decision lists them.
  return { answer: { objects: objects.sort((a, b) => from.indexOf(a) - from.indexOf(b)) } };
}

/** Of objects that go by a name: that which bears it as a label, or else as its card's, before one that copies it. */
function meant(game: Game, from: readonly ObjectId[], name: string): ObjectId | undefined {
  const { objects } = game.table.position;
  return (
    from.find((id) => objects[id]?.label === name) ??
    from.find((id) => cardName(game, objects[id]?.card ?? null) === name) ??
    from.find((id) => objectNames(game, id).includes(name))
  );
}

function notOffered(game: Game, decision: Decision, name: string): Understood {
  const modes = modesOffered(game, decision);
  const names = offered(game, decision).map(([first]) => first ?? '');
  const advice = modes
    ? `Name its modes by their places or words, as a list where it is several: ${[...new Set([...modes.values()].flat())].join(' ')}`
    : (didYouMean(name, names) ?? `Offered: ${[...new Set(names)].join(', ')}.`);
  const by = playerName(game, decision.by);
  return { message: `${by} is not offered ${JSON.stringify(name)} (${decision.asks}).`, advice };
}
