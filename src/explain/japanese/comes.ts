/** Several things that come of it, in one sentence. */

import { type Clause, isKnown, ofSeveral } from '../message/alike.js';
import type { Message, VerdictMessage } from '../message/message.js';
import { fateOf, ruledOut } from './clause.js';
import { list, type Phrases } from './phrase.js';

/** A clause, with the particle after those whom it is about. */
interface Particular extends Clause {
  readonly particle: string;
}

/** @param say how any other message is said by itself */
export function comesTo(
  phrases: Phrases,
  { of, rest }: Extract<Message, { say: 'comes to' }>,
  say: (message: VerdictMessage) => string,
): string {
  return `${inOne(phrases, of, say)}${rest ? '（ほかは手順に示す）' : ''}。`;
}

/** What comes about in each round, for ever. */
export function forEver(phrases: Phrases, { of }: Extract<Message, { say: 'for ever' }>): string {
  const each = of.length === 0 ? 'これ' : `${inOne(phrases, of, () => '')}こと`;
  return `${each}が限りなく繰り返される`;
}

function inOne(
  phrases: Phrases,
  of: readonly VerdictMessage[],
  say: (message: VerdictMessage) => string,
): string {
  const clause = (one: VerdictMessage, at: number, goesOn = at < of.length - 1): Particular =>
    clauseOf(phrases, one, goesOn, say, at > 0);
  const linked = of.map((one, at) => clause(one, at));
  const clauses = ofSeveral(
    of.map((one, at): Particular => {
      const [said, next] = linked.slice(at);
      if (!said || !next || !isContrasted(said, next) || one.say !== 'fate') return said ?? clause(one, at);
      const whole = clause(one, at, false);
      return { ...whole, said: `${whole.said}${BUT}`, ofEach: null };
    }),
  );
  const said = clauses.map(({ subjects: names, particle, said, later, ofEach }, at) => {
    const last = clauses[at - 1];
    // Linked to it, what was said before would belong to what something stands in for.
    const isOpen = said.includes(INSTEAD) && !last?.said.endsWith(BUT);
    const again = names.length > 0 && !isOpen && `${names}` === `${last?.subjects ?? ''}`;
    const each = ofEach !== null && names.length > 1 ? 'それぞれ' : '';
    const subject = again || names.length === 0 ? '' : `${list(names)}${particle}${each}`;
    return `${later && at > 0 ? 'その後、' : ''}${subject}${said}`;
  });
  return said.join('、');
}

const INSTEAD = '代わりに';
const BUT = 'が';

/** Whether of the same something else comes about next than was to: 「破壊されるが、墓地に置かれる代わりに、追放される」. */
function isContrasted(one: Particular, next: Particular): boolean {
  return one.subjects.length > 0 && `${one.subjects}` === `${next.subjects}` && next.said.includes(INSTEAD);
}

function clauseOf(
  phrases: Phrases,
  message: VerdictMessage,
  goesOn: boolean,
  say: (message: VerdictMessage) => string,
  follows: boolean,
): Particular {
  if (message.say !== 'fate' && message.say !== 'cannot') {
    const said = say(message).replace(/。$/, '').replaceAll('。', '、');
    const later = message.say === 'for ever' && message.of[0]?.later === true;
    // Otherwise it would not be heard where what is repeated begins.
    const since = message.say === 'for ever' && follows && !later ? '以後、' : '';
    return { subjects: [], particle: '', said: since + (goesOn ? goingOn(said) : said), later, ofEach: null };
  }
  const events = message.say === 'fate' ? [...message.instead, ...message.happens] : [message.event];
  const whole =
    message.say === 'fate'
      ? fateOf(phrases, message, goesOn)
      : `${ruledOut(phrases, message)}${goesOn ? 'なく' : 'ない'}`;
  const later = message.say === 'fate' && message.later;
  const [first] = events;
  const alone = new Set(events.map((event) => phrases.subject(event))).size === 1;
  const called = first && alone ? phrases.named(first) : null;
  // Of two that are called the same it would be said of one.
  const name = called === first?.player || first?.objects.every(isKnown) ? called : null;
  const [, particle = ''] =
    name !== null && whole.startsWith(name) ? (/^(は、|は|が)/.exec(whole.slice(name.length)) ?? []) : [];
  // What goes along with it is told last: what is said next is not said of that.
  const along = events.some(({ arrival }) => (arrival?.along.length ?? 0) > 0);
  if (name === null || particle === '' || along)
    return { subjects: [], particle: '', said: whole, later, ofEach: null };
  const said = whole.slice(name.length + particle.length);
  const each = message.say === 'fate' && message.happens.length === 1 && name === first?.player;
  return { subjects: [name], particle, said, later, ofEach: each ? said : null };
}

/** How a sentence ends that another follows. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/である$/, 'であり'],
  [/しない$/, 'せず'],
  [/ない$/, 'ず'],
  [/増える$/, '増え'],
  [/返される$/, '返され'],
];

function goingOn(said: string): string {
  const [end, other] = ENDINGS.find(([one]) => one.test(said)) ?? [/$/, ''];
  return said.replace(end, other);
}
