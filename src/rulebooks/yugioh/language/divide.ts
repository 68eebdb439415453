/**
 * Where one effect ends and the next begins: at the end of a sentence, of a line, and at parentheses around sentences. What a
 * sentence calls "the following effect" is a part of it.
 */

import type { Span } from '../../../language/language.js';
import { speaksOfTaken } from './attack-bans.js';
import { speaksOfEquipped } from './equipped.js';
import { isMode, opensModes } from './modes.js';
import { speaksOfTarget } from './targeted.js';

export function divide(text: string): Span[] {
  const spans: Span[] = [];
  for (const { index: start, 0: line } of text.matchAll(/[^\n]+/g)) {
    const before = spans.at(-1);
    const end = start + line.trimEnd().length;
    // Effects to choose from belong to what has one of them chosen.
    if (before && isMode(line) && opensModes(text.slice(before.start, before.end))) {
      spans.splice(-1, 1, { ...before, end });
      continue;
    }
    for (const span of opensModes(line) ? [{ start, end }] : sentences(line).map(shift(start))) {
      const last = spans.at(-1);
      if (last && FOLLOWING.test(text.slice(last.start, span.start)))
        spans.splice(-1, 1, { ...last, end: span.end });
      else if (
        last &&
        GOING_ON.some((speaks) => speaks(together(spans, text), text.slice(span.start, span.end)))
      )
        spans.push({ ...span, joins: true });
      else spans.push(span);
    }
  }
  const boxes = [...text.matchAll(BOXES)];
  return spans.map((span) => {
    const box = boxes.findLast(({ index }) => index < span.start);
    return {
      ...span,
      ...(isItem(text, span) && { item: listOf(text, span.start) }),
      ...(box?.[0].startsWith(PENDULUM) && { zone: 'pendulum' }),
    };
  });
}

/** What the last sentence goes on with, and the sentence itself. */
function together(spans: readonly Span[], text: string): string {
  const head = spans.findLast(({ joins }) => !joins);
  return text.slice(head?.start ?? 0, spans.at(-1)?.end);
}

const GOING_ON = [speaksOfEquipped, speaksOfTarget, speaksOfTaken];

function isItem(text: string, { start }: Span): boolean {
  return text[start] === '●' || /●\s*$/.test(text.slice(0, start));
}

/** Where the list begins of which an item stands here: with the first of its lines, or within a line. */
function listOf(text: string, at: number): number {
  const line = text.lastIndexOf('\n', at - 1) + 1;
  const first = text.indexOf('●', line);
  if (line === 0 || text.slice(line, first).trim() !== '') return first;
  const above = text.slice(text.lastIndexOf('\n', line - 2) + 1, line - 1);
  return above.includes('●') ? listOf(text, line - 1) : first;
}

/** A list of effects that count by themselves; not one of effects that are applied as something is used. */
export function listsEffects(text: string): boolean {
  const [opening = '', ...items] = text.split('●');
  return items.length > 0 && opening.trim() !== '' && (GIVES.test(opening) || !APPLIES.test(opening));
}

const GIVES = /\b(?:use|gains?|has|have) [^.:;]*\beffects?\b[^.:;]*[.:;]?\s*$/i;
const APPLIES = /\b(?:activate|apply|choose|resolve|select|either|perform|declare)\b/i;

const FOLLOWING = /the following effect\.\s+●\s*$/;

/** The two boxes of a Pendulum Monster, as a text in one piece marks them, in full or by their first letters. */
const PENDULUM = '[P';
const BOXES = /\[(?:Pendulum|Monster|P|M)\]/g;

function shift(by: number): (span: Span) => Span {
  return (span) => ({ ...span, start: span.start + by, end: span.end + by });
}

function sentences(line: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  let quoted = false;
  let depth = 0;
  for (let at = 0; at < line.length; at++) {
    const char = line[at] ?? '';
    if (char === '"') quoted = !quoted;
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    const ends = char === '.' && !quoted && depth === 0 && /^(?:\s|$)/.test(line.slice(at + 1));
    const closes = char === ')' && depth === 0 && line[at - 1] === '.';
    if (!ends && !closes) continue;
    spans.push(...inside(line, start, at + 1));
    start = at + 1;
  }
  spans.push(...inside(line, start, line.length));
  return spans;
}

/** A span without what surrounds it; whole sentences in parentheses are sentences like others. */
function inside(line: string, from: number, to: number): Span[] {
  const text = line.slice(from, to);
  const lead = /^(?:[\s●]|\[(?:Pendulum|Monster|P|M)\])*/.exec(text)?.[0].length ?? 0;
  const start = from + lead;
  const end = from + text.trimEnd().length;
  if (end <= start) return [];
  if (line[start] === '(' && line[end - 1] === ')' && line[end - 2] === '.') {
    return sentences(line.slice(start + 1, end - 1))
      .map(shift(start + 1))
      .map((span) => ({ ...span, aside: true as const }));
  }
  return [{ start, end }];
}
