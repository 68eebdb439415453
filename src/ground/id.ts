/** Identifiers. Branded, so that an object's number cannot be taken for a player's. */

declare const brand: unique symbol;
type Brand<Base, Name extends string> = Base & { readonly [brand]: Name };

/** An object's place in `position.objects`. */
export type ObjectId = Brand<number, 'object'>;
/** A player's place in `position.players`, which is the turn order. */
export type PlayerId = Brand<number, 'player'>;
/** A card's key in `position.cards`. */
export type CardKey = Brand<string, 'card'>;
/** Which ability of which text: `card#line`, with a path for what it grants or stands for. */
export type AbilityKey = Brand<string, 'ability'>;
/** One ability at one source: what "the same effect" means when an effect may apply only once. */
export type EffectKey = Brand<string, 'effect'>;
/** A stable name for a rule; the rulebook gives it a number and a line for each version. */
export type RuleKey = string;

/** A zone, by its key in the rulebook's catalogue: `graveyard`. */
export type Zone = string;
/** A kind of event, by its key in the rulebook's catalogue: `destroy`. */
export type EventKind = string;
/** A trait of a card, by its key in the rulebook's catalogue: `type`, `power`. */
export type Trait = string;
/** A keyword, as texts write it. */
export type Keyword = string;
