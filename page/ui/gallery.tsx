/** The project's scenarios, by game and by topic. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type GalleryEntry, loadGallery, loadScenario } from '../gallery.js';
import { announced, openAnew } from '../state/page.js';
import { WORDS } from '../words.js';

/** So many are listed at once: more than anybody reads. */
const MOST_LISTED = 200;

const GAMES = ['magic', 'duel-masters', 'yugioh', 'riftbound'] as const;

export function Gallery() {
  const entries = useSignal<readonly GalleryEntry[] | null>(null);
  const failed = useSignal(false);
  const wanted = useSignal('');
  const game = useSignal<string | null>(null);
  useEffect(() => {
    loadGallery().then(
      (found) => (entries.value = found),
      () => (failed.value = true),
    );
  }, [entries, failed]);
  const found = (entries.value ?? []).filter((entry) => isWanted(entry, wanted.value, game.value));
  return (
    <main class="alone gallery" id="ruling" tabIndex={-1}>
      <h1 class="says">{WORDS.gallery.heading}</h1>
      <p class="soft">{WORDS.gallery.lead}</p>
      <div class="seek">
        <label class="field">
          {WORDS.gallery.search}
          <input
            type="search"
            value={wanted.value}
            onInput={(event) => (wanted.value = event.currentTarget.value)}
          />
        </label>
        <fieldset class="row">
          <legend class="unseen">{WORDS.read.game}</legend>
          {[null, ...GAMES].map((one) => (
            <button
              type="button"
              class="button"
              aria-pressed={game.value === one}
              onClick={() => (game.value = one)}
              key={one}
            >
              {one === null ? WORDS.gallery.every : WORDS.gallery.game[one]}
            </button>
          ))}
        </fieldset>
      </div>
      <p class="soft small" role="status">
        {failed.value
          ? WORDS.gallery.failed
          : entries.value === null
            ? `${WORDS.gallery.loading} …`
            : found.length === 0
              ? WORDS.gallery.none
              : WORDS.gallery.found(found.length)}
      </p>
      <Topics entries={found.slice(0, MOST_LISTED)} />
    </main>
  );
}

function isWanted({ game, title, topic, ids }: GalleryEntry, wanted: string, only: string | null): boolean {
  if (only !== null && game !== only) return false;
  const all = [title, topic, gameName(game), ...ids].join(' ').toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

function gameName(game: string): string {
  const known = GAMES.find((one) => one === game);
  return known ? WORDS.gallery.game[known] : game;
}

function Topics({ entries }: { entries: readonly GalleryEntry[] }) {
  const topics = new Map<string, GalleryEntry[]>();
  for (const entry of entries) {
    const key = `${gameName(entry.game)}: ${entry.topic}`;
    const group = topics.get(key);
    if (group) group.push(entry);
    else topics.set(key, [entry]);
  }
  return (
    <>
      {[...topics].map(([topic, group]) => (
        <section class="topic" aria-label={topic} key={topic}>
          <h2 class="heading">{topic}</h2>
          <ul>
            {group.map((entry) => (
              <li key={entry.key}>
                <button type="button" class="entry" onClick={() => show(entry)}>
                  {entry.title}
                  {facts(entry) !== '' && <span class="soft small"> {facts(entry)}</span>}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function facts({ ids, rules }: GalleryEntry): string {
  return [...ids, ...(rules === null ? [] : [WORDS.whatIf.rulesOf(rules)])].join(', ');
}

async function show({ key, title }: GalleryEntry): Promise<void> {
  try {
    openAnew(await loadScenario(key));
    announced.value = title;
  } catch {
    announced.value = WORDS.gallery.failed;
  }
}
