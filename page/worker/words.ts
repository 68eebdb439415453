/** The words with which scenarios of a game are written, and its cards: for completion and for forms. */

import type { ActionRule } from '../../src/rulebook/rulebook.js';
import { GAMES, loadGame } from '../../src/rulebooks/games.js';
import type { ActionView, WordsView, WordView } from '../protocol.js';
import { cardsOf } from './shelf.js';

export async function wordsView(game: string): Promise<WordsView> {
  if (!GAMES.includes(game)) throw new RangeError(`there is no game ${JSON.stringify(game)}`);
  const definition = await loadGame(game);
  const cards = await cardsOf(definition);
  const { rulebook, zoneWords, valueWords, words } = definition;
  const { zones = {}, traits = {}, actions = {} } = words?.en ?? {};
  const named = (
    table: { readonly [word: string]: string },
    names: { readonly [key: string]: string },
  ): WordView[] =>
    Object.entries(table).map(([word, key]) => ({ word, name: (names[key] ?? word).replace(/^the /, '') }));
  const printed = new Map(cards.printed().map(({ written }) => [written.name, written.type]));
  return {
    game: { key: rulebook.game, name: rulebook.name },
    versions: rulebook.versions,
    cards: [...printed].map(([name, type]) => ({ name, type })),
    zones: named(zoneWords, zones),
    values: named(valueWords, traits),
    statuses: Object.keys(definition.statusWords),
    objectFields: definition.objectFields,
    cardFields: Object.keys(definition.fields),
    actions: Object.entries(rulebook.actions).map(([verb, rule]) => actionView(verb, rule, actions[verb])),
    types: definition.textTypes,
  };
}

function actionView(
  verb: string,
  { needs, takes = [] }: ActionRule,
  template: string | undefined,
): ActionView {
  return {
    verb,
    name: template === undefined ? verb : withoutNames(template),
    takes: needs.includes('object') ? 'card' : needs.includes('words') ? 'text' : 'nothing',
    other: needs.includes('others')
      ? 'several'
      : (needs.includes('other') || takes.includes('other')) && 'one',
  };
}

/** What is done, without who does it and to what: "<cast> …". */
function withoutNames(template: string): string {
  return template
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\{player\}\s*/, '')
    .replace(/<(\w+)>/g, '$1')
    .replace(/\{\w+\}/g, '…')
    .trim();
}
