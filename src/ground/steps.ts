/** Work in as many pieces as are wanted: between two of them somebody may want a pause, or see no more of it. */
export type Steps<Result> = Generator<void, Result, void>;

/** All of it without a pause. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
