/** `instead serve`: where the page is, or why it cannot be served; and what the server gives to whom. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { host } from '../../src/command/host.js';
import { instead } from './world.js';

describe('the command', () => {
  test('prints the address', async () => {
    expect(await instead(['serve', '--port', '8123'])).toEqual({
      code: 0,
      stdout: 'http://127.0.0.1:8123/\n',
      stderr: '',
    });
  });

  test.each([
    ['EADDRINUSE', 'serve/used', '--port'],
    ['EACCES', 'serve/denied', '1024'],
    ['ENOENT', 'serve/unbuilt', 'npm run build'],
    ['EMFILE', 'serve/failed', 'EMFILE'],
  ])('%s', async (code, problem, words) => {
    const { code: ended, stdout, stderr } = await instead(['serve'], { served: { code } });
    expect({ ended, stdout }).toEqual({ ended: 2, stdout: '' });
    expect(stderr).toContain(`[${problem}]`);
    expect(stderr).toContain(words);
  });

  test.each(['65536', '-1', 'http', '1.5', ''])('no port: %j', async (port) => {
    expect((await instead(['serve', '--port', port])).code).toBe(2);
  });
});

describe('the server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'instead-serve-'));
  const page = join(folder, 'page');
  mkdirSync(page);
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  afterAll(() => rmSync(folder, { recursive: true }));

  /** As it is written: `fetch` would tidy the path up. */
  function get(
    address: string,
    path: string,
    headers = {},
    method = 'GET',
  ): Promise<{ code: number; body: string; allow?: string }> {
    const { hostname, port } = new URL(address);
    return new Promise((resolve, reject) => {
      request({ hostname, port, path, headers, method }, (response) => {
        let body = '';
        response.on('data', (part) => {
          body += String(part);
        });
        response.on('end', () => {
          const { allow } = response.headers;
          resolve({ code: response.statusCode ?? 0, body, ...(allow === undefined ? {} : { allow }) });
        });
      })
        .on('error', reject)
        .end();
    });
  }

  test('gives the files of the folder, and no others', async () => {
    const served = await host(page, 0);
    if (!('address' in served)) throw new Error(served.code);
    const { address, close } = served;
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    expect(await get(address, '/')).toMatchObject({ code: 200, body: expect.stringContaining('page') });
    for (const path of ['/nowhere', '/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt']) {
      expect(await get(address, path)).toEqual({ code: 404, body: 'There is no such file.\n' });
    }
    expect((await get(address, '/', { host: 'elsewhere.example' })).code).toBe(403);
    close();
  });

  test.each([
    'bytes=0-3',
    'bytes=5-2',
    'bytes=-5',
    'bytes=abc',
    'bytes=1.5-9',
    'bytes=0-0,2-3',
    'bytes=99999-',
    'bytes=0-99999999999999999999999',
    'items=0-5',
  ])('a file is given whole, whatever part is asked for: %s', async (range) => {
    const served = await host(page, 0);
    if (!('address' in served)) throw new Error(served.code);
    const whole = { code: 200, body: '<!doctype html><title>page</title>' };
    expect(await get(served.address, '/', { range })).toEqual(whole);
    expect(await get(served.address, '/')).toEqual(whole);
    served.close();
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('nothing is done there: %s', async (method) => {
    const served = await host(page, 0);
    if (!('address' in served)) throw new Error(served.code);
    expect(await get(served.address, '/', {}, method)).toEqual({ code: 405, body: '', allow: 'GET, HEAD' });
    expect(await get(served.address, '/', {}, 'HEAD')).toEqual({ code: 200, body: '' });
    served.close();
  });

  test('what is built again meanwhile is served as it is by then', async () => {
    const file = join(page, 'part.txt');
    writeFileSync(file, 'before');
    const served = await host(page, 0);
    if (!('address' in served)) throw new Error(served.code);
    expect(await get(served.address, '/part.txt')).toMatchObject({ code: 200, body: 'before' });
    writeFileSync(file, 'and afterwards');
    expect(await get(served.address, '/part.txt')).toMatchObject({ code: 200, body: 'and afterwards' });
    rmSync(file);
    expect((await get(served.address, '/part.txt')).code).toBe(404);
    expect((await get(served.address, '/')).code).toBe(200);
    served.close();
  });

  test('a port that is taken', async () => {
    const served = await host(page, 0);
    if (!('address' in served)) throw new Error(served.code);
    const { port } = new URL(served.address);
    expect(await host(page, Number(port))).toEqual({ code: 'EADDRINUSE' });
    served.close();
  });

  test('a page that has not been built', async () => {
    expect(await host(join(folder, 'nowhere'), 0)).toEqual({ code: 'ENOENT' });
  });
});
