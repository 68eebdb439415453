/** Made by the build from `opening.yaml`: see `build/opening.ts`. */
declare module 'virtual:opening' {
  import type { Ruleset } from '../src/rulebooks/definition.js';
  import type { Setup } from '../src/scenario/setup.js';
  import type { Scenario } from '../src/scenario/written.js';

  export const opening: {
    readonly scenario: Scenario;
    /** Its board, the texts of its cards already read. */
    readonly setup: Setup;
    /** What is printed as the type of each of its cards. */
    readonly types: { readonly [card: string]: string };
    readonly definition: Ruleset;
  };
}

/** Made by the build from `cards/`: the cards of a game, checked. */
declare module 'virtual:cards' {
  import type { FormCard } from '../src/scenario/written.js';

  export const cards: { readonly [game: string]: () => Promise<{ readonly default: readonly FormCard[] }> };
}

/** Made by the build: what rules say that the opening's ruling does not cite. See `build/lines.ts`. */
declare module 'virtual:lines' {
  export const lines: { readonly [key: string]: { readonly [version: string]: string } };
}

/** Made by the build: what of the engine comes later, the functions by their numbers. See `build/rest.ts`. */
declare module 'virtual:rest' {
  export { lines } from 'virtual:lines';
  export const functions: readonly unknown[];
}
