import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fontSheets } from '../../src/ui/font-sheets';

/** The gallery of the design system: a page of the harness, made of the product's own pieces and tokens. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/gallery/',
  build: {
    outDir: resolve(import.meta.dirname, '../../out/gallery'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  plugins: [react(), tailwindcss(), fontSheets()],
});
