/** How a card's text is understood, as the page shows it. */

import type { Trouble } from '../../src/language/language.js';
import type { Definition } from '../../src/rulebooks/definition.js';
import { GAMES, loadGame } from '../../src/rulebooks/games.js';
import { LIMITS } from '../../src/scenario/limits.js';
import {
  KIND_NAMES,
  type Reading,
  type ReadText,
  readingOf,
  readPrinted,
} from '../../src/scenario/reading.js';
import { placeInText, troubleAdvice } from '../../src/scenario/unread.js';
import type { AbilityView, ReadingView, ReadRequest, TroubleView } from '../protocol.js';

export async function readingView({ game, type, name, text }: ReadRequest): Promise<ReadingView> {
  if (!GAMES.includes(game)) throw new RangeError(`there is no game ${JSON.stringify(game)}`);
  const definition = await loadGame(game);
  const types = type === null ? definition.textTypes : [type];
  const read = readPrinted(definition, types, text.slice(0, LIMITS.text), name ?? undefined);
  return {
    text: read.written.text,
    type: read.written.type,
    types: definition.textTypes,
    pieces: read.pieces.map(({ start, end, line, abilities, trouble }) => ({
      start,
      end,
      line,
      // Of what is not understood at all the trouble is told, and nothing else.
      abilities: abilities
        .map((ability) => readingOf(definition.rulebook, ability, newest(definition)))
        .filter(({ kind }) => kind !== 'unread')
        .map((reading) => abilityView(definition, reading, trouble !== null)),
      trouble: trouble && troubleView(read, trouble),
    })),
  };
}

function newest({ rulebook }: Definition): string {
  return rulebook.versions[0] ?? '';
}

/** @param troubled what is not wholly understood is not written back */
function abilityView(definition: Definition, reading: Reading, troubled: boolean): AbilityView {
  const { of, kind, keyword, form, names, optional, conditional, within } = reading;
  return {
    kind: KIND_NAMES[kind],
    tags: [
      ...(keyword === null ? [] : [keyword]),
      ...(form === null ? [] : [`form ${form}`]),
      ...names,
      ...(optional === null ? [] : [optional ? 'optional' : 'mandatory']),
      ...(conditional ? ['while a condition holds'] : []),
    ],
    written: !troubled && 'ability' in of ? definition.language().write(of) : null,
    within: within.map((one) => abilityView(definition, one, troubled)),
  };
}

function troubleView({ written: { text } }: ReadText, trouble: Trouble): TroubleView {
  const { unread, at, understood, expected, meanings } = trouble;
  const { line, column } = placeInText(text, at);
  return {
    message: `Not understood at line ${line}, column ${column}.`,
    advice: troubleAdvice(trouble),
    start: unread.start,
    end: unread.end,
    at,
    understood,
    expected,
    meanings,
  };
}
