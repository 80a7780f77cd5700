import type { Page } from '@playwright/test';
import type { ScenarioInput } from '../../harness/core/scenario';
import { type Endpoint, endpointName } from '../../src/api/endpoint';
import { type EndpointKey, endpoints } from '../../src/api/endpoints';
import { whole } from '../whole';
import { operation, scenario } from './account-changes';
import { expect, test } from './harness';
import { fillNumberForm, proceed } from './kyc';
import { fillProof } from './proof';
import { storedDrafts } from './stored-drafts';
import { named } from './tables/named';

/**
 * Submitting calls with one fault of each kind: a server error, an ended session, and a broken answer.
 * `tests/unit/changes-that-fail.test.ts` has all combinations. New calls need an entry here.
 */
interface Row {
  readonly id: string;
  readonly scenario: ScenarioInput;
  /** Up to the button. */
  readonly fill: (page: Page) => Promise<unknown>;
  readonly button: string | RegExp;
  /** Default: the same button. */
  readonly again?: string;
  readonly unsure: string;
  readonly failed: string;
  readonly done: string;
  /** The call that shows whether it has arrived. Undefined: the button sends it again. */
  readonly asks: EndpointKey | undefined;
  /** A row before it goes through the same code. */
  readonly further?: true;
}

const reset = operation('reset');
const update = operation('update');
const check = (page: Page) => page.getByRole('checkbox').check();

async function takeTest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the test' }).click();
  for (let question = 1; question <= 4; question += 1) {
    await expect(page.getByText(`Question ${question} of 4`)).toBeVisible();
    await page.getByRole('radio').first().check();
    await proceed(page);
  }
}

async function readAgreement(page: Page): Promise<void> {
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeEnabled();
}

async function fillApplication(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Net assets/ }).check();
  const statement = { name: 'statement.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(100, 1) };
  await page.getByLabel('Supporting document').setInputFiles(statement);
  await check(page);
}

async function answerAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start questionnaire' }).click();
  await page.getByRole('radio', { name: 'Student', exact: true }).check();
  await proceed(page);
  await page.getByRole('radio', { name: 'Less than USD 25,000' }).check();
  await proceed(page);
  await page.getByRole('checkbox', { name: 'Trading' }).check();
  await page.getByRole('radio', { name: 'Less than USD 1,000' }).check();
  await page.getByRole('checkbox', { name: 'My answers are complete' }).check();
  await proceed(page);
}

/** A questionnaire of one question. */
const ONE_QUESTION = {
  id: 'work',
  title: 'Work',
  questions: [{ id: 'job', type: 'text', label: 'What do you do?' }],
};

