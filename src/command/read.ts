/** `instead read`: how a text is understood. */

import type { Rulebook } from '../rulebook/rulebook.js';
import type { Definition } from '../rulebooks/definition.js';
import { loadGame } from '../rulebooks/games.js';
import { CardLibrary } from '../scenario/library.js';
import { KIND_NAMES, type Reading, type ReadText, readingOf, readPrinted } from '../scenario/reading.js';
import { placeInText, troubleAdvice } from '../scenario/unread.js';
import { EXIT } from './exit.js';
import { readText } from './file.js';
import type { Output } from './output.js';
import { marked } from './report.js';
import { Shelf } from './shelf.js';
import type { World } from './world.js';

export interface ReadOptions {
  readonly game?: string;
  /** A version of its rules; the newest if left out. */
  readonly rules?: string;
  readonly type?: string;
  readonly name?: string;
  readonly card?: string;
  readonly printing?: string;
  readonly cards: readonly string[];
  readonly json?: boolean;
}

/** A text to read, what it stands on, and the rules by whose words it is told what an ability is called. */
interface Text extends ReadText {
  readonly version: string;
}

export async function read(
  world: World,
  output: Output,
  what: string | undefined,
  options: ReadOptions,
): Promise<void> {
  const texts = await textsOf(world, output, what, options);
  if (texts.some(({ pieces }) => pieces.some(({ trouble }) => trouble !== null))) output.ends(EXIT.invalid);
  if (options.json) return output.document({ texts: texts.map(textDocument) });
  if (texts.length > 0) output.say(texts.map(textReport).join('\n\n'));
}

/** What there is to show; what is wrong is told. */
async function textsOf(
  world: World,
  output: Output,
  what: string | undefined,
  options: ReadOptions,
): Promise<Text[]> {
  const wrong = misuse(what, options);
  if (wrong) {
    output.problems([{ code: 'command/arguments', ...wrong }], EXIT.usage);
    return [];
  }
  if (options.card !== undefined) return known(world, output, options.card, options);
  if (options.game === undefined) return filed(world, output, what ?? '-');
  const definition = await loadGame(options.game);
  const given = what === '-' ? await readText(world, '-') : { text: what ?? '' };
  if ('problem' in given) {
    output.problems([given.problem], given.code);
    return [];
  }
  const text = given.text.trimEnd();
  const types = options.type === undefined ? definition.textTypes : [options.type];
  const version = versionOf(definition, output, options.rules);
  if (version === null) return [];
  const found = readPrinted(definition, types, text, options.name);
  const { faults } = definition.traits(found.written);
  output.problems(
    faults.map(({ message }) => ({
      code: 'card/value',
      message: `${message}.`,
      advice: 'Name another kind of card with --type.',
    })),
  );
  return [{ ...found, version }];
}

/** The version of the rules that is asked for, or the newest; null where there is none such. */
function versionOf({ rulebook }: Definition, output: Output, wanted: string | undefined): string | null {
  const version = wanted ?? newest(rulebook);
  if (rulebook.versions.includes(version)) return version;
  const message = `${rulebook.name} has no rules ${JSON.stringify(version)}.`;
  const advice = `It has: ${rulebook.versions.join(', ')}.`;
  output.problems([{ code: 'command/rules', message, advice }], EXIT.usage);
  return null;
}

function newest({ versions }: Rulebook): string {
  return versions[0] ?? '';
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
    const { type, name, rules } = options;
    if (type === undefined && name === undefined && rules === undefined) return null;
    return { message: 'Which game is the text of?', advice: 'Say it with --game.' };
  }
  return null;
}

async function known(world: World, output: Output, name: string, options: ReadOptions): Promise<Text[]> {
  const { game = '', printing, cards } = options;
  const definition = await loadGame(game);
  const version = versionOf(definition, output, options.rules);
  if (version === null) return [];
  const shelf = new Shelf(world);
  for (const file of cards) {
    for (const { problem, code } of await shelf.addCards(file)) output.problems([problem], code);
  }
  const library = await shelf.cards(definition);
  const found = library.find(name, printing ?? null);
  if ('problem' in found) {
    const { problem: message, advice } = found;
    output.problems([{ code: 'card/unknown-card', message, advice }]);
    return [];
  }
  const written = library
    .printed()
    .find((one) => one.written.name === name && (printing === undefined || one.printing === printing));
  return written ? [{ definition, version, written: written.written, pieces: found.pieces }] : [];
}

