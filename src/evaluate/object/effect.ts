/** Continuous effects: where they come from, whether they exist, which objects they are on, and what they do. */

import type { StaticAbility } from '../../ability/ability.js';
import type { What } from '../../ability/reference.js';
import { flatOps, type StaticOp } from '../../ability/static.js';
import type { AbilityKey, ObjectId } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import type { LastingEffect } from '../../position/effect.js';
import { type Env, envWith } from '../../position/env.js';
import type { GameObject } from '../../position/object.js';
import type { Game } from '../../rulebook/game.js';
import type { Entry } from '../../table/index.js';
import { giver, type Keyed } from '../../table/registry.js';
import type { View } from '../../table/view.js';
import { concernsItself } from '../../table/watch.js';
import { holds } from '../condition/condition.js';
import { isMeant } from '../condition/test.js';
import { envOf, theseObjects, withRef } from '../env.js';
import { mentioned, placesOf } from '../reference/selection.js';
import { functionsIn, viewOf } from './characteristics.js';
import { stillThere } from './still.js';

/** A continuous effect, on its way through the layers. */
export interface Effect {
  /** Names it among all. */
  readonly id: string;
  /** As the index knows it, where a rulebook may ask whether it counts. */
  readonly entry: Entry | null;
  /** The ability that it comes from: without the ability there is no effect, until it has begun. */
  readonly from: { readonly object: ObjectId; readonly keyed: Keyed } | null;
  readonly static: StaticAbility | null;
  /** The objects that it is on, where no description says which. */
  readonly on: readonly ObjectId[] | null;
  readonly ops: readonly StaticOp[];
  readonly env: Env;
  readonly since: number;
  /** It defines what the object is that has it, in every zone (Magic 604.3). */
  readonly defines: boolean;
  /** Its name as the giver of abilities. */
  readonly by: string;
}

/**
 * Effects that last: everything that is no static ability of an object.
 * @param only the object in question, where no other is: what lasts on it
 */
export function lastingEffects(game: Game, only?: ObjectId): Effect[] {
  const { index, position } = game.table;
  if (only === undefined)
    return [...lastingStatics(game), ...flat(position.effects, (one) => lastingOn(game, one))];
  return flat(index.about(only), ({ lasting }) => {
    const one = position.effects.find(({ id }) => id === lasting);
    return one ? lastingOn(game, { ...one, on: one.on.filter(({ object }) => object === only) }) : [];
  });
}

/** Static abilities that last for a while and that no object has. */
function lastingStatics(game: Game): Effect[] {
  const { table } = game;
  return flat(table.index.statics(), (entry): Effect[] => {
    if (entry.lasting === null) return [];
    const lasting = table.position.effects.find(({ id }) => id === entry.lasting);
    const ability = table.registry.ability(entry.ability);
    if (!lasting || ability.ability !== 'static') return [];
    const fixed = lasting.aimed?.find((aim) => aim.ability === entry.ability)?.chosen;
    return [
      {
        id: `e${lasting.id}:${entry.ability}`,
        entry,
        from: null,
        static: ability,
        // Those for which alone it was made.
        on: fixed ? stillThere(game, fixed) : null,
        ops: ability.ops,
        env: envWith(wordsOfLasting(lasting), { ability: entry.ability }),
        since: lasting.since,
        defines: false,
        by: giver(entry.source, entry.lasting),
      },
    ];
  });
}

/** What lasts on certain objects, as long as they are the same. */
function lastingOn({ table }: Game, lasting: LastingEffect): Effect[] {
  const { made, on, words, since, id, source } = lasting;
  const maker = table.registry.maker(made);
  if (maker.do !== 'last on') return [];
  const meant = flat(on, ({ object, stint }) =>
    table.position.objects[object]?.stint === stint ? [object] : [],
  );
  if (meant.length === 0) return [];
  return [
    {
      id: `e${id}`,
      entry: { ability: made, source, lasting: id, granted: null },
      from: null,
      static: null,
      on: meant,
      ops: withWords(maker.ops, words),
      env: envWith(wordsOfLasting(lasting), { ability: made }),
      since,
      defines: false,
      by: giver(null, id),
    },
  ];
}

/** What an object arrives with: effects that are made with its arrival, and are on it from then on. */
export function arrivingEffects(game: Game, object: GameObject, gains: readonly AbilityKey[]): Effect[] {
  return flat(gains, (made, index): Effect[] => {
    const maker = game.table.registry.maker(made);
    if (maker.do !== 'last on') return [];
    return [
      {
        id: `a${object.id}.${index}:${made}`,
        entry: null,
        from: null,
        static: null,
        on: [object.id],
        ops: maker.ops,
        env: envWith(envOf(object), { ability: made }),
        since: game.table.position.clock + 2 + index,
        defines: false,
        by: `a${made}`,
      },
    ];
  });
}

