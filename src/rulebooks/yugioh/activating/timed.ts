/** Cards that do not stay on the field and say when they are activated: "When an opponent's monster declares an attack: ...". */

import type { Ability, Answering, SpellAbility, Triggered } from '../../../ability/ability.js';
import type { Act } from '../../../ability/act.js';
import type { Instruction } from '../../../ability/instruction.js';
import { referents, referredTo } from '../../../ability/referents.js';
import { holds } from '../../../evaluate/condition/condition.js';
import { envOf } from '../../../evaluate/env.js';
import { match } from '../../../evaluate/event/pattern.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { textOf } from '../../../evaluate/object/printed.js';
import type { ObjectId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import type { Action } from '../../../position/action.js';
import { type Env, envWith } from '../../../position/env.js';
import { eventWith } from '../../../position/event.js';
import type { Game } from '../../../rulebook/game.js';
import type { Steps } from '../../../rulebook/rulebook.js';
import { concernsItself } from '../../../table/watch.js';
import { IT } from '../../common/action.js';
import { byRule } from '../../common/settle.js';
import {
  attackAnswered,
  doneBefore,
  isSuchSummon,
  isSummon,
  namesSummon,
  respondsToNoLink,
  summonAnswered,
} from '../chain/chain.js';
import { isOptional } from '../chain/timing.js';
import { cite } from '../rule.js';
import { isFaceDown } from '../state/hidden.js';
import { SUMMONED_THEN } from '../word.js';
import { CHAIN, isOnField } from '../zone.js';
import { couldTriggerOnSummon, type Summons, summonsBy } from './brought.js';

/**
 * What is triggered on a card that lies on the field is, on one that does not stay there, what it does when activated. What
 * would go on there is something that it does as well, and nobody knows what.
 * @param text all that the card says
 */
export function whenActivated(ability: Ability, text: string): readonly Ability[] {
  if (goesOn(ability))
    return [{ ability: 'spell', do: [{ do: 'unread', unread: { text, start: 0, end: text.length } }] }];
  if (!isTimed(ability) || isOptional(ability)) return [ability];
  const { on, do: does, cost, while: holding, label } = ability;
  const answers = answeringTo(on);
  const spell: SpellAbility = {
    ability: 'spell',
    ...(label === undefined ? {} : { label }),
    ...(holding === undefined ? {} : { while: holding }),
    ...(answers ? { answers } : { on }),
    do: does,
  };
  return cost ? [{ ability: 'additional cost', cost }, spell] : [spell];
}

/** "When a Spell Card is activated": what is activated in response to that answers it. */
function answeringTo({ event, object, ...others }: Act): Answering | null {
  if (event !== 'activate' || object?.what !== 'some' || Object.keys(others).length > 0) return null;
  return { activated: 'card', of: object.described };
}

/** Whether it says of others what is so, or what is done without being activated, as long as its card lies on the field. */
function goesOn(ability: Ability): boolean {
  if (ability.zone !== undefined || concernsItself(ability)) return false;
  const { ability: kind } = ability;
  return kind === 'static' || kind === 'cannot' || (kind === 'triggered' && ability.colon !== true);
}

/** What it says of other cards, and does not say of some zone that it lies in. */
function isTimed(ability: Ability): ability is Triggered {
  return (
    ability.ability === 'triggered' &&
    ability.colon === true &&
    ability.opens !== undefined &&
    ability.zone === undefined &&
    !concernsItself(ability)
  );
}

/**
 * The rule by which a card cannot be activated that says when it is: that has not just happened, or what has is not as the
 * card describes it.
 * @throws {Withheld} where that is neither an attack nor a summon, or that can be told from no record
 */
export function whyNotNow(game: Game, action: Action): Pick<Steps, 'untimely' | 'barred'> {
  const object = action.object === null ? undefined : game.table.position.objects[action.object];
  if (!object || object.card === null) return {};
  const env = envOf(object, action.by);
  const abilities = game.table.registry.ofCard(object.card).map(({ ability }) => ability);
  const spells = abilities.filter((ability) => ability.ability === 'spell');
  // Whether a card that stays can be activated so that its effect is, too, or only from then on, its text decides.
  if (spells.length === 0 && abilities.some(isTimed) && respondsToNoLink(game)) notWorkedOut();
  for (const spell of spells) {
    const found = spell.on ? justSo(game, env, spell, spell.on) : isSuchTime(game, spell.label);
    if (found === 'otherwise') return { barred: cite('as-described') };
    if (!found) return { untimely: cite('answers') };
  }
  return {};
}

/** Whether what a card says of the time of its activation, and is not read further, is so. */
function isSuchTime(game: Game, label = ''): boolean {
  if (namesSummon(label)) return isSuchSummon(summonAnswered(game), label);
  return label.endsWith(' is Summoned') ? summonBefore(game) !== null : true;
}

/**
 * The summon that was conducted just before, or that a card's effect was.
 * @throws {Withheld} where what was done just before may have brought monsters to the field, or that monster is gone, or
 * something may have been triggered and have resolved since
 */
function summonBefore(game: Game): Summons | null {
  const before = doneBefore(game);
  if (before === null || before.verb === 'turn') return null;
  if (!isSummon(before) || before.object === null) return summonsBy(game, before) ?? notWorkedOut();
  const { verb: kind, by, object } = before;
  const isThere = viewOf(game, object).object.zone === 'monsters' && !couldTriggerOnSummon(game);
  return isThere ? { kind, by, objects: [object] } : notWorkedOut();
}

/**
 * Whether this is the monster that had been summoned as the card was activated, or is activated now.
 * @throws {Withheld} of what is no card that is activated
 */
export function isSummonedThen(game: Game, id: ObjectId, card: ObjectId): boolean {
  const { linked, zone, status } = viewOf(game, card).object;
  const noted = linked[SUMMONED_THEN];
  if (noted) return noted.includes(id);
  if (isOnField(zone) && !CHAIN.includes(zone) && !isFaceDown(status)) return notWorkedOut();
  return summonBefore(game)?.objects.includes(id) ?? false;
}

/** What is noted as a card is activated whose text speaks of the monster that has been summoned. */
export function notingSummoned(game: Game, object: ObjectId | null): readonly Instruction[] {
  const speaks = textOf(game, object).some(
    ({ ability }) => ability.ability === 'spell' && ability.on?.event.endsWith(' summon'),
  );
  return speaks ? [NOTING] : [];
}

const NOTING: Instruction = {
  do: 'act',
  act: {
    event: 'note summoned',
    other: IT,
    object: {
      what: 'some',
      quantity: { how: 'every', said: 'plural' },
      described: {
        head: { noun: { trait: 'type', is: 'monster' }, sort: 'permanent' },
        which: [{ test: 'relation', relation: SUMMONED_THEN, to: IT }],
      },
    },
  },
};

/** Whether it has just happened, or happened otherwise than the words say. */
function justSo(game: Game, env: Env, spell: SpellAbility, on: Act): boolean | 'otherwise' {
  const attacks = on.event === 'declare attack';
  if (!attacks && !on.event.endsWith(' summon')) return notWorkedOut();
  const attack = attacks ? attackAnswered(game) : null;
  const summons = attacks ? null : summonBefore(game);
  const objects = summons?.objects ?? (attack?.object == null ? [] : [attack.object]);
  if (objects.length === 0) return false;
  const spoken = referents([{ do: 'act', act: on }]);
  if (referredTo(spell.do).some((referent) => spoken.includes(referent))) return notWorkedOut();
  const kind = summons?.kind ?? on.event;
  const kinds = [kind, ...(game.catalogue.events[kind]?.views ?? [])];
  const player = (summons ?? attack)?.by;
  const fits = objects.some((id) => {
    const event = eventWith(byRule(game, kind, id, player === undefined ? {} : { player }), {
      other: attack?.other ?? null,
    });
    const words = match(game, env, on, event, kinds, viewOf(game, id));
    return typeof words !== 'string' && (!spell.while || holds(game, envWith(words, { event }), spell.while));
  });
  return fits || 'otherwise';
}

function notWorkedOut(): never {
  return withhold(
    'rule/not-modelled',
    'Whether a card that says "when" or "if" something happens can be activated here, and what it then does to what that happened to, is worked out only after summons and in response to attacks and activations.',
  );
}
