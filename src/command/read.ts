/** `instead read`: how a text is understood. */

import type { Ability } from '../ability/ability.js';
import type { Piece } from '../language/language.js';
import type { Definition, WrittenCard } from '../rulebooks/definition.js';
import { loadGame } from '../rulebooks/games.js';
import { CardLibrary } from '../scenario/library.js';
import { placeInText, troubleAdvice } from '../scenario/setup.js';
import { EXIT } from './exit.js';
import { readText } from './file.js';
import type { Output } from './output.js';
import { marked } from './report.js';
import { Shelf } from './shelf.js';
import type { World } from './world.js';

export interface ReadOptions {
  readonly game?: string;
  readonly type?: string;
  readonly name?: string;
  readonly card?: string;
  readonly printing?: string;
  readonly cards: readonly string[];
  readonly json?: boolean;
}

/** A text to read, and what it stands on. */
interface Text {
  readonly definition: Definition;
  readonly written: WrittenCard;
  readonly pieces: readonly Piece[];
}

export async function read(
  world: World,
  output: Output,
  what: string | undefined,
  options: ReadOptions,
): Promise<void> {
  const texts = await textsOf(world, output, what, options);
  if (!texts) return;
  if (texts.some(({ pieces }) => pieces.some(({ trouble }) => trouble !== null))) output.ends(EXIT.invalid);
  if (options.json) return output.document({ texts: texts.map(textDocument) });
  output.say(texts.map(textReport).join('\n\n'));
}

async function textsOf(
  world: World,
  output: Output,
  what: string | undefined,
  options: ReadOptions,
): Promise<Text[] | null> {
  const wrong = misuse(what, options);
  if (wrong) {
    output.problems([{ code: 'command/arguments', ...wrong }], EXIT.usage);
    return null;
  }
  if (options.card !== undefined) return known(world, output, options.card, options);
  if (options.game === undefined) return filed(world, output, what ?? '-');
  const definition = await loadGame(options.game);
  const given = what === '-' ? await readText(world, '-') : { text: what ?? '' };
  if ('problem' in given) {
    output.problems([given.problem], given.code);
    return null;
  }
  const text = given.text.trimEnd();
  const types = options.type === undefined ? definition.textTypes : [options.type];
  const readings = types.map((type) => readOn(definition, type, text, options.name));
  // On what it is printed, where nobody says, the text itself shows: where most of it makes sense.
  const [best] = readings.sort((a, b) => unread(a) - unread(b));
  if (!best) return null;
  const { faults } = definition.traits(best.written);
  output.problems(faults.map(({ message }) => ({ code: 'card/value', message: `${message}.` })));
  return [best];
}

function readOn(definition: Definition, type: string, text: string, name: string | undefined): Text {
  const written = { name: name ?? 'this card', type, text, printed: {} };
  const self = definition.self(written);
  const named = name === undefined ? { ...self, name: '' } : self;
  return { definition, written, pieces: definition.language().read(text, named) };
}

function unread({ pieces }: Text): number {
  return pieces.filter(({ trouble }) => trouble !== null).length;
}

function misuse(what: string | undefined, options: ReadOptions): { message: string; advice: string } | null {
  const text = 'instead read --game magic --type Creature "This creature enters tapped."';
  if (options.card !== undefined) {
    if (what !== undefined)
      return { message: 'Both a card and a text are given.', advice: 'Leave one of them out.' };
    if (options.game === undefined)
      return { message: 'Which game is the card of?', advice: 'Say it with --game.' };
    return null;
  }
  if (what === undefined) return { message: 'There is nothing to read.', advice: `For example: ${text}` };
  if (options.game === undefined) {
    if (options.type === undefined && options.name === undefined) return null;
    return { message: 'Which game is the text of?', advice: 'Say it with --game.' };
  }
  return null;
}

