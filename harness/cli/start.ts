import { Command, Option } from '@commander-js/extra-typings';
import { DEFAULT_PORT } from '../engine/hosts';
import { portArgument } from './arguments';
import { buildStale, run, STOPPED } from './build-steps';
import { type ElectronRuntime, findElectron, hasDisplay, NO_ELECTRON } from './electron-runtime';
import { endWith, UsageError } from './exit';
import { FILES_HELP, filesFolder } from './files-folder';
import { otherBuilds } from './other-builds';
import { runLine } from './run-line';
import { serve } from './serve';
import { untilStopped } from './stop';

/**
 * `npm start`: builds what is stale, then opens the desktop harness, or serves the browser harness where there is no
 * Electron runtime or no display.
 */

let code = 0;
const line = new Command('npm start --')
  .exitOverride()
  .configureOutput({ outputError: () => undefined })
  .addOption(
    new Option('--browser', 'serve the harness for a browser, also where Electron is at hand').conflicts('desktop'),
  )
  .option('--desktop', 'open the desktop harness, and fail where that cannot be')
  .option('--port <n>', `port to serve on; 0 takes any free one. Default: ${DEFAULT_PORT}`, portArgument)
  .option('--dist <dir...>', 'further builds, to compare with the own one')
  .option('--files <dir>', FILES_HELP)
  .action(async ({ browser, desktop, port, dist, files }) => {
    const builds = await otherBuilds(dist);
    const filesDir = filesFolder(files);
    const runtime = findElectron();
    const obstacle = obstacleTo(runtime);
    if (desktop && obstacle !== undefined) throw new UsageError(`The desktop harness cannot open: ${obstacle}`);
    await buildStale({ ...process.env, ...(runtime?.major && { ELECTRON_MAJOR_VER: runtime.major }) });
    if (!browser && runtime !== undefined && obstacle === undefined) {
      code = await openDesktop(runtime, port, builds, files === undefined ? undefined : filesDir);
      return;
    }
    if (!browser) console.error(`No desktop harness here: ${obstacle}. Serving the browser harness.`);
    await serveBrowser(port, builds, filesDir);
  });

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
  filesDir: string | undefined,
): Promise<number> {
  const { ELECTRON_RUN_AS_NODE: _, ...env } = process.env;
  const given = [
    ...(port === undefined ? [] : ['--port', String(port)]),
    ...builds.flatMap((folder) => ['--dist', folder]),
    ...(filesDir === undefined ? [] : ['--files', filesDir]),
  ];
  const code = await run(path, ['.', ...given], env);
  return code === STOPPED ? 0 : code;
}

async function serveBrowser(port: number | undefined, builds: readonly string[], filesDir: string): Promise<void> {
  const server = await serve({ ...(port !== undefined && { port }), otherBuilds: builds, filesDir });
  const stopped = untilStopped();
  console.log(`Harness: ${server.origin}/ (stop it with Ctrl-C)`);
  await stopped;
  await server.close();
}

endWith(
  runLine(line, process.argv.slice(2)).then(() => code),
  'npm start [-- options]; -- --help lists the options',
);
