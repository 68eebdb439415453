/**
 * What an object is: its printed values, and everything that changes them.
 *
 * All objects are worked out together, layer by layer (`layers.ts`), once for each state of the game. An object that is
 * only about to arrive is looked at as it would be on the field, with what effects have so far made of its entry, and
 * with those continuous effects that the rulebook says count for it.
 */

import type { ObjectId } from '../ground/id.js';
import type { GameEvent } from '../position/event.js';
import type { Game } from '../rulebook/game.js';
import type { View } from '../table/view.js';
import { printed } from './change.js';
import { boardOf, layeredArrival } from './layers.js';

export { functionsIn } from './effect.js';

/** An object as it is at present, or, where it has ceased to exist, as it last was. */
export function viewOf(game: Game, id: ObjectId): View {
  const { table } = game;
  const { pass } = table;
  const object = table.position.objects[id];
  if (!object) throw new Error(`no object ${id}`);
  if (pass.now) {
    const trouble = pass.now.troubles.get(id);
    if (trouble) throw trouble;
    return pass.now.views.get(id) ?? printed(game, object);
  }
  const known = table.views.get(id);
  if (known && known.revision === table.revision) return known.view;
  const board = boardOf(game);
  const trouble = board.troubles.get(id);
  if (trouble) throw trouble;
  const view = board.views.get(id) ?? printed(game, object);
  table.views.set(id, { revision: table.revision, view });
  return view;
}

/** An arriving object as it would be on the field, by what has so far been made of its entry. */
export function arrivingView(game: Game, event: GameEvent): View {
  const object = event.object === null ? undefined : game.table.position.objects[event.object];
  const arrival = event.detail?.arrival;
  if (!object || !arrival || !event.to) throw new Error('not an arrival');
<<<<<<< HEAD
  return characteristics(
    game,
    {
      ...object,
      zone: event.to.zone,
      holder: event.to.holder,
      controller: arrival.controller,
      status: arrival.status,
      counters: arrival.counters,
      chosen: arrival.chosen,
      copy: arrival.copy ?? object.copy,
      linked: arrival.links,
      damage: 0,
      host: null,
    },
    (entry) => game.policy.counts(game, entry, object.id),
  );
}

/** What is printed, or copied. Of an unknown card nothing is known. */
function printed(game: Game, object: GameObject): View {
  const key = object.copy ? object.copy.card : object.card;
  const card = key === null ? undefined : game.table.position.cards[key];
  const concealed = game.catalogue.concealed(object);
  if (concealed) return { object, traits: concealed, abilities: [] };
  if (!card) return { object, traits: null, abilities: [] };
  return { object, traits: card.traits, abilities: game.table.registry.ofCard(card.key) };
}

/** One thing that a continuous effect does. */
interface Change {
  readonly op: StaticOp;
  readonly layer: number;
  readonly since: number;
  readonly env: Env;
  readonly effect: Effect;
}

/** A continuous effect that may change the object; once it has begun to, it goes on in later layers (613.6). */
interface Effect {
  readonly affects: (view: View) => boolean;
  /** Its key, where it is an ability of the object itself, which may lose it before it has begun. */
  readonly own: AbilityKey | null;
  /** It defines what the object is, in every zone. */
  readonly defines: boolean;
  /** Its name, as the giver of abilities. */
  readonly by: string;
  verdict: boolean | null;
}

function characteristics(game: Game, object: GameObject, counts: (entry: Entry) => boolean): View {
  const base = printed(game, object);
  const changes = changesTo(game, base, counts);
  if (changes.length === 0) return base;
  const view = changedBy(game, base, changes);
  const more = gained(game, base, view);
  if (more.length === 0) return view;
  // What it was given may be a continuous effect on itself: "it gets "power attacker +3000"".
  return changedBy(game, base, [...changes, ...more]);
}

/** The changes that abilities make to the object that has been given them. */
function gained(game: Game, base: View, view: View): Change[] {
  const { object } = base;
  return view.abilities.flatMap(({ key, ability, by = '' }) => {
    if (ability.ability !== 'static' || base.abilities.some((one) => isOf(one, key))) return [];
    if (!concernsItself(ability) || !inForce(game, ability, object, key)) return [];
    const effect: Effect = { ...ALWAYS, by };
    const env = { ...envOf(object), ability: key };
    return flatOps(ability.ops).map((op) => ({
      op,
      layer: game.catalogue.layer(op, false),
      since: object.since,
      env,
      effect,
    }));
  });
}

