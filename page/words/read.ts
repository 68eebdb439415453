/** What the page says of reading a text. */

export const READ = {
  heading: 'Read a card',
  lead: 'Paste the text of a card and see how it is understood. Nothing is dropped in silence: what is not understood is marked where it stands.',
  game: 'Game',
  type: 'Printed on',
  anyType: 'What fits best',
  name: 'Its name, if the text speaks of it',
  text: 'Text of the card',
  understood: 'Understood',
  whole: 'All of it is understood.',
  some: (read: number, all: number) => `${read} of ${all} ${all === 1 ? 'part' : 'parts'} understood.`,
  back: 'Printed back',
  explanation: 'an explanation only',
  trouble: 'Not understood from here on',
  expected: 'Could have stood here',
  meanings: 'It could mean',
  empty: 'Paste a text above.',
  under: 'It is being read',
  piece: (line: number) => `Line ${line}`,
} as const;
