import { expect, test } from './harness';

const PROFILE = 'GET /v2/private/user/profile';

test('web mode shows header and footer and sends the platform "pc" and cookies', async ({ harness, page }) => {
  await harness.open({});
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const [profile] = await harness.requests(PROFILE);
  expect(profile?.headers).toMatchObject({ platform: 'pc', 'accept-language': 'en' });
  expect(profile?.headers.cookie).toContain('session=');
});

test('a narrow page in web mode sends the platform "h5"', async ({ harness, page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await harness.open({});
  const [profile] = await harness.requests(PROFILE);
  expect(profile?.headers.platform).toBe('h5');
});

test('app mode has no header and no footer, also after a reload on another screen', async ({ harness, page }) => {
  await harness.open({
    mode: 'app',
    kyc: { poi: 'DisplayUpdatePOIStatus_Needed', display: { displayUpdatePOI: true } },
  });
  await page.getByRole('link', { name: 'Resubmit documents' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-ready', '/auth/reverification');
  await page.reload();
  await harness.ready();
  // What the mode follows from: the page was reloaded, and the tab has kept how it was opened.
  expect(
    await page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().type)),
  ).toEqual(['reload']);
  expect(await page.evaluate(() => sessionStorage.getItem('opened-as'))).toContain('"app"');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const platforms = (await harness.requests(PROFILE)).map((request) => request.headers.platform);
  expect(new Set(platforms)).toEqual(new Set(['h5']));
});

test('mini-program mode is black, has no header, and the back button of the shell goes back in history', async ({
  harness,
  page,
}) => {
  const url = await harness.put({
    mode: 'mini-program',
    kyc: { poi: 'DisplayUpdatePOIStatus_Needed', display: { displayUpdatePOI: true } },
  });
  expect(new URL(url).hostname).toBe('telegram.harness.localhost');
  await page.goto(url);
  const app = page.frameLocator('iframe');
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Identity verification');
  await expect(app.locator('html')).toHaveAttribute('data-theme', 'black');
  await expect(app.getByRole('banner')).toHaveCount(0);
  const [profile] = await harness.requests(PROFILE);
  expect(profile?.headers.platform).toBe('tg-mini-program');
  expect(profile?.headers['x-user-agent']).toContain('TelegramMiniProgram/');

  await app.getByRole('link', { name: 'Resubmit documents' }).click();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Verify your identity again');
  await page.getByRole('button', { name: /back/i }).click();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Identity verification');
});
