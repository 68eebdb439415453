/** No ruling: what stands in the way, where it stands, and what can be done. */

import type { ProblemView } from '../protocol.js';
import type { Sheet } from '../state/ruling.js';
import { WORDS } from '../words.js';
import { Board } from './board.js';
import { goTo } from './editor.js';

export function Wrong({ sheet, defect }: { sheet: Sheet; defect: string | null }) {
  const problems = sheet.problems.value;
  const board = sheet.board.value;
  if (defect === null && problems.length === 0) {
    return sheet.working.value ? <p class="soft waiting">{WORDS.see.waiting} …</p> : null;
  }
  const unread = problems.some(({ code }) => code.startsWith('text/'));
  return (
    <>
      <section class="wrong" aria-labelledby="wrong">
        <h1 class="heading" id="wrong">
          {defect === null ? WORDS.wrong.heading : WORDS.wrong.defect}
        </h1>
        <p class="says">
          {defect !== null
            ? WORDS.wrong.defectLead
            : unread
              ? `${WORDS.wrong.unread}.`
              : `${WORDS.wrong.many(problems.length)}.`}
        </p>
        <p class="soft">{defect ?? (unread ? WORDS.wrong.unreadLead : WORDS.wrong.lead)}</p>
        <Problems problems={problems} />
      </section>
      {board && <Board board={board} label={WORDS.wrong.board} />}
    </>
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
          {WORDS.wrong.line(place.line)}
        </button>
      )}
      <div>
        <p>{message}</p>
        {within && (
          <blockquote class="face-line">
            {within.text.slice(0, within.start)}
            <Marked text={within.text} start={within.start} at={within.at} end={within.end} />
            {within.text.slice(within.end)}
          </blockquote>
        )}
        {advice !== null && <p class="soft">{advice}</p>}
      </div>
    </li>
  );
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
