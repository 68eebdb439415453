/** What the words of an effect ask for and do not find: why it is not applied, from what the card says. */

import type { Comparison } from '../../ability/reference.js';
import { compare, written } from '../../ground/amount.js';
import type { Conditional, Effect, Happening, Message, Unmet } from '../message/message.js';
import { found } from '../name/template.js';
import { isLookedAhead, isUnnamed, missedBy, partyTo } from '../why/unmet.js';
import { either, type Phrases } from './phrase.js';

/** Null where nothing short says it. */
export function unmetBy(
  phrases: Phrases,
  message: Extract<Message, { say: 'not applied' | 'not triggered' }>,
): string | null {
  const missed = missedBy(message);
  if (!missed) return null;
  const { effect } = message;
  const { unmet, to, arriving } = missed;
  if (!('of' in unmet)) return ofEvent(phrases, unmet, to);
  const things = partyTo(unmet, to);
  if (unmet.lacks === 'any')
    return unmet.of === 'object'
      ? 'プレイヤーについての効果ではない'
      : '効果が指定するものが、そのイベントに関わっていない';
  if (things.length === 0) {
    const not = notAbout(unmet.of === 'object' ? to.player : null);
    if (unmet.lacks === 'own') return `${not}${phrases.source(effect)}自身についての効果である`;
    return unmet.lacks === 'named' ? `${not}${phrases.things(unmet.objects)}についての効果である` : null;
  }
  // Whose an instruction is stands in its name.
  if (unmet.lacks === 'whose' && things[0]?.is === 'words')
    return `${phrases.things(things)}は${either(unmet.meant)}のものではない`;
  const said = ofThings(phrases, effect, phrases.things(things), unmet);
  return said !== null && arriving && isLookedAhead(unmet) ? `出る時点で、${said}` : said;
}

function notAbout(another: string | null): string {
  return another === null ? '' : `${another}についてではなく、`;
}

function ofEvent(phrases: Phrases, unmet: Exclude<Unmet, { of: unknown }>, to: Happening): string {
  const { objects } = to;
  switch (unmet.lacks) {
    case 'player': {
      if (isUnnamed(phrases.words, to, unmet))
        return `それを行うのは${unmet.is}であり、${either(unmet.meant)}ではない`;
      const things = objects.length === 0 ? null : phrases.things(objects);
      return `${notAbout(unmet.is ?? things)}${either(unmet.meant)}についての効果である`;
    }
    case 'from':
    case 'to': {
      const { place, meant, lacks } = unmet;
      const where = phrases.place({ ...place, of: meant && either(meant) });
      return `${where}${lacks === 'from' ? 'から離れる' : 'に置かれる'}ものについての効果である`;
    }
    case 'counter':
      return `${phrases.termed(unmet.counter)}カウンターについての効果である`;
    case 'amount':
      return `一度に${written(unmet.amount)}${unmet.orMore ? '以上' : ''}である場合についての効果である`;
    case 'so many':
      return `${unmet.alone ? '他のカードを含まず、' : ''}ちょうど${written(unmet.amount)}枚の場合についての効果である`;
    case 'condition':
      return conditionIs(phrases, unmet, false);
    case 'cause':
      return 'それはコストとして支払われる';
    case 'turn':
      return `${either(unmet.meant)}のターンについての効果である`;
    case 'token': {
      const kinds = unmet.words.map((words) => words.map((word) => phrases.termed(word)).join('・'));
      return `${either(kinds)}トークンについての効果である`;
    }
  }
}

/** By its own words, or by those of which it says that they are not so. */
export function conditionIs(phrases: Phrases, { words, denied, label }: Conditional, met: boolean): string {
  const is = `が満たされて${met === denied ? 'いない' : 'いる'}`;
  return words === null
    ? `${label === null ? '' : `${phrases.said(label)}の`}条件${is}`
    : `条件${phrases.said(words)}${is}`;
}

function ofThings(
  phrases: Phrases,
  effect: Effect,
  those: string,
  unmet: Extract<Unmet, { of: unknown }>,
): string | null {
  switch (unmet.lacks) {
    case 'own':
      return `${those}ではなく、${phrases.source(effect)}自身についての効果である`;
    case 'other':
      return `${those}自身ではなく、他のものについての効果である`;
    case 'named': {
      const named = phrases.things(unmet.objects);
      return `${named === those ? '領域を離れる前の' : `${those}ではなく、`}${named}についての効果である`;
    }
    case 'whose': {
      const theirs = `${either(unmet.meant)}のものではない`;
      if (unmet.of === 'cause') return `それを引き起こすのは${unmet.is}のものであり、${theirs}`;
      return unmet.by === 'control'
        ? `${those}は${unmet.is}がコントロールしており、${theirs}`
        : `${those}は${unmet.is}のものであり、${theirs}`;
    }
    case 'words':
      return words(phrases, those, unmet);
    case 'number': {
      if (found(phrases.words.traits, unmet.trait) === undefined) return undescribed(phrases, those, null);
      const trait = phrases.trait(unmet.trait);
      if (unmet.is === null) return `${those}には${trait}がない`;
      return `${those}の${trait}は${written(unmet.is)}であり、${compared(unmet.by, written(unmet.to))}ではない`;
    }
    case 'status':
      if (found(phrases.words.statuses, unmet.status) === undefined)
        return undescribed(phrases, those, unmet.by);
      return `${those}は${phrases.status(unmet.status)[unmet.not ? 0 : 1]}である`;
    case 'counters': {
      const counter = `${phrases.termed(unmet.counter)}カウンター`;
      if (unmet.not) return `${those}には${counter}がある`;
      const few = compare(unmet.atLeast, 1) === 0 ? '' : `${written(unmet.atLeast)}個以上の`;
      return `${those}には${few}${counter}がない`;
    }
    case 'described':
      return undescribed(phrases, those, unmet.by ?? unmet.label ?? null);
    case 'any':
      return null;
  }
}

/** @param by what is quoted, which may be the keyword; null where what it is has no word in this language */
function undescribed(phrases: Phrases, those: string, by: string | null): string {
  return by === null
    ? `${those}は、効果が指定するものに当てはまらない`
    : `${those}は${phrases.said(by)}に当てはまらない`;
}

function words(
  phrases: Phrases,
  those: string,
  { trait, words, not }: Extract<Unmet, { lacks: 'words' }>,
): string {
  const said = words.map((word) => familiar(phrases, trait, word)).join(not ? 'か' : 'でも');
  if (trait === 'keyword') return `${those}は${said}を持って${not ? 'いる' : 'いない'}`;
  return `${those}は${said}${not ? 'である' : words.length > 1 ? 'でもない' : 'ではない'}`;
}

function compared(by: Comparison, to: string): string {
  return by === 'equal' ? to : `${to}${COMPARED[by]}`;
}

const COMPARED: { readonly [by in Exclude<Comparison, 'equal'>]: string } = {
  'at least': '以上',
  'at most': '以下',
  'more than': 'より大きい値',
  'less than': '未満',
};

function familiar(phrases: Phrases, trait: string, word: string): string {
  if (trait === 'name') return phrases.name(word);
  return phrases.words.families?.includes(trait) ? `「${word}」カード` : phrases.termed(word);
}
