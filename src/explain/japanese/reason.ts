/** Why effects are not applied, and why what is not understood does not matter. */

import type { RefusalCode } from '../../rulebook/refusal.js';
import { isSame } from '../message/alike.js';
import type { Effect, Happening, Harmless, Message } from '../message/message.js';
import { together } from './clause.js';
import { list, type Phrases } from './phrase.js';
import { unmetBy } from './unmet.js';

export function notApplied(phrases: Phrases, message: Extract<Message, { say: 'not applied' }>): string {
  const { effect, to, why, arriving, withheld, few, taken, by, again } = message;
  const left = few ? '残りでは数が足りず、' : '';
  const things = phrases.things(withheld);
  const kept =
    withheld.length === 0
      ? ''
      : `${things}${taken ? 'がすでに割り当てられており' : 'を選ぶことができず'}、${left}`;
  const because =
    unmetBy(phrases, message) ??
    (arriving ? unfit(phrases, effect, to, why) : spared(phrases, to, why)) ??
    REASONS[why];
  const where = phrases.clause(to, { form: 'plain', particle: 'が' });
  const applies = again ? `${where}場合にも` : `${phrases.worded(effect)}は、${where}場合には`;
  return `${applies}適用されない。理由：${kept}${owing(phrases, by)}${because}。`;
}

/** Because of what something has lost an ability. */
function owing(phrases: Phrases, by: readonly Effect[] = []): string {
  return by.length === 0 ? '' : `${list(by.map((one) => phrases.source(one)))}により、`;
}

export function notTriggered(phrases: Phrases, message: Extract<Message, { say: 'not triggered' }>): string {
  const { effect, events, why, by = [], code } = message;
  const ability = phrases.worded(effect);
  if (!why)
    return `${ability}は誘発しない。理由：${together(phrases, events, { form: 'not', particle: 'は' })}。`;
  const where = `${ability}は、${together(phrases, events, { form: 'plain', particle: 'が' })}場合に誘発しない。理由：`;
  if (why === 'elsewhere') return `${where}それは起こらない。`;
  if (code) return `${where}${unmetBy(phrases, message) ?? REASONS[code]}。`;
  if (why === 'left')
    return `${where}${effect.source ? phrases.things([effect.source]) : 'この効果を持つカード'}も同時に離れている。`;
  if (why === 'silenced') return `${where}${by.map((one) => phrases.worded(one)).join('、')}`;
  return `${where}${owing(phrases, by)}${REASONS.lost}。`;
}

/** Why an effect is not applied to an object that is looked at as it would arrive. */
function unfit(
  phrases: Phrases,
  { source }: Effect,
  { objects }: Happening,
  why: RefusalCode,
): string | null {
  if (why === 'another-object')
    return `出る時点での${phrases.things(objects)}は、効果が指定するものに当てはまらない`;
  const own = source !== null && isSame(objects, [source]);
  return why === 'lost' && own ? `${phrases.things(objects)}はその能力を失った状態で出る` : null;
}

/** Why an effect is not applied to what it does nothing to. */
function spared(phrases: Phrases, { objects }: Happening, why: RefusalCode): string | null {
  return why === 'unaffected' ? `${phrases.things(objects)}はこの効果を受けない` : null;
}

/** Why an effect is not applied. */
const REASONS: { readonly [code in RefusalCode]: string } = {
  'another-event': '別の種類のイベントについての効果である',
  'another-player': '別のプレイヤーについての効果である',
  'another-object': '効果が指定するものに当てはまらない',
  'another-zone': '別のゾーンについての効果である',
  'another-arrival': '別の出方についての効果である',
  'another-counter': '別の種類のカウンターについての効果である',
  'another-cause': '効果が指定する起こり方ではない',
  'another-amount': '別の数についての効果である',
  excepted: '効果自身の文で除かれている場合である',
  'not-functioning': 'そのカードがある場所では、この効果は働かない',
  lost: '効果を持つはずのカードが、現在その能力を失っている',
  condition: '条件が満たされていない',
  'used-up': '使える回数をすでに使い切っている',
  'amount-used-up': '適用できる量をすでに使い切っている',
  declined: 'プレイヤーが適用しないことを選んだ',
  'came-later': 'イベントより前に存在していなかった',
  'applied-before': 'ここまでにすでに一度適用されている',
  'already-replaced': 'そのイベントはすでに置換されている',
  'another-applies': '別の効果がそのイベントを置換する',
  'later-kind': '先に適用される種類の効果がある',
  impossible: '置換後のイベントを実行できない',
  unpayable: 'コストを支払えない',
  substitute: '身代わりになるカードを、任意の効果で救うことはできない',
  inevitable: 'そのイベントは何にも置換されない',
  'nothing-left': '変更すべきものが残っていない',
  'no-substitute': '身代わりにできるカードがない',
  'no-counters': 'カウンターが足りない',
  unaffected: 'そのカードはこの効果を受けない',
  'source-leaves': '効果を持つカードか、その効果が必要とするカードが同じイベントで場を離れる',
  decided: 'その行き先より前に決まっている',
};

/** Why a clause that is not understood changes nothing. */
export function harmless(because: Harmless, ability: string): string {
  return HARMLESS[because].replace('能力', ability);
}

const HARMLESS: { readonly [because in Harmless]: string } = {
  ignored: 'シナリオが、この裁定には関わらないとしている。',
  'not activated': 'この能力は誰も使わない。',
  'not triggered': 'この能力は誘発しない。',
  'not reached': 'この文を処理することはない。',
  'not asked': 'この文が変える数値は問われない。結果にも示さない。',
};
