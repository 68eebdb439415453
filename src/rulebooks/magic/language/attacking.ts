/**
 * What triggers as creatures attack and block (508.3, 509.3). Who attacks and who blocks whom is declared before a scenario
 * begins, so that none of it comes about.
 */

import type { Act } from '../../../ability/act.js';
import { every } from '../../../ability/every.js';
import type { English } from '../../../language/english/english.js';
import { NOT_BLOCKED } from '../damage/combat.js';

const ATTACK: Act = { event: 'attack' };
const BLOCK: Act = { event: 'block' };
const BLOCKED: Act = { event: 'be blocked' };

export function addAttacking({ grammar, happens, what: object, who, described }: English): void {
  const says = grammar.rule(happens);
  for (const [words, act] of [
    ['attacks', ATTACK],
    ['attacks alone', { ...ATTACK, alone: true }],
    ["attacks and isn't blocked", { event: NOT_BLOCKED }],
    ['blocks', BLOCK],
    ['becomes blocked', BLOCKED],
    ['attacks or blocks', { ...ATTACK, either: [ATTACK, BLOCK] }],
    ['blocks or becomes blocked', { ...BLOCK, either: [BLOCK, BLOCKED] }],
    ['attacks or becomes blocked', { ...ATTACK, either: [ATTACK, BLOCKED] }],
  ] as const satisfies readonly (readonly [words: string, act: Act])[])
    says(`{object:one} ${words}`, { object }, (h) => ({ ...act, object: h.object }));
  for (const [words, act] of [
    ['blocks', BLOCK],
    ['becomes blocked by', BLOCKED],
    ['blocks or becomes blocked by', { ...BLOCK, either: [BLOCK, BLOCKED] }],
  ] as const satisfies readonly (readonly [words: string, act: Act])[])
    says(`{object:one} ${words} {other:one}`, { object, other: object }, (h) => ({
      ...act,
      object: h.object,
      other: h.other,
    }));
  says('{by:many} attack', { by: who }, (h) => ({ ...ATTACK, by: h.by }));
  says('one or more {described:many} attack', { described }, (h) => ({
    ...ATTACK,
    object: every(h.described),
  }));
}
