/**
 * Sentences that say how a monster may be summoned, attack or be controlled, and when a card may be activated: those that
 * are carried out, and what the others could forbid.
 */

import type { Ability, Prohibition, Unread } from '../../../ability/ability.js';
import type { Act } from '../../../ability/act.js';
import type { Condition } from '../../../ability/condition.js';
import type { What } from '../../../ability/reference.js';
import type { EventKind } from '../../../ground/id.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { GEMINI_RULE, HELD, ONLY_IF } from '../word.js';
import { linkedAs } from './link.js';
import { cardName } from './noun.js';

const THIS: What = { what: 'this' };
const YOU = { who: 'you' } as const;

/** "Cannot be Normal Summoned/Set.", "Cannot attack directly.", "You can only Special Summon ... once per turn." */
export function addLegal({ grammar, ability, statement }: English, lines: Category<Ability[]>): void {
  const name = cardName(grammar);
  const never = grammar.rule(statement);
  for (const [text, event, label] of NEVER) {
    const said = label === undefined ? {} : { label };
    never(text, {}, () => ({ ability: 'cannot', ...said, act: { event, object: THIS } }));
  }
  for (const [text, act] of SUMMONED_ONCE)
    grammar.rule(ability)(`You can only ${text} .`, { name }, (h) => ({
      ability: 'cannot',
      act: { ...act, object: THIS, by: YOU },
      while: { if: 'fact', fact: HELD.summoned, about: h.name },
    }));
  for (const [text, label] of CONTROLLED_ONCE)
    grammar.rule(lines)(text, { name }, (h) => [
      {
        ability: 'note',
        note: ONLY_IF,
        label,
        while: { if: 'not', of: { if: 'fact', fact: HELD.beside, about: h.name } },
      },
      ...['normal summon', 'special summon', 'flip summon'].map(
        (event): Prohibition => ({
          ability: 'cannot',
          act: { event, object: THIS },
          while: { if: 'fact', fact: HELD.another, about: h.name },
        }),
      ),
      ...['flip', 'return'].map(
        (event): Prohibition => ({
          ability: 'cannot',
          act: { event, object: THIS },
          while: { if: 'fact', fact: HELD.beside, about: h.name },
          zone: '*',
        }),
      ),
    ]);
  for (const text of GEMINI)
    grammar.rule(lines)(text, {}, () => [{ ability: 'note', note: GEMINI_RULE, label: text }]);
  for (const [text, given] of CHAINED)
    grammar.rule(ability)(text, {}, () => ({ ability: 'note', note: ONLY_IF, while: given }));
  grammar.rule(lines)(
    "You can only use each of the following effects of {name} once per turn , and can't Special Summon during the turn you activate either effect .",
    { name },
    (h) => [
      {
        ability: 'cannot',
        zone: '*',
        act: { event: 'special summon', by: YOU },
        while: { if: 'fact', fact: HELD.used, about: h.name },
      },
      { ability: 'note', note: 'limit', limits: { of: 'the following effects', name: h.name } },
    ],
  );
}

/** What a monster is never, whatever is done. */
const NEVER: readonly (readonly [text: string, event: EventKind, label?: string])[] = [
  ["can't be Normal Summoned / Set", 'normal summon', 'Set'],
  ["can't be Normal Summoned or Set", 'normal summon', 'or Set'],
  ["can't attack", 'declare attack'],
  ["this card can't attack", 'declare attack', 'this card'],
  ["can't declare a attack", 'declare attack', 'declare'],
  ["this card can't declare a attack", 'declare attack', 'this card, declare'],
  ["can't attack directly", 'direct attack'],
  ["this card can't attack directly", 'direct attack', 'this card'],
];

/** In which way it is summoned once each turn. */
const SUMMONED_ONCE: readonly (readonly [text: string, act: Act])[] = [
  ['Special Summon {name} once per turn', { event: 'special summon' }],
  ['Special Summon {name} once per turn this way', { event: 'own summon' }],
  ...['Synchro', 'Xyz', 'Link'].map((way): [string, Act] => [
    `${way} Summon {name} once per turn`,
    { event: `${way.toLowerCase()} summon` },
  ]),
];

