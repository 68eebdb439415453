/** The text of a ruling for people: calm, plain, wrapped. */

import { catalogueOf, type Speaking } from '../languages.js';
import type { SentenceCatalogue } from '../message/catalogue.js';
import type { Citation, Line, OutcomePart, RulingDocument, RulingPart } from '../message/document.js';
import type { Message } from '../message/message.js';
import type { Quotes } from '../way/quoting.js';
import { Sheet } from './sheet.js';

/** How the text of a ruling is written. */
export interface TextOptions {
  /** Also tell why effects were not applied. */
  readonly why?: boolean;
  /** Columns; 100 where it is left out. */
  readonly width?: number;
}

/**
 * The text of a ruling, in the language of its document. It ends without a line break. What a scenario expects of its
 * ruling is no part of it: that stands in the document's `expectations`.
 *
 * @throws {RangeError} `language/unknown` for a language without a catalogue
 * @example
 * const text = rulingText(explain(judge(magic, scenario, cards, source)), { why: true });
 * text.split('\n').slice(0, 2); // => ['A cub may be spared', 'Magic, rules 2026']
 */
export function rulingText(document: RulingDocument, options: TextOptions = {}): string {
  return new Writer(document, options).text();
}

/**
 * One message of a document or of a question as a sentence, without the rules that it cites.
 *
 * @throws {RangeError} `language/unknown` for a language without a catalogue
 * @example
 * const { ruling, language, words } = explain(judge(magic, scenario, cards, source));
 * const [change] = ruling?.outcomes[0]?.changes ?? [];
 * change && sentenceOf(change, { language, words }); // => 'Test Cub: battlefield → exile'
 */
export function sentenceOf(message: Message, { language, words }: Speaking): string {
  return catalogueOf(language).say(message, words);
}

class Writer extends Sheet {
  private readonly document: RulingDocument;
  private readonly why: boolean;
  private readonly told: Line[] = [];

  constructor(document: RulingDocument, { why = false, width = 100 }: TextOptions) {
    super({ language: document.language, words: document.words, width: Math.max(width, 40) });
    this.document = document;
    this.why = why;
  }

  text(): string {
    const { document, catalogue } = this;
    const { headings } = catalogue;
    this.write(
      0,
      document.ids.length > 0 ? this.catalogue.cited(document.title, document.ids) : document.title,
    );
    this.write(0, headings.heading(document.game.name, document.rules, document.date));
    this.space();
    if (document.ruling) this.ruling(document.ruling);
    else this.write(0, headings.noRuling);
    this.assumptions(document.assumptions);
    this.rules();
    for (const message of document.ruling?.verdict ?? []) {
      if (message.say === 'cut') this.write(0, this.say(message));
    }
    return this.written();
  }

  private ruling(ruling: RulingPart): void {
    const [cut = [], verdict = []] = [true, false].map((is) =>
      ruling.verdict.filter(({ say }) => (say === 'cut') === is),
    );
    this.paragraph(cut);
    this.paragraph(verdict);
    const [only, ...others] = ruling.outcomes;
    const quotes: Quotes = new Map();
    if (only && others.length === 0) {
      this.outcome(only, 1, [], quotes);
      return;
    }
    this.overview(ruling);
    this.steps(ruling.shared, 1, quotes);
    const common = inEvery(ruling);
    this.reasons(this.catalogue.headings.whyNever, common);
    for (const [index, outcome] of ruling.outcomes.entries()) {
      this.write(0, this.outcomeHeading(ruling, outcome, index));
      this.outcome(outcome, ruling.shared.length + 1, common, new Map(quotes));
    }
  }

  /** What each outcome comes to, before any steps. */
  private overview(ruling: RulingPart): void {
    ruling.outcomes.forEach(({ verdict }, index) => {
      const number = `${index + 1}.`;
      this.write(2, `${number} ${this.said(verdict)}`, number.length + 3);
    });
    this.space();
  }

  private outcomeHeading(ruling: RulingPart, { ways }: OutcomePart, index: number): string {
    const { headings } = this.catalogue;
    const all = ruling.outcomes.length + ruling.omitted;
    return ruling.cut
      ? headings.partial(index + 1, all)
      : headings.outcome(index + 1, all, ways, ruling.ways);
  }

  /**
   * @param common reasons that have been told of every outcome
   * @param quotes what has been quoted in the steps before
   */
  private outcome(
    outcome: OutcomePart,
    first: number,
    common: readonly Line<Message>[],
    quotes: Quotes,
  ): void {
    const { headings } = this.catalogue;
    const { as, steps } = outcome;
    const told = as?.steps ?? 0;
    if (as) this.write(2, headings.like(first, first + told - 1, as.outcome + 1));
    this.steps(steps.slice(told), first + told, quotes);
    this.section(
      headings.result,
      outcome.changes.map((change) => this.say(change)),
    );
    this.reasons(headings.whyNot, without(outcome.whyNot, common));
  }

  protected override reasons(heading: string, lines: readonly Line<Message>[]): void {
    // What a rule bars, or what would apply had it not been lost, is told in any case: it would be asked at once.
    super.reasons(
      heading,
      lines.filter((line) => this.why || isAsked(line)),
    );
  }

  private rules(): void {
    this.section(this.catalogue.headings.rules, rulesCited(this.told, this.catalogue));
  }

  protected override line(line: Line): string {
    this.told.push(line);
    return super.line(line);
  }

  private paragraph(messages: readonly Message[], indent = 0): void {
    if (messages.length === 0) return;
    this.write(indent, this.said(messages), indent);
    this.space();
  }
}

/** Reasons that hold in every outcome; none where there are more outcomes than are told. */
function inEvery({ outcomes, omitted, cut }: RulingPart): readonly Line<Message>[] {
  const [first, ...others] = outcomes;
  if (!first || omitted > 0 || cut !== null) return [];
  const keys = others.map(({ whyNot }) => new Set(whyNot.map((line) => JSON.stringify(line))));
  return first.whyNot.filter((line) => keys.every((known) => known.has(JSON.stringify(line))));
}

function without(lines: readonly Line<Message>[], told: readonly Line<Message>[]): readonly Line<Message>[] {
  const known = new Set(told.map((line) => JSON.stringify(line)));
  return lines.filter((line) => !known.has(JSON.stringify(line)));
}

/** Whether it would be asked at once why an effect was not applied. */
export function isAsked({ message, cites }: Line): boolean {
  if (message.say === 'missed') return true;
  return message.say === 'not applied' && !message.evident && (cites.length > 0 || message.why === 'lost');
}

/** The rules that lines cite, each once and by its number, with what it says. */
export function rulesCited(lines: readonly Line[], catalogue: SentenceCatalogue): string[] {
  const cited = new Map(
    lines.flatMap(({ cites }) => cites.map((one) => [`${one.number} ${one.line}`, one] as const)),
  );
  return [...cited.values()].sort(byNumber).map(({ number, line }) => catalogue.entry(number, line));
}

function byNumber(a: Citation, b: Citation): number {
  return a.number.localeCompare(b.number, 'en', { numeric: true });
}
