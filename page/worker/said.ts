/** What the page shows of messages: sentences, with the parts that it sets apart. */

import { mayRepeat } from '../../src/explain/message/alike.js';
import type { SentenceCatalogue } from '../../src/explain/message/catalogue.js';
import type { Line, Step } from '../../src/explain/message/document.js';
import type { Change, ChangeMessage, Effect, Happening, Message } from '../../src/explain/message/message.js';
import { kindsOf } from '../../src/explain/name/template.js';
import { type NumberedStep, numbered } from '../../src/explain/text/numbered.js';
import { quotedOnce } from '../../src/explain/why/nor.js';
import type { Words } from '../../src/rulebook/words.js';
import type { ChangeView, LineView, SaidView, StepView } from '../protocol.js';

/** One language, as a game speaks it. */
export class Speech {
  readonly catalogue: SentenceCatalogue;
  readonly words: Words;

  constructor(catalogue: SentenceCatalogue, words: Words) {
    this.catalogue = catalogue;
    this.words = words;
  }

  say(message: Message): string {
    return this.catalogue.say(message, this.words);
  }

  said(message: Message): SaidView {
    return { kind: message.say, text: this.say(message) };
  }

  /** @param first the number of the first of them */
  steps(steps: readonly Step[], first = 1): StepView[] {
    const told: readonly NumberedStep[] = mayRepeat(steps)
      ? numbered(steps, first, this.catalogue, this.words)
      : steps.map((step, at) => ({ number: `${first + at}`, step }));
    return told.map((one) => ({
      number: one.number,
      lines: 'step' in one ? one.step.lines.map((line) => this.line(line)) : [again(one.said)],
    }));
  }

  line({ message, cites }: Line): LineView {
    return {
      kind: message.say,
      text: this.say(message),
      cites: cites.map(({ number, line }) => ({ number, line })),
      ...this.events(message),
      effect: effectOf(message, this.words),
      by: whoActs(message),
    };
  }

  /** Why effects were not applied. One line quotes its effect as it is: nothing more is fetched for it. */
  reasons(lines: readonly Line[]): LineView[] {
    return (lines.length > 1 ? quotedOnce(lines) : lines).map((line) => this.line(line));
  }

  /** What an event was and what it becomes: of lines that are about events. */
  private events(message: Message): Pick<LineView, 'event' | 'becomes'> {
    switch (message.say) {
      case 'would':
        return { event: this.would(message.events), becomes: null };
      case 'happens':
        return { event: unstopped(this.say(message)), becomes: null };
      case 'applies':
        return {
          event: this.would(message.to),
          becomes: message.becomes.length === 0 ? null : this.would(message.becomes),
        };
      default:
        return { event: null, becomes: null };
    }
  }

  private would(events: readonly Happening[]): string {
    return unstopped(this.say({ say: 'would', events }));
  }

  /** What has changed, apart from how. */
  change(message: ChangeMessage): ChangeView {
    const whole = this.say(message);
    if (message.say === 'unchanged' || message.say === 'in force') return { what: whole, changes: [] };
    if (message.say !== 'changed') return divided(whole, whole.lastIndexOf(COLON_BEFORE(whole)));
    const head = this.say({ ...message, changes: [] });
    const one = (change: Change): string =>
      this.say({ ...message, changes: [change] })
        .slice(head.length)
        .trim();
    return { what: head.replace(/[:：]\s*$/, ''), changes: message.changes.map(one) };
  }
}

/** What is said of steps that have been told before. */
function again(text: string): LineView {
  return { kind: 'again', text, cites: [], event: null, becomes: null, effect: null, by: null };
}

/** What stands between what has changed and how. */
const COLON_BEFORE = (text: string): string => (text.includes('：') ? '：' : ': ');

function divided(text: string, at: number): ChangeView {
  return at < 0
    ? { what: text, changes: [] }
    : { what: text.slice(0, at), changes: [text.slice(at + 1).trim()] };
}

function unstopped(sentence: string): string {
  return sentence.replace(/[.。]$/, '');
}

function effectOf(message: Message, words: Words): LineView['effect'] {
  const effect = 'effect' in message ? message.effect : null;
  return effect && effectView(effect, words);
}

function effectView(effect: Effect, words: Words): NonNullable<LineView['effect']> {
  const { source, text } = effect;
  return { source: source?.name ?? null, text, tags: kindsOf(words, effect) };
}

function whoActs(message: Message): string | null {
  switch (message.say) {
    case 'acts':
    case 'refused':
      return message.player;
    case 'chooses':
    case 'given':
      return message.by;
    default:
      return null;
  }
}
