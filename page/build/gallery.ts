/** The list of the project's scenarios, made as the page is built: `virtual:gallery`. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { documentsOf } from '../documents.js';
import type { GalleryEntry } from '../gallery.js';
import { topicOf } from './topics.js';

const NAME = 'virtual:gallery';

/**
 * @param folder where the scenarios lie, in a folder for each game
 * @param cards where the project's cards lie, in the same way
 */
export function gallery(folder: string, cards: string): Plugin {
  return {
    name: 'gallery',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) =>
      id === `\0${NAME}` ? `export const entries = ${JSON.stringify(entriesIn(folder, cards))};` : null,
  };
}

/** Every scenario that holds; those that are known not to are left out. */
function entriesIn(folder: string, cards: string): GalleryEntry[] {
  const games = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return games.flatMap(({ name: game }) => {
    const texts = textsIn(join(cards, game));
    return yamlIn(join(folder, game)).flatMap(([file, text]) => entriesOf(game, file, text, texts));
  });
}

function yamlIn(folder: string): [name: string, text: string][] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  return files.sort().map((file) => [file.replace(/\.yaml$/, ''), readFileSync(join(folder, file), 'utf8')]);
}

/** What is written of cards. */
interface WithCards {
  readonly cards?: readonly { readonly name: string; readonly text?: string }[];
}

/** The texts of the project's cards, by their names. */
function textsIn(folder: string): ReadonlyMap<string, string> {
  const cards = yamlIn(folder).flatMap(([, text]) =>
    documentsOf(text).flatMap((document) => (parse(document) as WithCards).cards ?? []),
  );
  return new Map(cards.map(({ name, text = '' }) => [name, text]));
}

interface Written extends WithCards {
  readonly title?: string;
  readonly ids?: string[];
  readonly fails?: string;
  readonly actions?: readonly { readonly say?: string }[];
}

function entriesOf(
  game: string,
  file: string,
  text: string,
  known: ReadonlyMap<string, string>,
): GalleryEntry[] {
  return documentsOf(text).flatMap((document, place) => {
    const { title = '', ids = [], fails, cards = [], actions = [] } = parse(document) as Written;
    if (fails !== undefined) return [];
    const rules = /^rules: *"?([^"\n]*)"?$/m.exec(document)?.[1] ?? null;
    const there = [...known].filter(([name]) => document.includes(name));
    const own = [...cards.map((card) => card.text ?? ''), ...actions.map(({ say }) => say ?? '')];
    const topic = topicOf(game, title, [...own, ...there.map(([, said]) => said)]);
    const names = there.map(([name]) => name).filter((name) => !title.includes(name));
    return [{ key: `${game}/${file}#${place}`, game, topic, title, ids, rules, cards: names }];
  });
}
