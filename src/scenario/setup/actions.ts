/** What players do, as a scenario lists it: verbs, what they are about, instructions that are said, responses. */

import type { ObjectId, PlayerId } from '../../ground/id.js';
import { NOWHERE } from '../../kernel/play/hands.js';
import type { Action } from '../../position/action.js';
import { sayingKey } from '../../position/card.js';
import type { ActionRule } from '../../rulebook/rulebook.js';
import type { Definition } from '../../rulebooks/definition.js';
import { cardOf } from '../library.js';
import { unreadProblem } from '../unread.js';
import type { Scenario, WrittenAction } from '../written.js';
import type { Cards } from './cards.js';
import type { Faults, Path } from './faults.js';
import type { Objects } from './objects.js';
import type { Players } from './players.js';

/** An action, with the names by which responses find each other. */
interface Listed {
  readonly action: Action;
  readonly to: string | null;
  readonly name: string;
}

/** What some actions need beside what they are about. */
const EXTRAS = [
  ['amount', 'amount', '1'],
  ['line', 'line', '2'],
] as const;

/** What is only written where it is so. */
function marksOf({ line, illegal, by }: WrittenAction): Pick<Action, 'line' | 'illegal' | 'unsaid'> {
  return {
    ...(line === undefined ? {} : { line }),
    ...(by === undefined ? { unsaid: true } : {}),
    ...(illegal ? { illegal } : {}),
  };
}

export class Actions {
  private readonly definition: Definition;
  private readonly players: Players;
  private readonly cards: Cards;
  private readonly objects: Objects;
  private readonly faults: Faults;
  private said = 0;
  /** Whose turn it is by the action that is being read. */
  private turn: PlayerId;

  constructor(definition: Definition, players: Players, cards: Cards, objects: Objects, faults: Faults) {
    this.definition = definition;
    this.players = players;
    this.cards = cards;
    this.objects = objects;
    this.faults = faults;
    this.turn = players.turn;
  }

  /** The listed actions, each with its responses. */
  list({ actions = [] }: Scenario): Action[] {
    return this.threaded(actions.flatMap((action, index) => this.action(action, index)));
  }

  private action(written: WrittenAction, place: number): Listed[] {
    const path = ['actions', place];
    const { actions } = this.definition.rulebook;
    const verbs = Object.keys(actions).filter((verb) => written[verb] !== undefined);
    const [verb] = verbs;
    if (!verb || verbs.length > 1) {
      const message = verb ? 'One action at a time.' : 'This names no action.';
      const advice = `An action is one of ${Object.keys(actions).join(', ')}.`;
      this.faults.add('scenario/action', message, path, advice);
      return [];
    }
    const { needs = [], takes = [], from = [], passes } = actions[verb] ?? {};
    const what = written[verb];
    const by = this.players.find(written.by, [...path, 'by']) ?? this.turn;
    const name = typeof what === 'string' ? what : '';
    if (!this.isComplete(verb, written, needs, takes, path)) return [];
    const words = needs.includes('words') ? this.say(name, by, written, [...path, verb]) : null;
    const about = needs.includes('object') ? this.meant(name, by, [...path, verb], from) : null;
    const beside = this.beside(written.with, needs, by, [...path, 'with']);
    const object = about ? about.object : (words?.object ?? null);
    if (object !== null) this.objects.act(object);
    const named = { object: about?.name ?? null, other: beside.name };
    const action: Action = {
      verb,
      place,
      by,
      object,
      other: beside.object,
      ...(beside.others ? { others: beside.others } : {}),
      ...(named.object === null && named.other === null ? {} : { named }),
      words: words?.key ?? null,
      amount: written.amount ?? null,
      manner: written.source ?? null,
      ...marksOf(written),
      responses: [],
    };
    if (passes) this.turn = this.players.after(this.turn);
    return [{ action, to: written.inResponseTo ?? null, name: written.as ?? name }];
  }

  /** Whether an action has what it needs, and nothing that it cannot use. */
  private isComplete(
    verb: string,
    written: WrittenAction,
    needs: ActionRule['needs'],
    takes: NonNullable<ActionRule['takes']>,
    path: Path,
  ): boolean {
    const before = this.faults.problems.length;
    const what = written[verb];
    const demand = (is: boolean, message: string, key: string, advice: string): void => {
      if (!is) this.faults.add('scenario/action', message, [...path, key], advice);
    };
    const named = needs.includes('object') || needs.includes('words');
    const given = typeof what === 'string' && what.trim() !== '';
    const wanted = needs.includes('words') ? 'the words that are said' : 'the name of an object';
    if (named) demand(given, `\`${verb}\` needs ${wanted}.`, verb, `Write \`${verb}: ...\`.`);
    else demand(what === true, `\`${verb}\` is about nothing.`, verb, `Write \`${verb}: true\`.`);
    this.isBeside(verb, written, needs, takes, demand);
    demand(
      !written.illegal || written.targets === undefined,
      '`illegal` says that it cannot be done at all, whatever it targets.',
      'targets',
      'Take the targets out; or take `illegal` out: a target that cannot be chosen is an error then (`choice/not-offered`).',
    );
    for (const [need, key, example] of EXTRAS) {
      const is = needs.includes(need);
      const has = written[key] !== undefined;
      if (is) demand(has, `\`${verb}\` needs \`${key}\`.`, verb, `Write \`${key}: ${example}\` beside it.`);
      else if (!takes.includes(need))
        demand(!has, `\`${verb}\` has no use for \`${key}\`.`, key, 'Take it out.');
    }
    return this.faults.problems.length === before;
  }

