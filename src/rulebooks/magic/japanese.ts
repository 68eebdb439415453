/** What rulings of Magic say in Japanese: the lines of their rules, and the words for what happens. */

import type { LinesOf } from '../../rulebook/rule.js';
import type { WordsLike } from '../../rulebook/words.js';
import type { RULES } from './rule.js';
import { SUBRULES } from './subrule.js';
import type { WORDS } from './words.js';

const SAME = Object.fromEntries(Object.entries(SUBRULES).map(([key, { ja }]) => [key, ja])) as {
  readonly [key in keyof typeof SUBRULES]: string;
};

export const JAPANESE_LINES: LinesOf<typeof RULES> = {
  ...SAME,
  'endless-loop': '強制的な行動だけの繰り返しで誰も止められない場合、ゲームは引き分けになる。',
  cannot: '「できない」は、何かをさせる効果や許可する効果に優先する。',
  'trigger-order':
    '誘発型能力は、アクティブ・プレイヤーのものから順にスタックに置かれ、各プレイヤーは自分のものの順番を選ぶ。',
  'not-there': 'あるべき領域にもう存在しないものは影響を受けない。',
  'not-prevented': '軽減できないダメージは、それを軽減する効果があっても与えられる。',
  'never-happens': '起こらないイベントを置換することはできない。',
  'no-damage': '与えるダメージが0点であれば、ダメージは与えられず、置き換えや軽減の対象もない。',
  'chooses-on-resolution': '文章が求める選択は、解決時に行われる。',
  targets: '呪文の対象は、それを唱えるプレイヤーが選ぶ。',
  'once-each': '1つの効果は、1つのイベントとそれが変化したイベントに対して一度しか適用されない。',
  'look-ahead': {
    '2026':
      '戦場に出るパーマネントは、すでに存在していてそれに適用されるはずの継続的効果も考慮し、戦場での姿で判断する。',
    '2013': '戦場に出るパーマネントは、他の発生源による継続的効果を除いた、戦場での姿で判断する。',
  },
  'choices-before': 'パーマネントの戦場への出方に関する選択は、それが戦場に出る前に行われる。',
  'not-itself': {
    '2026':
      'パーマネントが戦場に出る際に、それ自身を含め、同時に戦場に出るものを他の領域に移動させることはできない。',
    '2013': 'パーマネントが戦場に出る際に、それ自身を他の領域に移動させることはできない。',
  },
  'not-twice':
    '1つのパーマネントが戦場に出る際に、領域を移動させるものとして同じオブジェクトを二度選ぶことはできない。',
  'affected-chooses':
    '複数の効果があれば、影響を受けるプレイヤー、または影響を受けるオブジェクトのコントローラーが次に適用するものを選ぶ。',
  'control-first':
    '誰のコントロール下で戦場に出るかに関する効果は、コピーに関する効果やその他の効果より先に適用される。',
  'copy-first':
    'コピーとして戦場に出る効果は、コントロールに関するもの以外のすべての効果より先に適用される。',
  any: '順番の定めのない効果は、どれから適用してもよい。',
  again: '効果を1つ適用するたびに、適用できる効果を改めて確認する。',
  contained: 'イベントに含まれるイベントは、全体に適用される効果がなくなってから判断する。',
  'zero-toughness': 'タフネスが0以下のクリーチャーは、オーナーの墓地に置かれる。',
  'lethal-damage': '致死ダメージを負っているクリーチャーは破壊される。',
  'state-based': '該当する状況起因処理は、すべて同時に行われる。',
  'zero-life': 'ライフが0以下のプレイヤーはゲームに敗北する。',
  'ten-poison': '毒カウンターを10個以上持つプレイヤーはゲームに敗北する。',
  'zero-loyalty': '忠誠度が0のプレインズウォーカーは、オーナーの墓地に置かれる。',
  'legend-rule':
    '同じ名前の伝説のパーマネントを複数コントロールするプレイヤーは1つを選び、残りはオーナーの墓地に置かれる。',
  'counters-cancel': '1つのパーマネントの上にある+1/+1カウンターと-1/-1カウンターは、同数ずつ取り除かれる。',
  'cost-payable': 'コストは、それに必要なものをすべて持つプレイヤーだけが支払える。',
  'token-ceases': '戦場以外の領域にあるトークンは消滅する。',
  happens: 'これ以上変更されないイベントは、すべて同時に起こる。',
};

