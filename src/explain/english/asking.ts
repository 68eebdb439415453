/** What is said around a question that is put to somebody. */

import type { AskingWords } from '../message/catalogue.js';
import { counted, inNumber } from './phrase.js';

export function asking(): AskingWords {
  return {
    leads: (outcomes) => `${counted(outcomes, 'outcome')}, depending on what is chosen then`,
    alike: (answers) =>
      `(one of ${inNumber(answers)} such answers; which of equal things makes no difference)`,
    same: (told) => `All answers come to the same${told ? ':' : '.'}`,
    cut: 'what else it can lead to has not been followed',
    forced: 'There is one answer:',
    further: 'What these lead to is told once they are given; b takes them back:',
    answers: (more) =>
      `${counted(more, 'more answer')}: write it as a scenario does, such as [one card, another card].`,
    prompt: 'Answer (a number; b goes back, q stops): ',
    noAnswer: 'That is none of the answers. Write its number, or what a scenario would say.',
    noneBefore: 'There is nothing to go back to: this is the first question.',
    unanswered: 'Stopped before the end: this is no ruling.',
  };
}
