/** Whether data has the form it should have; where not, what is wrong, where, and what may have been meant. */

import * as z from 'zod/mini';
import { didYouMean, listed, nearNames, quoted } from '../ground/near.js';
import type { Problem } from '../ground/problem.js';
import type { Source } from './source.js';

type Issue = z.core.$ZodIssue;

/** A problem, with what it takes to see that another says the same better. */
interface Finding {
  readonly problem: Problem;
  readonly path: string;
  /** The value at this path is not there. */
  readonly missing?: true;
  /** What may have been meant by a key. */
  readonly near?: readonly string[];
}

/** What is checked, and against what. */
interface Checked {
  readonly source: Source;
  readonly prefix: string;
  /** Null where the nearest of several forms has been found. */
  readonly form: z.core.$ZodType | null;
}

/** Checks a source against a form. */
export function check<Form extends z.core.$ZodType>(
  source: Source,
  form: Form,
  prefix: string,
): { value: z.output<Form>; problems: [] } | { value: null; problems: Problem[] } {
  const result = z.safeParse(form, source.data, { error: keysOf });
  if (result.success) return { value: result.data, problems: [] };
  const checked: Checked = { source, prefix, form };
  const findings = result.error.issues.flatMap((issue) => findingsOf(issue, [], checked));
  return { value: null, problems: telling(findings).map(({ problem }) => problem) };
}

/** Leaves out what is missing only because it is misspelt, and a bound beside a closer one. */
function telling(findings: readonly Finding[]): Finding[] {
  const misspelt = new Set(findings.flatMap(({ near = [] }) => near));
  return findings.filter(({ missing, near, path, problem }, at) => {
    if (missing && misspelt.has(path)) return false;
    const closer = findings
      .slice(at + 1)
      .some((one) => one.path === path && one.problem.code === problem.code);
    return near !== undefined || !closer;
  });
}

/** Hands the known keys of a record through as the message, so that near ones can be suggested. */
function keysOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'unrecognized_keys') return undefined;
  const def = (issue.inst as { _zod?: { def?: { shape?: object } } } | undefined)?._zod?.def;
  return Object.keys(def?.shape ?? {}).join('\n');
}

/** What is found wrong of a value that is not there. */
const LACKS: ReadonlySet<string> = new Set<Issue['code']>(['invalid_type', 'invalid_union', 'invalid_value']);

function findingsOf(issue: Issue, around: readonly PropertyKey[], checked: Checked): Finding[] {
  const { source, prefix } = checked;
  const path = [...around, ...issue.path];
  const place = source.place(path);
  const at = (code: string, message: string, advice: string): Finding[] => [
    {
      problem: { code: `${prefix}/${code}`, message, advice, place },
      path: path.join('.'),
    },
  ];
  if (LACKS.has(issue.code) && !isThere(source, path))
    return at('missing', `${nameOf(path)} is missing.`, `Add ${shapeOf(path, expectedOf(issue))}.`).map(
      (one) => ({
        ...one,
        missing: true,
      }),
    );
  switch (issue.code) {
    case 'unrecognized_keys': {
      const nearer = nearestForm(issue, path, checked);
      if (nearer) return nearer.flatMap((one) => findingsOf(one, path, { ...checked, form: null }));
      return issue.keys.map((key) =>
        unknownKey(key, issue.message.split('\n'), [...path, key], source, prefix),
      );
    }
    case 'invalid_type': {
      const given = valueAt(source, path);
      const quote = issue.expected === 'string' && typeof given !== 'object';
      const advice = quote
        ? `Put it in quotation marks: "${String(given)}".`
        : `Write ${shapeOf(path, issue.expected)}.`;
      return at('type', `${nameOf(path)} should be ${kindOf(issue.expected)}.`, advice);
    }
    case 'invalid_value': {
      const values = issue.values.map(String);
      const given = valueAt(source, path);
      return at('value', `${nameOf(path)} cannot be ${quoted(given)}.`, valueAdvice(given, values));
    }
    case 'invalid_union':
      if (issue.errors.every(isOfAnotherKind)) {
        const kinds = issue.errors.flatMap((errors) => errors.map((one) => kindOf(expectedBy(one))));
        const shape = shapeOf(path, expectedOf(issue));
        return at(
          'type',
          `${nameOf(path)} should be ${[...new Set(kinds)].join(' or ')}.`,
          `Write ${shape}.`,
        );
      }
      return nearestBranch(issue).flatMap((one) => findingsOf(one, path, checked));
    case 'too_big':
      return at(
        'too-much',
        `${nameOf(path)} is too large or too long; ${String(issue.maximum)} is the most.`,
        'Leave out what is beside the point, or write a smaller one.',
      );
    case 'too_small':
      return at(
        'too-little',
        `${nameOf(path)} is too small or empty; ${String(issue.minimum)} is the least.`,
        'Write more there, or take the key out.',
      );
    case 'invalid_format':
      return at('format', `${nameOf(path)} is not written as it should be.`, 'A date is written 2011-11-24.');
    default:
      return at(
        'value',
        `${nameOf(path)} is not what it should be.`,
        'See docs/scenarios.md for what it can be.',
      );
  }
}

