/**
 * Links that hold everything: the text of a scenario, what is asked about it and the place in its tree, compressed, in
 * the part of the address that no server sees. A link comes from a stranger: whatever it holds is only text and numbers,
 * and limited.
 */

import type { Switch, WhatIf } from './protocol.js';

/** What a link leads to. */
export interface Place {
  readonly text: string;
  /** The branch taken at each decision. */
  readonly path: readonly number[];
  readonly change: WhatIf;
  readonly language: string;
}

/** The version of the form, at the beginning of each link. */
const VERSION = '1';

/** The most characters of a scenario that a link can hold, and of a link. */
const MOST_TEXT = 64 * 1024;
const MOST_LINK = 96 * 1024;
const MOST_PATH = 1000;
const MOST_SWITCHES = 500;
const MOST_NAME = 200;

/** The fragment of a link to a place, without `#`; null where it would be longer than any that is read. */
export async function encodePlace({ text, path, change, language }: Place): Promise<string | null> {
  if (text.length > MOST_TEXT || path.length > MOST_PATH || change.without.length > MOST_SWITCHES)
    return null;
  const data = JSON.stringify([
    text,
    path,
    change.without.map(({ card, line }) => [card, line]),
    change.turn,
    change.rules,
    language,
  ]);
  const packed = await through(
    new TextEncoder().encode(data),
    new CompressionStream('deflate-raw'),
    Infinity,
  );
  const code = toBase64(packed ?? new Uint8Array());
  return code.length > MOST_LINK ? null : `${VERSION}.${code}`;
}

/** What a fragment leads to, with or without `#`; null where it is no link, or a broken one. */
export async function decodePlace(hash: string): Promise<Place | null> {
  const [version, code = '', ...rest] = hash.replace(/^#/, '').split('.');
  if (version !== VERSION || rest.length > 0 || code.length > MOST_LINK || !/^[\w-]+$/.test(code))
    return null;
  try {
    // A character takes at most six bytes as JSON writes it; the rest of a place is shorter than a text.
    const most = 6 * MOST_TEXT;
    const packed = Uint8Array.from(atob(code.replace(/-/g, '+').replace(/_/g, '/')), (one) =>
      one.charCodeAt(0),
    );
    const data = await through(packed, new DecompressionStream('deflate-raw'), most);
    return data && placeOf(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(data)));
  } catch {
    return null;
  }
}

/** Takes nothing for granted. */
function placeOf(data: unknown): Place | null {
  if (!Array.isArray(data)) return null;
  const [text, path, without, turn, rules, language] = data as unknown[];
  const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= MOST_NAME;
  const isNumber = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
  if (typeof text !== 'string' || text.length > MOST_TEXT || !isName(language)) return null;
  if (!Array.isArray(path) || path.length > MOST_PATH || !path.every(isNumber)) return null;
  if ((turn !== null && !isName(turn)) || (rules !== null && !isName(rules))) return null;
  if (!Array.isArray(without) || without.length > MOST_SWITCHES) return null;
  const switches: Switch[] = [];
  for (const one of without as unknown[]) {
    const [card, line] = Array.isArray(one) ? (one as unknown[]) : [];
    if (!isName(card) || !isNumber(line)) return null;
    switches.push({ card, line });
  }
  return { text, path, change: { without: switches, turn, rules }, language };
}

/** What comes out of a stream; null where that is more than so many bytes. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough<Uint8Array>(stream).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    parts.push(part.value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
