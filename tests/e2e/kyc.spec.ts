import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { ScenarioInput } from '../../harness/engine/scenario';
import { expect, type Harness, test } from './harness';

const AXE = readFileSync(resolve(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');

const TOKEN = 'POST /v3/private/kyc/vendor-token';
const KYC_INFO = 'POST /v3/private/kyc/kyc-info';
const ROUTE = '/auth/kyc';

type Kyc = NonNullable<ScenarioInput['kyc']>;
type Provider = NonNullable<Kyc['provider']>;
type Outcome = NonNullable<NonNullable<ScenarioInput['vendor']>['outcome']>;
type Vendor = Exclude<Provider, 'PROVIDER_DEFAULT'>;

/** How each vendor appears: its simulator's heading, and whether it takes the whole page. */
const VENDORS: Record<Vendor, { readonly heading: string; readonly embedded: boolean }> = {
  PROVIDER_SUMSUB: { heading: 'Sumsub', embedded: true },
  PROVIDER_ONFIDO: { heading: 'Onfido', embedded: true },
  PROVIDER_JUMIO: { heading: 'Jumio', embedded: false },
  PROVIDER_AAI: { heading: 'Advance.AI', embedded: false },
};
const VENDOR_NAMES = Object.keys(VENDORS) as Vendor[];

const start = (harness: Harness, scenario: ScenarioInput = {}) =>
  harness.open({ language: 'en', route: ROUTE, ...scenario });

/** Country is chosen already; the rest is three clicks. */
async function chooseDocument(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Passport/ }).check();
  await page.getByRole('checkbox', { name: /I agree that my document/ }).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** The vendor's own screen, in its frame or as the page. */
function vendorScreen(page: Page, provider: Vendor): Page | FrameLocator {
  return VENDORS[provider].embedded ? page.locator('main iframe').contentFrame() : page;
}

async function atVendor(page: Page, provider: Vendor): Promise<Page | FrameLocator> {
  const screen = vendorScreen(page, provider);
  await expect(screen.getByRole('heading', { name: VENDORS[provider].heading })).toBeVisible();
  return screen;
}

function title(page: Page, name: string | RegExp): Locator {
  return page.getByRole('main').getByRole('heading', { name });
}

async function axeViolations(page: Page): Promise<unknown[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run({ iframes: false });
    return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
  });
}

test.describe('a run that is submitted', () => {
  const ENDS: readonly { outcome: Outcome; button: string; result: string }[] = [
    { outcome: 'approve', button: 'Submit, then approve', result: 'You are verified' },
    { outcome: 'reject', button: 'Submit, then reject', result: 'We could not accept what you sent' },
    { outcome: 'pending', button: 'Submit, stay in review', result: 'We are checking what you sent' },
  ];
  for (const provider of VENDOR_NAMES) {
    for (const { outcome, button, result } of ENDS) {
      test(`${provider}: ${outcome}`, async ({ harness, page }) => {
        await start(harness, { kyc: { provider }, vendor: { outcome } });
        await chooseDocument(page);
        const screen = await atVendor(page, provider);
        await screen.getByRole('button', { name: button }).first().click();
        await expect(title(page, result)).toBeVisible();
        const address = new URL(page.url());
        expect(address.hostname).toBe('www.harness.localhost');
        expect([...address.searchParams.keys()].sort()).toEqual(['country', 'document', 'level', 'step']);
        const [asked] = await harness.requests(TOKEN);
        expect(asked?.body).toMatchObject({ provider, level: 'LEVEL_1', documentType: 'PASSPORT' });
        if (outcome === 'reject') await expect(page.getByRole('main')).toContainText('You can try again now');
      });
    }
  }
});

test('from the personal page to a submitted document it takes five clicks', async ({ harness, page }) => {
  await harness.open({ language: 'en' });
  await page.evaluate(() => {
    const counted = window as unknown as { clicks: number };
    counted.clicks = 0;
    addEventListener('click', ({ isTrusted }) => {
      if (isTrusted) counted.clicks += 1;
    });
  });
  await page.getByRole('link', { name: 'Verify now' }).click();
  await chooseDocument(page);
  const screen = await atVendor(page, 'PROVIDER_SUMSUB');
  // A label's click comes a second time, from its box: what counts is what the member did.
  await screen.getByRole('button', { name: 'Submit, then approve' }).click();
  await expect(title(page, 'You are verified')).toBeVisible();
  // Verify now, passport, consent, Continue; the fifth is in the vendor's frame.
  expect(await page.evaluate(() => (window as unknown as { clicks: number }).clicks)).toBeLessThanOrEqual(4);
});

