import { readdirSync } from 'node:fs';
import { parse, resolve } from 'node:path';
import { defineConfig } from 'vite';

const FOLDER = import.meta.dirname;
const ROOT = resolve(FOLDER, '../../..');
const scripts = readdirSync(FOLDER).filter((name) => name.endsWith('.ts') && name !== 'vite.config.ts');

/** Each script keeps its name, by which pages load it. `public` is copied. */
export default defineConfig({
  root: FOLDER,
  build: {
    outDir: resolve(ROOT, 'out/pages'),
    emptyOutDir: true,
    minify: false,
    lib: {
      entry: {
        ...Object.fromEntries(scripts.map((name) => [parse(name).name, resolve(FOLDER, name)])),
        // Part of the report's page.
        'report-viewer': resolve(ROOT, 'harness/tools/sweep/report/viewer.ts'),
      },
      formats: ['es'],
      fileName: (_format, name) => `${name}.js`,
    },
  },
});
