import type { Plugin } from 'vite';

/** Paths of the style sheets of font packages, which are rewritten. */
const FONT_SHEET = /node_modules\/(@fontsource|@ibm)\/.*\.css$/;

/**
 * Rewrites the style sheet of a font package; returns null for every other file.
 *
 * - Removes the woff copy of each file: no supported browser needs it, and the build would emit a thousand of them.
 * - Removes `local()` sources: the version of an installed font is unknown.
 * - Sets `font-display: swap`: text is visible in a fallback font until the font has loaded.
 * - Uses the 600 weight for 500 too: otherwise the browser uses 400, and labels do not stand out.
 *
 * @param code the style sheet
 * @param id path of the file
 */
export function rewriteFontSheet(code: string, id: string): string | null {
  if (!FONT_SHEET.test(id)) return null;
  return code
    .replaceAll(/,\s*url\([^)]*\.woff\)\s*format\(['"]woff['"]\)/g, '')
    .replaceAll(/local\([^)]*\),\s*/g, '')
    .replaceAll(/^\s*font-display:.*$/gm, '')
    .replaceAll(/font-weight:\s*600/g, 'font-weight: 500 600')
    .replaceAll('@font-face {', '@font-face {\n  font-display: swap;');
}

/** Build plugin that rewrites the style sheets of font packages, see `rewriteFontSheet`. */
export function fontSheets(): Plugin {
  return { name: 'font-sheets', enforce: 'pre', transform: rewriteFontSheet };
}
