import type { Page, Request } from '@playwright/test';
import type { ScenarioInput } from '../../harness/core/scenario';
import { endpointName } from '../../src/api/endpoint';
import { endpoints } from '../../src/api/endpoints';
import { whole } from '../whole';
import { opener, operation, scenario } from './account-changes';
import { expect, type Harness, test } from './harness';
import { atVendor, consent, fillNumber, title } from './kyc';
import { largeFile } from './large-file';
import { fillProof } from './proof';

/** Longer than any test here, so the answer comes after leaving. */
const SLOW_MS = 20_000;
const reset = operation('reset');
const nameOf = (one: keyof typeof endpoints) => endpointName(endpoints[one]);
const verification = (page: Page) => page.getByRole('link', { name: 'Verification', exact: true });
const toast = (page: Page, text: string) => page.locator('li[data-icon]').filter({ hasText: text });

interface Row {
  readonly id: string;
  readonly scenario: ScenarioInput;
  readonly slow: keyof typeof endpoints;
  readonly begin: (page: Page) => Promise<void>;
  /** Toast on the next screen; undefined for none. */
  readonly says: string | undefined;
  /** A row before it uses the same code (`use-submit.ts`). */
  readonly further?: true;
}

const isCallOf = (name: keyof typeof endpoints) => (request: Request) =>
  request.method() === 'POST' && request.url().endsWith(endpoints[name].path);

