/** How texts say where something goes instead: shuffled into a library, on top of it, nowhere else (614.1a). */

import type { Act } from '../../../ability/act.js';
import type { What, Who } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Becomes } from '../../../language/english/replacement.js';
import { verb } from '../../../language/english/verb.js';
import type { Category } from '../../../language/grammar.js';
import { extend } from '../../../language/template.js';
import { ANYWHERE_ELSE } from '../moving/elsewhere.js';

export function addLeaving(english: English, becomes: Category<Becomes>): void {
  addShuffling(english);
  addNowhereElse(english);
  addForWhile(english, becomes);
  addDiscarding(english);
  addRevealing(english, becomes);
}

/** "Shuffle it into its owner's library." "On top of its owner's library." */
function addShuffling(english: English): void {
  const { grammar, what: object, place: to, end } = english;
  verb(english, 'shuffle shuffles shuffling shuffled', '{object} into {to}', { object, to }, (h) => ({
    event: 'move',
    object: h.object,
    to: h.to,
    said: 'shuffle',
  }));
  verb(
    english,
    'shuffle shuffles shuffling shuffled',
    '{object} into {to}',
    { object: piles(english), to },
    (h) => ({ event: 'move', object: h.object, to: h.to, said: 'shuffle' }),
    { active: true },
  );
  grammar.rule(end)('top of {place}', { place: to }, (h) =>
    extend(h.place, { at: 'top', bare: true } as const),
  );
}

/** "Instead that card is revealed and put on the bottom of that player's library." */
function addRevealing({ grammar, back, end, place }: English, becomes: Category<Becomes>): void {
  for (const [preposition, to] of [
    ['on', end],
    ['into', place],
  ] as const)
    grammar.rule(becomes)(
      `instead {object:one} is revealed and put ${preposition} {to}`,
      { object: back, to },
      (h) => ({
        outcome: {
          outcome: 'stand in',
          do: [
            {
              do: 'several',
              steps: [
                { do: 'act', act: { event: 'reveal', object: h.object } },
                { do: 'act', act: { event: 'move', object: h.object, to: h.to } },
              ],
              said: 'in one',
            },
          ],
        },
        says: 'instead first',
      }),
    );
}

/** "Your graveyard", "their hand and graveyard", "your hand, your graveyard, and all permanents you own": all that is there. */
function piles({ grammar, whose, zoneName: zone, what }: English): Category<What> {
  const pile = grammar.category<What>('a zone');
  const contents = (zone: string, whose: Who): What => ({ what: 'contents', of: { zone, whose } });
  const is = grammar.rule(pile);
  is('{whose} {zone}', { whose, zone }, (h) => contents(h.zone, h.whose));
  is('{whose} {zone} and {other}', { whose, zone, other: zone }, (h) => ({
    what: 'both',
    of: [contents(h.zone, h.whose), contents(h.other, h.whose)],
  }));
  is('your {zone} , your {other} , and {what:many}', { zone, other: zone, what }, (h) => ({
    what: 'both',
    of: [contents(h.zone, { who: 'you' }), contents(h.other, { who: 'you' }), h.what],
  }));
  return pile;
}

/**
 * "If that creature would leave the battlefield, exile it instead of putting it anywhere else": of what goes to exile
 * anyway nothing is said. What is said of something in a resolution lasts as long as it is there.
 */
function addNowhereElse({ grammar, statement, sentence, would, back }: English): void {
  const exiled = (object: What, again: What) => ({
    ability: 'replacement' as const,
    opens: 'if' as const,
    outcome: {
      outcome: 'stand in' as const,
      do: [
        { do: 'act' as const, act: { event: 'move', object, to: { zone: 'exile' }, said: 'exile' as const } },
      ],
    },
    says: 'instead' as const,
    of: { event: 'move', object: again },
  });
  const words = 'exile {exiled} instead of putting {again} anywhere else';
  grammar.rule(statement)(`if {watch} , ${words}`, { watch: would, exiled: back, again: back }, (h) => ({
    ...exiled(h.exiled, h.again),
    watch: extend(h.watch, { to: ANYWHERE_ELSE }),
  }));
  grammar.rule(sentence)(
    `if {object} would leave the battlefield , ${words}`,
    { object: back, exiled: back, again: back },
    (h) => ({
      do: 'last',
      until: 'game',
      abilities: [
        {
          ...exiled(h.exiled, h.again),
          watch: { event: 'move', from: { zone: 'battlefield' }, to: ANYWHERE_ELSE, object: h.object },
        },
      ],
    }),
  );
}

/** "It gains haste. If it would leave the battlefield, ...": what is said of it in a resolution lasts as long as it is there. */
function addForWhile({ grammar, sentence, back }: English, becomes: Category<Becomes>): void {
  grammar.rule(sentence)(
    'if {object} would leave the battlefield , {becomes}',
    { object: back, becomes },
    (h) => ({
      do: 'last',
      until: 'game',
      abilities: [
        extend(h.becomes, {
          ability: 'replacement' as const,
          opens: 'if' as const,
          watch: { event: 'move', from: { zone: 'battlefield' }, object: h.object } as Act,
        }),
      ],
    }),
  );
}

const YOU = { who: 'you' } as const;

/** "If a spell or ability an opponent controls causes you to discard this card, put it onto the battlefield instead of putting it into your graveyard." */
function addDiscarding({ grammar, statement, what, deeds }: English): void {
  // It is discarded all the same (701.9c).
  grammar.rule(statement)(
    'if a effect causes you to discard a card , discard it , but you may put it on top of your library instead of into your graveyard',
    {},
    () => ({
      ability: 'replacement',
      opens: 'if',
      watch: { event: 'discard', by: YOU, to: { zone: 'graveyard' }, cause: [{ manner: 'effect' }] },
      optional: YOU,
      outcome: {
        outcome: 'modify',
        changes: [{ change: 'place', to: { zone: 'library', whose: YOU, at: 'top' } }],
      },
      says: 'instead',
      indicative: true,
    }),
  );
  // So does one that asks for it as a cost while it is carried out, as ward does: it need be no effect.
  const causes = 'a spell or ability a opponent controls causes you to discard {object}';
  grammar.rule(statement)(
    `if ${causes} , {deeds} instead of putting it into your graveyard`,
    { object: what, deeds },
    (h) => ({
      ability: 'replacement',
      opens: 'if',
      watch: {
        event: 'move',
        object: h.object,
        from: { zone: 'hand' },
        to: { zone: 'graveyard' },
        cause: ['effect', 'cost'].map((manner) => ({ manner, whose: { who: 'opponent', said: 'a' } })),
      },
      outcome: { outcome: 'stand in', do: [h.deeds] },
      says: 'instead',
      indicative: true,
    }),
  );
}
