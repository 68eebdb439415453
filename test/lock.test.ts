/** What `npm install` reads on a machine of another kind. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);

/** The entries of a package that another one sees: in its own folder, or in a folder around it. */
function seen(from: string, name: string): readonly Locked[] {
  const folders = from
    .split('/node_modules/')
    .map((_, index, all) => all.slice(0, index + 1).join('/node_modules/'));
  return ['', ...folders].flatMap(
    (folder) => lock.packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`] ?? [],
  );
}

// npm installs of a locked package only the optional parts that are locked too, so that a lock file which names those of
// one platform installs on no other.
test('the parts of packages for every platform are locked', () => {
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => seen(path, name).length === 0)
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});
