import type { Plugin } from 'vite';

const FONT_SHEET = /node_modules\/(@fontsource|@ibm)\/.*\.css$/;

/** Drops woff and `local()` sources, swaps fonts on load, and uses 600 for 500. Null for other files. */
export function rewriteFontSheet(code: string, id: string): string | null {
  if (!FONT_SHEET.test(id)) return null;
  return code
    .replaceAll(/,\s*url\([^)]*\.woff\)\s*format\(['"]woff['"]\)/g, '')
    .replaceAll(/local\([^)]*\),\s*/g, '')
    .replaceAll(/^\s*font-display:.*$/gm, '')
    .replaceAll(/font-weight:\s*600/g, 'font-weight: 500 600')
    .replaceAll('@font-face {', '@font-face {\n  font-display: swap;');
}

/** See `rewriteFontSheet`. */
export function fontSheets(): Plugin {
  return { name: 'font-sheets', enforce: 'pre', transform: rewriteFontSheet };
}
