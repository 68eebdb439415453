/** Parts of the page that are fetched when they are first wanted. */

import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';

/** A component in whose place nothing stands until it has been fetched. */
export function later<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): (props: Props) => preact.JSX.Element | null {
  const part = signal<{ readonly is: ComponentType<Props> } | null>(null);
  let wanted = false;
  return (props) => {
    if (!wanted) {
      wanted = true;
      fetchPart().then(
        (is) => {
          part.value = { is };
        },
        // What could not be fetched is asked for again when it is wanted again.
        () => {
          wanted = false;
        },
      );
    }
    const Part = part.value?.is;
    return Part ? <Part {...props} /> : null;
  };
}
