import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';

const root = import.meta.dirname;

/** Every bare import: the harness runs from the project's folder, where `node_modules` is at hand. */
const packages = /^(?![./\0]|[A-Za-z]:[\\/])/;

export default defineConfig({
  main: {
    build: {
      outDir: resolve(root, 'out/main'),
      externalizeDeps: false,
      rolldownOptions: { input: resolve(root, 'harness/main/index.ts'), external: [packages] },
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
