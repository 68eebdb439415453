import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** What axe finds, by rule and place. */
export async function faults(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    type Found = { violations: { id: string; nodes: { target: unknown[] }[] }[] };
    const { axe } = globalThis as unknown as { axe: { run(): Promise<Found> } };
    const { violations } = await axe.run();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  });
  // The list of completions is scrolled by the arrow keys, which the editor hears for it.
  return found.filter((fault) => !fault.startsWith('scrollable-region-focusable: #cm-ac-'));
}
