/** The head of the page: its name, its views, how it looks and speaks. */

import { language, speak, theme, view } from '../state/page.js';
import { WORDS } from '../words/page.js';

const VIEWS = ['ruling', 'gallery', 'read'] as const;
const THEMES = ['system', 'light', 'dark'] as const;
const LANGUAGES = ['en', 'ja'] as const;

export function Top() {
  return (
    <header class="top">
      <a
        class="name"
        href="."
        aria-label={WORDS.home}
        onClick={(event) => {
          event.preventDefault();
          view.value = 'ruling';
        }}
      >
        <Sign />
        {WORDS.name}
      </a>
      <nav class="row" aria-label={WORDS.pages}>
        {VIEWS.map((one) => (
          <button
            type="button"
            class="button plain"
            aria-current={view.value === one ? 'page' : undefined}
            onClick={() => (view.value = one)}
            key={one}
          >
            {WORDS.view[one]}
          </button>
        ))}
      </nav>
      <div class="row spread settings">
        <label>
          <span class="unseen">{WORDS.language.label}</span>
          <select
            class="button plain"
            value={language.value}
            onChange={(event) => speak(event.currentTarget.value)}
          >
            {LANGUAGES.map((one) => (
              <option value={one} lang={one} key={one}>
                {WORDS.language[one]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span class="unseen">{WORDS.theme.label}</span>
          <select
            class="button plain"
            value={theme.value}
            onChange={(event) => {
              theme.value = THEMES.find((one) => one === event.currentTarget.value) ?? 'system';
            }}
          >
            {THEMES.map((one) => (
              <option value={one} key={one}>
                {WORDS.theme[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </header>
  );
}

/** A way that would have gone on, and the one that is taken instead. */
function Sign() {
  return (
    <svg viewBox="0 0 32 32" fill="none" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
      <path class="was" d="M17 9h11" stroke-width="2.4" stroke-dasharray="1 4.6" />
      <path class="is" d="M4 9h6c8 0 5 14 13 14h4M23 18.500l5 4.500-5 4.500" stroke-width="2.8" />
    </svg>
  );
}
