/** A text of sentences, steps and headed lists, written line by line and folded at a width. */

import type { Words } from '../../rulebook/words.js';
import { catalogueOf, type Speaking } from '../languages.js';
import type { SentenceCatalogue } from '../message/catalogue.js';
import type { Line, Step } from '../message/document.js';
import type { AssumptionMessage, Message } from '../message/message.js';
import type { Quotes } from '../way/quoting.js';
import { quotedOnce } from '../why/nor.js';
import { assumptionSections } from './assumptions.js';
import { fold } from './fold.js';
import { numbered } from './numbered.js';

export class Sheet {
  protected readonly catalogue: SentenceCatalogue;
  private readonly words: Words;
  private readonly width: number;
  private readonly lines: string[] = [];

  constructor({ language, words, width = 100 }: Omit<Speaking, 'why'>) {
    this.catalogue = catalogueOf(language);
    this.words = words;
    this.width = width;
  }

  /** What has been written, without a line break at its end. */
  protected written(): string {
    return this.lines.join('\n').trimEnd();
  }

  /**
   * @param first the number of the first of them
   * @param quotes what has been quoted before, and by them
   */
  protected steps(steps: readonly Step[], first: number, quotes: Quotes): void {
    for (const told of numbered(steps, first, this.catalogue, this.words, quotes)) {
      const number = `${told.number}.`;
      if ('step' in told) this.step(told.step, number);
      else this.write(2, `${number} ${told.said}`, number.length + 3);
    }
    if (steps.length > 0) this.space();
  }

  private step({ lines }: Step, number: string): void {
    const indent = number.length + 3;
    lines.forEach((line, place) => {
      const said = this.line(line);
      if (place === 0) this.write(2, `${number} ${said}`, indent);
      else this.write(indent, said, indent);
    });
  }

  protected assumptions(assumptions: readonly AssumptionMessage[]): void {
    for (const section of assumptionSections(assumptions, this.catalogue, (one) => this.say(one)))
      this.section(...section);
  }

  /** Why effects were not applied, each effect quoted once. */
  protected reasons(heading: string, lines: readonly Line<Message>[]): void {
    this.section(
      heading,
      quotedOnce(lines).map((line) => this.line(line)),
    );
  }

  protected section(heading: string, items: readonly string[]): void {
    if (items.length === 0) return;
    this.write(0, heading);
    for (const item of items) this.write(2, item, 4);
    this.space();
  }

  /** A line with the rules that it cites; what a rule bars, with what that says. */
  protected line({ message, cites }: Line): string {
    const numbers = cites.map(({ number }) => number);
    const barred = message.say === 'refused' && message.why === 'barred';
    const said = this.catalogue.joined([this.say(message), ...(barred ? cites.map(({ line }) => line) : [])]);
    return numbers.length === 0 ? said : this.catalogue.cited(said, numbers);
  }

  protected said(messages: readonly Message[]): string {
    return this.catalogue.joined(messages.map((message) => this.say(message)));
  }

  protected say(message: Message): string {
    return this.catalogue.say(message, this.words);
  }

  /** An empty line, where there is none yet. */
  protected space(): void {
    if (this.lines.at(-1) !== '') this.lines.push('');
  }

  /** Writes a line; what follows the first where it is folded is indented by `hanging`. */
  protected write(indent: number, text: string, hanging = indent): void {
    this.lines.push(...fold(text, { width: this.width, indent, hanging }));
  }
}
