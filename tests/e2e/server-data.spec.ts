import type { Page } from '@playwright/test';
import { whole } from '../whole';
import { expect, isolatedTest, test } from './harness';
import { AT_CONSENT, consent, KYC_INFO, proceed, start, TOKEN, title } from './kyc';
import { named } from './tables/named';

const PROFILE = 'GET /v2/private/user/profile';
const VERIFIED = { steps: { '1': 'SUCCESS', '2': 'ALLOW' } } as const;

test('the personal page shows the valid parts of a response that has some invalid fields', async ({
  harness,
  page,
}) => {
  const task = { id: 't-1', type: 'RFI', status: 'TODO', title: 'Send us the letter' };
  await harness.open({
    kyc: VERIFIED,
    responses: {
      [PROFILE]: { sub_attribute: null },
      [KYC_INFO]: {
        limitationInfo: null,
        custodyInfo: { held: 'since May' },
        verificationProcess: { isVerificationProcess: true, tasks: [{ ...task, id: 't-2', type: 'NEW_TYPE' }, task] },
      },
    },
  });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Level 2' })).toBeVisible();
  await expect(main.getByText('Send us the letter')).toHaveCount(1);
  await expect(main.getByRole('alert')).toHaveCount(0);
});

test('invalid rules of the account are ignored, and the rules of its site are used', async ({ harness, page }) => {
  const rules = { reverificationRequirements: 'india', identityFlow: 'bogus' };
  await harness.open({
    route: '/auth/reverification',
    site: 'EU',
    kyc: { poi: 'DisplayUpdatePOIStatus_Needed' },
    responses: { [PROFILE]: { sub_attribute: { rules } } },
  });
  await expect(page.getByRole('button', { name: 'Verify' })).toBeEnabled();
  await expect(page.getByRole('listitem').filter({ hasText: 'issued by your country' })).toBeVisible();
});

isolatedTest(
  "the site of the page's initial config is used if the account has none, and invalid links are ignored one by one",
  async ({ harness, page }) => {
    // Before any script of the app, as if sent by the server.
    await page.addInitScript(() => {
      const change = new MutationObserver(() => {
        const element = document.getElementById('initial-config');
        if (!element?.textContent) return;
        change.disconnect();
        const config = JSON.parse(element.textContent);
        const links = { ...config.links, home: '/start', helpCentre: 'javascript:alert(1)', appStore: 7 };
        // Trusted Types guard a script's text, but not its text node.
        if (element.firstChild)
          element.firstChild.nodeValue = JSON.stringify({ ...config, links, compliance: { site: 'TUR' } });
      });
      change.observe(document, { childList: true, subtree: true });
    });
    await harness.open({
      route: '/auth/reverification',
      kyc: { poi: 'DisplayUpdatePOIStatus_Needed' },
      responses: { [PROFILE]: { sub_attribute: { site: null, rules: null } } },
    });
    // Turkey's flow leads to the mobile app.
    await expect(page.getByText(/NFC verification/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Verify' })).toHaveCount(0);
    const hrefs = (name: string) => page.getByRole('banner').getByRole('link', { name });
    await expect(hrefs('Help centre').first()).toHaveAttribute('href', '/help-centre');
    await expect(page.locator('a[href="/start/en"]').first()).toBeAttached();
    await expect(page.locator('a[href^="javascript:"]')).toHaveCount(0);
  },
);

test('a vendor address on another origin than the configured one is not opened', async ({ harness, page }) => {
  const url = harness.address('embed.harness.localhost', '/jumio/web?authorizationToken=t');
  await start(harness, { query: AT_CONSENT, kyc: { provider: 'PROVIDER_JUMIO' }, responses: { [TOKEN]: { url } } });
  await consent(page);
  await expect(title(page, 'Your verification was interrupted')).toBeVisible();
  expect(new URL(page.url()).hostname).toBe('www.harness.localhost');
});

test('a rejection reason in words is shown, an unknown code is not', async ({ harness, page }) => {
  const refused = (rejectReason: string) =>
    harness.show({ kyc: { steps: { '1': 'FAILED_AND_CAN_RETRY' }, rejectReason } });
  const main = page.getByRole('main');
  await refused('Blurred.');
  await expect(main.getByText(/^Reason: \u2068Blurred\.\u2069$/)).toBeVisible();
  await refused('REASON_OF_TOMORROW');
  await expect(main.getByRole('heading', { name: 'Level 1' })).toBeVisible();
  await expect(main.getByText('REASON_OF_TOMORROW')).toHaveCount(0);
});

async function fillDate(page: Page, [year, month, day]: readonly [string, string, string]): Promise<void> {
  await page.getByRole('textbox', { name: 'Year' }).fill(year);
  await page.getByRole('textbox', { name: 'Month' }).fill(month);
  await page.getByRole('textbox', { name: 'Day' }).fill(day);
}

/** Forms at the step with the date, and the answers before it. */
for (const [form, scenario, answer] of [
  ['a number', named('non-document'), 'Continue'],
  ['a proof of address', named('proof-of-address-unsubmit'), 'Bank or card statement'],
  ['an update', { route: '/auth/updatekyc', kyc: VERIFIED }, 'Passport'],
] as const) {
  // `dates.test.ts` tests the dates; all forms reject them alike.
  test(
    `the form of ${form} rejects dates that do not exist or are too late`,
    whole(form === 'a number'),
    async ({ harness, page }) => {
      await harness.open(scenario);
      await page.getByRole('button', { name: new RegExp(`^${answer}`) }).click();
      await fillDate(page, ['2026', '2', '30']);
      await proceed(page);
      // In the summary and at the field.
      await expect(page.getByText('Enter a real date.')).toHaveCount(2);
      await fillDate(page, ['2190', '1', '1']);
      await expect(page.getByText(/^Enter .* or an earlier date\.$/).first()).toBeVisible();
    },
  );
}
