import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Searched upwards, because sources and bundles in `out/` have different depths. @throws if missing */
export function projectRoot(from: string = import.meta.dirname): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (dirname(folder) === folder) throw new Error(`No package.json above ${from}`);
  }
}
