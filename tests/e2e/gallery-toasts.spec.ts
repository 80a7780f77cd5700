import type { Page } from '@playwright/test';
import { expect, type Gallery, isolatedGalleryTest as test } from './gallery';

const open = (page: Page) => page.locator('[data-icon][data-state="open"]');

/** Stops the clock after one toast, with which the code of toasts loads. */
async function start(gallery: Gallery, page: Page, query: Parameters<Gallery['open']>[0] = {}) {
  await page.clock.install();
  await gallery.open({ state: 'toasts', ...query });
  await show(page, 'verification info');
  await page.locator('[data-icon]').getByRole('button').last().click();
  await expect(page.locator('[data-icon]')).toHaveCount(0);
  await gallery.stopTime();
  // Closing toasts count towards the maximum until removed.
  await page.clock.runFor(3000);
}

/** Moves the pointer away, because hovering pauses toasts. */
async function show(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(open(page).first()).toBeVisible();
  await page.mouse.move(5, 5);
}

test('each kind of toast closes exactly after its duration, which a pointer on the toast interrupts', async ({
  gallery,
  page,
}) => {
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

test('at most 3 verification toasts (newest first) and 4 notifications are shown, each with its icon', async ({
  gallery,
  page,
}) => {
  await start(gallery, page);
  /** From top to bottom. */
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
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(open(page).and(page.locator(':focus'))).toHaveAttribute('data-icon', /process|success/);
  await expect(open(page).locator('svg')).toHaveCount(7 * 2);
});

test('a toast is announced politely; F8 moves the focus to it and pauses it, Escape closes it, and Enter presses its action', async ({
  gallery,
  page,
}) => {
  await start(gallery, page);
  await show(page, 'system info');
  await page.clock.runFor(100);
  const announcement = page.locator('[role="status"][aria-live="polite"]').filter({ hasText: 'Your proof of address' });
  await expect(announcement).toHaveCount(1);
  await expect(announcement).toContainText('Notification');
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

  await show(page, 'system with action');
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  // Before the button that closes.
  await expect(open(page).getByRole('button', { name: 'Try again' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(open(page)).toHaveCount(1);
  await expect(open(page)).toHaveAttribute('data-icon', 'success');
});

/** In pixels. Keeps the button pressed if `release` is false. */
async function drag(page: Page, x: number, y: number, release = true) {
  const toast = open(page).first();
  // The last drag's animation would lead the mouse out of the window.
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

/** By a swipe over 50 px: to the right for 1, to the left for -1. */
async function closesTowardsTheEdge(page: Page, sign: 1 | -1): Promise<void> {
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
}

test('by mouse a swipe starts after more than 2 px; it closes a verification toast downwards, a system toast towards the edge, also right to left', async ({
  gallery,
  page,
}) => {
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
  await closesTowardsTheEdge(page, 1);
  await page.clock.resume();
  await start(gallery, page, { lang: 'ar-SA' });
  await closesTowardsTheEdge(page, -1);
});

test('a verification toast at the upper edge, beside a pressed button at the lower one, closes downwards', async ({
  gallery,
  page,
}) => {
  await start(gallery, page);
  const button = await page.getByRole('button', { name: 'verification info', exact: true }).boundingBox();
  const { width = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: Math.ceil((button?.y ?? 0) + (button?.height ?? 0)) + 40 });
  await show(page, 'verification info');
  expect((await open(page).boundingBox())?.y).toBeLessThan(80);
  await drag(page, 0, -40);
  await drag(page, 120, 0);
  await expect(open(page)).toHaveCount(1);
  await drag(page, 0, 30);
  await expect(open(page)).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a swipe starts after 10 px', async ({ gallery, page }) => {
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
