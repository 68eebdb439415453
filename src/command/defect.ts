/** What nobody foresaw: said in a line, and where the defect lies only to those who mend it. */

import { EXIT } from './exit.js';
import type { Output } from './output.js';
import type { World } from './world.js';

export function defect(world: World, output: Output, error: unknown, where?: string): void {
  const [message] = (error instanceof Error ? error.message : String(error)).split('\n');
  const said = (message ?? '').replace(/\.$/, '');
  const at = where === undefined ? '' : `${where}: `;
  output.complain(
    `${at}A defect of the program: ${said}. Please report it with the input that led to it. [defect]`,
  );
  if (world.debug && error instanceof Error) output.complain(error.stack ?? '');
  output.ends(EXIT.defect);
}
