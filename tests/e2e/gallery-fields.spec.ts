import { expect, isolatedGalleryTest, test } from './gallery';
import { largeFile, TOO_LARGE } from './large-file';

test.describe('fields, by keyboard only', () => {
  test('a country is found by typing and chosen with Enter; Escape and Tab keep the chosen one', async ({
    gallery,
    page,
  }) => {
    await gallery.open({ state: 'fields' });
    const country = page.locator('#country-empty');
    await country.focus();
    await page.keyboard.type('turk');
    await expect(page.getByRole('option')).toHaveText(['Türkiye']);
    await page.keyboard.press('Enter');
    await expect(country).toHaveValue('Türkiye');
    await expect(country).toHaveAttribute('aria-expanded', 'false');
    await country.selectText();
    await page.keyboard.type('uni');
    await expect(page.getByRole('option')).toHaveText(['United Arab Emirates', 'United Kingdom', 'United States']);
    await page.keyboard.press('ArrowDown');
    await expect(country).toHaveAttribute('aria-activedescendant', /GBR/);
    await page.keyboard.press('Escape');
    await expect(country).toHaveValue('Türkiye');
    await country.selectText();
    await page.keyboard.type('zzz');
    await expect(page.getByText('No results').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(country).toHaveValue('Türkiye');
  });

  test('a country is shown in the language of the page, found by its local or English name, and chosen with the mouse', async ({
    gallery,
    page,
  }) => {
    await gallery.open({ state: 'country-list', lang: 'tr-TR' });
    await expect(page.getByRole('option', { name: 'Almanya' })).toBeVisible();
    await page.keyboard.type('turkiye');
    await expect(page.getByRole('option')).toHaveText(['Türkiye']);
    await page.locator('#country-empty').selectText();
    await page.keyboard.type('germany');
    await expect(page.getByRole('option')).toHaveText(['Almanya']);
    await page.getByRole('option').click();
    await expect(page.locator('#country-empty')).toHaveValue('Almanya');
    await expect(page.getByRole('option')).toHaveCount(0);
  });

  test('a phone number accepts digits of any script, and its country is found by the dial code', async ({
    gallery,
    page,
  }) => {
    await gallery.open({ state: 'fields' });
    const dialCode = page.locator('#phone-empty-country');
    for (const key of ['Enter', 'Tab']) {
      await dialCode.focus();
      await dialCode.selectText();
      await page.keyboard.type('+44');
      await page.keyboard.press('Enter');
      await expect(dialCode).toHaveValue('United Kingdom (+44)');
      await dialCode.selectText();
      await page.keyboard.press('Delete');
      await page.keyboard.press(key);
      await expect(page.getByRole('option')).toHaveCount(0);
      await expect(dialCode).toHaveValue('');
    }
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('+44');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('#phone-empty')).toBeFocused();
    await page.keyboard.insertText('٠٧٧ 00-90x');
    await page.keyboard.press('Tab');
    await expect(page.locator('#phone-empty')).toHaveValue('0770090');
  });

  test('the text of an input method is entered once, at its end; a date that is pasted whole fills its boxes', async ({
    gallery,
    page,
  }) => {
    await gallery.open({ state: 'fields' });
    const session = await page.context().newCDPSession(page);
    for (const [id, composed, taken] of [
      ['date-empty', '１２', '12'],
      ['phone-empty', '０７７', '077'],
      ['number-empty', '５０', '50'],
    ] as const) {
      const box = page.locator(`#${id}`);
      await box.focus();
      for (let length = 1; length <= composed.length; length += 1) {
        const text = composed.slice(0, length);
        await session.send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length });
        await expect(box).toHaveValue(text);
      }
      await session.send('Input.insertText', { text: composed });
      await page.keyboard.press('Tab');
      await expect(box).toHaveValue(taken);
    }
    await session.detach();

    const boxes = page.locator('#date-empty-group input');
    const paste = (at: number, text: string) =>
      boxes.nth(at).evaluate((box, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', pasted);
        box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, text);
    for (const at of [0, 2]) {
      await paste(at, '1990-04-12');
      await expect(boxes.nth(0)).toHaveValue('12');
      await expect(boxes.nth(1)).toHaveValue('04');
      await expect(boxes.nth(2)).toHaveValue('1990');
      await boxes.nth(2).fill('');
    }
  });

  test('an amount gets its thousands separators on blur, not while it is typed', async ({ gallery, page }) => {
    await gallery.open({ state: 'fields', lang: 'tr-TR' });
    const amount = page.locator('#money-empty');
    await expect(amount).toHaveValue('1.234.567,5');
    await amount.fill('1234,5');
    await expect(amount).toHaveValue('1234,5');
    await amount.blur();
    await expect(amount).toHaveValue('1.234,5');
  });

  test('radio buttons and check boxes work with Space and arrows; an exclusive answer unchecks the others; hints and errors are accessible descriptions', async ({
    gallery,
    page,
  }) => {
    await gallery.open({ state: 'fields' });
    await page.locator('#single-empty').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('#single-empty-1')).toBeChecked();
    const salary = page.locator('#multiple-empty');
    await expect(salary).toBeChecked();
    await page.locator('#multiple-empty-2').focus();
    await page.keyboard.press('Space');
    await expect(salary).not.toBeChecked();
    await expect(page.locator('#multiple-empty-2')).toBeChecked();
    for (const name of ['text', 'area', 'number', 'money', 'country']) {
      const control = page.locator(`#${name}-error`).first();
      await expect(control).toHaveAttribute('aria-invalid', 'true');
      await expect(control).toHaveAccessibleDescription(
        /As shown on your document\..*Enter your street, house number and flat/,
      );
    }
    await expect(page.locator('#date-error-group')).toHaveAccessibleDescription(
      /Enter your street, house number and flat/,
    );
  });

  isolatedGalleryTest(
    'a text area shows the characters left, and announces them one second after the last key',
    async ({ gallery, page }) => {
      await page.clock.install();
      await gallery.open({ state: 'fields' });
      await gallery.stopTime();
      const area = page.locator('#area-empty');
      await expect(area).toHaveAttribute('aria-describedby', 'area-empty-hint area-empty-count');
      await area.fill('👍 fine');
      await expect(page.locator('#area-empty-count')).toHaveText('194 characters left');
      const announced = page.getByRole('status').filter({ hasText: '194 characters left' });
      await page.clock.runFor(900);
      await expect(announced).toHaveCount(0);
      await page.clock.runFor(200);
      await expect(announced).toHaveCount(1);
    },
  );
});

