/** Rounds that can be gone as often as anybody likes: who goes round, and what each round adds. */

import { played } from '../../explore/played.js';
import { pathTo, type Ruling } from '../../explore/ruling.js';
import { flat } from '../../ground/list.js';
import type { Position } from '../../position/position.js';
import type { Ruleset } from '../../rulebooks/definition.js';
import type { Addition, Thing, VerdictMessage } from '../message/message.js';
import { Naming } from '../name/things.js';

export function shortcuts(definition: Ruleset, start: Position, ruling: Ruling): readonly VerdictMessage[] {
  const told = ruling.shortcuts.map(({ decision, adds, by }): VerdictMessage => {
    const play = played(definition.rulebook, start, pathTo(ruling, decision));
    const naming = new Naming(play, start, false, definition.quiet);
    const added = adds.map(({ on, word, amount }): Addition => {
      // What stands for all of its kind, none of which is meant more than another.
      if ('like' in on) return { tokens: anyOf(naming.thing(on.like)), amount };
      if ('damaged' in on) return { hurt: naming.thing(on.damaged), amount };
      return 'player' in on
        ? { to: naming.player(on.player), value: word, amount }
        : { on: naming.thing(on.object), counter: word, amount };
    });
    const players = flat(by, (one) => (one === 'chance' ? [] : naming.player(one)));
    return { say: 'shortcut', by: by.includes('chance') ? [] : players, adds: added };
  });
  return [...new Map(told.map((one) => [JSON.stringify(one), one])).values()];
}

function anyOf({ only: _, ...thing }: Thing): Thing {
  return { ...thing, of: null, nth: null };
}
