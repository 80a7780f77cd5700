import type { Page } from '@playwright/test';
import { appAddress } from '../../harness/core/address';
import { originsOf } from '../../harness/core/hosts';
import { parseScenario, type ScenarioInput } from '../../harness/core/scenario';
import { goSource } from '../../harness/tools/sweep/in-app';
import { whole } from '../whole';
import { expect, type Harness, test } from './harness';
import { AT_CONSENT, atVendor, consent, startEmbedded, title } from './kyc';

/**
 * A member who may not start a verification is told why and how to continue, in every mode, and cannot start it in the special cases here.
 * The product of all starts, reasons and addresses is in `start-guard.spec.ts`.
 */

const STARTING = [
  'POST /v3/private/kyc/vendor-token',
  'POST /v3/private/kyc/get-verification-sdk-info',
  'POST /v3/private/kyc/sdk-access',
  'POST /v1/s1/kyc/integration/access-token',
  'POST /v1/kyc/identity',
  'POST /v3/private/kyc/self-reset',
  'POST /v3/private/kyc/create-questionnaire',
  'POST /v3/private/kyc/do-quick-kyc',
  'POST /v1/kyc/transfer/verify',
];

const STARTING_BUTTONS =
  /^(Continue|Verify|Start verification|Submit details|Submit for review|Reset my verification|Resubmit|Verify without a document|Try again|Take a photo)$/;

async function started(harness: Harness): Promise<string[]> {
  const all = (await harness.requests()).filter(({ method }) => method !== 'OPTIONS');
  return all.flatMap(({ endpoint }) => (endpoint !== null && STARTING.includes(endpoint) ? [endpoint] : []));
}

/** At the app's own address, also in the messaging app's mode. */
async function visit(harness: Harness, page: Page, scenario: ScenarioInput): Promise<void> {
  await harness.put(scenario);
  const parsed = parseScenario(scenario);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  // Only the fragment changes, which does not reload the page.
  if (scenario.mode === 'mini-program') await page.goto('about:blank');
  await page.goto(appAddress(parsed.scenario, originsOf(harness.port)));
  await harness.ready();
}

/** Shows a scenario of the same member without a page load. */
async function follow(harness: Harness, page: Page, scenario: ScenarioInput): Promise<void> {
  await harness.put(scenario);
  const parsed = parseScenario(scenario);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  expect(await page.evaluate(goSource(parsed.scenario))).toBe(true);
  await harness.ready();
}

const CHOSEN = { level: 'LEVEL_1', country: 'IND', document: 'PASSPORT' };
/** A run by address, and the verification by number. */
const FEW = [
  { route: '/auth/kyc', query: { ...CHOSEN, step: 'run' } },
  { route: '/auth/vendor', query: {} },
];

/** Nothing started, nothing can start, and a way to continue. */
async function expectRefused(harness: Harness, page: Page, label: string): Promise<void> {
  const main = page.getByRole('main');
  const nextStep = main.getByRole('link').or(main.getByRole('button')).first();
  await expect(nextStep, `${label}: a link or button to continue`).toBeVisible();
  await expect(main.getByRole('button', { name: STARTING_BUTTONS, disabled: false }), label).toHaveCount(0);
  await expect(main.locator('iframe, input, select, textarea'), label).toHaveCount(0);
  expect(await started(harness), label).toEqual([]);
}

/** Default: an update of the proof of identity. */
const OF_LEVEL = { isUpdatePoi: 'false', update: '0' };
const NEEDED = 'DisplayUpdatePOIStatus_Needed';

/** For a level and for an update; that nothing starts for any other reason is tested in `start-guard.spec.ts`. */
const SDK_REFUSALS: readonly [name: string, scenario: ScenarioInput, heading: string][] = [
  ['KYC tag 1, update', { member: { kycTag: 1 }, kyc: { poi: NEEDED } }, 'Verification isn’t available'],
  ['not opened', { kyc: { opened: false }, query: OF_LEVEL }, 'Verification isn’t available'],
  ['Turkey', { site: 'TUR', query: OF_LEVEL }, 'Continue in the mobile app'],
  ['Turkey by the marker, update', { member: { country: 'TUR' }, kyc: { poi: NEEDED } }, 'Continue in the mobile app'],
];

test('SDK mode starts nothing that the rule refuses, and offers a button to leave', async ({ harness, page }) => {
  for (const [name, scenario, heading] of SDK_REFUSALS) {
    await harness.show({ ...scenario, mode: 'sdk', language: 'en' });
    await expect(title(page, heading), name).toBeVisible();
    await expect(page.getByRole('button', { name: /^Back to/ }), name).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to verification' }), name).toHaveCount(0);
    await expectRefused(harness, page, name);
  }
});

for (const mode of ['app', 'mini-program'] as const) {
  // Nothing else depends on the mode (`inMobileApp`); `start-guard.spec.ts` has the other reasons.
  test(`${mode} mode refuses what only the mobile app does, and only outside the app the page offers the download`, async ({
    harness,
    page,
  }) => {
    for (const [at, { route, query }] of FEW.entries()) {
      const shown = { site: 'TUR', mode, language: 'en', route, query } as const;
      if (at === 0) await visit(harness, page, shown);
      else await follow(harness, page, shown);
      await expect(page.locator('html')).toHaveAttribute('data-shell', mode);
      await expectRefused(harness, page, route);
    }
    const main = page.getByRole('main');
    await expect(main).toContainText(
      mode === 'app' ? 'open “Verification” in the app' : 'only in our mobile app. Download the app',
    );
    if (mode === 'app') await expect(main).not.toContainText(/download/i);
    await expect(main.getByRole('img', { name: /mobile app/ })).toHaveCount(mode === 'app' ? 0 : 1);
  });
}

