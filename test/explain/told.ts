/** Gives the ruling of a scenario that a test writes down as it is told, each line whole. */

import { explain } from '../../src/explain/explain.js';
import { rulingText } from '../../src/explain/text/text.js';
import { judged } from '../scenario/judged.js';

export function told(scenario: string, language = 'en', why = false): string {
  return rulingText(explain(judged(scenario), { language }), { why, width: 1000 });
}
