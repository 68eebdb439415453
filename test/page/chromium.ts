/**
 * The page in a real browser: built once, served from a folder of its own, opened in Chromium. Where none is found the
 * tests are skipped; where `CI` is set they fail, for there one is to be installed (`.ci/run`).
 */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser that is used: the one that `CHROMIUM` names, or one at a usual place; null where there is none. */
export function findChromium(): string | null {
  const { CHROMIUM: named } = process.env;
  return (named === undefined ? USUAL : [named]).find((file) => existsSync(file)) ?? null;
}

/** How to get one, for whoever reads that the tests were skipped. */
export const HOW = 'Install Chromium (Debian: apt-get install chromium), or set CHROMIUM to the file of one.';

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
};

/** Not the top of its server: the page is to work from any folder. */
const FOLDER = '/somewhere/else/';

export interface Stage {
  readonly address: string;
  /** Opens the page, with a script that runs before its own; whatever goes wrong in it fails the test that closes it. */
  open(options?: BrowserContextOptions, hash?: string, script?: string): Promise<Open>;
  close(): Promise<void>;
}

export interface Open {
  readonly page: Page;
  /** What was fetched, by name, with its size compressed as every server can send it (gzip), and as the build lays it beside each file. */
  readonly fetched: ReadonlyMap<string, number>;
  /** What the page complained of. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

/** Builds the page, serves it and starts the browser. */
export async function stage(executablePath: string): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'instead-page-'));
  buildInto(folder);
  const server = await serve(folder);
  const at = server.address();
  const address = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}${FOLDER}`;
  // Where tests run as root there is no sandbox to be had.
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  return {
    address,
    open: (options = {}, hash = '', script) => open(browser, folder, `${address}${hash}`, options, script),
    close: async () => {
      await browser.close();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** As whoever publishes it builds it: in a process of its own, for here everything is told that it is being tested. */
function buildInto(folder: string): void {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '-c', 'page/vite.config.ts', '--outDir', folder];
  const { status, stderr } = spawnSync(process.execPath, [...vite, '--logLevel', 'error', '--emptyOutDir'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`the page could not be built: ${stderr}`);
}

function serve(folder: string): Promise<Server> {
  const server = createServer(({ url = '' }, response) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://here').pathname));
    const name = path.startsWith(FOLDER) ? path.slice(FOLDER.length) || 'index.html' : null;
    const file = name === null || name.startsWith('..') ? null : join(folder, name);
    if (!file || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

async function open(
  browser: Browser,
  folder: string,
  address: string,
  options: BrowserContextOptions,
  script?: string,
): Promise<Open> {
  const context = await browser.newContext({
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  const complaints: string[] = [];
  const fetched = new Map<string, number>();
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('requestfailed', (request) => complaints.push(`not fetched: ${request.url()}`));
  context.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url());
    if (protocol === 'data:' || protocol === 'blob:') return;
    if (origin !== new URL(address).origin) complaints.push(`fetched from elsewhere: ${request.url()}`);
    const name = pathname.replace(FOLDER, '') || 'index.html';
    const file = join(folder, name);
    if (existsSync(file)) fetched.set(name, gzipSync(readFileSync(file), { level: 9 }).length);
  });
  if (script !== undefined) await context.addInitScript(script);
  const page = await context.newPage();
  // A busy machine must not fail an honest test.
  page.setDefaultTimeout(60_000);
  await page.goto(address);
  return { page, fetched, complaints, close: () => context.close() };
}
