/** The rest of the engine, and that it may not be there yet. */

type Rest = typeof import('./rest.js');

let there: Promise<Rest> | null = null;
let rest: Rest | null = null;

/** Thrown where something of the rest is wanted before it is there. It is no error: whoever asked asks again. */
export class Absent {}

/** Fetches the rest; what could not be fetched may be there the next time. */
export async function fetchRest(): Promise<void> {
  there ??= import('./rest.js');
  try {
    rest = await there;
  } catch (failure) {
    there = null;
    throw failure;
  }
}

/**
 * A module of the rest, for its stand-in.
 * @throws {Absent} where the rest is not there yet
 */
export function part<Name extends keyof Rest>(name: Name): Rest[Name] {
  if (!rest) throw new Absent();
  return rest[name];
}
