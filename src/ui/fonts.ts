import { lookUp } from '../domain/look-up';
import { loadFile } from '../lib/load-file';

/** A script that has its own cut (font files) of IBM Plex Sans. */
type Script = 'arabic' | 'thai' | 'japanese' | 'korean' | 'simplified' | 'traditional';

/** Imports a style sheet. */
type LoadSheet = () => Promise<unknown>;

/**
 * Style sheets of the IBM Plex Sans fonts for scripts that the base sheet (fonts.css) does not cover. The Chinese, Japanese and
 * Korean ones list over a hundred subsets for each weight, so each is a separate chunk that only pages in its language load.
 * There is no font for Hong Kong: zh-HK uses Taiwan's.
 */
const SHEETS: Record<Script, LoadSheet[]> = {
  arabic: [() => import('./fonts/arabic.css')],
  thai: [() => import('./fonts/thai.css')],
  japanese: [
    () => import('@fontsource/ibm-plex-sans-jp/400.css'),
    () => import('@fontsource/ibm-plex-sans-jp/600.css'),
  ],
  korean: [() => import('@fontsource/ibm-plex-sans-kr/400.css'), () => import('@fontsource/ibm-plex-sans-kr/600.css')],
  simplified: [
    () => import('@ibm/plex-sans-sc/fonts/split/woff2/hinted/IBMPlexSansSC-Regular.css'),
    () => import('@ibm/plex-sans-sc/fonts/split/woff2/hinted/IBMPlexSansSC-SemiBold.css'),
  ],
  traditional: [
    () => import('@ibm/plex-sans-tc/fonts/split/woff2/hinted/IBMPlexSansTC-Regular.css'),
    () => import('@ibm/plex-sans-tc/fonts/split/woff2/hinted/IBMPlexSansTC-SemiBold.css'),
  ],
};

/**
 * Script whose font a language (a BCP 47 tag) needs besides the base sheet; null if the base sheet (Latin, Cyrillic, Vietnamese) is
 * enough.
 */
export function cutOf(language: string): Script | null {
  const [primary = '', ...rest] = language.toLowerCase().split('-');
  if (primary === 'zh')
    return rest.some((part) => ['tw', 'hk', 'mo', 'hant'].includes(part)) ? 'traditional' : 'simplified';
  const byPrimary: Record<string, Script> = { ar: 'arabic', th: 'thai', ja: 'japanese', ko: 'korean' };
  return lookUp(byPrimary, primary) ?? null;
}

/**
 * Loads the font style sheets of a language (a BCP 47 tag). Resolves when the style sheets have loaded; the browser loads the font
 * files later, when the page uses their characters. Never rejects: without its font, the page shows a fallback font.
 */
export async function loadFonts(language: string): Promise<void> {
  const script = cutOf(language);
  if (script) await Promise.allSettled(SHEETS[script].map(loadFile));
}

/**
 * Letters of a language whose files English does without, by its primary subtag. Chinese, Japanese and Korean have none: their fonts are in a
 * hundred files each, and a character is as wide in them as in any other font.
 */
const OWN_LETTERS: Readonly<Record<string, string>> = {
  ar: 'ا',
  de: 'ü',
  es: 'é',
  ru: 'ж',
  th: 'ก',
  tr: 'ğü',
  vi: 'ệé',
};

/**
 * Requests the font files of a language at once; its style sheets have to be loaded. Otherwise the browser requests them when a text is first drawn,
 * in another font, and its lines may break anew. Resolves when they are there or cannot be had.
 */
export async function preloadFont(language: string): Promise<void> {
  const [primary = ''] = language.toLowerCase().split('-');
  const letters = `a${lookUp(OWN_LETTERS, primary) ?? ''}`;
  const load = (weight: number) =>
    document.fonts.load(`${weight} 1em "IBM Plex Sans", "IBM Plex Sans Arabic", "IBM Plex Sans Thai"`, letters);
  await Promise.allSettled([400, 600].map(load));
}
