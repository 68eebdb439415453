/** How long an effect that a resolution made lasts. */
export type Duration = 'turn' | 'game' | 'source remains';

/** How often an ability may be used. Used up by application, not by being offered or declined. */
export type Limit =
  /** "the next time": once at all. */
  | { limit: 'next' }
  /** "the first time each turn", for the ability as a whole or for each object that it would affect. */
  | { limit: 'first'; per: 'turn'; each?: 'object' }
  | { limit: 'times'; times: number; per: 'turn' };
