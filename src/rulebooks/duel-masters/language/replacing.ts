/** How the cards word replacement effects: what stays, whose turn it is, for how long, how often. */

import type { Ability } from '../../../ability/ability.js';
import type { Act } from '../../../ability/act.js';
import type { What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import { addNextTime } from '../../../language/english/next.js';
import type { Becomes } from '../../../language/english/replacement.js';
import { objectVerb } from '../../../language/english/verb.js';
import type { Category } from '../../../language/grammar.js';
import { extend, prefix } from '../../../language/template.js';
import { elsewhere } from './moving.js';
import { CREATURE } from './noun.js';

const OPENERS = ['if', 'when', 'whenever'] as const;

export function addReplacing(english: English, becomes: Category<Becomes>): void {
  addNextTime(english, becomes);
  addStaying(english, becomes);
  addBattles(english, becomes);
  addWatched(english, becomes);
  addTimes(english, becomes);
}

/** "It stays in the battle zone", in the printings of several years. */
function addStaying({ grammar, place }: English, becomes: Category<Becomes>): void {
  const stays = grammar.rule(becomes);
  stays('it stays in the battle zone instead', {}, () => ({ outcome: { outcome: 'not' }, says: 'instead' }));
  stays('they stay in the battle zone instead', {}, () => ({
    outcome: { outcome: 'not', said: 'they' },
    says: 'instead',
  }));
  stays('they stay in {at} instead', { at: place }, (h) => ({
    outcome: { outcome: 'not', said: 'they', at: h.at },
    says: 'instead',
  }));
  stays('that creature stays in the battle zone instead', {}, () => ({
    outcome: { outcome: 'not', said: 'that creature' },
    says: 'instead',
  }));
  stays('it stays in the battle zone without leaving', {}, () => ({
    outcome: { outcome: 'not' },
    says: 'without',
  }));
  stays('it stays in the battle zone instead of leaving', {}, () => ({
    outcome: { outcome: 'not' },
    says: 'instead',
    of: { event: 'move', from: { zone: 'battle' } },
  }));
}

/** The other creature of the battle that the text looks at. */
const OPPOSING: What = { what: 'role', role: 'other', head: CREATURE };

/** "This creature battles instead": against the same creature. */
function addBattles(english: English, becomes: Category<Becomes>): void {
  const { grammar, what, who } = english;
  objectVerb(english, 'battle battles battling battled', '{other}', { other: what }, (h) => ({
    event: 'battle',
    other: h.other,
  }));
  const battles = grammar.rule(becomes);
  battles('{object:one} battles instead', { object: what }, (h) => ({
    outcome: {
      outcome: 'stand in',
      do: [{ do: 'act', act: { event: 'battle', object: h.object, other: OPPOSING, bare: true } }],
    },
    says: 'instead',
  }));
  battles('{who} may have {object:one} battle instead', { who, object: what }, (h) => ({
    optional: h.who,
    outcome: {
      outcome: 'stand in',
      do: [{ do: 'act', act: { event: 'battle', object: h.object, other: OPPOSING, bare: true } }],
    },
    says: 'instead',
  }));
}

/** What is looked at: by what it would be brought about, that it happens, where it would go. */
function addWatched(english: English, becomes: Category<Becomes>): void {
  const { grammar, would, what, undergoing, cause, causes, happens, statement, condition } = english;
  grammar.rule(would)(
    '{object} would {deed} by {cause}',
    { object: what, deed: undergoing.base, cause: causes },
    (h) => extend(h.deed, { object: h.object, cause: h.cause }),
  );
  grammar.rule(would)(
    '{object} would {deed} due to {cause}',
    { object: what, deed: undergoing.base, cause },
    (h) => extend(h.deed, { object: h.object, cause: [extend(h.cause, { due: true as const })] }),
  );
  // Only what replaces it: whether it triggers once for several shields at a time is another question.
  const breaks = grammar.category<Act>('what happens');
  grammar.include(breaks, happens);
  grammar.rule(breaks)('{other:one} breaks {object}', { other: what, object: what }, (h) => ({
    event: 'break',
    object: h.object,
    other: h.other,
  }));
  for (const opens of OPENERS) {
    const says = grammar.rule(statement);
    // "Whenever this creature breaks a shield, ... instead": it does not come to that.
    says(`${opens} {watch} , {becomes}`, { watch: breaks, becomes }, (h) =>
      extend(h.becomes, {
        ability: 'replacement' as const,
        watch: h.watch,
        opens,
        indicative: true as const,
      }),
    );
    says(
      `${opens} {watch} , if they would go {to} , {becomes}`,
      { watch: would, to: elsewhere(english), becomes },
      (h) =>
        extend(h.becomes, { ability: 'replacement' as const, watch: extend(h.watch, { to: h.to }), opens }),
    );
    says(`${opens} {watch} and {given} , {becomes}`, { watch: would, given: condition, becomes }, (h) =>
      extend(h.becomes, {
        ability: 'replacement' as const,
        watch: h.watch,
        given: { if: 'all' as const, of: [h.given] },
        opens,
      }),
    );
  }
}

/** When it goes for, for how long, how often. */
function addTimes(
  { grammar, ability, statement, sentence, would, whose }: English,
  becomes: Category<Becomes>,
): void {
  grammar.rule(ability)('during {whose} turn , {statement} .', { whose, statement }, (h) =>
    extend(h.statement, { while: { if: 'turn' as const, whose: h.whose, said: 'during' as const } }),
  );
  for (const said of ['per', 'each'] as const) {
    const limit = { limit: 'times' as const, times: 1, per: 'turn' as const, said };
    grammar.rule(ability)(
      `{statement} . this ability can only be used once ${said} turn .`,
      { statement },
      (h) => extend(h.statement, { limit }),
    );
  }
  grammar.rule(ability)('once per turn , {statement} .', { statement }, (h) =>
    extend(h.statement, { limit: { limit: 'times' as const, times: 1, per: 'turn' as const } }),
  );
  // "This turn, each of your creatures gets "slayer", and when any of your creatures would be destroyed, ..."
  const all = grammar.category<Ability[]>('abilities');
  grammar.rule(all)('{only}', { only: statement }, (h) => [h.only]);
  grammar.rule(all)('{first} , and {rest}', { first: statement, rest: all }, (h) =>
    prefix([h.first], h.rest),
  );
  grammar.rule(sentence)('this turn , {abilities}', { abilities: all }, (h) => ({
    do: 'last',
    until: 'turn',
    abilities: h.abilities,
  }));
  for (const opens of OPENERS) {
    grammar.rule(sentence)(`${opens} {watch} this turn , {becomes}`, { watch: would, becomes }, (h) => ({
      do: 'last',
      until: 'turn',
      abilities: [extend(h.becomes, { ability: 'replacement' as const, watch: h.watch, opens })],
      said: 'within',
    }));
    grammar.rule(sentence)(
      `until the start of your next turn , ${opens} {watch} , {becomes}`,
      { watch: would, becomes },
      (h) => ({
        do: 'last',
        until: 'your next turn',
        abilities: [extend(h.becomes, { ability: 'replacement' as const, watch: h.watch, opens })],
      }),
    );
  }
}
