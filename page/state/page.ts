/** Everything that the page keeps in mind, in one place. */

import { batch, computed, effect, signal } from '@preact/signals';
import type { CardView, Edit, WhatIf, WordsView } from '../protocol.js';
import type { Place } from '../share.js';
import { WORDS } from '../words/page.js';
import { engine } from './engine.js';
import { remember, remembered } from './memory.js';
import { NO_CHANGE, sheet } from './ruling.js';

export type View = 'ruling' | 'gallery' | 'read';
export type Theme = 'system' | 'light' | 'dark';

/** The scenario's text, as it stands in the editor. */
export const text = signal('');
export const language = signal(remembered('language', ['en', 'ja']));
export const view = signal<View>('ruling');
/** On small screens, the side that is seen. */
export const facing = signal<'ask' | 'see'>('see');
export const theme = signal<Theme>(remembered('theme', ['system', 'light', 'dark']));

export const main = sheet('main');
export const other = sheet('other');

/** What is different in the ruling beside. */
export const change = signal<WhatIf>(NO_CHANGE);
export const comparing = computed(
  () => change.value.without.length > 0 || change.value.turn !== null || change.value.rules !== null,
);

/** The card that is held up to be read, if one is. */
export const held = signal<CardView | null>(null);

/** The address is a link that cannot be read. */
export const broken = signal(false);

/** What was just done, for those who do not see it. */
export const announced = signal('');

/** Typing is followed at this distance, in milliseconds. */
const PAUSE = 220;

/** Another question takes the place of this one. */
function open(question: string, path?: readonly number[], differs: WhatIf = NO_CHANGE): void {
  batch(() => {
    text.value = question;
    change.value = differs;
    view.value = 'ruling';
    facing.value = 'see';
    broken.value = false;
  });
  rule(path ?? []);
}

/** Another question is opened from the page itself: the address told of the one before. */
export function openAnew(question: string): void {
  history.replaceState(null, '', location.pathname + location.search);
  open(question);
}

let pause: ReturnType<typeof setTimeout> | undefined;

/** The text as it is typed: the ruling follows when the hand rests. */
export function type(written: string): void {
  if (written === text.peek()) return;
  text.value = written;
  clearTimeout(pause);
  pause = setTimeout(() => rule(), PAUSE);
}

function rule(path?: readonly number[]): void {
  clearTimeout(pause);
  main.ask(text.peek(), NO_CHANGE, language.peek(), path);
  if (comparing.peek()) other.ask(text.peek(), change.peek(), language.peek());
}

export function speak(wanted: string): void {
  language.value = wanted;
  remember('language', wanted);
  rule();
}

/** Rules the question with something changed beside the ruling as it is. */
export function differ(wanted: WhatIf): void {
  change.value = wanted;
  if (comparing.peek()) other.ask(text.peek(), wanted, language.peek());
  else other.clear();
}

/** The words of the game that is asked about, once they are known. */
export const words = signal<WordsView | null>(null);
const known = new Map<string, Promise<WordsView | null>>();

/** The words of a game, as soon as they are there; null where there is no such game. */
export async function wordsOf(game: string): Promise<WordsView | null> {
  const there = known.get(game) ?? askForWords(game);
  known.set(game, there);
  const found = await there;
  if (found) words.value = found;
  else known.delete(game);
  return found;
}

function askForWords(game: string): Promise<WordsView | null> {
  return new Promise((settle) => {
    engine.send({ ask: 'words', game }, (answer) => settle(answer.say === 'words' ? answer.words : null));
  });
}

/** The game that the text names. */
export const game = computed(() => /^game:[ \t]*["']?([\w-]+)/m.exec(text.value)?.[1] ?? null);

/** Writes something into the text; what came of it, in words. */
export function write(edit: Edit): Promise<string | null> {
  return new Promise((settle) => {
    engine.send({ ask: 'edit', text: text.peek(), edit }, (answer) => {
      if (answer.say !== 'edited') return settle(answer.say === 'defect' ? answer.message : null);
      if (answer.refused === null) {
        text.value = answer.text;
        rule();
      }
      settle(answer.refused);
    });
  });
}

async function placeOf(hash: string): Promise<Place | null> {
  const { decodePlace } = await import('../share.js');
  return decodePlace(hash);
}

/** Begins with what the address says, or with the question that the page brings along. */
export async function begin(question: string): Promise<void> {
  const linked = location.hash.length > 1;
  const place = linked ? await placeOf(location.hash.slice(1)) : null;
  if (place) language.value = place.language;
  open(place?.text ?? question, place?.path, place?.change);
  broken.value = linked && !place;
}

effect(() => {
  const title = main.ruling.value?.title;
  document.title = title === undefined ? WORDS.name : `${title} · ${WORDS.name}`;
});

effect(() => {
  const ruling = main.ruling.value;
  if (ruling) announced.value = ruling.verdict.map(({ text }) => text).join(' ');
});

effect(() => {
  document.documentElement.dataset.theme = theme.value;
  remember('theme', theme.value);
});
