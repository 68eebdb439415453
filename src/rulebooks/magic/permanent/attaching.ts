/**
 * What is attached to what (301.5, 301.6, 303.4, 701.3): what may be, how it comes off, and what state-based actions make
 * of it then (704.5m, 704.5n, 704.5p).
 */

import type { Replacement } from '../../../ability/ability.js';
import type { Description, Test } from '../../../ability/reference.js';
import { describes, wordsOf } from '../../../evaluate/condition/test.js';
import { envOf } from '../../../evaluate/env.js';
import { arrivingView } from '../../../evaluate/object/ahead.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import type { ObjectId } from '../../../ground/id.js';
import { flat } from '../../../ground/list.js';
import { withhold } from '../../../ground/problem.js';
import type { GameEvent } from '../../../position/event.js';
import type { GameObject } from '../../../position/object.js';
import type { Catalogue, EventRule, FactRule } from '../../../rulebook/catalogue.js';
import { type Game, objectOf } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import type { View } from '../../../table/view.js';
import { zoneOf } from '../../common/event.js';
import { byRule } from '../../common/settle.js';
import { cite } from '../rule.js';
import { isGiving } from './control.js';
import { isProtectedFrom } from './protection.js';

/** That it is attached to nothing any more; one of which nothing is written down is taken to be where it belongs. */
export const LOOSE = 'unattached';

const ATTACHABLE = ['Aura', 'Equipment', 'Fortification'] as const;

/** Keywords by which an Aura enchants players (702.5d). */
export const ENCHANT_PLAYER = 'enchant player';
export const ENCHANT_OPPONENT = 'enchant opponent';
const PLAYERS: ReadonlySet<string> = new Set([ENCHANT_PLAYER, ENCHANT_OPPONENT]);

export const ATTACHING: { readonly [kind: string]: EventRule } = {
  attach: {
    impossible: (game, { object, other }) => {
      if (zoneOf(game, object) !== 'battlefield') return cite('not-there');
      if (object === null || other === null) return null;
      // Nothing is attached to what is not there (701.3b).
      if (zoneOf(game, other) !== 'battlefield') return cite('not-attachable');
      return mayBear(game, viewOf(game, other), viewOf(game, object)) ? null : cite('not-attachable');
    },
    happen: (hands, { object, other }) => {
      if (object === null || other === null) return false;
      attach(hands, object, other);
      return true;
    },
  },
  unattach: {
    happen: (hands, { object }) => {
      if (object === null || hands.object(object).host === null) return false;
      loosen(hands, object);
      return true;
    },
  },
};

function attach(hands: Hands, object: ObjectId, host: ObjectId): void {
  const one = hands.object(object);
  // It is younger from then on (613.7e).
  if (one.host !== null && isGiving(hands.game, one))
    withhold(
      'rule/not-modelled',
      'Who controls what, once an Aura that gives control is attached to something else, is not worked out here.',
    );
  hands.attach(object, host);
  hands.status(object, LOOSE, false);
}

/** It is attached to nothing; of an Aura that is remembered until the graveyard has it. */
export function loosen(hands: Hands, object: ObjectId): void {
  hands.attach(object, null);
  if (isKind(hands.game, viewOf(hands.game, object), 'Aura')) hands.status(object, LOOSE, true);
}

/** The word by which an Aura that enters without being cast has what it will enchant (303.4f). */
const ENCHANTS = 'enchants';

/**
 * "As this Aura enters, choose what it enchants", which is said of every Aura that does not enter by resolving as an Aura
 * spell (303.4f).
 */
export function choosingWhatToEnchant(whom: Description): Replacement {
  const { which = [] } = whom;
  const able: Test = { test: 'relation', relation: 'can be enchanted by', to: { what: 'this' } };
  return {
    ability: 'replacement',
    watch: { event: 'move', object: { what: 'this', noun: 'permanent' }, to: { zone: 'battlefield' } },
    given: { if: 'fact', fact: 'it enters without being an Aura spell' },
    outcome: {
      outcome: 'modify',
      changes: [
        {
          change: 'pick',
          as: ENCHANTS,
          what: {
            what: 'some',
            quantity: { how: 'one', said: 'a' },
            described: { ...whom, which: [...which, able] },
          },
        },
      ],
    },
    says: 'plain',
  };
}

export const ATTACHING_FACTS: { readonly [fact: string]: FactRule } = {
  'it enters without being an Aura spell': {
    so: (game, { event }) =>
      event?.object != null && !(event.from === 'stack' && isKind(game, viewOf(game, event.object), 'Aura')),
  },
};

export const ATTACHING_RELATIONS: Catalogue['relations'] = {
  /** What an Aura or Equipment is attached to bears it. */
  bears: (game, { id, zone, since }, to) =>
    zone === 'battlefield' && to.some((one) => isBorneBy(objectOf(game, one), id, since)),
  'attached to': (_game, { zone, host }, to) => zone === 'battlefield' && host !== null && to.includes(host),
  /** It has no protection from the Aura. What the Aura enchants, its own text says. */
  'can be enchanted by': (game, { id }, to) =>
    to.every((aura) => aura !== id && !isProtectedFrom(game, viewOf(game, id), viewOf(game, aura))),
};

