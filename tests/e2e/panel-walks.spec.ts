import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { WALKS } from '../../fixtures/walks';
import { violations } from './axe';
import { appIn, expect, type Harness, test } from './harness';

/** In a browser the app is in a frame of another host. */

const textsOf = (language: string) =>
  JSON.parse(
    readFileSync(resolve(import.meta.dirname, `../../src/public/locales/${language}/user-accounts.json`), 'utf8'),
  );
const [EN, DE] = [textsOf('en'), textsOf('de-DE')];

const WALK = '[aria-label="Walk"]';

/** Shows a phone unscaled: Playwright clicks at wrong positions in scaled frames. */
const LARGE = { width: 1700, height: 1300 };

async function openPanel(harness: Harness, page: Page): Promise<Locator> {
  await harness.put({});
  await page.goto(harness.address('harness.localhost', '/'));
  await expect(appIn(page).locator('html[data-ready]')).toBeAttached();
  return page.getByRole('region', { name: 'Walk', exact: true });
}

/** By keyboard. */
async function showWalk(page: Page, id: string): Promise<readonly object[]> {
  const walk = WALKS.find((one) => one.id === id);
  if (!walk) throw new Error(`There is no walk ${id}`);
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: /^Go to/ }).fill(`Walk: ${walk.scenario.name}`);
  await page.keyboard.press('Enter');
  return walk.scenario.steps ?? [];
}

test('a named walk replays in another language up to a step, and stops when the app is opened again; others press the buttons of vendors in a frame, instead of the app, and in the messaging app', async ({
  harness,
  page,
}) => {
  test.slow();
  const view = await openPanel(harness, page);
  const steps = await showWalk(page, 'number-rejected-then-approved');
  const rows = view.getByRole('listitem');
  await expect(rows).toHaveCount(steps.length);
  expect(await violations(page, WALK)).toEqual([]);

  await view.getByLabel('Language').selectOption('ar-SA');
  await view.getByRole('button', { name: 'To here: replay up to step 3' }).press('Enter');
  await expect(page.getByText(/^3 steps in/)).toBeVisible();
  await expect(view.locator('[data-state=done]')).toHaveCount(3);
  await expect(appIn(page).locator('html')).toHaveAttribute('lang', 'ar-SA');

  await view.getByLabel('Speed').selectOption('2000');
  await view.getByRole('button', { name: 'Replay', exact: true }).press('Enter');
  await expect(view.locator('[data-state=done]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Reopen' }).click();
  await expect(view.getByText('The app was opened again', { exact: true })).toBeVisible();
  await expect(view.locator('[data-state=failed]')).toHaveCount(1);
  expect(await violations(page, WALK)).toEqual([]);

  await view.getByLabel('Speed').selectOption('0');
  await view.getByLabel('Language').selectOption('');
  for (const id of ['level-1-embedded', 'level-1-interrupted', 'mini-program-level-1']) {
    const { length } = await showWalk(page, id);
    await view.getByRole('button', { name: 'Replay', exact: true }).click();
    await expect(view.locator('[data-state=done]'), id).toHaveCount(length, { timeout: 30_000 });
  }
});

