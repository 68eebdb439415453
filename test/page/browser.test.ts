/** The page as people use it, in a real browser: by the names of its parts alone. */

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { faults } from './axe.js';
import { findChromium, HOW, type Open, type Stage, stage } from './chromium.js';
import { BARRED, BROAD, LONG, MANY, OPENING, OWN, TWO, WRONG } from './questions.js';

const chromium = findChromium();

/** Bytes that may be fetched, compressed, until the first ruling can be used: 100 KB, the engine among them. */
const FIRST_LOAD = 100 * 1024;

test.runIf(Boolean(process.env.CI))('a browser is there', () => {
  expect(chromium, HOW).not.toBeNull();
});

describe.skipIf(chromium === null)('the page', { timeout: 240_000 }, () => {
  let on: Stage;
  let opened: Open[] = [];

  beforeAll(async () => {
    on = await stage(chromium ?? '');
  }, 240_000);
  afterAll(async () => {
    await on?.close();
  });
  afterEach(async () => {
    const complaints = opened.flatMap((one) => one.complaints);
    for (const one of opened) await one.close();
    opened = [];
    expect(complaints).toEqual([]);
  });

  const open: Stage['open'] = async (options, hash) => {
    const one = await on.open(options, hash);
    opened.push(one);
    return one;
  };

  test('opens on a ruling, and is light', async () => {
    const { page, fetched } = await open();
    await title(page, OPENING).waitFor();
    expect(await outcomes(page).count()).toBeGreaterThan(1);
    await page.waitForLoadState('networkidle');
    expect([...fetched.keys()]).toContain('index.html');
    expect([...fetched.keys()].filter((name) => /worker/.test(name))).toHaveLength(1);
    const all = [...fetched.values()].reduce((sum, size) => sum + size, 0);
    expect(all, JSON.stringify(Object.fromEntries(fetched))).toBeLessThan(FIRST_LOAD);
  });

  const VIEWS: { readonly [view: string]: (page: Page) => Promise<void> } = {
    'the opening': async () => {},
    'the editor with completion': async (page) => {
      await write(page, `${OWN}  - `);
      await turnTo(page, 'Question');
      await page.getByRole('textbox', { name: 'The scenario' }).click();
      await page.keyboard.press('Control+End');
      await page.keyboard.press('Control+Space');
      await page.getByRole('listbox').waitFor();
    },
    'a wrong scenario': async (page) => {
      await write(page, WRONG);
      await page.getByText('No card is known by the name "Test Beer"').first().waitFor();
    },
    'a card is added': (page) => unfold(page, 'Add a card', 'Name of the card'),
    'an action is added': (page) => unfold(page, 'Add an action', 'Action'),
    'the drawn tree': async (page) => {
      await onRuling(page);
      await page.getByRole('button', { name: 'Drawn' }).click();
      await page.getByRole('img', { name: 'The decisions as a tree' }).waitFor();
    },
    'what did not apply': async (page) => {
      await write(page, BARRED);
      await page.getByText('What did not apply, and why').click();
    },
    'what if': async (page) => {
      await onRuling(page);
      await whatIf(page);
      await page.getByText('They end differently.').waitFor();
    },
    'a card held up': async (page) => {
      await onRuling(page);
      await page
        .getByRole('button', { name: /Highlander/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
    'the gallery': async (page) => {
      await page.getByRole('button', { name: 'Gallery', exact: true }).click();
      await page.getByText(/^\d[\d,]* scenarios$/).waitFor();
      await page.getByRole('searchbox').fill('hourglass');
    },
    'a text is read': (page) =>
      read(page, 'If this creature would die, exile it instead.\nFrob the gromble.'),
  };

  describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
    test.each(Object.keys(VIEWS))('everybody can use %s', async (view) => {
      for (const viewport of [
        { width: 1280, height: 900 },
        { width: 320, height: 640 },
      ]) {
        const { page } = await open({ colorScheme, viewport, reducedMotion: 'reduce' });
        await title(page, OPENING).waitFor();
        await VIEWS[view]?.(page);
        expect(await faults(page)).toEqual([]);
        const wide = await page.evaluate('document.documentElement.scrollWidth');
        expect(wide, 'nothing hangs over the edge').toBeLessThanOrEqual(viewport.width);
      }
    });
  });

  test('a question of one’s own', async () => {
    const { page } = await open();
    await write(page, OWN);
    await title(page, 'Whose shield it is').waitFor();
    await page.getByText('Test Cub is destroyed and exiled.').first().waitFor();
  });

  test('a wrong scenario says what is wrong, and underlines it where it stands', async () => {
    const { page } = await open();
    await write(page, WRONG);
    const message = /No card is known by the name "Test Beer"/;
    await page.getByRole('main').getByText(message).first().waitFor();
    const underlined = page.locator('.cm-lintRange-error');
    await expect.poll(() => underlined.allTextContents()).toEqual(['Test Beer']);
    await underlined.hover();
    await page.locator('.cm-tooltip').getByText(message).waitFor();
    // Away from the text, so that what is told of it does not cover the rest.
    await page.mouse.move(800, 700);
    await page.locator('.cm-tooltip').waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: /^Line 4/ })
      .first()
      .click();
    const field = page.getByRole('textbox', { name: 'The scenario' });
    await expect.poll(() => field.evaluate(isFocused)).toBe(true);
    await page.keyboard.type('!');
    await expect.poll(() => field.textContent()).toContain('[!Test Beer]');
    await write(page, WRONG.replace('[Test Beer]', '[]'));
    await title(page, 'A card that nobody knows').waitFor();
    await expect.poll(() => underlined.count()).toBe(0);
  });

  test('keys, zones and names are completed', async () => {
    const { page } = await open();
    for (const [text, typed, offered] of [
      ['game: riftbound\n', 'pla', 'players'],
      ['game: riftbound\nplayers:\n  - name: Apple\n    ', 'ba', 'battlefields'],
      ['game: riftbound\nplayers:\n  - name: Apple\n    hand: [', 'Smi', 'Smite'],
      ['game: riftbound\nactions:\n  - ', 'pl', 'play'],
    ] as const) {
      await write(page, text);
      await page.keyboard.press('Control+End');
      await page.keyboard.type(typed);
      await page.getByRole('option', { name: offered }).first().waitFor();
      await page.keyboard.press('Escape');
    }
  });

  test('cards and actions are added by button', async () => {
    const { page } = await open();
    await write(page, 'game: magic\ntitle: By button\nplayers:\n  - name: Apple\n  - name: Nutmeg\n');
    await title(page, 'By button').waitFor();
    await unfold(page, 'Add a card', 'Name of the card');
    const adding = page.getByRole('form', { name: 'Add a card' });
    await adding.getByLabel('Name of the card').fill('Test Cub');
    await adding.getByLabel('Type', { exact: true }).fill('Creature — Bear');
    await adding.getByLabel('Text', { exact: true }).fill('If Test Cub would die, exile it instead.');
    await adding.getByRole('button', { name: 'Add' }).click();
    await page.getByRole('button', { name: 'Test Cub' }).first().waitFor();
    await adding.getByRole('button', { name: 'Cancel' }).click();
    await unfold(page, 'Add an action', 'Action');
    const acting = page.getByRole('form', { name: 'Add an action' });
    await acting.getByRole('combobox', { name: 'Action' }).selectOption('say');
    await acting.getByRole('combobox', { name: 'By', exact: true }).selectOption('Nutmeg');
    await acting.getByLabel(/^Instruction/).fill('Destroy target creature.');
    await acting.getByLabel(/^Targets/).fill('Test Cub');
    await acting.getByRole('button', { name: 'Add' }).click();
    await page.getByText('Test Cub is destroyed and exiled.').first().waitFor();
  });

  test('another answer leads to another outcome', async () => {
    const { page } = await open();
    await way(page, 1).waitFor();
    await outcomes(page).nth(1).getByRole('button').click();
    await way(page, 2).waitFor();
  });

  test('the decisions are walked through with the arrow keys', async () => {
    const { page } = await open();
    const tree = page.getByRole('tree');
    await tree.getByRole('treeitem').first().focus();
    const current = tree.getByRole('treeitem', { selected: true });
    const before = await current.allTextContents();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => current.allTextContents()).not.toEqual(before);
    await way(page, 2).waitFor();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => current.allTextContents()).toEqual(before);
    await way(page, 1).waitFor();
  });

  test('decisions beneath one another unfold and fold', async () => {
    const { page } = await open();
    await write(page, TWO);
    await title(page, 'One after the other').waitFor();
    const items = page.getByRole('tree').getByRole('treeitem');
    const all = await items.count();
    await items.first().focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => items.count()).toBeLessThan(all);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => items.count()).toBe(all);
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => page.getByRole('treeitem', { selected: true }).getAttribute('aria-level'))
      .toBe('2');
  });

  test('the drawn tree is saved as a picture', async () => {
    const { page } = await open();
    await page.getByRole('button', { name: 'Drawn' }).click();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as SVG' }).click(),
    ]);
    expect(saved.suggestedFilename()).toMatch(/\.svg$/);
    const picture = readFileSync(await saved.path(), 'utf8');
    expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(picture).toContain('fill="rgb');
    expect(picture).not.toContain('light-dark');
  });

  test('everything with the keyboard alone', async () => {
    const { page } = await open();
    await title(page, OPENING).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.getByRole('button', { name: 'Skip to the ruling' }).evaluate(isFocused)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('region', { name: 'The ruling' }).evaluate(isFocused)).toBe(true);
    await reach(page, page.getByRole('treeitem').first());
    await page.keyboard.press('End');
    await way(page, 2).waitFor();
    await reach(page, page.locator('summary').filter({ hasText: 'What if' }));
    await page.keyboard.press('Enter');
    await reach(page, page.getByRole('checkbox').first());
    await page.keyboard.press('Space');
    await page.getByText('They end differently.').waitFor();
    // Out of the editor, which takes the tab key for what it is everywhere else.
    await page.getByRole('textbox', { name: 'The scenario' }).focus();
    await page
      .getByRole('textbox', { name: 'The scenario' })
      .and(page.locator('[contenteditable]'))
      .waitFor();
    await page.keyboard.press('Tab');
    expect(await page.getByRole('textbox', { name: 'The scenario' }).evaluate(isFocused)).toBe(false);
  });

  test('what if', async () => {
    const { page } = await open();
    await title(page, OPENING).waitFor();
    await whatIf(page);
    await page.getByText('They end differently.').waitFor();
    const sides = page.getByRole('region', { name: /^(As asked|With the change)/ });
    expect(await sides.count()).toBe(2);
    await page.getByRole('button', { name: 'As it was' }).click();
    await expect.poll(() => sides.count()).toBe(0);
    await page.getByLabel('Active player').selectOption('Nutmeg');
    await expect.poll(() => sides.count()).toBe(2);
    await page.getByRole('combobox', { name: 'Rules', exact: true }).selectOption('1.3');
    await page.getByRole('region', { name: /in Nutmeg’s turn, by rules 1\.3$/ }).waitFor();
  });

  test('a link leads to the same question, the same place and the same change', async () => {
    const { page } = await open();
    await outcomes(page).nth(1).getByRole('button').click();
    await way(page, 2).waitFor();
    await whatIf(page);
    await page.getByText('They end differently.').waitFor();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('button', { name: 'Link copied' }).waitFor();
    const link = await clipboard(page);
    expect(link).toMatch(/#1\.[\w-]+$/);
    expect(page.url()).toBe(link);
    const { page: other } = await open({}, new URL(link).hash);
    await way(other, 2).waitFor();
    await other.getByText('They end differently.').waitFor();
  });

  test('a ruling is copied as text and as JSON', async () => {
    const { page } = await open();
    await write(page, OWN.replace('Whose shield', 'Shared, <b>whose</b> shield'));
    await title(page, 'Shared, <b>whose</b> shield it is').waitFor();
    await page.getByRole('button', { name: 'Copy as text' }).click();
    await page.getByRole('button', { name: 'Text copied' }).waitFor();
    expect(await clipboard(page)).toMatch(/^Shared, <b>whose<\/b> shield it is\n/);
    await page.getByRole('button', { name: 'Copy as JSON' }).click();
    await page.getByRole('button', { name: 'JSON copied' }).waitFor();
    expect(JSON.parse(await clipboard(page))).toMatchObject({ game: { key: 'magic' } });
  });

  test('a large scenario fits into a link', async () => {
    const { page } = await open();
    const notes = Array.from({ length: 300 }, (_, n) => `# ${n}: ${'x'.repeat(n % 90)}${n * 7919}\n`);
    await write(page, `${OWN}${notes.join('')}`);
    await title(page, 'Whose shield it is').waitFor();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('button', { name: 'Link copied' }).waitFor();
    const { page: other } = await open({}, new URL(page.url()).hash);
    await title(other, 'Whose shield it is').waitFor();
  });

  test.each(['#1.AAAA', '#1.', '#2.abc', '#__proto__', '#1.%3Cscript%3E', `#1.${'A'.repeat(200_000)}`])(
    'a broken link: %.20s',
    async (hash) => {
      const { page } = await open({}, hash);
      await title(page, OPENING).waitFor();
      await page.getByRole('alert').getByText('The link is broken or incomplete').waitFor();
    },
  );

  test('a long run is stopped, and shows what it has found as partial', async () => {
    const { page } = await open();
    await write(page, LONG);
    await page
      .getByRole('status')
      .getByText(/positions/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Partial', { exact: true }).waitFor();
    await page
      .getByText(/it was stopped before every choice was followed/)
      .first()
      .waitFor();
    await title(page, 'Everybody may stand in for everybody').waitFor();
    await page.getByRole('button', { name: 'Copy as JSON' }).click();
    await page.getByRole('button', { name: 'JSON copied' }).waitFor();
    expect(JSON.parse(await clipboard(page)).ruling.cut).toBe('stopped');
    await write(page, OWN);
    await title(page, 'Whose shield it is').waitFor();
    expect(await page.getByText('Partial', { exact: true }).count()).toBe(0);
  });

  test('what is typed appears while a ruling is worked out', async () => {
    const { page } = await open();
    await write(page, LONG);
    await page.getByRole('button', { name: 'Stop' }).waitFor();
    const field = page.getByRole('textbox', { name: 'The scenario' });
    await field.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('# still here');
    expect(await field.textContent()).toContain('# still here');
    await write(page, OWN);
    await title(page, 'Whose shield it is').waitFor();
  });

  test('how a text is understood', async () => {
    const { page } = await open();
    await read(page, 'If this creature would die, exile it instead.\nFrob the gromble.');
    const reading = page.getByRole('region', { name: 'Understood' });
    await reading.getByText('replacement effect').first().waitFor();
    await reading.getByText('1 of 2 parts understood.').waitFor();
    await expect
      .poll(() => reading.locator('mark').allTextContents())
      .toEqual([expect.stringContaining('Frob')]);
  });

  test('the gallery opens a scenario of the project', async () => {
    const { page } = await open();
    await page.getByRole('button', { name: 'Gallery', exact: true }).click();
    await page.getByText('Drawing cards').first().waitFor();
    await page.getByRole('searchbox').fill('MTG-01');
    const entry = page.getByRole('main').getByRole('listitem').getByRole('button').first();
    await entry.click();
    await page
      .getByText(/MTG-01/)
      .first()
      .waitFor();
    await page.getByText(/^(\d+) of \1 expectations of this scenario hold\.$/).waitFor();
  });

  test('what was chosen for good is remembered', async () => {
    const { page } = await open();
    await title(page, OPENING).waitFor();
    await page.getByRole('combobox', { name: 'Colours' }).selectOption('dark');
    await page.getByRole('combobox', { name: 'Language of the ruling' }).selectOption('ja');
    await page.getByText(/結果/).first().waitFor();
    await page.reload();
    await page.getByText(/結果/).first().waitFor();
    expect(await page.getByRole('combobox', { name: 'Colours' }).inputValue()).toBe('dark');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  test('a part that cannot be fetched is told of, and is fetched when it is tried again', async () => {
    const one = await on.open();
    const { page } = one;
    await title(page, OPENING).waitFor();
    await page.context().route('**/assets/**', (route) => route.abort());
    await page.getByRole('textbox', { name: 'The scenario' }).fill(OWN);
    const told = page.getByRole('alert').filter({ hasText: 'could not be fetched' });
    await told.waitFor();
    await page.getByRole('button', { name: 'Gallery', exact: true }).click();
    await page.context().unroute('**/assets/**');
    await told.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('searchbox').waitFor();
    expect(await told.count()).toBe(0);
    await page.getByRole('button', { name: 'Ruling', exact: true }).click();
    await title(page, 'Whose shield it is').waitFor();
    await one.close();
  });

  test('of many outcomes the first are shown, the others when they are wanted', async () => {
    const { page } = await open();
    await write(page, MANY);
    await title(page, 'Some of them').waitFor();
    await expect.poll(() => outcomes(page).count()).toBe(6);
    await page.getByRole('button', { name: /^Show \d+ further outcomes$/ }).click();
    await expect.poll(() => outcomes(page).count()).toBeGreaterThan(6);
  });

  test('what takes long to tell is told in part, and soon', async () => {
    const { page } = await open();
    await write(page, BROAD);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Partial', { exact: true }).waitFor();
    await title(page, 'Each may be exiled').waitFor();
    await way(page, 1).waitFor();
  });

  test('in Japanese', async () => {
    const { page } = await open();
    await title(page, OPENING).waitFor();
    await page.getByRole('combobox', { name: 'Language of the ruling' }).selectOption('ja');
    await page.getByText(/結果/).first().waitFor();
  });

  test('what strangers write is only text', async () => {
    const { page } = await open();
    const card = '"<img src=x onerror=document.title=1>"';
    const named = OWN.replaceAll('Test Cub', card);
    await write(page, named.replace('Whose shield it is', '"<script>document.title=1</script>"'));
    await title(page, '<script>document.title=1</script>').waitFor();
    expect(await page.title()).not.toBe('1');
  });
});

function title(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name, exact: true });
}