/**
 * What else is wrong with a record that could be written in several forms, where one of the others comes nearer: of a
 * record all of whose other values fit, the parser tells the unknown keys alone. Null where none does.
 */
function nearestForm(
  issue: Extract<Issue, { code: 'unrecognized_keys' }>,
  path: readonly PropertyKey[],
  { form, source }: Checked,
): readonly Issue[] | null {
  const forms = (form ? formsAt(form, path) : []).filter((one) => shapeIn(one) !== undefined);
  if (forms.length < 2) return null;
  const value = valueAt(source, path);
  const errors = forms.map((one) => z.safeParse(one, value, { error: keysOf }).error?.issues ?? []);
  const nearest = nearestBranch({ errors });
  const same = nearest.length === 1 && nearest[0]?.code === issue.code;
  return same ? null : nearest;
}

/** The forms in which what stands at a path can be written. */
function formsAt(form: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType[] {
  const { def } = (form as z.core.$ZodTypes)._zod;
  if (def.type === 'optional') return formsAt(def.innerType, path);
  if (def.type === 'union') return def.options.flatMap((one) => formsAt(one, path));
  const [key, ...rest] = path;
  if (key === undefined) return [form];
  if (def.type === 'array') return formsAt(def.element, rest);
  const inside = shapeIn(form)?.[key as string];
  return inside ? formsAt(inside, rest) : [];
}

function shapeIn(form: z.core.$ZodType): { readonly [key: string]: z.core.$ZodType } | undefined {
  const { def } = (form as z.core.$ZodTypes)._zod;
  return def.type === 'object' ? def.shape : undefined;
}

function unknownKey(
  key: string,
  known: readonly string[],
  path: readonly PropertyKey[],
  source: Source,
  prefix: string,
): Finding {
  const around = path.slice(0, -1);
  const advice = CURLED.test(key)
    ? STRAIGHT
    : (didYouMean(key, known) ?? `Here can stand: ${known.join(', ')}.`);
  const message = `${nameOf(around)} has no key ${quoted(key)}.`;
  return {
    problem: { code: `${prefix}/unknown-key`, message, advice, place: source.keyPlace(path) },
    path: path.join('.'),
    near: nearNames(key, known).map((name) => [...around, name].join('.')),
  };
}

/** Quotation marks that quote nothing here: text is cut at its first comma. */
const CURLED = /[“”„«»「」]/;
const STRAIGHT = 'Put the text in straight quotation marks: "...".';

/** Whether a branch of a union wants another kind of value altogether. */
function isOfAnotherKind(issues: readonly Issue[]): boolean {
  return issues.every(({ code, path }) => code === 'invalid_type' && path.length === 0);
}

function expectedBy(issue: Issue): string {
  return issue.code === 'invalid_type' ? issue.expected : '';
}

/** What an issue wants; of several kinds the first. */
function expectedOf(issue: Issue): string {
  if (issue.code !== 'invalid_union') return expectedBy(issue);
  return (
    issue.errors
      .flat()
      .map(expectedBy)
      .find((expected) => expected !== '') ?? ''
  );
}

/** A part as it could be written: "`title: ...`, which is text". */
function shapeOf(path: readonly PropertyKey[], expected: string): string {
  const key = path.findLast((one) => typeof one === 'string');
  const depth = path.length - 1 - path.findLastIndex((one) => typeof one === 'string');
  const shape = `${'['.repeat(depth)}${SHAPES[expected] ?? '...'}${']'.repeat(depth)}`;
  const written = key === undefined ? '' : `\`${String(key)}: ${shape}\``;
  const inside = typeof path.at(-1) === 'number' ? `, each ${kindOf(expected)}` : '';
  return written === '' ? kindOf(expected) : `${written}${inside}`;
}

/** The branch of a union that the data comes nearest to. */
function nearestBranch({ errors }: { readonly errors: readonly (readonly Issue[])[] }): readonly Issue[] {
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
  return near ?? `It can be ${listed(values, 'or')}.`;
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

/** A part by its key, or by its number in a list: the place says of which of them. */
function nameOf(path: readonly PropertyKey[]): string {
  const last = path.at(-1);
  if (last === undefined) return 'This';
  if (typeof last !== 'number') return `\`${String(last)}\``;
  const around = path.slice(0, -1);
  const name = nameOf(around);
  return `Entry ${last + 1} of ${typeof around.at(-1) === 'number' ? name.replace(/^E/, 'e') : name}`;
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

/** How a value of each kind is written. */
const SHAPES: { readonly [kind: string]: string } = {
  string: '...',
  number: '1',
  int: '1',
  boolean: 'true',
  array: '[one, another]',
  object: '{ key: value }',
  record: '{ key: value }',
};

function kindOf(expected: string): string {
  return KINDS[expected] ?? expected;
}
