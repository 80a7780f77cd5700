import { expect, test } from './gallery';

test.describe('fields, by keyboard alone', () => {
  test('a country is found by typing, chosen with Enter and left alone by Escape', async ({ gallery, page }) => {
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
    await expect(page.getByText('Nothing found').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(country).toHaveValue('Türkiye');
  });

  test('a country is named and found in the language of the page', async ({ gallery, page }) => {
    await gallery.open({ state: 'country-list', lang: 'tr-TR' });
    await expect(page.getByRole('option', { name: 'Almanya' })).toBeVisible();
    await page.keyboard.type('turkiye');
    await expect(page.getByRole('option')).toHaveText(['Türkiye']);
    await page.locator('#country-empty').selectText();
    await page.keyboard.type('germany');
    await expect(page.getByRole('option')).toHaveText(['Almanya']);
  });

  test('a country is chosen with the mouse, too', async ({ gallery, page }) => {
    await gallery.open({ state: 'country-list' });
    await page.getByRole('option', { name: 'Japan' }).click();
    await expect(page.locator('#country-empty')).toHaveValue('Japan');
    await expect(page.getByRole('option')).toHaveCount(0);
  });

  test('a phone number takes digits of any script, and finds its code by number', async ({ gallery, page }) => {
    await gallery.open({ state: 'fields' });
    await page.locator('#phone-empty-country').focus();
    await page.keyboard.type('+44');
    await page.keyboard.press('Enter');
    await expect(page.locator('#phone-empty-country')).toHaveValue('United Kingdom (+44)');
    await page.keyboard.press('Tab');
    await expect(page.locator('#phone-empty')).toBeFocused();
    await page.keyboard.insertText('٠٧٧ 00-90x');
    await expect(page.locator('#phone-empty')).toHaveValue('0770090');
  });

  test('an amount is grouped when it is left, and keeps what is typed until then', async ({ gallery, page }) => {
    await gallery.open({ state: 'fields', lang: 'tr-TR' });
    const amount = page.locator('#money-empty');
    await expect(amount).toHaveValue('1.234.567,5');
    await amount.fill('1234,5');
    await expect(amount).toHaveValue('1234,5');
    await amount.blur();
    await expect(amount).toHaveValue('1.234,5');
  });

  test('one answer of several drives out the others, with Space and the arrows', async ({ gallery, page }) => {
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
  });

  test('a text counts its characters, and says so when the typing rests', async ({ gallery, page }) => {
    await page.clock.install();
    await gallery.open({ state: 'fields' });
    await gallery.stopTime();
    const area = page.locator('#area-empty');
    await expect(area).toHaveAttribute('aria-describedby', 'area-empty-hint area-empty-count');
    await area.fill('👍 fine');
    await expect(page.locator('#area-empty-count')).toHaveText('194 characters left');
    const said = page.getByRole('status').filter({ hasText: '194 characters left' });
    await page.clock.runFor(900);
    await expect(said).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(said).toHaveCount(1);
  });

  test('an error and a hint belong to their control', async ({ gallery, page }) => {
    await gallery.open({ state: 'fields' });
    for (const name of ['text', 'area', 'number', 'money', 'country']) {
      const control = page.locator(`#${name}-error`).first();
      await expect(control).toHaveAttribute('aria-invalid', 'true');
      await expect(control).toHaveAccessibleDescription(/As it stands on your document\..*Enter your full name/);
    }
    await expect(page.locator('#date-error-group')).toHaveAccessibleDescription(/Enter your full name/);
  });
});

test.describe('a form', () => {
  test('that is empty tells all its errors in a summary that leads to the fields', async ({ gallery, page }) => {
    await gallery.open({ state: 'form' });
    await page.getByRole('button', { name: 'Continue' }).focus();
    await page.keyboard.press('Enter');
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Enter your full name',
      'Enter your full date of birth',
      'Choose where your money comes from',
      'Tick the box to go on.',
    ]);
    for (const id of ['fullName', 'birthday', 'source', 'acceptTerms']) {
      await summary.locator(`a[href="#${id}"]`).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator(`#${id}`)).toBeFocused();
    }
    await page.locator('#fullName').fill('Jane Doe');
    await expect(page.locator('#fullName')).not.toHaveAttribute('aria-invalid');
    await page.keyboard.press('Tab');
    for (const part of ['2', '29', '2004']) {
      await page.keyboard.type(part);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-icon="success"]')).toContainText('Your documents were sent');
    await expect(summary).toHaveCount(0);
  });

  test('asks for an agreement once its end was on screen', async ({ gallery, page }) => {
    await gallery.open({ state: 'agreements' });
    const accept = page.locator('#accept');
    await expect(accept).toBeDisabled();
    const text = page.getByRole('region', { name: 'Client agreement' });
    await text.focus();
    await page.keyboard.press('PageDown');
    await expect.poll(() => text.evaluate((node) => node.scrollTop)).toBeGreaterThan(0);
    await expect(accept).toBeDisabled();
    // Chromium drops the key while the page before it still glides.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(page.getByText('You have reached the end.')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(accept).toBeEnabled();
    await page.keyboard.press('Tab');
    await expect(accept).toBeFocused();
    await page.keyboard.press('Space');
    await expect(accept).toBeChecked();
  });

  test('shows a signature as it is typed', async ({ gallery, page }) => {
    await gallery.open({ state: 'agreements' });
    await page.getByLabel('Type your full name to sign').fill('Jane Doe');
    await expect(page.locator('[data-specimen="Signature"] p[aria-hidden]')).toHaveText('Jane Doe');
  });
});

