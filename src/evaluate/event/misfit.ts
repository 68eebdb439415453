/**
 * Which of its words keeps an effect from an event: the first part of a phrase that something in the event is not. Only
 * explanations ask; whether the effect applies has been found without it.
 */

import type { Act } from '../../ability/act.js';
import type { Condition } from '../../ability/condition.js';
import type { Description, Either, Head, Place, Some, Test, What, Who } from '../../ability/reference.js';
import type { PlayerId, Trait } from '../../ground/id.js';
import { ifKnown } from '../../ground/known.js';
import { type Env, envWith } from '../../position/env.js';
import type { GameEvent } from '../../position/event.js';
import { type Game, isField } from '../../rulebook/game.js';
import type { Misfit, Unlike } from '../../rulebook/misfit.js';
import type { View } from '../../table/view.js';
import { spokenOf } from '../condition/comparing.js';
import { holds } from '../condition/condition.js';
import { quantity } from '../condition/quantity.js';
import { describes, hasWord, passes, possessor } from '../condition/test.js';
import { viewOf } from '../object/characteristics.js';
import { isOneOf } from '../reference/one-of.js';
import { otherOf } from '../reference/past.js';
import { aimFor } from '../reference/target.js';
import { asBefore } from './as-before.js';
import { holderOf, isSpot, isToken } from './matched.js';
import { type Mismatch, match } from './pattern.js';

/** Which of these conditions of an effect is not met, or which of its parts; null where they are, or nobody knows. */
export function unmetCondition(game: Game, env: Env, conditions: readonly Condition[]): Misfit | null {
  return ifKnown((): Misfit | null => {
    const part = failingOf(game, env, conditions);
    if (part?.if !== 'turn') return part && { lacks: 'condition', part };
    const meant = game.table.position.players.flatMap((_, index) => {
      const player = index as PlayerId;
      return isOneOf(game, env, part.whose, player) ? [player] : [];
    });
    return { lacks: 'turn', meant };
  }, null);
}

function failingOf(game: Game, env: Env, conditions: readonly Condition[]): Condition | null {
  const failing = conditions.find((one) => !holds(game, env, one));
  if (failing?.if !== 'all') return failing ?? null;
  return failingOf(game, env, failing.of) ?? failing;
}

/** What keeps an effect from an event that its words do not fit; null where that is told in no few words. */
export function misfit(
  game: Game,
  env: Env,
  pattern: Act,
  event: GameEvent,
  kinds: readonly string[],
  subject: View | null,
): Misfit | null {
  // What is not known of a card is no reason.
  return ifKnown(() => new Looking(game, env, event, kinds, subject).at(pattern), null);
}

class Looking {
  private readonly game: Game;
  private readonly env: Env;
  private readonly event: GameEvent;
  private readonly kinds: readonly string[];
  private readonly subject: View | null;

  constructor(game: Game, env: Env, event: GameEvent, kinds: readonly string[], subject: View | null) {
    this.game = game;
    this.env = envWith(env, { event });
    this.event = event;
    this.kinds = kinds;
    this.subject = asBefore(game, event, subject);
  }

  at(pattern: Act): Misfit | null {
    const { either, ...whole } = pattern;
    if (either) {
      const all = either.flatMap((one) => this.at({ ...whole, ...one }) ?? []);
      const words = all.flatMap((one) => (one.lacks === 'token' ? one.words : []));
      if (words.length === either.length) return { lacks: 'token', words };
      // Of several that it could be, that of which there is something is nearest: what happens to no player is no other player.
      const near = all.filter(({ lacks }) => lacks !== 'any');
      const isOfNobody = this.subject !== null && this.event.player === null;
      return near.find(({ lacks }) => !isOfNobody || lacks !== 'player') ?? near[0] ?? all[0] ?? null;
    }
    switch (this.match(pattern)) {
      case 'player':
        return pattern.by ? this.player(pattern.by) : null;
      case 'from':
        return this.place('from', pattern.from);
      case 'to':
        return this.place('to', pattern.to);
      case 'counter':
        return pattern.counter === undefined ? null : { lacks: 'counter', counter: pattern.counter };
      case 'amount':
        return this.amount(pattern);
      case 'object':
        return this.party('object', pattern, this.subject);
      case 'other':
        return this.party('other', pattern, otherOf(this.game, this.event));
      case 'cause':
        return this.cause(pattern);
      default:
        return null;
    }
  }

  private match(pattern: Act): Mismatch | null {
    const found = match(this.game, this.env, pattern, this.event, this.kinds, this.subject);
    return typeof found === 'string' ? found : null;
  }

  private player(who: Who): Misfit | null {
    const meant = this.meant(who);
    return meant.length === 0 ? null : { lacks: 'player', meant };
  }

  /** The players whom words mean, as far as that can be said of each. */
  private meant(who: Who): readonly PlayerId[] {
    const { game, env } = this;
    return game.table.position.players.flatMap((_, index) => {
      const player = index as PlayerId;
      return isOneOf(game, env, who, player) ? [player] : [];
    });
  }

