import type { Page } from '@playwright/test';
import { whole } from '../whole';
import { finishAnimations, violations } from './axe';
import { expect, type Harness, test } from './harness';
import { chooseLanguage, languages } from './menu';
import { storedDrafts } from './stored-drafts';
import { named } from './tables/named';
import { QUESTIONNAIRE_ROWS } from './tables/questionnaires';

const SUBMIT = 'POST /v3/private/kyc/submit-questionnaire';

interface Sent {
  readonly templateCode: string;
  readonly answers: readonly { questionId: string; values: string[]; files: { name: string; data: string }[] }[];
}

async function expectAccessible(page: Page): Promise<void> {
  await finishAnimations(page);
  expect(await violations(page)).toEqual([]);
}

const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const begin = (page: Page) => page.getByRole('button', { name: 'Start questionnaire' }).click();
const bodyOf = async (harness: Harness) => (await harness.requests(SUBMIT)).map(({ body }) => body as Sent);

/** Up to the check. */
async function fillAccount(page: Page, status: 'Student' | 'Employed' = 'Student'): Promise<void> {
  await begin(page);
  await page.getByRole('radio', { name: status, exact: true }).check();
  await next(page);
  if (status === 'Employed') {
    await page.getByLabel('Who do you work for?').fill('Example Ltd');
    await page.getByLabel('What is your job?').fill('Nurse');
    await page.getByRole('combobox', { name: 'Which industry do you work in?' }).fill('Health');
    await page.getByRole('option', { name: 'Health care' }).click();
  }
  await page.getByRole('radio', { name: 'Less than USD 25,000' }).check();
  await next(page);
  await page.getByRole('checkbox', { name: 'Trading' }).check();
  await page.getByRole('radio', { name: 'Less than USD 1,000' }).check();
  await page.getByRole('checkbox', { name: 'My answers are complete' }).check();
  await next(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible();
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit answers' });

const siteOf = ({ id }: (typeof QUESTIONNAIRE_ROWS)[number]) => named(id).site ?? '';

for (const isFurther of [false, true]) {
  // Sorted by site, because each needs a new page.
  const rows = QUESTIONNAIRE_ROWS.filter(({ further = false }) => further === isFurther).sort((one, other) =>
    siteOf(one).localeCompare(siteOf(other)),
  );
  const shows = `${isFurther ? 'each questionnaire' : 'each status'} shows its heading and only the ways that it allows`;
  test(shows, whole(isFurther), async ({ harness, page }) => {
    test.setTimeout(180_000);
    for (const { id, heading, button } of rows) {
      await harness.show({ ...named(id), language: 'en' });
      await expect(page.getByRole('heading', { name: heading, exact: true }), id).toBeVisible();
      const ways = page.getByRole('button', { name: /^(Start questionnaire|Change answers|Answer again)$/ });
      await expect(ways, id).toHaveText(button ? [button] : []);
    }
  });
}

test('a member answers every type of question, checks the answers, and all of them are sent', async ({
  harness,
  page,
}) => {
  test.setTimeout(90_000);
  await harness.open({ ...named('questionnaire-every-type'), language: 'en' });
  await begin(page);
  await page.getByRole('radio', { name: 'Employed', exact: true }).check();
  await next(page);
  await page.getByLabel('Who do you work for?').fill('Example Ltd');
  await page.getByRole('combobox', { name: 'Which industry do you work in?' }).fill('Fin');
  await page.getByRole('option', { name: 'Finance and insurance' }).click();
  await page.getByRole('checkbox', { name: 'Another source' }).check();
  await page.getByLabel('Where do these funds come from?').fill('A prize');
  await next(page);
  await page.getByRole('radio', { name: 'Yes' }).check();
  await next(page);
  await page.getByLabel('Which office is it').fill('Judge');
  await next(page);
  await page.getByLabel('Passport number').fill('ab');
  await next(page);
  await expect(page.getByRole('alert')).toBeFocused();
  await page
    .getByRole('alert')
    .getByRole('link', { name: /Passport number/ })
    .click();
  await expect(page.getByLabel('Passport number')).toBeFocused();
  await page.getByLabel('Passport number').fill('AB123456');
  await page.getByLabel('How many people').fill('2');
  await page.getByLabel('What is your total net worth?').fill('1,200.50');
  await page.getByLabel('What share of your savings').fill('12.5');
  await page.getByRole('textbox', { name: 'Day' }).fill('1');
  await page.getByRole('textbox', { name: 'Month' }).fill('2');
  await page.getByRole('textbox', { name: 'Year' }).fill('2020');
  await next(page);
  await page.getByRole('combobox', { name: 'Which country do most' }).fill('Germany');
  await page.getByRole('option', { name: 'Germany' }).click();
  await page.getByLabel('Email address').fill(' ada@example.com ');
  await page.getByRole('combobox', { name: 'Country code' }).fill('Germany');
  await page.getByRole('option', { name: 'Germany' }).click();
  await page.getByRole('textbox', { name: 'Mobile number', exact: true }).fill('1511234567');
  await page.getByLabel('Website').fill('https://example.com');
  await next(page);
  await page.getByRole('combobox', { name: 'Country', exact: true }).fill('Germany');
  await page.getByRole('option', { name: 'Germany' }).click();
  await page.getByLabel('Street').fill('12 Harbour Road');
  await page.getByLabel('Town or city').fill('Hamburg');
  await next(page);
  await page.getByRole('radio', { name: 'Business' }).check();
  await page.getByLabel('Amount').fill('1000');
  await page.getByLabel('Share of your total wealth').fill('100');
  await page.getByRole('button', { name: 'Add another entry' }).click();
  await next(page);
  await page
    .getByLabel('Documents that show')
    .setInputFiles({ name: 'payslip.pdf', mimeType: 'application/pdf', buffer: Buffer.from('pay') });
  await next(page);
  await page.getByRole('checkbox', { name: 'I have read this declaration' }).check();
  await page.getByRole('checkbox', { name: 'My answers are complete' }).check();
  await page.getByLabel('Your full name').fill('Ada Obi');
  await next(page);
  await expect(page.getByRole('main')).toContainText('1,200.5');
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'We’re reviewing your answers' })).toBeVisible();
  const [body] = await bodyOf(harness);
  const sent = Object.fromEntries((body?.answers ?? []).map(({ questionId, values }) => [questionId, values]));
  expect(sent).toMatchObject({
    employment: ['employed'],
    employer: ['Example Ltd'],
    sources: ['other'],
    exposed: ['yes'],
    office: ['Judge'],
    passport: ['AB123456'],
    'net-worth': ['1200.50'],
    loss: ['12.5'],
    since: ['2020-02-01'],
    'funds-country': ['DEU'],
    email: ['ada@example.com'],
    phone: ['DEU', '1511234567'],
    address: ['DEU', '12 Harbour Road', 'Hamburg', ''],
    declaration: ['yes'],
    truth: ['yes'],
    signature: ['Ada Obi'],
  });
  expect(body?.answers.find(({ questionId }) => questionId === 'sources')).toMatchObject({
    details: [{ option: 'other', text: 'A prize' }],
  });
  expect(body?.answers.find(({ questionId }) => questionId === 'wealth')).toMatchObject({
    rows: [
      {
        cells: [
          { columnId: 'kind', values: ['business'] },
          { columnId: 'amount', values: ['1000'] },
          { columnId: 'share', values: ['100'] },
        ],
      },
    ],
  });
  const file = body?.answers.find(({ questionId }) => questionId === 'proof')?.files[0];
  expect([file?.name, Buffer.from(file?.data ?? '', 'base64').toString()]).toEqual(['payslip.pdf', 'pay']);
});

