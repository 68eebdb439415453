/** Under which rule a keyword replaces or prevents what it does: the number, and a line in each language (702). */

import type { Replacement } from '../../ability/ability.js';
import type { Act } from '../../ability/act.js';

interface KeywordRule {
  readonly '2026': string;
  /** Another only where the rule was there already: later keywords have the number of today. */
  readonly '2013': string;
  readonly en: string;
  readonly ja: string;
}

/** By the keyword. */
export const KEYWORD_RULES = {
  absorb: {
    '2026': '702.64a',
    '2013': '702.63a',
    en: 'Absorb prevents so much of the damage that a source would deal to the creature.',
    ja: '吸収は、発生源がそのクリーチャーに与えるダメージをその点数だけ軽減する。',
  },
  aftermath: {
    '2026': '702.127a',
    '2013': '702.127a',
    en: 'A spell with aftermath that was cast from a graveyard is exiled wherever it would go from the stack.',
    ja: '墓地から唱えられた余波を持つ呪文は、スタックを離れるなら追放される。',
  },
  amplify: {
    '2026': '702.38a',
    '2013': '702.37a',
    en: 'Amplify has cards of its creature types revealed from the hand as it enters, for each of which it gets so many +1/+1 counters.',
    ja: '増幅を持つものは、戦場に出るに際し手札から公開された、クリーチャー・タイプを共有するカード1枚につき、その数の+1/+1カウンターが置かれる。',
  },
  bloodthirst: {
    '2026': '702.54a',
    '2013': '702.53a',
    en: 'With bloodthirst it enters with so many +1/+1 counters where an opponent was dealt damage this turn.',
    ja: '狂喜を持つものは、このターンに対戦相手がダメージを受けていれば、その数の+1/+1カウンターが置かれた状態で戦場に出る。',
  },
  buyback: {
    '2026': '702.27a',
    '2013': '702.26a',
    en: 'A spell whose buyback was paid goes to its owner’s hand as it resolves, not to the graveyard.',
    ja: 'バイバック・コストが支払われた呪文は、解決時に墓地ではなくオーナーの手札に加えられる。',
  },
  compleated: {
    '2026': '702.150a',
    '2013': '702.150a',
    en: 'What is compleated enters with two loyalty counters fewer for each Phyrexian symbol that was paid for with life.',
    ja: '完成化したものは、ライフで支払われたファイレクシア・マナ・シンボル1つにつき、忠誠カウンターが2個少ない状態で戦場に出る。',
  },
  devour: {
    '2026': '702.82a',
    '2013': '702.81a',
    en: 'Devour has any number of creatures sacrificed as it enters, for each of which it gets so many +1/+1 counters.',
    ja: '貪食を持つものは、戦場に出るに際し生け贄に捧げられたクリーチャー1体につき、その数の+1/+1カウンターが置かれる。',
  },
  dredge: {
    '2026': '702.52a',
    '2013': '702.51a',
    en: 'Whoever would draw a card may mill as many as dredge says, if so many are there, and take the card with dredge back into their hand instead.',
    ja: 'カードを引くプレイヤーは、ライブラリーに足りるだけあれば、代わりに発掘の数だけ切削して、発掘を持つカードを墓地から手札に戻してもよい。',
  },
  enchant: {
    '2026': '303.4f',
    '2013': '303.4f',
    en: 'As an Aura enters otherwise than by resolving as an Aura spell, its controller chooses what it will enchant.',
    ja: 'オーラ呪文の解決以外の方法で戦場に出るオーラは、戦場に出るに際し、エンチャントするものをコントローラーが選ぶ。',
  },
  fading: {
    '2026': '702.32a',
    '2013': '702.31a',
    en: 'With fading it enters with so many fade counters.',
    ja: '消散を持つものは、その数の消散カウンターが置かれた状態で戦場に出る。',
  },
  flashback: {
    '2026': '702.34a',
    '2013': '702.33a',
    en: 'A spell whose flashback was paid is exiled wherever it would go from the stack.',
    ja: 'フラッシュバック・コストで唱えられた呪文は、スタックを離れるなら追放される。',
  },
  graft: {
    '2026': '702.58a',
    '2013': '702.57a',
    en: 'With graft it enters with so many +1/+1 counters.',
    ja: '移植を持つものは、その数の+1/+1カウンターが置かれた状態で戦場に出る。',
  },
  harmonize: {
    '2026': '702.180a',
    '2013': '702.180a',
    en: 'A spell whose harmonize was paid is exiled wherever it would go from the stack.',
    ja: '調和コストで唱えられた呪文は、スタックを離れるなら追放される。',
  },
  'jump-start': {
    '2026': '702.133a',
    '2013': '702.133a',
    en: 'A spell that was cast by jump-start is exiled wherever it would go from the stack.',
    ja: '再活によって唱えられた呪文は、スタックを離れるなら追放される。',
  },
  madness: {
    '2026': '702.35a',
    '2013': '702.34a',
    en: 'A card with madness is discarded into exile, from where it may be cast for its madness cost.',
    ja: 'マッドネスを持つカードは、捨てられるなら追放領域に置かれ、そこからマッドネス・コストで唱えることができる。',
  },
  modular: {
    '2026': '702.43a',
    '2013': '702.42a',
    en: 'With modular it enters with so many +1/+1 counters.',
    ja: '接合を持つものは、その数の+1/+1カウンターが置かれた状態で戦場に出る。',
  },
  ravenous: {
    '2026': '702.156a',
    '2013': '702.156a',
    en: 'What is ravenous enters with X +1/+1 counters.',
    ja: '貪欲を持つものは、X個の+1/+1カウンターが置かれた状態で戦場に出る。',
  },
  rebound: {
    '2026': '702.88a',
    '2013': '702.87a',
    en: 'A spell with rebound that was cast from the hand is exiled as it resolves, not put into the graveyard.',
    ja: '手札から唱えられた反復を持つ呪文は、解決時に墓地に置かれる代わりに追放される。',
  },
  riot: {
    '2026': '702.136a',
    '2013': '702.136a',
    en: 'With riot it enters with a +1/+1 counter or gains haste, as its controller likes.',
    ja: '暴動を持つものは、コントローラーの選択により、+1/+1カウンターが1個置かれた状態で戦場に出るか、速攻を得る。',
  },
  sunburst: {
    '2026': '702.44a',
    '2013': '702.43a',
    en: 'With sunburst it enters with a counter for each colour of mana spent on it: +1/+1 on a creature, charge on anything else.',
    ja: '烈日を持つものは、支払われたマナの色1色につきカウンターが1個置かれた状態で戦場に出る。クリーチャーなら+1/+1カウンター、そうでなければ蓄積カウンターである。',
  },
  tribute: {
    '2026': '702.104a',
    '2013': '702.104a',
    en: 'As a creature with tribute enters, an opponent that its controller chooses may put so many +1/+1 counters on it.',
    ja: '貢納を持つクリーチャーが戦場に出るに際し、コントローラーの選んだ対戦相手は、その数の+1/+1カウンターを置いてもよい。',
  },
  'umbra armor': {
    '2026': '702.89a',
    '2013': '702.88a',
    en: 'Where the permanent that it enchants would be destroyed, an Aura with umbra armor has the damage removed and is destroyed instead.',
    ja: '族霊鎧を持つオーラは、エンチャントしているパーマネントが破壊されるなら、代わりにそのダメージを取り除かせ、自らが破壊される。',
  },
  unearth: {
    '2026': '702.84a',
    '2013': '702.83a',
    en: 'What was returned by unearth is exiled wherever it would go from the battlefield.',
    ja: '蘇生によって戻されたものは、戦場を離れるなら追放される。',
  },
  unleash: {
    '2026': '702.98a',
    '2013': '702.97a',
    en: 'What has unleash enters with a +1/+1 counter, if its controller likes.',
    ja: '解鎖を持つものは、コントローラーが望むなら、+1/+1カウンターが1個置かれた状態で戦場に出る。',
  },
  vanishing: {
    '2026': '702.63a',
    '2013': '702.62a',
    en: 'With vanishing it enters with so many time counters.',
    ja: '消失を持つものは、その数の時間カウンターが置かれた状態で戦場に出る。',
  },
} as const satisfies { readonly [keyword: string]: KeywordRule };

export type Ruled = keyof typeof KEYWORD_RULES;

/** What keywords replace, with the keyword: the ability may have been given a condition or other words since. */
const SAID_BY = new WeakMap<Act, Ruled>();

/** What a keyword replaces. */
export function saidBy(keyword: Ruled, ability: Replacement): Replacement {
  SAID_BY.set(ability.watch, keyword);
  return ability;
}

/** The keyword that says what an effect does, and is its rule; null where none does. */
export function keywordRule({ watch }: Replacement): Ruled | null {
  return SAID_BY.get(watch) ?? null;
}
