/** Damage that becomes LP, and LP that become damage: "any effect that would inflict damage to a player increases their LP". */

import type { Replacement } from '../../../ability/ability.js';
import type { Act } from '../../../ability/act.js';
import type { Who } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';

/** As much as there would be. */
const AS_MUCH = { event: 'amount' } as const;

/** How texts say that it is as much, and that it is instead. */
const MUCH = [
  [' by the same amount , instead', 'instead apart', {}],
  [' by the same amount instead', 'instead', {}],
  [' instead', 'instead', { bare: true }],
] as const;

export function addTurned({ grammar, statement, who, whose }: English): void {
  const says = grammar.rule(statement);
  const turned = (watch: Act, act: Act, how: Replacement['says']): Replacement => ({
    ability: 'replacement',
    watch: { ...watch, said: 'inflict' },
    outcome: { outcome: 'stand in', do: [{ do: 'act', act: { ...act, amount: AS_MUCH } }] },
    says: how,
  });
  for (const [much, how, bare] of MUCH.slice(0, 2))
    says(
      `any effect that would inflict damage to {by} increases {their} LP${much}`,
      { by: who, their: whose },
      (h) => turned({ event: 'effect damage', by: h.by }, { event: 'gain lp', by: h.their, ...bare }, how),
    );
  for (const [much, how, bare] of MUCH)
    says(`any effect that would increase {by} LP inflicts damage${much}`, { by: whose }, (h) =>
      turned(
        { event: 'gain lp', by: h.by, cause: [{ manner: 'effect' }] },
        { event: 'effect damage', by: h.by, ...bare },
        how,
      ),
    );
  says(
    "any effect that would increase your opponent 's LP inflicts the same amount of damage to them , instead",
    {},
    () =>
      turned(
        { event: 'gain lp', by: OPPONENT, cause: [{ manner: 'effect' }] },
        { event: 'effect damage', by: OPPONENT, said: 'the same amount' },
        'instead apart',
      ),
  );
}

const OPPONENT: Who = { who: 'opponent', said: 'your' };
