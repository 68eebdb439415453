/**
 * The sub-rules of 614 to 616 that say what sort of effect replaces or prevents, and those that no ruling cites: a number,
 * and a line of the project's own in each language.
 */

import type { Subrule } from '../../rulebook/section.js';

/** Those that rulings cite as the grounds of an effect, by key. */
export const SUBRULES = {
  watches: {
    number: '614.1',
    en: 'A replacement effect watches for an event that would happen, and puts something else in its place.',
    ja: '置換効果は起ころうとするイベントを監視し、それを別のものに置き換える。',
  },
  'watches-damage': {
    number: '615.1',
    en: 'A prevention effect watches for damage that would be dealt, and keeps some or all of it from being dealt.',
    ja: '軽減効果は与えられようとするダメージを監視し、その一部または全部を軽減する。',
  },
  instead: {
    number: '614.1a',
    en: 'What says "instead" replaces: something else takes the place of an event.',
    ja: '「代わりに」と書かれた効果は置換効果であり、イベントを別のイベントに置き換える。',
  },
  'enters-with': {
    number: '614.1c',
    en: 'What a permanent says of what it enters with, or as what, or of what is done as it enters, is a replacement effect.',
    ja: '「～の状態で戦場に出る」「戦場に出るに際し」「～として戦場に出る」とそのパーマネントに書かれた効果は置換効果である。',
  },
  enters: {
    number: '614.1d',
    en: 'A continuous effect that says how permanents enter is a replacement effect.',
    ja: 'パーマネントがどのように戦場に出るかを述べる継続的効果は置換効果である。',
  },
  'turned-up': {
    number: '614.1e',
    en: 'What is done as a permanent is turned face up is a replacement effect.',
    ja: '「表向きになるに際し」と書かれた効果は置換効果である。',
  },
  'damage-of-a-source': {
    number: '614.2',
    en: 'Some replacement effects look at the damage that a source would deal.',
    ja: '発生源が与えるダメージに適用される置換効果がある。',
  },
  'lasts-until-used': {
    number: '614.3',
    en: 'A replacement effect that a spell or ability makes can be made at any time, and lasts until it is used up or its time is over.',
    ja: '呪文や能力が作る置換効果はいつでも作ることができ、使い切られるか期間が終わるまで続く。',
  },
  'exists-before': {
    number: '614.4',
    en: 'A replacement effect must be there before the event: it changes nothing that comes to pass together with it or before it.',
    ja: '置換効果はイベントより前に存在していなければならず、さかのぼって変更することはない。',
  },
  'draw-replaced': {
    number: '614.11',
    en: 'A draw is replaced even where no card is left to draw.',
    ja: 'カードを引くことは、ライブラリーにカードがなくても置き換えられる。',
  },
  'moves-others': {
    number: '614.13',
    en: 'What changes how a permanent enters may have other objects change zones along with it.',
    ja: '戦場への出方を変更する効果は、他のオブジェクトの領域を変えることがある。',
  },
  'effect-makes': {
    number: '614.16',
    en: 'What an effect would create or put counters on is that of spells and abilities, and of what replaces or prevents.',
    ja: '「効果によって」トークンやカウンターが生じる場合とは、呪文や能力のほか、置換効果や軽減効果によるものも含む。',
  },
  prevents: {
    number: '615.1a',
    en: 'What says "prevent" is a prevention effect: that damage is not dealt.',
    ja: '「軽減する」と書かれた効果は軽減効果であり、そのダメージは与えられない。',
  },
  'prevents-a-source': {
    number: '615.2',
    en: 'Some prevention effects look at the damage that a source would deal.',
    ja: '発生源が与えるダメージに適用される軽減効果がある。',
  },
  'prevention-lasts': {
    number: '615.3',
    en: 'A prevention effect that a spell or ability makes can be made at any time, and lasts until it is used up or its time is over.',
    ja: '呪文や能力が作る軽減効果はいつでも作ることができ、使い切られるか期間が終わるまで続く。',
  },
  'prevention-before': {
    number: '615.4',
    en: 'A prevention effect must be there before the damage would be dealt.',
    ja: '軽減効果はダメージが与えられるより前に存在していなければならない。',
  },
  'prevents-and-more': {
    number: '615.5',
    en: 'What else a prevention effect does comes directly after the event, and may ask how much was prevented.',
    ja: '軽減効果に伴う追加の効果はその直後に行われ、軽減された点数を参照できる。',
  },
  'prevents-so-many': {
    number: '615.7',
    en: 'A shield of so many points prevents each one until none is left, however many sources and events there are.',
    ja: '点数の決まった軽減の盾は、発生源やイベントの数によらず、使い切られるまで1点ずつ軽減する。',
  },
  'prevents-next': {
    number: '615.8',
    en: 'What prevents the next damage of a source prevents one instance of it, however much that is.',
    ja: '「次に与えられるダメージ」を軽減する効果は、点数によらず1回分を軽減する。',
  },
  redirects: {
    number: '614.9',
    en: 'Redirection has damage dealt to another instead; it does nothing where it can no longer be dealt there.',
    ja: 'ダメージの移し変えは、ダメージを別のものに与えることに置き換える。移し先がなければ何もしない。',
  },
  'prevents-of-a-kind': {
    number: '615.9',
    en: 'A shield against a source of some quality looks at the source again as it would deal damage.',
    ja: '特定の性質を持つ発生源に対する盾は、ダメージが与えられる時にその性質を改めて確認する。',
  },
  'prevents-for-each': {
    number: '615.11',
    en: 'A shield for each of many creatures is one for each that is there as it is made.',
    ja: '対象でない複数のクリーチャーへの盾は、作られた時点で該当するそれぞれに1つずつ作られる。',
  },
  'prevents-each-time': {
    number: '615.10',
    en: 'A static ability that prevents so much does so of each event for itself.',
    ja: '一定の点数を軽減する常在型能力は、それぞれのイベントについて別々に軽減する。',
  },
  arisen: {
    number: '616.2',
    en: 'An effect may become applicable because another has changed the event.',
    ja: '他の効果がイベントを変更したことで、ある効果が適用できるようになることがある。',
  },
} as const;

