/** The cards that a scenario involves: those of the board, their other sides, and those of tokens that texts make. */

import type { Ability } from '../../ability/ability.js';
import type { CardKey } from '../../ground/id.js';
import type { Trouble } from '../../language/language.js';
import { type Card, isSaying } from '../../position/card.js';
import type { Definition } from '../../rulebooks/definition.js';
import type { CardLibrary } from '../library.js';
import { tokenNames } from '../token.js';
import { quotedClause, unreadProblem } from '../unread.js';
import type { Scenario, WrittenObject } from '../written.js';
import type { Faults, Path } from './faults.js';

/** A clause of a card on the board that is not understood. */
export interface UnreadClause {
  readonly card: string;
  readonly trouble: Trouble;
  /** The scenario says that it is beside the point; otherwise its frame will show whether it is. */
  readonly ignored: boolean;
}

export class Cards {
  readonly byKey: { [key: string]: Card } = {};
  readonly unread: UnreadClause[] = [];
  private readonly definition: Definition;
  private readonly library: CardLibrary;
  private readonly faults: Faults;
  /** The clauses that the scenario accepts, each with where it stands among them. */
  private readonly ignoring: ReadonlyMap<string, number>;
  /** Those of them that a card on the board has. */
  private readonly accepted = new Set<string>();
  private readonly keys = new Map<Card, CardKey>();
  /** The names of tokens that the texts make. */
  private readonly made = new Set<string>();

  constructor(definition: Definition, { ignoring = [] }: Scenario, library: CardLibrary, faults: Faults) {
    this.definition = definition;
    this.library = library;
    this.faults = faults;
    this.ignoring = new Map(ignoring.map((clause, index) => [plain(clause), index]));
  }

  names(): string[] {
    // What somebody says stands on no card.
    return Object.values(this.byKey).flatMap(({ key, name }) => (isSaying(key) ? [] : [name]));
  }

  nameOf(key: CardKey | null): string | null {
    return key === null ? null : (this.byKey[key]?.name ?? null);
  }

  isToken(key: CardKey | null): boolean {
    const card = key === null ? undefined : this.byKey[key];
    return [card?.traits.type ?? []].flat().includes('token');
  }

  /** Whether a text makes a token of this name. */
  makes(token: string): boolean {
    return this.made.has(token);
  }

  /** The card of a written object; null where there is none, which is a problem. */
  take({ card: name, printing }: WrittenObject, path: Path): CardKey | null {
    const found = this.library.find(name, printing ?? null);
    if ('problem' in found) {
      this.faults.add('card/unknown-card', found.problem, path, found.advice);
      return null;
    }
    const { card, pieces, other } = found;
    const known = this.keys.get(card);
    if (known) return known;
    const key = this.freeKey(card.key);
    this.keys.set(card, key);
    const troubles = pieces.flatMap(({ trouble }) => trouble ?? []);
    this.byKey[key] = { ...this.withoutIgnored(card, troubles), key };
    for (const trouble of troubles) this.notUnderstood(card, trouble, path);
    this.takeTokens(card, path);
    if (other !== null) this.takeOther(key, other, path);
    return key;
  }

  /** Adds a card that no library has: words that are said. */
  add(card: Card, path: Path): void {
    this.byKey[card.key] = card;
    this.takeTokens(card, path);
  }

  /** The card on the other side of one, where it is known; each is the other side of the other. */
  private takeOther(key: CardKey, name: string, path: Path): void {
    if ('problem' in this.library.find(name, null)) return;
    const other = this.take({ card: name }, path);
    const [up, down] = [this.byKey[key], other === null ? undefined : this.byKey[other]];
    if (!up || !down) return;
    this.byKey[key] = { ...up, other: down.key };
    const traits = this.definition.otherTraits?.(up.traits, down.traits) ?? down.traits;
    this.byKey[down.key] = { ...down, traits, other: down.other ?? up.key };
  }

  /** The tokens that a text makes, where their own cards are known. */
  private takeTokens(card: Card, path: Path): void {
    for (const name of tokenNames(card.abilities)) {
      this.made.add(name);
      if (!('problem' in this.library.find(name, null))) this.take({ card: name }, path);
    }
  }

  /** Names that differ only in what keys cannot have still are different cards. */
  private freeKey(key: CardKey): CardKey {
    let free = key;
    for (let more = 2; Object.hasOwn(this.byKey, free); more++) free = `${key}~~${more}` as CardKey;
    return free;
  }

  /** A clause that is listed as beside the point, and is none that is not understood, is a mistake. */
  checkIgnoring(): void {
    for (const [clause, index] of this.ignoring) {
      if (this.accepted.has(clause)) continue;
      const message = 'No clause of a card on the board that is not understood reads like this.';
      const advice =
        'Leave out what is understood, and write the others word by word as the message about them quotes them.';
      this.faults.add('scenario/ignoring', message, ['ignoring', index], advice);
    }
  }

  /** Whether the scenario accepts a clause that is not understood. */
  private isIgnored(text: string): boolean {
    // Messages leave out the end of a long clause.
    const entry = [text, quotedClause(text.trim())].map(plain).find((clause) => this.ignoring.has(clause));
    if (entry === undefined) return false;
    this.accepted.add(entry);
    return true;
  }

  private withoutIgnored(card: Card, troubles: readonly Trouble[]): Card {
    const unread = new Set(troubles.map((trouble) => trouble.unread.start));
    const abilities = card.abilities
      .filter(({ start, end }) => !(unread.has(start) && this.isIgnored(card.text.slice(start, end))))
      .map((printed) => ({ ...printed, ability: this.heeded(printed.ability) }));
    return { ...card, abilities };
  }

  /** An ability of which the frame is read, without what it does where that is ignored. */
  private heeded(ability: Ability): Ability {
    if (ability.ability !== 'triggered' && ability.ability !== 'activated') return ability;
    const heeded = ability.do.filter((one) => one.do !== 'unread' || !this.isIgnored(one.unread.text));
    return heeded.length === ability.do.length ? ability : { ...ability, do: heeded };
  }

  /** Whether the scenario accepts all that is not understood of what an ability does. */
  private isUnheeded(card: Card, { unread: { start, end } }: Trouble): boolean {
    const framed = card.abilities.filter((one) => one.start <= start && end <= one.end);
    const unread = framed.flatMap(({ ability }) =>
      'do' in ability ? ability.do.flatMap((one) => (one.do === 'unread' ? one.unread.text : [])) : [],
    );
    return unread.length > 0 && unread.every((text) => this.isIgnored(text));
  }

  /** A clause without even its frame withholds the ruling, unless the scenario accepts it. */
  private notUnderstood(card: Card, trouble: Trouble, path: Path): void {
    const { start, end } = trouble.unread;
    const ignored = this.isIgnored(card.text.slice(start, end)) || this.isUnheeded(card, trouble);
    this.unread.push({ card: card.name, trouble, ignored });
    const framed = card.abilities.some((one) => one.start === start && one.ability.ability !== 'unread');
    if (ignored || framed) return;
    this.faults.problems.push(unreadProblem(card.name, card.text, trouble, this.faults.place(path)));
  }
}

/** Messages quote a clause with other marks inside than the text has. */
const QUOTATION_MARKS = /["“”„‟«»‘’‚‛`´]/g;

/** A clause as the scenario may have written it: case, spaces and kinds of quotation marks are no difference. */
function plain(clause: string): string {
  return clause.replace(/\s+/g, ' ').replace(QUOTATION_MARKS, "'").trim().toLowerCase();
}
