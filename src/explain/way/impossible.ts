/** What could not happen, as it is told. */

import type { Notice } from '../../kernel/play/observer.js';
import type { Play } from '../../kernel/play/play.js';
import type { GameEvent } from '../../position/event.js';
import type { Fates } from '../fate/fate.js';
import type { Citing } from '../message/cite.js';
import type { Line } from '../message/document.js';
import type { StepMessage } from '../message/message.js';
import { soAlready } from '../name/own.js';
import type { Naming } from '../name/things.js';

/** What a way is told with so far. */
interface Telling {
  readonly play: Play;
  readonly naming: Naming;
  readonly fates: Fates;
  readonly citing: Citing;
  readonly happened: readonly { readonly event: GameEvent }[];
}

/** A line that says so; null for what has just come about for another reason. */
export function toldImpossible(
  { play, naming, fates, citing, happened }: Telling,
  { event, rule, by }: Extract<Notice, { notice: 'impossible' }>,
): Line<StepMessage> | null {
  // It has just happened to the same object: it is no second event, and it does come about.
  const twin = happened.find((one) => one.event.object === event.object && one.event.kind === event.kind);
  if (twin && event.object !== null && fates.joins(event, twin.event)) return null;
  // What cannot even begin, and so was not offered, the steps tell.
  const begins = play.catalogue.events[event.kind]?.begins !== undefined;
  if (by && !begins) fates.impossible(event, by);
  const effect = by && naming.effect(by.effect, by.ability);
  const already = effect === null && soAlready(play, event);
  const said = naming.happening(event);
  return citing.line({ say: 'cannot', event: said, effect, ...(already && { already }) }, rule);
}
