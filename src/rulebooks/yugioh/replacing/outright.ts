/**
 * "Destroy it, and if you do, banish it": the two are one, so that the card does not come to the GY between them. Where it
 * is put is where it goes as it is destroyed.
 */

import type { Ability } from '../../../ability/ability.js';
import type { Act } from '../../../ability/act.js';
import type { Instruction } from '../../../ability/instruction.js';
import { withParts } from '../../../ability/parted.js';
import type { Referent, What } from '../../../ability/reference.js';

/** The ability, with what befalls a card as soon as it is destroyed said of its destruction. */
export function outright<Of extends Ability>(ability: Of): Of {
  return deep(ability) as Of;
}

function deep(value: unknown): unknown {
  const whole = withParts(value, deep);
  return (typeof whole === 'object' && whole !== null && joined(whole as Instruction)) || whole;
}

function joined(whole: Instruction): Instruction | null {
  if (whole.do !== 'several' || whole.said !== 'if so') return null;
  const [first, then, ...others] = whole.steps;
  if (first?.do !== 'act' || then?.do !== 'if' || then.given.if !== 'did' || others.length > 0) return null;
  const found = placed(first.act, then.yes);
  if (!found) return null;
  const destroying: Instruction = { ...first, act: { ...first.act, to: found.to } };
  if (found.rest.length === 0) return destroying;
  return { ...whole, steps: [destroying, { ...then, yes: found.rest }] };
}

/** Where what is destroyed is put first of all, and what is done beside that. */
function placed(
  { event, object, to: _ }: Act,
  yes: readonly Instruction[],
): { to: NonNullable<Act['to']>; rest: Instruction[] } | null {
  const [next, ...more] = yes;
  if (event !== 'destroy' || !object || !next) return null;
  if (next.do === 'several' && next.said === 'then') {
    const inner = placed({ event, object }, next.steps);
    return inner && { to: inner.to, rest: [...inner.rest.flatMap(ifDone), ...more] };
  }
  if (next.do !== 'act' || next.act.event !== 'move' || !next.act.to || !isThat(next.act.object, object))
    return null;
  const { event: _move, object: _it, to, bare: _bare, said: _said, ...besides } = next.act;
  return Object.keys(besides).length === 0 ? { to, rest: more } : null;
}

/** What is done if it was banished is done if it was destroyed. */
function ifDone(step: Instruction): Instruction[] {
  return step.do === 'if' && step.given.if === 'did' && !step.no ? step.yes : [step];
}

/** Whether words mean what others have meant. */
function isThat(what: What | undefined, meant: What): boolean {
  const referent: Referent | undefined =
    'of' in meant && meant.what === 'that' ? meant.of : meant.what === 'some' ? meant.as : undefined;
  return what?.what === 'that' && what.of === referent && what.adjectives === undefined;
}
