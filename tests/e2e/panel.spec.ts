import type { Page } from '@playwright/test';
import { SCENARIOS } from '../../fixtures/scenarios';
import type { Scenario } from '../../harness/core/scenario';
import turkish from '../../src/public/locales/tr-TR/user-accounts.json' with { type: 'json' };
import { violations } from './axe';
import { appIn, expect, type Harness, test } from './harness';

async function openPanel(page: Page, harness: Harness): Promise<void> {
  await harness.put({});
  await page.goto(harness.address('harness.localhost', '/'));
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeEnabled();
}

const scenarioOf = async (harness: Harness) =>
  ((await (await harness.api('GET', '/scenario')).json()) as { scenario: Scenario }).scenario;

test('controls change the scenario in the frame, but not by a value that is refused; the address restores it in another tab', async ({
  harness,
  page,
}) => {
  await openPanel(page, harness);
  const app = appIn(page);
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Identity verification');
  const country = page.getByRole('combobox', { name: 'Country', exact: true });
  await country.fill('nowhere');
  await country.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'ISO 3166' })).toBeVisible();
  await expect(country).toHaveValue('nowhere');
  expect((await scenarioOf(harness)).member).not.toHaveProperty('country');

  // The outer page reloads only for another host.
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/__harness__/stage')) loads.push(new URL(request.url()).hostname);
  });
  await page.getByRole('radio', { name: 'HKG' }).click();
  await expect(app.locator('html')).toHaveAttribute('lang', 'zh-HK');
  await page.getByRole('radio', { name: 'IDN' }).click();
  await expect(app.locator('html')).toHaveAttribute('lang', 'id-ID');
  await page.getByRole('radio', { name: 'TUR' }).click();
  await expect(app.locator('html')).toHaveAttribute('lang', 'tr-TR');
  expect(loads).toEqual(['www.hk.harness.localhost', 'www.harness.localhost']);
  await page.getByRole('combobox', { name: 'Identity update' }).selectOption('DisplayUpdatePOIStatus_Rejected');
  await expect(page.getByRole('combobox', { name: 'Identity update' })).toHaveValue('DisplayUpdatePOIStatus_Rejected');
  await page.getByRole('textbox', { name: 'Route' }).fill('/auth/reverification');
  await page.getByRole('textbox', { name: 'Route' }).press('Enter');
  await expect(app.getByRole('heading', { level: 1 })).toHaveText(turkish.reverification.title);
  await expect(app.getByRole('button', { name: turkish.reverification.resubmitInApp })).toBeDisabled();

  const before = page.url();
  await page.getByRole('radio', { name: 'dark' }).click();
  // Changes once the server has accepted.
  await expect(page).not.toHaveURL(before);
  const address = page.url();
  await page.goto('about:blank');
  await harness.put({});
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(address);
  await expect(elsewhere.getByRole('radio', { name: 'dark' })).toBeChecked();
  expect(await scenarioOf(harness)).toMatchObject({ theme: 'dark', site: 'TUR', route: '/auth/reverification' });
});

test('a fault gets each key of its row by the form, and is shown with all values', async ({ harness, page }) => {
  await openPanel(page, harness);
  const form = page.getByRole('form', { name: 'Add a fault' });
  const typed = { ret_code: '10007', 'errorReminder.title': 'Please wait', share: '0.5', seed: '7' };
  for (const [path, text] of Object.entries(typed)) {
    await form.getByRole('textbox', { name: `Fault ${path}`, exact: true }).fill(text);
  }
  await form.getByRole('button', { name: 'Add fault' }).click();
  const shown = page.getByRole('button', { name: /^Remove the fault envelope .*10007.*notify · Please wait · 50 %/ });
  await expect(shown).toBeVisible();
  const reminder = { type: 'notify', title: 'Please wait' };
  expect((await scenarioOf(harness)).faults).toMatchObject([
    { ret_code: 10007, errorReminder: reminder, share: 0.5, seed: 7 },
  ]);
  await expect(page.getByText('[object Object]')).toHaveCount(0);
});

test('the log shows headers and bodies; a row gets a fault by three keys, is replayed, and shows what is in flight', async ({
  harness,
  page,
}) => {
  await openPanel(page, harness);
  await expect(appIn(page).locator('html[data-ready]')).toBeAttached();
  const log = page.getByRole('list', { name: 'Requests' });
  await log
    .getByRole('button', { name: /kyc-info/ })
    .first()
    .click();
  const detail = page.getByRole('region', { name: 'Request', exact: true });
  await expect(detail).toContainText('obtain_state');
  await expect(detail).toContainText('accept-language');
  await expect(detail).toContainText('ret_code');
  // JSON folds by keys as well, with one Tab stop.
  const folds = detail.locator('summary');
  const result = folds.filter({ hasText: '"result": {' });
  await expect(detail.getByText('"quotas": ').first()).toBeVisible();
  await folds.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(result).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(detail.getByText('"quotas": ').first()).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(detail.getByText('"quotas": ').first()).toBeVisible();

  await page.getByRole('searchbox', { name: 'Filter requests' }).fill('kyc-info');
  const rows = log.getByRole('button');
  await expect(rows.first()).toBeVisible();
  await expect(log.locator('button[tabindex="0"]')).toHaveCount(1);
  await rows.last().focus();
  await page.keyboard.press('f');
  await page.keyboard.type('nonsense');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Type a code' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('10007');
  await page.keyboard.press('Enter');
  await expect(rows.last()).toBeFocused();
  const faults = async () => (await scenarioOf(harness)).faults;
  expect(await faults()).toEqual([
    { endpoint: 'POST /v3/private/kyc/kyc-info', kind: 'envelope', ret_code: 10007, ret_msg: '' },
  ]);
  await page.keyboard.press('r');
  await expect(rows.last()).toContainText('code 10007');

  // Shift and Enter: only the next call. Calls in flight have a row.
  await page.keyboard.press('f');
  await page.keyboard.type('timeout');
  await page.keyboard.press('Shift+Enter');
  await expect.poll(async () => (await faults())[0]).toMatchObject({ kind: 'timeout', times: 1 });
  await expect(rows.and(page.locator(':focus'))).toHaveCount(1);
  await page.keyboard.press('End');
  await page.keyboard.press('r');
  // The app may have made the call first.
  await expect(rows.filter({ hasText: 'in flight' })).toHaveCount(1);

  // Runs started elsewhere also empty the log.
  await harness.put({ site: 'TUR' });
  await expect(appIn(page).locator('html[data-ready]')).toHaveAttribute('lang', 'tr-TR');
  await expect(rows.filter({ hasText: 'code 10007' })).toHaveCount(0);
  await expect(rows.first()).toContainText('200 ok');
  await page.getByRole('button', { name: 'Clear the log' }).click();
  await expect(page.getByText('No request yet')).toBeVisible();
});

