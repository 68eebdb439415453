/** Explanations in Japanese. No Japanese sentence of a ruling is written anywhere else. */

import type { Cut } from '../../explore/graph/graph.js';
import { compare, written } from '../../ground/amount.js';
import { isLost } from '../message/beside.js';
import type { SentenceCatalogue } from '../message/catalogue.js';
import type { CannotMessage, Effect, Message, Quoted, StepMessage, Unresolved } from '../message/message.js';
import { flagged } from '../name/flag.js';
import { isOwn } from '../name/own.js';
import { found, optional } from '../name/template.js';
import { asking } from './asking.js';
import { changeOf, grown, shortcut, whatChanged } from './change.js';
import { choice } from './choice.js';
import { about, becoming, fated, replacedBy, ruledOut, together } from './clause.js';
import { comesTo, forEver } from './comes.js';
import { inNumber, list, Phrases, sentence } from './phrase.js';
import { harmless, notApplied, notTriggered } from './reason.js';
import { conditionIs } from './unmet.js';
import { inflect } from './verb.js';
import { asks, outcomes } from './verdict.js';

export const japanese: SentenceCatalogue = {
  say: (message, words) => say(message, new Phrases(words)),
  joined: (sentences) => sentences.join(''),
  cited: (sentence, numbers) => `${sentence}（${numbers.join('、')}）`,
  entry: (key, text) => `${key}：${text}`,
  headings: {
    result: '盤面の変化',
    assumed: '前提',
    whyNot: '適用・誘発されない理由',
    whyNever: 'どの結果でも適用・誘発されない理由',
    rules: '根拠となるルール',
    given: 'あらかじめ決められた選択',
    intent: 'この裁定とは別に、発売元が意図として述べていること',
    unread: '読み取れないが、この裁定には関わらない文',
    noRuling: '裁定を出すことができない。',
    partial: (place, of) => `結果${place}（少なくとも${of}通り）［一部］`,
    heading: (game, rules, date) => `${game}、ルール ${rules}${date === null ? '' : `、${date}現在`}`,
    outcome: (place, of, ways, all) =>
      all === of
        ? `結果${place}（全${of}通り）`
        : `結果${place}（全${of}通り、選び方${inNumber(all)}通りのうち${inNumber(ways)}通り）`,
    like: (first, last, outcome) =>
      first === last ? `${first}. 結果${outcome}と同じ。` : `${first}～${last}. 結果${outcome}と同じ。`,
    expectations: (held, all, open) =>
      `期待される結果：${all}件中${held}件が成り立つ。${open === 0 ? '' : `${open}件は、この部分だけでは分からない。`}`,
    fails: (reason) => `成り立たないことがわかっている：${reason}`,
    steps: (first, last) => (first === last ? `${first}` : `${first}～${last}`),
    again: (steps, _several, times, until, words) => {
      const end = until === null ? '' : `、最後には${becoming(new Phrases(words), until, [])}`;
      return `手順${steps}がさらに${times}回繰り返され${end === '' ? 'る' : end}。`;
    },
    likewise: (things, words) => `${new Phrases(words).things(things)}についても同じ。`,
  },
  asking,
};

/** What has come before the end, where there is one. */
const CUTS: { readonly [cut in Exclude<Cut, 'endless'>]: string } = {
  positions: '局面の数が上限に達した',
  outcomes: '結果の数が上限に達した',
  time: '時間が上限に達した',
  memory: '記憶する局面の量が上限に達した',
  stopped: '探索が止められた',
};

function cutBy(cut: Cut): string {
  return cut === 'endless'
    ? '際限なく繰り返されることがあり、そのたびに待機するものが増えるので、その先はたどられていない'
    : `すべての選択をたどる前に、${CUTS[cut]}`;
}

