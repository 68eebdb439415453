/** What the page says of itself, in one table. What happens in a game is said by the worker. */

export const WORDS = {
  name: 'Instead',
  home: 'Instead: to the ruling',
  skip: 'Skip to the ruling',
  pages: 'Pages',
  game: { magic: 'Magic', 'duel-masters': 'Duel Masters', yugioh: 'Yu-Gi-Oh!', riftbound: 'Riftbound' },

  view: { ruling: 'Ruling', gallery: 'Gallery', read: 'Read a card' },
  theme: { label: 'Colours', system: 'Auto colours', light: 'Light', dark: 'Dark' },
  language: { label: 'Language of the ruling', en: 'English', ja: '日本語' },

  missing: {
    text: 'A part of the page could not be fetched. If trying again does not help, copy the question and reload.',
    again: 'Try again',
  },

  sides: { label: 'Side of the sheet', ask: 'Question', see: 'Ruling' },

  ask: {
    heading: 'The question',
    editor: 'The scenario',
    fresh: 'New question',
    card: 'Add a card',
    action: 'Add an action',
  },

  see: {
    label: 'The ruling',
    waiting: 'The first ruling is being worked out',
    working: 'Working',
    progress: (positions: number, outcomes: number, seconds: number) =>
      `${positions.toLocaleString('en')} positions, ${outcomes.toLocaleString('en')} ${outcomes === 1 ? 'outcome' : 'outcomes'} so far, ${seconds.toFixed(0)} s`,
    stop: 'Stop',
    partial: 'Partial',
    rules: (game: string, rules: string) => `${game}, rules ${rules}`,
    asOf: (date: string) => `as of ${date}`,
    outcomes: 'Outcomes',
    outcome: (place: number) => `Outcome ${place}`,
    ways: (some: string, all: string) => `${some} of ${all} ways`,
    further: (count: number) => `Show ${count} further outcomes`,
    more: (count: number) => `And ${count} more outcomes, found and counted but not told here.`,
    held: (held: number, all: number) => `${held} of ${all} expectations of this scenario hold.`,
  },

  steps: {
    heading: 'What happens',
    toOutcome: (place: number) => `The way to outcome ${place}`,
    here: 'Up to this decision',
    none: 'Nothing has happened yet.',
    wouldBe: 'would happen',
    rule: 'Rule',
  },

  board: {
    described: 'The board as it is described',
    stale: 'The board as it last stood',
    before: 'Before',
    after: 'After',
    now: 'By then',
    changes: 'What has changed',
    turn: 'active',
    shared: 'Shared',
    changed: 'changed',
    unknown: (count: string) => (count === '1' ? '1 unknown card' : `${count} unknown cards`),
    times: (count: string) => `${count} ×`,
    owned: (owner: string) => `${owner}’s`,
    empty: 'Nothing lies on the board.',
    noText: 'It has no text.',
    unread: 'not understood',
    close: 'Close',
    read: 'Read this text',
  },

  choose: {
    heading: 'Who decides what',
    label: 'Decisions and where they lead',
    hint: 'Arrow keys walk through it.',
    same: 'leads to the same in any case',
    several: (count: number) => `${count} outcomes`,
    or: ' or ',
    more: (count: number) => `${count} more`,
    times: (ways: string) => `${ways} ways`,
    given: 'fixed by the scenario',
    back: (adds: boolean) =>
      adds
        ? 'round again, as often as you like: each round adds as much'
        : 'back to where it was: going round again changes nothing',
    cut: 'not followed further',
    omitted: (count: number) => `${count} further decisions are not shown.`,
    drawn: 'Drawn',
    outline: 'Outline',
    save: 'Save as SVG',
    drawing: 'The decisions as a tree',
    tooLarge: (most: number) => `Too large to draw: the first ${most} places are shown.`,
  },

  whyNot: {
    heading: 'What did not apply, and why',
    count: (count: number) => `${count}`,
  },

  whatIf: {
    heading: 'What if',
    lead: 'Change something and see the two rulings side by side.',
  },

  assumed: { heading: 'What is taken as given' },

  share: {
    link: 'Copy link',
    text: 'Copy as text',
    json: 'Copy as JSON',
    done: { link: 'Link copied', text: 'Text copied', json: 'JSON copied' },
    broken: 'The link is broken or incomplete, so the page opens as it does without one.',
    failed: {
      browser: 'The browser does not let the page copy.',
      address: 'The browser does not let the page copy. The link is in the address.',
      length: 'The question is too long for a link.',
    },
  },
} as const;
