/**
 * The form of a saved position. What texts mean is held to its kind alone (`do: act`) and to the numbers by which it speaks
 * of things, and what it tells players to do is instructions; its other parts are looked at when they are carried out.
 */

import type { Ability } from '../../ability/ability.js';
import type { TokenText } from '../../ability/act.js';
import type { Instruction } from '../../ability/instruction.js';
import type { Either, Some, TargetPlayer } from '../../ability/reference.js';
import type { StaticOp } from '../../ability/static.js';
import { type Amount, compare, isAmount } from '../../ground/amount.js';
import type { AbilityKey, CardKey, EffectKey, ObjectId, PlayerId } from '../../ground/id.js';
import type { Action } from '../../position/action.js';
import type { Card, PrintedAbility, SaidPart, Traits, TraitValue, UnreadValue } from '../../position/card.js';
import type { Answer, Decision, Domain, Each, Option } from '../../position/decision.js';
import type { LastingEffect } from '../../position/effect.js';
import type { Aim, Env, Modes, Use, Value } from '../../position/env.js';
import type { Arrival, Cause, Detail, GameEvent, Spot } from '../../position/event.js';
import type {
  Assignment,
  Coming,
  Continuation,
  Frame,
  Node,
  Outcome,
  ScriptFrame,
} from '../../position/frame.js';
import type { Chosen, Copy, GameObject, LastKnown } from '../../position/object.js';
import type { Player, Position, Turn, Waiting, Without } from '../../position/position.js';
import { POSITION_FORMAT } from '../../position/position.js';
import type { Rulebook } from '../../rulebook/rulebook.js';
import { NOWHERE } from '../play/hands.js';
import {
  either,
  type Fields,
  type Form,
  fields,
  flag,
  list,
  nullable,
  optional,
  record,
  recordAt,
  tagged,
  text,
  Unfit,
  where,
  whole,
  word,
} from './form.js';

/** How much of everything a position has: what its numbers may speak of. */
export interface Extent {
  readonly objects: number;
  readonly players: number;
  readonly cards: { readonly [key: string]: unknown };
}

/** The number of something that a text has spoken of: no text speaks of more things. */
const referent = whole(0, 1000);

/** The fields of words that number what they speak of, or refer back to it (`Referent`). */
const NUMBERED: ReadonlySet<string> = new Set(['as', 'of', 'tried', 'attempted', 'came', 'giver', 'held']);

/**
 * What is spoken of is kept in a list by its number: any other number would make that list as long. Digits in a text count
 * as the number that they are, for so a list takes them; some of these fields have words of other sorts in other places.
 */
function spokenOf(value: unknown, path: readonly PropertyKey[]): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, one] of Object.entries(value)) {
    const isNumber = typeof one === 'number' || (typeof one === 'string' && !Number.isNaN(Number(one)));
    if (isNumber && NUMBERED.has(key)) referent(one, [...path, key]);
    spokenOf(one, [...path, key]);
  }
}

/** The kinds of instructions, none forgotten. */
const INSTRUCTIONS: { readonly [kind in Instruction['do']]: true } = {
  act: true,
  several: true,
  may: true,
  unless: true,
  if: true,
  modes: true,
  price: true,
  'for each': true,
  where: true,
  choose: true,
  last: true,
  'last on': true,
  alternative: true,
  beforehand: true,
  repeat: true,
  again: true,
  aim: true,
  settle: true,
  part: true,
  release: true,
  unread: true,
};

/** The fields of texts that list instructions, wherever they list anything. */
const INSTRUCTING: ReadonlySet<string> = new Set(['do', 'cost', 'after', 'steps', 'base', 'other']);

function instruction(value: unknown, path: readonly PropertyKey[]): void {
  const { do: kind } = recordAt(value, path);
  if (typeof kind !== 'string' || !Object.hasOwn(INSTRUCTIONS, kind))
    throw new Unfit([...path, 'do'], 'a kind of instruction');
}

/** What stands in a text where it tells somebody to do something. */
function instructing(value: unknown, path: readonly PropertyKey[]): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, one] of Object.entries(value)) {
    if (Array.isArray(one) && INSTRUCTING.has(key)) list(instruction)(one, [...path, key]);
    instructing(one, [...path, key]);
  }
  if ('do' in value && !Array.isArray(value.do)) instruction(value, path);
}

