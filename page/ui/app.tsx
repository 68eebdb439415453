/** The page: its head, and the view that is open. */

import { fetchAgain, missing } from '../state/fetching.js';
import { announced, facing, held, view } from '../state/page.js';
import { WORDS } from '../words/page.js';
import { Ask } from './ask.js';
import { later } from './later.js';
import { See } from './see.js';
import { Top } from './top.js';

const Gallery = later(async () => (await import('./gallery.js')).Gallery);
const Read = later(async () => (await import('./read.js')).Read);
const HeldUp = later(async () => (await import('./card.js')).HeldUp);

export function App() {
  return (
    <div class="page">
      <button type="button" class="skip" onClick={skip}>
        {WORDS.skip}
      </button>
      <Top />
      {missing.value && (
        <p class="partial missing row" role="alert">
          {WORDS.missing.text}
          <button type="button" class="button spread" onClick={fetchAgain}>
            {WORDS.missing.again}
          </button>
        </p>
      )}
      {view.value === 'ruling' && <Desk />}
      {view.value === 'gallery' && <Gallery />}
      {view.value === 'read' && <Read />}
      {held.value && <HeldUp />}
      <p class="unseen" role="status">
        {announced.value}
      </p>
    </div>
  );
}

function skip(): void {
  view.value = 'ruling';
  facing.value = 'see';
  requestAnimationFrame(() => document.getElementById('ruling')?.focus());
}

const SIDES = ['ask', 'see'] as const;

/** The question and its ruling: beside one another, or on small screens one at a time. */
function Desk() {
  return (
    <>
      <nav class="turn-over" aria-label={WORDS.sides.label}>
        {SIDES.map((side) => (
          <button
            type="button"
            class="button"
            aria-pressed={facing.value === side}
            onClick={() => (facing.value = side)}
            key={side}
          >
            {WORDS.sides[side]}
          </button>
        ))}
      </nav>
      <main class="desk" data-side={facing.value}>
        <Ask />
        <See />
      </main>
    </>
  );
}