/** Those that no ruling cites. */
export const UNCITED: readonly Subrule[] = [
  {
    number: '614.7',
    en: 'Where the event never comes about, its replacement does nothing.',
    ja: 'イベントが起こらなければ、それを置き換える効果は何もしない。',
  },
  {
    number: '614.11a',
    en: 'One replaced draw of several is carried out whole before the next card is drawn.',
    ja: '複数枚を引く途中で置き換えられた場合、その結果をすべて終えてから残りを引く。',
  },
  {
    number: '614.11b',
    en: 'What is to be done with a drawn card is not done with cards that a replaced draw leads to.',
    ja: '引いたカードに対して行うことは、引くことが置き換えられて得たカードには行わない。',
  },
  {
    number: '614.12b',
    en: 'What is chosen for permanents that enter together must be possible, and payable, for all of them at once.',
    ja: '同時に戦場に出るパーマネントについての選択は、全体として実行でき、支払えるものでなければならない。',
  },
  {
    number: '614.12c',
    en: 'Of two abilities with anchor words a permanent has the one that was chosen as it entered.',
    ja: 'アンカー語で示された能力のうち、戦場に出る際に選ばれたものだけを持つ。',
  },
  {
    number: '614.13c',
    en: 'Cards that enter from a library are not among those that are put elsewhere from its top as they enter.',
    ja: 'ライブラリーから戦場に出るカードは、その際にライブラリーの上から動かされるカードに含まれない。',
  },
  {
    number: '614.14',
    en: 'A text that speaks of the cards exiled speaks of those that its own replacement exiled.',
    ja: '「追放されたカード」を参照する能力は、それと関連する置換効果が追放したカードだけを指す。',
  },
  {
    number: '614.17',
    en: 'What says that something can’t happen is no replacement effect, and follows like rules.',
    ja: '何かが起こらないとする効果は置換効果ではないが、同様のルールに従う。',
  },
  {
    number: '614.17a',
    en: 'What says "can’t" must be there before the event.',
    ja: '「できない」とする効果は、イベントより前に存在していなければならない。',
  },
  {
    number: '614.17b',
    en: 'No player may choose to pay a cost with what can’t happen.',
    ja: '起こりえないことを含むコストの支払いは選べない。',
  },
  {
    number: '614.17c',
    en: 'What can’t happen is replaced by nothing but a text that replaces a part of itself.',
    ja: '起こりえないイベントを置き換えられるのは自己置換効果だけである。',
  },
  {
    number: '614.17d',
    en: 'What says that a permanent can’t enter, or how it can’t, looks at it as it would be on the battlefield.',
    ja: '戦場に出られないとする効果は、そのパーマネントを戦場での姿で判断する。',
  },
  {
    number: '615.6',
    en: 'Prevented damage is never dealt; what is left of the event may trigger abilities.',
    ja: '軽減されたダメージは与えられない。変更後のイベントは能力を誘発させることがある。',
  },
  {
    number: '615.12a',
    en: 'To damage that can’t be prevented each prevention effect is applied once.',
    ja: '軽減できないダメージには、各軽減効果は一度だけ適用される。',
  },
  {
    number: '615.13',
    en: 'What triggers on prevented damage triggers once for each time that an effect prevents some of what is dealt at once.',
    ja: '軽減により誘発する能力は、同時に与えられるダメージに軽減効果が適用されるたびに一度誘発する。',
  },
  {
    number: '616.1a',
    en: 'A text that replaces a part of itself is applied before all other effects.',
    ja: '自己置換効果があれば、それを最初に適用しなければならない。',
  },
];
