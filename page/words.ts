/** What the page says of itself. What happens in a game is said by the worker. */

export const WORDS = {
  name: 'Instead',
  motto: 'Ask, choose, and see what happens instead.',
} as const;