test('the marker for Turkey in an update leads to the mobile app only for an account without a site', async ({
  harness,
  page,
}) => {
  const marked = (site: 'NONE' | 'HKG'): ScenarioInput => ({
    site,
    language: 'en',
    route: '/auth/reverification',
    kyc: { poi: NEEDED },
    responses: { 'POST /v3/private/kyc/kyc-info': { updatePoi: { siteInfo: { site: 'TUR', country: '' } } } },
  });
  await visit(harness, page, marked('NONE'));
  await expect(title(page, 'Continue in the mobile app')).toBeVisible();
  await expect(page.getByText('NFC verification:')).toBeVisible();
  await expectRefused(harness, page, 'reverification');
  await visit(harness, page, marked('HKG'));
  await expect(page.getByRole('button', { name: 'Verify', exact: true })).toBeEnabled();
});

test('the form for the proof of address opens only if the site or the server requires it', async ({
  harness,
  page,
}) => {
  const form = page.getByRole('button', { name: 'Bank or card statement' });
  const link = page.locator('main a[href$="/auth/updatePOA"]');
  const show = (scenario: ScenarioInput) => harness.show({ language: 'en', route: '/auth/updatePOA', ...scenario });
  await show({ site: 'HKG' });
  await expect(form).toBeVisible();
  await harness.show({ site: 'HKG', language: 'en' });
  // Behind 'More'.
  await expect(link).toHaveText('Update proof of address');
  for (const scenario of [
    { kyc: { poa: 'QUESTIONNAIRE_STATUS_REJECTED' }, query: { step: 'paper' } },
    { responses: { 'POST /v3/private/kyc/kyc-info': { bannerTags: ['UPDATE_POA'] } } },
  ] as const) {
    await show(scenario);
    await expect(form, JSON.stringify(scenario)).toBeVisible();
  }
  await harness.show({ language: 'en' });
  await expect(page.getByRole('link', { name: 'Verify now' })).toBeVisible();
  await expect(link).toHaveCount(0);
  await show({});
  await expect(title(page, 'Level 2 isn’t verified yet')).toBeVisible();
  await expectRefused(harness, page, 'not verified');
  await expect(page.getByRole('link', { name: 'Verify now' })).toHaveAttribute('href', /\/auth\/kyc(\?|$)/);
});

test('an address with a country that is not served starts nothing', async ({ harness, page }) => {
  const query = { ...CHOSEN, country: 'PRK', step: 'run' };
  await harness.show({ language: 'en', route: '/auth/kyc', query });
  await expect(title(page, 'We don’t offer verification for this country: North Korea')).toBeVisible();
  expect(await started(harness)).toEqual([]);
  expect(page.url()).not.toContain('step=run');
  // Residents of such a country cannot verify with another country's document, but can change their residence.
  for (const route of ['/auth/kyc', '/auth/vendor']) {
    await harness.show({
      language: 'en',
      route,
      query: { ...CHOSEN, step: 'run' },
      member: { country: 'PRK' },
    });
    await expectRefused(harness, page, route);
    await expect(page.getByRole('link', { name: 'Change country of residence' })).toBeVisible();
  }
});

// In `start-guard.spec.ts` the server withdraws the start of a run in another way; the page does the same.
test(
  'a level that closes during a run cannot be started again by a reload or the back button',
  whole(true),
  async ({ harness, page }) => {
    await harness.open({ language: 'en', route: '/auth/kyc', query: AT_CONSENT });
    await consent(page);
    await atVendor(page, 'PROVIDER_SUMSUB');
    await harness.api('PATCH', '/scenario', { member: { kycTag: 1 } });
    const before = (await started(harness)).length;
    expect(before).toBeGreaterThan(0);
    await page.reload();
    await expect(title(page, 'Verification isn’t available')).toBeVisible();
    await page.getByRole('link', { name: 'Go to verification' }).click();
    await expect(title(page, 'Your steps')).toBeVisible();
    await page.goBack();
    await expect(title(page, 'Verification isn’t available')).toBeVisible();
    expect(await started(harness)).toHaveLength(before);
  },
);

test('a verified member can verify a second identity in the embedded verification', async ({ harness, page }) => {
  await visit(harness, page, {
    language: 'en',
    kyc: { steps: { '1': 'SUCCESS', '2': 'ALLOW' }, secondIdentity: 'ALLOW' },
    vendor: { reviewPolls: 0 },
  });
  await page.getByRole('button', { name: 'Start second verification' }).click();
  await startEmbedded(page);
  await (await atVendor(page, 'PROVIDER_SUMSUB')).getByRole('button', { name: 'Submit, then approve' }).click();
  await expect(title(page, 'Approved')).toBeVisible();
  const state = (await (await harness.api('GET', '/state')).json()) as { kyc: { secondIdentity: string } };
  expect(state.kyc.secondIdentity).toBe('SUCCESS');
});

test('after a reset in Turkey the page leads to the mobile app and offers no verification here', async ({
  harness,
  page,
}) => {
  await visit(harness, page, {
    site: 'TUR',
    language: 'en',
    route: '/auth/resetkyc',
    kyc: { steps: { '1': 'SUCCESS', '2': 'ALLOW' } },
    risk: { decision: 'pass' },
  });
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Reset my verification' }).click();
  await expect(title(page, 'Your verification was reset')).toBeVisible();
  await expect(title(page, 'Continue in the mobile app')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Verify again' })).toHaveCount(0);
});