function outcomes(page: Page) {
  return page.getByRole('list', { name: 'Outcomes' }).getByRole('listitem');
}

function way(page: Page, outcome: number) {
  return page.getByRole('heading', { level: 2, name: `The way to outcome ${outcome}` });
}

/** On a small screen, turns over to one side of the sheet. */
async function turnTo(page: Page, side: 'Question' | 'Ruling'): Promise<void> {
  const button = page
    .getByRole('navigation', { name: 'Side of the sheet' })
    .getByRole('button', { name: side });
  if (await button.isVisible()) await button.click();
}

async function onRuling(page: Page): Promise<void> {
  await turnTo(page, 'Ruling');
  await title(page, OPENING).waitFor();
}

/** Writes a scenario in the place of the one that is there. */
async function write(page: Page, text: string): Promise<void> {
  await turnTo(page, 'Question');
  const field = page.getByRole('textbox', { name: 'The scenario' });
  await field.click();
  await field.and(page.locator('[contenteditable]')).waitFor();
  await field.fill(text);
  await turnTo(page, 'Ruling');
}

async function unfold(page: Page, form: string, field: string): Promise<void> {
  await turnTo(page, 'Question');
  await page.getByRole('button', { name: form }).click();
  await page.getByRole('form', { name: form }).getByRole('combobox', { name: field, exact: true }).waitFor();
}

/** Switches off the first effect that is applied. */
async function whatIf(page: Page): Promise<void> {
  await page.locator('summary').filter({ hasText: 'What if' }).click();
  await page.getByRole('group', { name: 'Effects that hold' }).getByRole('checkbox').first().click();
}

async function read(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Read a card' }).click();
  await page.getByRole('textbox', { name: 'Text of the card' }).fill(text);
  await page.getByText(/parts? understood|All of it is understood/).waitFor();
}

function clipboard(page: Page): Promise<string> {
  return page.evaluate('navigator.clipboard.readText()');
}

const isFocused = (element: { readonly matches: (selector: string) => boolean }): boolean =>
  element.matches(':focus');

/** Goes on with the tab key until something has the focus. */
async function reach(page: Page, wanted: ReturnType<Page['locator']>): Promise<void> {
  for (let tabs = 0; tabs < 80; tabs += 1) {
    if (await wanted.evaluate(isFocused)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the tab key does not lead there');
}
