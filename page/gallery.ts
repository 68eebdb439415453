/** The project's scenarios: the list, and each file when something of it is wanted. */

import { documentsOf } from './documents.js';

export interface GalleryEntry {
  /** Its game, its file and its place there from 0: `magic/order#3`. */
  readonly key: string;
  readonly game: string;
  /** What it is about, as a player of its game would look for it. */
  readonly topic: string;
  readonly title: string;
  readonly ids: readonly string[];
  /** The version of the rules, where it names one. */
  readonly rules: string | null;
  /** The cards on its board that the title does not name. */
  readonly cards: readonly string[];
}

const FILES = import.meta.glob<string>('../scenarios/*/*.yaml', { query: '?raw', import: 'default' });

export async function loadGallery(): Promise<readonly GalleryEntry[]> {
  return (await import('virtual:gallery')).entries;
}

/**
 * The text of a scenario, as it stands in its file.
 * @throws {RangeError} where there is none such
 */
export async function loadScenario(key: string): Promise<string> {
  const [file = '', place = ''] = key.split('#');
  const text = await FILES[`../scenarios/${file}.yaml`]?.();
  const document = documentsOf(text ?? '')[Number(place)];
  if (document === undefined) throw new RangeError(`no scenario ${key}`);
  return document;
}
