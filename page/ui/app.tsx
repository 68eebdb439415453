/** The page: its head, and the view that is open. */

import { announced, facing, view } from '../state/page.js';
import { WORDS } from '../words.js';
import { Ask } from './ask.js';
import { HeldUp } from './card.js';
import { Gallery } from './gallery.js';
import { Read } from './read.js';
import { See } from './see.js';
import { Top } from './top.js';

export function App() {
  return (
    <div class="page">
      <button type="button" class="skip" onClick={skip}>
        {WORDS.skip}
      </button>
      <Top />
      {view.value === 'ruling' && <Desk />}
      {view.value === 'gallery' && <Gallery />}
      {view.value === 'read' && <Read />}
      <HeldUp />
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
      <div class="desk" data-side={facing.value}>
        <Ask />
        <See />
      </div>
    </>
  );
}
