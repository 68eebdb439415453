/** What became of the events that would have happened, over everything that took their place. */

import type { Play } from '../kernel/play.js';
import type { GameEvent } from '../position/event.js';
import type { Happening, VerdictMessage } from './message.js';
import { general, type Naming } from './things.js';

/** An event as it was to happen at first. */
interface Root {
  readonly event: GameEvent;
  /** Told while the board stood as it did when the event was raised. */
  readonly said: Happening;
  /** What another event contains: told only where something else took its place. */
  readonly part: boolean;
  replaced: boolean;
  readonly happened: Leaf[];
}

/** What happened in the end. */
interface Leaf {
  readonly event: GameEvent;
  readonly said: Happening;
}

type Fate = Extract<VerdictMessage, { say: 'fate' }>;

export class Fates {
  private readonly naming: Naming;
  private readonly play: Play;
  private readonly roots: Root[] = [];
  /** The events that were to happen at first, by what they have become. */
  private readonly from = new Map<GameEvent, readonly Root[]>();
  private readonly quiet: ReadonlySet<string>;

  constructor(play: Play, naming: Naming, quiet: readonly string[]) {
    this.play = play;
    this.naming = naming;
    this.quiet = new Set(quiet);
  }

  /** Whether an event only leads to others. */
  isQuiet({ kind, from, to }: GameEvent): boolean {
    return wordKeys(kind, from, to?.zone ?? null).some((key) => this.quiet.has(key));
  }

  raised(events: readonly GameEvent[]): void {
    for (const event of events) if (!this.from.has(event)) this.root(event, false);
  }

  opened(parts: readonly GameEvent[]): void {
    for (const part of parts) if (!this.from.has(part)) this.root(part, true);
  }

  private root(event: GameEvent, part: boolean): void {
    const root: Root = { event, said: this.naming.happening(event), part, replaced: false, happened: [] };
    this.roots.push(root);
    this.from.set(event, [root]);
  }

  /** @param changed the events still happen, in another way */
  applied(before: readonly GameEvent[], after: readonly GameEvent[], changed: boolean): void {
    const rootsOf = (events: readonly GameEvent[]): Root[] => [
      ...new Set(events.flatMap((event) => this.from.get(event) ?? [])),
    ];
    const roots = rootsOf(before);
    for (const event of after) {
      const same = rootsOf(before.filter(({ object }) => object === event.object));
      this.from.set(event, same.length > 0 ? same : roots);
    }
    if (!changed) for (const root of roots) root.replaced = true;
  }

  happened(event: GameEvent, planned: GameEvent): void {
    const leaf = { event, said: this.naming.happening(event) };
    for (const root of this.from.get(planned) ?? []) root.happened.push(leaf);
  }

  /** What it all comes to, in the order in which it began. */
  verdicts(): Fate[] {
    const fates: Fate[] = [];
    const told = new Set<GameEvent>();
    for (const root of this.roots) {
      if (this.isWhole(root.event) || (!root.replaced && (root.part || this.isQuiet(root.event)))) continue;
      const happened = root.happened.filter(({ event }) => !this.isQuiet(event) && !this.isWhole(event));
      const news = happened.filter(({ event }) => !told.has(event));
      if (happened.length > 0 && news.length === 0) {
        this.sharing(fates, root, happened);
        continue;
      }
      if (happened.length === 0 && !root.replaced) continue;
      for (const { event } of news) told.add(event);
      const asRaised = news.some(
        ({ event }) => event.kind === root.event.kind && event.object === root.event.object,
      );
      fates.push({
        say: 'fate',
        happens: this.naming.merged(news.map(({ said }) => said)),
        instead: root.replaced && !asRaised ? [root.said] : [],
      });
    }
    return this.together(fates);
  }

  /** One event can stand in the place of several. */
  private sharing(fates: Fate[], root: Root, happened: readonly Leaf[]): void {
    const said = happened.map((leaf) => JSON.stringify(leaf.said));
    const at = fates.findIndex(({ happens }) => happens.some((one) => said.includes(JSON.stringify(one))));
    const fate = fates[at];
    if (fate && root.replaced)
      fates[at] = { ...fate, instead: this.naming.merged([...fate.instead, root.said]) };
  }

  /** Fates that differ only in their objects are told as one. */
  private together(fates: readonly Fate[]): Fate[] {
    const merged: Fate[] = [];
    for (const fate of fates) {
      const at = merged.findIndex((other) => kindOf(other) === kindOf(fate));
      const other = merged[at];
      if (!other || kindOf(fate) === null) {
        merged.push(fate);
        continue;
      }
      merged[at] = {
        say: 'fate',
        happens: this.naming.merged([...other.happens, ...fate.happens]),
        instead: this.naming.merged([...other.instead, ...fate.instead]),
      };
    }
    return merged;
  }

  private isWhole(event: GameEvent): boolean {
    return (this.play.catalogue.events[event.kind]?.sequence?.(this.play, event).length ?? 0) > 0;
  }
}

/** What two fates must have in common to be told as one; null for one that stands alone. */
function kindOf({ happens, instead }: Fate): string | null {
  const [happening, ...others] = happens;
  const [replaced] = instead;
  if (others.length > 0 || instead.length > 1) return null;
  const same =
    !happening || !replaced || JSON.stringify(happening.objects) === JSON.stringify(replaced.objects);
  return same ? JSON.stringify([happening && general(happening), replaced && general(replaced)]) : null;
}

/** The keys under which the words for an event are looked up, the most exact first. */
export function wordKeys(kind: string, from: string | null, to: string | null): string[] {
  return [
    ...(from !== null && to !== null ? [`${kind}:${from}>${to}`] : []),
    ...(to !== null ? [`${kind}>${to}`] : []),
    kind,
  ];
}
