import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASE_PATH } from '../../../src/domain/initial-config';

const SCRIPT = 'assets/before-the-app.js';

/**
 * For engines that cannot run scripts before a page's. The script is a file of the same host, which the policy allows.
 * @throws if the page has no head
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
