/** The command as one function of its inputs. */

import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { LANGUAGES } from '../explain/languages.js';
import { GAMES } from '../rulebooks/games.js';
import { defect } from './defect.js';
import { EXIT } from './exit.js';
import { Output } from './output.js';
import type { Result, World } from './world.js';

/** Runs the command. Never throws: a defect of the program is a result, too. */
export async function run(world: World): Promise<Result> {
  const output = new Output();
  try {
    await program(world, output).parseAsync([...world.args], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode !== 0) output.ends(EXIT.usage);
    } else defect(world, output, error);
  }
  return output.result();
}

const EXITS = `
Exit codes:
  ${EXIT.fine}   everything is as expected
  ${EXIT.failed}   an expectation failed
  ${EXIT.usage}   wrong arguments, or a file that cannot be opened
  ${EXIT.invalid}   a scenario or a text is invalid or not understood
  ${EXIT.limited}   a limit was reached; what was found is printed and marked as partial
  ${EXIT.defect}  a defect of the program
  ${EXIT.unwritten}  what there was to say could not be written: the disk is full
Of several the first of ${EXIT.unwritten}, ${EXIT.defect}, ${EXIT.usage}, ${EXIT.invalid}, ${EXIT.limited}, ${EXIT.failed} counts.`;

function program(world: World, output: Output): Command {
  const command = new Command('instead')
    .description('Rulings for replacement effects: what happens instead, step by step, for every choice.')
    .version(world.version, '--version', 'print the version')
    .helpOption('--help', 'print this help')
    .helpCommand(false)
    .addHelpText('after', EXITS);
  settle(command, world, output);
  const add = (name: string): Command => settle(command.command(name), world, output);

  addRule(add('rule'), world, output);
  add('read')
    .description('show how a text is understood')
    .argument('[text or file]', 'a text, with --game; otherwise a card or scenario file; - is standard input')
    .addOption(game())
    .option('--rules <version>', 'a version of the rules; the newest if left out')
    .addOption(language('the language of their lines'))
    .option('--type <type>', 'what the text is printed on, such as Creature; the likeliest if left out')
    .option('--name <name>', 'by which name the text calls its card')
    .option('--card <name>', 'read the text of a known card')
    .option('--printing <printing>', 'which printing of the card')
    .addOption(cardFiles())
    .option('--json', 'print a JSON document')
    .addHelpText(
      'after',
      '\nExample:\n  instead read --game magic "If this creature would die, exile it instead."',
    )
    .action(async (what, options) => (await import('./read.js')).read(world, output, what, options));
  add('check')
    .description('validate scenario and card files without giving rulings')
    .argument('<files...>', 'scenario and card files; - is standard input')
    .addOption(cardFiles())
    .option('--json', 'print a JSON document')
    .action(async (files, options) => (await import('./check.js')).check(world, output, files, options));
  add('cards')
    .description('look cards up')
    .argument('[name]', 'a name or a part of one')
    .addOption(game())
    .addOption(cardFiles())
    .option('--json', 'print a JSON document')
    .action(async (name, options) => (await import('./cards.js')).cards(world, output, name, options));
  add('rules')
    .description('look up the rules that rulings cite')
    .argument('[number or word]', 'a rule number, a key, or a word of the rule')
    .addOption(game().makeOptionMandatory())
    .option('--rules <version>', 'a version of the rules; the newest if left out')
    .addOption(language('the language of their lines'))
    .option('--json', 'print a JSON document')
    .action(async (wanted, options) => (await import('./rules.js')).rules(output, wanted, options));
  add('serve')
    .description('serve the page to this machine, until it is interrupted')
    .option('--port <number>', 'the port; 0 takes one that is free', port, 4173)
    .action(async (options) => (await import('./serve.js')).serve(world, output, options));
  add('schema')
    .description('print the JSON Schema of scenario files')
    .addOption(game())
    .option('--cards', 'of card files instead')
    .action(async (options) => (await import('./schema.js')).schema(output, options));
  return command;
}

function addRule(command: Command, world: World, output: Output): void {
  command
    .description('give the rulings of scenarios and check what they expect')
    .argument('<files...>', 'scenario files; - is standard input')
    .addOption(cardFiles())
    .option('--why', 'also say why effects were not applied')
    .addOption(
      new Option('--choose <answer>', 'answer a decision: "Apple: decline"; can be given several times')
        .argParser(collect)
        .default([], 'none'),
    )
    .addHelpText(
      'after',
      '\nAnswers:\n  --choose "Apple: decline"                     the next decision of Apple' +
        '\n  --choose "Apple choose: [left, right]"        the next of that kind: apply, may, choose, target, name, order' +
        '\n  --choose "{ by: Apple, choose: [left] }"      as in a scenario',
    )
    .addOption(
      new Option(
        '-i, --interactive',
        'be asked at each decision, and shown what each answer leads to',
      ).conflicts(['json']),
    )
    .option('--max-positions <number>', 'explore at most so many decisions', positive)
    .option('--max-outcomes <number>', 'find at most so many outcomes', positive)
    .option(
      '--max-listed <number>',
      'tell at most so many outcomes, and count the others; 100 if left out',
      positive,
    )
    .option('--max-time <seconds>', 'explore each scenario for at most so long', positive)
    .option('--max-memory <megabytes>', 'keep at most so much of the positions of a scenario', positive)
    .addOption(language('the language of the ruling'))
    .option('--json', 'print a JSON document')
    .action(async (files, options) => (await import('./rule.js')).rule(world, output, files, options));
}

/** What every command has in common: nothing is printed past the output, nothing ends the process. */
function settle(command: Command, world: World, output: Output): Command {
  return command
    .exitOverride()
    .helpOption('--help', 'print this help')
    .allowExcessArguments(false)
    .showHelpAfterError('(see instead --help)')
    .configureOutput({
      writeOut: (text) => output.say(text),
      writeErr: (text) => output.complain(text),
      getOutHelpWidth: () => world.width ?? 80,
      getErrHelpWidth: () => world.width ?? 80,
    });
}

function game(): Option {
  return new Option('--game <game>', 'the game').choices([...GAMES]);
}

function language(what: string): Option {
  return new Option('--lang <language>', what).choices([...LANGUAGES]).default('en');
}

function cardFiles(): Option {
  return new Option('--cards <file>', 'add the cards of this file; can be given several times')
    .argParser(collect)
    .default([], 'none');
}

function collect(value: string, values: readonly string[]): string[] {
  return [...values, value];
}

function port(value: string): number {
  const number = Number(value);
  if (!/^\d{1,5}$/.test(value) || number > 65_535)
    throw new InvalidArgumentError('It must be a whole number from 0 to 65535.');
  return number;
}

function positive(value: string): number {
  const number = Number(value);
  if (!/^\d{1,9}$/.test(value) || number < 1)
    throw new InvalidArgumentError('It must be a whole number from 1 on.');
  return number;
}
