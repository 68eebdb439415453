/** The ruling: the verdict, who decides what, what happens, the boards, and what was taken as given. */

import type { RulingView } from '../protocol.js';
import { broken, main } from '../state/page.js';
import type { Sheet, Told } from '../state/ruling.js';
import { WORDS } from '../words/page.js';
import { Board } from './board.js';
import { Decisions } from './decisions.js';
import { later } from './later.js';
import { Assumed, WhyNot } from './notes.js';
import { Working } from './progress.js';
import { Steps } from './steps.js';
import { Verdict } from './verdict.js';
import { WhatIfPart } from './whatif-part.js';

const Wrong = later(async () => (await import('./wrong.js')).Wrong);

export function See() {
  const ruling = main.ruling.value;
  const defect = main.defect.value;
  const waiting = defect === null && main.problems.value.length === 0;
  return (
    <section
      class="see"
      id="ruling"
      aria-label={WORDS.see.label}
      aria-busy={main.working.value}
      tabIndex={-1}
    >
      {broken.value && (
        <p class="partial" role="alert">
          {WORDS.share.broken}
        </p>
      )}
      <Working sheet={main} />
      {ruling && <Ruled ruling={ruling} sheet={main} />}
      {!ruling && waiting && <p class="soft waiting">{WORDS.see.waiting} …</p>}
      {!ruling && !waiting && <Wrong sheet={main} defect={defect} />}
    </section>
  );
}

function Ruled({ ruling, sheet }: { ruling: RulingView; sheet: Sheet }) {
  const told = sheet.told.value;
  return (
    <>
      <Verdict ruling={ruling} sheet={sheet} />
      {told && <Boards ruling={ruling} told={told} />}
      <Decisions ruling={ruling} sheet={sheet} />
      {told && <Way ruling={ruling} told={told} />}
      {told && <WhyNot lines={told.whyNot} />}
      <WhatIfPart ruling={ruling} />
      <Assumed ruling={ruling} />
    </>
  );
}

function Way({ ruling, told }: { ruling: RulingView; told: Told }) {
  const many = ruling.outcomes.length > 1;
  const heading =
    told.outcome === null
      ? WORDS.steps.here
      : many
        ? WORDS.steps.toOutcome(told.outcome + 1)
        : WORDS.steps.heading;
  return (
    <section class="part stack" aria-labelledby="way">
      <h2 class="heading" id="way">
        {heading}
      </h2>
      <Steps steps={told.steps} />
    </section>
  );
}

function Boards({ ruling, told }: { ruling: RulingView; told: Told }) {
  const { board, outcome, changes } = told;
  return (
    <section class="part stack boards" aria-label={`${WORDS.board.before}, ${WORDS.board.after}`}>
      <Board board={ruling.before} label={WORDS.board.before} leaving={changedIn(told)} />
      <Board board={board} label={outcome === null ? WORDS.board.now : WORDS.board.after} />
      {changes.length > 0 && (
        <ul class="changes" aria-label={WORDS.board.changes}>
          {changes.map(({ what, changes: each }) => (
            <li key={what}>
              {what !== '' && <b>{what}</b>} {each.join('; ')}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The cards that a board shows otherwise than they were. */
function changedIn({ board }: Told): ReadonlySet<number> {
  const zones = [...board.players.flatMap((player) => player.zones), ...board.shared];
  const cards = zones.flatMap((zone) => zone.cards);
  return new Set(cards.flatMap(({ id, changed }) => (changed ? [id] : [])));
}
