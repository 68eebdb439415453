/** Why an effect that looks at a kind of event may not be applied to one of them. Catalogues say each in words. */

export const REFUSALS = [
  // What the kernel finds: the first part of the effect's words that the event does not fit.
  'another-event',
  'another-player',
  'another-object',
  'another-zone',
  'another-arrival',
  'another-counter',
  'another-cause',
  'another-amount',
  'not-functioning',
  'lost',
  'condition',
  'used-up',
  'amount-used-up',
  'declined',
  'came-later',
  // What rulebooks say.
  'applied-before',
  'already-replaced',
  'another-applies',
  'excepted',
  'later-kind',
  'impossible',
  'unpayable',
  'substitute',
  'no-substitute',
  'no-counters',
  'source-leaves',
  'unaffected',
  'decided',
  'inevitable',
  'nothing-left',
] as const;

/** Why an effect that looks at an event is not applied to it, as a word. */
export type RefusalCode = (typeof REFUSALS)[number];