  private others(who: Who): readonly PlayerId[] {
    const meant = this.meant(who);
    const all = this.game.table.position.players.map((_, index) => index as PlayerId);
    return meant.length === 0 ? [] : all.filter((player) => !meant.includes(player));
  }

  private place(lacks: 'from' | 'to', place: Place | undefined): Misfit | null {
    if (!place || place.otherThan || !this.game.catalogue.zones[place.zone]) return null;
    const { whose, ...anybodys } = place;
    const { event, subject } = this;
    const there =
      lacks === 'to' ? isSpot(this.game, this.env, anybodys, event.to) : event.from === place.zone;
    const holder = lacks === 'to' ? event.to?.holder : holderOf(this.game, event, subject);
    const meant = there && whose && holder != null ? this.meant(whose) : null;
    if (there && !meant?.length) return null;
    return { lacks, zone: place.zone, at: place.at ?? null, meant };
  }

  private amount({ amount, atLeast }: Act): Misfit | null {
    const wanted = amount ?? atLeast;
    if (wanted === undefined || this.event.amount === null) return null;
    return { lacks: 'amount', amount: quantity(this.game, this.env, wanted), orMore: amount === undefined };
  }

  private party(of: 'object' | 'other', pattern: Act, view: View | null): Misfit | null {
    const what = pattern[of];
    if (of === 'object' && pattern.token && !isToken(this.game, pattern.token, this.event))
      return { lacks: 'token', words: [pattern.token.traits.map(({ is }) => is)] };
    if (!what) return null;
    if (what.what === 'either') {
      const either = this.either(what, view);
      if (either) return either.lacks === 'player' ? either : { of, ...either };
    }
    const unlike = this.unlike(what, view, (less) => this.match({ ...pattern, [of]: less }) !== of);
    return { of, ...(unlike ?? { lacks: 'described', by: what }) };
  }

  /** Those of whom words mean one or the other: what was chosen, or a player. */
  private either(
    what: Either,
    view: View | null,
  ): Extract<Misfit, { lacks: 'player' }> | Extract<Unlike, { lacks: 'named' }> | null {
    const chosen = aimFor(this.env, what)?.aim?.chosen;
    if (chosen && 'players' in chosen) return { lacks: 'player', meant: chosen.players };
    if (chosen) return named(chosen);
    const meant = view ? [] : this.meant(what.who);
    return meant.length === 0 ? null : { lacks: 'player', meant };
  }

  private cause({ cause: patterns = [] }: Act): Misfit | null {
    const { cause } = this.event;
    if (cause.manner === 'cost' && patterns.every(({ manner, except }) => !except && manner !== 'cost'))
      return { lacks: 'cause', is: 'cost' };
    const [pattern, ...others] = patterns.filter(({ manner }) => manner === cause.manner);
    if (!pattern || others.length > 0 || patterns.some(({ except }) => except)) return null;
    if (pattern.whose && !isOneOf(this.game, this.env, pattern.whose, cause.player)) {
      const meant = this.meant(pattern.whose);
      if (cause.player === null || meant.length === 0) return null;
      return { of: 'cause', lacks: 'whose', by: 'control', is: cause.player, meant };
    }
    const source = cause.source === null ? null : viewOf(this.game, cause.source);
    if (!pattern.source || !source) return null;
    const unlike = this.described(pattern.source, source, (less) =>
      describes(this.game, this.env, less, source, true),
    );
    return unlike && { of: 'cause', ...unlike };
  }

  /** What it is not that a phrase describes; `fits`: whether it is what a phrase that says less describes. */
  private unlike(what: What, view: View | null, fits: (less: What) => boolean): Unlike | null {
    if (what.what === 'either') return this.unlike(what.or, view, (or) => fits({ ...what, or }));
    if (what.what === 'both') {
      const part = what.of.findLast((one) => one.what === 'some') ?? what.of.at(-1);
      return part ? this.unlike(part, view, (less) => fits({ ...what, of: [less] })) : null;
    }
    if (!view) return what.what === 'this' ? { lacks: 'own' } : { lacks: 'any' };
    switch (what.what) {
      case 'this': {
        if (view.object.id !== this.env.source) return { lacks: 'own' };
        const { adjectives = [], which = [], ...plain } = what;
        return this.failing([...adjectives, ...which], view, (test) => fits({ ...plain, which: [test] }));
      }
      case 'that':
        return named(this.env.refs[what.of]);
      case 'some':
        return this.some(what, view, fits);
      default:
        return null;
    }
  }

  private some(what: Some, view: View, fits: (less: What) => boolean): Unlike | null {
    const chosen = aimFor(this.env, what)?.aim?.chosen;
    const isChosen = chosen && 'objects' in chosen && chosen.objects.includes(view.object.id);
    if (chosen && !isChosen) return named(chosen);
    const { whose, having, ...plain } = what;
    const places = bare(what.described);
    const unlike = this.described(
      what.described,
      view,
      (described) => fits({ ...plain, described }),
      () =>
        whose && !fits({ ...plain, whose, described: places })
          ? this.whose(whose, possessor(this.game, view.object), view)
          : null,
    );
    if (unlike) return unlike;
    const { having: _, ...less } = what;
    return having && fits(less) ? this.failing([having], view, () => false) : null;
  }