function say(message: Message, phrases: Phrases): string {
  switch (message.say) {
    case 'cut':
      return `これは裁定の一部でしかない。${cutBy(message.limit)}。`;
    case 'outcomes':
      return outcomes(phrases, message);
    case 'asks':
      return asks(phrases, message);
    case 'otherwise':
      return '同じ結果になるほかの選び方では、途中の経過が異なる。';
    case 'all the same': {
      const end = message.otherwise ? '同じになるが、途中の経過は異なることがある。' : '同じである。';
      if (message.ways === null)
        return message.orders ? `どの順番でも結果は${end}` : `どれを選んでも結果は${end}`;
      return message.orders
        ? `適用の順番の選び方は${inNumber(message.ways)}通りあるが、どの順番でも結果は${end}`
        : `選び方は${inNumber(message.ways)}通りあるが、${message.ways === 2 ? 'どちら' : 'どれ'}を選んでも結果は${end}`;
    }
    case 'fate':
      return fated(phrases, message);
    case 'comes to':
      return comesTo(phrases, message, (one) => say(one, phrases));
    case 'for ever':
      return `${forEver(phrases, message)}。`;
    case 'apart':
      return `（${message.changes.map((change) => say(change, phrases)).join('。')}）`;
    case 'apart by choices':
      return `（${message.choices.map((one) => choice(phrases, one).slice(0, -1)).join('、')}）`;
    case 'nothing happens':
      return message.changes.length === 0
        ? '何も起こらない。'
        : `変わるのは次のことだけである：${message.changes.map((change) => say(change, phrases)).join('、')}。`;
    case 'rounds':
      return '選択によっては前と同じ局面に戻り、繰り返しても何も変わらないので、その先はたどらない。';
    case 'shortcut':
      return shortcut(phrases, message);
    case 'and more':
      return `他に${message.count}通り。`;
    case 'not listed':
      return `うち${message.count}通りの結果は、数えるだけで列挙しない。`;
    case 'changed':
      return `${whatChanged(phrases, message)}：${message.changes.flatMap((one, _, all) => changeOf(phrases, one, all) || []).join('、')}`;
    case 'value': {
      const so = flagged(phrases.words, message);
      if (so !== null) return so;
      return `${message.player}：${phrases.trait(message.value)} ${written(message.from)} → ${grown(message, written(message.to))}`;
    }
    case 'pile':
      return `${phrases.place(message.place)}：不明なカード ${written(message.from)}枚 → ${written(message.to)}枚`;
    case 'order':
      return `${phrases.place(message.place)}（上から）：${message.objects.map((one) => phrases.things([one])).join('、')}`;
    case 'in force':
      return `${phrases.effect(message.effect)}は${message.on ? `${phrases.things(message.on)}に` : ''}まだ有効：${phrases.quote(message.effect.text ?? '')}`;
    case 'unchanged':
      return '盤面は変わらない。';
    case 'nobody acts unasked':
      return '書かれていること以外は、誰も何もしない。';
    case 'costs and timing are legal':
      return 'コストの支払いとタイミングは適正であるとみなす。';
    case 'given':
      return choice(phrases, message);
    case 'left out':
      return phrases.words.omits?.[message.verb] ?? '';
    case 'intent':
      return `${phrases.name(message.card)}：${phrases.said(message.intent)}`;
    case 'unread':
      return `${phrases.name(message.card)}：${phrases.said(message.clause)} ${harmless(message.because, phrases.noun('能力'))}`;
    case 'not applied':
      return notApplied(phrases, message);
    case 'not instead':
      return `${phrases.effect(message.effect)}にある「代わりに」の部分は実行されない。理由：${conditionIs(phrases, message.given, false)}。`;
    case 'missed':
      return `${phrases.worded(message.effect)}は${MISSED[message.why ?? 'timing']}。`;
    case 'not triggered':
      return notTriggered(phrases, message);
    default:
      return step(message, phrases);
  }
}

function cannot(phrases: Phrases, message: Extract<Message, { say: 'cannot' }>): string {
  const { already, gone, effect, event } = message;
  if (typeof already === 'object')
    return `${phrases.things(event.objects)}は、すでに${phrases.status(already.status)[already.on ? 0 : 1]}である。`;
  // None of something is no event that anything could stop.
  const isNone = !effect && event.amount !== null && compare(event.amount, 0) <= 0;
  const said = isNone
    ? phrases.clause(event, { form: 'not', particle: 'は' })
    : `${ruledOut(phrases, message)}ない`;
  if (!effect) return `${said}${already ? '（すでにその場所にある）' : gone ? lies(phrases, gone) : ''}。`;
  return isOwn(message)
    ? `${said}：${phrases.quote(effect.text ?? '')}`
    : `${said}。${phrases.worded(effect)}`;
}