test('what is done in the app becomes a walk by keys without personal data, can be changed, and replays in another language', async ({
  harness,
  page,
}) => {
  test.slow();
  await page.setViewportSize(LARGE);
  const view = await openPanel(harness, page);
  await harness.put({
    device: 'phone',
    route: '/auth/vendor',
    member: { country: 'NGA' },
    vendor: { reviewPolls: 0, outcome: 'reject' },
  });
  await page.getByRole('tab', { name: 'Walks' }).click();
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  const app = appIn(page);
  const rows = view.getByRole('listitem').filter({ hasText: /^\W*\d/ });
  const proceed = () => app.getByRole('button', { name: 'Continue' }).click();
  await proceed();
  await app.getByLabel('First name').fill('Maria');
  await app.getByLabel('Last name').fill('Gonzalez');
  await app.getByLabel('Day').fill('31');
  await app.getByLabel('Month').fill('12');
  await app.getByLabel('Year').fill('1979');
  await app.getByRole('textbox', { name: /number/i }).fill('98765432109');
  await proceed();
  await app.getByRole('checkbox').check();
  await expect(rows.last()).toContainText('nonDocument.consent');
  // Changes by others are steps too.
  await harness.api('PATCH', '/scenario', { vendor: { outcome: 'approve' } });
  await expect(rows.last()).toContainText('set');
  await proceed();
  await app.getByRole('button', { name: EN.nonDocument.send }).click();
  await expect(app.getByRole('heading', { name: EN.review.success.title })).toBeVisible();
  await page.getByRole('button', { name: 'Expect…' }).click();
  await page.getByRole('dialog', { name: 'Expect' }).getByRole('button', { name: 'review.success.title' }).click();
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(rows).toHaveText(
    [
      'press button questionnaire.continue',
      'fill textbox nonDocument.firstname “Alex”',
      'fill textbox nonDocument.lastname “Sample”',
      'fill textbox fields.date.day “17”',
      'fill textbox fields.date.month “4”',
      'fill textbox fields.date.year “1990”',
      'fill textbox nonDocument.number “12345678901”',
      'press button questionnaire.continue',
      'check checkbox nonDocument.consent',
      'set {"vendor":{"outcome":null}}',
      'press button questionnaire.continue',
      'press button nonDocument.send',
      'expect heading review.success.title',
    ].map((step) => new RegExp(step.replace(/[.{}[\]]/g, '\\$&'))),
  );
  expect(await view.innerText()).not.toMatch(/Maria|Gonzalez|1979|98765/);

  await view.getByRole('button', { name: 'Edit step 2' }).click();
  const form = view.getByRole('form', { name: 'Step 2' });
  await form.getByLabel('Role').selectOption('');
  await form.getByRole('button', { name: 'Apply' }).click();
  await expect(form.getByRole('alert')).toContainText('target');
  await form.getByLabel('Role').selectOption('textbox');
  await form.getByLabel('Value').fill('Sam');
  expect(await violations(page, WALK)).toEqual([]);
  await form.getByLabel('Value').press('Enter');
  await expect(rows.nth(1)).toContainText('“Sam”');
  await view.getByRole('button', { name: 'Edit step 13' }).click();
  await view.getByRole('button', { name: 'Insert a copy' }).click();
  await expect(rows).toHaveCount(14);

  await view.getByLabel('Language').selectOption('ja-JP');
  await view.getByRole('button', { name: 'Replay', exact: true }).click();
  await expect(view.locator('[data-state=done]')).toHaveCount(14, { timeout: 30_000 });
  await expect(app.locator('html')).toHaveAttribute('lang', 'ja-JP');
});

test('a recording names the vendor’s outcome, a country by its code, and going back', async ({ harness, page }) => {
  await page.setViewportSize(LARGE);
  const view = await openPanel(harness, page);
  await harness.put({
    device: 'phone',
    vendor: { reviewPolls: 0 },
    language: 'de-DE',
    config: { everyLanguage: true },
  });
  await page.getByRole('tab', { name: 'Walks' }).click();
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  const app = appIn(page);
  const rows = view.getByRole('listitem').filter({ hasText: /^\W*\d/ });
  await app.getByRole('link', { name: DE.personal.action.ALLOW }).first().click();
  const country = app.getByRole('combobox').first();
  await country.fill('Frank');
  await app.getByRole('option', { name: 'Frankreich' }).click();
  await expect(rows).toHaveText([/press link personal\.action\.ALLOW/, /choose combobox kyc\.country\.LEVEL_1 “FRA”/]);
  await app.locator('html').evaluate(() => new Promise((done) => setTimeout(done, 1100)).then(() => history.back()));
  await expect(rows.last()).toContainText('back');

  // Another scenario restarts the recording.
  await harness.put({
    device: 'phone',
    kyc: { steps: { '1': 'SUCCESS', '2': 'ALLOW' }, secondIdentity: 'ALLOW' },
    vendor: { reviewPolls: 0 },
  });
  await expect(rows).toHaveCount(0);
  await app.getByRole('button', { name: EN.personal.about.addSecondIdentity }).click();
  await app.getByRole('checkbox').check();
  await app.getByRole('button', { name: EN.sdk.start }).click();
  await app.frameLocator('main iframe').getByRole('button', { name: 'Submit, then approve' }).click();
  await expect(rows.last()).toContainText('vendor “approve”');
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await view.getByLabel('Language').selectOption('ar-SA');
  await view.getByRole('button', { name: 'Replay', exact: true }).click();
  await expect(view.locator('[data-state=done]')).toHaveCount(4, { timeout: 30_000 });
});
