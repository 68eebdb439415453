/**
 * From a file to plain data that knows where each part of it stands. Files come from strangers: size, depth and the
 * number of parts are limited before anything is built, and no key reaches a prototype.
 */

import {
  type Alias,
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseAllDocuments,
} from 'yaml';
import { clipped } from '../ground/near.js';
import type { Place, Problem } from '../ground/problem.js';
import { FORBIDDEN, LIMITS, type Limits } from './limits.js';

/** A document of a file: its data, and where its parts stand. */
export interface Source {
  readonly data: unknown;
  /** Where the value at a path stands; where there is none, the nearest around it. */
  place(path: readonly PropertyKey[]): Place;
  /** Where the key at the end of a path stands. */
  keyPlace(path: readonly PropertyKey[]): Place;
}

/** The documents of a file, and what is wrong with others in it. */
export interface Sources {
  readonly sources: readonly Source[];
  readonly problems: readonly Problem[];
}

/**
 * Takes a file apart, YAML or JSON. Documents with problems are left out, each with a problem that names its line and
 * column.
 *
 * @param file what places call it
 * @example
 * readSources('a: 1\n---\nb: 2', 'two.yaml').sources.map(({ data }) => data); // => [{ a: 1 }, { b: 2 }]
 * readSources('a: [', 'broken.yaml').problems.map(({ code }) => code); // => ['source/syntax']
 */
export function readSources(text: string, file: string, limits: Limits = LIMITS): Sources {
  const top: Place = { file, line: 1, column: 1 };
  if (text.length > limits.file) {
    const message = `This file is too long; ${limits.file} characters are the most that is read.`;
    return failed({ code: 'source/too-large', message, advice: 'Divide it.', place: top });
  }
  const counter = new LineCounter();
  const documents = parse(text, counter);
  if (!documents) {
    return failed(tooDeep(limits, top));
  }
  const sources: Source[] = [];
  const problems: Problem[] = [];
  for (const document of documents) {
    if (isEmpty(document)) continue;
    const at = (offset: number): Place => placeAt(text, file, counter, offset);
    const taken = takeDocument(document, at, limits);
    if ('code' in taken) problems.push(taken);
    else sources.push(taken);
  }
  if (sources.length === 0 && problems.length === 0) {
    const message = 'There is nothing in this file.';
    const advice = 'A scenario begins with `game:`; `title:` and `players:` follow.';
    problems.push({ code: 'source/empty', message, advice, place: top });
  }
  return { sources, problems };
}

function tooDeep({ depth }: Limits, place: Place): Problem {
  const message = `This is nested too deeply; ${depth} levels are the most that are read.`;
  return { code: 'source/too-deep', message, advice: FLATTER, place };
}

/** What to do about lists in lists in lists. */
const FLATTER = 'No scenario needs as many lists and records inside one another: write it flatter.';

function failed(problem: Problem): Sources {
  return { sources: [], problems: [problem] };
}

