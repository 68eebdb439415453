/** How a run of the command ends. */

export const EXIT = {
  fine: 0,
  /** An expectation failed, or something known to fail holds. */
  failed: 1,
  /** The command was called wrongly: options, arguments, files that cannot be opened. */
  usage: 2,
  /** A scenario or a text is invalid or not understood. */
  invalid: 3,
  /** A limit was reached: what was found is not all there is. */
  limited: 4,
  /** A defect of the program. */
  defect: 70,
  /** What there was to say could not be written. */
  unwritten: 74,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The gravest first: the sooner something went wrong, the less was done. */
const ORDER: readonly ExitCode[] = [
  EXIT.unwritten,
  EXIT.defect,
  EXIT.usage,
  EXIT.invalid,
  EXIT.limited,
  EXIT.failed,
  EXIT.fine,
];

/** The code of a run in which several things happened. @example gravest([0, 1, 4]) // => 4 */
export function gravest(codes: Iterable<ExitCode>): ExitCode {
  const found = new Set(codes);
  return ORDER.find((code) => found.has(code)) ?? EXIT.fine;
}
