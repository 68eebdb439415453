/** What stands behind a ruling, one click away. */

import type { LineView, RulingView } from '../protocol.js';
import { WORDS } from '../words/page.js';
import { Cites, firsts } from './cites.js';

export function WhyNot({ lines }: { lines: readonly LineView[] }) {
  if (lines.length === 0) return null;
  const cited = firsts(lines);
  return (
    <details class="part stack notes">
      <summary>
        <h2 class="heading">{WORDS.whyNot.heading}</h2>
        <span class="count">{WORDS.whyNot.count(lines.length)}</span>
      </summary>
      <ul class="steps">
        {lines.map((line, at) => (
          <li class="line" data-kind="not applied" key={at}>
            <p class="line-body">{line.text}</p>
            <Cites cites={cited.get(line) ?? []} />
          </li>
        ))}
      </ul>
    </details>
  );
}

export function Assumed({ ruling }: { ruling: RulingView }) {
  const { assumptions, expectations } = ruling;
  const { held, all, failed } = expectations;
  return (
    <section class="part stack assumed" aria-labelledby="assumed">
      <h2 class="heading" id="assumed">
        {WORDS.assumed.heading}
      </h2>
      <ul>
        {assumptions.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
        {all > 0 && <li data-failed={failed.length > 0 || undefined}>{WORDS.see.held(held, all)}</li>}
        {failed.map((one) => (
          <li data-failed key={one}>
            {one}
          </li>
        ))}
      </ul>
    </section>
  );
}
