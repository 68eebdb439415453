/** Words by which events, statuses and the texts that speak of them know each other. */

/** How a card comes to be sent that has been destroyed. */
export const DESTROYED = 'destroyed';

/** The status of a card that is treated as a Continuous Spell, whatever is printed on it. */
export const AS_CONTINUOUS_SPELL = 'continuous spell';

/** The status of a monster whose summon has been negated, wherever it goes, until that summon is over. */
export const NEGATED = 'negated';

/** The ways in which a monster is Normal Summoned, or Special Summoned: its status says which it was. */
export const SUMMONED = {
  normal: ['normal', 'tribute'],
  special: ['special', 'fusion', 'ritual', 'synchro', 'xyz', 'link', 'pendulum'],
} as const;

/** The status of a Gemini monster that has been summoned again. */
export const SUMMONED_AGAIN = 'summoned again';

/** A note that a Gemini monster is a Normal Monster until it is summoned again. */
export const GEMINI_RULE = 'gemini';

/** What a monster is that a player may summon from the hand without a text that says so: by its card alone. */
export const NORMALLY = 'can be Normal Summoned or Set';

/** The status of a monster that was Set before it lay as it lies now. */
export const WAS_SET = 'set';

/** The status of a monster that was summoned from this zone. */
export function summonedFrom(zone: string): string {
  return `from ${zone}`;
}

/** The status of a card whose effects are negated. */
export const EFFECTS_NEGATED = 'effects negated';

/** Beside it, where they are so only until the end of the turn. */
export const FOR_THE_TURN = 'effects negated for the turn';

/** That its activation has been negated, which stays so wherever the card goes, until the time at which it would resolve. */
export const ANNULLED = 'annulled';

/** That the effect that was activated is negated, though its activation is not: likewise. */
export const MUTED = 'effect negated';

/** How a card stands to what answers it: its summon, its activation or that of its effect. */
export const ANSWERED_SO = 'answered by';

/** How a monster stands to others of which none has a higher, or a lower, ATK or DEF. */
export const EXTREME = {
  'highest atk': 'with the highest ATK of',
  'lowest atk': 'with the lowest ATK of',
  'highest def': 'with the highest DEF of',
  'lowest def': 'with the lowest DEF of',
} as const;

/** How a monster stands to an Equip Card that may be equipped to it. */
export const MAY_BEAR = 'may bear';

/** Statuses of a monster that the first link of the latest Chain has brought to the field, and as it resolves. */
export const BROUGHT = 'just brought';
export const BEING_BROUGHT = 'being brought';

/** How a monster stands to a card that is activated when it has been summoned, as long as both stay where they are. */
export const SUMMONED_THEN = 'summoned before the activation of';

/** Notes of cards that leave the field as soon as something is so: by what is done to them then. */
export const LEAVES_IF = {
  'sent to the GY if': 'move',
  'destroyed if': 'destroy',
} as const satisfies { readonly [note: string]: 'move' | 'destroy' };

/** What negates a summon or else an activation (an effect): which of the two it answers decides. */
export const NEGATE_EITHER = {
  activation: 'negate summon or activation',
  effect: 'negate summon or effect',
} as const;

/** By either, what has been activated does nothing as it resolves. */
export const UNDONE: readonly string[] = [ANNULLED, MUTED];

/** The status of a monster that is being summoned: it can be responded to. */
export const BEING_SUMMONED = 'being summoned';

/** Kinds of damage. Battle damage and effect damage are damage. */
export const DAMAGE = ['damage', 'battle damage', 'effect damage'] as const;

/** The positions in which a monster comes to the field, as texts say them. */
export const ATTACK = 'Attack Position';
export const DEFENSE = 'Defense Position';
export const SET = 'face-down Defense Position';

/** That an effect does anything to a card, whatever it is: what a card can be unaffected by. */
export const AFFECT = 'affect';

/** The status of the two monsters that battle one another, until the end of the Damage Step. */
export const BATTLING = 'battling';

