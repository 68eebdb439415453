/** What every definition does alike. */

import type { Language } from '../../language/language.js';
import type { Rulebook, RuleLine } from '../../rulebook/rulebook.js';

/** Looks rules up in a table by key and version. */
export function lookUp(rules: {
  readonly [key: string]: { readonly [version: string]: RuleLine };
}): Rulebook['rule'] {
  return (key, version) => {
    const versions = Object.hasOwn(rules, key) ? rules[key] : undefined;
    return (versions && Object.hasOwn(versions, version) ? versions[version] : undefined) ?? null;
  };
}

/** A language that is made when it is first asked for. */
export function lazily(make: () => Language): () => Language {
  let language: Language | undefined;
  return () => {
    language ??= make();
    return language;
  };
}
