import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { brandSymbol } from '../../src/ui/brand-symbol.ts';
import { fontCuts } from '../../src/ui/font-cuts.ts';
import { fontSheets } from '../../src/ui/font-sheets.ts';
import { GALLERY_PATH } from '../core/hosts.ts';
import { galleryEntries } from './states.ts';

function galleryMeta(): Plugin {
  return {
    name: 'gallery-meta',
    apply: 'build',
    generateBundle() {
      const source = JSON.stringify({ version: 1, entries: galleryEntries() }, null, 1);
      this.emitFile({ type: 'asset', fileName: 'meta.json', source });
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  base: GALLERY_PATH,
  build: {
    outDir: resolve(import.meta.dirname, '../../out/gallery'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  plugins: [react(), tailwindcss(), fontCuts(), fontSheets(), brandSymbol(), galleryMeta()],
});
