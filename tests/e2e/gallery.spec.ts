import type { Page } from '@playwright/test';
import { GALLERY_STATES, galleryEntries } from '../../harness/gallery/states';
import { LANGUAGES } from '../../src/i18n/languages';
import { whole } from '../whole';
import { finishAnimations, violations } from './axe';
import { expect, type Gallery, type GalleryQuery, test } from './gallery';

/**
 * `opened` also checks dialogs, toasts and lists. Only in light and dark: raised surfaces have the least contrast
 * there.
 */
const VIEWS = [
  { theme: 'light', dir: 'ltr', lang: 'en', opened: true },
  { theme: 'light', dir: 'rtl', lang: 'ar-SA', opened: false },
  { theme: 'dark', dir: 'ltr', lang: 'en', opened: false },
  { theme: 'dark', dir: 'rtl', lang: 'ar-SA', opened: true },
  { theme: 'black', dir: 'ltr', lang: 'en', opened: false },
  { theme: 'black', dir: 'rtl', lang: 'ar-SA', opened: false },
] as const;

const OPENED = GALLERY_STATES.filter(({ opened }) => opened);

/** Those below 24 × 24 px, and the number of all. */
const pointerTargets = (page: Page) =>
  page.evaluate(() => {
    const targets = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, [role="option"]'),
    ]
      .map((element) => element.closest('label') ?? element)
      // A pseudo-element extends a task's link over its row.
      .map(
        (element) =>
          (getComputedStyle(element, '::after').position === 'absolute' ? element.closest('li') : element) ?? element,
      )
      .filter((element) => !element.classList.contains('sr-only'))
      // 'Take a photo' is for touch screens only.
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => ({ html: element.outerHTML.slice(0, 90), box: element.getBoundingClientRect() }));
    return {
      count: targets.length,
      small: targets
        .filter(({ box }) => Math.round(box.width) < 24 || Math.round(box.height) < 24)
        .map(({ html }) => html),
    };
  });

/** The policy forbids styles in markup, but not through the style object. */
const stylesIn = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('style, [style]:not(:root, svg)')].map((one) => one.outerHTML));

async function findNothing(
  gallery: Gallery,
  page: Page,
  view: GalleryQuery,
  states: typeof GALLERY_STATES,
): Promise<void> {
  for (const { id } of states) {
    await gallery.open({ ...view, state: id });
    expect(await violations(page), id).toEqual([]);
    expect((await pointerTargets(page)).small, id).toEqual([]);
    // Opened pieces may only use the style object.
    expect(await page.locator('style').count(), id).toBe(0);
  }
}

for (const { theme, dir, lang, opened } of VIEWS) {
  // Three languages cover each theme and direction.
  test(
    `axe finds no violation, no pointer target is smaller than 24 by 24 px, and the strict policy blocks no style: ${theme}, ${dir}`,
    whole(!opened && (theme !== 'black' || dir !== 'rtl')),
    async ({ gallery, page }) => {
      const policy = (await gallery.open({ theme, lang })).headers()['content-security-policy'] ?? '';
      expect(policy).toContain("style-src 'self'");
      expect(policy).not.toContain('unsafe');
      expect(await stylesIn(page)).toEqual([]);
      await expect(page.locator('html')).toHaveAttribute('dir', dir);
      expect(await violations(page)).toEqual([]);
      const { count, small } = await pointerTargets(page);
      expect(count).toBeGreaterThan(100);
      expect(small).toEqual([]);
      await findNothing(
        gallery,
        page,
        { theme, lang },
        opened ? OPENED.filter((_, at) => (at % 2 === 0) === (theme === 'light')) : [],
      );
      // Includes policy violations.
      expect(gallery.problems).toEqual([]);
    },
  );
  const all = `axe finds no violation in anything that opens: ${theme}, ${dir}`;
  if (opened) test(all, whole(true), async ({ gallery, page }) => findNothing(gallery, page, { theme, lang }, OPENED));
}

test('meta.json lists every state in every theme and language, and the path of an entry opens its state', async ({
  gallery,
  page,
}) => {
  expect(galleryEntries()).toHaveLength(GALLERY_STATES.length * 3 * Object.keys(LANGUAGES).length);
  const [first] = galleryEntries().filter(({ state, direction }) => state === 'form-errors' && direction === 'rtl');
  await page.goto(new URL(first?.path ?? '', gallery.address()).href);
  await page.waitForSelector('html[data-ready="gallery"]', { state: 'attached' });
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const { version, entries } = await page.evaluate(async () => (await fetch('/gallery/meta.json')).json());
  expect(version).toBe(1);
  expect(entries).toEqual(galleryEntries());
});