function lies(phrases: Phrases, { to }: NonNullable<CannotMessage['gone']>): string {
  return to ? `（${phrases.place(to)}にある）` : '（すでに存在しない）';
}

function step(message: StepMessage, phrases: Phrases): string {
  switch (message.say) {
    case 'goes round':
      return '前と同じ局面に戻り、誰にもこれを止める義務はなく、限りなく繰り返される。';
    case 'acts':
      return acts(phrases, message);
    case 'refused':
      return refused(phrases, message);
    case 'would':
      return sentence(about(phrases, message.events));
    case 'happens':
      return sentence(together(phrases, message.events, { form: 'plain', particle: 'が' }));
    case 'cannot':
      return cannot(phrases, message);
    case 'applies':
      return applies(phrases, message);
    case 'chooses':
      return choice(phrases, message);
    case 'triggers': {
      const done = message.resolves ? '誘発し、解決される' : '誘発する';
      const how = message.ignored ? '誘発するが、その内容は無関係なものとして扱われる' : done;
      const said = `${phrases.effect(message.effect, '能力')}が${how}：`;
      return message.again === undefined
        ? `${said}${phrases.quote(message.effect.text ?? '')}`
        : `${said}${quotedBefore(message.again)}。`;
    }
    case 'triggers more':
      return `${phrases.worded(message.effect)} これにより、${phrases.effect(message.of, '能力')}が追加で1回誘発する。`;
    case 'unresolved':
      return unresolved(phrases, message);
    case 'resolves': {
      const which = message.apart ? `（${phrases.quote(message.effect.text ?? '')}）` : '';
      return `${phrases.effect(message.effect, '能力')}${which}が解決される。`;
    }
    case 'instead':
      return `${conditionIs(phrases, message.given, true)}ため、${phrases.effect(message.effect)}にある「代わりに」の部分が実行される。`;
    case 'if so': {
      const what = `${phrases.effect(message.effect)}のうち、それを条件とする部分`;
      if (message.met) return `それは行われたものとして扱われ、${what}へ進む。`;
      const not = message.short
        ? 'それはすべて行うことができないため、まったく行われず'
        : 'それは行われたものとして扱われず';
      return message.otherwise
        ? `${not}、${phrases.effect(message.effect)}のうち、行われなかった場合の部分へ進む。`
        : `${not}、${what}は行われない。`;
    }
  }
}

const REFUSED: {
  readonly [why in Exclude<Extract<Message, { say: 'refused' }>['why'], 'barred'>]: string;
} = {
  unpayable: 'コストをすべて支払うことができない',
  'in play': 'すでに場に出ている',
  'not in play': '場に存在しない',
  unfit: 'そのようなカードでは行えない',
  without: 'そのための能力を現在持っていない',
  left: 'そのプレイヤーはすでにゲームから離れている',
  limited: '指示がなければ行えない',
  untimely: '別の行動に対応してのみ行える',
  forbidden: '効果により行えない',
};

/** What happens as it would have. */
function asItWas(goesOn: boolean, prevents = false): string {
  if (prevents) return `そのダメージは軽減できない。${goesOn ? '続けて残りの文を行う。' : ''}`;
  return goesOn ? 'まずそのまま起こり、続けて残りの文を行う。' : 'これによる変化はない。';
}

function refused(phrases: Phrases, message: Extract<Message, { say: 'refused' }>): string {
  const { player, words: text, why, effect } = message;
  const told = text === undefined ? '' : `${player}：${phrases.said(text)} `;
  const not = text === undefined ? `${doing(phrases, message)}ことはできない。` : 'これは行えない。';
  if (effect) return `${told}${not}${phrases.worded(effect)}`;
  // What the rules bar is barred by what is cited behind it.
  return why === 'barred' ? `${told}ルールにより、${not}` : `${told}${not}理由：${REFUSED[why]}。`;
}

function acts(phrases: Phrases, message: Extract<Message, { say: 'acts' }>): string {
  const { player, words: text, said } = message;
  if (said) return `${player}：${phrases.said(text ?? '')}`;
  const filled = doing(phrases, message);
  return text === null ? sentence(filled) : `${filled}：${phrases.quote(text)}`;
}

