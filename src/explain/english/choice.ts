/** What players choose. */

import type { Choosing, Offer } from '../message/message.js';
import { against, type Offered, pooled, sizeOf, withEffects, withoutOne } from '../message/offers.js';
import { abilityChosen } from './announced.js';
import { decides, notApplied, toWhat } from './deed.js';
import { worded } from './modes.js';
import { capital, chooser, ended, list, type Phrases } from './phrase.js';
import { taken } from './taken.js';

export function choice(phrases: Phrases, message: Choosing): string {
  const { chosen, offered, about, of, asks } = message;
  const by = capital(chooser(message.by));
  const others = withEffects(withoutOne(offered, chosen));
  switch (chosen.offer) {
    case 'effect':
      return `${by} ${effectChosen(phrases, chosen, others)}.`;
    case 'decline':
      return others.length > 0
        ? `${by} does not apply ${notApplied(phrases, offered, others)}.`
        : `${by} ${decides(phrases, message, false)}.`;
    case 'accept':
      return `${by} ${decides(phrases, message, true)}.`;
    case 'event':
      return `${by} decides that ${phrases.clause(chosen.event, 'is')}.`;
    case 'trigger':
      return `${by} ${abilityChosen(phrases, chosen, others)}.`;
    case 'player':
      return taken(phrases, message);
    case 'objects': {
      // Where there is nothing else to choose there is no more to say.
      const [only] = chosen.objects;
      const alone = chosen.objects.length === 1 && offered.length === 1 && asks === 'choose';
      return only && alone && about !== null && of.length === 0 && sizeOf(pooled(offered)) === 1
        ? ended(`${by} chooses ${phrases.things([only])}`)
        : taken(phrases, message);
    }
    case 'word':
    case 'mode':
    case 'any other word':
      return `${by} ${worded(phrases, message)}.`;
  }
}

/** An effect is chosen over others that could replace the same event; among different events it comes first. */
function effectChosen(
  phrases: Phrases,
  chosen: Extract<Offer, { offer: 'effect' }>,
  others: readonly Offered[],
): string {
  const { rivals, first, away, apart, nameless } = against(chosen, others);
  const [name = ''] = phrases.options([chosen, ...rivals]);
  const rest = phrases.optionsAtOnce(rivals, 'or', 'effect', [chosen, ...rivals]);
  const what = phrases.things(chosen.on);
  if (rest.length === 0) {
    if (chosen.ranks)
      return `considers ${name}${away ? ` for ${what}` : nameless ? ' for one of them' : ''} first`;
    const applied = chosen.effect.rule === undefined ? name : toWhat(name);
    return `applies ${applied}${away ? ` to ${what}` : ''}${first ? ' first' : ''}`;
  }
  const where = away && (apart || chosen.ranks) ? ` for ${what}` : '';
  return `chooses ${name} over ${list(rest, 'or')}${where}`;
}
