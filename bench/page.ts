/** How soon the page shows its first ruling, in a browser that has fetched nothing of it before. */

import { findChromium, HOW, stage } from '../test/page/chromium.js';
import type { Figure } from './measure.js';

const TIMES = 9;

/** When the outcomes of the first ruling are in the page, counted from when it was asked for. */
const WATCH = `new MutationObserver((_, observer) => {
  if (!document.querySelector('[aria-label="Outcomes"]')) return;
  observer.disconnect();
  requestAnimationFrame(() => { globalThis.shown = performance.now(); });
}).observe(document, { childList: true, subtree: true });`;

/** @throws {Error} where there is no browser */
export async function firstRuling(): Promise<Figure> {
  const chromium = findChromium();
  if (chromium === null) throw new Error(HOW);
  const on = await stage(chromium);
  const times: number[] = [];
  // The first one starts the browser's own parts, and does not count.
  for (let time = 0; time <= TIMES; time += 1) {
    const { page, close } = await on.open({}, '', WATCH);
    await page.waitForFunction('globalThis.shown');
    times.push((await page.evaluate<number>('globalThis.shown')) / 1000);
    await close();
  }
  await on.close();
  const sorted = times.slice(1).sort((a, b) => a - b);
  return {
    name: 'the first ruling on the page',
    unit: 'visit',
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    least: sorted[0] ?? Number.NaN,
    most: sorted.at(-1) ?? Number.NaN,
  };
}
