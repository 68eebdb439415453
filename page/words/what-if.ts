/** What the page says of what could be otherwise. */

export const WHAT_IF = {
  effects: 'Effects that hold',
  others: (count: number) => `${count} ${count === 1 ? 'other ability' : 'other abilities'} on the board`,
  turn: 'Active player',
  rules: 'Rules',
  asAsked: 'As asked',
  changed: 'With the change',
  off: (card: string) => `without ${card}’s effect`,
  turnOf: (player: string) => `in ${player}’s turn`,
  rulesOf: (rules: string) => `by rules ${rules}`,
  reset: 'As it was',
  same: 'Both end the same.',
  differs: 'They end differently.',
} as const;
