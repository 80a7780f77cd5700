import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder with `package.json`. Found by walking up rather than by a fixed number of steps, because this code runs both
 * from its source and bundled into `out/`.
 *
 * @throws when no folder above has one
 */
export function projectRoot(from: string = import.meta.dirname): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (dirname(folder) === folder) throw new Error(`No package.json above ${from}`);
  }
}
