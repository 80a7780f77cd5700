import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASE_PATH } from '../../src/domain/initial-config';

const SCRIPT = 'assets/before-the-app.js';

/**
 * Copies a build to a folder, with scripts that run before the app: for engines whose protocol has no such thing. Everything else is as in the
 * build. The script is a file of the page's own host, which its content security policy allows.
 *
 * @returns the folder
 * @throws when the page of the build has no head
 */
export function scriptedBuild(distDir: string, folder: string, scripts: readonly string[]): string {
  rmSync(folder, { recursive: true, force: true });
  cpSync(distDir, folder, { recursive: true });
  writeFileSync(join(folder, SCRIPT), scripts.join(';\n'));
  const path = join(folder, 'index.html');
  const page = readFileSync(path, 'utf8');
  const scripted = page.replace('<head>', `<head><script src="${BASE_PATH}${SCRIPT}"></script>`);
  if (scripted === page) throw new Error(`${path} has no <head>`);
  writeFileSync(path, scripted);
  return folder;
}
