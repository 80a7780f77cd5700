import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { app, dialog } from 'electron';
import { DEFAULT_PORT } from '../core/hosts';
import { portArgument } from '../kit/arguments';
import { filesFolder } from '../kit/files-folder';
import { startHarnessServer } from '../server/server';
import { closeEngine, guardAll } from './guards';
import { setMenu } from './menu';
import { readFolder } from './own-folder';
import { openWindow } from './window';

/** Runs as `out/main/index.cjs`. */
const PROJECT = resolve(import.meta.dirname, '../..');

/**
 * Reads `--port N`, `--files DIR` and each `--dist DIR`; ignores Chromium's switches.
 * @throws Error if the port is invalid
 */
function optionsFrom(args: string[], chosenFile: string) {
  const options = {
    port: { type: 'string' },
    dist: { type: 'string', multiple: true },
    files: { type: 'string' },
  } as const;
  const { port, files, dist = [] } = parseArgs({ args, options, strict: false }).values;
  return {
    port: port === undefined ? DEFAULT_PORT : portArgument(String(port)),
    filesDir: typeof files === 'string' ? filesFolder(files) : (readFolder(chosenFile) ?? filesFolder(undefined)),
    otherBuilds: dist.map((folder) => resolve(String(folder))),
  };
}

/** Shows a dialog except on Linux. Exits with code 1. */
function giveUp(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`harness: ${message}\n`);
  if (process.platform !== 'linux') dialog.showErrorBox('The harness cannot start', message);
  app.exit(1);
}

async function main(): Promise<void> {
  const folderFile = join(app.getPath('userData'), 'files.json');
  const server = await startHarnessServer({
    ...optionsFrom(process.argv.slice(1), folderFile),
    distDir: resolve(PROJECT, 'dist'),
    panelDir: resolve(PROJECT, 'out/renderer'),
  });
  await app.whenReady();
  const { origin } = server;
  const harness = openWindow(
    origin,
    { port: server.port, refused: server.recordRefused },
    { remembers: folderFile, take: server.chooseFiles },
  );
  setMenu(harness);
  app.on('window-all-closed', () => app.quit());
  // The menu's Quit closes the windows without the event above.
  app.once('will-quit', (event) => {
    event.preventDefault();
    // Quitting again would block forever after a signal.
    void server.close().finally(() => app.exit());
  });
  await harness.panel.webContents.loadURL(`${origin}/`);
}

closeEngine();
guardAll();
main().catch(giveUp);
