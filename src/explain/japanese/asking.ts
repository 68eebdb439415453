/** What is said around a question that is put to somebody. */

import type { AskingWords } from '../message/catalogue.js';
import { inNumber } from './phrase.js';

export function asking(): AskingWords {
  return {
    leads: (outcomes) => `その後の選択により、結果は${outcomes}通り`,
    alike: (answers) => `（同等なもののどれを選ぶかだけが違う${inNumber(answers)}通りの答えのうちの一つ）`,
    same: (told) => `どの答えでも結果は同じである${told ? '：' : '。'}`,
    cut: 'その先のすべてはたどっていない',
    forced: '答えは一つだけである：',
    further: '次の答えは、その先を選んだ後に示す（b で戻る）：',
    answers: (more) => `他に${more}通りの答えがある。シナリオに書く形で答える（例：[カード名, カード名]）。`,
    prompt: '答え（番号。b で戻る、q で終わる）：',
    noAnswer: 'その答えはない。番号か、シナリオに書く形で答える。',
    noneBefore: '最初の問いなので、戻る先はない。',
    unanswered: '途中で終わったので、裁定ではない。',
  };
}
