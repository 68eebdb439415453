/** The ruling, to be taken along: as a link, as text, as JSON. */

import { useSignal } from '@preact/signals';
import type { Form, Uncopied } from '../state/copying.js';
import { announced } from '../state/page.js';
import { WORDS } from '../words/page.js';

const FORMS: readonly Form[] = ['link', 'text', 'json'];

/** So long it is shown that something was copied, in milliseconds. */
const SHOWN = 2000;

export function Share() {
  const done = useSignal<Form | null>(null);
  const failed = useSignal<Uncopied | null>(null);
  const take = async (form: Form): Promise<void> => {
    failed.value = await import('../state/copying.js')
      .then(({ copy }) => copy(form))
      .catch(() => 'browser' as const);
    if (failed.value !== null) return;
    announced.value = WORDS.share.done[form];
    done.value = form;
    setTimeout(() => (done.value = null), SHOWN);
  };
  return (
    <div class="row share">
      {FORMS.map((form) => (
        <button type="button" class="button" key={form} onClick={() => take(form)}>
          {done.value === form ? WORDS.share.done[form] : WORDS.share[form]}
        </button>
      ))}
      {failed.value !== null && (
        <p class="small refused" role="alert">
          {WORDS.share.failed[failed.value]}
        </p>
      )}
    </div>
  );
}
