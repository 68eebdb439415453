/** Several things that come of it, in one sentence. */

import { type Clause, isKnown, isSame, ofSeveral } from '../message/alike.js';
import type { Happening, Message, VerdictMessage } from '../message/message.js';
import { AUXILIARIES, COUNTING, fateOf } from './clause.js';
import { ofEachOf } from './each.js';
import { eachInstead, ruledOut, type Told } from './instead.js';
import { byOneVerb, counted, inside } from './often.js';
import { list, type Named, type Phrases, sentence } from './phrase.js';

/** @param say how any other message is said by itself */
export function comesTo(
  phrases: Phrases,
  { of, rest }: Extract<Message, { say: 'comes to' }>,
  say: (message: VerdictMessage) => string,
): string {
  return sentence(`${inOne(phrases, of, say)}${rest ? '; the steps tell the rest' : ''}`);
}

/** What comes about in each round, for ever. */
export function forEver(phrases: Phrases, { of }: Extract<Message, { say: 'for ever' }>): string {
  const each = of.length === 0 ? 'this goes round' : `${inOne(phrases, of, () => '')},`;
  return `${each} again and again, for ever`;
}

function inOne(
  phrases: Phrases,
  of: readonly VerdictMessage[],
  say: (message: VerdictMessage) => string,
): string {
  const all = ofSeveral(of.map((one, at) => clauseOf(phrases, one, of[at - 1], say)));
  const clauses = all.some(({ said }, at) => said === all[at - 1]?.said) ? counted(all) : all;
  const said: Told[] = [];
  for (let at = 0; at < clauses.length; ) {
    const [first, ...others] = clauses.slice(at);
    if (!first) break;
    const next = others.findIndex(
      ({ subjects }) => subjects.length === 0 || `${subjects}` !== `${first.subjects}`,
    );
    const same = first.subjects.length === 0 ? [] : others.slice(0, next < 0 ? others.length : next);
    const text = inOneBreath([first, ...same]);
    said.push({
      text: first.subjects.length === 0 ? text : `${list(first.subjects)} ${text}`,
      later: first.later,
    });
    at += 1 + same.length;
  }
  const stand = said.filter(({ text }) => text.includes(' instead ')).length > 1;
  return inTurn(stand ? eachInstead(said) : said, true);
}

/** @param before what is said before it */
function clauseOf(
  phrases: Phrases,
  message: VerdictMessage,
  before: VerdictMessage | undefined,
  say: (message: VerdictMessage) => string,
): Clause {
  if (message.say === 'for ever') {
    const later = message.of[0]?.later ?? false;
    return { subjects: [], said: forEver(phrases, message), later, ofEach: null };
  }
  if (message.say !== 'fate' && message.say !== 'cannot') return inside(message, say(message));
  const fate = message.say === 'fate' ? message : null;
  const events = fate ? [...fate.happens, ...fate.instead] : message.say === 'cannot' ? [message.event] : [];
  const whole =
    message.say === 'fate' ? fateOf(phrases, message, justNamed(before)) : ruledOut(phrases, message);
  const [first] = events;
  const name = first ? phrases.named(first) : null;
  // Of two that are called the same it would be said of one.
  const subject = name === first?.player || first?.objects.every(isKnown) ? name : null;
  const later = fate?.later ?? false;
  // What goes along with it is told last: what is said next is not said of that.
  const along = fate?.happens.some(({ arrival }) => (arrival?.along.length ?? 0) > 0);
  if (!first || subject === null || along || !whole.startsWith(`${subject} `))
    return { subjects: [], said: whole, later, ofEach: null };
  const same = (event: Happening): boolean => phrases.subject(event) === phrases.subject(first);
  // What befalls others with it is said of them.
  if (!(fate?.happens ?? []).every(same)) return { subjects: [], said: whole, later, ofEach: null };
  return {
    subjects: [subject],
    said: whole.slice(subject.length + 1),
    later,
    ofEach: subject === first.player ? ofEachOf(phrases, fate) : null,
  };
}

/** The one subject of what simply happens: said of it next, its name need not come again. */
function justNamed(message: VerdictMessage | undefined): Named {
  if (message?.say !== 'fate' || message.instead.length > 0) return [];
  const [{ objects } = { objects: [] }, ...others] = message.happens;
  return others.every((one) => isSame(one.objects, objects)) ? objects : [];
}

/** What comes of one subject: "is dealt 2 damage and then destroyed". */
function inOneBreath(all: readonly Clause[]): string {
  const [verb] = COUNTING.exec(all[0]?.said ?? '') ?? [];
  const clauses = verb !== undefined && all[1]?.said.startsWith(verb) ? byOneVerb(all, verb) : all;
  const told = clauses.map(({ said, later }, at) => {
    const on = clauses.slice(Math.max(at - 1, 0)).map((one) => one.said);
    const common = ['each ', ...AUXILIARIES].find((word) => on.every((one) => one.startsWith(word)));
    const denied = on.some((one) => /^\w+ not /.test(one));
    return { text: at > 0 && common && !denied ? said.slice(common.length) : said, later };
  });
  return inTurn(told, false);
}

/** @param apart whether each of them is a clause with a subject of its own */
function inTurn(all: readonly Told[], apart: boolean): string {
  // What has a comma of its own before a joint is set apart by more than that.
  const stops = all.some(
    ({ text }, at) =>
      / as it does|for ever/.test(text) || (at > 0 && at < all.length - 1 && /^instead of .*,/.test(text)),
  );
  const mark = apart && stops ? ';' : ',';
  const jointed = all.some(({ text }, at) =>
    at < all.length - 1 ? /,| and | or | instead | when /.test(text) : text.includes(' instead '),
  );
  return all
    .map(({ text, later }, at) => {
      const then = later && at > 0 ? 'then ' : '';
      if (at === 0) return text;
      // What did not come about at first comes about now.
      if (!apart && then !== '' && isNotYet(all[at - 1]?.text) && !isNotYet(text))
        return `, but ${then}${text}`;
      if (at < all.length - 1) return `${mark} ${then}${text}`;
      return `${apart || jointed || (all.length > 2 && then !== '') ? mark : ''} and ${then}${text}`;
    })
    .join('');
}

function isNotYet(text = ''): boolean {
  return text.endsWith(' at first');
}
