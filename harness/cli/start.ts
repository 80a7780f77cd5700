import { Command, Option } from '@commander-js/extra-typings';
import { DEFAULT_PORT } from '../core/hosts';
import { portArgument } from '../kit/arguments';
import { type ElectronRuntime, findElectron, hasDisplay, NO_ELECTRON } from '../kit/electron-runtime';
import { UsageError } from '../kit/errors';
import { FILES_HELP, filesFolder } from '../kit/files-folder';
import { run, STOPPED } from '../kit/run';
import { untilStopped } from '../kit/stop';
import { buildStale } from './build-steps';
import { endWith } from './exit';
import { otherBuilds } from './other-builds';
import { runLine } from './run-line';
import { serve } from './serve';

/** Builds what is stale, then opens the desktop harness, or the browser harness without Electron or display. */

let code = 0;
const line = new Command('npm start --')
  .exitOverride()
  .configureOutput({ outputError: () => undefined })
  .addOption(
    new Option('--browser', 'serve the harness for a browser, even if Electron is available').conflicts('desktop'),
  )
  .option('--desktop', 'open the desktop harness, and fail where that cannot be')
  .option('--port <n>', `port to serve on; 0 takes any free one. Default: ${DEFAULT_PORT}`, portArgument)
  .option('--dist <dir...>', 'more builds to compare with the default one')
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

/** Undefined when it can. */
function obstacleTo(runtime: ElectronRuntime | undefined): string | undefined {
  if (runtime === undefined) {
    return NO_ELECTRON;
  }
  if (!hasDisplay()) return 'there is no display';
  // Chromium's sandbox does not run as root, and the harness never switches it off.
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
