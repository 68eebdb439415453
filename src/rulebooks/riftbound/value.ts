/** The values that players have, beside those that only count what has happened this turn; what texts only note. */

export const POINTS = 'points';
export const VICTORY = 'victory score';

/** How many turns a player has begun, that of now included. */
export const TURNS = 'turns';

/** Under which word a scenario writes at a battlefield who has scored it this turn before the scenario begins. */
export const SCORED_BEFORE = 'scored by';

/** The note by which the controller of a permanent may play cards from their trash. */
export const PLAYS_FROM_TRASH = 'plays from trash';

/** The note by which enemy spells and abilities can't choose an object. */
export const NOT_CHOSEN_BY_ENEMIES = 'not chosen by enemies';

/** The note by which units come to a battlefield from other battlefields. */
export const MOVE_FROM_ANYWHERE = 'units move here from anywhere';

/** The relation to itself of a card on the chain that a text has had somebody play, until it is played. */
export const PENDING = 'pending';

/** The relation to itself of such a card that is recycled afterwards. */
export const RECYCLED_AFTER = 'recycled after';

/** The relation of a battlefield to itself once a unit of its controller has left it. */
export const LEFT = 'left';

/** The relation of a battlefield to itself during a combat there. */
export const FOUGHT_OVER = 'fought over';

/** The relation of a battlefield to itself from when a combat there is over until its cleanup. */
export const FOUGHT_OUT = 'fought out';
