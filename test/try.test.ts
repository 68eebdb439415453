import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'vitest';
import { duelMasters } from '../src/rulebooks/duel-masters/index.js';
import { judge } from '../src/scenario/judge.js';
import { CardLibrary } from '../src/scenario/library.js';
import { readScenarios } from '../src/scenario/scenario.js';
import { readSources } from '../src/scenario/source.js';

test('try', () => {
  const library = new CardLibrary(duelMasters);
  for (const s of readSources(readFileSync('cards/duel-masters/cards.yaml', 'utf8'), 'cards').sources)
    console.log(library.addFile(s));
  for (const f of readdirSync('scenarios/duel-masters')) {
    const r = readScenarios(readFileSync('scenarios/duel-masters/' + f, 'utf8'), f, [duelMasters]);
    console.log(JSON.stringify(r.problems, null, 1));
    for (const s of r.scenarios) {
      const lib = new CardLibrary(s.definition, library);
      for (const c of s.scenario.cards ?? []) console.log(...lib.add(c, null));
      const j = judge(s.definition, s.scenario, lib, s.source);
      console.log(
        s.scenario.ids?.join(),
        s.scenario.title,
        '| problems',
        JSON.stringify(j.problems),
        '| outcomes',
        j.ruling?.outcomes.length,
        'ways',
        j.ruling?.ways,
        '| failed',
        JSON.stringify(j.checks.filter((c) => !c.held)),
      );
    }
  }
});
