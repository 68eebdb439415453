/**
 * Every ability that can occur in a position, by its key. Derived from the cards; never written out.
 *
 * A key names an ability by its place: `sol-ring#1` is the first ability of the card, `.k0` the first that a keyword
 * stands for, `.g0` the first that it grants, `.l0` the first effect that it makes for a while.
 */

import type { Ability, KeywordAbility } from '../ability/ability.js';
import type { CardLimit } from '../ability/duration.js';
import type { Instruction } from '../ability/instruction.js';
import { changesOf, innerInstructions, instructionsOf } from '../ability/parts.js';
import { isSelfContained } from '../ability/self-contained.js';
import { flatOps, type StaticOp } from '../ability/static.js';
import type { AbilityKey, CardKey, EventKind, ObjectId, RuleKey } from '../ground/id.js';
import { flat } from '../ground/list.js';
import type { Card } from '../position/card.js';
import type { Env } from '../position/env.js';
import { keep, keyAmong, type Uncopied } from './copies.js';
import { asHad, type GatedKeyword } from './had.js';
import { limitsOf } from './limits.js';
import { derivedIn } from './renamed.js';
import { concernsItself } from './watch.js';

/** An ability with the key by which positions speak of it. */
export interface Keyed {
  readonly key: AbilityKey;
  readonly ability: Ability;
  /** Under which key its source brings it, where its words have been changed since. */
  readonly origin?: AbilityKey;
  /** What gave it to the object, if anything did: one given twice is had twice. */
  readonly by?: string;
  /** How old what gave it is. */
  readonly since?: number;
  /** What its words speak of from the beginning: what gave it, where they do. */
  readonly refs?: Env['refs'];
}

/** Whether an ability is the one of this key, whatever has been made of its words. */
export function isOf({ key, origin }: Keyed, wanted: AbilityKey): boolean {
  return key === wanted || origin === wanted;
}

/** The name of an effect as a giver of abilities: of an object's own ability, or of one that lasts. */
export function giver(source: ObjectId | null, lasting: number | null): string {
  return lasting === null ? `o${source}` : `e${lasting}`;
}

/** An instruction that makes an effect for a while. */
export type Lasting = Extract<Instruction, { do: 'last' | 'last on' }>;

/**
 * What the rules themselves say, as an ability: one about "this" is had by every object, whatever it loses; the
 * instructions in any other are there to be carried out by events.
 */
export interface Standing {
  readonly rule: RuleKey;
  readonly ability: Ability;
}

/** What a keyword stands for; null where the rulebook does not know it. */
export type Expand = (keyword: KeywordAbility) => readonly Ability[] | null;

/** Where the key of what stands on a card names the card; no card is called so. */
const RULES = '*';

/** What the rules themselves say, each with its rule, and where that is registered with all that is in it. */
interface Rules {
  readonly said: readonly (Keyed & { readonly rule: RuleKey })[];
  readonly registry: Registry;
}

export class Registry {
  private readonly abilities = new Map<AbilityKey, Ability>();
  private readonly makers = new Map<AbilityKey, Lasting>();
  private readonly keys = new Map<object, AbilityKey>();
  /** The same by what the records say, made when a record is not one of them: a position taken up again holds copies. */
  private readonly copies = new Map<string, AbilityKey[]>();
  private readonly uncopied: Uncopied[] = [];
  private readonly meanings = new Map<AbilityKey, readonly Keyed[]>();
  private readonly ofCards = new Map<CardKey, readonly Keyed[]>();
  private readonly limits = new Map<AbilityKey, CardLimit>();
  /** What the rules themselves say: registered once for all games that are played by them. */
  readonly standing: Rules['said'];
  private readonly rules: Registry | null;
  private readonly expand: Expand;
  private readonly off: ReadonlySet<AbilityKey>;
  /** The kinds of event of which any ability says that they can't happen. */
  private readonly forbidden = new Set<EventKind>();

  private readonly withStatics = new Set<CardKey>();
  /** Those of them with one that looks at more than its own object. */
  private readonly withOthers = new Set<CardKey>();
  /** Those with an ability of which several equal objects have one each. */
  private readonly withSeveral = new Set<CardKey>();
  /** Some ability lets its object have the text of another card. */
  borrows = false;
  /** Some ability has a player control objects. */
  givesControl = false;
  /** Some ability lets objects have static abilities that do not stand on them. */
  lendsStatics = false;

  constructor(expand: Expand, off: readonly AbilityKey[], standing: readonly Standing[] = []) {
    this.expand = expand;
    this.off = new Set(off);
    const rules = standing.length === 0 ? null : Registry.rulesOf(expand, standing);
    this.rules = rules?.registry ?? null;
    this.standing = rules?.said ?? [];
    this.borrows = this.rules?.borrows ?? false;
    this.lendsStatics = this.rules?.lendsStatics ?? false;
  }

