/** What texts say of a battle and its Damage Step: what is done in damage calculation, after it, and at the end. */

import type { Ability, Prohibition } from '../../../ability/ability.js';
import type { Condition } from '../../../ability/condition.js';
import { every } from '../../../ability/every.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { Description, Test, What, Who } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { extend, introduced } from '../../../language/template.js';
import { ATTACKER, BATTLING, DESTROYED, FALLEN, IN_BATTLE_WITH, STANDS } from '../word.js';
import { KEPT_TARGET } from './targeted.js';

const OBJECT = { how: 'introduces', sort: 'object' } as const;

/**
 * Returns the category of battles at whose damage calculation a card is activated.
 * @param fought what is said of "that battle"
 */
export function addBattles(english: English, fought: Category<Instruction>): Category<Condition> {
  addCalculation(english);
  addAfterwards(english, fought);
  addAttackingAgain(english);
  addDestroying(english);
  addUnattackable(english);
  english.grammar.rule(english.doing.base)('declare a attack', {}, () => ({ event: 'declare attack' }));
  return battles(english);
}

/** "Your Attack Position monster battles an opponent's Attack Position monster with higher ATK". */
function battles({ grammar, described, whose }: English): Category<Condition> {
  const battle = grammar.category<Condition>('a battle');
  const is = grammar.rule(battle);
  for (const than of [undefined, 'lower', 'higher'] as const)
    is(
      `your {mine:one} battles a opponent 's {theirs:one}${than ? ` with ${than} ATK` : ''}`,
      { mine: described, theirs: described },
      (h) => ({
        if: 'all',
        of: [
          { if: 'exists', what: every(extend(h.mine, { which: [IN_BATTLE, OWN] })) },
          {
            if: 'exists',
            what: every(extend(h.theirs, { which: [IN_BATTLE, OPPOSING, ...(than ? [withAtk(than)] : [])] })),
          },
        ],
      }),
    );
  is('{whose} {theirs:one} attacks', { whose, theirs: described }, (h) => ({
    if: 'exists',
    what: every(extend(h.theirs, { which: [ATTACKING, { test: 'controlled' as const, by: h.whose }] })),
  }));
  return battle;
}

const ATTACKING: Test = { test: 'relation', relation: ATTACKER, to: { what: 'this' } };
const OWN: Test = { test: 'controlled', by: { who: 'you' } };
const OPPOSING: Test = { test: 'controlled', by: { who: 'opponent', said: 'your' } };

/** Of the two that battle one another. */
function withAtk(than: 'lower' | 'higher'): Test {
  return { test: 'relation', relation: `with ${than} ATK`, to: every(BATTLING_MONSTER) };
}

/** "The controller of the battling monster with lower ATK can pay 500 LP for that monster to gain 500 ATK ..." */
function addCalculation({ grammar, adjective, who, back, deeds, amount, sentence }: English): void {
  grammar.rule(adjective)('battling', {}, () => IN_BATTLE);
  const fighter = grammar.category<What>('a battling monster');
  for (const than of ['lower', 'higher'] as const)
    grammar.rule(fighter)(
      `the battling monster with ${than} ATK`,
      {},
      (): What => ({
        what: 'some',
        quantity: { how: 'every', said: 'the' },
        described: {
          ...BATTLING_MONSTER,
          which: [withAtk(than)],
        },
        as: introduced(),
      }),
      { number: 'one', refers: OBJECT },
    );
  grammar.rule(who)('the controller of {of}', { of: fighter }, (h) => ({ who: 'controller', of: h.of }), {
    number: 'one',
  });
  const offer = grammar.category<Instruction>('what a player can pay for');
  grammar.rule(offer)(
    '{who} can {cost} for {on} to gain {by} ATK during damage calculation only',
    { who, cost: deeds, on: back, by: amount },
    (h) => ({
      do: 'may',
      who: h.who,
      cost: [h.cost],
      steps: [
        {
          do: 'last on',
          until: 'damage calculation',
          on: h.on,
          ops: [{ op: 'modify', trait: 'atk', by: h.by }],
        },
      ],
    }),
  );
  grammar.include(sentence, offer);
  grammar.rule(sentence)(
    '{offer} , then keep repeating this effect until a player chooses not to pay LP',
    { offer },
    (h) => ({ do: 'repeat', steps: [h.offer], until: { if: 'not', of: { if: 'did' } } }),
  );
}

const IN_BATTLE: Test = { test: 'status', status: BATTLING };

const BATTLING_MONSTER: Description = {
  adjectives: [IN_BATTLE],
  head: { noun: { trait: 'type', is: 'monster' }, sort: 'permanent' },
};

