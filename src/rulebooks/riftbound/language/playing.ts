/** What texts say of how a card is played: costs that are paid beside its own, choices that are made (355 to 357). */

import type { Ability } from '../../../ability/ability.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { referred } from '../../../language/template.js';
import { TAGS } from '../card.js';
import { MOVE_FROM_ANYWHERE, NOT_CHOSEN_BY_ENEMIES, PLAYS_FROM_TRASH } from '../value.js';
import { battlefieldsThat } from './battlefields.js';
import { costWords, energyWords } from './word.js';

interface Lines {
  readonly lines: Category<Ability[]>;
  readonly spells: Category<Ability[]>;
}

export function addPlaying(english: English, categories: Lines): void {
  const { grammar } = english;
  const self = grammar.category<What>('the card itself');
  grammar.rule(self)('me', {}, () => ({ what: 'this', said: 'me' }));
  grammar.rule(self)('this', {}, () => ({ what: 'this' }));
  addAdditionalCosts(english, self, categories);
  addChoices(english, self, categories);
  addAsPlayed(english, self, categories);
  addDiscounts(english);
  addPlayed(english);
  // Timing and costs are taken as legal; that the card may come from there is what the text adds.
  grammar.rule(english.ability)('you may play cards from your trash .', {}, () => ({
    ability: 'note',
    note: PLAYS_FROM_TRASH,
  }));
  grammar.rule(english.statement)("I can't be chosen by enemy spells and abilities", {}, () => ({
    ability: 'note',
    note: NOT_CHOSEN_BY_ENEMIES,
  }));
  grammar.rule(english.ability)('units can move here from anywhere .', {}, () => ({
    ability: 'note',
    note: MOVE_FROM_ANYWHERE,
  }));
}

/** "As an additional cost to play me, ...", "As you play me, you may ... as an additional cost. If you do, ..." */
function addAdditionalCosts(
  { grammar, ability, deeds, sentences, whats, doing, what, arriving }: English,
  self: Category<What>,
  { spells, lines }: Lines,
): void {
  const costs = grammar.category<Ability>('an additional cost');
  grammar.include(ability, costs);
  grammar.rule(spells)('{only}', { only: costs }, (h) => [h.only]);
  const says = grammar.rule(costs);
  const cost = deeds;
  says('as a additional cost to play {self} , {cost} .', { self, cost }, (h) => ({
    ability: 'additional cost',
    cost: [h.cost],
    of: h.self,
  }));
  const asYouPlay = 'as you play {self} , you may {cost} as a additional cost .';
  says(asYouPlay, { self, cost }, (h) => ({
    ability: 'additional cost',
    optional: true,
    cost: [h.cost],
    of: h.self,
  }));
  says(`${asYouPlay} if you do , {yes}`, { self, cost, yes: sentences }, (h) => ({
    ability: 'additional cost',
    optional: true,
    cost: [h.cost],
    yes: h.yes,
    of: h.self,
  }));
  says('you may {cost} as a additional cost to play {self} .', { self, cost }, (h) => ({
    ability: 'additional cost',
    optional: true,
    cost: [h.cost],
    of: h.self,
    label: 'to play',
  }));
  const ready = grammar.rule(lines);
  ready(
    `${asYouPlay} if ‹you do› , {object:many} enter {changes} .`,
    { self, cost, object: what, changes: arriving },
    (h) => [
      { ability: 'additional cost', optional: true, cost: [h.cost], of: h.self },
      {
        ability: 'replacement',
        watch: { event: 'enter', object: h.object },
        given: { if: 'fact', fact: 'you paid the additional cost' },
        outcome: { outcome: 'modify', changes: h.changes },
        says: 'plain',
      },
    ],
    { says: '1.given' },
  );
  // What is then paid for the card is not worked out: the costs of playing are taken as paid.
  const mana = grammar.category<string>('energy or power');
  grammar.words(mana, costWords);
  says(
    `${asYouPlay} reduce {of} cost by {mana} for each killed this way .`,
    { self, cost, of: whats, mana },
    (h) => ({
      ability: 'additional cost',
      optional: true,
      cost: [h.cost],
      yes: [
        {
          do: 'act',
          act: { event: 'reduce cost', object: h.of, mana: h.mana, amount: { came: referred() } },
        },
      ],
      of: h.self,
    }),
    { refers: { how: 'back', sort: 'done', act: 'kill' } },
  );
  grammar.rule(doing.base)('reduce {of} cost by {mana}', { of: whats, mana }, (h) => ({
    event: 'reduce cost',
    object: h.of,
    mana: h.mana,
  }));
}

