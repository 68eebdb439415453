/** Serves the page and prints its address: `npm start`, `npm start -- --port 8080`. Builds what has not been built. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const built = ['dist/command/bin.js', 'dist/page/index.html'].every((file) => existsSync(file));
if (!built) {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
process.argv.splice(2, 0, 'serve');
await import('../dist/command/bin.js');
