/** Serves a folder of files to this machine alone. */

import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Served } from './world.js';

/** Only this machine can reach it. */
const LOOPBACK = '127.0.0.1';

/** @param port 0 takes one that is free */
export function host(folder: string, port: number): Promise<Served> {
  if (!existsSync(join(folder, 'index.html'))) return Promise.resolve({ code: 'ENOENT' });
  const files = sirv(folder, { etag: true, dev: false, brotli: true, gzip: true });
  const server = createServer((request, response) => {
    // Another site's name that leads here is not this page's.
    if (!isOwnName(request.headers.host)) {
      response.writeHead(403).end();
      return;
    }
    response.setHeader('X-Content-Type-Options', 'nosniff');
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('There is no such file.\n');
    });
  });
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve({ code: error.code ?? error.message }));
    server.listen(port, LOOPBACK, () => {
      const address = server.address();
      const at = typeof address === 'object' && address ? address.port : port;
      resolve({ address: `http://${LOOPBACK}:${at}/`, close: () => server.close() });
    });
  });
}

function isOwnName(host: string | undefined): boolean {
  return /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host ?? '');
}
