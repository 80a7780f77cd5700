import type { ScenarioInput } from '../../harness/core/scenario';
import { violations } from './axe';
import { expect, isolatedTest as test } from './harness';
import { atVendor, consent } from './kyc';

/** How to allow a refused camera, and where else to continue. */

const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36';
const SCENARIO: ScenarioInput = {
  language: 'en',
  route: '/auth/kyc',
  query: { level: 'LEVEL_1', step: 'consent', country: 'DEU', document: 'PASSPORT' },
  kyc: { provider: 'PROVIDER_ONFIDO' },
};

test.use({ userAgent: ANDROID, viewport: { width: 375, height: 700 } });

test('on a phone a refused camera has steps for its browser, and the way to another device', async ({
  harness,
  page,
}) => {
  await harness.open(SCENARIO);
  await consent(page);
  const screen = await atVendor(page, 'PROVIDER_ONFIDO');
  await screen.getByRole('button', { name: 'Camera refused' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    'Select the icon beside the page’s address, and allow the camera for this page.',
    /select Apps, then .Chrome., then Permissions/,
  ]);
  await expect(page.getByRole('main')).toContainText('Then come back to this page.');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue on another device' }).click();
  const dialog = page.getByRole('dialog', { name: 'Continue on another device' });
  await expect(dialog.getByRole('img', { name: 'QR code to continue on a phone' })).toBeVisible();
  await expect(dialog).toContainText('country=DEU');
  expect(await violations(page)).toEqual([]);
});

test('in the messaging app a refused camera is a setting of that app, and the page opens in the browser', async ({
  harness,
  page,
}) => {
  await page.goto(await harness.put({ ...SCENARIO, mode: 'mini-program' }));
  const app = page.frameLocator('#app');
  await app.getByRole('checkbox').check();
  await app.getByRole('button', { name: 'Continue', exact: true }).click();
  const vendor = app.frameLocator('iframe');
  await vendor.getByRole('button', { name: 'Camera refused' }).click();
  await expect(app.getByRole('main').getByRole('listitem')).toHaveText([
    /select Apps, then .Telegram., then Permissions/,
  ]);
  const opened = page.waitForEvent('popup');
  await app.getByRole('button', { name: 'Open this page in your browser' }).click();
  expect((await opened).url()).toContain('/auth/kyc?');
  // The view keeps its page.
  await expect(app.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test.describe('in another app', () => {
  test.use({ userAgent: ANDROID.replace(' Mobile Safari/537.36', ' Mobile Safari/537.36 Instagram 390.0.0') });

  test('a page by token says how to allow the camera there and how to return, because it cannot be opened elsewhere', async ({
    harness,
    page,
  }) => {
    await harness.open({
      language: 'en',
      mode: 'sdk',
      kyc: { provider: 'PROVIDER_ONFIDO', poi: 'DisplayUpdatePOIStatus_Needed' },
    });
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Start verification' }).click();
    const screen = await atVendor(page, 'PROVIDER_ONFIDO');
    await screen.getByRole('button', { name: 'Camera refused' }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('listitem')).toHaveText([/then the app that shows this page, and allow the camera/]);
    await expect(main).toContainText('Then come back to this page.');
    await expect(main).not.toContainText('Open this page in your browser');
  });
});