/** "As you play this, name a tag."; "As you play me, choose Bird, Cat, Dog, or Poro. I gain that tag." */
function addChoices({ grammar, ability }: English, self: Category<What>, { lines }: Lines): void {
  const choosing = (object: What, among: { among?: string[] }): Ability => ({
    ability: 'replacement',
    opens: 'as',
    watch: { event: 'enter', object },
    outcome: { outcome: 'modify', changes: [{ change: 'choose', kind: 'tag', ...among }] },
    says: 'plain',
  });
  grammar.rule(ability)('as you play {self} , name a tag .', { self }, (h) => choosing(h.self, {}));
  const tag = grammar.category<string>('a tag');
  for (const word of TAGS) grammar.rule(tag)(word, {}, () => word);
  const among = grammar.several('tags to choose from', tag, 'or');
  const chosen = 'as you play {self} , choose {among} . I gain that tag .';
  grammar.rule(lines)(chosen, { self, among }, (h) => [
    choosing(h.self, { among: h.among }),
    {
      ability: 'static',
      affects: { what: 'this', said: 'I' },
      ops: [{ op: 'add', trait: 'tag', values: { chosen: 'tag' } }],
    },
  ]);
}

/**
 * "As you play me, ...": done while it is played, before it enters (135.2.b.3). "If you do, I enter there.": at what was added
 * to the board by it (369.3).
 */
function addAsPlayed(
  { grammar, ability, deeds, what }: English,
  self: Category<What>,
  { lines }: Lines,
): void {
  const asPlayed = (of: What, steps: Instruction): Ability => ({
    ability: 'replacement',
    zone: 'chain',
    opens: 'as',
    watch: { event: 'announce', object: of },
    outcome: { outcome: 'modify', changes: [{ change: 'besides', do: [steps] }] },
    says: 'plain',
  });
  grammar.rule(ability)('as you play {self} , {steps} .', { self, steps: deeds }, (h) =>
    asPlayed(h.self, h.steps),
  );
  const added = battlefieldsThat('added', { what: 'this' });
  grammar.rule(lines)(
    'as you play {self} , {steps} . if ‹you do› , {object:many} enter there .',
    { self, steps: deeds, object: what },
    (h) => [
      asPlayed(h.self, h.steps),
      {
        ability: 'replacement',
        watch: { event: 'enter', object: h.object },
        given: { if: 'exists', what: added },
        outcome: {
          outcome: 'modify',
          changes: [{ change: 'place', to: { zone: 'battlefields' }, other: added }],
        },
        says: 'plain',
      },
    ],
    { says: '1.given' },
  );
}

/** "This costs [2] less." */
function addDiscounts({ grammar, ability, what }: English): void {
  const mana = grammar.category<string>('energy or power');
  grammar.words(mana, costWords);
  for (const [number, costs] of [
    ['one', 'costs'],
    ['many', 'cost'],
  ] as const) {
    const less = `{of:${number}} ${costs} {by} less`;
    grammar.rule(ability)(`${less} .`, { of: what, by: mana }, (h) => ({
      ability: 'note',
      note: 'costs less',
      discount: { of: h.of, by: h.by },
    }));
    grammar.rule(ability)(`${less} instead .`, { of: what, by: mana }, (h) => ({
      ability: 'note',
      note: 'costs less',
      discount: { of: h.of, by: h.by, instead: true },
    }));
  }
}

/**
 * "Play a unit from your trash, ignoring its cost." (419.3): what is still paid for it is taken as paid. "Recycle that spell
 * after you play it."
 */
function addPlayed({ grammar, deed, what, sentence, which, back, zoneName }: English): void {
  const ignoring = [
    '',
    ' , ignoring its cost',
    ' , ignoring its costs',
    ' , ignoring its Energy cost',
    ' , ignoring its Power cost',
  ];
  for (const said of ignoring)
    grammar.rule(deed)(`play {object:one}${said}`, { object: what }, (h) => ({
      do: 'act',
      act: { event: 'play card', object: h.object, ...(said !== '' && { way: said.slice(3) }) },
    }));
  const mana = grammar.category<string>('energy or power');
  grammar.words(mana, costWords);
  grammar.rule(deed)('play {object:one} for {mana}', { object: what, mana }, (h) => ({
    do: 'act',
    act: { event: 'play card', object: h.object, mana: h.mana },
  }));
  // A card that has a text in the trash: "play me from your trash".
  grammar.rule(deed)('play me from your {zone}', { zone: zoneName }, (h) => ({
    do: 'act',
    act: {
      event: 'play card',
      object: {
        what: 'this',
        said: 'me',
        which: [{ test: 'zone', at: { zone: h.zone, whose: { who: 'you' } }, said: 'from' }],
      },
    },
  }));
  const energy = grammar.category<number>('so much energy');
  grammar.words(energy, energyWords);
  grammar.rule(which)('with Energy cost no more than {to}', { to: energy }, (h) => ({
    test: 'compare',
    trait: 'energy',
    by: 'at most',
    to: h.to,
  }));
  grammar.rule(sentence)('then {deed}', { deed }, (h) => ({ do: 'several', steps: [h.deed], said: 'then' }));
  grammar.rule(sentence)('recycle {object:one} after you play it', { object: back }, (h) => ({
    do: 'act',
    act: { event: 'recycle after', object: h.object },
  }));
}
