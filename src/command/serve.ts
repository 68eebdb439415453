/** `instead serve`: the page, on this machine alone. */

import type { Problem } from '../ground/problem.js';
import { EXIT } from './exit.js';
import type { Output } from './output.js';
import type { World } from './world.js';

export interface ServeOptions {
  readonly port: number;
}

/** Serves the page until the run is interrupted. */
export async function serve(world: World, output: Output, { port }: ServeOptions): Promise<void> {
  const served = await world.serve(port);
  if ('address' in served) {
    output.say(served.address);
    return;
  }
  output.problems([unserved(served.code, port)], EXIT.usage);
}

function unserved(code: string, port: number): Problem {
  switch (code) {
    case 'EADDRINUSE':
      return {
        code: 'serve/used',
        message: `Something else listens at port ${port}.`,
        advice: 'Name another with --port; 0 takes one that is free.',
      };
    case 'EACCES':
      return {
        code: 'serve/denied',
        message: `Port ${port} may not be used.`,
        advice: 'Ports below 1024 belong to the system: name a higher one with --port.',
      };
    case 'ENOENT':
      return {
        code: 'serve/unbuilt',
        message: 'The page has not been built.',
        advice: 'Build it with `npm run build`.',
      };
    default:
      return {
        code: 'serve/failed',
        message: `The page cannot be served (${code}).`,
        advice: 'Try another port with --port.',
      };
  }
}