/** How a text says that monsters cannot so much as declare an attack: one that has been declared goes on. */
export const DECLARE = 'declare';

/** What the monster is that has declared the attack of the moment. */
export const ATTACKER = 'attacking';

/** How many of their monsters the battle of the moment has destroyed: a tally of players. */
export const FALLEN = 'monsters destroyed by this battle';

/** How many monsters a player controlled as a direct attack was declared: a tally of players. */
export const FACED = 'monsters as the direct attack was declared';

/** How an attack is declared that has no target. */
export const DIRECT = 'directly';

/** That a monster attacks directly since a text lets it, and not since its opponent controls no monsters. */
export const BY_TEXT = 'it attacks directly by a text that lets it';

/** The word for a monster that can attack directly whatever its opponent controls. */
export const ATTACKS_DIRECTLY = 'attacks directly';

/** How an attack ends in which the attack target was not destroyed by the battle, and how one in which it was. */
export const STANDS = 'not destroyed';
export const FELL = 'destroyed';

/** The relation of a card to what it was activated for by targeting it, and goes on targeting. */
export const TARGETS = 'targets';
export const TARGETED = 'targeted by';

/** That an effect of a card is activated, and not the card itself. */
export const ACTIVATE_EFFECT = 'activate effect';

/** That a card is chosen as the target of an effect. */
export const TARGET = 'target';

/** How a monster stands to the one that it battles. */
export const IN_BATTLE_WITH = 'in battle with';

/** How many coins were heads: a tally of players. */
export const HEADS = 'heads';

/** How a card stands to another that has its name. */
export const SAME_NAME = 'with the name of';

/** What returns to the GY comes there, and is not sent there. */
export const PUT_BACK = 'put back';

/** All links of a Chain have resolved. */
export const CHAIN_END = 'end chain';

/** A sentence of its own that says what must be so for its card to be activated. */
export const ONLY_IF = 'activated only if';

/** A sentence by which its player Special Summons a monster from the hand, without activating anything. */
export const BY_ITSELF = 'summoned from the hand';

/** By the notes that say so: of which cards of one name a player activates only one, in a turn or in the whole Duel. */
export const ACTIVATED_ONCE: {
  readonly [note: string]: { readonly text: string; readonly per: 'turn' | 'Duel' };
} = {
  'activated once per turn': { text: '1 {name} per turn', per: 'turn' },
  'activated once each turn': { text: '1 {name} each turn', per: 'turn' },
  'activated by name once per turn': { text: '{name} once per turn', per: 'turn' },
  'activated once per Duel': { text: '{name} once per Duel', per: 'Duel' },
  'activated by number once per Duel': { text: '1 {name} per Duel', per: 'Duel' },
};

/** What is held against that which has been done: facts that texts ask for. */
export const HELD = {
  summoned: 'as many of its name have been summoned so this turn as can be',
  another: 'its player controls another face-up card of its name',
  beside: 'it would be face-up beside another card of its name',
  used: 'an effect of its name has been used this turn',
  twice: 'cards of one name are in the Chain that it is activated in',
  unread: 'what its text asks for is so',
} as const;

/** That it has been sent to the GY in this turn: a text says that it cannot be used then. */
export const SENT_NOW = 'it was sent to the GY this turn';

/** That a card lay there Set as it was activated, and has not left the field. */
export const WAS_SET_THERE = 'it was Set before its activation, and is on the field';

/** How a card lies to others in the zones before and behind it. */
export const IN_COLUMN = 'in the same column as';

/** A note of a card by whose activation its player's next Battle Phase is skipped. */
export const SKIPS_BATTLES = 'skips the next Battle Phase';

/** That it is the Damage Step of a battle. */
export const DAMAGE_STEP = 'it is the Damage Step';

/** That it is a certain phase of the turn. */
export const PHASE = 'it is this phase';

/** The same of something that would happen, whenever that is: what nobody shows of that is not known. */
export const IN_PHASE = 'it happens in this phase';
