import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { charactersOfFont } from './characters-of-font';

/** The product's web fonts as declared in its style sheets. */

const ROOT = resolve(import.meta.dirname, '../../../..');
const MODULES = join(ROOT, 'node_modules');

/** Regular weights of all fonts, see src/ui/fonts.ts; the other weights have the same characters. */
const SHEETS = [
  join(ROOT, 'src/ui/fonts.css'),
  join(ROOT, 'src/ui/fonts/arabic.css'),
  join(ROOT, 'src/ui/fonts/thai.css'),
  join(MODULES, '@fontsource/ibm-plex-sans-jp/400.css'),
  join(MODULES, '@fontsource/ibm-plex-sans-kr/400.css'),
  join(MODULES, '@ibm/plex-sans-sc/fonts/split/woff2/hinted/IBMPlexSansSC-Regular.css'),
  join(MODULES, '@ibm/plex-sans-tc/fonts/split/woff2/hinted/IBMPlexSansTC-Regular.css'),
];

interface Face {
  readonly family: string;
  readonly file: string;
  /** A weight or range of weights, as declared. */
  readonly weight: string;
  /** Characters for which a browser loads the file. */
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

let faces: readonly Face[] | undefined;
const charactersByFile = new Map<string, ReadonlySet<number>>();

/** Cached by font families and character, because a sweep asks for the same ones on each page. */
const drawn = new Map<string, Map<string, boolean>>();

/** Whether a web font of the product among the families has the character. */
export function isDrawn(character: string, families: readonly string[]): boolean {
  const key = families.join();
  const known = drawn.get(key) ?? new Map<string, boolean>();
  drawn.set(key, known);
  const is = known.get(character) ?? faceOf(character, families) !== undefined;
  known.set(character, is);
  return is;
}

/** From the first family that has the character. */
function faceOf(character: string, families: readonly string[]): Face | undefined {
  const code = character.codePointAt(0) ?? 0;
  faces ??= SHEETS.flatMap(facesOf);
  const having = faces.filter(
    ({ family, file, ranges }) =>
      families.includes(family) &&
      ranges.some(([first, last]) => first <= code && code <= last) &&
      charactersIn(file).has(code),
  );
  return having.toSorted((one, other) => families.indexOf(one.family) - families.indexOf(other.family))[0];
}

/** A style sheet with the font files that a text needs, so that it looks the same on any machine. */
export function embeddedFonts(text: string, families: readonly string[]): string {
  const needed = new Set([...new Set(text)].flatMap((character) => faceOf(character, families) ?? []));
  return [...needed]
    .map(({ family, file, weight, ranges }) => {
      const data = readFileSync(file).toString('base64');
      const range = ranges.map(([first, last]) => `U+${first.toString(16)}-${last.toString(16)}`).join();
      const source = `url(data:font/woff2;base64,${data}) format("woff2")`;
      return `@font-face{font-family:"${family}";font-weight:${weight};src:${source};unicode-range:${range}}`;
    })
    .join('\n');
}

function charactersIn(file: string): ReadonlySet<number> {
  const known = charactersByFile.get(file) ?? charactersOfFont(file);
  charactersByFile.set(file, known);
  return known;
}

function facesOf(sheet: string): Face[] {
  return [...readFileSync(sheet, 'utf8').matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rule = '']) => {
    const family = /font-family:\s*['"]?([^;'"]+)/.exec(rule)?.[1]?.trim() ?? '';
    const url = /url\(['"]?([^)'"#]+\.woff2)(?:#[a-z]+)?['"]?\)/.exec(rule)?.[1];
    if (url === undefined) return [];
    const file = url.startsWith('@') ? join(MODULES, url) : join(dirname(sheet), url);
    const listed = /unicode-range:([^;}]*)/.exec(rule)?.[1] ?? 'U+0-10FFFF';
    const ranges = [...listed.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(
      ([, first = '0', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const,
    );
    const weight = /font-weight:\s*([^;}]+)/.exec(rule)?.[1]?.trim() ?? '400';
    return [{ family, file, weight, ranges }];
  });
}