const ROWS: Partial<Record<EndpointKey, readonly Row[]>> = {
  selfReset: [
    {
      id: 'a reset',
      scenario: scenario('risk-reset-pass'),
      fill: (page) => reset.prepare?.(page) ?? Promise.resolve(),
      button: reset.button,
      unsure: 'Reset verification',
      failed: 'Your verification wasn’t reset',
      done: reset.done,
      asks: 'kycInfo',
    },
  ],
  identity: [
    {
      id: 'new details of a document',
      scenario: scenario('risk-update-pass'),
      fill: (page) => update.prepare?.(page) ?? Promise.resolve(),
      button: update.button,
      unsure: 'Update document',
      failed: 'Your new document details weren’t submitted',
      done: update.done,
      asks: 'kycInfo',
    },
    {
      id: 'a number',
      scenario: { route: '/auth/vendor', member: { country: 'NGA' }, vendor: { outcome: 'pending' } },
      fill: fillNumberForm,
      button: 'Submit details',
      unsure: 'Verify without a document',
      failed: 'Your number wasn’t submitted',
      done: 'Submitted',
      asks: 'kycInfo',
      further: true,
    },
  ],
  submitQuestionnaire: [
    {
      id: 'a questionnaire',
      scenario: named('questionnaire-question'),
      fill: answerAll,
      button: 'Submit answers',
      again: 'Submit again',
      unsure: 'Questionnaire',
      failed: 'Your answers weren’t submitted',
      done: 'We’re reviewing your answers',
      asks: 'questionnaireTemplate',
    },
    {
      id: 'a test',
      scenario: named('knowledge-test-open'),
      fill: takeTest,
      button: 'Submit answers',
      unsure: 'Compliance tasks',
      failed: 'Your test wasn’t submitted',
      done: 'You didn’t pass',
      asks: 'questionnaireTemplate',
      further: true,
    },
    {
      id: 'a proof of address',
      scenario: { route: '/auth/updatePOA', kyc: { steps: { '1': 'SUCCESS', '2': 'SUCCESS' } } },
      fill: fillProof,
      button: 'Submit for review',
      again: 'Submit again',
      unsure: 'Proof of address update',
      failed: 'Your proof of address wasn’t submitted',
      done: 'In review',
      asks: 'questionnaireTemplate',
      further: true,
    },
    {
      id: 'a residence',
      scenario: { route: '/auth/residenceInfo', member: { country: 'GBR' } },
      fill: async (page) => {
        await proceed(page);
        await page.getByLabel('Street').fill('12 Baker Street');
        await page.getByLabel('City').fill('London');
        await proceed(page);
      },
      button: 'Save',
      unsure: 'Country of residence',
      failed: 'Your country of residence wasn’t saved',
      done: 'Your country of residence was saved',
      asks: 'questionnaireTemplate',
      further: true,
    },
    {
      id: 'an application as an investor',
      scenario: named('qualified-investor-none'),
      fill: fillApplication,
      button: 'Apply',
      again: 'Submit again',
      unsure: 'Compliance tasks',
      failed: 'Your application wasn’t submitted',
      done: 'Your application is in review',
      asks: 'questionnaireTemplate',
      further: true,
    },
  ],
  createSatosQuestionnaire: [
    {
      id: "the custodian's questionnaire",
      scenario: {
        ...named('questionnaire-newquestion'),
        responses: { [endpointName(endpoints.questionnaireTemplate)]: { sections: [ONE_QUESTION] } },
      },
      fill: async (page) => {
        await page.getByRole('button', { name: 'Start questionnaire' }).click();
        await page.getByLabel('What do you do?').fill('I teach.');
        await proceed(page);
      },
      button: 'Submit answers',
      again: 'Submit again',
      unsure: 'Questionnaire',
      failed: 'Your answers weren’t submitted',
      done: 'We’re reviewing your answers',
      asks: 'querySatosQuestionnaire',
    },
  ],
  agreementApply: [
    {
      id: 'an agreement',
      scenario: named('client-agreement-outdated'),
      fill: readAgreement,
      button: 'Accept',
      unsure: 'Legal document',
      failed: 'Your choice wasn’t saved',
      done: 'You’ve accepted this document',
      asks: 'questionnaireTemplate',
    },
  ],
  submitKycAnnouncement: [
    {
      id: 'an agreement that is declined',
      scenario: named('client-agreement-none'),
      fill: (page) => page.getByRole('button', { name: 'Decline', exact: true }).click(),
      button: 'Decline the document',
      unsure: 'Legal document',
      failed: 'Your choice wasn’t saved',
      done: 'You’ve declined this document',
      asks: 'questionnaireTemplate',
    },
  ],
  doQuickKyc: [
    {
      id: 'verification by another company',
      scenario: { route: '/auth/kyc', kyc: { quickKyc: true } },
      fill: (page) => page.getByRole('region', { name: 'A faster way' }).getByRole('checkbox').check(),
      button: 'Verify without a document',
      unsure: 'Verify without a document',
      failed: 'Your request to verify without a document wasn’t submitted',
      done: 'Submitted',
      asks: 'kycInfo',
    },
  ],
  transferVerify: [
    {
      id: 'a transfer',
      scenario: scenario('risk-transfer-source-pass'),
      fill: async () => undefined,
      button: operation('transfer-source').button,
      unsure: 'Identity transfer',
      failed: 'Your confirmation of the identity transfer wasn’t saved',
      done: operation('transfer-source').done,
      asks: 'transferStatus',
    },
  ],
};

test.use({ viewport: { width: 375, height: 812 } });

const TABLE = (Object.entries(ROWS) as [EndpointKey, readonly Row[]][]).flatMap(([key, rows]) =>
  rows.map((row) => ({ key, endpoint: endpoints[key] as Endpoint, ...row })),
);
/** Resending does no harm, so only the unit tests have it. */
const HARMLESS: readonly EndpointKey[] = ['tagMember'];

test('every call that submits something is in the table', () => {
  const submitting = (Object.entries(endpoints) as [EndpointKey, Endpoint][]).filter(([, { submits }]) => submits);
  expect([...Object.keys(ROWS), ...HARMLESS].sort()).toEqual(submitting.map(([key]) => key).sort());
});

async function wireOf(page: Page, { endpoint, asks }: (typeof TABLE)[number]) {
  const wire = {
    /** Whether nothing is answered after the next call. */
    loses: false,
    /** Questions about the state that are still answered while `cuts`. */
    answers: 0,
    /** Whether all other calls are cut. */
    cuts: false,
    posts: 0,
  };
  const asked = endpoints[asks as EndpointKey].path;
  await page.route(
    (url) => url.hostname.startsWith('api2.'),
    async (route) => {
      const path = new URL(route.request().url()).pathname;
      if (path === endpoint.path) {
        wire.posts += 1;
        wire.cuts = wire.loses;
        return route.continue();
      }
      if (!wire.cuts) return route.continue();
      if (path === asked && wire.answers > 0) {
        wire.answers -= 1;
        return route.continue();
      }
      return route.abort();
    },
  );
  return wire;
}

