/** Words by which events, statuses and the texts that speak of them know each other. */

/** How a card comes to be sent that has been destroyed. */
export const DESTROYED = 'destroyed';

/** The status of a card that is treated as a Continuous Spell, whatever is printed on it. */
export const AS_CONTINUOUS_SPELL = 'continuous spell';

/** The status of a card whose activation has been negated. */
export const NEGATED = 'negated';

/** The status of a monster that is being summoned: it can be responded to. */
export const SUMMONING = 'being summoned';

/** Kinds of damage. Battle damage and effect damage are damage. */
export const DAMAGE = ['damage', 'battle damage', 'effect damage'] as const;
