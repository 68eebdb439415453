/** The values that players have, beside those that only count what has happened this turn. */

export const POINTS = 'points';
export const VICTORY = 'victory score';
