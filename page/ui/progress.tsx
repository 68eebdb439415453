/** How far the work has come, where it takes long enough to be worth telling. */

import type { Sheet } from '../state/ruling.js';
import { WORDS } from '../words/page.js';

export function Working({ sheet }: { sheet: Sheet }) {
  const progress = sheet.progress.value;
  if (!sheet.working.value || !progress) return null;
  const { positions, outcomes, seconds } = progress;
  return (
    <div class="working" role="status">
      <span class="working-bar" aria-hidden="true" />
      <span>{WORDS.see.working}</span>
      <span class="soft small">{WORDS.see.progress(positions, outcomes, seconds)}</span>
      <button type="button" class="button spread" onClick={() => sheet.stop()}>
        {WORDS.see.stop}
      </button>
    </div>
  );
}