test('an answer that was changed hides its follow-ups, which are not sent', async ({ harness, page }) => {
  await harness.open(named('questionnaire-question'));
  await fillAccount(page, 'Employed');
  await page.getByRole('button', { name: 'Change: What is your employment status?' }).click();
  await expect(page.getByRole('radio', { name: 'Employed', exact: true })).toBeChecked();
  await page.getByRole('radio', { name: 'Student', exact: true }).check();
  await next(page);
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
  await expect(page.getByText('Who do you work for?')).toHaveCount(0);
  await submit(page).dblclick();
  await expect(page.getByRole('heading', { name: 'We’re reviewing your answers' })).toBeVisible();
  const bodies = await bodyOf(harness);
  expect(bodies).toHaveLength(1);
  expect(bodies[0]?.answers.map(({ questionId }) => questionId)).toEqual([
    'employment',
    'income',
    'purpose',
    'volume',
    'truth',
  ]);
});

test('answers and files survive a reload, a change of language and the back button, and are stored encrypted', async ({
  harness,
  page,
}) => {
  await harness.open({ ...named('questionnaire-rfiquestion'), language: 'en' });
  await begin(page);
  await page.getByLabel('What was the transfer for?').fill('Rent for March');
  await page.getByRole('radio', { name: 'A business' }).check();
  await page
    .getByLabel('A document about the transfer')
    .setInputFiles({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('rent') });
  await expect.poll(async () => (await storedDrafts(page)).map(({ files }) => files)).toEqual([1]);
  const [stored] = await storedDrafts(page);
  expect(stored?.text).not.toMatch(/Rent|invoice|business/);
  await page.reload();
  await harness.ready();
  await expect(page.getByLabel('What was the transfer for?')).toHaveValue('Rent for March');
  await expect(page.getByText('invoice.pdf')).toBeVisible();
  await chooseLanguage(page, 'de-DE');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page.getByRole('textbox').first()).toHaveValue('Rent for March');
  await (await languages(page, 'Sprache')).selectOption('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await next(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm' })).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel('What was the transfer for?')).toHaveValue('Rent for March');
  await next(page);
  await page.getByRole('checkbox').check();
  await next(page);
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'We’re reviewing your answers' })).toBeVisible();
  const [body] = await bodyOf(harness);
  expect(
    Buffer.from(body?.answers.find(({ files }) => files.length > 0)?.files[0]?.data ?? '', 'base64').toString(),
  ).toBe('rent');
  // Nothing of it stays behind.
  await expect.poll(() => storedDrafts(page)).toEqual([]);
});

