/**
 * What an object is: its printed values, and everything that changes them, layer by layer.
 *
 * The same computation answers for an object that is only about to arrive (`arrivingView`): it is looked at as it would
 * be on the field, with what effects have so far made of its entry, and with those continuous effects that the rulebook
 * says count for it.
 */

import type { StaticAbility } from '../ability/ability.js';
import { flatOps, type StaticOp, type Values } from '../ability/static.js';
import { add } from '../ground/amount.js';
import type { AbilityKey, ObjectId } from '../ground/id.js';
import { withhold } from '../ground/problem.js';
import type { Traits, TraitValue } from '../position/card.js';
import type { LastingEffect } from '../position/effect.js';
import type { Env } from '../position/env.js';
import type { GameEvent } from '../position/event.js';
import type { GameObject } from '../position/object.js';
import type { Game } from '../rulebook/game.js';
import type { Entry } from '../table/index.js';
import { giver, isOf, type Keyed } from '../table/registry.js';
import type { View } from '../table/view.js';
import { concernsItself } from '../table/watch.js';
import { holds } from './condition.js';
import { envOf, theseObjects, withRef } from './env.js';
import { quantity } from './quantity.js';
import { mentioned } from './selection.js';
import { isIn, isMeant } from './test.js';

/** An object as it is at present, or, where it has ceased to exist, as it last was. */
export function viewOf(game: Game, id: ObjectId): View {
  const { table } = game;
  const known = table.views.get(id);
  if (known && known.revision === table.revision) return known.view;
  const object = table.position.objects[id];
  if (!object) throw new Error(`no object ${id}`);
  const { pass } = table;
  const inPass = pass.views.get(id);
  if (inPass) return inPass;
  // A text that asks for an object while that very object is being worked out sees it as printed. What is found on the
  // way rests on that, so it serves this computation alone; only the object that was asked for first is kept.
  const outermost = pass.depth === 0;
  pass.views.set(id, printed(game, object));
  pass.depth += 1;
  try {
    const view = characteristics(game, object, () => true);
    pass.views.set(id, view);
    if (outermost) table.views.set(id, { revision: table.revision, view });
    return view;
  } finally {
    pass.depth -= 1;
    if (outermost) pass.views.clear();
  }
}

/** An arriving object as it would be on the field, by what has so far been made of its entry. */
export function arrivingView(game: Game, event: GameEvent): View {
  const object = event.object === null ? undefined : game.table.position.objects[event.object];
  const arrival = event.detail?.arrival;
  if (!object || !arrival || !event.to) throw new Error('not an arrival');
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
  });
}

/** An effect that is on the object, whatever that is. */
const ALWAYS = { affects: () => true, own: null, defines: false, verdict: true } as const;

/** What an effect that lasts goes on to speak of. */
function wordsOfLasting({ controller: you, source, stint, refs }: LastingEffect): Env {
  return { you, source, stint, ability: null, refs, event: null, uses: [], manner: 'effect' };
}

type Take = (effect: Effect, ops: readonly StaticOp[], env: Env, since: number) => void;

/** A continuous effect of another object, or a lasting one on whatever fits a description. */
function takeGeneral(game: Game, entry: Entry, affected: ObjectId, take: Take): void {
  const ability = game.table.registry.ability(entry.ability);
  const words = ability.ability === 'static' ? wordsOfEntry(game, entry, affected) : null;
  if (!words || ability.ability !== 'static') return;
  const env = speakingOf(game, { ...words.env, ability: entry.ability }, ability, affected);
  if (ability.while && !holds(game, env, ability.while)) return;
  const own = entry.lasting === null && entry.source === affected ? entry.ability : null;
  const by = giver(entry.source, entry.lasting);
  const affects = (view: View): boolean => isMeant(game, env, ability.affects, view);
  take({ affects, own, defines: false, by, verdict: null }, ability.ops, env, words.since);
}

/** Whose words a continuous effect's are, and since when; null where its source does not have it any more. */
function wordsOfEntry(game: Game, entry: Entry, affected: ObjectId): { env: Env; since: number } | null {
  const { position } = game.table;
  if (entry.lasting !== null) {
    const lasting = position.effects.find(({ id }) => id === entry.lasting);
    return lasting ? { env: wordsOfLasting(lasting), since: lasting.since } : null;
  }
  const source = entry.source === null ? undefined : position.objects[entry.source];
  if (!source) return null;
  const has =
    source.id === affected || viewOf(game, source.id).abilities.some(({ key }) => key === entry.ability);
  return has ? { env: envOf(source), since: source.since } : null;
}

/** "Each has power equal to its mana value": what the effect is on is the first thing that its text speaks of. */
function speakingOf(game: Game, env: Env, ability: StaticAbility, affected: ObjectId): Env {
  const { affects } = ability;
  return affects.what === 'some' ? withRef(env, affects.as, theseObjects(game, [affected])) : env;
}