test.describe('a file', () => {
  const PIXEL = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
    'base64',
  );
  const png = (bytes: number) => ({
    name: 'page.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([PIXEL, Buffer.alloc(Math.max(0, bytes - PIXEL.length))]),
  });

  test('is shown with its picture, name and size, and can be removed', async ({ gallery, page }) => {
    await gallery.open({ state: 'files' });
    const piece = page.locator('[data-specimen="file-empty"]');
    await piece.locator('input').setInputFiles(png(2_400_000));
    await expect(piece.getByText('page.png')).toBeVisible();
    await expect(piece.getByText('2.4 MB')).toBeVisible();
    await expect.poll(() => piece.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1);
    await piece.getByRole('button', { name: 'Remove' }).click();
    await expect(piece.getByText('page.png')).toHaveCount(0);
    // The button that had the focus is gone: the field has it.
    await expect(piece.locator('input')).toBeFocused();
    expect(gallery.problems).toEqual([]);
  });

  test('that is empty, too large or of another type is not taken', async ({ gallery, page }) => {
    await gallery.open({ state: 'files' });
    const piece = page.locator('[data-specimen="file-empty"]');
    const choose = (file: { name: string; mimeType: string; buffer: Buffer }) =>
      piece.locator('input').setInputFiles(file);
    await choose({ ...png(0), buffer: Buffer.alloc(10_000_001) });
    await expect(piece.getByText('The file is larger than 10 MB')).toBeVisible();
    await choose({ name: 'a.exe', mimeType: 'application/exe', buffer: Buffer.alloc(9) });
    await expect(piece.getByText('type', { exact: true })).toBeVisible();
    await choose({ ...png(0), buffer: Buffer.alloc(0) });
    await expect(piece.getByText('empty', { exact: true })).toBeVisible();
    await expect(piece.locator('img')).toHaveCount(0);
  });

  test('is dropped, and the box says that it may be', async ({ gallery, page }) => {
    await gallery.open({ state: 'files' });
    const box = page.locator('[data-specimen="file-empty"] input').locator('..');
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

  test('is chosen with the keyboard, and shows how much of it was sent', async ({ gallery, page }) => {
    await gallery.open({ state: 'files' });
    const chooser = page.waitForEvent('filechooser');
    await page.locator('[data-specimen="file-empty"] input').focus();
    await page.keyboard.press('Space');
    await (await chooser).setFiles(png(100));
    await expect(page.locator('[data-specimen="file-empty"]').getByText('page.png')).toBeVisible();
    const sending = page.locator('[data-specimen="file-sending"]');
    await expect(sending.getByRole('progressbar', { name: '42% sent' })).toHaveJSProperty('value', 0.42);
    await expect(sending.locator('input')).toBeDisabled();
    await expect(page.locator('[data-specimen="file-sent"]').getByRole('status')).toHaveText('Sent');
  });
});
