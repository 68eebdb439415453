/** Who decides what: as an outline, or as a drawn tree. */

import { useSignal } from '@preact/signals';
import type { RulingView } from '../protocol.js';
import type { Sheet } from '../state/ruling.js';
import { ahead } from '../state/tree.js';
import { WORDS } from '../words/page.js';
import { later } from './later.js';
import { Outline } from './outline.js';

const Drawn = later(async () => (await import('./drawn.js')).Drawn);

export function Decisions({ ruling, sheet }: { ruling: RulingView; sheet: Sheet }) {
  const drawn = useSignal(false);
  const { tree } = ruling;
  if (ahead(tree, { path: [], at: tree.start }).at.to !== 'junction') return null;
  const { heading, hint } = WORDS.choose;
  return (
    <section class="part stack" aria-labelledby="decisions" lang={ruling.language}>
      <div class="row">
        <h2 class="heading" id="decisions">
          {heading}
        </h2>
        <span class="soft small hint">{hint}</span>
        <span class="row spread">
          <Shape label={WORDS.choose.outline} on={!drawn.value} choose={() => (drawn.value = false)} />
          <Shape label={WORDS.choose.drawn} on={drawn.value} choose={() => (drawn.value = true)} />
        </span>
      </div>
      {drawn.value ? <Drawn ruling={ruling} sheet={sheet} /> : <Outline ruling={ruling} sheet={sheet} />}
      {tree.omitted > 0 && <p class="soft">{WORDS.choose.omitted(tree.omitted)}</p>}
    </section>
  );
}

function Shape({ label, on, choose }: { label: string; on: boolean; choose(): void }) {
  return (
    <button type="button" class="button plain" aria-pressed={on} onClick={choose}>
      {label}
    </button>
  );
}