const backgroundOf = (page: Page) => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);

test('axe finds no violation, light and dark; what is set is in a line of chips that remove it; a phone has its real size beside twenty rows of the log', async ({
  harness,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await openPanel(page, harness);
  // The rail's check boxes are below `target-size`.
  const found = async () => (await violations(page)).filter((one) => !one.startsWith('target-size'));
  expect(await found()).toEqual([]);
  const light = await backgroundOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => backgroundOf(page)).not.toBe(light);
  expect(await found()).toEqual([]);

  const chips = page.getByRole('list', { name: 'What is set' });
  await expect(chips).toHaveText('Everything is at its default.');
  await harness.put({
    device: 'phone',
    query: { a: '1' },
    faults: [{ kind: 'envelope', ret_code: 10007, endpoint: 'POST /v3/private/kyc/kyc-info' }],
    responses: { 'GET /v2/private/user/profile': { rate: 2 } },
  });
  await expect(chips.getByRole('listitem')).toHaveText([
    '10007 · always on kyc-info',
    'answer of profile',
    'Device: phone',
    '?a=1',
  ]);
  const frame = page.locator('iframe[title="The account area"]');
  const [box, rows] = [await frame.boundingBox(), page.getByRole('list', { name: 'Requests' })];
  expect(box?.width).toBe(390);
  const list = (await rows.locator('..').boundingBox())?.height ?? 0;
  const row = (await rows.getByRole('listitem').first().boundingBox())?.height ?? 1;
  expect(list / row).toBeGreaterThan(20);
  expect(await violations(page, '[aria-label="What is set"]')).toEqual([]);

  for (const name of [/^Remove answer/, /^Remove \?a/, /^Remove 10007/])
    await chips.getByRole('button', { name }).click();
  await expect(chips.getByRole('listitem')).toHaveText(['Device: phone']);

  await page.getByRole('searchbox', { name: 'Search the controls' }).fill('provider');
  await expect(page.getByRole('combobox', { name: 'Provider' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Member', exact: true })).toHaveCount(0);
  const divider = page.getByRole('separator', { name: 'Size of the log' });
  const before = (await rows.locator('..').boundingBox())?.width ?? 0;
  await divider.focus();
  await divider.press('ArrowLeft');
  await expect.poll(async () => (await rows.locator('..').boundingBox())?.width ?? 0).toBeGreaterThan(before + 20);
});

test('the palette sets a state by keyboard; ten fast steps go ten scenarios further, also while a check box has the focus; an edited answer stays', async ({
  harness,
  page,
}) => {
  const [first, , , , , , , , , , eleventh] = SCENARIOS;
  await openPanel(page, harness);
  await page.locator('body').press('/');
  await page.keyboard.type('step 1 pending');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Step 1' })).toHaveValue('PENDING');
  // The next call sees a status; the page needs reopening.
  await page.locator('body').press('o');
  await expect(appIn(page).getByRole('heading', { name: 'In review', exact: true })).toBeVisible();

  await page.getByRole('banner').click({ position: { x: 2, y: 2 } });
  await page.locator('body').press(']');
  await expect(
    page.getByRole('banner').getByRole('button', { name: first?.scenario.name ?? '', exact: true }),
  ).toBeVisible();
  await page.getByRole('combobox', { name: 'Call to override' }).selectOption('POST /v3/private/kyc/kyc-info');
  await page.getByRole('checkbox', { name: 'Signed in' }).focus();
  for (let step = 0; step < 10; step += 1) await page.keyboard.press(']');
  await expect(
    page.getByRole('banner').getByRole('button', { name: eleventh?.scenario.name ?? '', exact: true }),
  ).toBeVisible();
  await expect(page.getByText('not applied yet')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Signed in' }).focus();
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', { name: 'Go to' })).toBeVisible();
});

test('axe finds no violation on re-verification and on an error', async ({ harness, page }) => {
  const found: string[] = [];
  for (const scenario of [
    { site: 'TUR', route: '/auth/reverification', kyc: { poi: 'DisplayUpdatePOIStatus_Rejected' } },
    { site: 'ARE', language: 'ar-SA', route: '/auth/reverification', kyc: { poi: 'DisplayUpdatePOIStatus_Needed' } },
    { theme: 'dark', route: '/auth/reverification', kyc: { poi: 'DisplayUpdatePOIStatus_Pending' } },
    { faults: [{ endpoint: 'POST /v3/private/kyc/kyc-info', kind: 'http', status: 502 }] },
  ] as const) {
    await harness.open(scenario as never);
    found.push(...(await violations(page)));
  }
  expect(found).toEqual([]);
});
