import { SCENARIOS } from '../../fixtures/scenarios';
import { violations } from './axe';
import { expect, test } from './harness';

const scenario = (id: string) => {
  const found = SCENARIOS.find((one) => one.id === id);
  if (!found) throw new Error(`There is no scenario ${id}`);
  return found.scenario;
};

/** What a state says, the link that it offers and where that leads; `absent`: what must not be there. */
interface Row {
  readonly id: string;
  readonly says?: string;
  readonly link?: readonly [name: string | RegExp, href: string];
  readonly absent?: string;
}

const QUESTIONNAIRE = 'Questionnaire about your funds';
const EDD = 'Enhanced due diligence';

// biome-ignore format: a table is read by its columns
const ROWS: readonly Row[] = [
  { id: 'personal-limitation', says: 'Withdrawals are limited to 0.1 BTC a day.' },
  { id: 'personal-limitation-silent', says: 'Some services are switched off until your verification is complete.' },
  { id: 'personal-error-notify', says: 'The photo could not be read.' },
  { id: 'personal-rejected', says: 'Something you sent was not accepted' },
  { id: 'personal-rejected-level', says: 'Your document has expired', link: ['Try again', '/auth/kyc?level=LEVEL_1'] },
  { id: 'personal-custody-satos', says: 'Satos, a licensed custodian' },
  { id: 'personal-custody-bybit', says: 'Bybit' },
  { id: 'personal-custody-unspecified', says: 'Held since 1 May 2026.' },
  { id: 'personal-questionnaire-status-undefined', absent: QUESTIONNAIRE },
  { id: 'personal-questionnaire-status-unsubmit', says: 'To do: Questionnaire about your funds', link: [QUESTIONNAIRE, '/auth/questionnaire?template_code=200'] },
  { id: 'personal-questionnaire-status-pending', says: 'We are checking it. Until then you can still change your answers.', link: [QUESTIONNAIRE, '/auth/questionnaire'] },
  { id: 'personal-questionnaire-status-pending-no-edit', says: 'We are checking it. You do not have to do anything.' },
  { id: 'personal-questionnaire-status-approved', says: 'Nothing more is needed.' },
  { id: 'personal-questionnaire-status-rejected', says: 'Not accepted', link: [QUESTIONNAIRE, '/auth/questionnaire'] },
  { id: 'personal-must-questionnaire', says: 'To do: Questionnaire about your funds', link: ['Do it now', '/auth/questionnaire'] },
  { id: 'personal-aml-questionnaire', says: QUESTIONNAIRE, link: [QUESTIONNAIRE, '/auth/questionnaire?template_code=300'] },
  { id: 'personal-edd-unknown', absent: EDD },
  { id: 'personal-edd-unsubmit', says: 'To do: Enhanced due diligence', link: [EDD, '/auth/eddQuestionnaire'] },
  { id: 'personal-edd-reviewing', says: 'We are checking it. You do not have to do anything.' },
  { id: 'personal-edd-pass', says: 'Nothing more is needed.' },
  { id: 'personal-edd-reject', says: 'Not accepted', link: [EDD, '/auth/eddQuestionnaire'] },
  { id: 'personal-control-displayhkgpoaagreement', says: 'Agreement on proof of address', link: ['Update proof of address', '/auth/updatePOA'] },
  { id: 'personal-control-isdisplayquestionnaire', says: QUESTIONNAIRE, link: [QUESTIONNAIRE, '/auth/questionnaire'] },
  { id: 'personal-control-isdisplayp2prights', says: 'Your rights in P2P trading' },
  { id: 'personal-control-isdisplaynewsatos', says: 'A new custodian will hold your assets' },
  { id: 'personal-control-isdisplaynewrconboarding', says: 'To do', link: ['Risk classification questionnaire', '/auth/rcQuestionnaire'] },
  { id: 'personal-control-displayupdatepoi', says: 'Your proof of identity needs an update', link: ['Go to reverification', '/auth/reverification'] },
  { id: 'personal-second-identity-allow', says: 'Add a second identity' },
  { id: 'personal-second-identity-not-allow', absent: 'Second identity' },
  { id: 'personal-second-identity-pending', says: 'In review' },
  { id: 'personal-second-identity-success', says: 'Verified' },
  { id: 'personal-second-identity-failed-and-can-retry', says: 'Try again' },
  { id: 'personal-second-identity-failed-and-can-not-retry', says: 'Refused' },
  { id: 'personal-second-identity-certification-disabled', says: 'Unavailable' },
  { id: 'personal-second-identity-unknown', says: 'We have a second identity of yours on file.' },
  { id: 'personal-kyb-quota', says: '2,500,000' },
  { id: 'personal-task-locked', says: 'This opens once the task before it is done.' },
  { id: 'personal-task-todo', says: 'Due by December 1, 2025', link: ['Request for information', '/auth/rfiQuestion'] },
  { id: 'personal-task-in-review', says: 'We are checking it. You do not have to do anything.' },
  { id: 'personal-task-rejected', says: 'Not accepted', link: ['Request for information', '/auth/rfiQuestion'] },
  { id: 'personal-task-done', says: 'Nothing more is needed.' },
  { id: 'personal-task-expired', says: 'Overdue', link: ['Request for information', '/auth/rfiQuestion'] },
  { id: 'personal-no-residence', absent: 'Country of residence' },
  { id: 'personal-elsewhere', says: 'You seem to be in France now.' },
  { id: 'personal-not-served', says: 'We do not offer our services in this country.', link: ['Change country of residence', '/auth/residenceInfo'] },
  { id: 'personal-background-pass', says: 'Passed' },
  { id: 'personal-background-review', says: 'In review. You do not have to do anything.' },
  { id: 'personal-background-questionnaire', says: 'We need some answers from you.' },
  { id: 'personal-background-reject', says: 'Not passed. Contact support to go on.' },
  ...SCENARIOS.filter(({ id }) => id.startsWith('personal-banner-')).map(({ id }) => ({ id, says: 'To do: ', link: ['Do it now', '/auth/'] as const })),
];

for (const { id, says, link, absent } of ROWS) {
  test(id, async ({ harness, page }) => {
    await harness.open(scenario(id));
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
    await harness.open(scenario(id));
    await expect(page.getByText('Request for information')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Request for information' })).toHaveCount(0);
  }
});

test('every scenario of the personal page is in the table', () => {
  const known = new Set(ROWS.map(({ id }) => id));
  const all = SCENARIOS.filter(({ id }) => id.startsWith('personal-')).map(({ id }) => id);
  expect(all.filter((id) => !known.has(id))).toEqual(['personal-announcement']);
});

test('an announcement is acknowledged once, with its name, and goes', async ({ harness, page }) => {
  await harness.open(scenario('personal-announcement'));
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
  await harness.open(scenario('personal-second-identity-allow'));
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
