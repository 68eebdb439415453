/**
 * What has happened this turn, as far as conditions ask: that a creature died, that somebody gained life. The scenario's own
 * actions are noted; of what came before a player's values tell, 0 where nothing did. Of what neither tells nothing is known,
 * until the turn passes: of the next one everything is.
 */

import { wordsOf } from '../../../evaluate/condition/test.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { compare } from '../../../ground/amount.js';
import type { PlayerId } from '../../../ground/id.js';
import type { Env } from '../../../position/env.js';
import type { GameEvent } from '../../../position/event.js';
import type { EventRule, FactRule } from '../../../rulebook/catalogue.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import type { View } from '../../../table/view.js';
import { PERMANENT_TYPES } from '../type.js';

/**
 * Values of players: 1 or more where it has happened to what they control, own or are; of the cards drawn, how many
 * (`first-draw.ts`).
 */
export const TALLIES = [
  'creatures died',
  'permanents left',
  'nonland permanents left',
  'lands entered',
  'descended',
  'attacked',
  'life gained',
  'life lost',
  'damage dealt',
  'cards drawn',
  'tokens created',
] as const;

type Tally = (typeof TALLIES)[number];

/** What is to be noted of an event: of whom, and what. */
type Note = readonly [PlayerId, Tally];

/** By kind: what is told by the state before it, and what by the state after. */
const NOTES: {
  readonly [kind: string]: {
    before?(game: Game, event: GameEvent): readonly Note[];
    after?(game: Game, event: GameEvent): readonly Note[];
  };
} = {
  move: { before: left, after: came },
  'gain life': { before: (_game, event) => ofPlayer(event, 'life gained') },
  'lose life': { before: (_game, event) => ofPlayer(event, 'life lost') },
  create: { before: (_game, event) => (ofNone(event) ? [] : ofPlayer(event, 'tokens created')) },
  damage: { before: (_game, event) => (event.object === null ? ofPlayer(event, 'damage dealt') : []) },
};

const ofNone = ({ amount }: GameEvent): boolean => compare(amount ?? 0, 0) === 0;

function ofPlayer({ player }: GameEvent, tally: Tally): readonly Note[] {
  return player === null ? [] : [[player, tally]];
}

function left(game: Game, { object, from, to }: GameEvent): readonly Note[] {
  if (object === null || from !== 'battlefield' || to?.zone === 'battlefield') return [];
  const view = viewOf(game, object);
  const { controller } = view.object;
  const dies = to?.zone === 'graveyard' && is(game, view, 'creature');
  return [
    [controller, 'permanents left'],
    ...(is(game, view, 'land') ? [] : [[controller, 'nonland permanents left'] as const]),
    ...(dies ? [[controller, 'creatures died'] as const] : []),
  ];
}

function came(game: Game, { object, to }: GameEvent): readonly Note[] {
  if (object === null || !to) return [];
  const view = viewOf(game, object);
  const { controller, owner, token, zone } = view.object;
  if (to.zone === 'battlefield' && zone === to.zone && is(game, view, 'land'))
    return [[controller, 'lands entered']];
  // A permanent card has come to the graveyard from anywhere (700.11).
  const descends = zone === 'graveyard' && !token && PERMANENT_TYPES.some((type) => is(game, view, type));
  return descends ? [[owner, 'descended']] : [];
}

function is(game: Game, view: View, type: string): boolean {
  return view.traits !== null && wordsOf(game, view, 'type').includes(type);
}

/** The same events, which are noted where they happen. */
export function noted(events: { readonly [kind: string]: EventRule }): {
  readonly [kind: string]: EventRule;
} {
  return Object.fromEntries(
    Object.entries(events).map(([kind, rule]) => {
      const notes = NOTES[kind];
      if (!notes) return [kind, rule];
      const happen: EventRule['happen'] = (hands, event, ...uses) => {
        const before = notes.before?.(hands.game, event) ?? [];
        const done = rule.happen(hands, event, ...uses);
        if (done === false) return false;
        for (const [player, tally] of [...before, ...(notes.after?.(hands.game, event) ?? [])])
          if (!so(isKnown(hands.game, player, tally))) hands.value(player, tally, 1);
        return done;
      };
      return [kind, { ...rule, happen }];
    }),
  );
}

/** In the next turn nothing has happened yet. */
export function forgetTurn(hands: Hands): void {
  for (const { id, values } of hands.game.table.position.players)
    for (const tally of TALLIES) if (values[tally] !== 0) hands.value(id, tally, 0);
}

function isKnown({ table }: Game, player: PlayerId, tally: Tally): boolean | null {
  const value = table.position.players[player]?.values[tally];
  return value === undefined ? null : compare(value, 0) > 0;
}

const so = (known: boolean | null): boolean => known === true;

/** It is so of one of these players; it is not where it is known of none; and else nobody has written it down. */
function among(tally: Tally, whom: (game: Game, env: Env) => readonly PlayerId[]): FactRule {
  return {
    note: tally,
    so: (game, env) => {
      const known = whom(game, env).map((player) => isKnown(game, player, tally));
      if (known.some(so)) return true;
      return known.includes(null) ? null : false;
    },
  };
}

const you = (_game: Game, env: Env): readonly PlayerId[] => [env.you];
const everybody = (game: Game): readonly PlayerId[] => game.policy.order(game);
const opponents = (game: Game, env: Env): readonly PlayerId[] =>
  everybody(game).filter((player) => player !== env.you);

const LEFT = among('nonland permanents left', everybody);

export const TURN_FACTS: { readonly [fact: string]: FactRule } = {
  'a creature died this turn': among('creatures died', everybody),
  'you gained life this turn': among('life gained', you),
  'you attacked this turn': { note: 'attacked', so: attacked },
  'you descended this turn': among('descended', you),
  'you had a land enter the battlefield under your control this turn': among('lands entered', you),
  // Whether a spell was warped nobody writes down.
  'a nonland permanent left the battlefield this turn or a spell was warped this turn': {
    ...LEFT,
    so: (game, env) => (LEFT.so(game, env) === true ? true : null),
  },
  'a permanent you controlled left the battlefield this turn': among('permanents left', you),
  'an opponent lost life this turn': among('life lost', opponents),
  'an opponent was dealt damage this turn': among('damage dealt', opponents),
};

/** Who has an attacking creature has attacked; in the turn of another nobody does. */
function attacked(game: Game, env: Env): boolean | null {
  const { turn, zones, objects } = game.table.position;
  if (turn.player !== env.you) return false;
  const attacking = (zones.battlefield ?? []).some((id) => {
    const { controller, status = [] } = objects[id] ?? {};
    return controller === env.you && status.includes('attacking');
  });
  return attacking || isKnown(game, env.you, 'attacked');
}
