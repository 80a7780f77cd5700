import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, test } from './harness';
import { chooseLanguage } from './menu';
import { storedDrafts } from './stored-drafts';
import { named } from './tables/named';

const SUBMIT = 'POST /v3/private/kyc/submit-questionnaire';

/** By the names of the options. */
async function answer(page: Page, options: readonly string[]): Promise<void> {
  for (const name of options) {
    await page.getByRole('radio', { name, exact: true }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
  }
}

const RIGHT = ['It can fall to almost nothing', 'Nobody', 'Nothing, or almost nothing', 'No'];

// `compliance-tasks.spec.ts` tests the state after a reload.
test('a test is taken question by question, checked, sent once, and shows its result', async ({ harness, page }) => {
  await harness.open(named('knowledge-test-open'));
  await page.getByRole('button', { name: 'Start the test' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('Select an answer to continue.');
  expect(await violations(page)).toEqual([]);
  await answer(page, ['It can only rise', ...RIGHT.slice(1)]);
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Change: What can happen/ }).click();
  await answer(page, RIGHT.slice(0, 1));
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
  await expect(page.getByText('It can fall to almost nothing')).toBeVisible();
  await page.getByRole('button', { name: 'Submit answers' }).dblclick();
  await expect(page.getByRole('heading', { name: 'You passed' })).toBeVisible();
  const calls = await harness.requests(SUBMIT);
  expect(calls).toHaveLength(1);
  const body = calls[0]?.body as { templateCode: string; answers: { questionId: string; values: string[] }[] };
  expect(body.templateCode).toBe('KNOWLEDGE_TEST');
  expect(body.answers.map(({ questionId, values }) => [questionId, values])).toEqual([
    ['k1', ['2']],
    ['k2', ['3']],
    ['k3', ['3']],
    ['k4', ['2']],
  ]);
});

test('a change of language shows the questions in that language and keeps the answers', async ({ harness, page }) => {
  await harness.open(named('knowledge-test-open'));
  await page.getByRole('button', { name: 'Start the test' }).click();
  await page.getByRole('radio', { name: RIGHT[0] ?? '', exact: true }).check();
  await chooseLanguage(page, 'de-DE');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page.getByRole('radio', { name: RIGHT[0] ?? '' })).toHaveCount(0);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
});

test('a reload in the middle keeps the answers, so does a call that fails, and a failed test says when the next try is', async ({
  harness,
  page,
}) => {
  await harness.open({
    ...named('knowledge-test-failed'),
    faults: [{ endpoint: SUBMIT, kind: 'network', times: 1 }],
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Start the test' }).click();
  await answer(page, RIGHT.slice(0, 1));
  await expect.poll(async () => (await storedDrafts(page)).map(({ name }) => name)).toEqual(['test KNOWLEDGE_TEST']);
  await page.reload();
  await harness.ready();
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'It can fall to almost nothing', exact: true })).toBeChecked();
  await answer(page, ['It can only rise', 'The bank', 'Half of it', 'Yes, for a fee']);
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expect(page.getByRole('heading', { name: 'Your test wasn’t submitted' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expect(page.getByText('Your score: 0. You need 3.')).toBeVisible();
  await expect(page.getByText('You have 1 attempt left.')).toBeVisible();
});

test('an application for an investor status is checked, sent once with its file, and in review', async ({
  harness,
  page,
}) => {
  await harness.open(named('qualified-investor-none'));
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('radio', { name: /Net assets/ }).check();
  const buffer = Buffer.alloc(2000, 1);
  await page
    .getByLabel('Supporting document')
    .setInputFiles({ name: 'statement.pdf', mimeType: 'application/pdf', buffer });
  await page.getByRole('checkbox').check();
  // The declaration is required again.
  await expect.poll(async () => (await storedDrafts(page)).map(({ files }) => files)).toEqual([1]);
  await page.reload();
  await harness.ready();
  await expect(page.getByRole('radio', { name: /Net assets/ })).toBeChecked();
  await expect(page.getByText('statement.pdf')).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.context().setOffline(true);
  await expect(page.getByText('You’re offline. What you’ve entered on this page is saved.').first()).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Apply' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Your application is in review' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const calls = await harness.requests(SUBMIT);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toMatchObject({
    templateCode: 'QUALIFIED_INVESTOR',
    answers: [
      { questionId: 'criterion', values: ['net-assets-3500k-aed'] },
      { questionId: 'evidence', files: [{ name: 'statement.pdf' }] },
      { questionId: 'declaration', values: ['yes'] },
    ],
  });
});

test('an attempt whose answer was lost shows its result after a reload, and cannot be sent a second time', async ({
  harness,
  page,
}) => {
  const submit = 'POST /v3/private/kyc/submit-questionnaire';
  await harness.open({
    ...named('knowledge-test-open'),
    language: 'en',
    faults: [{ endpoint: submit, kind: 'malformed', times: 1 }],
  });
  await page.getByRole('button', { name: 'Start the test' }).click();
  for (let question = 1; question <= 4; question += 1) {
    await expect(page.getByText(`Question ${question} of 4`)).toBeVisible();
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
  }
  // Neither the answer nor the question about it arrives.
  const template = (url: URL) => url.pathname.endsWith('/questionnaire-template-detail');
  await page.route(template, (route) => route.abort());
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expect(page.getByRole('button', { name: 'Check status' })).toBeVisible();
  await page.unroute(template);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You didn’t pass' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit answers' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Start the test' }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  expect(await harness.requests(submit)).toHaveLength(1);
});