/** Shorter than the product's. */
const ONE_QUESTION = {
  id: 'work',
  title: 'Work',
  questions: [{ id: 'job', type: 'text', label: 'What do you do?' }],
};

async function answerOne(page: Page): Promise<void> {
  await begin(page);
  await page.getByLabel('What do you do?').fill('I teach.');
  await next(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible();
}

test('a timeout after the server has accepted is not a failure, and a second tab shows the truth', async ({
  harness,
  page,
}) => {
  // The answer comes after the app's time limit.
  await harness.open({
    ...named('questionnaire-question'),
    responses: { 'GET /v3/private/kyc/questionnaire-template-detail': { sections: [ONE_QUESTION] } },
    config: { requestTimeoutMs: 5000 },
    faults: [{ endpoint: SUBMIT, kind: 'slow', ms: 30_000, times: 1 }],
  });
  await answerOne(page);
  const other = await page.context().newPage();
  await other.goto(page.url().replace(/[?&]step=check/, ''));
  await other.waitForSelector('html[data-ready]', { state: 'attached' });
  await answerOne(other);
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'We’re reviewing your answers' })).toBeVisible();
  await submit(other).click();
  await expect(other.getByRole('heading', { name: 'We’re reviewing your answers' })).toBeVisible();
  // Refused: its token was used up.
  const calls = await harness.requests(SUBMIT);
  expect(calls).toHaveLength(2);
  expect(new Set(calls.map(({ body }) => (body as { token: string }).token)).size).toBe(1);
});

// `changes-that-fail.spec.ts` tests failed submissions.
test('a rejection shows its reason and the earlier answers', async ({ harness, page }) => {
  await harness.open({
    ...named('questionnaire-question'),
    kyc: {
      questionnaire: 'QUESTIONNAIRE_STATUS_REJECTED',
      questionnaireRejectReason: 'The purpose is missing.',
      questionnaireAnswers: 'earlier',
    },
  });
  await expect(page.getByText('The purpose is missing.')).toBeVisible();
  await page.getByRole('button', { name: 'Answer again' }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
});

/** Only forms with a pattern need the engine. */
const enginesLoaded = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/patterns-')).length,
  );

test('a step whose patterns are late is ready only when its questions are shown', async ({ harness, page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isAsked = page.waitForRequest('**/patterns-*');
  await page.route('**/patterns-*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(
    await harness.put({ ...named('questionnaire-bad-bad-pattern'), language: 'en', query: { step: '1' } }),
  );
  await isAsked;
  // Longer than the mark's two frames.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  release();
  await harness.ready();
  await expect(page.getByLabel('Question 1')).toBeVisible();
});

test('a faulty template never freezes the form or loses a question', async ({ harness, page }) => {
  await harness.show({ ...named('questionnaire-bad-unknown-type'), language: 'en' });
  await begin(page);
  await expect(page.getByRole('heading', { name: /^We couldn’t load “\u2068?Question 2\u2069?”$/ })).toBeVisible();
  await page.getByLabel('Question 1').fill('one');
  await page.getByLabel('Question 3').fill('three');
  await next(page);
  expect(await enginesLoaded(page)).toBe(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible();
  await harness.show({ ...named('questionnaire-bad-bad-pattern'), language: 'en' });
  await begin(page);
  await page.getByLabel('Question 1').fill(`${'a'.repeat(60)}!`);
  await next(page);
  await expect(page.getByRole('alert')).toContainText(/the format isn’t right/i);
  await page.getByLabel('Question 1').fill('a'.repeat(60));
  await next(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible();
  // Cached files may have no record.
  expect(await enginesLoaded(page)).toBeLessThanOrEqual(1);
  await harness.show({ ...named('questionnaire-bad-thousand-questions'), language: 'en' });
  await begin(page);
  await page.getByLabel('Question 5', { exact: false }).first().fill('five');
  await next(page);
  await expect(page.getByLabel('Question 6')).toBeVisible();
});

test('the form works with the keyboard only and passes the accessibility check in each kind of screen', async ({
  harness,
  page,
}) => {
  await harness.open(named('questionnaire-question'));
  await expectAccessible(page);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.getByRole('button', { name: 'Start questionnaire' }).focus();
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'What is your employment status?' })).toBeFocused();
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  await press('Tab', 'Space', 'ArrowDown', 'ArrowDown', 'ArrowDown');
  await expect(page.getByRole('radio', { name: 'Student', exact: true })).toBeChecked();
  await expectAccessible(page);
  await press('Enter');
  await expect(page.getByRole('radio', { name: 'Less than USD 25,000' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'What is your annual income before tax?' })).toBeFocused();
  await expect(page.getByText('Step 2 of 4')).toBeVisible();
  await press('Enter');
  // The focus is on the heading, so Enter does nothing.
  await press('Tab', 'Space', 'Enter');
  await expect(page.getByRole('checkbox', { name: 'Trading' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).focus();
  await press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await expectAccessible(page);
});
