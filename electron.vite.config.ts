import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';

const root = import.meta.dirname;

/** What the runtime itself brings; everything else is bundled. */
const runtime = ['electron', /^node:/];

export default defineConfig({
  main: {
    build: {
      outDir: resolve(root, 'out/main'),
      externalizeDeps: false,
      rolldownOptions: {
        input: resolve(root, 'harness/main/index.ts'),
        external: runtime,
        // CommonJS runs to its end before the engine is ready, and some switches only work until then; whether an ES module
        // does depends on who loads it.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  preload: {
    build: {
      outDir: resolve(root, 'out/preload'),
      externalizeDeps: false,
      rolldownOptions: {
        input: resolve(root, 'harness/preload/index.ts'),
        // A sandboxed preload has to be CommonJS; `.cjs` because the package is `type: module`.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: resolve(root, 'harness/panel'),
    base: '/',
    build: {
      outDir: resolve(root, 'out/renderer'),
      emptyOutDir: true,
      minify: true,
      // The panel's content security policy has no `data:`.
      assetsInlineLimit: 0,
      rolldownOptions: { input: resolve(root, 'harness/panel/index.html') },
    },
    plugins: [react(), tailwindcss()],
  },
});
