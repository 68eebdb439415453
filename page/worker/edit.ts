/**
 * Writes a card or an action into a scenario's text. What stands there stays as it stands, comments and all: something is
 * put in, nothing is written anew.
 */

import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Edit } from '../protocol.js';

export interface Edited {
  readonly text: string;
  /** The line on which it stands, from 1. */
  readonly line: number;
  /** Why nothing was written. */
  readonly refused: string | null;
}

/** @param text one scenario in YAML */
export function edit(text: string, wanted: Edit): Edited {
  const ended = text.endsWith('\n') || text === '' ? text : `${text}\n`;
  try {
    const written = wanted.edit === 'card' ? withCard(ended, wanted) : withAction(ended, wanted);
    return { ...written, refused: null };
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return { text, line: 1, refused: refusal.message };
  }
}

class Refusal extends Error {}

interface Written {
  readonly text: string;
  readonly line: number;
}

type CardEdit = Extract<Edit, { edit: 'card' }>;
type ActionEdit = Extract<Edit, { edit: 'action' }>;

function withCard(text: string, { name, zone, player, printed }: CardEdit): Written {
  if (name === '') throw new Refusal('A card needs a name.');
  const own = printed ? withOwnCard(text, name, printed) : text;
  const { root, lines } = read(own);
  const players = valueAt(root, 'players');
  if (!isSeq(players)) throw new Refusal('There are no players yet: write `players:` first.');
  const seat = players.items.find((one) => isMap(one) && scalar(valueAt(one, 'name')) === player);
  if (!isMap(seat)) throw new Refusal(`No player is called ${player}.`);
  const pile = valueAt(seat, zone);
  if (isSeq(pile) && pile.items.length > 0) return intoList(own, pile, quoted(name), lines);
  if (isScalar(pile) && typeof pile.value === 'number' && pile.value > 0) {
    throw new Refusal(
      `${zone} holds ${pile.value} unknown cards: name them in a list before adding one that is known.`,
    );
  }
  const entry = `[${quoted(name)}]`;
  const said = pile?.range && pile.range[1] > pile.range[0] ? pile.range : null;
  if (said) return placed(own, said[0], said[1], entry);
  const empty = pairAt(seat, zone)?.key as Node | undefined;
  if (empty?.range) {
    const colon = own.indexOf(':', empty.range[1]);
    return placed(own, colon + 1, colon + 1, ` ${entry}`);
  }
  return intoMap(own, seat, `${zone}: ${entry}`, lines);
}

/** The card's text is written under `cards`, unless a card of that name stands there. */
function withOwnCard(text: string, name: string, printed: NonNullable<CardEdit['printed']>): string {
  const { root, lines } = read(text);
  const cards = valueAt(root, 'cards');
  const known =
    isSeq(cards) && cards.items.some((one) => isMap(one) && scalar(valueAt(one, 'name')) === name);
  if (known) return text;
  const fields = Object.entries(printed).filter(([, value]) => value !== '');
  const written = fields.map(([field, value]) =>
    field === 'text' ? asText(value) : `${field}: ${quoted(value)}`,
  );
  return intoTop(text, root, 'cards', [`name: ${quoted(name)}`, ...written], ['players'], lines).text;
}

/** A text of several lines as a block, one of a single line as it is. */
function asText(value: string): string {
  if (!value.includes('\n')) return `text: ${quoted(value)}`;
  return ['text: |-', ...value.split('\n').map((line) => (line.trim() === '' ? '' : `  ${line}`))].join('\n');
}

function withAction(text: string, { verb, what, by, with: other, targets }: ActionEdit): Written {
  const { root, lines } = read(text);
  const entry = [
    `${verb}: ${what === true ? 'true' : quoted(what)}`,
    ...(by === '' ? [] : [`by: ${quoted(by)}`]),
    ...(other.length === 0 ? [] : [`with: ${other.length === 1 ? quoted(other[0] ?? '') : listed(other)}`]),
    ...(targets.length === 0 ? [] : [`targets: ${listed(targets)}`]),
  ];
  return intoTop(
    text,
    root,
    'actions',
    entry,
    ['choices', 'ignoring', 'expect', 'decidedBy', 'fails'],
    lines,
  );
}

function listed(names: readonly string[]): string {
  return `[${names.map(quoted).join(', ')}]`;
}

interface Read {
  readonly root: YAMLMap;
  readonly lines: LineCounter;
}

function read(text: string): Read {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [first] = document.errors;
  if (first) throw new Refusal('The text must be in order before anything can be added to it by button.');
  if (!isMap(document.contents))
    throw new Refusal('There is no scenario yet: it begins with `game:` and `players:`.');
  return { root: document.contents as YAMLMap, lines };
}

