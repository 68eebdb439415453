/** What the rules have done with an action, and the engine leaves out. */

import { flat } from '../../ground/list.js';
import type { Action } from '../../position/action.js';
import type { Position } from '../../position/position.js';
import type { AssumptionMessage } from '../message/message.js';

/** Of the actions that are listed, each verb once of which something is left out. */
export function leftOut({ work }: Position, omits: { readonly [verb: string]: string }): AssumptionMessage[] {
  const verbs = flat(work, (frame) => (frame.frame === 'actions' ? flat(frame.actions, verbsOf) : []));
  return [...new Set(verbs)]
    .filter((verb) => Object.hasOwn(omits, verb))
    .map((verb) => ({ say: 'left out', verb }));
}

function verbsOf({ verb, responses }: Action): readonly string[] {
  return [verb, ...flat(responses, verbsOf)];
}
