/** The project's scenarios, by game and by topic. */

import '../style/gallery.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type GalleryEntry, loadGallery, loadScenario } from '../gallery.js';
import { announced, openAnew } from '../state/page.js';
import { GALLERY } from '../words/gallery.js';
import { WORDS } from '../words/page.js';
import { READ } from '../words/read.js';
import { WHAT_IF } from '../words/what-if.js';

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
      <h1 class="says">{GALLERY.heading}</h1>
      <p class="soft">{GALLERY.lead}</p>
      <div class="seek">
        <label class="field">
          {GALLERY.search}
          <input
            type="search"
            value={wanted.value}
            onInput={(event) => (wanted.value = event.currentTarget.value)}
          />
        </label>
        <fieldset class="row">
          <legend class="unseen">{READ.game}</legend>
          {[null, ...GAMES].map((one) => (
            <button
              type="button"
              class="button"
              aria-pressed={game.value === one}
              onClick={() => (game.value = one)}
              key={one}
            >
              {one === null ? GALLERY.every : WORDS.game[one]}
            </button>
          ))}
        </fieldset>
      </div>
      <p class="soft small" role="status">
        {failed.value
          ? GALLERY.failed
          : entries.value === null
            ? `${GALLERY.loading} …`
            : found.length === 0
              ? GALLERY.none
              : GALLERY.found(found.length)}
      </p>
      <Topics entries={found} />
    </main>
  );
}

function isWanted(
  { game, title, topic, ids, cards }: GalleryEntry,
  wanted: string,
  only: string | null,
): boolean {
  if (only !== null && game !== only) return false;
  const all = [title, topic, gameName(game), ...ids, ...cards].join(' ').toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

function gameName(game: string): string {
  const known = GAMES.find((one) => one === game);
  return known ? WORDS.game[known] : game;
}

/** So few are all shown at once. */
const FEW = 40;

function Topics({ entries }: { entries: readonly GalleryEntry[] }) {
  const games = GAMES.filter((game) => entries.some((entry) => entry.game === game));
  return (
    <>
      {games.map((game) => (
        <section class="topics" aria-label={gameName(game)} key={game}>
          <h2 class="heading">{gameName(game)}</h2>
          <div class="shelf">
            {[...byTopic(entries.filter((entry) => entry.game === game))].map(([topic, group]) => (
              <details class="topic" open={entries.length <= FEW} key={topic}>
                <summary class="topic-name">
                  {topic} <span class="count">{GALLERY.topic(group.length)}</span>
                </summary>
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
              </details>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

function byTopic(entries: readonly GalleryEntry[]): ReadonlyMap<string, readonly GalleryEntry[]> {
  const topics = new Map<string, GalleryEntry[]>();
  for (const entry of entries) {
    const group = topics.get(entry.topic);
    if (group) group.push(entry);
    else topics.set(entry.topic, [entry]);
  }
  const last = (topic: string): boolean => topic === GALLERY.other;
  return new Map(
    [...topics].sort(([a], [b]) => Number(last(a)) - Number(last(b)) || a.localeCompare(b, 'en')),
  );
}

/** What is not said by the title. */
function facts({ ids, rules, title }: GalleryEntry): string {
  return [...ids, ...(rules === null || title.includes(rules) ? [] : [WHAT_IF.rulesOf(rules)])].join(', ');
}

async function show({ key, title }: GalleryEntry): Promise<void> {
  try {
    openAnew(await loadScenario(key));
    announced.value = title;
  } catch {
    announced.value = GALLERY.failed;
  }
}
