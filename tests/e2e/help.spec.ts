import type { ScenarioInput } from '../../harness/engine/scenario';
import { violations } from './axe';
import { expect, isolatedTest as test } from './harness';
import type { Screen } from './kyc';

/** Help at hand: beside the question where there is room, else in a sheet behind '?', in every mode. */

const DOCUMENT = { route: '/auth/kyc', query: { step: 'document', country: 'DEU' } } as const;
const help = (app: Screen) => app.getByRole('button', { name: 'Help', exact: true });
const sheet = (app: Screen) => app.getByRole('dialog', { name: 'Help' });

test('on a phone, help and menu open by keyboard alone, and give the focus back', async ({ harness, page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await harness.open({ language: 'en', ...DOCUMENT });
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await help(page).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByRole('heading', { name: 'Good and bad photos' })).toBeVisible();
  await expect(sheet(page).getByRole('link', { name: 'Contact support' })).toHaveAttribute('target', '_blank');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(help(page)).toBeFocused();

  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await page.keyboard.press('Tab');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  const rows = page.getByRole('dialog', { name: 'Menu' });
  await expect(rows.getByRole('link', { name: 'What you need and how it works' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(rows.getByRole('link', { name: 'Verification' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rows).toHaveCount(0);
  await expect(menu).toBeFocused();
  // The button closes what it has opened.
  await menu.click();
  await expect(rows).toBeVisible();
  await menu.click();
  await expect(rows).toHaveCount(0);
});

test('the column stands in the middle of a tablet, and beside its help on a wide page', async ({ harness, page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await harness.open({ language: 'en', ...DOCUMENT });
  const column = page.getByRole('progressbar');
  const logo = page.getByRole('banner').getByRole('link', { name: 'Aurel' });
  expect(await column.boundingBox()).toMatchObject({ x: (768 - 560) / 2, width: 560 });
  await expect(help(page)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByRole('complementary', { name: 'Help' }).getByText('Good and bad photos')).toBeVisible();
  await expect(help(page)).toBeHidden();
  const beside = await page.getByRole('complementary').boundingBox();
  expect(beside).toMatchObject({ x: 800, width: 320 });
  expect(await column.boundingBox()).toMatchObject({ x: 160, width: 560 });
  // The logo stands at the column's edge, there and on the personal page.
  expect((await logo.boundingBox())?.x).toBe(160);
  await page.goto(await harness.put({ language: 'en' }));
  await harness.ready();
  expect((await logo.boundingBox())?.x).toBe(160);
});

/** Modes without a header have '?' in the page. */
const MODES: Readonly<Record<string, { readonly scenario: ScenarioInput; readonly shows: string }>> = {
  'the native app': { scenario: { mode: 'app', ...DOCUMENT }, shows: 'Good and bad photos' },
  'the messaging app': { scenario: { mode: 'mini-program', ...DOCUMENT }, shows: 'Good and bad photos' },
  'the embedded verification': {
    scenario: { mode: 'sdk', kyc: { poi: 'DisplayUpdatePOIStatus_Needed' } },
    shows: 'Contact support',
  },
};

for (const [name, { scenario, shows }] of Object.entries(MODES)) {
  test(`the help opens in ${name}, which has no header`, async ({ harness, page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto(await harness.put({ language: 'en', ...scenario }));
    const app: Screen = scenario.mode === 'mini-program' ? page.frameLocator('#app') : page;
    await app.locator('html[data-ready]').waitFor({ state: 'attached' });
    await expect(app.getByRole('banner')).toHaveCount(0);
    await help(app).click();
    await expect(sheet(app).getByText(shows)).toBeVisible();
    // There the guide cannot open beside the page.
    await expect(sheet(app).getByRole('link', { name: 'What you need' })).toHaveCount(0);
    await app.getByRole('button', { name: 'Close' }).click();
    await expect(help(app)).toBeFocused();
  });
}
