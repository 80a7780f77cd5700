import type { Page } from '@playwright/test';
import { expect, test } from './gallery';

const open = (page: Page) => page.locator('[data-icon][data-state="open"]');

test.describe('toasts', () => {
  test.beforeEach(async ({ gallery, page }) => {
    await page.clock.install();
    await gallery.open();
  });

  /** Shows a toast and keeps pointer and focus off the toasts, which would hold their clock. */
  async function show(page: Page, name: string) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(open(page).first()).toBeVisible();
    await page.mouse.move(5, 5);
  }

  for (const [kind, duration] of [
    ['verification', 3000],
    ['message', 3000],
    ['notification', 4500],
    ['system', 5000],
  ] as const) {
    test(`of kind ${kind} go after ${duration} ms`, async ({ page }) => {
      await show(page, `${kind} info`);
      await page.clock.runFor(duration - 200);
      await expect(open(page)).toHaveCount(1);
      await page.clock.runFor(400);
      await expect(open(page)).toHaveCount(0);
    });
  }

  test('are at most 3 in the verification area, newest first, and 4 elsewhere', async ({ page }) => {
    for (const icon of ['success', 'fail', 'info', 'warn', 'process']) await show(page, `verification ${icon}`);
    await expect(open(page)).toHaveCount(3);
    expect(await open(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.icon))).toEqual([
      'process',
      'warn',
      'info',
    ]);
    for (const icon of ['success', 'fail', 'info', 'warn', 'process']) await show(page, `system ${icon}`);
    await expect(open(page)).toHaveCount(7);
  });

  test('stay while the mouse is over them', async ({ page }) => {
    await show(page, 'verification info');
    await open(page).hover();
    await page.clock.runFor(10_000);
    await expect(open(page)).toHaveCount(1);
    await page.mouse.move(5, 5);
    await page.clock.runFor(3100);
    await expect(open(page)).toHaveCount(0);
  });

  test('stay while F8 has brought the focus to them, and go with Escape', async ({ page }) => {
    await show(page, 'system info');
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: /Notification/ }).locator('ol')).toBeFocused();
    await page.clock.runFor(10_000);
    await expect(open(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(open(page)).toHaveCount(0);
  });

  test('are announced politely', async ({ page }) => {
    await show(page, 'verification success');
    const announcement = page.locator('[role="status"][aria-live="polite"]').filter({ hasText: 'Your documents' });
    await page.clock.runFor(100);
    await expect(announcement).toHaveCount(1);
    await expect(announcement).toContainText('Notification');
  });

  test('of the area are swiped down, not aside', async ({ page }) => {
    await show(page, 'verification info');
    await drag(page, 120, 0);
    await expect(open(page)).toHaveCount(1);
    await drag(page, 0, 120);
    await expect(open(page)).toHaveCount(0);
  });

  test('of the system are swiped aside, at least 50 px far', async ({ page }) => {
    await show(page, 'system info');
    await drag(page, 40, 0);
    await expect(open(page)).toHaveCount(1);
    await drag(page, 60, 0);
    await expect(open(page)).toHaveCount(0);
  });

  test('have an action', async ({ page }) => {
    await show(page, 'system with action');
    await open(page).getByRole('button', { name: 'Undo' }).click();
    await expect(open(page)).toHaveAttribute('data-icon', 'success');
  });

  async function drag(page: Page, x: number, y: number) {
    const box = await open(page).first().boundingBox();
    if (!box) throw new Error('no toast to drag');
    const from = { x: box.x + 60, y: box.y + box.height / 2 };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + x / 2, from.y + y / 2, { steps: 4 });
    await page.mouse.move(from.x + x, from.y + y, { steps: 4 });
    await page.mouse.up();
  }
});