function pairAt(map: YAMLMap, key: string): Pair | undefined {
  return map.items.find((pair) => isScalar(pair.key) && pair.key.value === key);
}

function valueAt(map: YAMLMap, key: string): Node | undefined {
  return (pairAt(map, key)?.value as Node | null | undefined) ?? undefined;
}

function scalar(node: Node | undefined): unknown {
  return isScalar(node) ? node.value : undefined;
}

/** A list at the margin gets another entry; where there is none it is begun, before the keys that come after it. */
function intoTop(
  text: string,
  root: YAMLMap,
  key: string,
  entry: readonly string[],
  after: readonly string[],
  lines: LineCounter,
): Written {
  const list = valueAt(root, key);
  if (isSeq(list) && list.items.length > 0) {
    if (list.flow) return intoList(text, list, `{ ${entry.join(', ')} }`, lines);
    return intoBlock(text, list, entry, lines);
  }
  const begun = `${key}:\n${asEntry(entry, 2)}`;
  const empty = pairAt(root, key);
  const range = (empty?.key as Node | undefined)?.range;
  if (range) {
    const from = lineStart(text, range[0]);
    const to = lineEnd(text, list?.range?.[1] ?? range[1]);
    return placed(text, from, to, begun, key.length + 2);
  }
  const next = root.items.find((pair) => isScalar(pair.key) && after.includes(String(pair.key.value)));
  const at = (next?.key as Node | undefined)?.range?.[0] ?? text.length;
  return placed(text, at, at, begun, key.length + 2);
}

/** An entry of a list in lines of its own, with so many spaces before its dash. */
function asEntry(entry: readonly string[], indent: number): string {
  const body = entry.join('\n').split('\n');
  return body
    .map((line, index) =>
      `${' '.repeat(indent)}${index === 0 ? '- ' : '  '}${line}\n`.replace(/^ +\n$/, '\n'),
    )
    .join('');
}

function intoBlock(text: string, list: YAMLSeq, entry: readonly string[], lines: LineCounter): Written {
  const start = list.range?.[0] ?? 0;
  const indent = Math.max(lines.linePos(start).col - 1, 0);
  return placed(text, ...twice(endOf(text, list)), asEntry(entry, indent));
}

/** Another entry of a list, written as its others are. */
function intoList(text: string, list: YAMLSeq, entry: string, lines: LineCounter): Written {
  if (!list.flow) return intoBlock(text, list, [entry], lines);
  const last = list.items.at(-1) as Node | undefined;
  const at = last?.range?.[1] ?? 0;
  return placed(text, at, at, `, ${entry}`);
}

function intoMap(text: string, map: YAMLMap, entry: string, lines: LineCounter): Written {
  const last = map.items.at(-1);
  if (map.flow) {
    const at = last ? pairEnd(last) : 0;
    return placed(text, at, at, `, ${entry}`);
  }
  const indent = Math.max(lines.linePos(map.range?.[0] ?? 0).col - 1, 0);
  return placed(text, ...twice(endOf(text, map)), `${' '.repeat(indent)}${entry}\n`);
}

/** Where the line after the last one of a node begins: what is only said about what follows stays with that. */
function endOf(text: string, node: YAMLMap | YAMLSeq): number {
  const last = node.items.at(-1) as Node | Pair | undefined;
  if (!last) return lineEnd(text, node.range?.[1] ?? 0);
  if ('key' in last && !('range' in last)) {
    const value = last.value as Node | null;
    if (value && (isMap(value) || isSeq(value)) && !value.flow && value.items.length > 0)
      return endOf(text, value);
    return lineEnd(text, pairEnd(last));
  }
  const item = last as Node;
  if ((isMap(item) || isSeq(item)) && !item.flow && item.items.length > 0) return endOf(text, item);
  return lineEnd(text, item.range?.[1] ?? 0);
}

function pairEnd({ key, value }: Pair): number {
  return (value as Node | null)?.range?.[1] ?? (key as Node).range?.[1] ?? 0;
}

/** Where the next line begins. What ends with its line ends there already. */
function lineEnd(text: string, at: number): number {
  if (at > 0 && text[at - 1] === '\n') return at;
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}

function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

function twice(at: number): [number, number] {
  return [at, at];
}

/** @param skip so much of what is put in stands before what is meant by its line */
function placed(text: string, from: number, to: number, entry: string, skip = 0): Written {
  const written = `${text.slice(0, from)}${entry}${text.slice(to)}`;
  return { text: written, line: written.slice(0, from + skip).split('\n').length };
}

/** A word as YAML takes it for a word. */
function quoted(word: string): string {
  const plain =
    /^[\p{L}][^:#[\]{},"'\n\\]*$/u.test(word) && !/^(?:true|false|null|yes|no|on|off)$/i.test(word);
  return plain && word.trim() === word ? word : JSON.stringify(word);
}
