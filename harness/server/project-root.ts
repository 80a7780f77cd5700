import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder with `package.json`. Searched in all parent folders, because this code runs both from its source and bundled in `out/`, which
 * is at another depth.
 *
 * @throws when no parent folder has one
 */
export function projectRoot(from: string = import.meta.dirname): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (dirname(folder) === folder) throw new Error(`No package.json above ${from}`);
  }
}
