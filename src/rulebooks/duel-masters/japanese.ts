/** What rulings of Duel Masters say in Japanese: the lines of their rules, and the words for what happens. */

import type { LinesOf } from '../../rulebook/rule.js';
import type { WordsLike } from '../../rulebook/words.js';
import type { RULES } from './rule.js';
import type { WORDS } from './words.js';

export const JAPANESE_LINES: LinesOf<typeof RULES> = {
  instead: '「かわりに」と書かれた効果は置換効果であり、あるイベントを別のイベントに置き換える。',
  once: '1つのイベントが置換されるのは一度だけであり、置換されたイベントは、別のカードに起こることになっても再び置換されない。',
  'never-happened': '置換されたイベントは起こらなかったことになり、置き換わったイベントが起こる。',
  impossible: '実行できないイベントに置き換えることはできない。',
  'no-event': 'イベントが起こらなければ、それに対する置換効果は何もしない。',
  'draw-and-then': 'カードを引くことが置換されたら、引いたカードに対して行うはずだったことは行われない。',
  'turn-player-first':
    '1つのイベントに複数の置換効果がある場合、ターン・プレイヤーの効果が優先され、同じプレイヤーの効果が複数あればそのプレイヤーが選ぶ。',
  'own-move-first': '呪文自身の移動先を置き換える効果は、他の置換効果より先に適用される。',
  simultaneous:
    '同時に起こるイベントはそれぞれ個別に置換される。ターン・プレイヤー、相手の順に割り当て、すべて同時に適用する。',
  'picked-once': '1つの置換のために選ばれたカードは、同時に適用される別の置換のためには選べない。',
  'state-defining': {
    '1.50':
      'カードがどのような状態でゾーンに置かれるかは状態定義効果で決まる。置換効果とは別に、すべて適用される。',
    '1.20':
      'カードの置かれ方を変える置換効果は、他の置換効果とともに適用される。1つのイベントに1つだけなのは「かわりに」と書かれたものである。',
  },
  'can-not': '「できない」は「できる」に優先する。',
  waiting:
    '待機中の能力は、S・トリガー、ターン・プレイヤーのものの順に解決し、同じプレイヤーのものは好きな順番で解決する。',
  'psychic-returns':
    'サイキック・クリーチャーがバトルゾーンから別のゾーンに移動したら、続けて超次元ゾーンに戻る。',
  'state-based': 'パワーが0以下のクリーチャーは破壊される。',
  chooses: '能力を使うプレイヤーが、その能力で選ぶものを選ぶ。',
  'happens-together': '何にも変更されないイベントはそのまま起こり、同時のイベントは同時に起こる。',
};

export const JAPANESE_WORDS: WordsLike<typeof WORDS> = {
  name: 'デュエル・マスターズ',
  events: {
    move: '{object}は{to}に<置かれる>',
    'move>battle': '{object}は{to}に<出る>',
    'move>hand': '{object}は{to}に<加えられる>',
    'move:battle>hand': '{object}は{to}に<戻される>',
    'move:graveyard>hand': '{object}は{to}に<戻される>',
    'move>deck': '{object}は{to}に<置かれる>',
    destroy: '{object}は<破壊される>',
    discard: '{object}は<捨てられる>',
    shuffle: '{object}は{to}に加えられて<シャッフルされる>',
    draw: '{player}はカードを{n 枚}<引く>',
    battle: '{object}は{other}と<バトルする>',
    'compare power': '{object}は{other}とパワーを<比べる>',
    break: '{object}は[{other}に]<ブレイクされる>',
    block: '{object}は<ブロックする>',
    strike: '{object}の攻撃が<通る>',
    'end attack': '攻撃が<終わる>',
    'direct attack': '{object}はプレイヤーに<ダイレクトアタックする>',
    use: '{player}は{object}を<使う>',
    'win battle': '{object}はバトルに<勝つ>',
    'lose battle': '{object}はバトルに<負ける>',
    attack: '{object}は[{other}を]<攻撃する>',
    'attack player': '{object}はプレイヤーを<攻撃する>',
    show: '{object}は<見せられる>',
    'ninja strike': '{player}はニンジャ・ストライクを<使う>',
    flip: '{object}は<裏返される>',
    summon: '{object}は<召喚される>',
    cast: '{object}は<唱えられる>',
    resolve: '{object}の効果は<解決される>',
    'end turn': 'ターンが<終わる>',
  },
  zones: {
    battle: 'バトルゾーン',
    hand: '手札',
    deck: '山札',
    graveyard: '墓地',
    mana: 'マナゾーン',
    shields: 'シールドゾーン',
    hyperspatial: '超次元ゾーン',
    pending: '解決待ちのカード',
  },
  statuses: { tapped: ['タップ状態', 'アンタップ状態'], 'face down': ['裏向き', '表向き'] },
  traits: { power: 'パワー', civilization: '文明', race: '種族', type: 'カードの種類' },
  terms: {
    madness: 'マッドネス',
    sprout: 'モヤシ',
    'shield burn': 'シールド焼却',
    'state-defining effect': '状態定義効果',
    'self-replacement effect': '自己置換効果',
    Light: '光',
    Water: '水',
    Darkness: '闇',
    Fire: '火',
    Nature: '自然',
    creature: 'クリーチャー',
    spell: '呪文',
    evolution: '進化',
    psychic: 'サイキック',
    dragheart: 'ドラグハート',
    weapon: 'ウエポン',
    fortress: 'フォートレス',
    cross: 'クロス',
    gear: 'ギア',
    castle: '城',
    Dragon: 'ドラゴン',
    'Fire Bird': 'ファイアー・バード',
    Shinobi: 'シノビ',
    Guardian: 'ガーディアン',
  },
  reminders: true,
  actions: {
    cast: '{player}が{object}を<唱える>',
    summon: '{player}が{object}を<召喚する>',
    battle: '{object}と{other}が<バトルする>',
    attack: '{object}が[{other}を]<攻撃する>',
    block: '{object}が<ブロックする>',
    turn: 'ターンが<終わる>',
  },
};