async function known(
  world: World,
  output: Output,
  name: string,
  { game = '', printing, cards }: ReadOptions,
): Promise<Text[] | null> {
  const definition = await loadGame(game);
  const shelf = new Shelf(world);
  for (const file of cards) {
    for (const { problem, code } of await shelf.addCards(file)) output.problems([problem], code);
  }
  const library = await shelf.cards(definition);
  const found = library.find(name, printing ?? null);
  if ('problem' in found) {
    const { problem: message, advice } = found;
    output.problems([{ code: 'card/unknown-card', message, ...(advice === undefined ? {} : { advice }) }]);
    return null;
  }
  const written = library
    .printed()
    .find((one) => one.written.name === name && (printing === undefined || one.printing === printing));
  return written ? [{ definition, written: written.written, pieces: found.pieces }] : null;
}

/** The cards of a file: of a card file, or a scenario's own. */
async function filed(world: World, output: Output, path: string): Promise<Text[] | null> {
  const shelf = new Shelf(world);
  const { written, faults } = await shelf.open(path);
  for (const { problem, code } of faults) output.problems([problem], code);
  const texts: Text[] = [];
  for (const one of written) {
    let library = new CardLibrary(one.definition);
    if (one.holds === 'cards') output.problems(library.addFile(one.source));
    else {
      const scenario = await shelf.scenario(one);
      for (const { problem, code } of scenario.faults) output.problems([problem], code);
      if (!('read' in scenario)) continue;
      library = new CardLibrary(one.definition);
      for (const card of scenario.read.scenario.cards ?? []) library.add(card, null);
    }
    for (const { written: card, pieces } of library.all())
      texts.push({ definition: one.definition, written: card, pieces });
  }
  return texts.length > 0 ? texts : null;
}

function textReport({ definition, written, pieces }: Text): string {
  const lines = [`${written.name} (${written.type})`];
  if (pieces.length === 0) lines.push('  It has no text.');
  for (const piece of pieces) {
    const { start, end, line, abilities, trouble } = piece;
    lines.push(`  ${line}  ${written.text.slice(start, end).trim().replace(/\n/g, ' ')}`);
    for (const ability of abilities) {
      lines.push(`     ${kindOf(definition, ability)}`);
      const again = trouble ? null : definition.language().write(ability);
      if (again) lines.push(`     = ${again}`);
    }
    if (abilities.length === 0 && !trouble) lines.push('     explanation only');
    if (trouble) {
      const place = placeInText(written.text, trouble.at);
      lines.push(`     NOT UNDERSTOOD at line ${place.line}, column ${place.column} [${trouble.code}]`);
      lines.push(...marked(place).map((mark) => `     ${mark}`));
      lines.push(`     ${troubleAdvice(trouble)}`);
    }
  }
  return lines.join('\n');
}

/** An ability in a few words: its kind, its form, whether it is optional. */
function kindOf(definition: Definition, ability: Ability): string {
  const form = definition.formOf?.(ability) ?? null;
  const parts = [NAMES[ability.ability]];
  if (ability.ability === 'keyword') parts.push(ability.keyword);
  if (form !== null) parts.push(`form ${form}`);
  if (ability.ability === 'replacement')
    parts.push(ability.optional === undefined ? 'mandatory' : 'optional');
  if (ability.while !== undefined) parts.push('while a condition holds');
  return parts.join(', ');
}

const NAMES: { readonly [kind in Ability['ability']]: string } = {
  replacement: 'replacement effect',
  triggered: 'triggered ability',
  activated: 'activated ability',
  static: 'continuous effect',
  cannot: 'prohibition',
  spell: 'instruction',
  keyword: 'keyword',
  note: 'note without bearing on play',
  unread: 'unknown',
};

function textDocument({ definition, written, pieces }: Text): object {
  return {
    name: written.name,
    type: written.type,
    text: written.text,
    pieces: pieces.map(({ start, end, line, abilities, trouble }) => ({
      line,
      start,
      end,
      abilities: abilities.map((ability) => ({
        kind: ability.ability,
        ...(definition.formOf?.(ability) == null ? {} : { form: definition.formOf(ability) }),
        ...(ability.ability === 'replacement' ? { optional: ability.optional !== undefined } : {}),
        written: trouble ? null : definition.language().write(ability),
        meaning: ability,
      })),
      ...(trouble ? { trouble: { ...trouble, place: placeInText(written.text, trouble.at) } } : {}),
    })),
  };
}
