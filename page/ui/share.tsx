/** The ruling, to be taken along: as a link, as text, as JSON. */

import { useSignal } from '@preact/signals';
import { announced, copy, copyLink } from '../state/page.js';
import { WORDS } from '../words/page.js';

const FORMS = ['link', 'text', 'json'] as const;

type Form = (typeof FORMS)[number];

/** So long it is shown that something was copied, in milliseconds. */
const SHOWN = 2000;

export function Share() {
  const done = useSignal<Form | null>(null);
  const take = async (form: Form): Promise<void> => {
    const copied = await (form === 'link' ? copyLink() : copy(form));
    announced.value = copied ? WORDS.share.done[form] : WORDS.share.failed;
    if (!copied) return;
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
    </div>
  );
}
