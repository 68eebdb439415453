/**
 * From a file to plain data that knows where each part of it stands. Files come from strangers: size, depth and the
 * number of parts are limited before anything is built, and no key reaches a prototype.
 */

import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, parseAllDocuments } from 'yaml';
import type { Place, Problem } from '../ground/problem.js';

export interface Limits {
  /** Characters of one scenario. */
  readonly scenario: number;
  /** Characters of a whole file. */
  readonly file: number;
  readonly depth: number;
  /** Values of one scenario, aliases written out. */
  readonly parts: number;
}

export const LIMITS: Limits = { scenario: 64 * 1024, file: 1024 * 1024, depth: 32, parts: 20_000 };

/** A document of a file: its data, and where its parts stand. */
export interface Source {
  readonly data: unknown;
  /** Where the value at a path stands; where there is none, the nearest around it. */
  place(path: readonly PropertyKey[]): Place;
  /** Where the key at the end of a path stands. */
  keyPlace(path: readonly PropertyKey[]): Place;
}

export interface Sources {
  readonly sources: readonly Source[];
  readonly problems: readonly Problem[];
}

/** Takes a file apart. Documents with problems are left out, each with a problem that names its line and column. */
export function readSources(text: string, file: string, limits: Limits = LIMITS): Sources {
  const top: Place = { file, line: 1, column: 1 };
  if (text.length > limits.file) {
    const message = `This file has ${text.length} characters; ${limits.file} is the most that is read.`;
    return failed({ code: 'source/too-large', message, advice: 'Divide it.', place: top });
  }
  const counter = new LineCounter();
  const documents = parse(text, counter);
  if (!documents) {
    const message = `This file is nested too deeply; ${limits.depth} levels are the most that are read.`;
    return failed({ code: 'source/too-deep', message, place: top });
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
    problems.push({ code: 'source/empty', message: 'There is nothing in this file.', place: top });
  }
  return { sources, problems };
}

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
  const [excerpt = ''] = text.slice(start, start + 200).split('\n');
  return { file, line: Math.max(line, 1), column: Math.max(col, 1), excerpt };
}

type At = (offset: number) => Place;

function takeDocument(document: Document, at: At, limits: Limits): Source | Problem {
  const [fault] = [...document.errors, ...document.warnings];
  if (fault) return { code: 'source/syntax', message: fault.message, place: at(fault.pos[0]) };
  const [start = 0, end = 0] = document.contents?.range ?? [];
  if (end - start > limits.scenario) {
    const message = `This scenario has ${end - start} characters; ${limits.scenario} is the most that is read.`;
    return { code: 'source/too-large', message, place: at(start) };
  }
  const builder = new Builder(document, limits);
  try {
    const tree = builder.build(document.contents, 1);
    return {
      data: tree.data,
      place: (path) => at(nearest(tree, path).start),
      keyPlace: (path) => at(keyStart(tree, path)),
    };
  } catch (refused) {
    if (!(refused instanceof Refused)) throw refused;
    return { code: refused.code, message: refused.message, place: at(refused.offset) };
  }
}

/** A value with the place of each of its parts. */
interface Tree {
  readonly data: unknown;
  readonly start: number;
  readonly parts: ReadonlyMap<PropertyKey, { readonly tree: Tree; readonly key: number }>;
}

class Refused extends Error {
  readonly code: string;
  readonly offset: number;
  constructor(code: string, message: string, offset: number) {
    super(message);
    this.code = code;
    this.offset = offset;
  }
}

/** Keys by which an object's prototype could be reached. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

class Builder {
  private readonly document: Document;
  private readonly limits: Limits;
  private parts = 0;

  constructor(document: Document, limits: Limits) {
    this.document = document;
    this.limits = limits;
  }

  build(node: unknown, depth: number, start = startOf(node)): Tree {
    this.parts += 1;
    if (this.parts > this.limits.parts) {
      const message = `This scenario has more than ${this.limits.parts} parts, aliases written out.`;
      throw new Refused('source/too-many-parts', message, start);
    }
    if (depth > this.limits.depth) {
      const message = `This is nested too deeply; ${this.limits.depth} levels are the most that are read.`;
      throw new Refused('source/too-deep', message, start);
    }
    if (isAlias(node)) return this.build(node.resolve(this.document), depth + 1, start);
    if (isMap(node)) return this.record(node.items, depth, start);
    if (isSeq(node)) return this.list(node.items, depth, start);
    return { data: isScalar(node) ? plain(node.value, start) : null, start, parts: new Map() };
  }

  private record(items: readonly { key: unknown; value: unknown }[], depth: number, start: number): Tree {
    const data: { [key: string]: unknown } = {};
    const parts = new Map<PropertyKey, { tree: Tree; key: number }>();
    for (const { key, value } of items) {
      const at = startOf(key);
      const name = isScalar(key) ? String(key.value) : null;
      if (name === null) throw new Refused('source/key', 'A key must be a word.', at);
      if (FORBIDDEN.has(name)) throw new Refused('source/forbidden-key', `${name} cannot be a key.`, at);
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
  if (typeof value === 'bigint') throw new Refused('source/number', 'This number is too large.', start);
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