  /** One other object where it is about one, a list of them where it is about several, and none otherwise. */
  private isBeside(
    verb: string,
    written: WrittenAction,
    needs: ActionRule['needs'],
    takes: NonNullable<ActionRule['takes']>,
    demand: (is: boolean, message: string, key: string, advice: string) => void,
  ): void {
    const others = written.with;
    const write = needs.includes('others') ? 'with: [the first, the second]' : 'with: the other object';
    if (needs.includes('other') || needs.includes('others'))
      demand(others !== undefined, `\`${verb}\` needs \`with\`.`, verb, `Write \`${write}\` beside it.`);
    else if (!takes.includes('other'))
      demand(others === undefined, `\`${verb}\` has no use for \`with\`.`, 'with', 'Take it out.');
    if (!needs.includes('others'))
      demand(
        !Array.isArray(others),
        `\`${verb}\` is about one other object.`,
        'with',
        'Name that one alone.',
      );
  }

  /** The other object that an action names, or its name; the others, where it is about several. */
  private beside(
    names: WrittenAction['with'],
    needs: ActionRule['needs'],
    by: PlayerId,
    path: Path,
  ): { object: ObjectId | null; name: string | null; others?: ObjectId[] } {
    if (needs.includes('others')) {
      const others = [names ?? []].flat().flatMap((name, index) => {
        const object = this.objects.find(name, by, Array.isArray(names) ? [...path, index] : path);
        if (object !== null) this.objects.act(object);
        return object ?? [];
      });
      return { object: null, name: null, others };
    }
    return typeof names === 'string' ? this.meant(names, null, path) : { object: null, name: null };
  }

  /** The object that an action names, or its name where a text has yet to make it. */
  private meant(
    name: string,
    by: PlayerId | null,
    path: Path,
    zones: readonly string[] = [],
  ): { object: ObjectId | null; name: string | null } {
    if (!this.objects.has(name) && this.cards.makes(name)) return { object: null, name };
    return { object: this.objects.find(name, by, path, zones), name: null };
  }

  /** Words that a player says: a text of its own, on an object that is nowhere. */
  private say(
    text: string,
    by: PlayerId,
    written: WrittenAction,
    path: Path,
  ): { key: ReturnType<typeof sayingKey>; object: ObjectId } {
    const { definition, faults } = this;
    this.said += 1;
    const type = written.source ?? definition.sayType;
    const key = sayingKey(this.said);
    const form = { name: text, type: type.replace(/^an? /, ''), text, printed: {} };
    for (const { message } of definition.traits(form).faults) {
      const place = written.source === undefined ? path : [...path.slice(0, -1), 'source'];
      const advice = `Such as \`source: ${definition.sayType}\`.`;
      faults.add('scenario/source', `What says this is no card: ${message}.`, place, advice);
    }
    const self = { ...definition.self(form), name: '', spell: true };
    const pieces = definition.language().read(text, self);
    for (const { trouble } of pieces) {
      if (trouble)
        faults.problems.push(unreadProblem('this instruction', text, trouble, faults.place(path), false));
    }
    this.cards.add(cardOf(definition, key, form, pieces), path);
    return { key, object: this.objects.add(key, by, NOWHERE) };
  }

  /** Puts responses beneath the actions to which they respond. */
  private threaded(listed: readonly Listed[]): Action[] {
    const done: Action[] = [];
    for (const [index, { action, to }] of listed.entries()) {
      const first = to === null ? undefined : listed.slice(0, index).findLast(({ name }) => name === to);
      const wrong = to === null ? null : whyNoResponse(to, first);
      if (wrong) this.faults.add('scenario/response', wrong[0], ['actions', index, 'inResponseTo'], wrong[1]);
      (first?.action.responses ?? done).push(action);
    }
    return done;
  }
}

/** Why nothing can respond to what is called so, and what to do about it. */
function whyNoResponse(
  to: string,
  first: Listed | undefined,
): readonly [message: string, advice: string] | null {
  const name = JSON.stringify(to);
  if (!first)
    return [
      `No action before this is called ${name}.`,
      'An action is called by what it is about, or by its `as`.',
    ];
  if (!first.action.illegal) return null;
  return [
    `Nothing responds to ${name}: it is listed as something that cannot be done.`,
    'Take the response out, or `illegal`; where another action of that name is meant, give that one a name with `as`.',
  ];
}
