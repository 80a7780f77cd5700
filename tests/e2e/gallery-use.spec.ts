import { expect, isolatedGalleryTest, test } from './gallery';

test.describe('a button', () => {
  test('that is loading keeps its width and its focus, and ignores clicks', async ({ gallery, page }) => {
    await gallery.open({ state: 'buttons' });
    const button = page.locator('#becomes-loading');
    await button.focus();
    const before = await button.boundingBox();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button.locator('svg')).toBeVisible();
    expect(await button.boundingBox()).toEqual(before);
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    // Although the button is not ready.
    await button.click({ force: true });
    await expect(page.locator('#clicks')).toHaveText('1');
    await expect(button).toHaveAccessibleName('Verify now');
    await expect(page.getByRole('status').filter({ hasText: 'Loading' }).last()).toBeAttached();
  });

  test('has eight variants, seven sizes and a radius of 4 px, a subtitle only in the trade variants, and does nothing if it is disabled, also as a link', async ({
    gallery,
    page,
  }) => {
    await gallery.open({ state: 'buttons' });
    const variants = ['default', 'primary', 'secondary', 'secondaryBrand'];
    const trade = ['tradeLong', 'tradeShort', 'tradeSecondary'];
    for (const variant of [...variants, ...trade, 'marketing']) {
      const row = page.locator(`[data-specimen="${variant}"]`);
      await expect(row.getByText('BTC/USDT')).toHaveCount(trade.includes(variant) ? 1 : 0);
      await expect(row.getByRole('button').first()).toHaveCSS('border-radius', '4px');
    }
    const heights = await page
      .locator('[data-specimen="Sizes"] button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights).toEqual([24, 28, 32, 40, 40, 48, 56]);
    await expect(page.locator('[data-specimen="primary"] button').first()).toHaveCSS(
      'background-color',
      'rgb(247, 166, 0)',
    );
    const disabled = page.locator('[data-specimen="primary"] button:disabled');
    await expect(disabled).toHaveCount(1);
    const link = page.locator('a[aria-disabled="true"]');
    const address = page.url();
    await link.click({ force: true });
    await link.focus();
    await page.keyboard.press('Enter');
    expect(page.url()).toBe(address);
  });

  isolatedGalleryTest('shows a ripple around the clicked point for at most 500 ms', async ({ gallery, page }) => {
    await page.clock.install();
    await gallery.open({ state: 'buttons' });
    await gallery.stopTime();
    // Paused, so that only the deadline removes the ripple.
    await page.evaluate(() => {
      document.addEventListener('animationstart', (event) => {
        for (const animation of (event.target as Element).getAnimations()) animation.pause();
      });
    });
    await page.locator('#becomes-loading').click({ position: { x: 10, y: 12 } });
    const ripple = page.locator('[data-ripple]');
    await expect(ripple).toHaveCount(1);
    const { size, translate } = await ripple.evaluate((one) => ({
      size: Number.parseFloat((one as HTMLElement).style.width),
      translate: (one as HTMLElement).style.translate,
    }));
    const [x = Number.NaN, y = Number.NaN] = translate.split(' ').map(Number.parseFloat);
    // The button's border accounts for one pixel.
    expect(Math.abs(x + size / 2 - 10)).toBeLessThanOrEqual(1.5);
    expect(Math.abs(y + size / 2 - 12)).toBeLessThanOrEqual(1.5);
    await page.clock.runFor(499);
    await expect(ripple).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(ripple).toHaveCount(0);
    expect(gallery.problems).toEqual([]);
  });

  test('shows no ripple if the system asks for reduced motion', async ({ gallery, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await gallery.open({ state: 'buttons' });
    await page.evaluate(() => {
      const seen: Node[] = [];
      Object.assign(globalThis, { seen });
      new MutationObserver((records) => {
        for (const { addedNodes } of records) seen.push(...addedNodes);
      }).observe(document.body, { subtree: true, childList: true });
    });
    await page.locator('#becomes-loading').click();
    await expect(page.locator('#clicks')).toHaveText('1');
    const ripples = await page.evaluate(
      () =>
        (globalThis as unknown as { seen: Node[] }).seen.filter(
          (one) => one instanceof HTMLElement && 'ripple' in one.dataset,
        ).length,
    );
    expect(ripples).toBe(0);
  });
});

test.describe('a dialog', () => {
  test('traps the focus, stops the page from scrolling, and returns the focus when it closes; one that cannot be dismissed ignores Escape and clicks beside it', async ({
    gallery,
    page,
  }) => {
    await gallery.open({ state: 'dialogs' });
    const opener = page.getByRole('button', { name: 'Open dialog', exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Do you want to decline this document?' });
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

    await page.getByRole('button', { name: 'Open dialog that stays' }).click();
    const staying = page.getByRole('dialog');
    await expect(staying.getByRole('button', { name: 'Close' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.mouse.click(10, 10);
    await expect(staying).toBeVisible();
    await staying.getByRole('button', { name: 'Back' }).click();
    await expect(staying).toHaveCount(0);
    expect(gallery.problems).toEqual([]);
  });

  test('does not shift the page behind it, with a scroll bar or without', async ({ gallery, page }) => {
    await gallery.open({ state: 'dialogs' });
    for (const height of [700, 2000]) {
      await page.setViewportSize({ width: 1280, height });
      // Roles do not find what is behind a dialog.
      const heading = page.locator('#dialogs-title');
      const before = await heading.boundingBox();
      await page.getByRole('button', { name: 'Open dialog', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await heading.boundingBox()).toEqual(before);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  isolatedGalleryTest(
    'stays open when a toast over it is clicked, and closes by a click on the page',
    async ({ gallery, page }) => {
      await page.clock.install();
      await gallery.open({ state: 'dialogs' });
      await page.getByRole('button', { name: 'Open dialog', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Decline the document' }).click();
      const toast = page.locator('[data-icon][data-state="open"]');
      await toast.hover();
      await toast.getByLabel('Close').click();
      await expect(toast).toHaveCount(0);
      await expect(dialog).toBeVisible();
      await page.mouse.click(10, 10);
      await expect(dialog).toHaveCount(0);
    },
  );

  test('is a drawer at the bottom of a phone screen, and scrolls inside if it is too long', async ({
    gallery,
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await gallery.open({ state: 'dialog' });
    const dialog = page.getByRole('dialog');
    await dialog.evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)));
    const box = await dialog.boundingBox();
    expect(box).toMatchObject({ x: 0, width: 390 });
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(800);
    await page.setViewportSize({ width: 320, height: 256 });
    const cancel = dialog.getByRole('button', { name: 'Back' });
    await cancel.focus();
    // Whole-pixel scrolling may cut a part.
    await expect(cancel).toBeInViewport({ ratio: 0.95 });
  });
});

test.describe('a one-time code', () => {
  test('is found in a pasted message, and sent with its last digit', async ({ gallery, page }) => {
    await gallery.open({ state: 'code-dialog' });
    const input = page.getByRole('dialog').getByLabel('One-time code');
    await expect(input).toBeFocused();
    await input.evaluate((node) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Your code is 123-456, valid for 10 minutes');
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      // Synthetic paste events insert nothing.
      if (node.dispatchEvent(event)) document.execCommand('insertText', false, clipboardData.getData('text/plain'));
    });
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('can be filled in by the autofill of a phone, which sets the whole value at once', async ({ gallery, page }) => {
    await gallery.open({ state: 'code-dialog' });
    const input = page.getByRole('dialog').getByLabel('One-time code');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await expect(input).not.toHaveAttribute('maxlength');
    await input.fill('123456');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  isolatedGalleryTest(
    'that is wrong shows an error, and another one can be requested after 60 seconds',
    async ({ gallery, page }) => {
      await page.clock.install();
      await gallery.open({ state: 'dialogs' });
      await gallery.stopTime();
      await page.getByRole('button', { name: 'Open code dialog' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('One-time code').pressSequentially('111111');
      await expect(dialog.getByText('This code has expired')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'You can request a new code in 60 seconds' })).toBeDisabled();
      await page.clock.runFor(59_000);
      await expect(dialog.getByRole('button', { name: 'You can request a new code in 1 second' })).toBeDisabled();
      await page.clock.runFor(1000);
      const again = dialog.getByRole('button', { name: 'Request a new code', exact: true });
      await again.focus();
      await page.keyboard.press('Enter');
      await expect(dialog.getByText('This code has expired')).toHaveCount(0);
      await expect(dialog.getByLabel('One-time code')).toHaveValue('');
      await expect(dialog.getByLabel('One-time code')).toBeFocused();
      await expect(dialog.getByRole('button', { name: 'You can request a new code in 60 seconds' })).toBeDisabled();
    },
  );

  test('cannot be changed or sent again while it is checked, and the dialog can be closed', async ({
    gallery,
    page,
  }) => {
    await gallery.open({ state: 'code-dialog-busy' });
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('One-time code')).toHaveAttribute('readonly');
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
});
