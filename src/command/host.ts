/** Serves a folder of files to this machine alone. */

import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv, { type RequestHandler } from 'sirv';
import type { Served } from './world.js';

/** Only this machine can reach it. */
const LOOPBACK = '127.0.0.1';

/** @param port 0 takes one that is free */
export function host(folder: string, port: number): Promise<Served> {
  if (!existsSync(join(folder, 'index.html'))) return Promise.resolve({ code: 'ENOENT' });
  // Looked for at each request: the page may be built again meanwhile.
  const files = sirv(folder, { etag: true, dev: true, brotli: true, gzip: true });
  const server = createServer((request, response) => {
    try {
      answer(files, request, response);
    } catch {
      // Whatever is asked, the next request is answered.
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    }
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

function answer(files: RequestHandler, request: IncomingMessage, response: ServerResponse): void {
  // Another site's name that leads here is not this page's.
  if (!isOwnName(request.headers.host)) {
    response.writeHead(403).end();
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  // Every file is small and is given whole, as a server may (RFC 9110, 14.2).
  delete request.headers.range;
  // A file that goes away as it is read ends its own response alone.
  response.on('pipe', (file) => file.on('error', () => response.destroy()));
  response.setHeader('X-Content-Type-Options', 'nosniff');
  files(request, response, () => {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('There is no such file.\n');
  });
}

function isOwnName(host: string | undefined): boolean {
  return /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host ?? '');
}
