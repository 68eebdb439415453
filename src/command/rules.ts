/** `instead rules`: looks up the rules that rulings cite. */

import { didYouMean } from '../ground/near.js';
import { loadGame } from '../rulebooks/games.js';
import { EXIT } from './exit.js';
import type { Output } from './output.js';

export interface RulesOptions {
  readonly game: string;
  readonly rules?: string;
  readonly lang: string;
  readonly json?: boolean;
}

export async function rules(
  output: Output,
  wanted: string | undefined,
  options: RulesOptions,
): Promise<void> {
  const definition = await loadGame(options.game);
  const { rulebook } = definition;
  const version = options.rules ?? rulebook.versions[0] ?? '';
  if (!rulebook.versions.includes(version)) {
    const message = `${rulebook.name} has no rules ${JSON.stringify(version)}.`;
    const advice = `It has: ${rulebook.versions.join(', ')}.`;
    output.problems([{ code: 'command/rules', message, advice }], EXIT.usage);
    if (options.json) output.document({ game: options.game, version, language: options.lang, rules: [] });
    return;
  }
  const all = definition.rules.flatMap((key) => {
    const rule = rulebook.rule(key, version, options.lang);
    return rule ? [{ key, ...rule }] : [];
  });
  const keyed = all.filter(({ key }) => key === wanted);
  const found = keyed.length > 0 ? keyed : all.filter((rule) => isMeant(rule, wanted));
  found.sort((a, b) => a.number.localeCompare(b.number, 'en', { numeric: true }));
  if (wanted !== undefined && found.length === 0) {
    const message = `No rule of ${rulebook.name} (${version}) that rulings cite is or says ${JSON.stringify(wanted)}.`;
    const names = all.flatMap(({ key, number }) => [key, number]);
    const advice = didYouMean(wanted, names) ?? `\`instead rules --game ${options.game}\` lists them all.`;
    output.problems([{ code: 'command/unknown-rule', message, advice }]);
  }
  if (options.json)
    return output.document({ game: options.game, version, language: options.lang, rules: found });
  const width = Math.max(0, ...found.map(({ number }) => number.length));
  for (const { key, number, line } of found) output.say(`${number.padEnd(width)}  ${line} (${key})`);
}

/** A number means the rule and those beneath it; a word, a word of the line. */
function isMeant({ number, line }: { number: string; line: string }, wanted: string | undefined): boolean {
  if (wanted === undefined) return true;
  const word = wanted.toLowerCase();
  if (/\d/.test(wanted)) return number.startsWith(wanted) && !/\d/.test(number.charAt(wanted.length));
  return line.toLowerCase().includes(word);
}