/** The form of a position of this game and extent. */
export function savedForm(rulebook: Rulebook, extent: Extent): Form<Position> {
  const { catalogue } = rulebook;
  const own = (table: object, expected: string): Form<string> =>
    where(expected, (value) => typeof value === 'string' && Object.hasOwn(table, value));
  const meaning =
    <Meaning>(tag: string): Form<Meaning> =>
    (value, path) => {
      if (typeof recordAt(value, path)[tag] !== 'string') throw new Unfit([...path, tag], 'a word');
      spokenOf(value, path);
      instructing(value, path);
    };

  const object: Form<ObjectId> = whole(0, extent.objects - 1) as Form<ObjectId>;
  const player: Form<PlayerId> = whole(0, extent.players - 1) as Form<PlayerId>;
  const card = own(extent.cards, 'the key of a card') as Form<CardKey>;
  const ability = text as Form<AbilityKey>;
  const effect = text as Form<EffectKey>;
  const zone = own({ ...catalogue.zones, [NOWHERE]: 0 }, 'a zone');
  const amount: Form<Amount> = where('a whole number', isAmount);
  const much: Form<Amount> = where(
    'a whole number from 0 on',
    (value) => isAmount(value) && compare(value, 0) >= 0,
  );
  const some: Form<Amount> = where(
    'a whole number from 1 on',
    (value) => isAmount(value) && compare(value, 0) > 0,
  );
  const natural = whole(0);
  const objects = list(object);
  const counters = record(much);
  const related = record(objects);

  /** What is so, or left out. */
  const yes = optional(where<true>('true', (value) => value === true));

  const unread = fields<UnreadValue>({
    unread: text,
    unsettled: yes,
  });
  const traits: Form<Traits> = record<TraitValue>((value, path) =>
    Array.isArray(value)
      ? list(text)(value, path)
      : typeof value === 'object'
        ? unread(value, path)
        : amount(value, path),
  );
  const printed = fields<PrintedAbility>({
    ability: meaning<Ability>('ability'),
    line: natural,
    start: natural,
    end: natural,
    said: optional(list(fields<SaidPart>({ part: text, start: natural, end: natural }))),
  });
  const chosen: Form<Chosen> = either<Chosen>({ word: fields({ word: text }), objects: fields({ objects }) });
  const copy: Form<Copy> = (value, path) => wholeCopy(value, path);
  const wholeCopy = fields<Copy>({
    card: nullable(card),
    except: list(meaning<StaticOp>('op')),
    until: optional(word<NonNullable<Copy['until']>>('turn', 'face down')),
    beneath: optional(copy),
  });
  const stands: Fields<Omit<GameObject, 'was'>> = {
    id: object,
    card: nullable(card),
    owner: player,
    controller: player,
    zone,
    holder: nullable(player),
    count: some,
    stint: natural,
    since: natural,
    status: list(text),
    counters,
    damage: much,
    host: nullable(object),
    at: nullable(object),
    chosen: record(chosen),
    copy: nullable(copy),
    joined: list(card),
    token: flag,
    linked: related,
    label: nullable(text),
  };
  const was = fields<LastKnown>({
    object: fields<Omit<GameObject, 'was'>>({ ...stands, count: much }),
    traits: nullable(traits),
  });

  const spot = fields<Spot>({
    zone,
    holder: nullable(player),
    at: nullable(word<'top' | 'bottom'>('top', 'bottom')),
  });
  const event: Form<GameEvent> = (value, path) => wholeEvent(value, path);
  const arrival = fields<Arrival>({
    controller: player,
    status: list(text),
    counters,
    chosen: record(chosen),
    copy: nullable(copy),
    along: list(event),
    links: related,
    gains: optional(list(ability)),
    face: optional(nullable(card)),
    extra: optional(fields<NonNullable<Arrival['extra']>>({ status: list(text), counters })),
    byNature: yes,
  });
  const token = fields<TokenText>({
    values: record(whole(Number.MIN_SAFE_INTEGER)),
    traits: list(fields<TokenText['traits'][number]>({ trait: text, is: text })),
    has: optional(list(text)),
    enters: optional(
      fields<NonNullable<TokenText['enters']>>({
        status: text,
        without: yes,
      }),
    ),
    from: optional(text),
    wording: optional(fields<NonNullable<TokenText['wording']>>({ text, abilities: list(printed) })),
  });
  const wholeEvent = fields<GameEvent>({
    kind: own(catalogue.events, 'a kind of event'),
    player: nullable(player),
    object: nullable(object),
    share: nullable(much),
    other: nullable(object),
    from: nullable(zone),
    to: nullable(spot),
    amount: nullable(amount),
    detail: nullable(
      fields<Detail>({
        counter: optional(text),
        most: optional(amount),
        arrival: optional(arrival),
        token: optional(token),
        copy: optional(copy),
        mana: optional(text),
        anyMana: optional(list(text)),
        way: optional(text),
        told: optional(zone),
        skips: optional(own(catalogue.events, 'a kind of event')),
        within: optional(word<'turn'>('turn')),
        bars: optional(own(catalogue.events, 'a kind of event')),
        left: optional(flag),
        since: optional(natural),
        until: optional(own(catalogue.events, 'a kind of event')),
        faceDown: optional(flag),
        prevented: optional(amount),
      }),
    ),
    cause: fields<Cause>({
      manner: text,
      player: nullable(player),
      source: nullable(object),
      ability: nullable(ability),
    }),
  });

  const spoken: Form<Value> = either<Value>({
    objects: fields<Extract<Value, { objects: unknown }>>({
      objects,
      stints: list(natural),
      past: optional(list(natural)),
    }),
    players: fields({ players: list(player) }),
    amount: fields({ amount }),
  });
  const refs = list(nullable(spoken));
  const phrase: Form<Aim['phrase']> = (value, path) =>
    'what' in recordAt(value, path)
      ? meaning<Some | Either>('what')(value, path)
      : meaning<TargetPlayer>('who')(value, path);
  const aims = list(
    fields<Aim>({
      ability,
      phrase,
      chosen: spoken,
      settled: yes,
    }),
  );
  const uses = list(fields<Use>({ effect, ability, part: word<Use['part']>('outcome', 'after') }));
  const env = fields<Env>({
    you: player,
    source: nullable(object),
    stint: natural,
    ability: nullable(ability),
    refs,
    event: nullable(event),
    uses,
    declined: optional(list(effect)),
    manner: text,
    found: optional(natural),
    met: optional(natural),
    actor: optional(player),
    aimed: optional(aims),
    modes: optional(list(fields<Modes>({ ability, chosen: list(natural) }))),
  });

  const instructions = list(meaning<Instruction>('do'));
  const action: Form<Action> = (value, path) => wholeAction(value, path);
  const wholeAction = fields<Action>({
    verb: own(rulebook.actions, 'an action'),
    place: natural,
    by: player,
    object: nullable(object),
    other: nullable(object),
    others: optional(list(object)),
    named: optional(fields<NonNullable<Action['named']>>({ object: nullable(text), other: nullable(text) })),
    words: nullable(card),
    amount: nullable(natural),
    line: optional(natural),
    manner: nullable(text),
    illegal: optional(flag),
    unsaid: optional(flag),
    responses: list(action),
  });
  const answers = list(
    either<Answer>({
      option: fields({ option: natural }),
      objects: fields({ objects }),
      word: fields({ word: text }),
    }),
  );
  const outcome = fields<Outcome>({
    accepted: flag,
    attempted: flag,
    alike: word<Outcome['alike']>('all', 'some', 'none'),
    replaced: flag,
    happened: flag,
    objects,
    amount: optional(amount),
    partly: yes,
    short: optional(text),
  });
  const awaits = list(fields<Coming>({ as: referent, kind: own(catalogue.events, 'a kind of event') }));
  const after = fields<Continuation>({
    do: instructions,
    env,
    awaits: optional(awaits),
    idle: optional(flag),
    partly: yes,
  });
  const node = fields<Node>({
    id: natural,
    events: list(event),
    origin: event,
    stint: nullable(natural),
    uses,
    inherited: natural,
    declined: list(effect),
    ranked: list(effect),
    within: nullable(natural),
    state: word<Node['state']>('live', 'open', 'held', 'later', 'done'),
    bound: flag,
    after: list(after),
    happened: flag,
    objects,
  });
  const assignment = fields<Assignment>({
    effect,
    ability,
    results: list(
      fields<Assignment['results'][number]>({ node: natural, member: natural, events: list(event) }),
    ),
    after: nullable(after),
    cost: natural,
    meant: list(fields<Assignment['meant'][number]>({ object, stint: natural })),
  });
  const frame = tagged<Frame, 'frame'>('frame', {
    actions: { frame: word('actions'), actions: list(action), next: natural },
    script: {
      frame: word('script'),
      rest: instructions,
      env,
      answers,
      last: nullable(outcome),
      awaits: nullable(referent),
      comes: optional(nullable(fields({ as: referent, to: nullable(zone) }))),
      part: where<ScriptFrame['part']>(
        'true, false, joined, paying or announcing',
        (value) => typeof value === 'boolean' || ['joined', 'paying', 'announcing'].includes(String(value)),
      ),
    },
    group: {
      frame: word('group'),
      nodes: list(node),
      assigned: list(assignment),
      since: natural,
      gathered: objects,
      released: flag,
    },
    apply: { frame: word('apply'), effect, nodes: list(natural), accepted: flag, answers },
    sequence: {
      frame: word('sequence'),
      events: list(event),
      next: natural,
      uses,
      declined: list(effect),
      gathered: objects,
    },
    settle: { frame: word('settle'), within: flag, answers },
  });

  const option = tagged<Option, 'option'>('option', {
    effect: { option: word('effect'), effect, nodes: list(natural), on: objects, accepts: flag, ranks: flag },
    decline: { option: word('decline') },
    accept: { option: word('accept') },
    trigger: { option: word('trigger'), trigger: natural, announces: flag },
    player: { option: word('player'), player },
    object: { option: word('object'), object },
  });
  const domain = tagged<Domain, 'of'>('of', {
    options: { of: word('options'), options: list(option) },
    objects: { of: word('objects'), from: objects, least: natural, most: natural },
    words: { of: word('words'), words: list(text), open: flag },
  });
  const decision = fields<Decision>({
    by: (value, path) => (value === 'chance' ? undefined : player(value, path)),
    asks: word<Decision['asks']>('apply', 'may', 'choose', 'target', 'name', 'order'),
    domain,
    rule: nullable(text),
    about: fields<Decision['about']>({
      effect: nullable(effect),
      ability: nullable(ability),
      source: nullable(object),
      event: nullable(natural),
      each: nullable(fields<Each>({ objects, place: natural })),
    }),
  });

  return fields<Position>({
    format: where(`${POSITION_FORMAT}`, (value) => value === POSITION_FORMAT),
    game: text,
    rules: text,
    date: nullable(text),
    cards: record(
      fields<Card>({
        key: card,
        name: text,
        traits,
        text,
        abilities: list(printed),
        other: optional(card),
        intent: optional(text),
      }),
    ) as Form<Position['cards']>,
    players: list(fields<Player>({ id: player, name: text, values: record(amount) })),
    objects: list(fields<GameObject>({ ...stands, was: nullable(was) } as Fields<GameObject>)),
    zones: record(objects),
    shuffled: related,
    unlisted: record(text),
    effects: list(
      fields<LastingEffect>({
        id: natural,
        made: ability,
        source: nullable(object),
        stint: natural,
        found: optional(natural),
        controller: player,
        since: natural,
        refs,
        on: list(fields<LastingEffect['on'][number]>({ object, stint: natural })),
        words: optional(list(text)),
        aimed: optional(aims),
      }),
    ),
    turn: fields<Turn>({ player, number: natural }),
    clock: natural,
    ledger: record(natural),
    moment: natural,
    pressed: flag,
    waiting: list(
      fields<Waiting>({
        id: natural,
        effect,
        ability,
        moment: natural,
        env,
        offer: optional(word('in payment', 'taken')),
        link: optional(natural),
        late: optional(text),
      }),
    ),
    held: record(list(node)),
    work: list(frame),
    decision: nullable(decision),
    without: fields<Without>({ abilities: list(ability), rules: list(text) }),
  });
}
