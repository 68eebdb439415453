/** What players decide to do, or to have done. */

import type { Choosing, Deciding, Happening } from '../message.js';
import { together } from './clause.js';
import { list, type Phrases, series } from './phrase.js';

/** "decides to pay 2 life", "decides that Academy Drake is not kicked"; by what words, where it cannot be said what. */
export function decides(phrases: Phrases, { by, matter, about }: Choosing, done: boolean): string {
  const own = deeds(phrases, by, matter);
  if (own !== null) return `decides ${done ? '' : 'not '}to ${own}`;
  if (matter.length > 0) {
    const said = done ? together(phrases, matter, 'is') : list(matter.map((event) => phrases.denied(event)));
    return `decides that ${said}`;
  }
  if (about === null) return done ? 'chooses to do so' : 'chooses not to do so';
  if (about.source?.is === 'words')
    return `${done ? 'does' : 'does not do'} what ${phrases.source(about)} allows`;
  return `${done ? 'uses' : 'does not use'} ${phrases.effect(about)}`;
}

/** The same while it is open: "whether to pay 2 life". */
export function whether(phrases: Phrases, { by, matter, about }: Deciding): string {
  const own = deeds(phrases, by, matter);
  if (own !== null) return `whether to ${own}`;
  if (matter.length > 0) return `whether ${together(phrases, matter, 'is')}`;
  if (about === null) return 'whether to do what is allowed';
  if (about.source?.is === 'words') return `whether to do what ${phrases.source(about)} allows`;
  return `whether to use ${phrases.effect(about)}`;
}

/** What the player who decides does: "pay 2 life and draw a card"; null where something is done by others. */
function deeds(phrases: Phrases, by: string | null, matter: readonly Happening[]): string | null {
  const own = matter.flatMap((event) =>
    by !== null && phrases.subject(event) === by ? (phrases.predicate(event, 'bare') ?? []) : [],
  );
  return own.length > 0 && own.length === matter.length ? series([...new Set(own)]) : null;
}