/** Whether an object's own static ability functions where the object is. */
function inForce(game: Game, ability: StaticAbility, object: GameObject, key: AbilityKey): boolean {
  if (!functionsIn(game, ability.zone, object.zone)) return false;
  return !ability.while || holds(game, { ...envOf(object), ability: key }, ability.while);
}

/** Whether an ability that names a zone, or none, functions in this one; `*` is everywhere. */
export function functionsIn(game: Game, named: string | undefined, zone: string): boolean {
  if (named === '*') return true;
  return named === undefined ? (game.catalogue.zones[zone]?.field ?? false) : isIn(game, zone, named);
}

function changed(game: Game, view: View, change: Change): View {
  const { op, env } = change;
  switch (op.op) {
    case 'gain': {
      const { by } = change.effect;
      const gained = game.table.registry.granted(op.abilities).map((one) => ({ ...one, by }));
      return { ...view, abilities: [...view.abilities, ...gained] };
    }
    case 'lose':
      return {
        ...view,
        abilities: op.abilities === 'all' ? [] : withoutKeywords(view.abilities, op.abilities),
      };
    case 'several':
      return op.ops.reduce((now, one) => changed(game, now, { ...change, op: one }), view);
    case 'set': {
      const words = wordsMeant(game, env, op.trait, op.values);
      const kept = game.catalogue.kept(op.trait, wordList(view.traits?.[op.trait]), words);
      return withTrait(view, op.trait, [...kept, ...words]);
    }
    case 'add': {
      const now = wordList(view.traits?.[op.trait]);
      const more = wordsMeant(game, env, op.trait, op.values).filter((word) => !now.includes(word));
      return withTrait(view, op.trait, [...now, ...more]);
    }
    case 'remove': {
      const gone = wordsMeant(game, env, op.trait, op.values);
      return withTrait(
        view,
        op.trait,
        wordList(view.traits?.[op.trait]).filter((word) => !gone.includes(word)),
      );
    }
    case 'value':
      return withTrait(view, op.trait, quantity(game, env, op.to));
    case 'rename': {
      const { trait, from, to } = op;
      if (from === undefined || to === undefined) throw new Error('no word has been chosen');
      const words = wordList(view.traits?.[trait]).map((word) => (word === from ? to : word));
      const abilities = view.abilities.map((one) => game.table.registry.renamed(one, { trait, from, to }));
      return { ...withTrait(view, trait, [...new Set(words)]), abilities };
    }
    case 'text of': {
      const [other] = mentioned(game, env, op.of);
      const shown = other === undefined ? undefined : printed(game, objectOf(game, other));
      if (!shown?.traits) return view;
      const { by } = change.effect;
      const more = game.table.registry.granted(op.and).map((one) => ({ ...one, by }));
      return { ...view, traits: shown.traits, abilities: [...shown.abilities, ...more] };
    }
    case 'modify': {
      const now = view.traits?.[op.trait];
      if (now === undefined || Array.isArray(now)) return view;
      return withTrait(view, op.trait, add(now as number, quantity(game, env, op.by)));
    }
  }
}

function withTrait(view: View, trait: string, value: TraitValue): View {
  const traits: Traits = { ...view.traits, [trait]: value };
  return { ...view, traits };
}

function wordList(value: TraitValue | undefined): readonly string[] {
  return Array.isArray(value) ? value : [];
}

function wordsMeant(game: Game, env: Env, trait: string, values: Values): readonly string[] {
  if (Array.isArray(values)) return values;
  const chosen =
    env.source === null ? undefined : game.table.position.objects[env.source]?.chosen[values.chosen ?? trait];
  if (chosen && 'word' in chosen) return [chosen.word];
  const kind = values.chosen ?? trait;
  return withhold(
    'position/missing-value',
    `The ruling depends on the ${kind} that was chosen for ${env.source === null ? 'an effect' : nameOf(game, env.source)}, which is not written down.`,
    `Give it \`chose: { ${kind}: ... }\`.`,
  );
}

function objectOf(game: Game, id: ObjectId): GameObject {
  const object = game.table.position.objects[id];
  if (!object) throw new Error(`no object ${id}`);
  return object;
}

function nameOf(game: Game, id: ObjectId): string {
  const object = game.table.position.objects[id];
  const card = object?.card ? game.table.position.cards[object.card] : undefined;
  return object?.label ?? card?.name ?? 'an object';
}

function withoutKeywords(abilities: readonly Keyed[], keywords: readonly string[]): readonly Keyed[] {
  const gone = abilities.filter(
    ({ ability }) => ability.ability === 'keyword' && keywords.includes(ability.keyword),
  );
  return abilities.filter(
    ({ key }) => !gone.some((one) => key === one.key || key.startsWith(`${one.key}.k`)),
  );
}
