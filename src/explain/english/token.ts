/** How a token is described, and how something arrives. */

import type { TokenText } from '../../ability/act.js';
import { ANY_OTHER } from '../../explore/choice/answers.js';
import { compare } from '../../ground/amount.js';
import { quote } from '../../ground/quote.js';
import { isMany } from '../message/alike.js';
import type { Arriving, Happening, Picked } from '../message/message.js';
import { found } from '../name/template.js';
import { inWords } from './each.js';
import { counted, list, type Mood, type Phrases, plurals, possessive, series } from './phrase.js';

/** "1/1 white Soldier creature", "3 [M] Mech unit". */
export function tokenText({ words }: Phrases, { values, traits }: TokenText): string {
  const stats = Object.entries(values).map(([trait, value]) => {
    const unit = found(words.units ?? {}, trait);
    return unit === undefined ? String(value) : `${value} ${unit}`;
  });
  const isJoined = (at: number): boolean =>
    traits[at]?.trait === traits[at - 1]?.trait && (words.joined?.includes(traits[at]?.trait ?? '') ?? false);
  const said = traits.map(({ is }, at) => (isJoined(at) ? `and ${is}` : is));
  return [stats.join('/'), ...said].filter((word) => word !== '').join(' ');
}

/** " with flying and vigilance": the keywords that it has by the text that makes it. */
export function havingText({ has = [] }: TokenText): string {
  return has.length === 0 ? '' : ` with ${list(has)}`;
}

/** What a token has stands behind its noun: "two 4/4 white Angel creature tokens with flying". */
export function withHaving(template: string): string {
  return template.replace(/\{n \{token\} token\}|\{token\} token/, '$&{having}');
}

/** "with Name chosen", "with nothing chosen". */
export function pickedFor(phrases: Phrases, { as, objects }: Picked): string {
  const [some, none] = found(phrases.words.picks ?? {}, as) ?? [
    'with {objects} chosen',
    'with nothing chosen',
  ];
  return objects.length === 0 ? none : some.replace('{objects}', () => phrases.things(objects));
}

/** "A +1/+1 counter", "another +1/+1 counter", "two more +1/+1 counters". */
function countersOf({ counter, amount, more }: Arriving['counters'][number]): string {
  const noun = `${counter} counter`;
  if (!more) return counted(amount, noun);
  return compare(amount, 1) === 0 ? `another ${noun}` : `${inWords(amount)} more ${plurals(noun)}`;
}

/** " tapped with 2 +1/+1 counters, and Name is sacrificed as it does". */
export function arriving(phrases: Phrases, { objects }: Happening, arrival: Arriving, mood: Mood): string {
  const { controller, status, without, counters, keywords, copy, chosen, picked, along } = arrival;
  const has = [...counters.map(countersOf), ...keywords];
  const brought = [
    ...(has.length === 0 ? [] : [`with ${list(has)}`]),
    ...(chosen.length === 0 ? [] : [`with ${list(chosen.map(wordChosen))} chosen`]),
    ...picked.map((one) => pickedFor(phrases, one)),
  ];
  const how = [
    ...status.toReversed().map((word) => saidOf(objects, phrases.status(word)[0])),
    ...without.map((word) => phrases.status(word)[1]),
  ];
  const parts = [
    // "Tapped and attacking".
    ...(how.length === 0 ? [] : [list(how)]),
    ...(copy === null
      ? []
      : [`as ${isMany(objects) ? 'copies' : 'a copy'}${copy.of === null ? '' : ` of ${copy.of}`}`]),
    ...(controller === null ? [] : [`under ${possessive(controller)} control`]),
    ...(brought.length === 0 ? [] : [series(brought)]),
  ];
  const also = along.map((event) => phrases.clause(event, mood === 'being' ? 'is' : mood));
  const beside = also.length === 0 ? '' : `, and ${list(also)} as it does`;
  return `${parts.map((part) => ` ${part}`).join('')}${beside}`;
}

/** "Treated as a Continuous Spell": each of several is one. */
function saidOf(objects: Happening['objects'], status: string): string {
  return isMany(objects)
    ? status.replace(/ as an? (.+)$/, (_, noun: string) => ` as ${plurals(noun)}`)
    : status;
}

/** A word as it has been chosen; of all that nothing asks for none is told. */
export function wordChosen(word: string): string {
  return word === ANY_OTHER ? 'another word' : quote(word);
}
