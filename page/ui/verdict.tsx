/** What it comes to: the verdict, whether choices matter, and every outcome in a sentence. */

import { useSignal } from '@preact/signals';
import type { OutcomeView, RulingView } from '../protocol.js';
import type { Sheet } from '../state/ruling.js';
import { samePath } from '../state/tree.js';
import { WORDS } from '../words/page.js';
import { Share } from './share.js';

interface VerdictProps {
  readonly ruling: RulingView;
  readonly sheet: Sheet;
}

export function Verdict({ ruling, sheet }: VerdictProps) {
  const { title, ids, game, rules, date, verdict, partial } = ruling;
  const facts = [WORDS.see.rules(game.name, rules), ...(date === null ? [] : [WORDS.see.asOf(date)]), ...ids];
  return (
    <section class="verdict stack" aria-labelledby="title" lang={ruling.language}>
      <div class="verdict-head">
        <div>
          <h1 class="title" id="title">
            {title}
          </h1>
          <p class="soft small">{facts.join(' · ')}</p>
        </div>
        {sheet.side === 'main' && <Share />}
      </div>
      {partial !== null && (
        <p class="partial" role="status">
          <span class="tag">{WORDS.see.partial}</span> {partial}
        </p>
      )}
      <Says verdict={verdict} />
      <Outcomes ruling={ruling} sheet={sheet} />
    </section>
  );
}

/** What only says how much was gone through, and whether it matters. */
const QUIET: readonly string[] = ['all the same', 'otherwise', 'rounds', 'shortcut', 'not listed'];

export function Says({ verdict }: Pick<RulingView, 'verdict'>) {
  const loud = verdict.filter(({ kind }) => kind !== 'cut' && !QUIET.includes(kind));
  const quiet = verdict.filter(({ kind }) => QUIET.includes(kind));
  return (
    <>
      <p class="says" data-counts={loud.some(({ kind }) => kind === 'outcomes') || undefined}>
        {loud.map(({ text }) => text).join(' ')}
      </p>
      {quiet.length > 0 && <p class="says-too">{quiet.map(({ text }) => text).join(' ')}</p>}
    </>
  );
}

/** So many outcomes are shown at first. */
const FIRST = 6;

function Outcomes({ ruling, sheet }: VerdictProps) {
  const unfolded = useSignal<RulingView | null>(null);
  const { outcomes, ways, omitted } = ruling;
  if (outcomes.length < 2) return null;
  const at = sheet.told.value?.outcome ?? null;
  const all = unfolded.value === ruling || outcomes.length <= FIRST + 1 || (at ?? 0) >= FIRST;
  return (
    <>
      <ol class="outcomes" aria-label={WORDS.see.outcomes}>
        {(all ? outcomes : outcomes.slice(0, FIRST)).map((outcome, index) => (
          <li key={`${index} ${outcome.ways}`}>
            <button
              type="button"
              class="outcome"
              aria-pressed={at === index}
              onClick={() => {
                if (!samePath(sheet.path.peek(), outcome.path)) sheet.path.value = outcome.path;
              }}
            >
              <span class="outcome-number">{index + 1}</span>
              <span class="outcome-says">{sentence(outcome)}</span>
              {ways !== `${outcomes.length}` && (
                <span class="count">{WORDS.see.ways(outcome.ways, ways)}</span>
              )}
            </button>
          </li>
        ))}
      </ol>
      {!all && (
        <button type="button" class="button further" onClick={() => (unfolded.value = ruling)}>
          {WORDS.see.further(outcomes.length - FIRST)}
        </button>
      )}
      {omitted > 0 && <p class="soft">{WORDS.see.more(omitted)}</p>}
    </>
  );
}

function sentence({ verdict }: OutcomeView): string {
  return verdict.map(({ text }) => text).join(' ');
}
