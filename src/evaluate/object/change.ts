/** What one change of a continuous effect makes of an object. */

import type { Referent } from '../../ability/reference.js';
import { flatOps, type StaticOp } from '../../ability/static.js';
import { add } from '../../ground/amount.js';
import { isUnreadValue, type Traits, type TraitValue } from '../../position/card.js';
import { type Env, envWith } from '../../position/env.js';
import { type Game, objectOf } from '../../rulebook/game.js';
import { renamedIn } from '../../table/renamed.js';
import type { View } from '../../table/view.js';
import { quantity } from '../condition/quantity.js';
import { theseObjects, withRef } from '../env.js';
import { mentioned } from '../reference/selection.js';
import { wordsMeant } from './chosen-word.js';
import { keptOf, ofNoRule } from './losing.js';
import { printed, wordList } from './printed.js';

/** What gives abilities: its name, and how old it is. */
interface Giver {
  readonly by: string;
  readonly since: number;
}

/** The object after the change. `giver`: the effect that makes it, as what gives abilities. */
export function changed(game: Game, view: View, op: StaticOp, env: Env, giver: Giver): View {
  const { by, since } = giver;
  switch (op.op) {
    case 'gain': {
      const refs = op.giver === undefined ? NOTHING_MEANT : meaningGiver(game, env, op.giver);
      const gained = game.table.registry.granted(op.abilities).map((one) => ({ ...one, by, since, refs }));
      return { ...view, abilities: [...view.abilities, ...gained] };
    }
    case 'lose': {
      const kept = keptOf(game, view, op.abilities);
      ofNoRule(game, view.abilities, kept);
      return { ...view, abilities: kept };
    }
    // Who controls it is told by the object itself.
    case 'control':
    case 'keep counters':
      return view;
    // Which of them is picked is settled before.
    case 'picked':
    case 'several':
      return flatOps([op]).reduce((now, one) => changed(game, now, one, env, giver), view);
    case 'set': {
      const words = wordsMeant(game, env, op.trait, op.values);
      const kept = game.catalogue.kept(op.trait, wordList(view.traits?.[op.trait]), words);
      const set = withTrait(view, op.trait, [...kept, ...words]);
      // What follows from words that the text names is done with it; here they are only known now.
      const more = Array.isArray(op.values) ? [] : game.catalogue.consequences({ ...op, values: [...words] });
      return more.reduce((now, one) => changed(game, now, one, env, giver), set);
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
      // What is not understood may come after it.
      if (isUnreadValue(view.traits?.[op.trait])) return view;
      return withTrait(view, op.trait, quantity(game, env, op.to));
    case 'unread':
      if (view.traits?.[op.trait] === undefined) return view;
      return withTrait(view, op.trait, { unread: op.unread.text });
    case 'rename': {
      const { trait, from, to } = op;
      if (from === undefined || to === undefined) throw new Error('no word has been chosen');
      const words = wordList(view.traits?.[trait]).map((word) => (word === from ? to : word));
      const abilities = view.abilities.map((one) => renamedIn(game.table.registry, one, { trait, from, to }));
      return { ...withTrait(view, trait, [...new Set(words)]), abilities };
    }
    case 'text of': {
      const [other] = mentioned(game, env, op.of);
      const shown = other === undefined ? undefined : printed(game, objectOf(game, other));
      if (!shown?.traits) return view;
      const more = game.table.registry.granted(op.and).map((one) => ({ ...one, by, since }));
      return { ...view, traits: shown.traits, abilities: [...shown.abilities, ...more] };
    }
    case 'modify': {
      const now = view.traits?.[op.trait];
      if (now === undefined || Array.isArray(now) || isUnreadValue(now)) return view;
      return withTrait(view, op.trait, add(now as number, quantity(game, env, op.by)));
    }
  }
}

function withTrait(view: View, trait: string, value: TraitValue): View {
  const traits: Traits = { ...view.traits, [trait]: value };
  return { ...view, traits };
}

/** By which words abilities speak of what gives them. */
function meaningGiver(game: Game, env: Env, giver: Referent): Env['refs'] {
  const source = env.source === null ? [] : [env.source];
  return withRef(envWith(env, { refs: NOTHING_MEANT }), giver, theseObjects(game, source)).refs;
}

const NOTHING_MEANT: Env['refs'] = [];
