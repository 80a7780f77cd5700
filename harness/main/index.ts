import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { app, dialog } from 'electron';
import { portArgument } from '../cli/port';
import { DEFAULT_PORT } from '../engine/hosts';
import { startHarnessServer } from '../server/server';
import { closeEngine, guardAll } from './guards';
import { setMenu } from './menu';
import { openWindow } from './window';

/** `out/main` lies two floors below the project's folder. */
const PROJECT = resolve(import.meta.dirname, '../..');

/** The value of `--port N` among the switches of the browser engine. Throws if it is not a port. */
function portFrom(argv: readonly string[]): number {
  const { values } = parseArgs({ args: [...argv], options: { port: { type: 'string' } }, strict: false });
  return portArgument(values.port === undefined ? undefined : String(values.port)) ?? DEFAULT_PORT;
}

/** Says why the harness cannot start, on standard error and, once a display is at hand, in a dialog; then ends with 1. */
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
