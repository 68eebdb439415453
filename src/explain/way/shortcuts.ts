/** Rounds that can be gone as often as anybody likes: who goes round, and what each round adds. */

import { played } from '../../explore/played.js';
import { pathTo, type Ruling } from '../../explore/ruling.js';
import { compare, subtract } from '../../ground/amount.js';
import { flat } from '../../ground/list.js';
import type { Position } from '../../position/position.js';
import type { Ruleset } from '../../rulebooks/definition.js';
import type { Addition, Thing, VerdictMessage } from '../message/message.js';
import { Naming } from '../name/things.js';

export function shortcuts(definition: Ruleset, start: Position, ruling: Ruling): readonly VerdictMessage[] {
  const told = ruling.shortcuts.map(({ decision, adds, by }): Shortcut => {
    const play = played(definition.rulebook, start, pathTo(ruling, decision));
    const naming = new Naming(play, start, false, definition);
    const tell = ({ on, word, amount }: (typeof adds)[number]): Addition => {
      // What stands for all of its kind, none of which is meant more than another.
      if ('like' in on) return { tokens: anyOf(naming.thing(on.like)), amount };
      if ('damaged' in on) return { hurt: naming.thing(on.damaged), amount };
      return 'player' in on
        ? { to: naming.player(on.player), value: word, amount }
        : { on: naming.thing(on.object), counter: word, amount };
    };
    const taken = adds.filter(({ amount }) => compare(amount, 0) < 0);
    const players = flat(by, (one) => (one === 'chance' ? [] : naming.player(one)));
    return {
      say: 'shortcut',
      by: by.includes('chance') ? [] : players,
      kinds: [
        {
          adds: adds.filter((one) => !taken.includes(one)).map(tell),
          takes: taken.map((one) => tell({ ...one, amount: subtract(0, one.amount) })),
        },
      ],
    };
  });
  return told.reduce<readonly Shortcut[]>(together, []);
}

type Shortcut = Extract<VerdictMessage, { say: 'shortcut' }>;

/** Those that the same players go are told as one, each kind once. */
function together(all: readonly Shortcut[], { by, kinds }: Shortcut): readonly Shortcut[] {
  const same = all.find((one) => `${one.by}` === `${by}`);
  if (!same) return [...all, { say: 'shortcut', by, kinds }];
  const each = new Map([...same.kinds, ...kinds].map((one) => [JSON.stringify(one), one]));
  return all.map((one) => (one === same ? { ...one, kinds: [...each.values()] } : one));
}

function anyOf({ only: _, ...thing }: Thing): Thing {
  return { ...thing, of: null, nth: null };
}