/** What a player does as the scenario lists it, in dictionary form. */
function doing(
  phrases: Phrases,
  { player, verb, object, other }: Extract<Message, { say: 'acts' | 'refused' }>,
): string {
  const template = found(phrases.words.actions, verb) ?? `{player}は[{object}を][{other}に]「${verb}」<する>`;
  const parts: { readonly [slot: string]: string | null } = {
    player,
    object: object && phrases.thing(object),
    other: other && phrases.thing(other),
  };
  return optional(template, (name) => parts[name] != null).replace(
    /\{(\w+)\}|<([^<>]+)>/g,
    (_, name: string | undefined, word: string) =>
      name === undefined ? inflect(word, 'plain') : (parts[name] ?? ''),
  );
}

/** In the place of words that have been quoted. */
function quotedBefore(where: Quoted): string {
  return where === 'just' ? '同文' : `手順${where}と同文`;
}

/** By what something comes about that has no words of its own: an effect of something, or the rules. */
function byRule(phrases: Phrases, effect: Effect): string {
  return `${effect.source && effect.rule === undefined ? phrases.effect(effect) : 'ルール'}により`;
}

function applies(phrases: Phrases, message: Extract<Message, { say: 'applies' }>): string {
  const { effect, to, becomes, changed, prevents, forGood, goesOn, ahead, among, withheld, taken, again } =
    message;
  const has = ahead ? `${phrases.source(effect)}は、元の場所ではなく、出る時点でこの能力を持つ。` : '';
  if (effect.text === null && becomes.length > 0 && JSON.stringify(becomes) !== JSON.stringify(to))
    return `${byRule(phrases, effect)}、${changed ? '' : '代わりに、'}${becoming(phrases, becomes, [])}。`;
  const ruled = effect.text === null;
  const words =
    again === undefined
      ? `${phrases.worded(effect)} `
      : `${phrases.source(effect)}：${quotedBefore(again)}。`;
  const said = ruled ? `${byRule(phrases, effect)}、` : `${words}${has}`;
  // Of several objects the one that is meant is named.
  const named = among ? [] : to.flatMap(({ objects }) => objects);
  const kept =
    withheld.length === 0
      ? ''
      : `${phrases.things(withheld)}は${taken ? 'すでに割り当てられている' : '選べない'}。`;
  if (becomes.length === 0)
    return `${said}${ruled ? '' : 'よって、'}${together(phrases, to, { form: 'not', particle: 'は', named })}。${kept}`;
  if (JSON.stringify(becomes) === JSON.stringify(to) && !forGood)
    return `${said}${asItWas(goesOn, prevents)}${kept}`;
  const result = becoming(phrases, becomes, named);
  if (forGood) return `${said}よって、${result}。その後戻ることはない。${kept}`;
  // In another way, of which nothing is said.
  if (!changed && result === becoming(phrases, to, named)) return `${said}よって、やはり${result}。${kept}`;
  const of = among && isLost(to, becomes) ? replacedBy(phrases, to) : '';
  return `${said}${changed ? 'よって' : `${of}代わりに`}、${result}。${kept}`;
}

/** What comes about without an effect is told by what the game calls that. */
function unresolved(phrases: Phrases, { effect, why, by = [] }: Unresolved): string {
  if (why === 'negated') {
    const whom = by.length === 0 ? '' : `${list(by.map((one) => phrases.source(one)))}によって`;
    return `${phrases.effect(effect, '効果')}は${whom}無効にされ、何も起こらない。`;
  }
  if (why === 'none') return `${phrases.effect(effect, '効果')}で選べるものがない。`;
  const { unused } = phrases.words;
  const said = UNRESOLVED[why];
  const so = unused === undefined ? said : said.replace(/(?:何も起こらない|使用されない)$/, unused);
  return `${phrases.effect(effect, why === 'illegal' ? '効果' : '能力')}は、${so}。`;
}

const MISSED = {
  timing: 'タイミングを逃す',
  gone: 'もう存在しないため使用できない',
  forbidden: '使用できない',
} as const;

const UNRESOLVED: { readonly [why in Exclude<Unresolved['why'], 'none' | 'negated'>]: string } = {
  gone: '対象がすべて不適正になったため解決されない',
  nothing: '必要な対象を選べないため何も起こらない',
  condition: '条件が満たされなくなったため解決されない',
  unpayable: 'コストをすべて支払うことができないため使用されない',
  vain: '何も行うことができないため使用されない',
  illegal: '選んだ対象が不適正になったため、それには何もしない',
};
