/** `instead rule -i`: a scenario played with somebody who answers at each decision. */

import { type Asking, asked, type Question } from '../explain/ask.js';
import { catalogueOf, type Speaking } from '../explain/languages.js';
import { wordsOf } from '../explain/message/words.js';
import { askText, assumedText } from '../explain/text/asktext.js';
import type { Choice } from '../explore/choice/choice.js';
import { played } from '../explore/played.js';
import { Withheld } from '../ground/problem.js';
import { isAnswer } from '../kernel/step.js';
import type { Position } from '../position/position.js';
import { answerOf } from '../scenario/answer.js';
import { placed } from '../scenario/judging.js';
import type { CardLibrary } from '../scenario/library.js';
import type { ReadScenario } from '../scenario/scenario.js';
import { ScriptedChoices } from '../scenario/script.js';
import { type Setup, setUp } from '../scenario/setup.js';
import { listOf } from './choose.js';
import { defect } from './defect.js';
import { EXIT } from './exit.js';
import type { Output } from './output.js';
import { placeText } from './report.js';
import type { RuleOptions } from './rule.js';
import type { World } from './world.js';

/** Plays a scenario to its end; false where the person has stopped. */
export async function converse(
  world: World,
  output: Output,
  read: ReadScenario,
  cards: CardLibrary,
  { lang, why = false }: Pick<RuleOptions, 'lang' | 'why'>,
): Promise<boolean> {
  const { definition, scenario, source } = read;
  const { setup, problems } = setUp(definition, scenario, cards, source);
  output.problems(problems);
  if (!setup) return true;
  try {
    return await new Conversation(world, output, read, setup, lang, why).hold();
  } catch (error) {
    if (error instanceof Withheld) output.problems(placed(error, source));
    else defect(world, output, error, placeText(source.place(['title'])));
    return true;
  }
}

class Conversation {
  private readonly world: World;
  private readonly output: Output;
  private readonly read: ReadScenario;
  private readonly setup: Setup;
  private readonly start: Position;
  private readonly speaking: Speaking;
  private readonly script: ScriptedChoices;
  /** Those of the person are the ones to which going back leads. */
  private readonly choices: Choice[] = [];
  /** Those that nobody was asked for. */
  private readonly unasked = new Set<Choice>();

  constructor(
    world: World,
    output: Output,
    read: ReadScenario,
    setup: Setup,
    language: string,
    why: boolean,
  ) {
    this.world = world;
    this.output = output;
    this.read = read;
    this.setup = setup;
    this.start = setup.position;
    this.script = new ScriptedChoices(read.scenario, read.definition, read.source);
    const { width } = world;
    const words = wordsOf(read.definition, language);
    this.speaking = { language, words, why, ...(width === null ? {} : { width }) };
  }

  /** False where the person has stopped. */
  async hold(): Promise<boolean> {
    const { definition, scenario } = this.read;
    const catalogue = catalogueOf(this.speaking.language);
    const { headings } = catalogue;
    const words = catalogue.asking();
    const name = this.speaking.words.name ?? definition.rulebook.name;
    this.output.say(scenario.title);
    this.output.say(`${headings.heading(name, this.start.rules, scenario.date ?? null)}\n\n`);
    this.output.say(`${assumedText(this.setup, this.speaking)}\n\n`);
    let told: Asking | null = null;
    for (;;) {
      const asking: Asking = this.asking(told?.numbered ?? false);
      const { question } = asking;
      const [only, ...others] = question?.options ?? [];
      // Where there is nothing to choose nobody is asked: what comes then tells of it.
      if (question && only && others.length === 0 && question.more === 0) {
        this.choices.push(only.choice);
        this.unasked.add(only.choice);
        continue;
      }
      this.output.say(`${askText(asking, told, this.speaking)}\n`);
      told = asking;
      if (!question) break;
      const next = await this.answered(question);
      if (next === 'stop') {
        this.output.say(words.unanswered);
        this.output.ends(EXIT.limited);
        return false;
      }
      if (next === 'back') {
        this.back();
        told = null;
      } else this.choices.push(next);
    }
    this.output.problems([...this.script.problems, ...this.script.unused()]);
    return true;
  }

  /** @param numbered tokens have been numbered before */
  private asking(numbered: boolean): Asking {
    return asked(this.read.definition, this.start, this.choices, {
      numbered,
      language: this.speaking.language,
      clock: () => this.world.now(),
      fixing: this.script,
    });
  }

  /** Asks until there is an answer. */
  private async answered(question: Question): Promise<Choice | 'back' | 'stop'> {
    const words = catalogueOf(this.speaking.language).asking();
    for (;;) {
      const line = (await this.world.ask?.(`${this.output.taken()}${words.prompt}`)) ?? null;
      if (line === null || line.trim() === 'q') return 'stop';
      if (line.trim() === 'b') {
        if (this.choices.some((one) => !this.unasked.has(one))) return 'back';
        this.output.say(words.noneBefore);
        continue;
      }
      const choice = this.choiceOf(question, line.trim());
      if (choice) return choice;
      this.output.say(words.noAnswer);
    }
  }

  /** What is meant by a line: the number of an answer, or an answer as scenarios write it. */
  private choiceOf({ options, further }: Question, line: string): Choice | null {
    const [first] = options;
    if (!first || line === '') return null;
    if (/^\d+$/.test(line)) {
      const listed = [...options, ...further][Number(line) - 1];
      if (listed) return listed.choice;
    }
    const play = played(this.read.definition.rulebook, this.start, this.choices);
    const given = answerOf(play, first.choice.decision, listOf(line) ?? line);
    if (!('answer' in given) || !isAnswer(first.choice.decision, given.answer)) return null;
    return { ...first.choice, answer: given.answer };
  }

  /** Takes the last answer of the person back, and what came after it unasked. */
  private back(): void {
    for (let last = this.choices.pop(); last && this.unasked.has(last); last = this.choices.pop());
  }
}
