import type { Plugin } from 'vite';

/** The packages whose sheets are taken as they are, but for the edits below. */
const FONT_SHEET = /node_modules\/(@fontsource|@ibm)\/.*\.css$/;

/**
 * Build plugin. Font packages' sheets name a woff copy of every file (the build would emit a thousand files that no
 * supported browser asks for), try installed copies first (whose version nobody knows) and may hide the text until the font
 * is there. Keeps the woff2 alone, shows the text at once, and lets the 600 cut stand for 500 too: the
 * browser would take the 400 one for it, and labels would not stand out.
 */
export function fontSheets(): Plugin {
  return {
    name: 'font-sheets',
    enforce: 'pre',
    transform(code, id) {
      if (!FONT_SHEET.test(id)) return null;
      return code
        .replaceAll(/,\s*url\([^)]*\.woff\)\s*format\(['"]woff['"]\)/g, '')
        .replaceAll(/local\([^)]*\),\s*/g, '')
        .replaceAll(/^\s*font-display:.*$/gm, '')
        .replaceAll(/font-weight:\s*600/g, 'font-weight: 500 600')
        .replaceAll('@font-face {', '@font-face {\n  font-display: swap;');
    },
  };
}
