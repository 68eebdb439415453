/**
 * The rules of Riftbound that rulings cite: Core Rules, version 1.3 (30 March 2026) and 1.4 (18 June 2026). Numbers are
 * the rulebook's; the lines are this project's own words.
 */

import { always, moved, type RuleByVersion } from '../../rulebook/rule.js';

export const VERSIONS = ['1.4', '1.3'] as const;
export type Version = (typeof VERSIONS)[number];

function changed(number: string, now: string, before: string, numberBefore = number): RuleByVersion<Version> {
  return { '1.4': { number, line: now }, '1.3': { number: numberBefore, line: before } };
}

export const RULES = {
  'as-much': always(VERSIONS, '055', 'Of what a text tells as much is done as can be; the rest is ignored.'),
  prohibits: always(VERSIONS, '054.1', 'What forbids something prevails over what allows or tells it.'),
  'enters-exhausted': always(
    VERSIONS,
    '143.4',
    'A unit enters the board exhausted unless something says otherwise.',
  ),
  'damage-heals': always(VERSIONS, '143.3.b', 'At the end of each turn all units are healed.'),
  'cost-unpayable': moved(
    { '1.4': '203', '1.3': '742.1' },
    'What costs something is done only by paying the cost in full.',
  ),
  'paid-though-replaced': moved(
    { '1.4': '203.2', '1.3': '357.2.a' },
    'A cost is paid, too, where something else takes the place of what pays it.',
  ),
  'may-pay': moved(
    { '1.4': '444.2', '1.3': '355.17' },
    'Who is told to pay, where that is no cost, may pay or leave it.',
  ),
  cleanup: always(VERSIONS, '323.5', 'In a cleanup every unit with lethal damage is killed.'),
  chooses: always(
    VERSIONS,
    '355',
    'Who plays a card or uses an ability chooses what it tells them to choose.',
  ),
  'played-by-text': always(
    VERSIONS,
    '354.3',
    'A card that a text has a player play is put onto the chain, and played from there once that text has been carried out.',
  ),
  'played-to': always(
    VERSIONS,
    '355.2.a',
    'A unit is played to its controller’s base or to a battlefield that they control, as they choose.',
  ),
  done: always(VERSIONS, '303.1', 'Actions are done one at a time.'),
  instead: always(VERSIONS, '369.1', 'An effect that says "would" or "instead" is a replacement effect.'),
  prevents: always(VERSIONS, '369.2', 'To prevent damage is to replace it, with less of it or with none.'),
  skips: changed(
    '443',
    'To skip something is to replace it with nothing.',
    'A replacement effect can leave nothing of what it replaces.',
    '369',
  ),
  enters: changed(
    '369.3',
    'An effect that says how something enters, or what is done as it enters, replaces its entering.',
    'An effect that says how something enters, or what is done as it enters, alters the rule by which it enters.',
    '368',
  ),
  applies: always(VERSIONS, '370.1', 'A replacement effect applies to whatever it describes.'),
  'one-event': changed(
    '370.1.a.2',
    'What one action makes happen happens at the same time, and nothing else does.',
    'What happens at the same time is several events all the same.',
    '373',
  ),
  becomes: moved(
    { '1.4': '370.1.b', '1.3': '370.1.a' },
    'An event is replaced with actions or events, an instruction with another.',
  ),
  'once-each': always(
    VERSIONS,
    '370.2',
    'A replacement effect is applied once to an event and to what it becomes; different ones may follow each other.',
  ),
  'comes-later': always(
    VERSIONS,
    '370.3',
    'A replacement effect is there for the events that come after it, not for those that come with it.',
  ),
  'so-often': moved(
    { '1.4': '371.1', '1.3': '371' },
    'An effect of which a text says how often in a turn is applied to so many events and no more.',
  ),
  'may-apply': moved(
    { '1.4': '371.2', '1.3': '371.1' },
    'Who controls an effect that may be applied chooses whether it is.',
  ),
  orders: changed(
    '372',
    'Of several replacement effects on one event the controller of the object orders them, or the player to whom it happens; the turn player for a battlefield that nobody controls.',
    'Of several replacement effects on one event the owner of the object orders them, or the player to whom it happens; the turn player for a battlefield that nobody controls.',
  ),
  'player-orders': always(
    VERSIONS,
    '372.1',
    'Of several replacement effects on what happens to a player, that player orders them.',
  ),
  'turn-player-orders': always(
    VERSIONS,
    '372.2',
    'Of several replacement effects on a battlefield that nobody controls the turn player orders them.',
  ),
  simultaneous: always(
    VERSIONS,
    '373',
    'Simultaneous events are replaced one by one: each player orders the effects that they control, the players in turn order.',
  ),
  'in-turn-order': always(
    VERSIONS,
    '373.1',
    'Of effects of several players on simultaneous events the turn player’s are applied first, then the others’ in turn order.',
  ),
  'replaced-first': changed(
    '373.1.a',
    'Of simultaneous events what was replaced is carried out first.',
    'What replaces simultaneous events is carried out in order, and so before what was not replaced.',
    '373.1',
  ),
  uninterrupted: always(VERSIONS, '373.2', 'To simultaneous events an effect is applied in one run.'),
  modifications: always(
    VERSIONS,
    '375',
    'What a text says of how a thing is done goes for what replaces that, as far as it can.',
  ),
  triggers: always(
    VERSIONS,
    '383.3.d',
    'What triggered at once goes on the chain: the turn player’s first, each player’s in the order they like; the last resolves first.',
  ),
  'may-perform': always(
    VERSIONS,
    '383.3.a',
    'Where what a triggered ability does begins with "you may", its controller chooses as it goes on the chain, and pays then what it costs; declined or unpaid, it leaves the chain.',
  ),
  'must-choose': moved(
    { '1.4': '402.3', '1.3': '402.2' },
    'An ability that cannot make the choices that it must is not used.',
  ),
  'no-choices': always(VERSIONS, '355.8', 'A card that cannot make the choices that it must is not played.'),
  'additional-cost': moved(
    { '1.4': '355.1.a', '1.3': '356.2.b' },
    'Whether an additional cost that may be paid is, its player chooses as the card is played.',
  ),
  'nothing-to-choose': moved(
    { '1.4': '402.4', '1.3': '402.3' },
    'A triggered ability that cannot make the choices it must is taken off the chain.',
  ),
  'later-line': moved(
    { '1.4': '158.2', '1.3': '157.2' },
    'What a later part of a spell says instead takes the place of an earlier part.',
  ),
  'illegal-target': always(
    VERSIONS,
    '359.3.e.7',
    'An instruction of which every target has become illegal is not carried out.',
  ),
  'linked-action': changed(
    '359.3.e.14.b',
    'What speaks of an action that a text tells is not done where that action was replaced; what only speaks of the same object is.',
    'What speaks of the same object is done though the action that a text tells was replaced.',
  ),
  'not-there': always(VERSIONS, '055', 'Nothing happens to what is not there.'),
  kills: always(VERSIONS, '428', 'A unit or gear that is killed goes from the board to the trash.'),
  replaces: always(
    VERSIONS,
    '438.1',
    'To replace is to create a token in the place of a card or token, unplayed; it has every effect and status of what it replaced.',
  ),
  'limited-action': always(
    VERSIONS,
    '438.2',
    'To replace is a limited action: a player does it only when an instruction says so.',
  ),
  'swap-back': always(
    VERSIONS,
    '438.7.b',
    'To swap back, the token stops existing and the original returns to its space with every current effect and status.',
  ),
  'nothing-to-swap': changed(
    '438.7.c',
    'Where no card that this token, or a token before it, has replaced lies in Banishment any more, it can never swap back.',
    'Where nothing in Banishment was replaced by this very token, it can never swap back.',
  ),
  'gear-recalled': moved(
    { '1.4': '457.1', '1.3': '452.1' },
    'Gear at a battlefield that is attached to nothing is recalled in the next cleanup.',
  ),
  recall: moved({ '1.4': '455', '1.3': '450' }, 'To recall is no move and keeps damage and status.'),
  'burns-out': always(
    VERSIONS,
    '431.1',
    'Who is to take more cards from their Main Deck than it has burns out.',
  ),
  'opponent-gains': always(
    VERSIONS,
    '431.2.c',
    'Who burns out chooses an opponent, and that opponent gains a point.',
  ),
  'burned-points': always(
    VERSIONS,
    '431.3.b',
    'Points that are gained by burning out again in one sequence are neither replaced nor prevented.',
  ),
  'wins-at-once': moved(
    { '1.4': '431.3.c', '1.3': '431.3.b' },
    'Who reaches the Victory Score by points of burning out again, and has more points than any opponent, wins at once.',
  ),
  predicts: always(
    VERSIONS,
    '436.1',
    'Who predicts looks at that many cards from the top of their Main Deck, recycles any of them, and puts the others back in any order.',
  ),
  wins: moved(
    { '1.4': '472', '1.3': '467' },
    'In a cleanup a player with the Victory Score, and with more points than any opponent, wins.',
  ),
  'loses-control': moved(
    { '1.4': '190.4.c', '1.3': '187.4.c' },
    'Who has no unit at a battlefield any more loses control of it in the next cleanup, unless there is a chain, or a combat there.',
  ),
  'standard-moves': always(
    VERSIONS,
    '144.4',
    'By a standard move a unit moves from its base to a battlefield or back, and with Ganking between battlefields.',
  ),
  'holds-own': always(VERSIONS, '315.2.b.2', 'A player holds the battlefields that they control.'),
  'conquers-alone': moved(
    { '1.4': '466.5', '1.3': '461.5' },
    'Whose units alone are at a battlefield comes to control it, and conquers it.',
  ),
  fights: moved(
    { '1.4': '464.2.c', '1.3': '459.2.c' },
    'In a combat units of one player attack, and units of another defend.',
  ),
  scores: moved(
    { '1.4': '471.1', '1.3': '466.1' },
    'Who conquers or holds a battlefield scores it, once each turn, and gains a point.',
  ),
  'final-point': moved(
    { '1.4': '471.1.b', '1.3': '466.1.b' },
    'Where one point is left to the Victory Score, conquering brings it only if every battlefield has been scored this turn; otherwise a card is drawn.',
  ),
  assigns: moved(
    { '1.4': '465.2.c', '1.3': '460.2.c' },
    'Combat damage is assigned unit by unit: to each as much as is lethal once what replaces it is taken into account, the rest to the last.',
  ),
  'replaced-as-assigned': changed(
    '465.2.c.5',
    'What would replace combat damage replaces that it is assigned, and not again that it is dealt.',
    'What would replace combat damage replaces that it is dealt.',
    '460.2.d',
  ),
  'dealt-together': moved(
    { '1.4': '465.2.d', '1.3': '460.2.d' },
    'What has been assigned is dealt, all of it at the same time.',
  ),
  'combat-ends': moved(
    { '1.4': '466.1', '1.3': '461.1' },
    'The cleanup after combat damage kills units with lethal damage as any does, heals all others, and recalls the attackers where somebody still defends.',
  ),
  'left-empty': moved(
    { '1.4': '466.5.b', '1.3': '461.5.b' },
    'A battlefield where no unit is left after a combat is controlled by nobody.',
  ),
  uncovered: always(
    VERSIONS,
    '323.7',
    'In a cleanup what lies face down at a battlefield that its owner does not control is put into their trash.',
  ),
  'uncovered-after-combat': moved(
    { '1.4': '466.5.c', '1.3': '461.5.c' },
    'After a combat what lies face down at a battlefield that somebody else controls by then is removed.',
  ),
  'buff-limit': always(VERSIONS, '702.3', 'A unit has at most one buff.'),
  'becomes-mighty': always(
    VERSIONS,
    '709',
    'A unit becomes Mighty as its Might comes from less than 5 to 5 or more.',
  ),
  'buff-spent': always(VERSIONS, '702.2.b', 'To spend a buff takes it from a unit that has one.'),
} as const;

export type Rule = keyof typeof RULES;

/** A rule's key, known to be one. @example cite('once-each') // => 'once-each' */
export function cite(rule: Rule): Rule {
  return rule;
}
