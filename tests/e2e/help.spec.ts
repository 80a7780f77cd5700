import type { ScenarioInput } from '../../harness/core/scenario';
import { violations } from './axe';
import { expect, test } from './harness';
import type { Screen } from './kyc';
import { named } from './tables/named';

/** Help beside the question or in a sheet behind '?', in every mode. */

const DOCUMENT = { route: '/auth/kyc', query: { step: 'document', country: 'DEU' } } as const;
const help = (app: Screen) => app.getByRole('button', { name: 'Help', exact: true });
const sheet = (app: Screen) => app.getByRole('dialog', { name: 'Help' });

test('on a phone, help and menu open by keyboard only, and return the focus', async ({ harness, page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await harness.open({ language: 'en', ...DOCUMENT });
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await help(page).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByRole('heading', { name: 'Good and bad photos' })).toBeVisible();
  await expect(sheet(page).getByRole('link', { name: 'Contact support' })).toHaveAttribute('target', '_blank');
  await expect(sheet(page).getByRole('combobox', { name: 'Language' })).toHaveValue('en');
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
  await menu.click();
  await expect(rows).toBeVisible();
  await menu.click();
  await expect(rows).toHaveCount(0);
});

test('the column is in the middle of a tablet, and beside its help on a wide page', async ({ harness, page }) => {
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
  // The logo is at the column's edge.
  expect((await logo.boundingBox())?.x).toBe(160);
  await page.goto(await harness.put({ language: 'en' }));
  await harness.ready();
  expect((await logo.boundingBox())?.x).toBe(160);
});

/** Sorted by member and site, so that few pages are loaded. */
const PAGES: Readonly<Record<string, { readonly scenario: ScenarioInput; readonly shows: string | undefined }>> = {
  reset: { scenario: { route: '/auth/resetkyc', kyc: { steps: { '1': 'SUCCESS' } } }, shows: 'What you need' },
  're-verification': {
    scenario: { route: '/auth/reverification', kyc: { poi: 'DisplayUpdatePOIStatus_Needed' } },
    shows: 'Good and bad photos',
  },
  'compliance tasks': { scenario: named('compliance-tasks-all'), shows: undefined },
  questionnaire: { scenario: { route: '/auth/question' }, shows: 'About this form' },
  agreement: { scenario: named('client-agreement-none'), shows: undefined },
  'investor test': { scenario: named('knowledge-test-open'), shows: 'About this form' },
  'investor status': { scenario: named('qualified-investor-none'), shows: 'About this form' },
};

// axe checks the sheet above.
test('a page has help of its own step beside it, else behind ‘?’, or none', async ({ harness, page }) => {
  for (const [name, { scenario, shows }] of Object.entries(PAGES)) {
    await page.setViewportSize({ width: 1024, height: 800 });
    await harness.show({ language: 'en', ...scenario });
    const column = page.getByRole('complementary', { name: 'Help' });
    const headings = column.getByRole('heading');
    const isOfPhotos = shows !== undefined && shows !== 'About this form';
    const guide = page.getByRole('main').getByRole('link', { name: 'What you need and how it works' });
    await expect(guide, name).toHaveCount(isOfPhotos ? 1 : 0);
    if (shows === undefined) {
      await expect(column, name).toHaveCount(0);
    } else {
      await expect(headings, name).toHaveText([shows, 'More help']);
      await expect(column.getByRole('link', { name: 'Contact support' })).toBeVisible();
      const content = await page.locator('main h1').locator('xpath=../../..').boundingBox();
      expect((await column.boundingBox())?.x, name).toBeGreaterThanOrEqual((content?.x ?? 0) + (content?.width ?? 0));
    }
    await page.setViewportSize({ width: 375, height: 800 });
    await expect(column).toHaveCount(0);
    await help(page).click();
    await expect(sheet(page)).toBeVisible();
    if (shows !== undefined) await expect(sheet(page).getByRole('heading', { name: shows }), name).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('a page that asks for nothing has no help of its form beside it', async ({ harness, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const id of ['knowledge-test-passed', 'qualified-investor-in-review']) {
    await harness.show(named(id));
    await expect(page.getByRole('complementary'), id).toHaveCount(0);
  }
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
    // The guide cannot open beside the page there.
    await expect(sheet(app).getByRole('link', { name: 'What you need' })).toHaveCount(0);
    await app.getByRole('button', { name: 'Close' }).click();
    await expect(help(app)).toBeFocused();
  });
}
