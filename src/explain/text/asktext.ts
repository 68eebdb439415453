/** The text of a decision as it is put to a person. */

import type { Setup } from '../../scenario/setup.js';
import type { AskedOption, Asking, NamedOption, Question } from '../ask.js';
import { assumptionsOf } from '../basis/assumed.js';
import type { Speaking } from '../languages.js';
import { equals } from '../message/alike.js';
import type { Step } from '../message/document.js';
import type { AssumptionMessage } from '../message/message.js';
import { quotesOf } from '../way/quoting.js';
import { Sheet } from './sheet.js';
import { isAsked, rulesCited } from './text.js';

/**
 * The text of what has happened since a decision before it, and of the decision that comes now: its answers are
 * numbered from 1, each with what it leads to. Why effects were not applied is told where it would be asked at once, with
 * `why` of all; at the end the rules that were cited follow.
 *
 * @param told what has been told before; null where nothing has
 * @throws {RangeError} `language/unknown` for a language without a catalogue
 * @example
 * const speaking = { language: 'en', words: wordsOf(magic, 'en'), why: true };
 * const asking = ask(magic, start);
 * askText(asking, null, speaking).includes("Apple decides whether Test Cub's effect applies."); // => true
 * const [spared] = asking.question?.options ?? [];
 * const end = ask(magic, start, spared ? [spared.choice] : []);
 * askText(end, asking, speaking).includes('614.6: What nothing changes any more happens'); // => true
 */
export function askText(asking: Asking, told: Asking | null, speaking: Speaking): string {
  return new Teller(speaking).text(asking, told);
}

/**
 * What holds before anybody is asked, and every clause that is not understood: whoever answers must know of it.
 * @throws {RangeError} `language/unknown` for a language without a catalogue
 */
export function assumedText(setup: Setup, speaking: Speaking): string {
  return new Teller(speaking).assumed(assumptionsOf(setup, speaking.words));
}

class Teller extends Sheet {
  private readonly why: boolean;

  constructor(speaking: Speaking) {
    super(speaking);
    this.why = speaking.why ?? false;
  }

  text({ steps, whyNot, question, end }: Asking, told: Asking | null): string {
    const before = new Set((told?.whyNot ?? []).map((line) => JSON.stringify(line)));
    const reasons = whyNot.filter((line) => (this.why || isAsked(line)) && !before.has(JSON.stringify(line)));
    const { headings } = this.catalogue;
    const known = told === null ? 0 : common(steps, told.steps);
    this.steps(steps.slice(known), known + 1, quotesOf(steps.slice(0, known), 1));
    if (question) {
      this.reasons(headings.whyNot, reasons);
      this.question(question);
    }
    if (end) {
      this.write(0, this.said(end.verdict));
      this.space();
      this.section(
        headings.result,
        end.changes.map((change) => this.say(change)),
      );
      this.reasons(headings.whyNot, reasons);
      const cited = [
        ...steps.flatMap(({ lines }) => lines),
        ...whyNot.filter((line) => this.why || isAsked(line)),
      ];
      this.section(headings.rules, rulesCited(cited, this.catalogue));
    }
    return this.written();
  }

  assumed(assumptions: readonly AssumptionMessage[]): string {
    this.assumptions(assumptions);
    return this.written();
  }

  private question({ asks, options, further, more, matters, fixed }: Question): void {
    const words = this.catalogue.asking();
    if (fixed) return;
    const isForced = options.length === 1 && more === 0;
    this.write(0, isForced ? words.forced : this.say(asks));
    const [first, ...others] = options;
    const isInVain = matters === false && others.length > 0;
    // Also where all come to the same, there may be other things to tell of the ways there.
    const once = first && isInVain && others.every((one) => isToldAs(one, first)) ? first : null;
    options.forEach((option, index) => {
      const indent = this.option(option, index + 1);
      if (!once) this.leads(option, indent);
    });
    if (isInVain) this.write(2, words.same(once !== null), 4);
    if (once) this.leads(once, 5);
    if (further.length > 0) this.write(2, words.further, 4);
    further.forEach((option, index) => {
      this.option(option, options.length + index + 1);
    });
    if (more !== 0) this.write(2, words.answers(more), 4);
    this.space();
  }

  /** An answer with its number; gives back how far in what is said of it stands. */
  private option({ chooses, ways }: NamedOption, number: number): number {
    const indent = `${number}.`.length + 3;
    this.write(2, `${number}. ${this.say(chooses)}`, indent);
    if (ways !== 1) this.write(indent, this.catalogue.asking().alike(ways), indent);
    return indent;
  }

  /** What can come of an answer. */
  private leads({ leads, outcomes, cut }: AskedOption, indent: number): void {
    const words = this.catalogue.asking();
    if (outcomes > 1) this.write(indent, `→ ${words.leads(outcomes)}:`, indent + 2);
    const [at, sign] = outcomes > 1 ? [indent + 2, '-'] : [indent, '→'];
    for (const lead of leads) this.write(at, `${sign} ${this.said(lead)}`, at + 2);
    if (outcomes > leads.length && outcomes > 1)
      this.write(
        indent + 2,
        `- ${this.say({ say: 'and more', count: outcomes - leads.length })}`,
        indent + 4,
      );
    if (cut) this.write(indent, `→ ${words.cut}`, indent + 2);
  }
}

/** Whether the same is told of what comes of two answers. */
function isToldAs(one: AskedOption, other: AskedOption): boolean {
  return one.outcomes === other.outcomes && equals(one.leads, other.leads);
}

/** With how many equal steps both begin. */
function common(steps: readonly Step[], others: readonly Step[]): number {
  const at = steps.findIndex((step, index) => JSON.stringify(step) !== JSON.stringify(others[index]));
  return at < 0 ? steps.length : at;
}
