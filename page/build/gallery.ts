/** The list of the project's scenarios, made as the page is built: `virtual:gallery`. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { documentsOf } from '../documents.js';
import type { GalleryEntry } from '../gallery.js';

const NAME = 'virtual:gallery';

/** @param folder where the scenarios lie, in a folder for each game */
export function gallery(folder: string): Plugin {
  return {
    name: 'gallery',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) =>
      id === `\0${NAME}` ? `export const entries = ${JSON.stringify(entriesIn(folder))};` : null,
  };
}

/** Every scenario that holds; those that are known not to are left out. */
function entriesIn(folder: string): GalleryEntry[] {
  const games = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return games.flatMap(({ name: game }) =>
    readdirSync(join(folder, game))
      .filter((file) => file.endsWith('.yaml'))
      .sort()
      .flatMap((file) =>
        entriesOf(game, file.replace(/\.yaml$/, ''), readFileSync(join(folder, game, file), 'utf8')),
      ),
  );
}

function entriesOf(game: string, file: string, text: string): GalleryEntry[] {
  return documentsOf(text).flatMap((document, place) => {
    const {
      title = '',
      ids = [],
      fails,
    } = parse(document) as { title?: string; ids?: string[]; fails?: string };
    if (fails !== undefined) return [];
    const rules = /^rules: *"?([^"\n]*)"?$/m.exec(document)?.[1] ?? null;
    return [{ key: `${game}/${file}#${place}`, game, topic: file.replaceAll('-', ' '), title, ids, rules }];
  });
}