/** What counters and the like do to an object. */
export function intrinsicEffect(game: Game, object: GameObject): Effect | null {
  const ops = game.catalogue.intrinsic(game, object);
  if (ops.length === 0) return null;
  return {
    id: `i${object.id}`,
    entry: null,
    from: null,
    static: null,
    on: [object.id],
    ops,
    env: envOf(object),
    since: object.since,
    defines: false,
    by: giver(object.id, null),
  };
}

/** The effects of the static abilities that an object has now, where they function. */
export function effectsOf(game: Game, { object, abilities }: View): Effect[] {
  const effects: Effect[] = [];
  for (const keyed of abilities) {
    const { key, ability, origin, by, since = object.since, refs = [] } = keyed;
    if (ability.ability !== 'static' || !functionsIn(game, ability.zone, object.zone)) continue;
    effects.push({
      id: `o${object.id}.${object.stint}:${key}${by === undefined ? '' : `@${by}`}`,
      entry: { ability: origin ?? key, source: object.id, lasting: null, granted: null },
      from: { object: object.id, keyed },
      static: ability,
      on: concernsItself(ability) ? [object.id] : null,
      ops: ability.ops,
      env: envWith(envOf(object), { ability: key, refs }),
      // Magic 613.7a: as old as its object, or as what gave the ability, whichever is younger.
      since: Math.max(object.since, since),
      // What is so only under a condition defines nothing (Magic 604.3a).
      defines: ability.zone === '*' && ability.while === undefined && concernsItself(ability),
      by: giver(object.id, null),
    });
  }
  return effects;
}

/** Whether an effect that has not begun exists: its object has the ability, and its condition holds. */
export function exists(game: Game, { from, static: ability, env }: Effect): boolean {
  if (from && !hasAbility(viewOf(game, from.object), from.keyed)) return false;
  return !ability?.while || holds(game, env, ability.while);
}

function hasAbility({ abilities }: View, { key, by }: Keyed): boolean {
  return abilities.some((one) => one.key === key && one.by === by);
}

/** The objects that an effect could be on: those that its words look at, or those that it was made for. */
export function candidatesOf(game: Game, effect: Effect): Iterable<ObjectId> {
  if (effect.on) return effect.on;
  return effect.static ? placesMeant(game, effect.env, effect.static.affects) : [];
}

/** Whether an effect is on this object. */
export function isOn(game: Game, effect: Effect, view: View): boolean {
  if (effect.on) return effect.on.includes(view.object.id);
  return (
    effect.static !== null &&
    isMeant(game, wordsFor(game, effect, view.object.id), effect.static.affects, view)
  );
}

/** "Each has power equal to its mana value": what the effect is on is the first thing that its text speaks of. */
export function wordsFor(game: Game, { static: ability, env }: Effect, affected: ObjectId): Env {
  const affects: What | undefined = ability?.affects;
  return affects?.what === 'some' ? withRef(env, affects.as, theseObjects(game, [affected])) : env;
}

/** What an effect that lasts goes on to speak of. */
function wordsOfLasting({ controller: you, source, stint, found, refs }: LastingEffect): Env {
  const words: Env = { you, source, stint, ability: null, refs, event: null, uses: [], manner: 'effect' };
  return found === undefined ? words : envWith(words, { found });
}

/** What an effect does, with the words that were chosen for it: pair by pair, or one where it is picked what is done. */
function withWords(ops: readonly StaticOp[], words: readonly string[] = []): readonly StaticOp[] {
  let next = 0;
  return flat(ops, (written): readonly StaticOp[] => {
    if (written.op !== 'picked') return flatOps([written]).map(renamed);
    const word = words[next++];
    return flatOps(written.of.flatMap((one) => (one.word === word ? one.ops : [])));
  });
  function renamed(op: StaticOp): StaticOp {
    if (op.op !== 'rename') return op;
    const [from = '', to = ''] = words.slice(next, next + 2);
    next += 2;
    return { ...op, from, to };
  }
}

/** The objects that a phrase could mean, by where they are. */
function* placesMeant(game: Game, env: Env, what: What): Generator<ObjectId> {
  if (what.what === 'both') {
    for (const part of what.of) yield* placesMeant(game, env, part);
  } else if (what.what === 'some') {
    for (const there of placesOf(game, env, what)) yield* there;
  } else {
    yield* mentioned(game, env, what);
  }
}
