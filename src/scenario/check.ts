/** Whether data has the form it should have; where not, what is wrong, where, and what may have been meant. */

import * as z from 'zod/mini';
import { didYouMean } from '../ground/near.js';
import type { Problem } from '../ground/problem.js';
import type { Source } from './source.js';

type Issue = z.core.$ZodIssue;

/** Checks a source against a form. */
export function check<Form extends z.core.$ZodType>(
  source: Source,
  form: Form,
  prefix: string,
): { value: z.output<Form>; problems: [] } | { value: null; problems: Problem[] } {
  const result = z.safeParse(form, source.data, { error: keysOf });
  if (result.success) return { value: result.data, problems: [] };
  const problems = result.error.issues.flatMap((issue) => problemsOf(issue, [], source, prefix));
  return { value: null, problems };
}

/** Hands the known keys of a record through as the message, so that near ones can be suggested. */
function keysOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'unrecognized_keys') return undefined;
  const def = (issue.inst as { _zod?: { def?: { shape?: object } } } | undefined)?._zod?.def;
  return Object.keys(def?.shape ?? {}).join('\n');
}

function problemsOf(issue: Issue, around: readonly PropertyKey[], source: Source, prefix: string): Problem[] {
  const path = [...around, ...issue.path];
  const place = source.place(path);
  const at = (code: string, message: string, advice?: string): Problem[] => [
    { code: `${prefix}/${code}`, message, ...(advice === undefined ? {} : { advice }), place },
  ];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) =>
        unknownKey(key, issue.message.split('\n'), [...path, key], source, prefix),
      );
    case 'invalid_type': {
      if (!isThere(source, path)) return at('missing', `${nameOf(path)} is missing.`);
      const given = valueAt(source, path);
      const quote = issue.expected === 'string' && typeof given !== 'object';
      const advice = quote ? `Put it in quotation marks: "${String(given)}".` : undefined;
      return at('type', `${nameOf(path)} should be ${kindOf(issue.expected)}.`, advice);
    }
    case 'invalid_value': {
      const values = issue.values.map(String);
      const given = valueAt(source, path);
      return at('value', `${nameOf(path)} cannot be ${JSON.stringify(given)}.`, valueAdvice(given, values));
    }
    case 'invalid_union':
      return nearestBranch(issue).flatMap((one) => problemsOf(one, path, source, prefix));
    case 'too_big':
      return at(
        'too-much',
        `${nameOf(path)} is too large or too long; ${String(issue.maximum)} is the most.`,
      );
    case 'too_small':
      return at(
        'too-little',
        `${nameOf(path)} is too small or empty; ${String(issue.minimum)} is the least.`,
      );
    case 'invalid_format':
      return at('format', `${nameOf(path)} is not written as it should be.`, 'A date is written 2011-11-24.');
    default:
      return at('value', `${nameOf(path)} is not what it should be.`);
  }
}

function unknownKey(
  key: string,
  known: readonly string[],
  path: readonly PropertyKey[],
  source: Source,
  prefix: string,
): Problem {
  const advice = didYouMean(key, known) ?? `Here can stand: ${known.join(', ')}.`;
  const message = `${nameOf(path.slice(0, -1))} has no key ${JSON.stringify(key)}.`;
  return { code: `${prefix}/unknown-key`, message, advice, place: source.keyPlace(path) };
}

/** The branch of a union that the data comes nearest to. */
function nearestBranch({ errors }: Extract<Issue, { code: 'invalid_union' }>): readonly Issue[] {
  const cost = (issues: readonly Issue[]): number =>
    issues.reduce((sum, issue) => {
      if (issue.code === 'unrecognized_keys') return sum + 2 * issue.keys.length;
      return sum + (issue.path.length === 0 ? 10 : issue.code === 'invalid_type' ? 3 : 1);
    }, 0);
  return [...errors].sort((a, b) => cost(a) - cost(b))[0] ?? [];
}

function valueAdvice(given: unknown, values: readonly string[]): string {
  if (typeof given !== 'string' && values.includes(String(given)))
    return `Put it in quotation marks: "${String(given)}".`;
  const near = typeof given === 'string' ? didYouMean(given, values) : undefined;
  return near ?? `It can be ${values.slice(0, 12).join(', ')}.`;
}

function valueAt(source: Source, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as { [key: PropertyKey]: unknown } | undefined)?.[key],
    source.data,
  );
}

function isThere(source: Source, path: readonly PropertyKey[]): boolean {
  return valueAt(source, path) !== undefined;
}

function nameOf(path: readonly PropertyKey[]): string {
  return path.length === 0 ? 'This' : `\`${path.map(String).join('.')}\``;
}

const KINDS: { readonly [kind: string]: string } = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a record of keys and values',
  record: 'a record of keys and values',
};

function kindOf(expected: string): string {
  return KINDS[expected] ?? expected;
}
