/** What the page says of its gallery. */

export const GALLERY = {
  heading: 'Gallery',
  lead: 'Rulings that the project states and checks. Each opens as a question that can be changed.',
  search: 'Search titles, topics and cards',
  every: 'All games',
  other: 'Other questions',
  found: (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'scenario' : 'scenarios'}`,
  topic: (count: number) => `${count}`,
  none: 'No scenario fits. Fewer words may find more.',
  loading: 'The list is being fetched',
  failed:
    'The list could not be fetched. It lies beside the page as a file; is the page served from a folder?',
} as const;