test.describe('a form', () => {
  test('that is sent empty lists its errors in a summary, whose links focus the fields', async ({ gallery, page }) => {
    await gallery.open({ state: 'form' });
    await page.getByRole('button', { name: 'Continue' }).focus();
    await page.keyboard.press('Enter');
    const summary = page.getByRole('alert').filter({ hasText: 'There’s a problem' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Enter your street, house number and flat.',
      'Enter your date of birth.',
      'Select the type of document.',
      'Tick the box to continue.',
    ]);
    for (const id of ['fullName', 'birthday', 'source', 'acceptTerms']) {
      await summary.locator(`a[href="#${id}"]`).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator(`#${id}`)).toBeFocused();
    }
    await page.locator('#fullName').fill('Jane Doe');
    await expect(page.locator('#fullName')).not.toHaveAttribute('aria-invalid');
    await page.keyboard.press('Tab');
    for (const part of ['29', '2', '2004']) {
      await page.keyboard.type(part);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-icon="success"]')).toContainText('Your proof of address was submitted');
    await expect(summary).toHaveCount(0);
  });

  test('enables the check box of an agreement only after its text was scrolled to the end, and shows a preview of the typed signature', async ({
    gallery,
    page,
  }) => {
    await gallery.open({ state: 'agreements' });
    const accept = page.locator('#accept');
    await expect(accept).toBeDisabled();
    await page.keyboard.press('PageDown');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await expect(accept).toBeDisabled();
    // Chromium ignores the key while smooth scrolling runs.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(page.getByText('You’ve reached the end.')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(accept).toBeEnabled();
    await accept.focus();
    await page.keyboard.press('Space');
    await expect(accept).toBeChecked();
    await page.getByLabel('Full name').fill('Jane Doe');
    await expect(page.locator('[data-specimen="Signature"] p[aria-hidden]')).toHaveText('Jane Doe');
  });
});

