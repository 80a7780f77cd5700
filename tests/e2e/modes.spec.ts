import { MESSENGER_EVENTS } from '../../harness/server/messenger-events';
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
  await page.getByRole('link', { name: 'Verify', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-ready', '/auth/reverification');
  await page.reload();
  await harness.ready();
  // A reload keeps the mode.
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
  await expect(app.getByRole('main').getByText('Aurel', { exact: true })).toBeVisible();
  const [profile] = await harness.requests(PROFILE);
  expect(profile?.headers.platform).toBe('tg-mini-program');
  expect(profile?.headers['x-user-agent']).toContain('TelegramMiniProgram/');

  await app.getByRole('link', { name: 'Verify', exact: true }).click();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Verify your identity again');
  await page.getByRole('button', { name: /back/i }).click();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Identity verification');
});

test('the shell offers Back only where a page is behind, and no event of it loses what was typed', async ({
  harness,
  page,
}) => {
  const route = '/auth/residenceInfo';
  await page.goto(
    await harness.put({ mode: 'mini-program', platform: 'web', language: 'en', route, member: { country: 'GBR' } }),
  );
  const app = page.frameLocator('iframe');
  const street = app.getByLabel('Street');
  const back = page.getByRole('button', { name: 'Back' });
  await expect(app.locator('html')).toHaveAttribute('data-ready', route);
  await expect(back).toBeHidden();
  await app.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(back).toBeVisible();
  await street.fill('12 Baker Street');

  await page.locator('summary').click();
  // `Back` and 'Reload page' lead elsewhere, so they come last.
  const names = Object.keys(MESSENGER_EVENTS).filter(
    (name) => !['back_button_pressed', 'reload_iframe'].includes(name),
  );
  const send = async (name: string) => {
    await page.getByLabel('Event').selectOption(name);
    await page.getByRole('button', { name: 'Send' }).click();
  };
  for (const name of names) await send(name);
  await expect(street).toHaveValue('12 Baker Street');
  await send('reload_iframe');
  await expect(page.locator('#events')).toContainText('iframe_will_reload');
  await expect(page.locator('#events li').filter({ hasText: 'iframe_ready' })).toHaveCount(2);
  await expect(street).toHaveValue('12 Baker Street');
  await expect(back).toBeVisible();
  await send('back_button_pressed');
  await expect(street).toBeHidden();
  await expect(back).toBeHidden();
});

/** Leads to the embedded verification by token. */
const TO_TOKEN = [
  ['Verify of a re-verification', '/auth/reverification', { poi: 'DisplayUpdatePOIStatus_Needed' }, /^Verify/],
  [
    'a second identity',
    '/auth/personal',
    { steps: { '1': 'SUCCESS', '2': 'ALLOW' }, secondIdentity: 'ALLOW' },
    'Start second verification',
  ],
] as const;

for (const mode of ['app', 'mini-program'] as const) {
  for (const [what, route, kyc, button] of TO_TOKEN) {
    test(`${mode} keeps its shell on a page by token: ${what}`, async ({ harness, page }) => {
      const input = { mode, device: 'phone', language: 'en', route, kyc } as const;
      await page.goto(await harness.put(input));
      const app = mode === 'app' ? page : page.frameLocator('iframe');
      await app.getByRole('button', { name: button }).click();
      const html = app.locator('html');
      await expect(html).toHaveAttribute('data-authority', 'token');
      await expect(html).toHaveAttribute('data-shell', mode);
      await expect(html).toHaveAttribute('data-ready', '/auth/sdk');
      await expect(app.getByRole('banner')).toHaveCount(0);
      await expect(app.getByRole('contentinfo')).toHaveCount(0);
      const byToken = (await harness.requests()).filter(({ headers }) => headers['kyc-access-token'] !== undefined);
      expect(byToken.length).toBeGreaterThan(0);
      for (const { headers } of byToken) {
        expect(headers.platform).toBe(mode === 'app' ? 'h5' : 'tg-mini-program');
        expect(headers['x-user-agent'] !== undefined).toBe(mode === 'mini-program');
      }
      if (mode === 'app') return;
      await expect(html).toHaveAttribute('data-theme', 'black');
      await page.getByRole('button', { name: /back/i }).click();
      await expect(html).toHaveAttribute('data-ready', route);
      await expect(html).toHaveAttribute('data-authority', 'session');
      await expect(html).toHaveAttribute('data-shell', mode);
    });
  }
}