/** "After damage calculation, each player whose monster was destroyed by that battle ..." */
function addAfterwards({ grammar, who, doing, sentence }: English, fought: Category<Instruction>): void {
  grammar.rule(who)(
    'each player whose monster was destroyed by that battle',
    {},
    () => ({ who: 'player', said: 'each', as: introduced(), tally: FALLEN }),
    { number: 'one', refers: { how: 'introduces', sort: 'player' } },
  );
  const later = grammar.category<Instruction>('what is done after damage calculation');
  grammar.rule(later)(
    'after damage calculation , {by:one} {deed}',
    { by: who, deed: doing.third },
    (h): Instruction => ({
      do: 'last',
      until: 'combat',
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'after damage calculation' },
          do: [{ do: 'act', act: extend(h.deed, { by: h.by }) }],
        },
      ],
    }),
  );
  grammar.include(sentence, later);
  grammar.rule(sentence)('{first} , also , {later}', { first: fought, later }, (h) => ({
    do: 'several',
    steps: [h.first, h.later],
    said: 'also apart',
  }));
}

/**
 * "When this card declares an attack: ...", "At the end of the Damage Step, when it attacks a monster ...: You can ...; it
 * must attack again in a row."
 */
function addAttackingAgain({ grammar, ability, deeds, happens, sentence, sentences, what }: English): void {
  grammar.rule(happens)('{object:one} declares a attack', { object: what }, (h) => ({
    event: 'declare attack',
    object: h.object,
  }));
  grammar.rule(happens)(
    '{object:one} declares a attack on {other:one}',
    { object: what, other: what },
    (h) => ({
      event: 'declare attack',
      object: h.object,
      other: h.other,
    }),
  );
  const attacker = grammar.category<What>('an attacker');
  grammar.rule(attacker)('it', {}, () => KEPT_TARGET, { number: 'one' });
  grammar.rule(attacker)('this card', {}, () => ({ what: 'this', noun: 'card' }), { number: 'one' });
  grammar.rule(sentence)('{object} must attack again in a row', { object: attacker }, (h) => ({
    do: 'act',
    act: { event: 'attack again', object: h.object },
  }));
  grammar.rule(ability)(
    'at the end of the damage step , when {object} attacks a monster , but the attack target was not destroyed by the battle : you can {cost} ; {do}',
    { object: attacker, cost: deeds, do: sentences },
    (h): Ability => ({
      ability: 'triggered',
      on: { event: 'conclude attack', object: h.object, way: STANDS },
      do: [{ do: 'may', who: { who: 'you' }, cost: [h.cost], steps: h.do }],
      opens: 'when',
      colon: true,
    }),
  );
}

/** "Your opponent cannot target face-up Dragon monsters you control for attacks", "..., except this one". */
function addUnattackable({ grammar, statement, who, described }: English): void {
  const kept = (by: Who, described: Description): Prohibition => ({
    ability: 'cannot',
    act: {
      event: 'declare attack',
      by,
      other: { what: 'some', quantity: { how: 'every', said: 'plural' }, described },
    },
  });
  const holes = { by: who, those: described };
  grammar.rule(statement)("{by} can't target {those:many} for attacks", holes, (h) => kept(h.by, h.those));
  grammar.rule(statement)("{by} can't target {those:many} for attacks , except this one", holes, (h) =>
    kept(h.by, extend(h.those, { which: [{ test: 'other' as const, said: 'except' as const }] })),
  );
}

/** "If this card destroys an opponent's monster by battle (and sends it to the GY): ..." */
function addDestroying({ grammar, happens, what, described, zoneName }: English): void {
  const is = grammar.rule(happens);
  const refers = { refers: OBJECT };
  const beaten = (theirs: Description, by: What, ...more: Test[]): What => ({
    what: 'some',
    quantity: { how: 'one', said: 'a' },
    described: extend(theirs, { which: [{ test: 'relation', relation: IN_BATTLE_WITH, to: by }, ...more] }),
    as: introduced(),
  });
  for (const [whose, ...more] of [['a'], ["a opponent 's", OPPOSING]] as const) {
    const text = `{by:one} destroys ${whose} {theirs:one} by battle`;
    const holes = { by: what, theirs: described };
    is(
      text,
      holes,
      (h) => ({ event: 'destroy', object: beaten(h.theirs, h.by, ...more), cause: [{ manner: 'battle' }] }),
      refers,
    );
    is(
      `${text} and sends it to the {zone}`,
      { ...holes, zone: zoneName },
      (h) => ({
        event: 'move',
        to: { zone: h.zone },
        way: DESTROYED,
        object: beaten(h.theirs, h.by, ...more),
        cause: [{ manner: 'battle' }],
      }),
      refers,
    );
  }
}
