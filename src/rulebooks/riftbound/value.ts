/** The values that players have, beside those that only count what has happened this turn. */

export const POINTS = 'points';
export const VICTORY = 'victory score';

/** Under which word a scenario writes at a battlefield who has scored it this turn before the scenario begins. */
export const SCORED_BEFORE = 'scored by';