function parse(text: string, counter: LineCounter): readonly Document[] | null {
  try {
    const documents = parseAllDocuments(text, { lineCounter: counter, prettyErrors: false, version: '1.2' });
    return Array.isArray(documents) ? documents : [];
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function isEmpty({ contents, errors }: Document): boolean {
  return errors.length === 0 && (contents === null || (isScalar(contents) && contents.value === null));
}

function placeAt(text: string, file: string, counter: LineCounter, offset: number): Place {
  const { line, col } = counter.linePos(Math.min(offset, text.length));
  const start = counter.lineStarts[line - 1] ?? 0;
  const [excerpt = ''] = text.slice(start, start + LONGEST_LINE).split(/\r?\n/);
  return { file, line: Math.max(line, 1), column: Math.max(col, 1), excerpt };
}

/** A longer line is not shown to its end. */
const LONGEST_LINE = 2000;

type At = (offset: number) => Place;

function takeDocument(document: Document, at: At, limits: Limits): Source | Problem {
  const [fault] = [...document.errors, ...document.warnings];
  if (fault?.code === 'RESOURCE_EXHAUSTION') return tooDeep(limits, at(fault.pos[0]));
  if (fault) {
    const advice =
      fault.code === 'DUPLICATE_KEY'
        ? 'This key stands here already: leave one of the two out. Another scenario begins after a line `---`.'
        : 'Mind the indentation, and put text that has signs such as `: ` or `#` in quotation marks.';
    const message = clipped(fault.message);
    return { code: 'source/syntax', message, advice, place: at(fault.pos[0]) };
  }
  const [start = 0, end = 0] = document.contents?.range ?? [];
  const isCards = holdsCards(document);
  const most = isCards ? limits.file : limits.scenario;
  if (end - start > most) {
    const message = `This scenario has ${end - start} characters; ${most} is the most that is read.`;
    const advice = 'Leave out what is beside the point, or divide it.';
    return { code: 'source/too-large', message, advice, place: at(start) };
  }
  const builder = new Builder(limits, isCards);
  try {
    const tree = builder.build(document.contents, 1);
    return {
      data: tree.data,
      place: (path) => at(nearest(tree, path).start),
      keyPlace: (path) => at(keyStart(tree, path)),
    };
  } catch (refused) {
    if (!(refused instanceof Refused)) throw refused;
    const { code, message, advice, offset } = refused;
    return { code, message, advice, place: at(offset) };
  }
}

/** Whether a document is a card file, which may be as long as a file. */
function holdsCards({ contents }: Document): boolean {
  return isMap(contents) && contents.has('cards') && !contents.has('players');
}

/** A value with the place of each of its parts. */
interface Tree {
  readonly data: unknown;
  readonly start: number;
  readonly parts: ReadonlyMap<PropertyKey, { readonly tree: Tree; readonly key: number }>;
}

class Refused extends Error {
  readonly code: string;
  readonly advice: string;
  readonly offset: number;
  constructor(code: string, message: string, advice: string, offset: number) {
    super(message);
    this.code = code;
    this.advice = advice;
    this.offset = offset;
  }
}

class Builder {
  private readonly limits: Limits;
  private readonly isCards: boolean;
  private readonly anchors = new Map<string, unknown>();
  /** What each alias stands for: the last such anchor before it. Fixed when it is first met, in the order of the file. */
  private readonly meant = new Map<Alias, unknown>();
  private parts = 0;
  private copying = 0;

  constructor(limits: Limits, isCards: boolean) {
    this.limits = limits;
    this.isCards = isCards;
  }

  build(node: unknown, depth: number, start = startOf(node)): Tree {
    this.parts += 1;
    if (this.parts > this.limits.parts) {
      const what = this.isCards ? 'card file' : 'scenario';
      const message = `This ${what} has more than ${this.limits.parts} values, aliases written out.`;
      const advice = this.isCards
        ? 'Divide it: each document of a file may have as many, and several files can be added.'
        : 'Leave out what is beside the point; unknown cards are written as a number.';
      throw new Refused('source/too-many-parts', message, advice, start);
    }
    if (depth > this.limits.depth) {
      const message = `This is nested too deeply; ${this.limits.depth} levels are the most that are read.`;
      throw new Refused('source/too-deep', message, FLATTER, start);
    }
    if (isAlias(node)) return this.copy(node, depth, start);
    if (this.copying === 0 && (isScalar(node) || isCollection(node)) && node.anchor !== undefined) {
      this.anchors.set(node.anchor, node);
    }
    if (isMap(node)) return this.record(node.items, depth, start);
    if (isSeq(node)) return this.list(node.items, depth, start);
    return { data: isScalar(node) ? plain(node.value, start) : null, start, parts: new Map() };
  }

  private copy(alias: Alias, depth: number, start: number): Tree {
    const target = this.meant.get(alias) ?? this.anchors.get(alias.source);
    if (target === undefined) {
      const name = clipped(alias.source);
      const message = `Nothing before this is marked &${name}.`;
      throw new Refused('source/alias', message, `Write &${name} before what is meant.`, start);
    }
    this.meant.set(alias, target);
    this.copying += 1;
    const tree = this.build(target, depth + 1, start);
    this.copying -= 1;
    return tree;
  }

  private record(items: readonly { key: unknown; value: unknown }[], depth: number, start: number): Tree {
    const data: { [key: string]: unknown } = {};
    const parts = new Map<PropertyKey, { tree: Tree; key: number }>();
    for (const { key, value } of items) {
      const at = startOf(key);
      const name = isScalar(key) ? String(key.value) : null;
      if (name === null)
        throw new Refused('source/key', 'A key must be a word.', 'Put it in quotation marks.', at);
      if (FORBIDDEN.has(name))
        throw new Refused('source/forbidden-key', `${name} cannot be a key.`, 'Use another word.', at);
      const tree = this.build(value, depth + 1, value === null ? at : startOf(value));
      data[name] = tree.data;
      parts.set(name, { tree, key: at });
    }
    return { data, start, parts };
  }

  private list(items: readonly unknown[], depth: number, start: number): Tree {
    const parts = new Map<PropertyKey, { tree: Tree; key: number }>();
    const data = items.map((item, index) => {
      const tree = this.build(item, depth + 1);
      parts.set(index, { tree, key: tree.start });
      return tree.data;
    });
    return { data, start, parts };
  }
}

function startOf(node: unknown): number {
  const range = (node as { range?: [number, number, number] } | null)?.range;
  return range?.[0] ?? 0;
}

function plain(value: unknown, start: number): unknown {
  if (typeof value === 'bigint')
    throw new Refused('source/number', 'This number is too large.', 'Write a smaller one.', start);
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return value;
}

function nearest(tree: Tree, path: readonly PropertyKey[]): Tree {
  let now = tree;
  for (const key of path) {
    const part = now.parts.get(key);
    if (!part) return now;
    now = part.tree;
  }
  return now;
}

function keyStart(tree: Tree, path: readonly PropertyKey[]): number {
  const key = path.at(-1);
  const around = nearest(tree, path.slice(0, -1));
  return (key === undefined ? undefined : around.parts.get(key)?.key) ?? around.start;
}
