import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FILE = join(import.meta.dirname, 'brand-mark.svg');

/**
 * Build plugin that writes `brand-mark.svg` into a page, in place of its comment `brand-mark`. The page and the app then draw the mark
 * with `<use href="#brand-mark">`: it is there at the first paint, takes the colours of the theme, and is in no script.
 */
export function brandSymbol(): Plugin {
  return {
    name: 'brand-symbol',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace('<!-- brand-mark -->', () => readFileSync(FILE, 'utf8').replaceAll(/\s*\n\s*/g, '')),
    },
  };
}
