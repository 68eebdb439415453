/** What the page says of the forms that write into the text. */

export const ADDING = {
  card: 'Add a card',
  action: 'Add an action',
  cancel: 'Cancel',
  add: 'Add',
  player: 'Player',
  zone: 'Zone',
  cardName: 'Name of the card',
  known: 'Its text is known.',
  pasted: 'Its text is not known here: write or paste it.',
  cardText: 'Text',
  cardType: 'Type',
  verb: 'Action',
  by: 'By',
  what: { card: 'Card', text: 'Instruction, in the words of the game’s cards' },
  other: { one: 'With', several: 'With, separated by commas' },
  targets: 'Targets, if any, separated by commas',
} as const;