test.describe('a file', () => {
  const PIXEL = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
    'base64',
  );
  const png = { name: 'page.png', mimeType: 'image/png', buffer: PIXEL };

  test('that was chosen is shown with its picture, name and size, can be removed, and chosen with the keyboard; a progress bar shows how much of a file was sent', async ({
    gallery,
    page,
  }, testInfo) => {
    await gallery.open({ state: 'files' });
    const piece = page.locator('[data-specimen="file-empty"]');
    await piece.locator('input:not([capture])').setInputFiles(await largeFile(testInfo, 'page.png', 2_400_000, PIXEL));
    await expect(piece.getByText('page.png')).toBeVisible();
    await expect(piece.getByText('2.4 MB')).toBeVisible();
    await expect.poll(() => piece.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1);
    await piece.getByRole('button', { name: 'Remove' }).click();
    await expect(piece.getByText('page.png')).toHaveCount(0);
    // The focused button is gone.
    await expect(piece.locator('input:not([capture])')).toBeFocused();
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Space');
    await (await chooser).setFiles(png);
    await expect(piece.getByText('page.png')).toBeVisible();
    const sending = page.locator('[data-specimen="file-sending"]');
    await expect(sending.getByRole('progressbar', { name: '42% uploaded' })).toHaveJSProperty('value', 0.42);
    await expect(sending.locator('input:not([capture])')).toBeDisabled();
    await expect(page.locator('[data-specimen="file-sent"]').getByRole('status')).toHaveText('Uploaded');
    expect(gallery.problems).toEqual([]);
  });

  test('that is empty, too large or of a wrong type is rejected with the reason, which moves nothing', async ({
    gallery,
    page,
  }, testInfo) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await gallery.open({ state: 'files' });
    const piece = page.locator('[data-specimen="file-empty"]');
    const height = () => piece.evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    const choose = async (file: string | { name: string; mimeType: string; buffer: Buffer }, says: string) => {
      await piece.locator('input:not([capture])').setInputFiles(file);
      await expect(piece.getByText(says, { exact: true })).toBeVisible();
      // The device's file list has covered the page, so nothing may have moved.
      expect(await height()).toBe(before);
    };
    const tooLarge = await largeFile(testInfo, 'page.png', TOO_LARGE);
    const reason = 'This file is too large. Select a file of 10 MB or less.';
    await choose(tooLarge, reason);
    await choose({ name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(9) }, 'bill.pdf');
    await choose(tooLarge, reason);
    await expect(piece.getByText('bill.pdf')).toBeVisible();
    await choose({ name: 'a.exe', mimeType: 'application/exe', buffer: Buffer.alloc(9) }, 'type');
    await choose({ ...png, buffer: Buffer.alloc(0) }, 'empty');
    await expect(piece.locator('img')).toHaveCount(0);
  });

  test('can be dropped on the field, which is highlighted while a file is over it', async ({ gallery, page }) => {
    await gallery.open({ state: 'files' });
    const box = page.locator('[data-specimen="file-empty"] input:not([capture])').locator('..');
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['%PDF-1.4'], 'bill.pdf', { type: 'application/pdf' }));
      return transfer;
    });
    const calm = await box.evaluate((node) => getComputedStyle(node).backgroundColor);
    await box.dispatchEvent('dragover', { dataTransfer: data });
    await expect(box).not.toHaveCSS('background-color', calm);
    await box.dispatchEvent('drop', { dataTransfer: data });
    await expect(box.getByText('bill.pdf')).toBeVisible();
  });
});
