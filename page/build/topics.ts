/**
 * What a scenario is about, in the words by which a player of its game would look for it: what its title speaks of, and
 * what the cards on its board say would happen.
 */

import { GALLERY } from '../words/gallery.js';

/** Topics of a game, and by what they are known; where two fit as well, the first of them. */
type Topics = readonly (readonly [topic: string, words: RegExp])[];

const TOPICS: { readonly [game: string]: Topics } = {
  magic: [
    ['Commander', /\bcommander/],
    ['Copies', /\bcop(?:y|ies|ied)\b/],
    ['Regeneration', /\bregenerat/],
    ['Damage that is prevented', /\bprevent/],
    ['Damage that goes elsewhere or grows', /\bdamage\b.*\binstead|\bdamage\b|\bredirect/],
    [
      'Counters on permanents',
      /[+-]\d\/[+-]\d|\bcounters? (?:on|put|that)|\bput .*counter|\bloyalty|\bdevour/,
    ],
    ['Tokens', /\btokens?\b/],
    ['Drawing cards', /\bdraws?\b|\bdrawn\b/],
    ['Discarding', /\bdiscard/],
    ['Gaining and losing life', /\blife\b/],
    ['Winning and losing the game', /\b(?:wins?|loses?|lost) the game/],
    ['Casting and countering', /\bcast\b|\bcounters? (?:target|a|the) spell|\bcountered\b|\bspell/],
    ['Turns, phases and steps that are skipped', /\bskip|\bextra turn|\buntap step|\bphase\b/],
    ['Entering the battlefield', /\benter|\barriv|\bonto the battlefield/],
    ['Cards that lie face down', /\bface[- ]down|\bface[- ]up|\bmorph/],
    ['Dying, destroying and sacrificing', /\bdie[sd]?\b|\bdying|\bdestroy|\bsacrific/],
    ['Exile, hand and library instead of the graveyard', /\bexile|\bgraveyard|\blibrary|\bhand\b/],
    ['Mana', /\bmana\b/],
    ['Combat', /\bcombat|\battack|\bblock/],
    ['What a permanent is: types, power, abilities', /\bpower|\btypes?\b|\babilit|\blayer/],
    ['Targets', /\btarget/],
    ['In which order effects apply', /\border\b|\bpicks?\b|\bfirst\b/],
  ],
  'duel-masters': [
    ['Shields and breaking', /\bshield|\bbreak/],
    ['Evolution and what lies under a card', /\bevol|\bunder\b|\bstack|\bon top of|\bneo\b/],
    ['Cards of several parts', /\blink|\bcell|\bforbidden|\bfortress|\bpsychic|\bdragheart/],
    ['Standing in for another creature', /\bother .*instead|\binstead of\b|\bstand.? in|\bsubstitut|\bsave/],
    ['Destruction', /\bdestroy|\bdestruction/],
    ['Entering the battle zone', /\benter|\binto the battle zone|\bsummon|\bput out/],
    ['Leaving the battle zone', /\bleav|\bleft\b|\breturn/],
    ['Attacks, blocks and battles', /\battack|\bblock|\bbattles?\b(?! zone)/],
    ['Drawing cards', /\bdraws?\b|\bdrawn\b/],
    ['Discarding', /\bdiscard/],
    ['Mana and tapping', /\bmana\b|\btap/],
    ['Spells', /\bspell|\bcast\b/],
    ['Decks, hyperspatial and GR zones', /\bdeck|\bzone\b/],
    ['Graveyard', /\bgraveyard/],
    ['Winning and losing', /\bwins?\b|\bloses?\b/],
    ['In which order effects apply', /\border\b|\bpicks?\b|\bfirst\b|\bturn player/],
  ],
  yugioh: [
    ['Pendulum Monsters', /\bpendulum/],
    ['Costs and what is tributed', /\bcosts?\b|\btribut/],
    ['Negated effects and Summons', /\bnegat/],
    ['Drawing cards', /\bdraws?\b|\bdrawn\b/],
    [
      'Saved from destruction by something else',
      /\binstead\b.*\bdestroy|\bdestroy\b.*\binstead|\bsubstitut|\bsave/,
    ],
    ['Damage', /\bdamage|\blp\b/],
    ['Destruction', /\bdestroy|\bdestruction/],
    ['Banished instead of sent to the Graveyard', /\bbanish|\bremoved from play|\bgraveyard|\bgy\b|\bsent\b/],
    ['Face-down cards', /\bface[- ]down|\bset\b/],
    ['Counters', /\bcounter/],
    ['Returned to the hand or the Deck', /\breturn|\bdeck\b|\bhand\b/],
    ['Summons', /\bsummon/],
  ],
  riftbound: [
    ['Units that would die', /\bdies?\b|\bdying|\bkill/],
    ['Damage', /\bdamage|\bdeal/],
    ['Drawing and burning out', /\bdraws?\b|\bdrawn\b|\bburn/],
    ['Tokens', /\btokens?\b/],
    ['Replacing a unit', /\breplac/],
    ['Gear and what is attached', /\bgear\b|\bequip|\battach/],
    ['Legion and what was played before', /\blegion/],
    ['Conquering, holding and scoring', /\bconquer|\bhold|\bscor|\bpoint/],
    ['Entering: ready, exhausted, where', /\benter|\bready|\bexhaust/],
    ['Playing cards and paying', /\bplay|\bcosts?\b|\bpay/],
    ['Moving and recalling', /\bmov|\brecall|\bbase\b/],
    ['Trash, banishment and decks', /\btrash|\bbanish|\brecycl|\bdeck/],
    ['In which order effects apply', /\border\b|\bpicks?\b|\bfirst\b/],
  ],
};

/** A title says it more plainly than a text. */
const TITLE = 3;

/** @param texts of the cards on its board, and what its actions say */
export function topicOf(game: string, title: string, texts: readonly string[]): string {
  const named = title.toLowerCase();
  const would = texts.flatMap(
    (text) => text.toLowerCase().match(/[^.\n]*\b(?:would|instead|as)\b[^.\n]*/g) ?? [],
  );
  let found: { topic: string; weight: number } = { topic: GALLERY.other, weight: 0 };
  for (const [topic, words] of TOPICS[game] ?? []) {
    const weight =
      (words.test(named) ? TITLE : 0) + Math.min(TITLE, would.filter((one) => words.test(one)).length);
    if (weight > found.weight) found = { topic, weight };
  }
  return found.topic;
}
