/** No ruling: what stands in the way, where it stands, and what can be done. */

import '../style/wrong.css';
import '../style/marked.css';
import type { ProblemView } from '../protocol.js';
import type { Sheet } from '../state/ruling.js';
import { WORDS } from '../words/page.js';
import { WRONG } from '../words/wrong.js';
import { Board } from './board.js';
import { goTo } from './editor.js';

export function Wrong({ sheet, defect }: { sheet: Sheet; defect: string | null }) {
  const problems = sheet.problems.value;
  const board = sheet.board.value;
  const unread = problems.some(({ code }) => code.startsWith('text/'));
  return (
    <>
      <section class="wrong" aria-labelledby="wrong">
        <h1 class="heading" id="wrong">
          {defect === null ? WRONG.heading : WRONG.defect}
        </h1>
        <p class="says">
          {defect !== null
            ? WRONG.defectLead
            : unread
              ? `${WRONG.unread}.`
              : `${WRONG.many(problems.length)}.`}
        </p>
        <p class="soft">{defect ?? (unread ? WRONG.unreadLead : WRONG.lead)}</p>
        <Problems problems={problems} />
      </section>
      {board && <Board board={board} label={sheet.stale.value ? WORDS.board.stale : WORDS.board.described} />}
    </>
  );
}

/** What is wrong with a scenario whose ruling there is nevertheless. */
export function Also({ problems }: { problems: readonly ProblemView[] }) {
  return (
    <div role="status">
      <h3 class="heading">{WRONG.also}</h3>
      <Problems problems={problems} />
    </div>
  );
}

export function Problems({ problems }: { problems: readonly ProblemView[] }) {
  return (
    <ol class="problems">
      {problems.map((problem) => (
        <Problem problem={problem} key={`${problem.place?.line} ${problem.message}`} />
      ))}
    </ol>
  );
}

function Problem({ problem: { message, advice, place, within } }: { problem: ProblemView }) {
  return (
    <li class="problem">
      {place && (
        <button type="button" class="button problem-place" onClick={() => goTo(place)}>
          {WRONG.line(place.line)}
        </button>
      )}
      <div>
        <p>{withWords(message)}</p>
        {within && (
          <blockquote class="face-line">
            {within.text.slice(0, within.start)}
            <Marked text={within.text} start={within.start} at={within.at} end={within.end} />
            {within.text.slice(within.end)}
          </blockquote>
        )}
        {advice !== null && <p class="soft">{withWords(advice)}</p>}
      </div>
    </li>
  );
}

/** Words of a scenario, as messages quote them, set as such. */
function withWords(sentence: string) {
  return sentence.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));
}

interface MarkedProps {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly at: number;
}

/** A clause that is not understood: as far as reading came, and from where it did not go on. */
export function Marked({ text, start, end, at }: MarkedProps) {
  return (
    <>
      <span class="half-read">{text.slice(start, at)}</span>
      <mark class="unread">
        {text.slice(at, end) || ' '}
        <span class="unseen"> ({WORDS.board.unread})</span>
      </mark>
    </>
  );
}
