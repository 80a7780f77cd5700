import { whole } from '../whole';
import { violations } from './axe';
import { expect, test } from './harness';
import { expectHeadline, PRIMARY } from './headline';
import { named } from './tables/named';
import { PERSONAL_ROWS } from './tables/personal';
import { setTheme } from './theme';

const FURTHER = PERSONAL_ROWS.filter(({ further }) => further);
const ROWS = PERSONAL_ROWS.filter(({ further }) => !further);
const HALF = Math.ceil(ROWS.length / 2);

for (const rows of [ROWS.slice(0, HALF), ROWS.slice(HALF), FURTHER]) {
  const says = `each state from ${rows[0]?.id} to ${rows.at(-1)?.id} says what it needs`;
  test(says, whole(rows === FURTHER), async ({ harness, page }) => {
    const main = page.getByRole('main');
    for (const { id, headline, says, link, absent, noLink } of rows) {
      await test.step(id, async () => {
        await harness.show(named(id));
        await expect(
          main
            .getByRole('heading', { name: 'About your account' })
            .or(main.getByText('Is this a company account?'))
            .first(),
        ).toBeVisible();
        if (headline) await expectHeadline(page, headline);
        else expect(await main.locator(PRIMARY).count()).toBeLessThanOrEqual(1);
        if (says !== undefined) await expect(main.getByText(says).first()).toBeVisible();
        if (absent !== undefined) await expect(main.getByText(absent)).toHaveCount(0);
        if (noLink !== undefined) {
          await expect(main.getByText(noLink).first()).toBeVisible();
          await expect(main.getByRole('link', { name: noLink })).toHaveCount(0);
        }
        if (!link) return;
        const shown = main.getByRole('link', { name: link[0], exact: true }).first();
        await expect(shown).toHaveAttribute('href', new RegExp(`^/user/accounts${link[1].replace('?', '\\?')}`));
      });
    }
  });
}

test('an announcement is acknowledged once, with its name; it says so in its place', async ({ harness, page }) => {
  await harness.open(named('personal-announcement'));
  await page.getByRole('button', { name: 'I’ve read this notice' }).dblclick();
  await expect(page.getByText('Your confirmation was saved')).toBeVisible();
  await expect(page.locator(':focus')).toHaveText('Your confirmation was saved');
  await expect(page.getByRole('heading', { name: 'Notice', exact: true })).toBeVisible();
  const calls = await harness.requests('POST /v3/private/kyc/submit-kyc-announcement');
  expect(calls.map(({ body }) => body)).toEqual([{ announcement: 'SUMMER_2026', accepted: true }]);
});

test('a company says so', async ({ harness, page }) => {
  await harness.open({ language: 'en' });
  await page.getByText('Is this a company account?').click();
  await page.getByRole('button', { name: 'This is a company account' }).dblclick();
  await expect(page.getByText('Thanks for letting us know.')).toBeVisible();
  const calls = await harness.requests('POST /v3/private/user/member/tagmember');
  expect(calls.map(({ body }) => body)).toEqual([{ tagName: 'registered_member_type', value: 'company' }]);
});

test('a second identity is started as one, and leads to support where it was declined', async ({ harness, page }) => {
  await harness.show(named('personal-second-identity-failed-and-can-not-retry'));
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact support' })).toBeVisible();
  await harness.show(named('personal-second-identity-allow'));
  await page.getByRole('button', { name: 'Start second verification' }).dblclick();
  await page.waitForURL('**/auth/sdk?**');
  const calls = await harness.requests('POST /v3/private/kyc/sdk-access');
  expect(calls.map(({ body }) => body)).toEqual([{ level: 'LEVEL_1', isSecondary: true, from: 'web' }]);
  await expect(page.getByText('Second verification', { exact: true })).toBeVisible();
  await expect(page.getByText('has asked you')).toHaveCount(0);
});

test('the page asks for all that it shows', async ({ harness, page }) => {
  const shown = { visibility: 'show', title: 'Raise your limits', content: 'Verify your identity.', link: '' };
  const responses = { 'POST /v3/private/vip/kycpopupinfo': shown };
  const notice = page.getByRole('heading', { name: 'Raise your limits' });
  const requests = async () => (await harness.requests()).map(({ endpoint }) => endpoint);
  await harness.show({ language: 'en', responses });
  await expect(notice).toHaveCount(0);
  const first = await requests();
  expect(first).not.toContain('POST /v3/private/vip/kycpopupinfo');
  await harness.show({ language: 'en', responses, kyc: { steps: { '1': 'SUCCESS', '2': 'ALLOW' } } });
  await expect(notice).toBeVisible();
  const [info] = await harness.requests('POST /v3/private/kyc/kyc-info');
  expect(info?.body).toEqual({
    obtain_current: true,
    obtain_quotas: true,
    obtain_state: true,
    obtain_aml_questionnaire: true,
    obtain_verification_process: true,
  });
  // Stored answers are requested on the first visit only.
  const all = [...first, ...(await requests())];
  for (const endpoint of [
    'GET /v3/private/aml/get-edd-info',
    'GET /v3/private/kyc/get-aml-result',
    'GET /v3/private/kyc/get-supported-ip-country-code',
    'GET /v3/private/kyc/get-config',
    'POST /v1/kyc/transfer/status',
    'POST /v3/private/vip/kycpopupinfo',
    'GET /fiat/public/channel/pop-up',
  ]) {
    expect(all).toContain(endpoint);
  }
});

