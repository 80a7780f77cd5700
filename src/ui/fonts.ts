type Sheet = () => Promise<unknown>;

/**
 * The sheets of each cut of IBM Plex Sans that the base sheet lacks. The Chinese, Japanese and Korean ones name
 * a hundred and more subsets a weight, so each is a chunk of its own that only its language pays for. Hong Kong has
 * no cut of its own and reads Taiwan's.
 */
const CUTS: Record<'arabic' | 'thai' | 'japanese' | 'korean' | 'simplified' | 'traditional', Sheet[]> = {
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

/** Name of the cut that a language needs beside the base sheet (Latin, Cyrillic, Vietnamese), or null. */
export function cutOf(language: string): keyof typeof CUTS | null {
  const [primary = '', ...rest] = language.toLowerCase().split('-');
  if (primary === 'zh')
    return rest.some((part) => ['tw', 'hk', 'mo', 'hant'].includes(part)) ? 'traditional' : 'simplified';
  const byPrimary: Record<string, keyof typeof CUTS> = { ar: 'arabic', th: 'thai', ja: 'japanese', ko: 'korean' };
  return byPrimary[primary] ?? null;
}

/**
 * Loads the font sheets of a language (a BCP 47 tag). Resolves when the browser has the sheets, not the font files: those
 * come as the page uses their characters. Never rejects: a page whose font did not come is still a page.
 */
export async function loadFonts(language: string): Promise<void> {
  const cut = cutOf(language);
  if (cut) await Promise.allSettled(CUTS[cut].map((load) => load()));
}
