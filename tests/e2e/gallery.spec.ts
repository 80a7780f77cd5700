import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, type GalleryQuery, test } from './gallery';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe, evaluated by the debugger: the page's policy stays as strict as it is. */
async function violations(page: import('@playwright/test').Page): Promise<string[]> {
  const { readFile } = await import('node:fs/promises');
  await page.evaluate(await readFile(AXE, 'utf8'));
  const results = await page.evaluate(
    (rules) =>
      (globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({ runOnly: rules }),
    RULES,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.replaceAll('\n', ' ')}`),
  );
}

for (const theme of ['light', 'dark', 'black'] as const) {
  for (const query of [
    { theme, dir: 'ltr', lang: 'en' },
    { theme, dir: 'rtl', lang: 'ar-SA' },
  ] as const satisfies readonly GalleryQuery[]) {
    test(`no axe violation and no console error: ${theme}, ${query.dir}`, async ({ gallery, page }) => {
      await gallery.open(query);
      expect(await violations(page)).toEqual([]);

      await page.getByRole('button', { name: 'verification success' }).click();
      await page.getByRole('button', { name: 'system fail' }).click();
      await expect(page.locator('[data-icon]')).toHaveCount(2);
      await page.getByRole('button', { name: 'Open dialog', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await finishAnimations(page);
      expect(await violations(page)).toEqual([]);
      expect(gallery.problems).toEqual([]);
    });
  }
}

/** Colours are judged at the end of a fade, not in its middle. */
function finishAnimations(page: import('@playwright/test').Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
}

test.describe('narrow screens', () => {
  for (const [name, query] of [
    ['English', { lang: 'en' }],
    ['German', { lang: 'de-DE' }],
    ['Arabic', { lang: 'ar-SA', dir: 'rtl' }],
  ] as const satisfies readonly (readonly [string, GalleryQuery])[]) {
    test(`nothing scrolls sideways at 320 px, which is 1280 at 400 %: ${name}`, async ({ gallery, page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await gallery.open(query);
      const wide = await page.evaluate(() => {
        const { clientWidth } = document.documentElement;
        return [...document.querySelectorAll('main *')]
          .filter((element) => {
            const { left, right, width } = element.getBoundingClientRect();
            return width > 1 && (left < -1 || right > clientWidth + 1);
          })
          .map((element) => `${element.tagName} ${element.className}`);
      });
      expect(wide).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }

  test('text at twice its size still fits at 640 px', async ({ gallery, page }) => {
    await page.setViewportSize({ width: 640, height: 800 });
    await gallery.open({ lang: 'de-DE' });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
  });
});

test('every target is at least 24 by 24 px', async ({ gallery, page }) => {
  await gallery.open();
  await page.getByRole('button', { name: 'verification with action' }).click();
  await page.getByRole('button', { name: 'Open dialog', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const targets = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, [role="option"]')]
      // A box inside a label is hit by way of the label; the file input has a button for a face.
      .map((element) => element.closest('label') ?? element)
      .filter((element) => !element.classList.contains('sr-only'))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return { what: element.outerHTML.slice(0, 90), width, height };
      }),
  );
  expect(targets.length).toBeGreaterThan(50);
  expect(targets.filter(({ width, height }) => width < 24 || height < 24)).toEqual([]);
});

test.describe('a button', () => {
  test('that is loading keeps its width and its focus, and ignores clicks', async ({ gallery, page }) => {
    await gallery.open();
    const button = page.locator('#becomes-loading');
    const before = await button.boundingBox();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    expect(await button.boundingBox()).toEqual(before);
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await button.click();
    await expect(page.locator('#clicks')).toHaveText('1');
    await expect(button).toHaveAccessibleName('Verify now');
    await expect(page.getByRole('status').filter({ hasText: 'Sending your documents' }).last()).toBeAttached();
  });

  test('ripples where it is clicked, and for 500 ms at most', async ({ gallery, page }) => {
    await page.clock.install();
    await gallery.open();
    // An animation that never ends: only the deadline takes the ripple away.
    await page.evaluate(() => {
      document.addEventListener('animationstart', (event) => {
        for (const animation of (event.target as Element).getAnimations()) animation.pause();
      });
    });
    await page.locator('#becomes-loading').click();
    await expect(page.locator('[data-ripple]')).toHaveCount(1);
    await page.clock.runFor(501);
    await expect(page.locator('[data-ripple]')).toHaveCount(0);
    expect(gallery.problems).toEqual([]);
  });

  test('does not ripple where less motion is asked for', async ({ gallery, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await gallery.open();
    await page.locator('#becomes-loading').click();
    await expect(page.locator('#clicks')).toHaveText('1');
    await expect(page.locator('[data-ripple]')).toHaveCount(0);
  });
});

test('the page does not move when its font arrives', async ({ gallery, page }) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const opened = gallery.open({ lang: 'en' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.fonts.check('16px "IBM Plex Sans"'))).toBe(false);
  release();
  await opened;
  expect(await page.evaluate(() => document.fonts.check('16px "IBM Plex Sans"'))).toBe(true);
  const total = await page.evaluate(() =>
    (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  );
  expect(total).toBeLessThan(0.02);
});

test.describe('fonts', () => {
  for (const [lang, cut] of [
    ['en', null],
    ['ar-SA', /arabic/],
    ['th-TH', /thai/],
    ['zh-HK', /PlexSansTC/],
    ['zh-CN', /PlexSansSC/],
    ['ja-JP', /-jp-/],
    ['ko-KR', /-kr-/],
  ] as const) {
    test(`of ${lang} are the only ones that a page in it fetches`, async ({ gallery, page }) => {
      const files: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('.woff2')) files.push(request.url().split('/').at(-1) ?? '');
      });
      await gallery.open({ lang });
      const base = /ibm-plex-sans-(latin|latin-ext|cyrillic|vietnamese)-wght/;
      expect(files.filter((file) => base.test(file)).length).toBeGreaterThan(0);
      const others = files.filter((file) => !base.test(file));
      if (cut) expect(others.length).toBeGreaterThan(0);
      expect(others.filter((file) => !cut?.test(file))).toEqual([]);
    });
  }
});
