/**
 * What Yu-Gi-Oh! rulings cite: the questions and answers of the official card database, by their numbers; basic
 * rules are what it takes for granted in many answers and says in none. The lines are this project's own words.
 */

import { always } from '../../rulebook/rule.js';

export const VERSIONS = ['2026'] as const;

export const RULES = {
  'prevention-first': always(
    VERSIONS,
    'Q&A 19801',
    'What is "not destroyed" needs no replacement: a prevention comes first, and nobody is asked.',
  ),
  'mandatory-all': always(
    VERSIONS,
    'Q&A 6298',
    'Of several mandatory replacements of one destruction all apply.',
  ),
  'mandatory-first': always(
    VERSIONS,
    'Q&A 8404',
    'What must be done in the place of a destruction is, before anybody is asked what may be.',
  ),
  'mandatory-though': always(
    VERSIONS,
    'Q&A 10501',
    'What must be destroyed in the place of another is, though it is being destroyed as well.',
  ),
  'substitute-replaced': always(
    VERSIONS,
    'Q&A 24343',
    'A mandatory replacement applies to the destruction of a substitute as to any other.',
  ),
  'optional-one': always(
    VERSIONS,
    'Q&A 16683',
    'Of several optional replacements a player applies one at most to a card.',
  ),
  'turn-player-first': always(
    VERSIONS,
    'Q&A 22578',
    'The turn player decides about theirs first, the other player only if those were declined.',
  ),
  'controller-decides': always(
    VERSIONS,
    'Basic rule 1',
    'Who controls an optional replacement decides whether it is applied; nobody else is asked.',
  ),
  'all-at-once': always(VERSIONS, 'Q&A 20409', 'One application saves every card that it covers.'),
  'once-each': always(VERSIONS, 'Basic rule 2', 'An effect is applied once to an event and what it becomes.'),
  'substitute-not-saved': always(
    VERSIONS,
    'Q&A 24336',
    'A card destroyed as a substitute is not saved by an optional replacement.',
  ),
  'substitute-legal': always(
    VERSIONS,
    'Q&A 21136',
    'A substitute must not be among the cards being destroyed, and it must be destroyable.',
  ),
  'one-price': always(
    VERSIONS,
    'Basic rule 3',
    'A card that one replacement deals with is not there for another of the same moment.',
  ),
  'cost-elsewhere': always(
    VERSIONS,
    'Basic rule 10',
    'A cost that sends a card somewhere is not paid while the card would go elsewhere; a cost to discard is.',
  ),
  impossible: always(VERSIONS, 'Basic rule 4', 'What cannot be done in full cannot be chosen.'),
  destination: always(
    VERSIONS,
    'Basic rule 5',
    'Where a card goes is an event of its own, redirected after what sends it there.',
  ),
  'redirected-price': always(
    VERSIONS,
    'Q&A 21607',
    'A replacement may be applied although what it sends goes elsewhere than it says.',
  ),
  'source-leaves': always(
    VERSIONS,
    'Q&A 13321',
    'An effect that redirects cards does not apply to those that leave the field together with its source, or with what it depends on.',
  ),
  flipped: always(
    VERSIONS,
    'Q&A 18425',
    'A face-down monster that is attacked is flipped: what it says applies to the battle.',
  ),
  'damage-order': always(
    VERSIONS,
    'Q&A 23822',
    'What changes battle damage applies in a fixed order, step by step.',
  ),
  'damage-once': always(
    VERSIONS,
    'Q&A 14684',
    'Damage is taken by another player, halved or doubled once each, and not a second time.',
  ),
  rounded: always(
    VERSIONS,
    'Q&A 23944',
    'Half of an odd number of points of damage is rounded up; of LP what is left is rounded up where half of them is paid.',
  ),
  'one-of-those': always(
    VERSIONS,
    'Q&A 20109',
    'What says "instead of 1 of those" saves one of the cards that are destroyed together.',
  ),
  'for-each': always(
    VERSIONS,
    'Q&A 8209',
    'What says "for each" or "that many" is applied if it can be done for all the cards that it covers, or not at all.',
  ),
  'exactly-so-many': always(
    VERSIONS,
    'Q&A 21331',
    'What says "exactly 1" is not applied where more would be destroyed together; nor where anything else would, if it says so.',
  ),
  'leaves-once': always(
    VERSIONS,
    'Q&A 23417',
    'Of several effects that say where a card goes when it leaves the field one applies; what banishes comes first.',
  ),
  'materials-left': always(
    VERSIONS,
    'Basic rule 11',
    'Xyz Materials of a monster that is no longer on the field are sent to the GY.',
  ),
  'equips-left': always(
    VERSIONS,
    'Basic rule 18',
    'Equip Cards of a monster that is no longer face-up on the field, or none that they may be equipped to, are destroyed, and nothing is done in their stead.',
  ),
  returns: always(
    VERSIONS,
    'Basic rule 12',
    'What an effect has banished until some time returns to the field then; what its own text banished does not.',
  ),
  'given-back': always(
    VERSIONS,
    'Basic rule 46',
    'A monster of which a player has taken control until some time goes back to its owner then.',
  ),
  'turned-down': always(
    VERSIONS,
    'Basic rule 47',
    'A monster that is turned face-down has no effects and no counters, and what lasted on it is over; it stays the same monster for effects that have targeted it.',
  ),
  'target-lost': always(
    VERSIONS,
    'Basic rule 50',
    'To a target that has gone, or no longer is what it was targeted as, an effect does nothing as it resolves.',
  ),
  'hidden-not-negated': always(
    VERSIONS,
    'Q&A 20957',
    'The effects of a monster are not negated that lies face-down as they would be.',
  ),
  'nothing-negated': always(
    VERSIONS,
    'Q&A 22948',
    'A monster that has no effects, or whose effects are negated already, is no target of what would only negate them, and they are not negated once more.',
  ),
  'never-face-down': always(
    VERSIONS,
    'Basic rule 49',
    'A Token or a Link Monster cannot be turned face-down, and is no target of an effect that would do only that to it.',
  ),
  'never-defending': always(
    VERSIONS,
    'Basic rule 52',
    'A Link Monster is never in Defense Position, and is no target of an effect that would only change its battle position.',
  ),
  'leaves-so': always(
    VERSIONS,
    'Basic rule 48',
    'A card that says what is done to it where something is so leaves the field by its own effect as soon as it is.',
  ),
  'cannot-target': always(
    VERSIONS,
    'Basic rule 13',
    'What cannot be targeted by an effect is not chosen as its target.',
  ),
  unaffected: always(
    VERSIONS,
    'Basic rule 14',
    'A card that is unaffected by an effect is not destroyed, moved or changed by it; it can be targeted, and pay costs.',
  ),
  'saved-though-unaffected': always(
    VERSIONS,
    'Q&A 18424',
    'That a card is unaffected by effects does not keep an effect from being applied in its stead.',
  ),
  'normal-draw': always(
    VERSIONS,
    'Q&A 20404',
    'What is done instead of the normal draw is done only where a card could be drawn.',
  ),
  'no-lp': always(
    VERSIONS,
    'Basic rule 15',
    'A player whose LP are 0 loses, and the Duel ends at once; where that happens to both players together it is a draw.',
  ),
  'deck-out': always(
    VERSIONS,
    'Basic rule 16',
    'A player who must draw and has no card left in the Deck loses the Duel.',
  ),
  'negated-not-on-field': always(
    VERSIONS,
    'Q&A 22309',
    'A card whose activation, or whose summon from elsewhere, is negated is not destroyed on the field, and nothing is destroyed in its place.',
  ),
  'summon-negated': always(
    VERSIONS,
    'Q&A 24011',
    'A monster whose Flip or Gemini Summon is negated is on the field: something can be destroyed in its place, and it goes to the GY all the same.',
  ),
  'battle-later': always(
    VERSIONS,
    'Q&A 10494',
    'What a battle destroys is decided in damage calculation and carried out after it.',
  ),
  'stands-in': always(
    VERSIONS,
    'Basic rule 6',
    'What was prevented or replaced does not happen; what stands in its place does.',
  ),
  'card-chooses': always(
    VERSIONS,
    'Basic rule 7',
    'Who uses an effect chooses what it tells them to choose.',
  ),
  'effect-chosen': always(
    VERSIONS,
    'Basic rule 24',
    'Of effects of which one is activated, its player chooses which as they activate it.',
  ),
  'level-settled': always(
    VERSIONS,
    'Basic rule 23',
    'By how much a Level is reduced is worked out once, as it is.',
  ),
  'turn-order': always(
    VERSIONS,
    'Basic rule 8',
    'Of effects that wait and just apply the turn player’s come first.',
  ),
  'chain-order': always(
    VERSIONS,
    'Basic rule 17',
    'Effects that are triggered together form a Chain: mandatory ones before optional ones, of each the turn player’s before the other’s; the last one resolves first.',
  ),
  'missed-timing': always(
    VERSIONS,
    'Basic rule 19',
    'An effect that its player can activate "when" something happens misses its timing where that was not the last thing to happen; one that says "if", or that must be activated, does not.',
  ),
  answers: always(
    VERSIONS,
    'Basic rule 20',
    'What is activated when something happens is activated in response to that, and to nothing else.',
  ),
  'as-described': always(
    VERSIONS,
    'Basic rule 53',
    'What is activated when something happens is activated only where that is as its text describes it.',
  ),
  'effect-negated': always(
    VERSIONS,
    'Basic rule 21',
    'An effect that is negated, or whose activation is, does nothing as it resolves; what was paid for it stays paid.',
  ),
  'must-stay': always(
    VERSIONS,
    'Basic rule 25',
    'What is activated of a Continuous, Field or Equip card, or in the Pendulum Zone, does nothing where the card has left the field before it resolves.',
  ),
  'must-target': always(
    VERSIONS,
    'Basic rule 26',
    'What targets something is activated only where it can target as many as its text says.',
  ),
  'must-do': always(
    VERSIONS,
    'Basic rule 28',
    'What would be done only to cards of which there are none, or fewer than its text says, is not activated.',
  ),
  'flip-later': always(
    VERSIONS,
    'Basic rule 51',
    'A monster is not Flip Summoned in the turn in which it was Normal, Special or Flip Summoned or declared an attack, though it has been turned face-down since.',
  ),
  'attacks-once': always(
    VERSIONS,
    'Basic rule 29',
    'A monster declares an attack in a turn of its player, one in each, unless a text lets it do so again.',
  ),
  'not-direct': always(
    VERSIONS,
    'Basic rule 30',
    'A monster attacks directly where the opponent controls no monster, or where a text lets it.',
  ),
  'summons-once': always(
    VERSIONS,
    'Basic rule 33',
    'A player conducts one Normal Summon in each of their turns, Tribute and Gemini Summons among them, unless a text lets them conduct another.',
  ),
  'token-is-monster': always(
    VERSIONS,
    'Basic rule 34',
    'A Token is a monster on the field and nothing else: it is no Xyz Material, and lies in no Spell & Trap Zone.',
  ),
  'token-vanishes': always(
    VERSIONS,
    'Basic rule 34',
    'A Token that would leave the field ceases to exist: it is sent nowhere, no effect says where it goes instead, and it pays no cost by which it would go somewhere.',
  ),
  'used-up': always(
    VERSIONS,
    'Basic rule 27',
    'What can be used or activated so many times each turn is activated no more often.',
  ),
  'must-be-so': always(
    VERSIONS,
    'Basic rule 37',
    'What says that something must be so for it to be activated, or summoned, is so only where that holds.',
  ),
  'must-draw': always(
    VERSIONS,
    'Basic rule 31',
    'An effect that draws is activated only where its player has so many cards in the Deck.',
  ),
  'no-room': always(
    VERSIONS,
    'Basic rule 32',
    'A player has five Main Monster Zones and five Spell & Trap Zones: where all are taken no other card comes there.',
  ),
  'one-field': always(
    VERSIONS,
    'Basic rule 35',
    'A player has one Field Spell: as another is activated or Set the rules of the game send it to the GY; it is not destroyed.',
  ),
  'spell-speed': always(
    VERSIONS,
    'Basic rule 36',
    'What is activated in response has Spell Speed 2 or higher, and to a Counter Trap only another responds.',
  ),
  coin: always(VERSIONS, 'Basic rule 22', 'How a coin falls nobody chooses.'),
  cannot: always(VERSIONS, 'Q&A 20806', 'What cannot be destroyed is not among the cards being destroyed.'),
  forbidden: always(
    VERSIONS,
    'Basic rule 38',
    'What an effect says cannot be done is not done, and what would do nothing else is not activated.',
  ),
  'own-phase': always(
    VERSIONS,
    'Basic rule 39',
    'Summons that a player conducts, and what they activate at Spell Speed 1, belong to their own Main Phase, attacks to their own Battle Phase.',
  ),
  'from-hand': always(
    VERSIONS,
    'Basic rule 40',
    'A Trap is activated once it has been Set, and not from the hand; from the hand a Quick-Play Spell is activated in its player\u2019s own turn.',
  ),
  'left-face-down': always(
    VERSIONS,
    'Basic rule 41',
    'What a card says of its own leaving the field is activated where it has come to, though it lay face-down, unless its text says "face-up"; what applies on the field does not apply there face-down.',
  ),
  'own-price': always(VERSIONS, 'Basic rule 42', 'A Spell or Trap does not pay for its own activation.'),
  'attack-position': always(
    VERSIONS,
    'Basic rule 43',
    'A monster declares an attack in face-up Attack Position, unless a text lets it in Defense Position.',
  ),
  covers: always(
    VERSIONS,
    'Basic rule 44',
    'A replacement is for what its text describes, and for nothing else.',
  ),
  'put-back': always(VERSIONS, 'Basic rule 45', 'A banished card that returns to the GY is not sent there.'),
  'not-there': always(VERSIONS, 'Basic rule 9', 'A card that is no longer there is not affected.'),
} as const;

export type Rule = keyof typeof RULES;

/** A rule's key, known to be one. */
export function cite(rule: Rule): Rule {
  return rule;
}
