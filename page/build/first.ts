/** Keeps what the worker needs from its start in one file: several would compress worse, and come later. */

import type { Plugin } from 'vite';

/** A plugin, and whether a module belongs there. */
export function first(): { readonly plugin: () => Plugin; readonly isNeeded: (id: string) => boolean } {
  const needed = new Set<string>();
  return {
    plugin: () => ({
      name: 'first',
      buildEnd() {
        for (const id of this.getModuleIds()) if (this.getModuleInfo(id)?.isEntry) needed.add(id);
        for (const id of needed) for (const one of this.getModuleInfo(id)?.importedIds ?? []) needed.add(one);
      },
    }),
    isNeeded: (id) => needed.has(id),
  };
}
