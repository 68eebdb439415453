/**
 * Who decides, and between what: what both interpretations of the rules can say alike, whatever they ask first, in how
 * many questions, and whichever of several things that come to the same they offer.
 *
 * What is left of all that is asked is a tree. At its ends lies what a board comes to. Where somebody decides, what is
 * open to them is the set of different things that they can bring about without anybody else being asked: ends, and
 * places where another player decides. What a player decides in several questions one after the other is one decision,
 * and where only one thing is open nobody decides.
 */

/** An end, or a decision. */
export type Who = string | Decides;

export interface Decides {
  readonly by: string;
  /** What is open, by how it is written. */
  readonly open: ReadonlyMap<string, Who>;
}

/** A player is asked, and each answer leads somewhere. */
export function decides(by: string, leads: readonly Who[]): Who {
  const open = new Map<string, Who>();
  for (const one of leads) {
    if (typeof one === 'string' || one.by !== by) open.set(told(one), one);
    else for (const [text, further] of one.open) open.set(text, further);
  }
  const [only, another] = open.values();
  return only !== undefined && another === undefined ? only : { by, open };
}

/** As lines, equal for what is equal. */
export function told(who: Who): string {
  if (typeof who === 'string') return who;
  const open = [...who.open.keys()].sort().map((text) => `- ${text.replaceAll('\n', '\n  ')}`);
  return [`${who.by} decides:`, ...open].join('\n');
}
