import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'vitest';
import { duelMasters } from '../src/rulebooks/duel-masters/index.js'; import { magic } from '../src/rulebooks/magic/index.js';
import { yugioh } from "../src/rulebooks/yugioh/index.js";
import { judge } from '../src/scenario/judge.js';
import { CardLibrary } from '../src/scenario/library.js';
import { readScenarios } from '../src/scenario/scenario.js';
import { readSources } from '../src/scenario/source.js';

test('try', () => {
  for (const def of [magic, duelMasters, yugioh]) { const g = def.rulebook.game; const library = new CardLibrary(def);
  for (const s of readSources(readFileSync('cards/'+g+'/cards.yaml', 'utf8'), 'cards').sources)
    console.log(library.addFile(s));
  for (const f of readdirSync('scenarios/'+g)) {
    const r = readScenarios(readFileSync('scenarios/'+g+'/' + f, 'utf8'), f, [magic, duelMasters, yugioh]);
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
}});
