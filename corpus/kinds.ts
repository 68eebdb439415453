/** What the card lists of each game look like, and the kinds of wording that replace events there. */

export interface CardList {
  /** A column that only lists of this game have. */
  readonly column: string;
  /** Kinds of replacement wording, the first that fits: each by what its texts say, reminders aside. */
  readonly kinds: readonly (readonly [kind: string, says: RegExp])[];
  /** What shows that a text has lost a part: a keyword without what it is about, the name of a file. */
  readonly lost?: RegExp;
}

const INSTEAD_OR_WOULD = ['instead, would', /\b(?:instead|would)\b/i] as const;

export const CARD_LISTS: { readonly [game: string]: CardList } = {
  magic: {
    column: 'mana_cost',
    kinds: [
      ['prevent', /(?<!can[’']t be )\bprevent/i],
      ['regenerate', /(?<!can[’']t be )\bregenerat/i],
      ['skip', /\bskips?\b/i],
      INSTEAD_OR_WOULD,
      ['as ... enters', /\bas\b[^.]*\b(?:enters?|is turned face up|are turned face up)\b/i],
      ['enters tapped', /\benters?\b[^.]*\btapped\b/i],
      ['enters with', /\benters?\b[^.]*\bwith\b/i],
      ['enters as', /\benters?\b[^.]*\bas\b/i],
      [
        'keyword',
        /^(?:\w+ )*(?:absorb|amplify|bloodthirst|daybound|devour|dredge|fabricate|graft|madness|modular|nightbound|rebound|ravenous|riot|sunburst|tribute|umbra armor|totem armor|unleash|vanishing)\b/i,
      ],
    ],
  },
  'duel-masters': {
    column: 'civ',
    lost: /^(?:ultra )?saver$|#|\bfile:/i,
    kinds: [
      INSTEAD_OR_WOULD,
      ['put into the mana zone tapped', /\bmana zones? (?:un)?tapped\b/i],
      ['put into the battle zone tapped', /\b(?:is|are|put)\b[^.]*\b(?:put|into the battle zone) tapped\b/i],
      ['charger', /^charger\b/i],
      ['metamorph', /^\W*metamorph\b/i],
      ['saver', /\b(?:ultra |shield )?saver\b/i],
      ['release', /^(?:link )?release\b/i],
      ['EX Life', /\bEX life\b/i],
      ['shield force', /^shield force\b/i],
      ['evasion', /\bevasion\b/i],
      ['god link', /\bgod link\b/i],
      ['star evolution', /\bstar evolution\b|\bG-NEO\b/i],
      ['eternal omega', /\beternal omega\b/i],
      ['stays', /\bstays?\b/i],
      ["can't leave", /\bcan[’']t (?:leave|be destroyed)\b/i],
    ],
  },
  yugioh: {
    column: 'cid',
    kinds: [
      INSTEAD_OR_WOULD,
      [
        'is banished when it leaves',
        /\bbanish (?:it|them|this card)\b[^.]*\bwhen (?:it|they)\b[^.]*\bleaves?\b/i,
      ],
      ['is not destroyed', /\b(?:is|are) not destroyed\b/i],
      ['no damage', /\b(?:take no|no) (?:battle |effect )?damage\b|\bdamage becomes 0\b/i],
      ['doubled or halved', /\bdamage\b[^.]*\b(?:doubled|halved)\b/i],
      ['is treated as', /\bany\b[^.;]*\bis (?:banished|shuffled|sent|returned)\b/i],
    ],
  },
  riftbound: {
    column: 'domain',
    kinds: [
      INSTEAD_OR_WOULD,
      ['the next time', /\bthe next (?:time|unit|spell)\b/i],
      ['prevent', /\bprevent/i],
      ['skip', /\bskips?\b/i],
      ['enters ready, exhausted or elsewhere', /\benters? (?:ready|exhausted|there|here|with)\b/i],
      ['as ... is played', /\bas you play (?:me|this)\b/i],
      ['Accelerate', /^\[accelerate/i],
      ['Flow', /^\[flow\]/i],
      ['then recycled or banished', /\b(?:recycle|banish) (?:it|that \w+) after\b/i],
    ],
  },
};

/** The game whose lists have these columns; null where there is none. */
export function gameOf(columns: readonly string[]): string | null {
  return Object.keys(CARD_LISTS).find((game) => columns.includes(CARD_LISTS[game]?.column ?? '')) ?? null;
}