test('secondary calls that fail leave the levels, and the tasks can be asked for again', async ({ harness, page }) => {
  await harness.open({
    language: 'en',
    kyc: { edd: 'EDDStatus_UnSubmit' },
    faults: [{ endpoint: 'GET /v3/private/aml/get-edd-info', kind: 'http', status: 502, times: 1 }],
  });
  await expectHeadline(page, ['To do: More about your income and wealth', 'Start task']);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('where the mobile app verifies, the page leads there and starts nothing here', async ({ harness, page }) => {
  await harness.open({ site: 'TUR', language: 'en' });
  const hint = page.getByRole('heading', { name: 'Continue in the mobile app' });
  await expectHeadline(page, ['Verify your identity', 'Continue in the mobile app']);
  await expect(page.getByRole('link', { name: 'Verify now' })).toHaveCount(0);
  await page.setViewportSize({ width: 375, height: 500 });
  await page.getByRole('link', { name: 'Continue in the mobile app' }).click();
  await expect(hint).toBeInViewport();
});

/** Re-submissions on the personal page and the re-verification page. */
const UPDATES = [
  ['DisplayUpdatePOIStatus_Needed', ['Update your identity document by 4 December 2026', 'Verify']],
  ['DisplayUpdatePOIStatus_Pending', ['In review', 'Verify now']],
  ['DisplayUpdatePOIStatus_Rejected', ['Your documents weren’t approved', 'Resubmit documents']],
  ['DisplayUpdatePOIStatus_Rejected_Daily', ['Your documents weren’t approved', null]],
] as const;

test('this page and the re-verification page agree about a re-submission', async ({ harness, page }) => {
  for (const [poi, headline] of UPDATES) {
    const kyc = { steps: { '1': 'SUCCESS', '2': 'ALLOW' }, poi, display: { displayUpdatePOI: true } } as const;
    await harness.show({ language: 'en', kyc });
    await expectHeadline(page, headline);
    const tone = () => page.locator('main [data-tone]').first().getAttribute('data-tone');
    const [title] = headline;
    const here = await tone();
    await harness.show({ language: 'en', kyc, route: '/auth/reverification' });
    await expect(page.locator('main [data-tone]').getByRole('heading').first()).toHaveText(title);
    expect(await tone(), poi).toBe(here);
  }
});

test('a block takes both levels away, and the headline is its own', async ({ harness, page }) => {
  await harness.open(named('personal-not-served'));
  await expect(page.getByRole('link', { name: 'Verify now' })).toHaveCount(0);
  await expect(page.getByRole('article').getByText('Not available yet', { exact: true })).toHaveCount(2);
  await page.getByRole('link', { name: 'Change country of residence' }).first().click();
  await page.waitForURL('**/auth/residenceInfo');
});

test('the plan has each step once, in order, with what it opens; the first that can be done is current', async ({
  harness,
  page,
}) => {
  await harness.open({
    language: 'en',
    kyc: {
      steps: { '1': 'SUCCESS', '2': 'ALLOW' },
      edd: 'EDDStatus_UnSubmit',
      questionnaire: 'QUESTIONNAIRE_STATUS_PENDING',
    },
  });
  const rows = page.getByRole('region', { name: 'Your steps' }).locator('ol > li');
  await expect(rows).toHaveText([
    /^More about your income and wealth/,
    /^Level\s2.*50\D+100\D+BTC/,
    /^Source of funds questionnaire/,
    /^Level\s1.*50\D+BTC/,
  ]);
  await expect(rows.and(page.locator('[aria-current="step"]'))).toHaveText(/^More about your income and wealth/);
});

test('a slow answer does not hold up the page, and takes the headline when it arrives', async ({ harness, page }) => {
  await page.goto(
    await harness.put({
      language: 'en',
      responses: { 'GET /v3/private/kyc/get-aml-result': { result: 'REJECT' } },
      faults: [{ endpoint: 'GET /v3/private/kyc/get-aml-result', kind: 'slow', ms: 5000 }],
    }),
  );
  await expectHeadline(page, ['Verify your identity', 'Verify now']);
  await expectHeadline(page, ['We need more information from you', 'Contact support']);
});

test('everything at once is accessible, light and dark', async ({ harness, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await harness.open({
    theme: 'light',
    site: 'HKG',
    language: 'en',
    kyc: {
      steps: { '1': 'SUCCESS', '2': 'FAILED_AND_CAN_RETRY' },
      rejectReason: 'EXPIRATION_DATE',
      edd: 'EDDStatus_Reject',
      questionnaire: 'QUESTIONNAIRE_STATUS_UNSUBMIT',
      display: { displayHkgPoaAgreement: true, isDisplayP2pRights: true, isDisplayNewSatos: true },
    },
    responses: {
      'POST /v3/private/kyc/kyc-info': {
        custody: 'CUSTODY_SATOS',
        limitationInfo: 'Limited.',
        second_identity_state: 'ALLOW',
      },
    },
  });
  await expect(page.getByRole('heading', { name: 'About your account' })).toBeVisible();
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme);
    expect(await violations(page), theme).toEqual([]);
  }
});
