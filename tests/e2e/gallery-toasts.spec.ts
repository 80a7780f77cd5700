import type { Page } from '@playwright/test';
import { expect, type Gallery, test } from './gallery';

const open = (page: Page) => page.locator('[data-icon][data-state="open"]');

/**
 * Opens the toasts' section with its clock stopped. One toast comes and goes before that: the code that draws toasts is
 * fetched with the first, and what follows is drawn at once.
 */
async function start(gallery: Gallery, page: Page, query: Parameters<Gallery['open']>[0] = {}) {
  await page.clock.install();
  await gallery.open({ state: 'toasts', ...query });
  await show(page, 'verification info');
  await page.locator('[data-icon]').getByRole('button').last().click();
  await expect(page.locator('[data-icon]')).toHaveCount(0);
  await gallery.stopTime();
  // It leaves the list, too, which would still count it.
  await page.clock.runFor(3000);
}

/** Shows a toast and keeps pointer and focus off the toasts, which would hold their clock. */
async function show(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(open(page).first()).toBeVisible();
  await page.mouse.move(5, 5);
}

test('a toast goes after its time, not earlier', async ({ gallery, page }) => {
  await start(gallery, page);
  for (const [kind, duration] of [
    ['verification', 3000],
    ['message', 3000],
    ['notification', 4500],
    ['system', 5000],
  ] as const) {
    await show(page, `${kind} info`);
    await page.clock.runFor(duration - 1);
    await expect(open(page), kind).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(open(page), kind).toHaveCount(0);
  }
});

test('toasts are at most 3 in the verification area, newest first, and 4 elsewhere; each icon is drawn', async ({
  gallery,
  page,
}) => {
  await start(gallery, page);
  /** Icons of a place's toasts, from top to bottom. */
  const icons = (place: number) =>
    page
      .getByRole('region', { name: 'Notification (F8)' })
      .nth(place)
      .locator('[data-icon][data-state="open"]')
      .evaluateAll((all) =>
        all
          .map((one) => ({ icon: (one as HTMLElement).dataset.icon, top: one.getBoundingClientRect().top }))
          .sort((a, b) => a.top - b.top)
          .map(({ icon }) => icon),
      );
  for (const icon of ['success', 'fail', 'info', 'warn', 'process']) await show(page, `verification ${icon}`);
  expect(await icons(0)).toEqual(['process', 'warn', 'info']);
  for (const icon of ['process', 'warn', 'info', 'fail', 'success']) await show(page, `notification ${icon}`);
  expect(await icons(0)).toEqual(['process', 'warn', 'info']);
  expect(await icons(1)).toEqual(['success', 'fail', 'info', 'warn']);
  // The focus goes the way the eye does.
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(open(page).and(page.locator(':focus'))).toHaveAttribute('data-icon', /process|success/);
  await expect(open(page).locator('svg')).toHaveCount(7 * 2);
});

test('a toast stays while the mouse is over it, and goes in what was left of its time', async ({ gallery, page }) => {
  await start(gallery, page);
  await show(page, 'verification info');
  await page.clock.runFor(1000);
  await open(page).hover();
  await page.clock.runFor(60_000);
  await expect(open(page)).toHaveCount(1);
  await page.mouse.move(5, 5);
  await page.clock.runFor(1999);
  await expect(open(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(open(page)).toHaveCount(0);
});

test('a toast stays while F8 has brought the focus to it, and goes with Escape', async ({ gallery, page }) => {
  await start(gallery, page);
  await show(page, 'system info');
  const region = page.getByRole('region', { name: 'Notification (F8)' });
  await page.keyboard.press('F8');
  await expect(region.getByRole('list')).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(open(page)).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(open(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(open(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(open(page)).toHaveCount(0);
});

test('a toast is closed with the keyboard, and its action is reached before', async ({ gallery, page }) => {
  await start(gallery, page);
  await show(page, 'system with action');
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(open(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(open(page)).toHaveCount(1);
  await expect(open(page)).toHaveAttribute('data-icon', 'success');
});

test('a toast is announced politely, with what it is', async ({ gallery, page }) => {
  await start(gallery, page);
  await show(page, 'verification success');
  await page.clock.runFor(100);
  const announcement = page.locator('[role="status"][aria-live="polite"]').filter({ hasText: 'Your documents' });
  await expect(announcement).toHaveCount(1);
  await expect(announcement).toContainText('Notification');
});

/** Drags the newest toast with the mouse and lets it go. */
async function drag(page: Page, x: number, y: number, release = true) {
  const toast = open(page).first();
  // It may be on its way back from the drag before: from there the mouse would leave the window.
  await toast.evaluate((node) => Promise.allSettled(node.getAnimations().map(({ finished }) => finished)));
  const box = await toast.boundingBox();
  if (!box) throw new Error('no toast to drag');
  const from = { x: Math.round(box.x + 60), y: Math.round(box.y + box.height / 2) };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + x / 2, from.y + y / 2);
  await page.mouse.move(from.x + x, from.y + y);
  if (release) await page.mouse.up();
}

test('a toast of the area is swiped down, not aside, from 2 px of the mouse on', async ({ gallery, page }) => {
  await start(gallery, page);
  await show(page, 'verification info');
  await drag(page, 120, 0);
  await expect(open(page)).toHaveCount(1);
  await drag(page, 0, 2, false);
  await expect(open(page)).not.toHaveAttribute('data-swipe');
  await page.mouse.up();
  await drag(page, 0, 4, false);
  await expect(open(page)).toHaveAttribute('data-swipe', /start|move/);
  await page.mouse.up();
  await expect(open(page)).toHaveCount(1);
  await drag(page, 0, 30);
  await expect(open(page)).toHaveCount(0);
});

for (const [dir, lang, sign] of [
  ['ltr', 'en', 1],
  ['rtl', 'ar-SA', -1],
] as const) {
  test(`a toast of the system is swiped over the edge where it stands, at least 50 px far: ${dir}`, async ({
    gallery,
    page,
  }) => {
    await start(gallery, page, { lang });
    await show(page, 'system info');
    const box = await open(page).boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect(sign === 1 ? width - (box?.x ?? 0) - (box?.width ?? 0) : box?.x).toBe(16);
    await drag(page, 120 * -sign, 0);
    await expect(open(page)).toHaveCount(1);
    await drag(page, 49 * sign, 0);
    await expect(open(page)).toHaveCount(1);
    await drag(page, 51 * sign, 0);
    await expect(open(page)).toHaveCount(0);
  });
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a swipe begins after 10 px', async ({ gallery, page }) => {
    await start(gallery, page);
    await show(page, 'verification info');
    const box = await open(page).boundingBox();
    if (!box) throw new Error('no toast to swipe');
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y = 0) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + 60, y: box.y + 20 + y }],
      });
    await touch('touchStart');
    await touch('touchMove', 9);
    await expect(open(page)).not.toHaveAttribute('data-swipe');
    await touch('touchMove', 14);
    await touch('touchMove', 18);
    await expect(open(page)).toHaveAttribute('data-swipe', /start|move/);
    await touch('touchMove', 90);
    await touch('touchEnd');
    await expect(open(page)).toHaveCount(0);
  });
});
