/** The rest of the engine, and that it may not be there yet. */

type Rest = typeof import('virtual:rest');
type Made = new (...given: unknown[]) => object;
type Told = (functions: Rest['functions']) => void;

let there: Promise<Rest> | null = null;
let rest: Rest | null = null;
let told: Told = () => {};

/** Thrown where something of the rest is wanted before it is there. It is no error: whoever asked asks again. */
export class Absent {}

/** Fetches the rest; what could not be fetched may be there the next time. */
export async function fetchRest(): Promise<void> {
  there ??= import('virtual:rest');
  try {
    rest = await there;
  } catch (failure) {
    there = null;
    throw failure;
  }
  told(rest.functions);
}

function found(): Rest {
  if (!rest) throw new Absent();
  return rest;
}

/** What has the place of so many functions and classes of the rest, which throws {@link Absent} until they are there. */
export function standIns(many: number): unknown[] {
  return Array.from(
    { length: many },
    (_, at) =>
      function (...given: unknown[]) {
        const real = found().functions[at];
        return new.target
          ? new (real as Made)(...given)
          : (real as (...given: unknown[]) => unknown)(...given);
      },
  );
}

/** Whoever has stand-ins for the functions of the rest is told once they are there. */
export function whenThere(teller: Told): void {
  told = teller;
}

/**
 * What a rule says that the opening's ruling does not cite.
 * @throws {Absent} where the rest is not there yet
 */
export const lineOf = (key: string, version: string): string | undefined => found().lines[key]?.[version];
