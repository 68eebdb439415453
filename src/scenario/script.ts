/** The answers that a scenario fixes: each answers the next such decision of its player. */

import { objectNames, offered, playerName } from '../explore/name.js';
import type { Choice, Script } from '../explore/paths.js';
import type { ObjectId } from '../ground/id.js';
import { didYouMean } from '../ground/near.js';
import type { Problem } from '../ground/problem.js';
import type { Answer, Decision } from '../position/decision.js';
import type { Game } from '../rulebook/game.js';
import type { Scenario, WrittenChoice } from './form.js';
import type { Source } from './source.js';

/** Targets that an action names: they answer the next questions for targets that its player is asked. */
interface Aimed {
  readonly by: string;
  readonly names: readonly string[];
  /** The place of the action in the scenario. */
  readonly action: number;
}

/** A scenario's choices on the paths that are followed; keeps which of them were used. */
export class ScriptedChoices {
  readonly problems: Problem[] = [];
  private readonly choices: readonly WrittenChoice[];
  private readonly aimed: readonly Aimed[];
  private readonly used = new Set<number>();
  private readonly refused = new Set<number>();
  /** Actions whose targets were asked for. */
  private readonly hit = new Set<number>();
  private readonly source: Source;

  constructor({ choices = [], actions = [], turn, players }: Scenario, source: Source) {
    this.choices = choices;
    this.source = source;
    this.aimed = actions.flatMap(({ by, targets = [] }, action) =>
      targets.length === 0 ? [] : [{ by: by ?? turn ?? players[0]?.name ?? '', names: targets, action }],
    );
  }

  /** What to answer on the way: the first choice of that player and kind that this path has not used yet. */
  script(game: Game): Script {
    return (decision, made) => {
      const aimed = this.aimedAt(game, decision, made);
      if (aimed) return aimed;
      const spent = new Set(
        made.flatMap((choice) => (choice.scripted ? [this.indexOf(game, choice, made)] : [])),
      );
      const index = this.choices.findIndex((choice, at) => !spent.has(at) && asked(game, choice, decision));
      const choice = this.choices[index];
      if (!choice) return null;
      const answer = answerOf(game, decision, choice.choose);
      if ('answer' in answer) {
        this.used.add(index);
        return answer.answer;
      }
      this.refused.add(index);
      this.refuse(['choices', index, 'choose'], answer.message, answer.advice);
      return null;
    };
  }

  /** The targets that the player's action has named, as many as are asked for. */
  private aimedAt(game: Game, decision: Decision, made: readonly Choice[]): Answer | null {
    const { domain } = decision;
    if (decision.asks !== 'target' || domain.of !== 'objects') return null;
    const by = playerName(game, decision.by);
    let taken = made
      .filter((one) => one.decision.asks === 'target' && one.decision.by === decision.by)
      .reduce((sum, { answer }) => sum + ('objects' in answer ? answer.objects.length : 0), 0);
    for (const { by: player, names, action } of this.aimed) {
      if (player !== by) continue;
      if (taken >= names.length) {
        taken -= names.length;
        continue;
      }
      this.hit.add(action);
      const answer = answerOf(game, decision, names.slice(taken, taken + domain.most));
      if ('answer' in answer) return answer.answer;
      this.refuse(['actions', action, 'targets'], answer.message, answer.advice);
      return null;
    }
    return null;
  }

  /** Choices that no path has used: the scenario does not test what it says. */
  unused(): Problem[] {
    return [...this.unasked(), ...this.missed()];
  }

  private missed(): Problem[] {
    return this.aimed.flatMap(({ names, action }) => {
      if (this.hit.has(action)) return [];
      const place = this.source.place(['actions', action, 'targets']);
      const message = `Nobody asks for these targets: ${names.join(', ')}.`;
      const advice = 'What the action does has no target, or nothing that it could target is there.';
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

  /** Which of the choices a path used at some point: replayed from its beginning. */
  private indexOf(game: Game, choice: Choice, made: readonly Choice[]): number {
    const spent = new Set<number>();
    for (const one of made) {
      if (!one.scripted) continue;
      const index = this.choices.findIndex((each, at) => !spent.has(at) && asked(game, each, one.decision));
      if (one === choice) return index;
      spent.add(index);
    }
    return -1;
  }

  private refuse(path: readonly PropertyKey[], message: string, advice: string | undefined): void {
    const place = this.source.place(path);
    if (this.problems.some((one) => one.message === message)) return;
    this.problems.push({ code: 'choice/not-offered', message, ...(advice ? { advice } : {}), place });
  }
}

function asked(game: Game, choice: WrittenChoice, decision: Decision): boolean {
  if (playerName(game, decision.by) !== choice.by) return false;
  return choice.asks === undefined || choice.asks === decision.asks;
}

type Understood = { answer: Answer } | { message: string; advice?: string };

/** The answer that a scenario means. */
function answerOf(game: Game, decision: Decision, choose: WrittenChoice['choose']): Understood {
  const { domain } = decision;
  switch (domain.of) {
    case 'words': {
      const word = String(choose);
      if (domain.words.includes(word) || domain.open) return { answer: { word } };
      return notOffered(game, decision, word);
    }
    case 'objects':
      return objectsOf(
        game,
        decision,
        domain,
        Array.isArray(choose) ? choose : choose === 'none' ? [] : [String(choose)],
      );
    case 'options': {
      const word = choose === true ? 'accept' : choose === false ? 'decline' : String(choose);
      const at = offered(game, decision).findIndex((names) => names.includes(word));
      return at < 0 ? notOffered(game, decision, word) : { answer: { option: at } };
    }
  }
}

function objectsOf(
  game: Game,
  decision: Decision,
  { from, least, most }: Extract<Decision['domain'], { of: 'objects' }>,
  names: readonly string[],
): Understood {
  if (names.length < least || names.length > most) {
    return {
      message: `${least === most ? least : `${least} to ${most}`} must be chosen, not ${names.length}.`,
    };
  }
  const left = [...from];
  const objects: ObjectId[] = [];
  for (const name of names) {
    const labelled = left.findIndex((id) => game.table.position.objects[id]?.label === name);
    const at = labelled >= 0 ? labelled : left.findIndex((id) => objectNames(game, id).includes(name));
    const [id] = at < 0 ? [] : left.splice(at, 1);
    if (id === undefined) return notOffered(game, decision, name);
    objects.push(id);
  }
  // Objects are listed in the order in which the decision lists them.
  return { answer: { objects: objects.sort((a, b) => from.indexOf(a) - from.indexOf(b)) } };
}

function notOffered(game: Game, decision: Decision, name: string): Understood {
  const names = offered(game, decision).map(([first]) => first ?? '');
  const advice = didYouMean(name, names) ?? `Offered: ${[...new Set(names)].join(', ')}.`;
  const by = playerName(game, decision.by);
  return { message: `${by} is not offered ${JSON.stringify(name)} (${decision.asks}).`, advice };
}