test('the settings bar changes theme, language and direction, and writes them to the address', async ({
  gallery,
  page,
}) => {
  await gallery.open();
  await page.getByLabel('Theme').selectOption('black');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'black');
  await page.getByLabel('Language').selectOption('tr-TR');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr-TR');
  await page.getByLabel('Direction').selectOption('rtl');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'black');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kimlik doğrulama');
  await expect(page).toHaveURL(/theme=black&lang=tr-TR&dir=rtl/);
});

function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    return [...document.querySelectorAll('main *, header *, [role="dialog"], [role="dialog"] *')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > clientWidth + 1);
      })
      .map((element) => `${element.tagName} ${element.className}`);
  });
}

const scrollWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test.describe('nothing scrolls sideways', () => {
  const cases: readonly GalleryQuery[] = [
    { lang: 'en', texts: 'long' },
    { lang: 'ar-SA', texts: 'long' },
  ];

  async function fitsAt320(gallery: Gallery, page: Page, query: GalleryQuery): Promise<void> {
    await page.setViewportSize({ width: 320, height: 640 });
    await gallery.open(query);
    expect(await tooWide(page), JSON.stringify(query)).toEqual([]);
    expect(await scrollWidth(page), JSON.stringify(query)).toBe(320);
  }

  test('at 320 px (1280 px at 400 % zoom) in every language', whole(true), async ({ gallery, page }) => {
    for (const lang of Object.keys(LANGUAGES)) await fitsAt320(gallery, page, { lang });
  });

  test('at 320 px with texts of twice the length, which no language has', async ({ gallery, page }) => {
    for (const query of cases) await fitsAt320(gallery, page, query);
    for (const state of ['dialog', 'code-dialog-error', 'toasts-area', 'toasts-system', 'country-list'] as const) {
      await gallery.open({ state, texts: 'long' });
      await finishAnimations(page);
      expect(await tooWide(page), state).toEqual([]);
      expect(await scrollWidth(page), state).toBe(320);
    }
  });

  test('at 200 % zoom, and with a font size of 200 %', async ({ gallery, page }) => {
    await page.setViewportSize({ width: 640, height: 400 });
    await gallery.open();
    expect(await tooWide(page)).toEqual([]);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await tooWide(page)).toEqual([]);
    expect(await scrollWidth(page)).toBe(640);
  });
});

/** The focused element and its look. */
interface Stop {
  readonly stop: string | undefined;
  readonly ring: boolean;
  readonly hidden: boolean;
  readonly html: string;
}

test('Tab reaches every control in order, each with a visible focus ring that nothing covers', async ({
  gallery,
  page,
}) => {
  await gallery.open();
  const expected = await page.evaluate(() => {
    const all = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
    ];
    const reached = all.filter(
      (one) =>
        one.tabIndex >= 0 &&
        !one.matches(':disabled') &&
        !one.closest('[hidden]') &&
        // 'Take a photo' is for touch screens only.
        one.getClientRects().length > 0,
    );
    const names = new Set<string>();
    // A group of radio buttons is one stop.
    const stops = reached.filter((one) => {
      if (!(one instanceof HTMLInputElement) || one.type !== 'radio') return true;
      const seen = names.has(one.name);
      names.add(one.name);
      return !seen;
    });
    stops.forEach((one, index) => {
      one.dataset.stop = String(index);
    });
    return stops.length;
  });
  expect(expected).toBeGreaterThan(80);
  // Checked on the next press, after the page has scrolled.
  await page.evaluate(() => {
    const stops: Stop[] = [];
    Object.assign(globalThis, { stops });
    document.addEventListener('keydown', () => {
      const focused = document.activeElement as HTMLElement;
      if (focused === document.body) return;
      const home = focused.closest('[data-specimen], li, form, main') ?? document.body;
      // The ring may be around a related element: a row, a box with a unit, a digit.
      const around = [focused, ...home.querySelectorAll('*'), home];
      const ring = around.some((one) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
      });
      const { top, bottom, left, width } = focused.getBoundingClientRect();
      const bar = document.querySelector('header')?.getBoundingClientRect();
      const hidden = bottom < 0 || top > innerHeight || left + width < 0;
      const covered = !focused.closest('header') && bar !== undefined && bar.bottom > 0 && bottom < bar.bottom;
      const html = focused.outerHTML.slice(0, 120);
      stops.push({ stop: focused.dataset.stop, ring, hidden: hidden || covered, html });
    });
  });
  for (let presses = 0; presses <= expected; presses += 1) await page.keyboard.press('Tab');
  const stops = await page.evaluate(() => (globalThis as unknown as { stops: Stop[] }).stops);
  expect(stops.map(({ stop }) => stop)).toEqual(Array.from({ length: expected }, (_, index) => String(index)));
  expect(stops.filter(({ ring }) => !ring)).toEqual([]);
  expect(stops.filter(({ hidden }) => hidden)).toEqual([]);
});
