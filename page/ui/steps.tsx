/** What happens, step by step: each event as it would have been, what changed it, and what it became. */

import type { LineView, StepView } from '../protocol.js';
import { WORDS } from '../words/page.js';
import { type Cited, Cites, firsts } from './cites.js';

export function Steps({ steps }: { steps: readonly StepView[] }) {
  const cited = firsts(steps.flatMap(({ lines }) => lines));
  if (steps.length === 0) return <p class="soft">{WORDS.steps.none}</p>;
  return (
    <ol class="steps">
      {steps.map(({ number, lines }) => (
        <li class="step" key={`${number} ${lines[0]?.text}`} data-turns={lines.some(isTurn) || undefined}>
          <span class="step-number" aria-hidden="true">
            {number}
          </span>
          <div class="step-lines">
            {lines.map((line) => (
              <Line line={line} cites={cited.get(line) ?? []} key={line.text} />
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

function isTurn({ kind }: LineView): boolean {
  return kind === 'applies';
}

function Line({ line, cites }: { line: LineView; cites: readonly Cited[] }) {
  return (
    <div class="line" data-kind={line.kind}>
      <div class="line-body">{line.kind === 'applies' ? <Applied line={line} /> : <Said line={line} />}</div>
      <Cites cites={cites} />
    </div>
  );
}

function Said({ line: { kind, text, event } }: { line: LineView }) {
  if (kind === 'would' && event !== null) return <p class="event">{text}</p>;
  return <p>{text}</p>;
}

/** An effect that takes the place of an event: the arrow of the chain. */
function Applied({ line: { text, effect, becomes, event } }: { line: LineView }) {
  if (!effect || becomes === null) return <p>{text}</p>;
  return (
    <>
      <p class="effect">
        {effect.source !== null && <b class="effect-source">{effect.source}</b>}
        {effect.tags.map((tag) => (
          <span class="tag" key={tag}>
            {tag}
          </span>
        ))}
        {effect.text !== null && <q class="effect-text">{effect.text}</q>}
      </p>
      <p class="turned">
        {event !== null && (
          <s class="was">
            <span class="unseen">{WORDS.steps.wouldBe}: </span>
            {event}
          </s>
        )}
        <span class="arrow" aria-hidden="true">
          →
        </span>
        <span class="becomes">{becomes}</span>
      </p>
    </>
  );
}
