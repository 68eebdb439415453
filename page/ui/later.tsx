/** Parts of the page that are fetched when they are first wanted. */

import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { isMissing } from '../state/fetching.js';

/** A component in whose place nothing stands until it has been fetched. */
export function later<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): (props: Props) => preact.JSX.Element | null {
  const part = signal<{ readonly is: ComponentType<Props> } | null>(null);
  let wanted = false;
  const get = (): void => {
    fetchPart().then(
      (is) => {
        part.value = { is };
      },
      () => isMissing(get),
    );
  };
  return (props) => {
    if (!wanted) get();
    wanted = true;
    const Part = part.value?.is;
    return Part ? <Part {...props} /> : null;
  };
}