const CONTROLLED_ONCE = [
  ['You can only control 1 {name} .', 'control 1'],
  ['You can only control 1 face-up {name} .', 'control 1 face-up'],
] as const;

/** What a Gemini monster prints of the rule for such monsters, by which the effects behind it are its own once it is summoned again. */
const GEMINI = [
  'This card is treated as a Normal Monster while face-up on the field or in the GY .',
  ...['this effect', 'these effects'].flatMap((effects) =>
    ['.', ':'].flatMap((end) => [
      `While this card is a Normal Monster on the field , you can Normal Summon it to have it become a Effect Monster with ${effects} ${end}`,
      `While this card is face-up on the field , you can Normal Summon it to have it be treated as a Effect Monster with ${effects} ${end}`,
      `While this card is face-up on the field , you can Normal Summon it to have it become a Effect Monster with ${effects} ${end}`,
    ]),
  ),
];

/** As which link of a Chain its card is activated. */
const CHAINED: readonly (readonly [text: string, given: Condition])[] = [
  ...[2, 3, 4].map((link): [string, Condition] => [
    `Activate only as Chain Link ${link} or higher .`,
    linkedAs(link),
  ]),
  [
    "You can't activate this card if multiple cards / effects with the same name are in that Chain .",
    { if: 'not', of: { if: 'fact', fact: HELD.twice } },
  ],
];

/** What a sentence of that kind could forbid that is not understood; null where it is none, or may say more. */
export function legalFrame(said: string, unread: Unread): Ability[] | null {
  if (MORE.test(said)) return null;
  const only = { ability: 'note', note: ONLY_IF, while: heldTo(unread) } as const;
  if (ACTIVATED.test(said)) return [only];
  const acts = FRAMES.find(([opening]) => opening.test(said))?.[1];
  return acts?.map((act) => ({ ability: 'cannot', act, while: heldTo(unread), zone: '*' })) ?? null;
}

const heldTo = ({ text }: Unread) => ({ if: 'fact', fact: HELD.unread, about: text }) as const;

/** What it does or changes besides. */
const MORE = /[:;●]|\b(?:instead|would|also|destroy\w*|damage|gains?|loses?|negated?)\b/;

/** It is about the activation of its card. */
const ACTIVATED =
  /^(?:you can only activate (?:this card(?! ?'s)|1 of " |")|you can't activate this card|(?:this card can only be activated|activate (?:this card )?only)\b)/;

const ATTACKS: Act = { event: 'declare attack', object: THIS };

const FRAMES: readonly (readonly [opening: RegExp, acts: readonly Act[]])[] = [
  // Summoned by the procedures of the game it is summoned as its text says; an effect may not be the one that it means.
  [
    /^must (?:first )?be .*summoned\b/,
    [{ event: 'special summon', object: THIS, cause: [{ manner: 'effect' }] }],
  ],
  [
    /^(?:this card )?can't be normal summoned\b/,
    [
      { event: 'normal summon', object: THIS },
      { event: 'special summon', object: THIS },
    ],
  ],
  [
    /^(?:this card )?can't be (?:special|fusion|ritual|synchro|xyz|link|pendulum) summoned\b/,
    [{ event: 'special summon', object: THIS }],
  ],
  [
    /^(?:this card )?can't be used as\b/,
    [
      { event: 'become material', object: THIS },
      { event: 'attach', object: THIS },
    ],
  ],
  [
    /^you can only (?:\w+ )?summon\b/,
    [
      { event: 'special summon', object: THIS },
      { event: 'normal summon', object: THIS },
    ],
  ],
  [
    /^you can only control\b/,
    ['special summon', 'normal summon', 'flip summon', 'flip', 'return', 'activate'].map((event) => ({
      event,
      object: THIS,
    })),
  ],
  [/^(?:this card )?can't attack\b/, [ATTACKS]],
  // What lets it attack says how it must, besides.
  [/^(?:this card )?can (?:attack|make)\b.*\b(?:must|only|skip|can't)\b/, [ATTACKS]],
  [/^only this card can attack\b/, [{ event: 'declare attack', by: YOU }]],
];