/**
 * One that has left the battlefield, as a cost or before its ability resolves, is spoken of as it last was (608.2h);
 * a creature that has come since then is another.
 */
function isBorneBy({ zone, host, was, since }: GameObject, to: ObjectId, arrived: number): boolean {
  if (zone === 'battlefield') return host === to;
  return was?.object.zone === 'battlefield' && was.object.host === to && arrived <= since;
}

/** How an Aura enters that is not cast: on what, or, with nothing there for it, not at all (303.4f, 303.4g). */
export type Entry = 'as it may' | 'stays' | { readonly on: ObjectId };

/** @throws {Withheld} where its text does not tell what it enchants, or it may not be there any more */
export function entryOf(game: Game, event: GameEvent): Entry {
  const aura = arrivingView(game, event);
  if (!isKind(game, aura, 'Aura')) return 'as it may';
  if (event.from === 'stack' && event.object !== null && isKind(game, viewOf(game, event.object), 'Aura'))
    return 'as it may';
  const { [ENCHANTS]: chosen } = event.detail?.arrival?.links ?? {};
  const [on] = chosen ?? [];
  if (!chosen || aura.object.token || (on === undefined && event.from === 'stack'))
    withhold(
      'rule/not-modelled',
      'What an Aura that enters without being cast is attached to is not worked out here (303.4f).',
    );
  if (on === undefined) return 'stays';
  if (!mayBear(game, viewOf(game, on), aura))
    withhold(
      'rule/not-modelled',
      'What an Aura enchants once it is what it enters as is not worked out here.',
    );
  return { on };
}

/** An Aura that has entered is attached to nothing until it is attached, by its own spell or as it was chosen. */
export function entered(hands: Hands, aura: ObjectId, entry: Entry): void {
  if (!isKind(hands.game, viewOf(hands.game, aura), 'Aura')) return;
  if (typeof entry !== 'object') return hands.status(aura, LOOSE, true);
  attach(hands, aura, entry.on);
  hands.link(aura, ENCHANTS, [], { only: true });
}

/** What is attached to a permanent that leaves becomes unattached, whatever that permanent becomes (701.3d). */
export function comeOff(hands: Hands, host: ObjectId): void {
  for (const { id, host: on, zone } of hands.game.table.position.objects)
    if (on === host && zone === 'battlefield') loosen(hands, id);
}

/** Auras that go to the graveyard (704.5m). */
export function fallingAuras(game: Game): readonly View[] {
  return attachments(game).filter(
    (view) => isAttached(view) && isKind(game, view, 'Aura') && hasLostHost(game, view),
  );
}

/** What becomes unattached and stays where it is (704.5n, 704.5p). */
export function comingOff(game: Game): readonly GameEvent[] {
  return attachments(game)
    .filter(({ object }) => object.host !== null)
    .filter((view) => !isKind(game, view, 'Aura') && hasLostHost(game, view))
    .map(({ object }) => byRule(game, 'unattach', object.id));
}

function attachments(game: Game): View[] {
  return flat(game.table.position.zones.battlefield ?? [], (id) => {
    const { host = null, status = [] } = game.table.position.objects[id] ?? {};
    return host === null && !status.includes(LOOSE) ? [] : [viewOf(game, id)];
  });
}

function isAttached({ object }: View): boolean {
  return object.host !== null || object.status.includes(LOOSE);
}

function hasLostHost(game: Game, view: View): boolean {
  const { host } = view.object;
  return (
    host === null ||
    game.table.position.objects[host]?.zone !== 'battlefield' ||
    !mayBear(game, viewOf(game, host), view)
  );
}

/** Whether a permanent may be what an Aura, Equipment or Fortification is attached to. */
function mayBear(game: Game, host: View, one: View): boolean {
  const types = wordsOf(game, one, 'type');
  // What is a creature or a battle is attached to nothing (301.5c, 303.4d, 704.5p).
  if (types.includes('creature') || types.includes('battle')) return false;
  if (!ATTACHABLE.some((kind) => isKind(game, one, kind))) return false;
  // Of a permanent that nobody has named nothing is known that would forbid it.
  if (host.traits === null) return true;
  if (host.object.id === one.object.id || isProtectedFrom(game, host, one)) return false;
  const on = wordsOf(game, host, 'type');
  if (isKind(game, one, 'Equipment') && !on.includes('creature')) return false;
  if (isKind(game, one, 'Fortification') && !on.includes('land')) return false;
  return mayEnchant(game, one, host);
}

/** Whether a permanent is what the Aura says that it enchants (702.5). */
function mayEnchant(game: Game, aura: View, host: View): boolean {
  return aura.abilities.every(({ ability }) => {
    if (ability.ability !== 'keyword') return true;
    const { keyword, whom } = ability;
    // One that enchants players is attached to no permanent.
    if (PLAYERS.has(keyword)) return false;
    return keyword !== 'enchant' || !whom || describes(game, envOf(aura.object), whom, host);
  });
}

function isKind(game: Game, view: View, subtype: string): boolean {
  return wordsOf(game, view, 'subtype').includes(subtype);
}