  private static readonly rulesKnown = new WeakMap<readonly Standing[], Rules>();

  private static rulesOf(expand: Expand, standing: readonly Standing[]): Rules {
    const known = Registry.rulesKnown.get(standing);
    if (known) return known;
    const said = standing.map(({ rule, ability }, index) => {
      return { rule, key: `${RULES}#${index + 1}` as AbilityKey, ability };
    });
    const registry = new Registry(expand, []);
    for (const { key, ability } of said) registry.add(key, ability);
    Registry.rulesKnown.set(standing, { said, registry });
    return { said, registry };
  }

  /** The rule that says this itself; null for what stands on a card. */
  ruleOf(key: AbilityKey): RuleKey | null {
    if (!key.startsWith(RULES)) return null;
    return this.standing.find((one) => key === one.key || key.startsWith(`${one.key}.`))?.rule ?? null;
  }

  addCard(card: Card): void {
    const found: Keyed[] = [];
    card.abilities.forEach(({ ability }, index) => {
      const key = `${card.key}#${index + 1}` as AbilityKey;
      this.add(key, ability);
      found.push(...this.withMeanings(key, ability));
    });
    this.ofCards.set(card.key, found);
    for (const { ability } of found) {
      if (countsForEach(ability)) this.withSeveral.add(card.key);
      if (ability.ability !== 'static') continue;
      this.withStatics.add(card.key);
      if (!isSelfContained(ability)) this.withOthers.add(card.key);
    }
    this.addLimits(card);
  }

  /** The sentence of its card that limits how often an ability is used; null where none does. */
  limitedBy(key: AbilityKey): CardLimit | null {
    return this.limits.get(key) ?? null;
  }

  /** "You can only use each effect of this card once per turn": all effects, those after the sentence, or the one before it. */
  private addLimits(card: Card): void {
    if (!card.abilities.some(({ ability }) => ability.ability === 'note')) return;
    for (const [key, limit] of limitsOf(card)) this.limits.set(key, limit);
  }

  /**
   * The abilities of a card as printed, keywords followed by what they stand for, without those switched off; none of a card
   * that nobody knows.
   */
  ofCard(card: CardKey | null): readonly Keyed[] {
    return card === null ? [] : (this.ofCards.get(card) ?? []);
  }

  /** All that stands on the cards, and what keywords there stand for. */
  text(): string {
    return JSON.stringify([...this.abilities.values()]);
  }

  /** Whether a card has a static ability as printed. */
  hasStatics(card: CardKey): boolean {
    return this.withStatics.has(card);
  }

  /** Whether one of them looks at more than the object that it is on. */
  looksAround(card: CardKey): boolean {
    return this.withOthers.has(card);
  }

  /** Whether several equal objects with its text come to more than one of them does. */
  countsForEach(card: CardKey): boolean {
    return this.withSeveral.has(card);
  }

  ability(key: AbilityKey): Ability {
    const ability = this.abilityOf(key);
    if (!ability) throw new Error(`no ability ${key}`);
    return ability;
  }

  /** The same; none where it is the key of an instruction that makes an effect. */
  abilityOf(key: AbilityKey): Ability | undefined {
    const known = this.abilities.get(key) ?? this.rules?.abilities.get(key);
    return known ?? (derivedIn(this, key) ? this.abilities.get(key) : undefined);
  }

  /** Whether it is known here by this key. */
  has(key: AbilityKey): boolean {
    return this.abilities.has(key);
  }

  /** The instruction that made a lasting effect. */
  maker(key: AbilityKey): Lasting {
    const known = this.makers.get(key) ?? this.rules?.makers.get(key);
    const maker = known ?? (derivedIn(this, key) ? this.makers.get(key) : undefined);
    if (!maker) throw new Error(`no maker ${key}`);
    return maker;
  }

  /**
   * The key of an ability that another grants, or of an instruction that makes an effect; `within`: of which text. An
   * instruction may be about what was chosen by its own words before ("those creatures"): what it makes is the same.
   */
  keyOf(record: Ability | Lasting, within: AbilityKey | null = null): AbilityKey {
    const known = this.keys.get(record) ?? this.rules?.keys.get(record);
    if (known) return known;
    const key = keyAmong((text) => this.copiesOf(text), record, within);
    if (!key) throw new Error('not a part of any card');
    return key;
  }

  private setKey(record: Ability | Lasting, key: AbilityKey): void {
    this.keys.set(record, key);
    this.uncopied.push({ record, key });
  }

