import { violations } from './axe';
import { expect, test } from './harness';
import { named } from './tables/named';
import { PERSONAL_ROWS } from './tables/personal';

for (const { id, says, link, absent } of PERSONAL_ROWS) {
  test(id, async ({ harness, page }) => {
    await harness.open(named(id));
    const main = page.getByRole('main');
    await expect(
      main
        .getByRole('heading', { name: 'About your account' })
        .or(main.getByRole('heading', { name: 'Is this the account' }))
        .first(),
    ).toBeVisible();
    if (says !== undefined) await expect(main.getByText(says).first()).toBeVisible();
    if (absent !== undefined) await expect(main.getByText(absent)).toHaveCount(0);
    if (link) {
      const shown = main.getByRole('link', { name: link[0], exact: true }).first();
      await expect(shown).toHaveAttribute('href', new RegExp(`^/user/accounts${link[1].replace('?', '\\?')}`));
    }
  });
}

test('what can wait for nothing is no link', async ({ harness, page }) => {
  for (const id of ['personal-task-locked', 'personal-task-in-review', 'personal-task-done']) {
    await harness.open(named(id));
    await expect(page.getByText('Request for information')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Request for information' })).toHaveCount(0);
  }
});

test('an announcement is acknowledged once, with its name, and goes', async ({ harness, page }) => {
  await harness.open(named('personal-announcement'));
  await page.getByRole('button', { name: 'I have read this' }).dblclick();
  await expect(page.getByRole('heading', { name: 'News about your verification' })).toHaveCount(0);
  const calls = await harness.requests('POST /v3/private/kyc/submit-kyc-announcement');
  expect(calls.map(({ body }) => body)).toEqual([{ announcement: 'SUMMER_2026', accepted: true }]);
});

test('a company says so', async ({ harness, page }) => {
  await harness.open({ language: 'en' });
  await page.getByRole('button', { name: 'This is a company account' }).dblclick();
  await expect(page.getByText('We have noted that this is a company account.')).toBeVisible();
  const calls = await harness.requests('POST /v3/private/user/member/tagmember');
  expect(calls.map(({ body }) => body)).toEqual([{ tagName: 'registered_member_type', value: 'company' }]);
});

test('a second identity is started as one', async ({ harness, page }) => {
  await harness.open(named('personal-second-identity-allow'));
  await page.getByRole('button', { name: 'Add a second identity' }).dblclick();
  await page.waitForURL('**/auth/sdk?**');
  const calls = await harness.requests('POST /v3/private/kyc/sdk-access');
  expect(calls.map(({ body }) => body)).toEqual([{ level: 'LEVEL_1', isSecondary: true, from: 'web' }]);
});

test('the page asks for all that it shows', async ({ harness }) => {
  await harness.open({ language: 'en' });
  const [info] = await harness.requests('POST /v3/private/kyc/kyc-info');
  expect(info?.body).toEqual({
    obtain_current: true,
    obtain_quotas: true,
    obtain_state: true,
    obtain_aml_questionnaire: true,
    obtain_verification_process: true,
  });
  const all = (await harness.requests()).map(({ endpoint }) => endpoint);
  for (const endpoint of [
    'GET /v3/private/aml/get-edd-info',
    'GET /v3/private/kyc/get-aml-result',
    'GET /v3/private/kyc/get-supported-ip-country-code',
    'GET /v3/private/kyc/get-config',
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
  await expect(page.getByRole('link', { name: 'Do it now' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Some tasks could not be loaded.')).toHaveCount(0);
});

test('where the mobile app verifies, the page leads there and starts nothing here', async ({ harness, page }) => {
  await harness.open({ site: 'TUR', language: 'en' });
  await expect(page.getByRole('heading', { name: 'Continue in the mobile app' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Verify now' })).toHaveCount(0);
});

for (const theme of ['light', 'dark'] as const) {
  test(`everything at once is accessible, ${theme}`, async ({ harness, page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await harness.open({
      theme,
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
    expect(await violations(page)).toEqual([]);
  });
}
