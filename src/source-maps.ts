import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * In a separate folder, not for visitors. No script names its map. @param setting folder relative to `package.json`;
 * undefined: no maps
 */
export function sourceMaps(setting: string | undefined): Plugin {
  const folder = setting && resolve(import.meta.dirname, '..', setting);
  return {
    name: 'source-maps',
    apply: 'build',
    config: () => (folder ? { build: { sourcemap: 'hidden' } } : {}),
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
