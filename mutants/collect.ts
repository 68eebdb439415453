/** What the tests import in place of Vitest here: it gathers them, so that they can be run one by one, again and again. */

import { expect } from 'vitest';

export { expect };

/** A test, under the titles of everything that it stands in. */
export interface Collected {
  readonly name: string;
  readonly run: () => unknown;
}

/** Every test that has been written down so far. */
export const collected: Collected[] = [];

type Title = string;
type Rows<Body extends (...row: never[]) => unknown> = (title: Title, body: Body, ...more: unknown[]) => void;

let within: readonly Title[] = [];

export function describe(title: Title, body: () => void): void {
  const before = within;
  within = [...before, title];
  body();
  within = before;
}

export function test(title: Title, ...rest: readonly unknown[]): void {
  const run = rest.find((one) => typeof one === 'function') as () => unknown;
  const name = [...within, title].join(' > ');
  // Tests of one name are told apart by how many there were before.
  const before = collected.filter((one) => one.name === name || one.name.startsWith(`${name} #`)).length;
  collected.push({ name: before === 0 ? name : `${name} #${before + 1}`, run });
}

describe.each = each(describe);
test.each = each(test);

/** Rows that are lists are spread, as Vitest has it; what stands in a title with a dollar is that of the row. */
function each(one: (title: Title, body: () => unknown) => void) {
  return <Row>(rows: readonly Row[]): Rows<(...row: never[]) => unknown> =>
    (title, body) => {
      rows.forEach((row, at) => {
        const given = Array.isArray(row) ? row : [row];
        const named = title.replace(/\$(\w+)/g, (_, key: string) =>
          said((row as Record<string, unknown>)[key]),
        );
        one(`${named.replace('%s', said(given[0]))} [${at}]`, () => body(...(given as never[])));
      });
    };
}

function said(value: unknown): string {
  if (typeof value === 'string') return value;
  return JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? String(one) : one)) ?? String(value);
}