  /** The first of its words that a description has and the object does not fit: what it is, then whose, then how it is. */
  private described(
    { adjectives = [], head, which = [] }: Description,
    view: View,
    fits: (less: Description) => boolean,
    between: () => Unlike | null = () => null,
  ): Unlike | null {
    const places = bare({ adjectives, head, which });
    const noun = this.noun(head, view, (less) => fits({ ...places, head: less }));
    if (noun !== undefined) return noun;
    const found = between();
    if (found) return found;
    const tests = [...adjectives, ...which].filter((test) => !isPlace(test));
    return this.failing(tests, view, (test) =>
      fits({ ...places, adjectives: [...(places.adjectives ?? []), test] }),
    );
  }

  /** Null where the noun does not fit, and nothing short says why; undefined where it does. */
  private noun(head: Head, view: View, fits: (less: Head) => boolean): Unlike | null | undefined {
    if (fits(head)) return undefined;
    if ('among' in head) return null;
    if ('either' in head) {
      const words = head.either.flatMap((one) => ('sort' in one && one.noun && !one.kinds ? [one.noun] : []));
      return words.length === head.either.length ? this.none(words, view) : null;
    }
    const { sort, noun, kinds = [], anyKind = [] } = head;
    const { word } = this.game.catalogue.sorts[sort] ?? {};
    for (const words of [word, noun, ...kinds].map((one) => (one ? [one] : [])).concat([anyKind])) {
      const lacking = this.none(words, view);
      if (lacking) return lacking;
    }
    return null;
  }

  /** These words of one trait, where the object has none of them. */
  private none(words: readonly { readonly trait: Trait; readonly is: string }[], view: View): Unlike | null {
    const [first] = words;
    if (!first || words.some(({ trait, is }) => trait !== first.trait || hasWord(this.game, view, trait, is)))
      return null;
    return has(first.trait, words);
  }

  private failing(tests: readonly Test[], view: View, fits: (test: Test) => boolean): Unlike | null {
    const failing = tests.find((test) => ifKnown(() => !fits(test), false));
    if (!failing || passes(this.game, this.env, failing, view)) return null;
    // Whose it is makes sense only of something.
    const by = failing.test === 'controlled' || failing.test === 'owned' ? null : failing;
    return this.tested(failing, view) ?? (by && { lacks: 'described', by });
  }

  /** What an object is not that fails a test. */
  private tested(test: Test, view: View, not = false): Unlike | null {
    const { object } = view;
    switch (test.test) {
      case 'trait':
        return { ...has(test.trait, [test]), not };
      case 'not':
        return this.tested(test.of, view, !not);
      case 'status':
        return { lacks: 'status', status: test.status, not, by: test };
      case 'counters':
        return {
          lacks: 'counters',
          counter: test.counter,
          atLeast: quantity(this.game, this.env, test.atLeast),
          not,
        };
      case 'other':
        return not ? { lacks: 'own' } : { lacks: 'other' };
      case 'controlled':
        return this.whose(test.by, object.controller, view, { not });
      case 'owned':
        return this.whose(test.by, object.owner, view, { by: 'owner', not });
      case 'compare': {
        if (not) return null;
        const { trait, by } = test;
        const to = quantity(this.game, this.env, test.to);
        return { lacks: 'number', trait, by, to, is: spokenOf(this.game, view, trait) };
      }
      case 'any': {
        const words = test.of.flatMap((one) => (one.test === 'trait' ? [one] : []));
        return words.length === test.of.length && !not ? this.none(words, view) : null;
      }
      default:
        return null;
    }
  }

  /** @param not it is said to be theirs whom the words do not mean */
  private whose(
    who: Who,
    is: PlayerId,
    { object }: View,
    { by, not = false }: { readonly by?: 'owner'; readonly not?: boolean } = {},
  ): Unlike | null {
    const meant = not ? this.others(who) : this.meant(who);
    // Where nobody controls what the words are on, nobody is meant.
    if (meant.length === 0 || meant.includes(is)) return null;
    return { lacks: 'whose', by: by ?? (isField(this.game, object.zone) ? 'control' : 'zone'), is, meant };
  }
}

function has(trait: Trait, words: readonly { readonly is: string }[]): Extract<Unlike, { lacks: 'words' }> {
  return { lacks: 'words', trait, words: words.map(({ is }) => is), not: false };
}

function named(value: Env['refs'][number] | undefined): Extract<Unlike, { lacks: 'named' }> | null {
  return value && 'objects' in value && value.objects.length > 0
    ? { lacks: 'named', objects: value.objects }
    : null;
}

/** A description without what it says beside where such objects are. */
function bare({ adjectives = [], head, which = [] }: Description): Description {
  return { adjectives: adjectives.filter(isPlace), head, which: which.filter(isPlace) };
}

/** Where something is said to be it is looked for, wherever such objects are usually. */
function isPlace({ test }: Test): boolean {
  return test === 'zone';
}