/** Leaves as soon as the slow call is sent. */
async function leave(page: Page, { slow, begin }: Row): Promise<void> {
  const isAsked = page.waitForRequest(isCallOf(slow));
  await begin(page);
  await isAsked;
  await verification(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Identity verification');
}

/** The slow call reaches the server only after `answer`. */
async function holdBack(harness: Harness, page: Page, row: Row): Promise<{ answer: () => void }> {
  let answer = () => {};
  const left = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${endpoints[row.slow].path}`, async (route) => {
    await left;
    await route.continue();
  });
  await harness.open({ ...row.scenario, language: 'en' });
  return { answer };
}

const beginReset = async (page: Page) => {
  await reset.prepare?.(page);
  await opener(page, reset).click();
};
const beginProof = async (page: Page) => {
  await fillProof(page);
  await page.getByRole('button', { name: 'Submit for review' }).click();
};

/** The next step would leave the page or change something, so these calls are cancelled. */
const CANCELLED: readonly (Row & { readonly never: keyof typeof endpoints })[] = [
  {
    id: 're-verification',
    scenario: { route: '/auth/reverification', kyc: { poi: 'DisplayUpdatePOIStatus_Needed' } },
    slow: 'sdkAccess',
    begin: (page) => page.getByRole('button', { name: 'Verify', exact: true }).click(),
    says: undefined,
    never: 'sdkTokenInfo',
  },
  {
    id: 'a reset in its risk check',
    scenario: scenario('risk-reset-pass'),
    slow: 'riskIntercept',
    begin: beginReset,
    says: 'Your verification wasn’t reset',
    never: 'selfReset',
  },
  {
    id: 'a proof of address between two calls',
    scenario: { route: '/auth/updatePOA', kyc: { steps: { '1': 'SUCCESS', '2': 'SUCCESS' } } },
    slow: 'createQuestionnaire',
    begin: beginProof,
    says: 'Your proof of address wasn’t submitted',
    never: 'submitQuestionnaire',
  },
];

for (const row of CANCELLED) {
  test(`${row.id}: leaving before the answer cancels the call, and the next call is not made`, async ({
    harness,
    page,
  }) => {
    const endpoint = nameOf(row.slow);
    await harness.open({ ...row.scenario, language: 'en', faults: [{ endpoint, kind: 'slow', ms: SLOW_MS }] });
    const isCut = page.waitForEvent('requestfailed', isCallOf(row.slow));
    await leave(page, row);
    await isCut;
    if (row.says !== undefined) await expect(toast(page, row.says)).toBeVisible();
    else await expect(page.locator('li[data-icon]')).toHaveCount(0);
    await expect(page).toHaveURL(/\/auth\/personal$/);
    expect(await harness.requests(nameOf(row.never))).toEqual([]);
  });
}

/** These calls change something, so they finish, and a toast shows the outcome. */
const FINISHED: readonly Row[] = [
  {
    id: 'a number',
    further: true,
    scenario: { route: '/auth/vendor', member: { country: 'NGA' } },
    slow: 'identity',
    begin: fillNumber,
    says: 'Your number was submitted for verification',
  },
  {
    id: 'a quick verification',
    scenario: { route: '/auth/kyc', kyc: { quickKyc: true } },
    slow: 'doQuickKyc',
    begin: async (page) => {
      const quick = page.getByRole('region', { name: 'A faster way' });
      await quick.getByRole('checkbox').check();
      await quick.getByRole('button').click();
    },
    says: 'Your request to verify without a document was submitted',
  },
];

for (const row of FINISHED) {
  const lets = `${row.id}: leaving before the answer lets the call finish, and a toast shows its outcome`;
  test(lets, whole(row.further === true), async ({ harness, page }) => {
    const { answer } = await holdBack(harness, page, row);
    await leave(page, row);
    answer();
    await expect(toast(page, row.says ?? '')).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/personal$/);
    expect(await harness.requests(nameOf(row.slow))).toHaveLength(1);
  });
}

test('an upload continues after its screen was left, and a toast shows its progress until the outcome', async ({
  harness,
  page,
}, testInfo) => {
  const file = await largeFile(testInfo, 'bill.pdf', 3_000_000);
  const network = await page.context().newCDPSession(page);
  const limitUpload = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await harness.open({ route: '/auth/updatePOA', kyc: { steps: { '1': 'SUCCESS', '2': 'SUCCESS' } }, language: 'en' });
  await limitUpload(300_000);
  await leave(page, {
    id: 'an upload',
    scenario: {},
    slow: 'submitQuestionnaire',
    begin: async () => {
      await fillProof(page, file);
      await page.getByRole('button', { name: 'Submit for review' }).click();
    },
    says: undefined,
  });
  const upload = page.locator('li[data-icon=process]');
  await expect(upload).toContainText(/Proof of address update\s*\d+% uploaded/);
  await limitUpload(-1);
  await expect(toast(page, 'Your proof of address was submitted')).toBeVisible();
  await expect(upload).toHaveCount(0);
});

test('a reset that was sent before leaving is shown on the next screen by a toast and by the levels', async ({
  harness,
  page,
}) => {
  const sent: Row = {
    id: 'reset',
    scenario: scenario('risk-reset-pass'),
    slow: 'selfReset',
    begin: beginReset,
    says: undefined,
  };
  const { answer } = await holdBack(harness, page, sent);
  await leave(page, sent);
  const level1 = page.getByRole('article').filter({ hasText: 'Level 1' });
  // Loaded before the reset.
  await expect(level1.getByText('Verified', { exact: true })).toBeVisible();
  answer();
  await expect(toast(page, 'Your verification was reset')).toBeVisible();
  await expect(level1.getByText('Not started')).toBeVisible();
  expect(await harness.requests(nameOf('selfReset'))).toHaveLength(1);
});

test('leaving for another page cancels the redirect to the vendor; a member who stays can continue', async ({
  harness,
  page,
}) => {
  const url = await harness.put({
    language: 'en',
    route: '/auth/kyc',
    query: { level: 'LEVEL_1', step: 'consent', country: 'IND', document: 'PASSPORT' },
    kyc: { provider: 'PROVIDER_JUMIO' },
    faults: [{ endpoint: nameOf('vendorToken'), kind: 'slow', ms: SLOW_MS, times: 1 }],
  });
  const isAsked = page.waitForRequest(isCallOf('vendorToken'));
  const isCut = page.waitForEvent('requestfailed', isCallOf('vendorToken'));
  await page.goto(url);
  await consent(page);
  await isAsked;
  // Browsers fire it before leaving.
  await page.evaluate(() => dispatchEvent(new Event('beforeunload')));
  await isCut;
  await expect(title(page, 'You stopped the verification')).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await atVendor(page, 'PROVIDER_JUMIO');
});
