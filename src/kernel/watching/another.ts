/** "Another": than what an event would happen to, and not than the source of the effect. */

import { withhold } from '../../ground/problem.js';

/** Whether words speak of another object. */
export function isAnother(words: unknown): boolean {
  if (typeof words !== 'object' || words === null) return false;
  const { test, said, target, than } = words as {
    test?: unknown;
    said?: unknown;
    target?: unknown;
    than?: unknown;
  };
  // "Another target creature" is another than the target before it (Magic 115.3); of others the text tells than which.
  if (target === true || than !== undefined) return false;
  return (test === 'other' && said === 'another') || Object.values(words).some(isAnother);
}

/** "Another", where the text speaks of an object beside the one that it is on. @throws {Withheld} always */
export function whichAnother(): never {
  return withhold(
    'rule/not-modelled',
    'Than which object "another" is here, the one that the text is on or the one it speaks of, is not told apart.',
  );
}