export const JAPANESE_WORDS: WordsLike<typeof WORDS> = {
  name: 'マジック：ザ・ギャザリング',
  events: {
    move: '{object}は{to}に<置かれる>',
    'move>battlefield': '{object}は戦場に<出る>',
    'move>exile': '{object}は<追放される>',
    'move>hand': '{object}は{to}に<加えられる>',
    'move:battlefield>hand': '{object}は{to}に<戻される>',
    'move:graveyard>hand': '{object}は{to}に<戻される>',
    'move>library': '{object}は{to}に<置かれる>',
    destroy: '{object}は<破壊される>',
    sacrifice: '{object}は<生け贄に捧げられる>',
    discard: '{object}は<捨てられる>',
    draw: '{player}はカードを{n 枚}<引く>',
    'put counters': '{object}の上に{counter}カウンターが{n 個}<置かれる>',
    'remove counters': '{object}から{counter}カウンターが{n 個}<取り除かれる>',
    cease: '{object}は<消滅する>',
    tap: '{object}は<タップされる>',
    untap: '{object}は<アンタップされる>',
    'gain life': '{player}は{amount}点のライフを<得る>',
    'lose life': '{player}は{amount}点のライフを<失う>',
    'pay life': '{player}は{amount}点のライフを<支払う>',
    damage: '{object}は{amount}点のダメージを<与えられる>',
    prevent: 'ダメージは<軽減される>',
    search: '{player}はライブラリーを<探す>',
    reveal: '{object}は<公開される>',
    shuffle: '{player}はライブラリーを<切り直す>',
    create: '{player}は{token}・トークンを{n 体}<生成する>',
    cast: '{object}は<唱えられる>',
    resolve: '{object}は<解決される>',
    play: '{object}は<プレイされる>',
    upkeep: 'アップキープが<始まる>',
    'roll chaos': '{player}はカオスの目を<出す>',
    'add mana': '{player}はマナを<加える>',
    'pay mana': '{player}はマナを<支払う>',
    'end turn': 'ターンが<終わる>',
    'end in a draw': 'ゲームは引き分けに<なる>',
  },
  zones: {
    battlefield: '戦場',
    hand: '手札',
    library: 'ライブラリー',
    graveyard: '墓地',
    exile: '追放領域',
    stack: 'スタック',
    command: '統率領域',
    plane: '現在の次元',
  },
  statuses: { tapped: ['タップ状態', 'アンタップ状態'], 'face down': ['裏向き', '表向き'] },
  traits: {
    life: 'ライフ',
    draw: '引き分け',
    poison: '毒カウンター',
    supertype: '特殊タイプ',
    type: 'カード・タイプ',
    subtype: 'サブタイプ',
    color: '色',
    power: 'パワー',
    toughness: 'タフネス',
    loyalty: '忠誠度',
  },
  terms: {
    artifact: 'アーティファクト',
    battle: 'バトル',
    creature: 'クリーチャー',
    enchantment: 'エンチャント',
    instant: 'インスタント',
    land: '土地',
    plane: '次元',
    planeswalker: 'プレインズウォーカー',
    sorcery: 'ソーサリー',
    basic: '基本',
    legendary: '伝説の',
    ongoing: '持続',
    snow: '氷雪',
    world: 'ワールド',
    white: '白',
    blue: '青',
    black: '黒',
    red: '赤',
    green: '緑',
    colorless: '無色',
    Plains: '平地',
    Island: '島',
    Swamp: '沼',
    Mountain: '山',
    Forest: '森',
    loyalty: '忠誠',
    poison: '毒',
    charge: '蓄積',
    time: '時間',
    lore: '伝承',
    age: '経年',
  },
  reminders: true,
  actions: {
    cast: '{player}が{object}を<唱える>',
    play: '{player}が{object}を<プレイする>',
    draw: '{player}がドロー・ステップのカードを<引く>',
    turn: 'ターンが<終わる>',
  },
};
