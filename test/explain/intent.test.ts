/** What a wording was meant to say is told apart from what it says: the ruling is by the words (RB-12). */

import { describe, expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { LANGUAGES } from '../../src/explain/languages.js';
import { rulingText } from '../../src/explain/text/text.js';
import { judge } from '../../src/scenario/judge.js';
import { DEFINITIONS, type Shelved, scenariosOf } from '../scenario/shelf.js';

const HEADINGS: { readonly [language: string]: string } = {
  en: 'Apart from this: what the publisher has said is meant',
  ja: 'この裁定とは別に、発売元が意図として述べていること',
};

/** What was meant by each printing on the board, as the card files have it. */
function intentsOf({ cards, scenario }: Shelved): string[] {
  const written = JSON.stringify(scenario.players);
  return cards
    .printed()
    .flatMap(({ printing, written: { name, intent } }) =>
      intent !== undefined && written.includes(`"${name}","printing":"${printing}"`) ? [intent] : [],
    );
}

const shelved = DEFINITIONS.flatMap((definition) => scenariosOf(definition).shelved);
const literal = shelved.filter(({ scenario }) => scenario.ids?.includes('RB-12'));

test('the rulings on first wordings are there', () => expect(literal.length).toBeGreaterThan(9));

describe.each(
  literal.map((one) => ({ one, title: one.scenario.title, rules: one.scenario.rules ?? 'newest' })),
)('$title ($rules)', ({ one }) => {
  const { definition, scenario, cards, source } = one;

  test.each(LANGUAGES)('in %s the intent stands under a heading of its own', (language) => {
    const text = rulingText(explain(judge(definition, scenario, cards, source), { language }), {
      width: 10_000,
    });
    const [, after = ''] = text.split(HEADINGS[language] ?? '?');
    const intents = intentsOf(one);
    expect(intents.length).toBeGreaterThan(0);
    for (const intent of intents) expect(after).toContain(intent);
  });
});