test.describe('a dialog', () => {
  test('takes the focus, keeps it, locks the page, and gives the focus back', async ({ gallery, page }) => {
    await gallery.open();
    const opener = page.getByRole('button', { name: 'Open dialog', exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Reset your verification?' });
    await expect(dialog).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    // The library's own overlay would have written a style element, which the policy refuses.
    expect(await page.locator('style').count()).toBe(0);
    expect(gallery.problems).toEqual([]);
  });

  test('stays open under a toast that is used, and closes beside it', async ({ gallery, page }) => {
    await gallery.open();
    await page.getByRole('button', { name: 'Open dialog', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Reset verification' }).click();
    await open(page).getByRole('button', { name: 'Close' }).click();
    await expect(open(page)).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await page.mouse.click(10, 10);
    await expect(dialog).toHaveCount(0);
  });

  test('that may not be dismissed stays', async ({ gallery, page }) => {
    await gallery.open();
    await page.getByRole('button', { name: 'Open dialog that stays' }).click();
    const dialog = page.getByRole('dialog');
    await page.keyboard.press('Escape');
    await page.mouse.click(10, 10);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  });

  test('is a drawer at the foot of a phone', async ({ gallery, page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await gallery.open();
    await page.getByRole('button', { name: 'Open dialog', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)));
    const box = await dialog.boundingBox();
    expect(box).toMatchObject({ x: 0, width: 390 });
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(800);
  });
});

test.describe('a one-time code', () => {
  test('is pasted from a message and sent by its last digit', async ({ gallery, page }) => {
    await gallery.open();
    await page.getByRole('button', { name: 'Open code dialog' }).click();
    const input = page.getByRole('dialog').getByLabel('Code');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await input.fill('Your code is 123-456, valid for 10 minutes');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('that is wrong says so, and another can be had after a minute', async ({ gallery, page }) => {
    await page.clock.install();
    await gallery.open();
    await page.getByRole('button', { name: 'Open code dialog' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Code').pressSequentially('111111');
    await expect(dialog.getByText('This code is not right')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /Send another code in \d+ s/ })).toBeDisabled();
    await page.clock.runFor(59_000);
    await expect(dialog.getByRole('button', { name: 'Send another code in 1 s' })).toBeDisabled();
    await page.clock.runFor(1500);
    await dialog.getByRole('button', { name: 'Send another code', exact: true }).click();
    await expect(dialog.getByLabel('Code')).toHaveValue('');
    await expect(dialog.getByRole('button', { name: /Send another code in (60|59) s/ })).toBeDisabled();
  });
});

test.describe('fields, by keyboard alone', () => {
  test('a country is found by typing, chosen with Enter and left alone by Escape', async ({ gallery, page }) => {
    await gallery.open();
    const country = page.locator('#country-empty');
    await country.focus();
    await page.keyboard.type('turk');
    await expect(page.getByRole('option')).toHaveText(['Türkiye']);
    await page.keyboard.press('Enter');
    await expect(country).toHaveValue('Türkiye');
    await expect(country).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.type('uni');
    await page.keyboard.press('ArrowDown');
    await expect(country).toHaveAttribute('aria-activedescendant', /GBR/);
    await page.keyboard.press('Escape');
    await expect(country).toHaveValue('Türkiye');
    await page.keyboard.type('zzz');
    await expect(page.getByText('No country matches').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(country).toHaveValue('Türkiye');
  });

  test('an empty form tells all its errors in a summary that leads to the fields', async ({ gallery, page }) => {
    await gallery.open();
    await page.getByRole('button', { name: 'Continue' }).focus();
    await page.keyboard.press('Enter');
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Enter your full name',
      'Date of birth: As it stands on your document.',
      'Where does your money come from?',
      'Accept the agreement to go on',
    ]);
    for (const id of ['fullName', 'birthday', 'source']) {
      await summary.locator(`a[href="#${id}"]`).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator(`#${id}`)).toBeFocused();
    }
    await page.locator('#fullName').fill('Jane Doe');
    await expect(page.locator('#fullName')).not.toHaveAttribute('aria-invalid');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2');
    await page.keyboard.press('Tab');
    await page.keyboard.type('29');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2004');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(open(page)).toContainText('Your documents were sent');
    await expect(summary).toHaveCount(0);
  });

  test('an agreement is accepted once its end was on screen', async ({ gallery, page }) => {
    await gallery.open();
    const accept = page.locator('#accept');
    await expect(accept).toBeDisabled();
    await page.getByRole('region', { name: 'Client agreement' }).focus();
    await page.keyboard.press('End');
    await expect(page.getByText('You have reached the end.')).toBeVisible();
    await expect(accept).toBeEnabled();
  });

  test('an amount is grouped when it is left, and keeps what is typed until then', async ({ gallery, page }) => {
    await gallery.open({ lang: 'de-DE' });
    const amount = page.locator('#money-empty');
    await expect(amount).toHaveValue('1.234.567,5');
    await amount.fill('1234,5');
    await expect(amount).toHaveValue('1234,5');
    await amount.blur();
    await expect(amount).toHaveValue('1.234,5');
  });
});

test.describe('a file', () => {
  const png = (bytes: number) => ({ name: 'page.png', mimeType: 'image/png', buffer: Buffer.alloc(bytes, 1) });

  test('is shown with its name and size, and can be removed', async ({ gallery, page }) => {
    await gallery.open();
    const piece = page.locator('[data-specimen="file-empty"]');
    await piece.locator('input').setInputFiles(png(2_400_000));
    await expect(piece.getByText('page.png')).toBeVisible();
    await expect(piece.getByText('2.4 MB')).toBeVisible();
    await piece.getByRole('button', { name: 'Remove' }).click();
    await expect(piece.getByText('page.png')).toHaveCount(0);
  });

  test('that is too large or of another type is not taken', async ({ gallery, page }) => {
    await gallery.open();
    const piece = page.locator('[data-specimen="file-empty"]');
    await piece.locator('input').setInputFiles(png(10_000_001));
    await expect(piece.getByText('The file is larger than 10 MB')).toBeVisible();
    await piece.locator('input').setInputFiles({ name: 'a.exe', mimeType: 'application/exe', buffer: Buffer.alloc(9) });
    await expect(piece.getByText('type', { exact: true })).toBeVisible();
    await expect(piece.getByText('a.exe')).toHaveCount(0);
  });
});
