import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FILE = join(import.meta.dirname, 'brand-mark.svg');

/** Replaces the comment `brand-mark`. Pages draw it by `<use href="#brand-mark">`. */
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