function changedBy(game: Game, base: View, changes: Change[]): View {
  changes.sort((a, b) => a.layer - b.layer || a.since - b.since);
  let view = base;
  for (const change of changes) {
    const { effect } = change;
    if (effect.verdict === null) {
      const { own } = effect;
      const lost = own !== null && !view.abilities.some((one) => isOf(one, own));
      effect.verdict = !lost && effect.affects(view);
    }
    if (effect.verdict) view = changed(game, view, change);
  }
  return view;
}

/** Every change that some continuous effect could make to the object. */
function changesTo(game: Game, base: View, counts: (entry: Entry) => boolean): Change[] {
  const { catalogue, table } = game;
  const changes: Change[] = [];
  const take: Take = (effect, ops, env, since) => {
    for (const op of flatOps(ops)) {
      const layer = catalogue.layer(op, effect.defines);
      for (const one of [op, ...catalogue.consequences(op)])
        changes.push({ op: one, layer, since, env, effect });
    }
  };
  // An object that is not there yet brings no effect on others to the index, but its own may be about itself as well.
  const arriving = table.position.objects[base.object.id]?.zone !== base.object.zone;
  const by = giver(base.object.id, null);
  for (const { key, ability } of base.abilities) {
    if (ability.ability !== 'static' || !(arriving || concernsItself(ability))) continue;
    if (!inForce(game, ability, base.object, key)) continue;
    if (!concernsItself(ability)) {
      const env = { ...envOf(base.object), ability: key };
      const affects = (view: View): boolean => isMeant(game, env, ability.affects, view);
      take({ affects, own: key, defines: false, by, verdict: null }, ability.ops, env, base.object.since);
      continue;
    }
    take(
      { affects: () => true, own: key, defines: ability.zone === '*', by, verdict: null },
      ability.ops,
      { ...envOf(base.object), ability: key },
      base.object.since,
    );
  }
  for (const entry of table.index.statics()) {
    if (counts(entry)) takeGeneral(game, entry, base.object.id, take);
  }
  for (const entry of table.index.about(base.object.id)) {
    if (entry.lasting === null || !counts(entry)) continue;
    const lasting = table.position.effects.find((effect) => effect.id === entry.lasting);
    if (!lasting?.on.some((one) => one.object === base.object.id && one.stint === base.object.stint))
      continue;
    const maker = table.registry.maker(lasting.made);
    if (maker.do !== 'last on') continue;
    const effect = { ...ALWAYS, by: giver(null, lasting.id) };
    take(
      effect,
      withWords(maker.ops, lasting.words),
      { ...wordsOfLasting(lasting), ability: lasting.made },
      lasting.since,
    );
  }
  for (const op of base.object.copy?.except ?? []) {
    // What a copy effect excepts is part of the copied values, before any other effect (707.9).
    const effect: Effect = { ...ALWAYS, by: 'copy' };
    changes.push({ op, layer: Number.NEGATIVE_INFINITY, since: 0, env: envOf(base.object), effect });
  }
  const intrinsic = catalogue.intrinsic(base.object);
  if (intrinsic.length > 0) {
    take({ ...ALWAYS, by }, intrinsic, envOf(base.object), base.object.since);
  }
  return changes;
}

/** What an effect does, with the words that were chosen for it, pair by pair. */
function withWords(ops: readonly StaticOp[], words: readonly string[] = []): readonly StaticOp[] {
  let next = 0;
  return flatOps(ops).map((op) => {
    if (op.op !== 'rename') return op;
    const [from = '', to = ''] = words.slice(next, next + 2);
    next += 2;
    return { ...op, from, to };
=======
  return layeredArrival(game, {
    ...object,
    zone: event.to.zone,
    holder: event.to.holder,
    controller: arrival.controller,
    status: arrival.status,
    counters: arrival.counters,
    chosen: arrival.chosen,
    copy: arrival.copy ?? object.copy,
    linked: arrival.links,
    damage: 0,
    host: null,
>>>>>>> 01e6211 (Continuous effects are worked out for all objects together, layer by layer)
  });
}