/** Focused, completely in the window, and uncovered. */
async function expectInSight(page: Page): Promise<void> {
  const outcome = page.locator('[data-outcome]');
  await expect(outcome).toBeFocused();
  await expect(outcome).toBeInViewport({ ratio: 1 });
  const covered = await outcome.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const points = [top + 2, (top + bottom) / 2, bottom - 2].map((y) =>
      document.elementFromPoint((left + right) / 2, y),
    );
    return points.filter((point) => !element.contains(point)).length;
  });
  expect(covered).toBe(0);
}

for (const row of TABLE) {
  test(`${row.key}, ${row.id}: one fault of each kind`, whole(row.further === true), async ({ harness, page }) => {
    const endpoint = endpointName(row.endpoint);
    const main = page.getByRole('main');
    const says = (text: string) => main.getByText(text, { exact: true });
    const button = main.getByRole('button', { name: row.button, exact: true });
    const again = main.getByRole('button', { name: row.again ?? row.button, exact: true });
    await harness.open({
      language: 'en',
      ...row.scenario,
      faults: [
        { endpoint, kind: 'http', status: 500, times: 1 },
        { endpoint, kind: 'envelope', ret_code: 10_007, times: 1 },
        // Processed, but the answer breaks off.
        { endpoint, kind: 'malformed', times: 1 },
      ],
    });
    const wire = await wireOf(page, row);
    await row.fill(page);

    await button.click();
    await expect(says(row.failed)).toBeVisible();
    await expectInSight(page);
    expect(wire.posts).toBe(1);

    await again.click();
    await expect(page.getByText('Sign in', { exact: true }).first()).toBeVisible();
    expect(wire.posts).toBe(2);
    await expectInSight(page);

    wire.loses = true;
    await again.click();
    await expect(says(`${row.unsure}: we couldn’t confirm your request`)).toBeVisible();
    await expect(main.getByText('your request may have gone through')).toBeVisible();
    await expectInSight(page);
    const ask = main.getByRole('button', { name: 'Check status', exact: true });
    await ask.click();
    await expect(says(`${row.unsure}: we couldn’t confirm your request`)).toBeVisible();
    await expect(again).toHaveCount(0);
    expect(wire.posts).toBe(3);

    wire.answers = 1;
    await ask.click();
    await expect(main.getByText(row.done).first()).toBeVisible();
    await harness.ready();
    await expect(main.getByText(row.done).first()).toBeVisible();
    expect(wire.posts).toBe(3);
  });
}

/** The fields are some steps back while the change is in doubt. */
const LOCKED = [
  { id: 'a number', back: 2, ends: 'asks', field: (page: Page) => page.getByLabel('First name') },
  {
    id: 'an application as an investor',
    back: 0,
    ends: 'asks',
    field: (page: Page) => page.getByLabel('Supporting document'),
    further: true,
  },
  {
    id: 'a questionnaire',
    back: 4,
    ends: 'reloads',
    field: (page: Page) => page.getByRole('radio', { name: 'Student', exact: true }),
  },
  { id: 'a test', back: 5, ends: 'asks', field: (page: Page) => page.getByRole('radio').first() },
] as const;

for (const { id, back, ends, field, ...rest } of LOCKED) {
  const locks = `${id}: its answers are locked while it is unknown whether they have arrived`;
  test(locks, whole('further' in rest), async ({ harness, page }) => {
    const row = TABLE.find((one) => one.id === id);
    if (!row) throw new Error(`There is no row ${id}`);
    // Processed, but the answer breaks off.
    const faults = [{ endpoint: endpointName(row.endpoint), kind: 'malformed', times: 1 }] as const;
    await harness.open({ language: 'en', ...row.scenario, faults: [...faults] });
    const wire = await wireOf(page, row);
    await row.fill(page);
    wire.loses = true;
    const main = page.getByRole('main');
    const isLocked = main.getByText('You can change what you entered once we know whether your request went through.');
    await main.getByRole('button', { name: row.button, exact: true }).click();
    await expect(isLocked).toBeVisible();
    for (const change of await main.getByRole('button', { name: /^Change/ }).all()) await expect(change).toBeDisabled();
    for (let step = 1; step <= back; step += 1) {
      const { href } = new URL(page.url());
      await page.goBack();
      await expect(page).not.toHaveURL(href);
      await expect(isLocked).toBeVisible();
    }
    await expect(field(page)).toBeDisabled();
    if (back > 0) await proceed(page);
    wire.cuts = false;
    if (ends === 'asks') await main.getByRole('button', { name: 'Check status', exact: true }).click();
    else await page.reload();
    await expect(main.getByText(row.done).first()).toBeVisible();
    expect(wire.posts).toBe(1);
  });
}

