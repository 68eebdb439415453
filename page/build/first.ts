/** Keeps what the worker needs from its start in one file: several would compress worse, and come later. */

import { minify } from 'terser';
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
      // What is fetched first is made small twice: what the bundler leaves comes out another hundredth smaller.
      async generateBundle(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && chunk.isEntry) chunk.code = await smaller(chunk.code);
      },
    }),
    isNeeded: (id) => needed.has(id),
  };
}

async function smaller(code: string): Promise<string> {
  const { code: made = code } = await minify(code, { module: true, ecma: 2020, compress: { passes: 2 } });
  return made;
}

const FETCH_PART = `
const styles = new Map();
const style = (href) => new Promise((settle) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.onload = link.onerror = settle;
  document.head.append(link);
});
export const __vitePreload = async (fetch, names, from) => {
  const needed = names.map((name) => new URL(name, from).href);
  for (const href of needed) styles.has(href) || styles.set(href, style(href));
  const [part] = await Promise.all([fetch(), ...needed.map((href) => styles.get(href))]);
  return part;
};`;

/**
 * A part of the page that is fetched later comes with its style, and that is all: Vite's own way also announces modules
 * and provides for what this page has not, and is three times as long.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? FETCH_PART : null),
  };
}
