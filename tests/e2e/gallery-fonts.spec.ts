import { LANGUAGES, type Language } from '../../src/i18n/languages';
import { cutOf } from '../../src/ui/fonts';
import { whole } from '../whole';
import { expect, isolatedGalleryTest as test } from './gallery';

/** Build file names by script. */
const CUT_FILES: Record<NonNullable<ReturnType<typeof cutOf>>, RegExp> = {
  arabic: /arabic/,
  thai: /thai/,
  japanese: /-jp-/,
  korean: /-kr-/,
  simplified: /PlexSansSC/,
  traditional: /PlexSansTC/,
};
/** No fallback font has Thai's widths, and this page has much text. */
const MOST_SHIFT: Partial<Record<Language, number>> = { 'th-TH': 0.1 };
const BASE_FILES = /ibm-plex-sans-(latin|latin-ext|cyrillic|cyrillic-ext|vietnamese)-wght/;

const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];
/** Only these languages need some files of the base sheet. */
const OWN_LETTERS: readonly Language[] = ['ru-RU', 'vi-VN'];
const isFurther = (lang: Language) =>
  !OWN_LETTERS.includes(lang) &&
  LANGUAGE_CODES.some((one, at) => at < LANGUAGE_CODES.indexOf(lang) && cutOf(one) === cutOf(lang));

/** `npm test` covers each script and file once. */
const PARTS = [
  { which: 'each script', languages: LANGUAGE_CODES.filter((lang) => !isFurther(lang)), isRest: false },
  { which: 'each further language', languages: LANGUAGE_CODES.filter(isFurther), isRest: true },
] as const;

for (const { which, languages, isRest } of PARTS) {
  const says = `a page in ${which} fetches only the fonts of its script, and its layout does not shift when they load`;
  test(says, whole(isRest), async ({ gallery, page }) => {
    let files: string[] = [];
    let held = Promise.resolve();
    // A route disables the cache, so each page fetches its fonts.
    await page.route('**/*.woff2', async (route) => {
      files.push(route.request().url().split('/').at(-1) ?? '');
      await held;
      await route.continue();
    });
    await page.addInitScript(() => {
      // React renders in these messages. Delayed, they must not make the page ready before its fonts.
      const post = MessagePort.prototype.postMessage;
      MessagePort.prototype.postMessage = function (...message: [unknown]) {
        setTimeout(() => post.apply(this, message), 200);
      };
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const lang of languages) {
      files = [];
      let release = () => {};
      held = new Promise<void>((done) => {
        release = done;
      });
      const opened = gallery.open({ lang });
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => files.length, lang).toBeGreaterThan(0);
      expect(await page.evaluate(() => document.fonts.status), lang).toBe('loading');
      await expect(page.locator('html')).not.toHaveAttribute('data-ready');
      release();
      await opened;
      expect(await page.evaluate(() => document.fonts.check('16px "IBM Plex Sans"')), lang).toBe(true);
      const total = await page.evaluate(() =>
        (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
      );
      expect(total, lang).toBeLessThan(MOST_SHIFT[lang] ?? 0.02);

      const cut = cutOf(lang);
      const others = files.filter((file) => !BASE_FILES.test(file));
      expect(
        files.some((file) => BASE_FILES.test(file)),
        lang,
      ).toBe(true);
      expect(
        others.filter((file) => !cut || !CUT_FILES[cut].test(file)),
        lang,
      ).toEqual([]);
      if (cut) expect(others.length, lang).toBeGreaterThan(0);
    }
  });
}
