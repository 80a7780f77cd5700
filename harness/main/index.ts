import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { app, dialog } from 'electron';
import { portArgument } from '../cli/port';
import { DEFAULT_PORT } from '../engine/hosts';
import { startHarnessServer } from '../server/server';
import { closeEngine, guardAll } from './guards';
import { setMenu } from './menu';
import { openWindow } from './window';

/** The project's folder: this file runs as `out/main/index.cjs`. */
const PROJECT = resolve(import.meta.dirname, '../..');

/**
 * Reads `--port N`; other switches are Chromium's own and are ignored. Default: the harness's usual port.
 * @throws Error if the value is not a port number
 */
function portFrom(argv: readonly string[]): number {
  const { values } = parseArgs({ args: [...argv], options: { port: { type: 'string' } }, strict: false });
  return portArgument(values.port === undefined ? undefined : String(values.port)) ?? DEFAULT_PORT;
}

/** Prints why the harness cannot start to standard error, shows it in a dialog except on Linux, and exits with code 1. */
function giveUp(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`harness: ${message}\n`);
  if (process.platform !== 'linux') dialog.showErrorBox('The harness cannot start', message);
  app.exit(1);
}

/** Reads each `--dist DIR`: folders of further builds. They were checked by the command that starts the desktop harness. */
function buildsFrom(argv: readonly string[]): string[] {
  const { values } = parseArgs({
    args: [...argv],
    options: { dist: { type: 'string', multiple: true } },
    strict: false,
  });
  return (values.dist ?? []).map((folder) => resolve(String(folder)));
}

async function main(): Promise<void> {
  const server = await startHarnessServer({
    port: portFrom(process.argv.slice(1)),
    otherBuilds: buildsFrom(process.argv.slice(1)),
    distDir: resolve(PROJECT, 'dist'),
    panelDir: resolve(PROJECT, 'out/renderer'),
  });
  await app.whenReady();
  const { origin } = server;
  const harness = openWindow(origin, server.port, server.recordRefused);
  setMenu(harness);
  app.on('window-all-closed', () => {
    void server.close().finally(() => app.quit());
  });
  await harness.panel.webContents.loadURL(`${origin}/`);
}

closeEngine();
guardAll();
main().catch(giveUp);
