/** What players choose. */

import { isSame } from '../message/alike.js';
import { beside } from '../message/beside.js';
import type { Choosing, Offer, Thing } from '../message/message.js';
import { firstNames } from '../message/offered.js';
import {
  against,
  applying,
  MOST_OFFERED,
  type Offered,
  type Pool,
  pooled,
  sizeOf,
  withEffects,
  withoutOne,
} from '../message/offers.js';
import { firstOf } from '../way/apart.js';
import { together } from './clause.js';
import { decides, doneWith } from './deed.js';
import { either, list, type Phrases, pieces, sentence } from './phrase.js';

export function choice(phrases: Phrases, message: Choosing): string {
  const { by } = message;
  return sentence(by === null ? byChance(phrases, message) : `${by}は${chosen(phrases, message)}`);
}

function byChance(phrases: Phrases, message: Choosing): string {
  const { chosen: made, offered } = message;
  if (made.offer !== 'objects') return `無作為の選択：${chosen(phrases, message)}`;
  return `${among(phrases, made.objects.length, pooled(offered))}無作為に${phrases.things(made.objects)}が選ばれる`;
}

function chosen(phrases: Phrases, message: Choosing): string {
  const { chosen: made, offered, about, of, asks, matter, beforehand } = message;
  const others = withEffects(withoutOne(offered, made));
  const by = `${about === null ? '' : `${phrases.effect(about)}で`}${ofEach(phrases, of)}`;
  switch (made.offer) {
    case 'effect':
      return effectChosen(phrases, made, others);
    case 'decline':
      return others.length > 0 ? noneApplied(phrases, offered, others) : decides(phrases, message, false);
    case 'accept':
      return decides(phrases, message, true);
    case 'event':
      return `${phrases.clause(made.event, { form: 'plain', particle: 'が' })}ことを選ぶ`;
    case 'trigger':
      return abilityChosen(phrases, made, others);
    case 'player':
    case 'objects': {
      const from = pooled(offered);
      const taken = pooled([made]);
      if (asks === 'order') return before(phrases, from, taken);
      const object = asks === 'target' ? '対象に' : '';
      if (sizeOf(taken) === 0)
        return sizeOf(from) === 1
          ? `${everything(phrases, from)}を${object}選ばない`
          : `${among(phrases, 0, from)}何も${object}選ばない`;
      // What a rule or a cost has chosen is chosen for something; a text says itself what for.
      const as = doneWith(phrases, matter, from) ?? '';
      const whose =
        beforehand && about !== null ? `${phrases.effect(about, '能力')}のために` : ofEach(phrases, of);
      return `${whose}${among(phrases, sizeOf(taken), from)}${as}${everything(phrases, taken)}を${object}選ぶ`;
    }
    case 'word':
      return matter.length > 0
        ? `${together(phrases, matter, { form: 'plain', particle: 'が' })}方法として${phrases.said(made.word)}を選ぶ`
        : `${by}${phrases.said(phrases.term(made.word))}を選ぶ`;
    case 'mode':
      return made.modes.length === 0
        ? `${by}どのモードも選ばない`
        : `${by}モード${list(modesMade(phrases, made.modes))}を選ぶ`;
    case 'any other word':
      return `${by}それ以外の言葉を選ぶ`;
  }
}

/** Modes by their words, each once, with how often it is chosen. */
function modesMade(phrases: Phrases, modes: readonly string[]): string[] {
  return [...new Set(modes)].map((mode) => {
    const times = modes.filter((one) => one === mode).length;
    return `${phrases.said(mode)}${times > 1 ? `（${times}回）` : ''}`;
  });
}

/** No effect is applied; one that would have been to something else than its source is told with that. */
function noneApplied(phrases: Phrases, offered: readonly Offer[], others: readonly Offered[]): string {
  const { one, places } = applying(offered);
  const [on = [], ...further] = places;
  const away = one?.source && further.length === 0 && !isSame(on, [one.source]) && on.length > 0;
  const to = away ? `${phrases.things(on)}に` : '';
  if (one) return `${phrases.effect(one)}を${to}適用しない`;
  const names = phrases.optionsAtOnce(others);
  return names.length === 1
    ? `${list(names)}を${to}適用しない`
    : `${names.map((name) => `${name}も`).join('')}${to}適用しない`;
}

/** "《A》を《B》より先に処理する" */
function before(phrases: Phrases, from: Pool, taken: Pool): string {
  const left = beside(from, taken);
  const than = left === null ? 'まず' : `${offeredThings(phrases, left)}より先に`;
  return `${everything(phrases, taken)}を${than}処理する`;
}

/** Of what it is asked: "《A》と《B》それぞれについて". */
export function ofEach(phrases: Phrases, of: readonly Thing[]): string {
  return of.length === 0 ? '' : `${phrases.things(of)}${of.length > 1 ? 'それぞれ' : ''}について`;
}

/** Players first, then things. */
export function everything(phrases: Phrases, { players, things }: Pool): string {
  return list([...players, ...phrases.eachOf(things)]);
}

/** Players and things that are offered, no more of them than anybody reads. */
export function offeredThings(phrases: Phrases, { players, things }: Pool): string {
  const some = { players, things: firstNames(things, MOST_OFFERED) };
  const more = things.length - some.things.length;
  return `${everything(phrases, some)}${more > 0 ? `ほか${pieces(more)}` : ''}`;
}

/** "《A》と《B》の中から", where there is more than what is chosen. */
function among(phrases: Phrases, count: number, from: Pool): string {
  return sizeOf(from) > count && sizeOf(from) > 1 ? `${offeredThings(phrases, from)}の中から` : '';
}

/** An effect is chosen over others that could replace the same event; among different events it comes first. */
function effectChosen(
  phrases: Phrases,
  made: Extract<Offer, { offer: 'effect' }>,
  others: readonly Offered[],
): string {
  const { rivals, first, away, apart, nameless } = against(made, others);
  const [name = ''] = phrases.options([made, ...rivals]);
  const rest = phrases.optionsAtOnce(rivals, '効果', [made, ...rivals]);
  const what = phrases.things(made.on);
  if (rest.length === 0 && made.ranks)
    return `まず${away ? `${what}について` : nameless ? 'そのうち1つについて' : ''}${name}を適用するか決める`;
  if (rest.length === 0) return `${first ? 'まず' : ''}${name}を${away ? `${what}に` : ''}適用する`;
  return `${away && (apart || made.ranks) ? `${what}について` : ''}${either(rest)}ではなく${name}を選ぶ`;
}

/** Several abilities of one source with the same words are told apart by nothing. */
function abilityChosen(
  phrases: Phrases,
  made: Extract<Offer, { offer: 'trigger' }>,
  others: readonly Offered[],
): string {
  const { name, apart, twins } = firstOf(phrases.options([made, ...others], '能力'));
  const same = twins === 0 ? [] : [twins === 1 ? 'もう一方' : `他の${pieces(twins)}`];
  const { pile } = phrases.words;
  const how = made.announces && pile !== undefined ? `${pile}に置く` : '処理する';
  return `${name}を${list([...apart, ...same])}より先に${how}`;
}
