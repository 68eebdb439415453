/** The last steps of casting a spell, and what comes of it (601.2i, 608). */

import type { Instruction } from '../../../ability/instruction.js';
import { IT, SETTLE } from '../../common/action.js';

/** The spell becomes cast, and what that triggers resolves first. */
export const BECOME_CAST: readonly Instruction[] = [
  { do: 'act', act: { event: 'cast', object: IT } },
  SETTLE,
];

/** It resolves, and what that triggers does after it. */
export const RESOLVE: readonly Instruction[] = [{ do: 'act', act: { event: 'resolve', object: IT } }, SETTLE];
