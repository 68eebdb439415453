/** What can stand at a place of a scenario: keys, zones, actions and card names, by where the line stands. */

import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { WordsView } from '../protocol.js';

const KEYS = [
  'ids',
  'game',
  'rules',
  'date',
  'title',
  'cards',
  'players',
  'shared',
  'turn',
  'actions',
  'choices',
  'ignoring',
  'expect',
];
const GAMES = ['magic', 'duel-masters', 'yugioh', 'riftbound'];
const EXPECT = ['outcomes', 'always', 'possible', 'never', 'sequence', 'decisions', 'reads'];
const ASKS = ['apply', 'may', 'choose', 'target', 'name', 'order'];

/** What can be completed where the cursor stands; null where nothing is known. */
export function completing(context: CompletionContext, words: WordsView | null): CompletionResult | null {
  const { state, pos, explicit } = context;
  const line = state.doc.lineAt(pos);
  const before = line.text.slice(0, pos - line.from);
  const typed = /[\p{L}\p{N}][^:[\]{},"#]*$/u.exec(before)?.[0] ?? '';
  if (typed === '' && !explicit) return null;
  const options = optionsAt(
    before.slice(0, before.length - typed.length),
    blockOf(state.doc.toString(), line.number),
    words,
  );
  return options.length === 0 ? null : { from: pos - typed.length, options, validFor: /^[^:[\]{},"#\n]*$/ };
}

/** The key at the margin under which a line stands; null for a line at the margin itself. */
export function blockOf(text: string, line: number): string | null {
  const lines = text.split('\n').slice(0, line);
  if (!/^(?:\s|- )/.test(lines.at(-1) ?? '')) return null;
  return /^(\w+):/.exec(lines.findLast((one) => /^\w+:/.test(one)) ?? '')?.[1] ?? null;
}

/** @param head the line up to the word that is being written */
export function optionsAt(
  head: string,
  block: string | null,
  words: WordsView | null,
): readonly Completion[] {
  const { key, inObject } = placeAt(head);
  return key === null ? keysAt(head, inObject ? `${block} object` : block, words) : valuesOf(key, words);
}

/** The key whose value is being written, if one is; otherwise whether that is a key within braces. */
function placeAt(head: string): { key: string | null; inObject: boolean } {
  const open: number[] = [];
  for (const [at, sign] of [...head].entries()) {
    if (sign === '[' || sign === '{') open.push(at);
    if (sign === ']' || sign === '}') open.pop();
  }
  const within = open.at(-1);
  const inList = within !== undefined && head[within] === '[';
  // In a list the key before it counts; elsewhere what has been written since the last comma.
  const before = inList ? head.slice(0, within) : head.slice((within ?? -1) + 1);
  const last = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf('{')) + 1);
  const key = /(?:^|[\s-])([\p{L}][\p{L}\p{N} ]*):\s*"?$/u.exec(last)?.[1] ?? null;
  return { key, inObject: within !== undefined && !inList };
}

function keysAt(head: string, block: string | null, words: WordsView | null): readonly Completion[] {
  if (block === null) return KEYS.map(asKey);
  if (!words) return [];
  const inList = /^\s+-\s*$/.test(head);
  switch (block) {
    case 'players': {
      const own = [...words.zones, ...words.values].map(({ word, name }) => ({
        ...asKey(word),
        detail: name,
      }));
      const cards = [...cardsOf(words), asKey('card'), asKey('name')];
      return inList ? cards : [asKey('name'), ...own, ...objectOf(words)];
    }
    case 'players object':
    case 'shared object':
      return objectOf(words);
    case 'shared':
      return [...words.zones.map(({ word }) => asKey(word)), ...cardsOf(words)];
    case 'cards':
    case 'cards object':
      return ['name', 'type', 'text', ...words.cardFields].map(asKey);
    case 'actions':
    case 'actions object':
      return [
        ...words.actions.map(({ verb, name }) => ({ ...asKey(verb), detail: name })),
        ...['by', 'with', 'targets', 'inResponseTo', 'source', 'as', 'illegal'].map(asKey),
      ];
    case 'choices':
    case 'choices object':
      return ['by', 'asks', 'on', 'choose'].map(asKey);
    case 'expect':
      return EXPECT.map(asKey);
    default:
      return [];
  }
}

function objectOf({ objectFields, statuses }: WordsView): readonly Completion[] {
  return ['card', 'as', 'owner', ...objectFields, ...statuses].map(asKey);
}

function valuesOf(key: string, words: WordsView | null): readonly Completion[] {
  if (key === 'game') return GAMES.map(asWord);
  if (key === 'asks') return ASKS.map(asWord);
  if (!words) return [];
  if (key === 'rules') return words.versions.map((one) => ({ label: one, apply: `"${one}"` }));
  if (key === 'type') return words.types.map(asWord);
  if (key === 'zone' || key === 'to') return words.zones.map(({ word }) => asWord(word));
  const isPlace = words.zones.some(({ word }) => word === key);
  const isAction = words.actions.some(({ verb, takes }) => verb === key && takes === 'card');
  return isPlace || isAction || ['card', 'with', 'targets', 'object', 'attachedTo'].includes(key)
    ? cardsOf(words)
    : [];
}

function cardsOf({ cards }: WordsView): readonly Completion[] {
  return cards.map(({ name, type }) => ({
    label: name,
    detail: type,
    // What YAML would take for something else is set in quotes.
    ...(/[:,#[\]{}"']|^[-?!&*|>%@`]/.test(name) ? { apply: JSON.stringify(name) } : {}),
  }));
}

function asKey(word: string): Completion {
  return { label: word, apply: `${word}: `, type: 'property' };
}

function asWord(word: string): Completion {
  return { label: word };
}