test('the default provider leads into the embedded verification, and its token is on no address after it', async ({
  harness,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(request.url());
  });
  await start(harness, { kyc: { provider: 'PROVIDER_DEFAULT' } });
  await chooseDocument(page);
  await page.waitForURL(/\/auth\/sdk/);
  const [access] = await harness.requests('POST /v3/private/kyc/sdk-access');
  expect(access?.body).toMatchObject({ level: 'LEVEL_1', from: 'web' });
  expect(asked.at(-1)).toContain('/user/accounts/auth/sdk?');
  expect(new URL(asked.at(-1) ?? '').searchParams.get('isUpdatePoi')).toBe('false');
  await harness.ready();
  expect(page.url()).not.toContain('token=');
});

test.describe('a run that is not submitted', () => {
  const NOT_SUBMITTED: readonly { provider: Vendor; button: string; problem: string }[] = [
    { provider: 'PROVIDER_ONFIDO', button: 'Cancel', problem: 'You stopped the verification' },
    { provider: 'PROVIDER_JUMIO', button: 'Cancel', problem: 'You stopped the verification' },
    { provider: 'PROVIDER_AAI', button: 'Cancel', problem: 'You stopped the verification' },
    { provider: 'PROVIDER_SUMSUB', button: 'Fail with an error', problem: 'The verification was interrupted' },
    { provider: 'PROVIDER_ONFIDO', button: 'Fail with an error', problem: 'The verification was interrupted' },
    { provider: 'PROVIDER_JUMIO', button: 'Fail with an error', problem: 'The verification was interrupted' },
    { provider: 'PROVIDER_AAI', button: 'Fail with an error', problem: 'The verification was interrupted' },
    { provider: 'PROVIDER_ONFIDO', button: 'Camera refused', problem: 'The camera could not be used' },
    { provider: 'PROVIDER_JUMIO', button: 'Camera refused', problem: 'The camera could not be used' },
    { provider: 'PROVIDER_AAI', button: 'Camera refused', problem: 'The camera could not be used' },
  ];
  for (const { provider, button, problem } of NOT_SUBMITTED) {
    test(`${provider}: ${button}, and on from there with a fresh token`, async ({ harness, page }) => {
      await start(harness, { kyc: { provider } });
      await chooseDocument(page);
      await (await atVendor(page, provider)).getByRole('button', { name: button }).click();
      await expect(title(page, problem)).toBeVisible();
      await expect(page.locator('main iframe')).toHaveCount(0);
      expect(new URL(page.url()).search).not.toMatch(/code|Status|signature|provider/);

      await page.getByRole('button', { name: /^(Continue|Try again)$/ }).click();
      await (await atVendor(page, provider)).getByRole('button', { name: 'Submit, then approve' }).click();
      await expect(title(page, 'You are verified')).toBeVisible();
      expect(await harness.requests(TOKEN)).toHaveLength(2);
    });
  }

  test('Sumsub has no way out of its own: the page has one', async ({ harness, page }) => {
    await start(harness);
    await chooseDocument(page);
    await atVendor(page, 'PROVIDER_SUMSUB');
    await page.getByRole('button', { name: 'Stop for now' }).click();
    await expect(title(page, 'You stopped the verification')).toBeVisible();
    await page.getByRole('button', { name: 'Choose another document' }).click();
    await expect(page.getByRole('radio', { name: /Passport/ })).toBeChecked();
  });
});

test.describe('a token that ran out', () => {
  for (const provider of ['PROVIDER_SUMSUB', 'PROVIDER_ONFIDO'] as const) {
    test(`${provider} gets a fresh one without the member noticing`, async ({ harness, page }) => {
      await start(harness, { kyc: { provider }, vendor: { outcome: 'expired-token' } });
      await chooseDocument(page);
      await expect.poll(async () => (await harness.requests(TOKEN)).length).toBe(2);
      await (await atVendor(page, provider)).getByRole('button', { name: 'Submit, then approve' }).click();
      await expect(title(page, 'You are verified')).toBeVisible();
    });
  }
  for (const provider of ['PROVIDER_JUMIO', 'PROVIDER_AAI'] as const) {
    test(`${provider} sends the member back, who goes on with a fresh one`, async ({ harness, page }) => {
      await start(harness, { kyc: { provider }, vendor: { outcome: 'expired-token' } });
      await chooseDocument(page);
      await (await atVendor(page, provider)).getByRole('button', { name: 'Token has expired' }).click();
      await expect(title(page, 'Your time at our partner has run out')).toBeVisible();
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await (await atVendor(page, provider)).getByRole('button', { name: 'Submit, then approve' }).click();
      await expect(title(page, 'You are verified')).toBeVisible();
    });
  }
});

