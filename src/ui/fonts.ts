import { lookUp } from '../domain/look-up';
import { loadFile } from '../lib/load-file';

type Script = 'arabic' | 'thai' | 'japanese' | 'korean' | 'simplified' | 'traditional';

type LoadSheet = () => Promise<unknown>;

/** For scripts that fonts.css lacks. Separate chunks, because some have over a hundred subsets. */
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

/** Null if the base sheet covers it. */
export function cutOf(language: string): Script | null {
  const [primary = '', ...rest] = language.toLowerCase().split('-');
  if (primary === 'zh')
    return rest.some((part) => ['tw', 'hk', 'mo', 'hant'].includes(part)) ? 'traditional' : 'simplified';
  const byPrimary: Record<string, Script> = { ar: 'arabic', th: 'thai', ja: 'japanese', ko: 'korean' };
  return lookUp(byPrimary, primary) ?? null;
}

/** Browsers load the files on use. Never rejects. */
export async function loadFonts(language: string): Promise<void> {
  const script = cutOf(language);
  if (script) await Promise.allSettled(SHEETS[script].map(loadFile));
}

/** By primary subtag. Chinese, Japanese and Korean have fixed widths. */
const OWN_LETTERS: Readonly<Record<string, string>> = {
  ar: 'ا',
  de: 'ü',
  es: 'é',
  ru: 'ж',
  th: 'ก',
  tr: 'ğü',
  vi: 'ệé',
};

/** Late fonts would break lines again. Load the sheets first. Never rejects. */
export async function preloadFont(language: string): Promise<void> {
  const [primary = ''] = language.toLowerCase().split('-');
  const letters = `a${lookUp(OWN_LETTERS, primary) ?? ''}`;
  const load = (weight: number) =>
    document.fonts.load(`${weight} 1em "IBM Plex Sans", "IBM Plex Sans Arabic", "IBM Plex Sans Thai"`, letters);
  await Promise.allSettled([400, 600].map(load));
}
