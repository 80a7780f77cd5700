import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes the source maps of the scripts to a folder of their own, so that an error-reporting service can be given them and no visitor can. No
 * script names its map, so the build is the same with and without them.
 *
 * @param setting `SOURCE_MAPS`: the folder where to write them, with the same paths as in the build. A relative one begins at the folder of
 *   `package.json`. Undefined makes none
 */
export function sourceMaps(setting: string | undefined): Plugin {
  const folder = setting && resolve(import.meta.dirname, '..', setting);
  return {
    name: 'source-maps',
    apply: 'build',
    config: () => ({ build: { sourcemap: folder ? 'hidden' : false } }),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (!folder) return;
        for (const [path, file] of Object.entries(bundle)) {
          if (file.type !== 'asset' || !path.endsWith('.map')) continue;
          mkdirSync(dirname(join(folder, path)), { recursive: true });
          writeFileSync(join(folder, path), file.source);
          Reflect.deleteProperty(bundle, path);
        }
      },
    },
  };
}
