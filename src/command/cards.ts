/** `instead cards`: looks cards up. */

import { nearNames } from '../ground/near.js';
import type { Definition } from '../rulebooks/definition.js';
import { GAMES, loadGame } from '../rulebooks/games.js';
import type { Printed } from '../scenario/library.js';
import { EXIT } from './exit.js';
import type { Output } from './output.js';
import { Shelf } from './shelf.js';
import type { World } from './world.js';

export interface CardsOptions {
  readonly game?: string;
  readonly cards: readonly string[];
  readonly json?: boolean;
}

/** A card with its game. */
interface Known extends Printed {
  readonly game: string;
}

export async function cards(
  world: World,
  output: Output,
  name: string | undefined,
  options: CardsOptions,
): Promise<void> {
  const shelf = new Shelf(world);
  for (const file of options.cards) {
    for (const { problem, code } of await shelf.addCards(file)) output.problems([problem], code);
  }
  const games = options.game === undefined ? GAMES : [options.game];
  const known: Known[] = [];
  for (const game of games) {
    const definition: Definition = await loadGame(game);
    const library = await shelf.cards(definition);
    known.push(...library.printed().map((card) => ({ ...card, game })));
  }
  const found = name === undefined ? known : matching(known, name);
  if (name !== undefined && found.length === 0) {
    const near = nearNames(
      name,
      known.map((card) => card.written.name),
    );
    const advice =
      near.length > 0 ? `Did you mean ${near.join(' or ')}?` : '`instead cards` lists all that are known.';
    const message = `No card is known by the name ${JSON.stringify(name)}.`;
    output.problems([{ code: 'card/unknown-card', message, advice }], EXIT.invalid);
    if (options.json) output.document({ cards: [] });
    return;
  }
  if (options.json) {
    const printed = found.map(({ game, written: { printed: fields, ...card }, printing }) => ({
      game,
      ...card,
      ...fields,
      ...(printing === null ? {} : { printing }),
    }));
    return output.document({ cards: printed });
  }
  const whole = name !== undefined && new Set(found.map((card) => card.written.name)).size === 1;
  output.say(whole ? found.map(cardText).join('\n') : listed(found));
}

/** The card of that name, or else those whose names hold it. */
function matching(known: readonly Known[], name: string): Known[] {
  const wanted = name.toLowerCase();
  const exact = known.filter((card) => card.written.name.toLowerCase() === wanted);
  if (exact.length > 0) return exact;
  return known.filter((card) => card.written.name.toLowerCase().includes(wanted));
}

function listed(found: readonly Known[]): string {
  const games = [...new Set(found.map(({ game }) => game))];
  return games
    .map((game) => {
      const names = found.filter((card) => card.game === game).map((card) => card.written.name);
      const unique = [...new Set(names)].sort((a, b) => a.localeCompare(b, 'en'));
      return [`${game} (${unique.length})`, ...unique.map((one) => `  ${one}`)].join('\n');
    })
    .join('\n');
}

function cardText({ game, written, printing }: Known): string {
  const head = `${written.name}${printing === null ? '' : ` (printing: ${printing})`}, ${game}`;
  const fields = [['type', written.type], ...Object.entries(written.printed)].map(
    ([field, value]) => `  ${String(field)}: ${Array.isArray(value) ? value.join(', ') : String(value)}`,
  );
  const text = written.text === '' ? [] : written.text.split('\n').map((line) => `    ${line}`);
  return [head, ...fields, ...text].join('\n');
}
