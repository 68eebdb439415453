/** What if: folded until somebody asks, or a link does. */

import { useSignal } from '@preact/signals';
import type { RulingView } from '../protocol.js';
import { comparing } from '../state/page.js';
import { WORDS } from '../words/page.js';
import { later } from './later.js';

const Levering = later(async () => (await import('./whatif.js')).Levering);

export function WhatIfPart({ ruling }: { ruling: RulingView }) {
  const unfolded = useSignal(false);
  const open = unfolded.value || comparing.value;
  return (
    <details
      class="part stack notes"
      open={open}
      onToggle={(event) => {
        unfolded.value = event.currentTarget.open;
      }}
    >
      <summary>
        <h2 class="heading">{WORDS.whatIf.heading}</h2>
        <span class="soft small hint">{WORDS.whatIf.lead}</span>
      </summary>
      {open && <Levering ruling={ruling} />}
    </details>
  );
}
