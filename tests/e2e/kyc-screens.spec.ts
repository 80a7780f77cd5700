import type { Locator, Page } from '@playwright/test';
import type { ScenarioInput } from '../../harness/core/scenario';
import { violations } from './axe';
import { expect, type Harness, isolatedTest, test } from './harness';
import { AT_CONSENT, atVendor, confirmCountry, consent, KYC_INFO, passport, proceed, start, TOKEN, title } from './kyc';
import { setTheme } from './theme';

const card = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });

test.describe('before the vendor', () => {
  test('quick verification needs the consent and verifies without a vendor', async ({ harness, page }) => {
    await start(harness, { kyc: { quickKyc: true } });
    await page.getByRole('button', { name: 'Verify without a document' }).click();
    expect(await harness.requests('POST /v3/private/kyc/do-quick-kyc')).toHaveLength(0);
    await page.getByRole('checkbox', { name: /may share the details/ }).check();
    await page.getByRole('button', { name: 'Verify without a document' }).dblclick();
    await expect(title(page, 'Approved')).toBeVisible();
    const [sent, ...more] = await harness.requests('POST /v3/private/kyc/do-quick-kyc');
    expect(sent?.body).toEqual({ level: 'LEVEL_1', consent: true });
    expect(more).toEqual([]);
    // Without photos, also after a reload.
    const photos = page.getByRole('main').getByText('Identity document and a selfie');
    await expect(photos).toHaveCount(0);
    await page.reload();
    await expect(title(page, 'Approved')).toBeVisible();
    await expect(photos).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('Level 2 · Daily withdrawal limit: 50 BTC');
    await page.getByRole('link', { name: 'Continue to Level 2' }).click();
    await expect(page).toHaveURL(/level=LEVEL_2/);
  });

  test('if the server refuses, the page shows no form, but from when a new try is possible, or the QR code of the mobile app', async ({
    harness,
    page,
  }) => {
    const kyc = { language: 'en', route: '/auth/kyc' } as const;
    await harness.show({ ...kyc, kyc: { canVerify: false } });
    await expect(title(page, 'Level 1 isn’t available right now')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('You can try again from 21 November 2026');
    await expect(page.getByText('Step 1 of 4')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    await harness.show({ ...kyc, kyc: { diversion: 'mobile-app' } });
    await expect(title(page, 'Continue in the mobile app')).toBeVisible();
    await expect(page.getByRole('img', { name: /mobile app/ })).toBeVisible();
    await expect(page.getByText('Step 1 of 4')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });

  test('a country that is not served shows a message; choosing another one offers its documents', async ({
    harness,
    page,
  }) => {
    await start(harness, { query: { country: 'PRK' } });
    await expect(title(page, 'We don’t offer verification for this country: North Korea')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue', exact: true })).toHaveCount(0);
    const country = page.getByRole('combobox', { name: /Country/ });
    await country.fill('Nigeria');
    await country.press('Enter');
    await proceed(page);
    await expect(card(page, /BVN/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').getByRole('button')).toHaveCount(5);
    await card(page, /BVN/).click();
    await expect(page.getByText('Bank verification number (BVN) · Nigeria')).toBeVisible();
    // The new country may not have the document. A reload keeps the choice.
    await page.goBack();
    await page.goBack();
    await country.fill('Germany');
    await country.press('Enter');
    await proceed(page);
    await expect(page.getByRole('main').getByRole('listitem').getByRole('button')).toHaveCount(4);
    await expect(page.locator('main [aria-current]')).toHaveCount(0);
    await card(page, /Driving/).click();
    await page.reload();
    await expect(page.getByText('Driving licence · Germany')).toBeVisible();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(card(page, /Driving/)).toHaveAttribute('aria-current', 'true');
  });

  test('level 2 needs no choice of a document and starts the flow of level 2', async ({ harness, page }) => {
    await start(harness, { query: { level: 'LEVEL_2' }, kyc: { steps: { '1': 'SUCCESS', '2': 'ALLOW' } } });
    await expect(page.getByText('Step 1 of 3')).toBeVisible();
    await confirmCountry(page);
    await atVendor(page, 'PROVIDER_SUMSUB');
    const [asked] = await harness.requests(TOKEN);
    expect(asked?.body).toMatchObject({ level: 'LEVEL_2' });
  });

  test('the steps work by keyboard: each new title gets the focus, and so do the errors, with which nothing is sent', async ({
    harness,
    page,
  }) => {
    await start(harness);
    const heading = page.getByRole('heading', { level: 1 });
    await page.getByRole('button', { name: 'Continue', exact: true }).press('Enter');
    await expect(heading).toHaveText('Which document do you want to use?');
    await expect(heading).toBeFocused();
    await passport(page).press('Enter');
    await expect(heading).toHaveText('Before you share your passport');
    await expect(heading).toBeFocused();
    await page.getByRole('button', { name: 'Continue', exact: true }).press('Enter');
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1);
    expect(await harness.requests(TOKEN)).toHaveLength(0);
    await page.getByRole('checkbox').press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await atVendor(page, 'PROVIDER_SUMSUB');
    const [asked] = await harness.requests(TOKEN);
    expect(asked?.body).toMatchObject({ documentType: 'PASSPORT' });
  });

  test('a phone does not offer another one, and with its keyboard open the primary action of each step stays in the window', async ({
    harness,
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await start(harness);
    await expect(page.getByText('Step 1 of 4')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue on your phone' })).toHaveCount(0);
    await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(0);
    await page.setViewportSize({ width: 375, height: 350 });
    const next = page.getByRole('button', { name: 'Continue', exact: true });
    const isReachable = async () => expect(next).toBeInViewport({ ratio: 1 });
    await isReachable();
    await next.click();
    await passport(page).click();
    await isReachable();
    await expect(page.getByRole('checkbox')).toBeInViewport({ ratio: 1 });
    const box = await page.getByRole('checkbox').boundingBox();
    const bar = await next.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});

test.describe('continue on your phone', () => {
  test('on a desktop it shows a QR code and a link without a token, and leads to the result', async ({
    harness,
    page,
  }) => {
    await start(harness, { query: AT_CONSENT });
    await consent(page);
    await atVendor(page, 'PROVIDER_SUMSUB');
    await page.getByRole('button', { name: 'Continue on your phone' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
    const address = (await dialog.getByText(/^http/).textContent()) ?? '';
    expect([...new URL(address).searchParams.keys()].sort()).toEqual(['country', 'document', 'level', 'step']);
    await dialog.getByRole('button', { name: 'I’ve finished on my phone' }).click();
    await expect(page).toHaveURL(/step=result/);
  });

  test('a member who claims to have finished sees what the server says, and no result if it says nothing', async ({
    harness,
    page,
  }) => {
    await start(harness);
    await harness.api('PATCH', '/scenario', { faults: [{ endpoint: KYC_INFO, kind: 'http', status: 500 }] });
    await page.getByRole('button', { name: 'I’ve finished on my phone' }).click();
    await expect(page.getByRole('heading', { name: 'Our service is busy' })).toBeVisible();
    await expect(page.getByText('We’re reviewing')).toHaveCount(0);
  });

  isolatedTest(
    'on a desktop the result follows without a click once the phone has submitted',
    async ({ harness, page }) => {
      await page.clock.install();
      await start(harness);
      const help = page.getByRole('complementary', { name: 'Help' });
      await expect(help.getByRole('img', { name: /QR code/ })).toBeVisible();
      await expect(help.getByText('Waiting for your phone')).toBeVisible();
      await harness.api('PATCH', '/scenario', { faults: [{ endpoint: KYC_INFO, kind: 'http', status: 500 }] });
      const later = (seen: Locator) =>
        expect(async () => {
          await page.clock.runFor(3_000);
          await expect(seen).toBeVisible({ timeout: 300 });
        }).toPass();
      await later(help.getByText('We can’t check your phone’s progress'));
      await harness.api('PATCH', '/scenario', { faults: [] });
      expect((await harness.api('PATCH', '/scenario', { kyc: { steps: { '1': 'PENDING' } } })).status).toBe(200);
      await later(page.getByRole('heading', { level: 1, name: 'In review' }));
      await expect(page).toHaveURL(/step=result/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('listitem').filter({ hasText: 'Review' })).toHaveAttribute('aria-current', 'step');
    },
  );

  isolatedTest(
    'with a token in the code no one signs in on the phone, and an expired code is replaced with a new one',
    async ({ harness, page, context }) => {
      await page.clock.install();
      const issued = page.waitForResponse((response) => response.url().endsWith('/sdk-access') && response.ok());
      await start(harness, { config: { phoneCode: 'token' } });
      const help = page.getByRole('complementary', { name: 'Help' });
      const code = help.getByRole('img', { name: /QR code/ });
      await expect(code).toBeVisible();
      await expect(help.getByText('It works once, until')).toBeVisible();
      const { result } = await (await issued).json();
      const address = new URL('/user/accounts/auth/kyc?level=LEVEL_1&from=phone', page.url());
      address.searchParams.set('token', result.accessToken);
      // The mock ignores cookies: the phone must send only the token.
      for (const title of ['Which country issued your document?', 'This link no longer works']) {
        const phone = await context.newPage();
        await phone.setViewportSize({ width: 390, height: 800 });
        await phone.goto(address.href);
        await expect(phone.getByRole('heading', { name: title })).toBeVisible();
        await expect(phone.locator('html')).toHaveAttribute('data-authority', 'token');
        await phone.close();
      }

      await page.clock.fastForward('05:01');
      await expect(help.getByText('This QR code has expired.')).toBeVisible();
      await expect(code).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
      const later = new Date(result.expiresAt + 60_000).toISOString();
      expect((await harness.api('PATCH', '/scenario', { now: later })).status).toBe(200);
      await help.getByRole('button', { name: 'Show a new QR code' }).click();
      await expect(code).toBeVisible();
      await expect(help.getByText('It works once, until')).toBeVisible();
    },
  );

  test('if the server issues no single-use token, or refuses, the code has the address', async ({ harness, page }) => {
    const access = 'POST /v3/private/kyc/sdk-access';
    const servers: readonly ScenarioInput[] = [
      { responses: { [access]: { singleUse: false } } },
      { faults: [{ endpoint: access, kind: 'http', status: 500 }] },
    ];
    for (const server of servers) {
      await start(harness, { config: { phoneCode: 'token' }, ...server });
      const help = page.getByRole('complementary', { name: 'Help' });
      await expect(help.getByRole('img', { name: /QR code/ })).toBeVisible();
      await expect(help.getByText('Sign in on your phone with the same account.')).toBeVisible();
    }
  });
});

test('the guide leads through its two pages to the verification, and the back button returns', async ({
  harness,
  page,
}) => {
  await start(harness);
  await page.getByRole('link', { name: 'What you need and how it works' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before you start');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'How it works' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How it works');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Start verification' }).click();
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before you start');
});

test('an address with a document that the country does not have asks for one that it has', async ({
  harness,
  page,
}) => {
  for (const [country, document] of [
    ['DEU', 'BVN'],
    ['DEU', 'TOSTRING'],
    ['NGA', 'BVN'],
  ] as const) {
    await harness.show({ language: 'en', route: '/auth/kyc', query: { step: 'consent', country, document } });
    const isOffered = country === 'NGA';
    await expect(page.getByRole('checkbox')).toHaveCount(isOffered ? 1 : 0);
    await expect(page.getByRole('main').getByRole('button', { name: /^Passport/ })).toHaveCount(isOffered ? 0 : 1);
  }
});

/** Only checked; refused starts are tested above. */
const LOOKS = {
  light: [
    { kyc: { quickKyc: true } },
    { query: { step: 'document', country: 'IND' } },
    { query: { level: 'LEVEL_1', step: 'result' }, kyc: { steps: { '1': 'FAILED_AND_CAN_RETRY' } } },
    { query: { step: 'return', provider: 'PROVIDER_AAI', signatureId: 's', code: 'SERVICE_ERROR' } },
    { query: { level: 'LEVEL_1', step: 'run', country: 'TUR', document: 'PASSPORT' } },
  ],
  dark: [{}, { query: { step: 'consent', country: 'IND', document: 'PASSPORT' } }],
} as const satisfies Record<string, readonly ScenarioInput[]>;

async function expectNoViolation(harness: Harness, page: Page, scenario: ScenarioInput): Promise<void> {
  await harness.show({ language: 'en', route: '/auth/kyc', ...scenario });
  await expect(page.getByRole('main').getByRole('status', { name: /Loading/ })).toHaveCount(0);
  if (scenario.query?.step === 'run') {
    await consent(page);
    await atVendor(page, 'PROVIDER_SUMSUB');
  }
  expect(await violations(page), JSON.stringify(scenario)).toEqual([]);
}

test('axe finds no violation on the steps, light and dark', async ({ harness, page }) => {
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme);
    for (const scenario of LOOKS[theme]) await expectNoViolation(harness, page, scenario);
  }
});

test('axe finds no violation on the steps, right to left', async ({ harness, page }) => {
  await expectNoViolation(harness, page, { site: 'ARE', language: 'ar-SA' });
});