/** Forms whose input the browser keeps, and the toast on the next screen. */
const DRAFTS = {
  'new details of a document': 'Your new document details were submitted',
  'a number': 'Your number was submitted for verification',
  'a questionnaire': 'Your answers were submitted',
  "the custodian's questionnaire": 'Your answers were submitted',
  'a test': 'Your test was submitted',
  'a proof of address': 'Your proof of address was submitted',
  'a residence': 'Your country of residence was saved',
  'an application as an investor': 'Your application was submitted',
};

for (const [id, says] of Object.entries(DRAFTS)) {
  const removes = `${id}: the server accepts after the member has left, and the draft is gone with its files`;
  test(removes, whole(id !== 'a proof of address'), async ({ harness, page }) => {
    const row = TABLE.find((one) => one.id === id);
    if (!row) throw new Error(`There is no row ${id}`);
    let answer = () => {};
    const left = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const isSent = page.waitForRequest(
      (request) => request.url().endsWith(row.endpoint.path) && request.method() === 'POST',
    );
    await page.route(`**${row.endpoint.path}`, async (route) => {
      await left;
      await route.continue();
    });
    await harness.open({ language: 'en', ...row.scenario });
    await row.fill(page);
    await page.getByRole('main').getByRole('button', { name: row.button, exact: true }).click();
    await isSent;
    await page.getByRole('link', { name: 'Verification', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Identity verification');
    await expect.poll(async () => (await storedDrafts(page)).length).toBe(1);
    answer();
    await expect(page.locator('li[data-icon]').filter({ hasText: says })).toBeVisible();
    await expect.poll(() => storedDrafts(page)).toEqual([]);
  });
}

for (const id of ['a residence', 'a questionnaire', 'a test']) {
  const says = `${id}: refused while the member looks at an earlier screen, it says so there`;
  test(says, whole(id !== 'a residence'), async ({ harness, page }) => {
    const row = TABLE.find((one) => one.id === id);
    if (!row) throw new Error(`There is no row ${id}`);
    const faults = [{ endpoint: endpointName(row.endpoint), kind: 'envelope', ret_code: 50_001, times: 1 }] as const;
    await harness.open({ language: 'en', ...row.scenario, faults: [...faults] });
    let answer = () => {};
    const isBack = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**${row.endpoint.path}`, async (route) => {
      await isBack;
      await route.continue();
    });
    await row.fill(page);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: row.button, exact: true }).click();
    await page.goBack();
    await expect(page).not.toHaveURL(/step=check/);
    answer();
    await expectInSight(page);
    await expect(main.getByText(row.failed, { exact: true })).toBeVisible();
    await proceed(page);
    await main.getByRole('button', { name: row.again ?? row.button, exact: true }).click();
    await expect(main.getByText(row.done).first()).toBeVisible();
  });
}

const TEMPLATES = TABLE.filter(({ key }) => key === 'submitQuestionnaire' || key === 'createSatosQuestionnaire');

/** One form that uses `submit-template.ts`, as most do, and the questionnaire with its own call. */
const REPLACED_HERE = ['a proof of address', "the custodian's questionnaire"];

for (const row of TEMPLATES) {
  const reloads = `${row.id}: a template that was replaced in the meantime is loaded again, and keeps the answers`;
  test(reloads, whole(!REPLACED_HERE.includes(row.id)), async ({ harness, page }) => {
    const main = page.getByRole('main');
    await harness.open({ language: 'en', ...row.scenario });
    await row.fill(page);
    const template = endpointName(endpoints.questionnaireTemplate);
    await harness.api('PATCH', '/scenario', {
      responses: { [template]: { ...(row.scenario.responses?.[template] as object | undefined), version: 'next' } },
      // The refusal of answers to an old version.
      faults: [{ endpoint: endpointName(row.endpoint), kind: 'envelope', ret_code: 10_001, times: 1 }],
    });
    await main.getByRole('button', { name: row.button, exact: true }).click();
    await expect(main.getByText('We’ve updated this page since you opened it')).toBeVisible();
    await harness.ready();
    await main.getByRole('button', { name: row.again ?? row.button, exact: true }).click();
    await expect(main.getByText(row.done).first()).toBeVisible();
    const [first, second, ...more] = (await harness.requests(endpointName(row.endpoint))).map(({ body }) => body);
    expect(more).toEqual([]);
    const { version, answers } = second as { version?: string; answers: unknown };
    expect(answers).toEqual((first as { answers: unknown }).answers);
    if (row.key === 'submitQuestionnaire') expect(version).toBe('next');
  });
}