/** The cards of a file: of a card file, or a scenario's own. */
async function filed(world: World, output: Output, path: string): Promise<Text[]> {
  const shelf = new Shelf(world);
  const { written, faults } = await shelf.open(path);
  for (const { problem, code } of faults) output.problems([problem], code);
  const texts: Text[] = [];
  for (const one of written) {
    let library = new CardLibrary(one.definition);
    let version = newest(one.definition.rulebook);
    if (one.holds === 'cards') output.problems(library.addFile(one.source));
    else {
      const scenario = await shelf.scenario(one);
      for (const { problem, code } of scenario.faults) output.problems([problem], code);
      if (!('read' in scenario)) continue;
      version = scenario.read.scenario.rules ?? version;
      library = new CardLibrary(one.definition);
      for (const card of scenario.read.scenario.cards ?? []) library.add(card, null);
    }
    for (const { written: card, pieces } of library.all())
      texts.push({ definition: one.definition, version, written: card, pieces });
  }
  return texts;
}

function textReport({ definition, version, written, pieces }: Text): string {
  const lines = [`${written.name} (${written.type})`];
  if (pieces.length === 0) lines.push('  It has no text.');
  for (const piece of pieces) {
    const { start, end, line, abilities, trouble } = piece;
    lines.push(`  ${line}  ${written.text.slice(start, end).trim().replace(/\n/g, ' ')}`);
    for (const ability of abilities) {
      const reading = readingOf(definition.rulebook, ability, version);
      const write = (one: Reading): string | null => (trouble ? null : writtenOf(definition, one));
      lines.push(...wordsOf(definition, reading, write).map((line) => `     ${line}`));
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

/** The text of an ability from its meaning alone; null where the cards have no words for it. */
function writtenOf(definition: Definition, { of }: Reading): string | null {
  return 'ability' in of ? definition.language().write(of) : null;
}

/** An ability in a few words and written back; beneath it those of which it is made. */
function wordsOf(
  definition: Definition,
  reading: Reading,
  write: (reading: Reading) => string | null,
): string[] {
  const { of, kind, keyword, form, names, optional, conditional, within } = reading;
  const note = 'ability' in of && of.ability === 'note' ? of.note : null;
  const bearing = definition.noteWords?.[note ?? ''] ?? 'note without bearing on play';
  const parts = [note === null ? KIND_NAMES[kind] : bearing];
  if (keyword !== null) parts.push(keyword);
  if (form !== null) parts.push(`form ${form}`);
  parts.push(...names);
  if (optional !== null) parts.push(optional ? 'optional' : 'mandatory');
  if (conditional) parts.push('while a condition holds');
  const again = write(reading);
  return [
    parts.join(', '),
    ...(again === null ? [] : [`= ${again}`]),
    ...within.flatMap((one) => wordsOf(definition, one, write).map((line) => `  ${line}`)),
  ];
}

function textDocument({ definition, version, written, pieces }: Text): object {
  return {
    name: written.name,
    type: written.type,
    text: written.text,
    pieces: pieces.map(({ start, end, line, abilities, trouble }) => ({
      line,
      start,
      end,
      abilities: abilities.map((ability) => ({
        ...readingDocument(definition, readingOf(definition.rulebook, ability, version), trouble !== null),
        meaning: ability,
      })),
      ...(trouble ? { trouble: { ...trouble, place: placeInText(written.text, trouble.at) } } : {}),
    })),
  };
}

function readingDocument(definition: Definition, reading: Reading, troubled: boolean): object {
  const { kind, keyword, form, names, optional, within } = reading;
  return {
    kind,
    ...(keyword === null ? {} : { keyword }),
    ...(form === null ? {} : { form }),
    ...(names.length === 0 ? {} : { called: names }),
    ...(optional === null ? {} : { optional }),
    written: troubled ? null : writtenOf(definition, reading),
    ...(within.length === 0
      ? {}
      : { within: within.map((one) => readingDocument(definition, one, troubled)) }),
  };
}
