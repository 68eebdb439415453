/** How the board is changed. */

import { compare, written } from '../../ground/amount.js';
import type { Addition, Additions, Change, ChangeMessage, Message, Turn } from '../message/message.js';
import { found } from '../name/template.js';
import { toldWith } from '../name/together.js';
import { list, type Phrases } from './phrase.js';

/** 「Appleはこれを好きな回数だけ繰り返せ（回数を宣言する）、1回増えるごとに《Bear Cub》の+1/+1カウンターが1個増える。」 */
export function shortcut(phrases: Phrases, { by, kinds }: Extract<Message, { say: 'shortcut' }>): string {
  const each = kinds.map((kind) => additions(phrases, kind));
  return `${howOften(by)}、1回増えるごとに${each.join('か、または')}。`;
}

function additions(phrases: Phrases, { adds, takes }: Additions): string {
  const [more, less] = [adds, takes].map((all) => all.map((one) => addition(phrases, one)).join('、'));
  const each = [more ? `${more}増え` : [], less ? `${less}減` : []];
  return `${each.flat().join('、')}る`;
}

function addition(phrases: Phrases, one: Addition): string {
  const amount = written(one.amount);
  if ('tokens' in one) return `${phrases.thing({ ...one.tokens, count: 1 })}が${amount}体`;
  if ('hurt' in one) return `${phrases.thing(one.hurt)}のダメージが${amount}`;
  return 'to' in one
    ? `${one.to}の${phrases.trait(one.value)}が${amount}`
    : `${phrases.thing(one.on)}の${phrases.termed(one.counter)}カウンターが${amount}個`;
}

/** Where it takes several to go round, each of them can stop. */
function howOften(by: readonly string[]): string {
  if (by.length === 0) return 'これは何回でも繰り返され';
  if (by.length === 1) return `${by[0]}はこれを好きな回数だけ繰り返せ（回数を宣言する）`;
  return `${by.join('と')}は${by.length === 2 ? '両者' : '全員'}が望む限りこれを繰り返せ`;
}

/** What a number has become; where it goes on so for ever, there is no last one. */
export function grown({ endless }: { readonly endless?: Turn }, number: string): string {
  return endless ? GROWING[endless] : number;
}

const GROWING: { readonly [turn in Turn]: string } = {
  more: '限りなく増える',
  less: '限りなく減る',
  both: '限りなく増減を繰り返す',
};

export function changeOf(phrases: Phrases, change: Change, all: readonly Change[]): string {
  switch (change.change) {
    case 'zone':
      return moved(phrases, change);
    case 'at':
      return `${phrases.thing(change.place)}にいる`;
    case 'controller':
      return `コントローラーは${change.to}`;
    case 'status': {
      const [on, off] = phrases.status(change.status);
      return change.on ? on : off;
    }
    case 'counters': {
      const counter = `${phrases.termed(change.counter)}カウンター`;
      return compare(change.from, 0) === 0 && !change.endless
        ? `${counter}${written(change.to)}個`
        : `${counter} ${written(change.from)}個 → ${grown(change, `${written(change.to)}個`)}`;
    }
    case 'damage':
      return `ダメージ ${written(change.from)} → ${grown(change, written(change.to))}`;
    case 'copy':
      return `${phrases.name(change.of)}のコピー`;
    case 'became':
      return `${phrases.thing(change.what)}に置き換わる`;
    case 'attached': {
      const { attached: [on, off] = ['{objects}につけられる', '何にもつけられていない'] } =
        phrases.words.picks ?? {};
      return change.to ? on.replace('{objects}', phrases.thing(change.to)) : off;
    }
    case 'chosen': {
      const [said] = found(phrases.words.picks ?? {}, change.as) ?? [];
      if (said) return said.replace('{objects}', () => change.word);
      return `${phrases.said(phrases.term(change.word))}を選択`;
    }
    case 'keywords':
      return `${list(change.gained.map((word) => phrases.termed(word)))}を得る`;
    case 'picked':
      return phrases.picked(change);
    case 'number':
      return numbers(phrases, toldWith(phrases.words, change, all));
    case 'words': {
      return `${phrases.trait(change.trait)}${comesAndGoes(phrases, change)}`;
    }
  }
}

/** 「に「戦士」が加わり、「熊」がなくなる」「から「熊」がなくなる」 */
function comesAndGoes(phrases: Phrases, { gained, lost }: Extract<Change, { change: 'words' }>): string {
  const named = (words: readonly string[]): string => list(words.map((word) => phrases.termed(word)));
  if (lost.length === 0) return `に${named(gained)}が加わる`;
  return gained.length === 0
    ? `から${named(lost)}がなくなる`
    : `に${named(gained)}が加わり、${named(lost)}がなくなる`;
}

function moved(phrases: Phrases, { from, to, strange }: Extract<Change, { change: 'zone' }>): string {
  const start = from ? `${phrases.zone(from.zone)} → ` : '';
  if (!to) return `${start}消滅`;
  if (from?.zone === to.zone && from.of === to.of) return `${phrases.zone(to.zone)}（一度離れて戻った）`;
  // Another player's zone is named with its player.
  if (!from) return `新たに${phrases.zone(to.zone)}へ`;
  return `${start}${strange ? phrases.place(to) : phrases.zone(to.zone)}`;
}

/** 「パワー 2 → 3」、「パワー/タフネス 2/2 → 3/3」 */
function numbers(phrases: Phrases, told: readonly Extract<Change, { change: 'number' }>[]): string {
  if (told.length === 0) return '';
  const from = told.flatMap((one) => (one.from === null ? [] : [written(one.from)]));
  const all = told.map((one) => grown(one, written(one.to)));
  const to = told.every(({ endless }) => endless) ? list([...new Set(all)]) : all.join('/');
  const named = told.map(({ trait }) => phrases.trait(trait)).join('/');
  return `${named} ${from.length === 0 ? '' : `${from.join('/')} → `}${to}`;
}

/** The objects of a change; where each round brings others, one stands for all of them. */
export function whatChanged(
  phrases: Phrases,
  { objects, endless }: Extract<ChangeMessage, { say: 'changed' }>,
): string {
  return endless
    ? `${phrases.inFull(objects.slice(0, 1).map((one) => ({ ...one, count: 1 })))}（限りなく増える）`
    : phrases.inFull(objects);
}
