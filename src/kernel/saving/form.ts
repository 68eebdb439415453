/** Forms of data that comes from outside: what a value must be before anything is done with it. */

/** Thrown where a value has not the form it should have: where, and what was expected there. */
export class Unfit extends Error {
  readonly path: readonly PropertyKey[];

  constructor(path: readonly PropertyKey[], expected: string) {
    super(`${path.length === 0 ? 'it' : path.join('.')} should be ${expected}`);
    this.path = path;
  }
}

/** Checks a value; `path` says where it stands. @throws {Unfit} */
export type Form<Value> = ((value: unknown, path: readonly PropertyKey[]) => void) & {
  readonly of?: Value;
};

/** The form of a field that may be left out. */
interface Optional<Value> {
  readonly optional: Form<Value>;
}

/** A form for each field, none forgotten; those that may be left out say so. */
export type Fields<Value> = {
  [Key in keyof Value]-?: Pick<Value, Key> extends Required<Pick<Value, Key>>
    ? Form<Value[Key]>
    : Optional<Exclude<Value[Key], undefined>>;
};

export function optional<Value>(form: Form<Value>): Optional<Value> {
  return { optional: form };
}

export function fields<Value extends object>(forms: Fields<Value>): Form<Value> {
  const entries: [string, Form<unknown> | Optional<unknown>][] = Object.entries(forms);
  const known = new Set(entries.map(([key]) => key));
  return (value, path) => {
    const record = recordAt(value, path);
    for (const key of Object.keys(record)) {
      if (!known.has(key)) throw new Unfit([...path, key], 'left out');
    }
    for (const [key, form] of entries) {
      if (typeof form === 'function') form(record[key], [...path, key]);
      else if (record[key] !== undefined) form.optional(record[key], [...path, key]);
    }
  };
}

type Member<Value, Tag extends keyof Value, Word> = Value extends unknown
  ? Value[Tag] extends Word
    ? Value
    : never
  : never;

/** One of several records, told apart by the word of one field. */
export function tagged<Value extends object, Tag extends keyof Value & string>(
  tag: Tag,
  members: { [Word in Value[Tag] & string]: Fields<Member<Value, Tag, Word>> },
): Form<Value> {
  const forms = new Map<unknown, Form<object>>(
    Object.entries<object>(members).map(([word, one]) => [word, fields(one as Fields<object>)]),
  );
  return (value, path) => {
    const form = forms.get(recordAt(value, path)[tag]);
    if (!form) throw new Unfit([...path, tag], `one of ${[...forms.keys()].join(', ')}`);
    form(value, path);
  };
}

/** One of several records, told apart by the first field that they have. */
export function either<Value>(members: { readonly [field: string]: Form<Value> }): Form<Value> {
  return (value, path) => {
    const record = recordAt(value, path);
    const found = Object.keys(members).find((field) => Object.hasOwn(record, field));
    if (found === undefined) throw new Unfit(path, `a record with ${Object.keys(members).join(' or ')}`);
    members[found]?.(value, path);
  };
}

export function list<Value>(form: Form<Value>): Form<Value[]> {
  return (value, path) => {
    if (!Array.isArray(value)) throw new Unfit(path, 'a list');
    for (const [index, one] of value.entries()) form(one, [...path, index]);
  };
}

export function record<Value>(form: Form<Value>): Form<{ [key: string]: Value }> {
  return (value, path) => {
    for (const [key, one] of Object.entries(recordAt(value, path))) form(one, [...path, key]);
  };
}

export function nullable<Value>(form: Form<Value>): Form<Value | null> {
  return (value, path) => {
    if (value !== null) form(value, path);
  };
}

/** Whatever fits. */
export function where<Value>(expected: string, fits: (value: unknown) => boolean): Form<Value> {
  return (value, path) => {
    if (!fits(value)) throw new Unfit(path, expected);
  };
}

export function word<Word extends string>(...words: readonly Word[]): Form<Word> {
  return where(`one of ${words.join(', ')}`, (value) => words.some((one) => one === value));
}

export const text: Form<string> = where('text', (value) => typeof value === 'string');
export const flag: Form<boolean> = where('true or false', (value) => typeof value === 'boolean');

/** A whole number from `least` to `most`. */
export function whole(least: number, most: number = Number.MAX_SAFE_INTEGER): Form<number> {
  return where(
    `a whole number from ${least} to ${most}`,
    (value) => Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most,
  );
}

export function recordAt(value: unknown, path: readonly PropertyKey[]): { readonly [key: string]: unknown } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Unfit(path, 'a record');
  return value as { readonly [key: string]: unknown };
}
