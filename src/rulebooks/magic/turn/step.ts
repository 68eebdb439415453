/** The steps and phases whose beginning is an event: what begins then, and can be skipped (500 to 513). */

export const STEPS = ['untap step', 'upkeep', 'draw step', 'combat phase', 'end step'] as const;

export type Step = (typeof STEPS)[number];
