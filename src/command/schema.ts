/** `instead schema`: the form of scenario and card files, for editors. */

import { GAMES, loadGame } from '../rulebooks/games.js';
import { cardsSchema, scenarioSchema } from '../scenario/schema.js';
import type { Output } from './output.js';

export interface SchemaOptions {
  readonly game?: string;
  readonly cards?: boolean;
}

export async function schema(output: Output, { game, cards }: SchemaOptions): Promise<void> {
  const games = game === undefined ? GAMES : [game];
  const definitions = await Promise.all(games.map(loadGame));
  output.say(JSON.stringify(cards ? cardsSchema(definitions) : scenarioSchema(definitions), null, 2));
}