  /** In the order of their keys, whichever card came first. */
  private copiesOf(wanted: string): readonly AbilityKey[] {
    keep(this.copies, this.uncopied.splice(0));
    const own = this.copies.get(wanted) ?? [];
    return this.rules ? [...this.rules.copiesOf(wanted), ...own] : own;
  }

  /** Granted abilities with their keys, keywords followed by what they stand for, without those switched off. */
  granted(abilities: readonly Ability[]): readonly Keyed[] {
    return flat(abilities, (ability) => this.withMeanings(this.keyOf(ability), ability));
  }

  private withMeanings(key: AbilityKey, ability: Ability): readonly Keyed[] {
    if (this.off.has(key)) return [];
    const had = isGated(ability) ? this.ability(key) : ability;
    return [{ key, ability: had }, ...(this.meanings.get(key) ?? this.rules?.meanings.get(key) ?? [])];
  }

  /** Whether some ability that says that something can't happen speaks of one of these kinds of event. */
  forbids(kinds: readonly EventKind[]): boolean {
    if (this.rules?.forbids(kinds)) return true;
    if (this.forbidden.size === 0) return false;
    for (const kind of kinds) if (this.forbidden.has(kind)) return true;
    return false;
  }

  /** Has it from now on, by this key, with all that is within it. */
  add(key: AbilityKey, written: Ability): void {
    const ability = isGated(written) ? asHad(written, (keyword) => this.expand(keyword) ?? []) : written;
    this.abilities.set(key, ability);
    if (ability.ability === 'cannot')
      for (const { event } of ability.act.either ?? [ability.act]) this.forbidden.add(event);
    this.setKey(written, key);
    this.inside(key, ability);
    if (ability.ability === 'keyword') this.addMeanings(key, ability);
  }

  private addMeanings(key: AbilityKey, keyword: KeywordAbility): void {
    const meant = (this.expand(keyword) ?? []).map((meaning, index) => {
      const meaningKey = `${key}.k${index}` as AbilityKey;
      this.add(meaningKey, meaning);
      return { key: meaningKey, ability: meaning };
    });
    this.meanings.set(key, meant);
  }

  private inside(key: AbilityKey, ability: Ability): void {
    const count = { granted: 0, lasting: 0 };
    const grant = (granted: Ability): void => {
      const own = `${key}.g${count.granted++}` as AbilityKey;
      this.add(own, granted);
      const had = this.withMeanings(own, granted);
      this.lendsStatics ||= had.some((one) => one.ability.ability === 'static');
    };
    const ops = (list: readonly StaticOp[]): void => {
      for (const op of flatOps(list)) {
        if (op.op === 'gain') op.abilities.forEach(grant);
        this.givesControl ||= op.op === 'control';
        if (op.op !== 'text of') continue;
        this.borrows = true;
        this.lendsStatics = true;
        op.and.forEach(grant);
      }
    };
    const instructions = (list: readonly Instruction[]): void => {
      for (const instruction of list) {
        if (instruction.do === 'last' || instruction.do === 'last on') {
          const made = `${key}.l${count.lasting++}` as AbilityKey;
          this.makers.set(made, instruction);
          this.setKey(instruction, made);
          if (instruction.do === 'last') instruction.abilities.forEach(grant);
          else ops(instruction.ops);
        }
        // What becomes a copy has what stands on another.
        if (instruction.do === 'act' && instruction.act.copy && instruction.act.object)
          this.lendsStatics = true;
        for (const inner of innerInstructions(instruction)) instructions(inner);
      }
    };
    if (ability.ability === 'static') ops(ability.ops);
    for (const list of instructionsOf(ability)) instructions(list);
    for (const list of exceptions(ability)) ops(list);
    this.lendsStatics ||= changesOf(ability).some((one) => one.change === 'copy' && one.until !== undefined);
  }
}

/** Whether it is a keyword behind a condition. */
/** Whether it is a keyword behind a condition. */
function isGated(ability: Ability): ability is GatedKeyword {
  return ability.ability === 'keyword' && ability.while !== undefined;
}

/** Whether several equal objects have an ability each, as what triggers, or what it does to others, shows. */
export function countsForEach(ability: Ability): boolean {
  switch (ability.ability) {
    case 'triggered':
      return true;
    case 'replacement':
      return !concernsItself(ability);
    case 'static':
      return !isSelfContained(ability);
    default:
      return false;
  }
}

function exceptions(ability: Ability): readonly (readonly StaticOp[])[] {
  return flat(changesOf(ability), (change) => {
    if (change.change === 'copy') return [change.except ?? []];
    return change.change === 'become' ? change.among : [];
  });
}
