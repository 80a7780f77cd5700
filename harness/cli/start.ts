import { parseArgs } from 'node:util';
import { DEFAULT_PORT } from '../engine/hosts';
import { buildStale, run, STOPPED } from './build-steps';
import { type ElectronRuntime, findElectron, hasDisplay, NO_ELECTRON } from './electron-runtime';
import { endWith, UsageError } from './exit';
import { otherBuilds } from './other-builds';
import { portArgument } from './port';
import { serve } from './serve';
import { untilStopped } from './stop';

/**
 * `npm start`: builds what is stale, then opens the desktop harness, or serves the browser harness where there is no
 * Electron runtime or no display.
 */

const USAGE = `Usage: npm start [-- --browser | --desktop] [--port N] [--dist DIR …]

  --browser   serve the harness for a browser, also where Electron is at hand
  --desktop   open the desktop harness, and fail where that cannot be
  --dist DIR  a further build to compare with the project's own; may be repeated
  --port N    port to serve on (default ${DEFAULT_PORT}; 0 takes any free one)`;

async function main(args: string[]): Promise<number> {
  const { browser, desktop, help, port: portText, dist } = options(args);
  if (help) {
    console.log(USAGE);
    return 0;
  }
  if (browser && desktop) throw new UsageError('--browser and --desktop exclude each other');
  const port = portArgument(portText);
  const builds = await otherBuilds(dist);
  const runtime = findElectron();
  const obstacle = obstacleTo(runtime);
  if (desktop && obstacle !== undefined) throw new UsageError(`The desktop harness cannot open: ${obstacle}`);
  await buildStale({ ...process.env, ...(runtime?.major && { ELECTRON_MAJOR_VER: runtime.major }) });
  if (!browser && runtime !== undefined && obstacle === undefined) return openDesktop(runtime, port, builds);
  if (!browser) console.error(`No desktop harness here: ${obstacle}. Serving the browser harness.`);
  return serveBrowser(port, builds);
}

function options(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        browser: { type: 'boolean' },
        desktop: { type: 'boolean' },
        dist: { type: 'string', multiple: true },
        help: { type: 'boolean', short: 'h' },
        port: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Why the desktop harness cannot open; undefined when it can. */
function obstacleTo(runtime: ElectronRuntime | undefined): string | undefined {
  if (runtime === undefined) {
    return NO_ELECTRON;
  }
  if (!hasDisplay()) return 'there is no display';
  // Chromium's sandbox does not run as root, and the harness never switches the sandbox off.
  return process.getuid?.() === 0 ? 'its sandbox refuses to run for root' : undefined;
}

async function openDesktop(
  { path }: ElectronRuntime,
  port: number | undefined,
  builds: readonly string[],
): Promise<number> {
  const { ELECTRON_RUN_AS_NODE: _, ...env } = process.env;
  const given = [
    ...(port === undefined ? [] : ['--port', String(port)]),
    ...builds.flatMap((folder) => ['--dist', folder]),
  ];
  const code = await run(path, ['.', ...given], env);
  return code === STOPPED ? 0 : code;
}

async function serveBrowser(port: number | undefined, builds: readonly string[]): Promise<number> {
  const server = await serve({ ...(port !== undefined && { port }), otherBuilds: builds });
  const stopped = untilStopped();
  console.log(`Harness: ${server.origin}/ (stop it with Ctrl-C)`);
  await stopped;
  await server.close();
  return 0;
}

endWith(main(process.argv.slice(2)), USAGE);
