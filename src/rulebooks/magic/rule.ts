/**
 * The rules of Magic that rulings cite: Comprehensive Rules as of the end of 2013, and as of 2026. Between them rule
 * 614.12 changed (2017), and the letters of 616.1 moved. Numbers are the rulebook's; the lines are this project's own.
 */

import { always, moved, type RuleByVersion } from '../../rulebook/rule.js';
import { KEYWORD_RULES, type Ruled } from './keyword-rule.js';
import { SUBRULES } from './subrule.js';

export const VERSIONS = ['2026', '2013'] as const;
export type Version = (typeof VERSIONS)[number];

/** What is the same in both versions. */
const SAME = Object.fromEntries(
  Object.entries(SUBRULES).map(([key, { number, en }]) => [key, always(VERSIONS, number, en)]),
) as { readonly [key in keyof typeof SUBRULES]: RuleByVersion<Version> };

/** What keywords say, each under the keyword. */
const KEYWORDS = Object.fromEntries(
  Object.entries(KEYWORD_RULES).map(([key, { en, ...numbers }]) => [
    key,
    moved({ '2026': numbers['2026'], '2013': numbers['2013'] }, en),
  ]),
) as { readonly [key in Ruled]: RuleByVersion<Version> };

export const RULES = {
  ...SAME,
  ...KEYWORDS,
  'endless-loop': always(
    VERSIONS,
    '104.4b',
    'Where what must be done goes round for ever, and nobody can stop it, the game is a draw.',
  ),
  cannot: always(VERSIONS, '101.2', '"Can’t" comes before anything that says or lets something happen.'),
  'triggers-again': moved(
    { '2026': '603.2d' },
    'Where an ability says that another triggers additional times, that one triggers so many times.',
  ),
  'trigger-order': always(
    VERSIONS,
    '603.3b',
    'Each player orders their triggered abilities, the active player’s going on the stack first.',
  ),
  'must-target': always(
    VERSIONS,
    '601.2c',
    'What cannot have the targets that it must is not cast, and not activated (602.2b).',
  ),
  'nothing-to-target': always(
    VERSIONS,
    '603.3d',
    'A triggered ability that cannot choose the targets it must is removed from the stack.',
  ),
  'condition-failed': always(
    VERSIONS,
    '603.4',
    'A condition right behind the event of a triggered ability is looked at again as it resolves; where it does not hold, nothing is done.',
  ),
  'control-effects': always(
    VERSIONS,
    '613.1b',
    'Of effects that give control of an object the youngest prevails; where none is left, who put it there controls it.',
  ),
  'abilities-lost': always(
    VERSIONS,
    '613.1f',
    'What effects take abilities away from does not have them; such effects count after those of types and colors.',
  ),
  'targets-gone': always(VERSIONS, '608.2b', 'What has no legal target left does not resolve.'),
  'not-there': always(VERSIONS, '608.2b', 'What is no longer where it is expected is not affected.'),
  until: always(
    VERSIONS,
    '610.3',
    'What leaves a zone until something happens comes back right after that; if it has happened already, it does not leave.',
  ),
  'own-sacrifice': moved(
    { '2026': '701.21a', '2013': '701.14a' },
    'Players sacrifice only what they control.',
  ),
  'tapped-already': moved({ '2026': '701.26a', '2013': '701.17a' }, 'Only what is untapped can be tapped.'),
  'untapped-already': moved({ '2026': '701.26b', '2013': '701.17b' }, 'Only what is tapped can be untapped.'),
  'monstrous-already': moved(
    { '2026': '701.37b', '2013': '701.28b' },
    'What is monstrous stays so until it leaves the battlefield, and does not become so again.',
  ),
  'stays-tapped': moved(
    { '2026': '502.3', '2013': '502.2' },
    'What an effect keeps from untapping stays tapped as its controller’s permanents untap.',
  ),
  'no-damage': always(
    VERSIONS,
    '614.7a',
    'Where a source would deal 0 damage, it deals none, and nothing is there to replace or prevent.',
  ),
  // It goes without saying: no number is cited for it.
  none: always(VERSIONS, '', 'None of something is nothing, and does not happen.'),
  'no-life-gained': moved(
    { '2026': '119.10', '2013': '118.10' },
    'Where a player would gain 0 life no life is gained, and nothing is there to replace.',
  ),
  'never-happens': always(VERSIONS, '614.7', 'What would not happen at all cannot be replaced.'),
  'chooses-on-resolution': always(
    VERSIONS,
    '608.2d',
    'Choices that a text demands are made as it is carried out.',
  ),
  'possible-option': always(VERSIONS, '608.2d', 'What cannot be done cannot be chosen to be done.'),
  'mills-all': moved(
    { '2026': '701.17b', '2013': '608.2d' },
    'Nobody can choose to mill more cards than there are in their library.',
  ),
  'optional-cost': always(
    VERSIONS,
    '601.2b',
    'Who casts a spell says as it is announced whether costs are paid beside its own, such as kicker.',
  ),
  pays: moved(
    { '2026': '601.2h', '2013': '601.2g' },
    'Who casts a spell or activates an ability pays its costs as it is announced, and chooses then with what (602.2b).',
  ),
  targets: always(VERSIONS, '601.2c', 'Who casts a spell, or controls an ability, chooses its targets.'),
  modes: always(
    VERSIONS,
    '700.2a',
    'Modes are chosen as a spell or ability is announced; not one for which no legal target can be chosen.',
  ),
  'not-prevented': always(
    VERSIONS,
    '615.12',
    'Damage that can’t be prevented is dealt whatever would prevent it; what else such an effect does is done.',
  ),
  'shield-divided': always(
    VERSIONS,
    '615.7',
    'Of damage from several sources at once, whoever is shielded picks which the shield prevents.',
  ),
  'source-picked': always(
    VERSIONS,
    '609.7a',
    'A source of a player’s choice is picked as the effect is made: a permanent, or a spell on the stack.',
  ),
  'redirect-gone': always(
    VERSIONS,
    '614.9',
    'Damage is not redirected to or from what is gone, or is no longer anything that damage is dealt to.',
  ),
  'no-recipient': moved(
    { '2026': '120.1', '2013': '119.1' },
    'Damage is dealt only to players, creatures, planeswalkers and battles.',
  ),
  'face-down': moved(
    { '2026': '708.3', '2013': '707.3' },
    'What is face down is a 2/2 creature without name, text and subtypes; what enters face down is so before it enters.',
  ),
  'copied-again': moved(
    { '2026': '707.9e' },
    'What a copy effect excepts besides what the copy is does not come about once another copy effect applies.',
  ),
  'stays-face-down': always(
    VERSIONS,
    '701.40g',
    'A face-down permanent whose card is an instant or a sorcery is not turned face up.',
  ),
  'damage-divided': {
    '2026': {
      number: '510.1c',
      line: 'A creature that fights several divides its combat damage among them as its controller likes; one with trample may assign what is more than lethal to them all to what it attacks.',
    },
    '2013': {
      number: '510.1c',
      line: 'A creature that fights several assigns its combat damage in an order, to the next only where those before it are assigned lethal damage.',
    },
  },
  'once-each': always(
    VERSIONS,
    '614.5',
    'An effect gets one chance at an event and what the event has become.',
  ),
  'look-ahead': {
    '2026': {
      number: '614.12',
      line: 'An arriving permanent is looked at as it would be on the battlefield, with the continuous effects that already exist and would apply to it.',
    },
    '2013': {
      number: '614.12',
      line: 'An arriving permanent is looked at as it would be on the battlefield, without the continuous effects of other sources.',
    },
  },
  'own-part': always(
    VERSIONS,
    '614.15',
    'A text that replaces a part of what it does itself comes before every other replacement.',
  ),
  'choices-before': always(
    VERSIONS,
    '614.12a',
    'Choices about how a permanent enters are made before it enters.',
  ),
  'not-itself': {
    '2026': {
      number: '614.13a',
      line: 'As a permanent enters nothing may be moved elsewhere that enters at the same time, itself included.',
    },
    '2013': { number: '614.13a', line: 'As a permanent enters it may not itself be moved elsewhere.' },
  },
  'not-twice': always(
    VERSIONS,
    '614.13b',
    'No object is chosen twice to change zones for one entering permanent.',
  ),
  'affected-chooses': always(
    VERSIONS,
    '616.1',
    'Of several effects the affected player, or the affected object’s controller, picks the next.',
  ),
  'control-first': always(
    VERSIONS,
    '616.1b',
    'Effects on whose control an object enters under come before copying and all others.',
  ),
  'copy-first': always(
    VERSIONS,
    '616.1c',
    'Effects by which an object enters as a copy come before all but those on its control.',
  ),
  'back-face-third': {
    '2026': {
      number: '616.1d',
      line: 'Effects by which an object enters with its back face up come before all but those on control and copying.',
    },
    '2013': {
      number: '616.1d',
      line: 'Of effects without a place of their own in the order any may be picked.',
    },
  },
  'one-face': always(
    VERSIONS,
    '712.14a',
    'What has one face only, or no permanent on its back, stays where it is instead of entering transformed.',
  ),
  any: moved(
    { '2026': '616.1e', '2013': '616.1d' },
    'Of effects without a place of their own in the order any may be picked.',
  ),
  again: moved(
    { '2026': '616.1f', '2013': '616.1e' },
    'After each effect is applied, it is looked again which apply now.',
  ),
  contained: moved(
    { '2026': '616.1g', '2013': '616.1' },
    'What an event contains is looked at once nothing more applies to the whole.',
  ),
  'regeneration-shield': moved(
    { '2026': '701.19a', '2013': '701.12a' },
    'What is regenerated has a shield this turn: the next time it would be destroyed, its damage is removed and it is tapped instead.',
  ),
  'not-regenerated': moved(
    { '2026': '701.19c', '2013': '701.12c' },
    'What can’t be regenerated is destroyed in spite of every regeneration shield.',
  ),
  regenerates: always(
    VERSIONS,
    '614.8',
    'Regeneration replaces destruction: the damage is removed, and the permanent is tapped and leaves combat.',
  ),
  'regenerates-each-time': moved(
    { '2026': '701.19b', '2013': '701.12b' },
    'A static ability regenerates its permanent each time that it would be destroyed.',
  ),
  skip: always(VERSIONS, '614.1b', 'An effect that says "skip" is a replacement effect.'),
  'skip-then': always(
    VERSIONS,
    '614.10b',
    'What is done after something has been skipped is the first that happens in what then comes.',
  ),
  skips: always(VERSIONS, '614.10', 'To skip something is to do nothing instead of it.'),
  'skip-next': always(
    VERSIONS,
    '614.10a',
    'Whoever skips the next of something skips the first that would begin; two such effects skip two.',
  ),
  'keyword-counter': moved(
    { '2026': '122.1b', '2013': '121.1' },
    'What has a counter that is called after a keyword has that keyword.',
  ),
  'shield-counter': moved(
    { '2026': '122.1c', '2013': '121.1' },
    'Instead of being destroyed by an effect, or dealt damage, what has a shield counter loses it.',
  ),
  'stun-counter': moved(
    { '2026': '122.1d', '2013': '121.1' },
    'Instead of becoming untapped, what has a stun counter loses it.',
  ),
  'finality-counter': moved(
    { '2026': '122.1h', '2013': '121.1' },
    'What has a finality counter is exiled instead of going from the battlefield to a graveyard.',
  ),
  'counter-moved': moved(
    { '2026': '122.5', '2013': '121.5' },
    'A counter that is moved is removed from one object and put onto another; where either isn’t possible, neither is done.',
  ),
  'initial-loyalty': always(
    VERSIONS,
    '306.5b',
    'A planeswalker enters with as many loyalty counters as its printed loyalty.',
  ),
  'initial-defense': always(
    VERSIONS,
    '310.4b',
    'A battle enters with as many defense counters as its printed defense.',
  ),
  'siege-protector': always(
    VERSIONS,
    '310.11a',
    'As a Siege enters, its controller chooses an opponent to be its protector.',
  ),
  'saga-enters': always(VERSIONS, '714.3a', 'A Saga enters with a lore counter.'),
  'saga-ends': always(
    VERSIONS,
    '704.5s',
    'A Saga that has come to its last chapter is sacrificed once no chapter of it waits any more.',
  ),
  'commander-returns': {
    '2026': {
      number: '903.9b',
      line: 'The owner of a commander that would go to their hand or library may put it into the command zone instead.',
    },
    '2013': {
      number: '903.11',
      line: 'The owner of a commander that would go to their graveyard or be exiled may put it into the command zone instead.',
    },
  },
  'commander-leaves': moved(
    { '2026': '903.9a', '2013': '903.11' },
    'The owner of a commander that has come to a graveyard or into exile may put it into the command zone.',
  ),
  'aura-falls': moved(
    { '2026': '704.5m', '2013': '704.5n' },
    'An Aura that is attached to nothing, or to what it can’t enchant, goes to its owner’s graveyard.',
  ),
  'comes-off': moved(
    { '2026': '704.5n', '2013': '704.5p' },
    'An Equipment or Fortification on what it can’t be attached to becomes unattached and stays.',
  ),
  'not-attachable': always(
    VERSIONS,
    '701.3b',
    'What is told to be attached to something that it can’t be attached to stays as it is.',
  ),
  'one-way': always(
    VERSIONS,
    '400.6',
    'Of two places to which an object would go at once its controller says which it is.',
  ),
  'zero-toughness': always(
    VERSIONS,
    '704.5f',
    'A creature with toughness 0 or less goes to its owner’s graveyard.',
  ),
  'lethal-damage': always(VERSIONS, '704.5g', 'A creature with lethal damage is destroyed.'),
  deathtouched: always(
    VERSIONS,
    '704.5h',
    'A creature dealt any damage by a source with deathtouch since this was last looked at is destroyed.',
  ),
  'zero-defense': always(VERSIONS, '704.5v', 'A battle with defense 0 is put into its owner’s graveyard.'),
  'done-once': always(
    VERSIONS,
    '704.7',
    'What several state-based actions would do alike is done once, and what replaces it replaces it for all of them.',
  ),
  'draws-in-turn': moved(
    { '2026': '121.2c', '2013': '120.2c' },
    'Where several players would draw, one draws all of their cards, then the next in turn order does.',
  ),
  'leaves-game': always(
    VERSIONS,
    '800.4a',
    'Where others go on, a player who has lost leaves the game, all that they own leaves with them, and effects end that gave them control of anything.',
  ),
  'left-behind': always(VERSIONS, '800.4a', 'What a player who has left the game still controls is exiled.'),
  'all-lose': always(VERSIONS, '104.4a', 'Where all players lose at once, the game is a draw.'),
  'state-based': always(VERSIONS, '704.3', 'State-based actions that apply are all performed at once.'),
  'zero-life': always(VERSIONS, '704.5a', 'A player with 0 or less life loses the game.'),
  'ten-poison': always(VERSIONS, '704.5c', 'A player with ten or more poison counters loses the game.'),
  'empty-library': always(
    VERSIONS,
    '704.5b',
    'A player who has drawn from a library without cards loses the game.',
  ),
  'zero-loyalty': always(
    VERSIONS,
    '704.5i',
    'A planeswalker with loyalty 0 is put into its owner’s graveyard.',
  ),
  'planeswalker-uniqueness': always(
    ['2013'],
    '704.5j',
    'Of several planeswalkers of one type a player keeps one; the rest go to their owners’ graveyards.',
  ),
  'legend-rule': moved(
    { '2026': '704.5j', '2013': '704.5k' },
    'Of several legendary permanents of one name a player keeps one; the rest go to their owners’ graveyards.',
  ),
  'world-rule': moved(
    { '2026': '704.5k', '2013': '704.5m' },
    'Of several world permanents all but the one that came last go to their owners’ graveyards.',
  ),
  'counters-cancel': moved(
    { '2026': '704.5q', '2013': '704.5r' },
    '+1/+1 and -1/-1 counters on one permanent are removed in pairs.',
  ),
  'cost-payable': moved(
    { '2026': '118.3', '2013': '117.3' },
    'A cost can be paid only by who has all of what it takes.',
  ),
  'done-in-full': moved(
    { '2026': '118.12', '2013': '117.12' },
    'What “if you do” is said of is a cost: it is paid in full or not at all.',
  ),
  'unless-paid': moved(
    { '2026': '118.12a', '2013': '117.12a' },
    'What “unless” lets a player do is a cost, which they may pay as the text is carried out.',
  ),
  'token-stays': moved(
    { '2026': '111.8', '2013': '110.5g' },
    'A token that has left the battlefield goes to no other zone, and does not come back.',
  ),
  'token-ceases': always(VERSIONS, '704.5d', 'A token that is not on the battlefield ceases to exist.'),
  happens: always(VERSIONS, '614.6', 'What nothing changes any more happens, all at once.'),
} as const;

export type Rule = keyof typeof RULES;

/** A rule's key, known to be one. */
export function cite(rule: Rule): Rule {
  return rule;
}
