import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { violations } from './axe';
import { appIn, expect, test } from './harness';

/** Replaces the browser's question about sharing the tab. The picture is red, and blue where the app is. */
function shareTab(): void {
  navigator.mediaDevices.getDisplayMedia = async () => {
    const canvas = document.createElement('canvas');
    const { innerWidth, innerHeight } = window;
    Object.assign(canvas, { width: innerWidth, height: innerHeight });
    const draw = () => {
      const context = canvas.getContext('2d');
      const app = document.querySelector('iframe[title="The account area"]')?.getBoundingClientRect();
      if (!context || !app) return;
      context.fillStyle = '#ff0000';
      context.fillRect(0, 0, innerWidth, innerHeight);
      context.fillStyle = '#0000ff';
      context.fillRect(app.x, app.y, app.width, app.height);
    };
    draw();
    setInterval(draw, 50);
    return canvas.captureStream();
  };
}

test('the panel shows what the page does and stores, and packs a report of a bug with a picture, by keyboard', async ({
  harness,
  page,
}) => {
  await harness.put({ member: { id: 'member-of-anna' } });
  await page.goto(harness.address('harness.localhost', '/'));
  const app = appIn(page);
  await expect(app.locator('html[data-ready]')).toBeAttached();
  await page.evaluate(shareTab);

  await page.keyboard.press('/');
  await page.keyboard.type('see the app');
  await page.keyboard.press('Enter');
  const tab = page.getByRole('tabpanel', { name: 'App' });
  await expect(tab.getByText(/\/user\/accounts\/auth\/personal\?lang=en$/)).toBeVisible();
  await app.locator('body').evaluate(() => {
    window.console.error('Refused for anna@posteo.example');
    localStorage.setItem('draft', 'Annabel Meier');
    setTimeout(() => {
      throw new Error('No one catches this');
    });
    window.postMessage({ hello: 'window' }, '*');
  });
  const problems = tab.getByRole('list', { name: 'Errors and warnings' });
  await expect(problems.getByRole('listitem')).toHaveText([
    /error ?Refused for/,
    /uncaught ?Error: No one catches this/,
  ]);
  const messages = tab.getByRole('list', { name: 'Messages' });
  await expect(messages).toContainText('{"hello":"Made-up text');
  await tab.getByRole('button', { name: 'Show values' }).press('Enter');
  await expect(messages).toContainText('{"hello":"window"}');
  const draft = tab.getByRole('listitem').filter({ hasText: 'draft' });
  await expect(draft).toContainText('13 characters');
  await expect(draft).not.toContainText('Annabel');
  await draft.getByRole('button', { name: 'Show local draft' }).press('Enter');
  await expect(draft).toContainText('Annabel Meier');
  await expect(tab.getByRole('listitem').filter({ hasText: 'HttpOnly' })).toContainText(/^cookie ?session /);
  const analytics = tab.getByRole('listitem').filter({ hasText: 'analytics' });
  await expect(analytics).not.toContainText('member-of-anna');
  await analytics.getByRole('button').press('Enter');
  await expect(analytics).toContainText('member-of-anna');
  expect(await violations(page, '[role="tabpanel"]')).toEqual([]);

  await app
    .getByRole('main')
    .getByRole('link', { name: 'Verify now' })
    .or(app.getByRole('button', { name: 'Verify now' }))
    .first()
    .press('Enter');
  await expect(tab.getByText(/\/auth\/kyc\?level=LEVEL_1/)).toBeVisible();

  await expect(app.locator('html[data-ready="/auth/kyc"]')).toBeAttached();
  await page.getByRole('button', { name: 'Copy link' }).press('/');
  await expect(page.getByRole('dialog', { name: 'Go to' })).toBeVisible();
  await page.keyboard.type('report a bug');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Report a bug' });
  await expect(dialog).toBeVisible();
  await page.keyboard.type('It fails for anna@posteo.example');
  expect(await violations(page, 'dialog')).toEqual([]);
  await dialog.getByRole('checkbox').press('Space');
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the report' }).press('Enter');
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^bug-[\d-]+\.zip$/);
  const { 'picture.png': picture, ...rest } = unzipSync(readFileSync(await download.path()));
  expect(await coloursOf(page, picture ?? new Uint8Array())).toEqual({ blue: true, red: false });
  const texts = Object.fromEntries(Object.entries(rest).map(([name, bytes]) => [name, strFromU8(bytes)]));
  expect(texts['report.txt']).toContain('pressed Verify now');
  expect(texts['console.txt']).toContain('No one catches this');
  expect(JSON.parse(texts['log.har'] ?? '').log.entries.length).toBeGreaterThan(5);
  const guid = (await harness.requests()).map(({ headers }) => headers.guid).find(Boolean) ?? 'none';
  const secrets = ['anna@posteo.example', 'member-of-anna', 'Annabel', guid];
  expect(secrets.filter((secret) => JSON.stringify(texts).includes(secret))).toEqual([]);
});

function coloursOf(page: Page, png: Uint8Array): Promise<{ blue: boolean; red: boolean }> {
  return page.evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const { data = [] } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {};
    const found = { blue: false, red: false };
    for (let at = 0; at < data.length; at += 4) {
      found.blue ||= (data[at + 2] ?? 0) > 200;
      found.red ||= (data[at] ?? 0) > 200;
    }
    return found;
  }, Array.from(png));
}
