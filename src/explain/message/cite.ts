/** Messages with the rules that they cite, in the version of a ruling and its language. */

import type { RuleKey } from '../../ground/id.js';
import type { Play } from '../../kernel/play/play.js';
import type { Citation, Line } from './document.js';
import type { Message } from './message.js';

export class Citing {
  private readonly play: Play;
  private readonly language: string;

  constructor(play: Play, language: string) {
    this.play = play;
    this.language = language;
  }

  /** A message under these rules; those of one number are cited once, and what goes without saying has none. */
  line<Said extends Message>(message: Said, ...rules: readonly (RuleKey | null)[]): Line<Said> {
    const cites = rules.flatMap((rule) => (rule === null ? [] : this.cite(rule)));
    const numbers = new Set(['']);
    return { message, cites: cites.filter(({ number }) => !numbers.has(number) && numbers.add(number)) };
  }

  /** The numbers of these rules. */
  numbers(rules: RuleKey | readonly RuleKey[]): readonly string[] {
    return [rules].flat().flatMap((rule) => this.cite(rule).map(({ number }) => number));
  }

  private cite(rule: RuleKey): Citation[] {
    const { rulebook, table } = this.play;
    const found = rulebook.rule(rule, table.position.rules, this.language);
    return found ? [{ rule, number: found.number, line: found.line }] : [];
  }
}
