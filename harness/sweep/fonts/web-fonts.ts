import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { charactersOfFont } from './characters-of-font';

/** The product's web fonts as its style sheets declare them. */

const ROOT = resolve(import.meta.dirname, '../../..');
const MODULES = join(ROOT, 'node_modules');

/** Style sheets of the regular weight of all fonts, see src/ui/fonts.ts; the other weights have the same characters. */
const SHEETS = [
  join(ROOT, 'src/ui/fonts.css'),
  join(ROOT, 'src/ui/fonts/arabic.css'),
  join(ROOT, 'src/ui/fonts/thai.css'),
  join(MODULES, '@fontsource/ibm-plex-sans-jp/400.css'),
  join(MODULES, '@fontsource/ibm-plex-sans-kr/400.css'),
  join(MODULES, '@ibm/plex-sans-sc/fonts/split/woff2/hinted/IBMPlexSansSC-Regular.css'),
  join(MODULES, '@ibm/plex-sans-tc/fonts/split/woff2/hinted/IBMPlexSansTC-Regular.css'),
];

/** One file of a font. */
interface Face {
  readonly family: string;
  readonly file: string;
  /** Characters for which a browser loads the file. */
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

let faces: readonly Face[] | undefined;
const charactersByFile = new Map<string, ReadonlySet<number>>();

/** Whether one of the families is a web font of the product that has the character. */
export function isDrawn(character: string, families: readonly string[]): boolean {
  const code = character.codePointAt(0) ?? 0;
  faces ??= SHEETS.flatMap(facesOf);
  return faces.some(
    ({ family, file, ranges }) =>
      families.includes(family) &&
      ranges.some(([first, last]) => first <= code && code <= last) &&
      charactersIn(file).has(code),
  );
}

function charactersIn(file: string): ReadonlySet<number> {
  const known = charactersByFile.get(file) ?? charactersOfFont(file);
  charactersByFile.set(file, known);
  return known;
}

function facesOf(sheet: string): Face[] {
  return [...readFileSync(sheet, 'utf8').matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rule = '']) => {
    const family = /font-family:\s*['"]?([^;'"]+)/.exec(rule)?.[1]?.trim() ?? '';
    const url = /url\(['"]?([^)'"]+\.woff2)['"]?\)/.exec(rule)?.[1];
    if (url === undefined) return [];
    const file = url.startsWith('@') ? join(MODULES, url) : join(dirname(sheet), url);
    const listed = /unicode-range:([^;}]*)/.exec(rule)?.[1] ?? 'U+0-10FFFF';
    const ranges = [...listed.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(
      ([, first = '0', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const,
    );
    return [{ family, file, ranges }];
  });
}
