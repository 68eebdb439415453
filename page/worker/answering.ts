/** Answers what is asked beside rulings, and of rulings that have been given. */

import type { ExportRequest, Request, Said, Side } from '../protocol.js';
import type { Ruled } from './ruling.js';

/** What is asked beside a ruling itself. */
type Question = Exclude<Request, { readonly ask: 'judge' | 'stop' }>;

/** @param rulings those that have been given */
export async function answerTo(
  question: Question,
  rulings: { readonly [side in Side]: Ruled | null },
): Promise<Said> {
  switch (question.ask) {
    case 'walk': {
      const { side, path } = question;
      const { walked } = await import('./walked.js');
      const way = rulings[side] && walked(rulings[side], path);
      return way
        ? { say: 'walked', walked: way }
        : { say: 'defect', message: `There is no such place: ${path.join(' ')}` };
    }
    case 'export': {
      const ruling = rulings[question.side];
      return ruling
        ? { say: 'exported', text: await copied(ruling, question.as) }
        : { say: 'defect', message: 'There is no ruling to copy.' };
    }
    case 'read': {
      const { readingView } = await import('./reading.js');
      return { say: 'reading', reading: await readingView(question) };
    }
    case 'words': {
      const { wordsView } = await import('./words.js');
      return { say: 'words', words: await wordsView(question.game) };
    }
    case 'edit': {
      const { edit } = await import('./edit.js');
      return { say: 'edited', ...edit(question.text, question.edit) };
    }
  }
}

async function copied({ document }: Ruled, as: ExportRequest['as']): Promise<string> {
  if (as === 'json') return JSON.stringify(document, null, 2);
  const { rulingText } = await import('../../src/explain/text/text.js');
  return rulingText(document, { why: true, width: 80 });
}
