import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { app, dialog } from 'electron';
import { startHarnessServer } from '../server/server';
import { closeEngine, guardAll } from './guards';
import { setMenu } from './menu';
import { openWindow } from './window';

/** The project's folder: this file runs as `out/main/index.cjs`. */
const PROJECT = resolve(import.meta.dirname, '../..');

/** Port of the harness's server where `--port` is not given. */
const DEFAULT_PORT = 4310;

/**
 * Reads `--port N` (default: 4310); other switches are Chromium's own and are ignored.
 * @throws Error if the value is not a port number
 */
function portFrom(argv: readonly string[]): number {
  const { values } = parseArgs({ args: [...argv], options: { port: { type: 'string' } }, strict: false });
  if (values.port === undefined) return DEFAULT_PORT;
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port takes a number, not ${values.port}`);
  return port;
}

/** Prints why the harness cannot start to standard error, shows it in a dialog except on Linux, and exits with code 1. */
function giveUp(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`harness: ${message}\n`);
  if (process.platform !== 'linux') dialog.showErrorBox('The harness cannot start', message);
  app.exit(1);
}

async function main(): Promise<void> {
  const server = await startHarnessServer({
    port: portFrom(process.argv.slice(1)),
    distDir: resolve(PROJECT, 'dist'),
    panelDir: resolve(PROJECT, 'out/renderer'),
  });
  await app.whenReady();
  const origin = `http://harness.localhost:${server.port}`;
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