test.describe('a vendor that does not come', () => {
  test('Onfido blocked: a message at once, and the other ways', async ({ harness, page }) => {
    await page.route('http://vendor.localhost:*/**', (route) => route.abort('blockedbyclient'));
    await start(harness, { kyc: { provider: 'PROVIDER_ONFIDO' } });
    await chooseDocument(page);
    await expect(title(page, 'Our partner’s page did not load')).toBeVisible({ timeout: 10_500 });
    await expect(page.getByRole('button', { name: 'Continue on your phone' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact support' })).toBeVisible();

    await page.unroute('http://vendor.localhost:*/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await atVendor(page, 'PROVIDER_ONFIDO');
  });

  test('Sumsub silent: a message within ten seconds, and nothing of it is left in the page', async ({
    harness,
    page,
  }) => {
    // The frame never answers: there is no error that a page could hear.
    await page.route('http://vendor.localhost:*/**', () => undefined);
    await start(harness);
    await chooseDocument(page);
    await page.waitForURL(/step=run/);
    await expect(title(page, 'Our partner’s page did not load')).toBeVisible({ timeout: 11_000 });
    await expect(page.locator('main iframe')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('no token: what the server says, with a retry and a way back', async ({ harness, page }) => {
    await start(harness, { faults: [{ endpoint: TOKEN, kind: 'http', status: 502, times: 1 }] });
    await chooseDocument(page);
    await expect(title(page, 'This could not be loaded')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose another document' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await atVendor(page, 'PROVIDER_SUMSUB');
  });
});

test.describe('the way is not lost', () => {
  test('by a reload at each step: the vendor runs on with a fresh token, the result stays', async ({
    harness,
    page,
  }) => {
    await start(harness, { vendor: { outcome: 'pending' } });
    await chooseDocument(page);
    await atVendor(page, 'PROVIDER_SUMSUB');
    await page.reload();
    await (await atVendor(page, 'PROVIDER_SUMSUB')).getByRole('button', { name: 'Submit, stay in review' }).click();
    await expect(title(page, 'We are checking what you sent')).toBeVisible();
    const tokens = (await harness.requests(TOKEN)).length;
    expect(tokens).toBe(2);
    await page.reload();
    await expect(title(page, 'We are checking what you sent')).toBeVisible();
    expect(await harness.requests(TOKEN)).toHaveLength(tokens);
  });

  test('by the back button: from the vendor to the choice as it was, and on again', async ({ harness, page }) => {
    await start(harness, { kyc: { provider: 'PROVIDER_JUMIO' } });
    await chooseDocument(page);
    await atVendor(page, 'PROVIDER_JUMIO');
    await page.goBack();
    await expect(page.getByRole('radio', { name: /Passport/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /I agree that my document/ })).not.toBeChecked();
    await chooseDocument(page);
    await atVendor(page, 'PROVIDER_JUMIO');
  });

  test('by the back button after the submission: no second run', async ({ harness, page }) => {
    await start(harness, { vendor: { outcome: 'pending' } });
    await chooseDocument(page);
    await (await atVendor(page, 'PROVIDER_SUMSUB')).getByRole('button', { name: 'Submit, stay in review' }).click();
    await expect(title(page, 'We are checking what you sent')).toBeVisible();
    await page.goBack();
    await expect(title(page, 'Level 1 is in review')).toBeVisible();
  });

  test('by a page that was thrown away after the submission: its address leads to the result', async ({
    harness,
    page,
  }) => {
    await start(harness, { query: { level: 'LEVEL_1', step: 'run' }, kyc: { steps: { '1': 'PENDING' } } });
    await expect(title(page, 'We are checking what you sent')).toBeVisible();
    expect(await harness.requests(TOKEN)).toHaveLength(0);
  });

  test('by a double click: one run', async ({ harness, page }) => {
    await start(harness);
    await page.getByRole('radio', { name: /Passport/ }).check();
    await page.getByRole('checkbox', { name: /I agree that my document/ }).check();
    await page.getByRole('button', { name: 'Continue', exact: true }).dblclick();
    await atVendor(page, 'PROVIDER_SUMSUB');
    expect(await harness.requests(TOKEN)).toHaveLength(1);
    await page.goBack();
    await expect(page.getByRole('radio', { name: /Passport/ })).toBeChecked();
  });
});

test.describe('the result', () => {
  test('is asked for with growing pauses, and not while nobody looks', async ({ harness, page }) => {
    await page.clock.install();
    await start(harness, { query: { level: 'LEVEL_1', step: 'result' }, kyc: { steps: { '1': 'PENDING' } } });
    await expect(title(page, 'We are checking what you sent')).toBeVisible();
    const asked = async () => (await harness.requests(KYC_INFO)).length;
    expect(await asked()).toBe(1);
    for (const [seconds, calls] of [
      [1, 1],
      [1, 2],
      [3, 3],
      [4, 3],
      [1, 4],
      [8, 5],
    ] as const) {
      await page.clock.runFor(seconds * 1000);
      await harness.ready();
      await expect.poll(asked).toBe(calls);
    }
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.runFor(60_000);
    expect(await asked()).toBe(5);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: false });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(asked).toBe(6);
  });

  test('of a submission that never arrived says so, and offers another start', async ({ harness, page }) => {
    await page.clock.install();
    await start(harness, { query: { level: 'LEVEL_1', step: 'result' } });
    await expect(title(page, 'We are checking what you sent')).toBeVisible();
    for (const seconds of [2, 3, 5, 8, 13, 20]) {
      await page.clock.runFor(seconds * 1000);
      await harness.ready();
    }
    await expect(title(page, 'We have not received anything yet')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('radio', { name: /Passport/ })).toBeVisible();
  });

  test('of a second try is not the rejection of the first', async ({ harness, page }) => {
    const reason = 'LOW_QUALITY';
    await start(harness, { kyc: { steps: { '1': 'FAILED_AND_CAN_RETRY' }, rejectReason: reason } });
    await expect(title(page, 'Why the last attempt was not accepted')).toBeVisible();
    await chooseDocument(page);
    const screen = await atVendor(page, 'PROVIDER_SUMSUB');
    await harness.api('PATCH', '/scenario', {
      responses: { [KYC_INFO]: { state: [{ level: 'LEVEL_1', status: 'FAILED_AND_CAN_RETRY', type: 'INDIVIDUAL' }] } },
    });
    await screen.getByRole('button', { name: 'Submit, then approve' }).click();
    await expect(title(page, 'We are checking what you sent')).toBeVisible();
    await harness.api('PATCH', '/scenario', { responses: { [KYC_INFO]: null } });
  });

  test('that is final leads to support', async ({ harness, page }) => {
    await start(harness, {
      query: { level: 'LEVEL_1', step: 'result' },
      kyc: { steps: { '1': 'FAILED_AND_CAN_NOT_RETRY' }, rejectReason: 'FORGERY' },
    });
    await expect(title(page, 'We could not accept what you sent')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', /support-form/);
  });
});

test.describe('before the vendor', () => {
  test('can-verify refuses: until when, and the ways on', async ({ harness, page }) => {
    await start(harness, { kyc: { canVerify: false } });
    await expect(title(page, 'Level 1 cannot be started right now')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('You can try again from November 21, 2026');
    await expect(page.getByRole('radio')).toHaveCount(0);
  });

  test('the short way asks for consent, and verifies without a vendor', async ({ harness, page }) => {
    await start(harness, { kyc: { quickKyc: true } });
    await page.getByRole('button', { name: 'Verify without a document' }).click();
    expect(await harness.requests('POST /v3/private/kyc/do-quick-kyc')).toHaveLength(0);
    await page.getByRole('checkbox', { name: /passes on the result/ }).check();
    await page.getByRole('button', { name: 'Verify without a document' }).dblclick();
    await expect(title(page, 'You are verified')).toBeVisible();
    const [sent, ...more] = await harness.requests('POST /v3/private/kyc/do-quick-kyc');
    expect(sent?.body).toEqual({ level: 'LEVEL_1', consent: true });
    expect(more).toEqual([]);
  });

  test('diverted to the mobile app: the code, and no form', async ({ harness, page }) => {
    await start(harness, { kyc: { diversion: 'mobile-app' } });
    await expect(title(page, 'Continue in the mobile app')).toBeVisible();
    await expect(page.getByRole('img', { name: /mobile app/ })).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
  });

  test('a country that is not served is explained, and another one goes on', async ({ harness, page }) => {
    await start(harness, { member: { country: 'PRK' } });
    await expect(title(page, 'We do not offer verification for North Korea')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue', exact: true })).toHaveCount(0);
    const country = page.getByRole('combobox', { name: /Country/ });
    await country.fill('Nigeria');
    await country.press('Enter');
    await expect(page.getByRole('radio', { name: /BVN/ })).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(5);
    // A document that only one country has goes with it, and a reload finds the rest again.
    await page.getByRole('radio', { name: /BVN/ }).check();
    await country.fill('Germany');
    await country.press('Enter');
    await expect(page.getByRole('radio')).toHaveCount(4);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await page.getByRole('radio', { name: /Driving/ }).check();
    await page.reload();
    await expect(page.getByRole('radio', { name: /Driving/ })).toBeChecked();
    await expect(country).toHaveValue('Germany');
  });

  test('level 2 asks for no document, and runs the flow of level 2', async ({ harness, page }) => {
    await start(harness, { query: { level: 'LEVEL_2' }, kyc: { steps: { '1': 'SUCCESS', '2': 'ALLOW' } } });
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page.getByRole('checkbox', { name: /I agree that my document/ }).check();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await atVendor(page, 'PROVIDER_SUMSUB');
    const [asked] = await harness.requests(TOKEN);
    expect(asked?.body).toMatchObject({ level: 'LEVEL_2' });
  });

  test('what is missing is said, and nothing is asked of the vendor', async ({ harness, page }) => {
    await start(harness);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
    await expect(page.getByRole('alert')).toBeFocused();
    expect(await harness.requests(TOKEN)).toHaveLength(0);
  });

  test('everything can be done with the keyboard', async ({ harness, page }) => {
    await start(harness);
    await page.getByRole('radio', { name: /Identity card/ }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await atVendor(page, 'PROVIDER_SUMSUB');
    const [asked] = await harness.requests(TOKEN);
    expect(asked?.body).toMatchObject({ documentType: 'PASSPORT' });
  });
});

test.describe('continue on your phone', () => {
  test('from a desktop: a code and a link without a token, and back to the result', async ({ harness, page }) => {
    await start(harness);
    await chooseDocument(page);
    await atVendor(page, 'PROVIDER_SUMSUB');
    await page.getByRole('button', { name: 'Continue on your phone' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
    const address = (await dialog.getByText(/^http/).textContent()) ?? '';
    expect([...new URL(address).searchParams.keys()].sort()).toEqual(['country', 'document', 'level', 'step']);
    await dialog.getByRole('button', { name: 'I have finished on my phone' }).click();
    await expect(page).toHaveURL(/step=result/);
  });

  test('not on a phone', async ({ harness, page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await start(harness);
    await expect(page.getByRole('radio', { name: /Passport/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue on your phone' })).toHaveCount(0);
  });
});

test('the device id goes with the question for the SDK, and is a cookie for 120 days', async ({ harness, page }) => {
  await start(harness);
  await chooseDocument(page);
  await atVendor(page, 'PROVIDER_SUMSUB');
  const [asked] = await harness.requests('POST /v3/private/kyc/get-verification-sdk-info');
  const guid = asked?.headers.guid ?? '';
  expect(guid).toMatch(/^[0-9a-f-]{36}$/);
  const cookie = (await page.context().cookies()).find(({ value }) => value === guid);
  expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeCloseTo(120, 0);
});

test("no vendor's code is in the first load, nor on the page before a vendor is chosen", async ({ harness, page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''));
  });
  await start(harness);
  await expect(page.getByRole('radio', { name: /Passport/ })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter((text) => text.includes('websdk.html') || text.includes('OnfidoDistribution'))).toEqual([]);
});

test('the guide leads from what is needed to how it works to the verification, and back', async ({ harness, page }) => {
  await start(harness);
  await page.getByRole('link', { name: 'What you need and how it works' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before you start');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'How it works' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How it works');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Start the verification' }).click();
  await expect(page.getByRole('radio', { name: /Passport/ })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before you start');
});

test.describe('accessible', () => {
  const SCREENS: readonly [string, ScenarioInput][] = [
    ['choice', { kyc: { quickKyc: true } }],
    ['choice, right to left', { site: 'ARE', language: 'ar-SA' }],
    ['choice, dark', { theme: 'dark' }],
    ['refused', { kyc: { canVerify: false } }],
    ['diverted', { kyc: { diversion: 'mobile-app' } }],
    ['result', { query: { level: 'LEVEL_1', step: 'result' }, kyc: { steps: { '1': 'FAILED_AND_CAN_RETRY' } } }],
    ['vendor', { query: { level: 'LEVEL_1', step: 'run', country: 'TUR', document: 'PASSPORT' } }],
    ['problem', { query: { step: 'return', provider: 'PROVIDER_AAI', signatureId: 's', code: 'SERVICE_ERROR' } }],
  ];
  for (const [name, scenario] of SCREENS) {
    test(name, async ({ harness, page }) => {
      await start(harness, scenario);
      await expect(page.getByRole('main').getByRole('status', { name: /Loading/ })).toHaveCount(0);
      if (name === 'vendor') await atVendor(page, 'PROVIDER_SUMSUB');
      expect(await axeViolations(page)).toEqual([]);
    });
  }
});
