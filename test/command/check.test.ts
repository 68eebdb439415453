import { describe, expect, test } from 'vitest';
import { instead } from './world.js';

describe('check', () => {
  test('scenario and card files of the project have no problems but clauses that nobody reads yet', async () => {
    const { stderr } = await instead(['check', 'scenarios/magic/entering.yaml', 'cards/magic/cards.yaml']);
    for (const [, code] of stderr.matchAll(/^\S+:\d+:\d+: .* \[([^\]]+)\]$/gm))
      expect(code).toMatch(/^text\//);
  });

  test('a scenario without fault', async () => {
    const { code, stdout } = await instead(['check', 'scenarios/magic/entering.yaml']);
    expect({ code, stdout }).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^\d+ scenarios, 0 cards: no problems\n$/),
    });
  });

  test('as JSON, from standard input', async () => {
    const stdin = 'game: magic\ntitle: Nobody plays\nplayers: []\n';
    const { code, stdout } = await instead(['check', '--json', '-'], { stdin });
    expect(code).toBe(3);
    expect(JSON.parse(stdout).problems[0]).toMatchObject({ code: 'scenario/too-little', place: { line: 3 } });
  });

  test('one missing file does not keep the others from being checked', async () => {
    const { code, stdout, stderr } = await instead(['check', 'nowhere.yaml', 'scenarios/magic/devour.yaml']);
    expect(code).toBe(2);
    expect(stdout).toMatch(/^[1-9]\d* scenario/);
    expect(stderr).toContain('There is no file nowhere.yaml. [file/missing]');
  });
});
