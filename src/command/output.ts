/** What a run has to say: results, problems, and how it ends. */

import type { Problem } from '../ground/problem.js';
import { EXIT, type ExitCode, gravest } from './exit.js';
import { problemText } from './report.js';
import type { Result } from './world.js';

export class Output {
  private readonly results: string[] = [];
  private readonly faults: string[] = [];
  private readonly codes: ExitCode[] = [];
  private readonly found: Problem[] = [];

  /** Prints a result. */
  say(text: string): void {
    this.results.push(text.endsWith('\n') ? text : `${text}\n`);
  }

  /** Prints a versioned document, with all problems that there were. */
  document(document: object): void {
    this.say(JSON.stringify({ format: DOCUMENT_FORMAT, ...document, problems: this.found }, null, 2));
  }

  /** Prints words about what went wrong. */
  complain(text: string): void {
    this.faults.push(text.endsWith('\n') ? text : `${text}\n`);
  }

  /** Prints problems; they decide how the run ends. */
  problems(problems: readonly Problem[], code: ExitCode = EXIT.invalid): void {
    this.found.push(...problems);
    for (const problem of problems) this.complain(problemText(problem));
    if (problems.length > 0) this.ends(code);
  }

  /** What has been said so far and is to be shown before the run is over; it is not said again. */
  taken(): string {
    return visible(this.results.splice(0).join(''));
  }

  ends(code: ExitCode): void {
    this.codes.push(code);
  }

  result(): Result {
    return {
      code: gravest(this.codes),
      stdout: visible(this.results.join('')),
      stderr: visible(this.faults.join('')),
    };
  }
}

/** The form of every JSON document that the command prints. */
const DOCUMENT_FORMAT = 1;

/** Text from files must not steer a terminal: control and direction characters are shown, not sent. */
function visible(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
}
