import type { Page } from '@playwright/test';
import type { ScenarioInput } from '../../harness/engine/scenario';
import { type Endpoint, endpointName } from '../../src/api/endpoint';
import { type EndpointKey, endpoints } from '../../src/api/endpoints';
import { whole } from '../whole';
import { operation, scenario } from './account-changes';
import { expect, test } from './harness';
import { fillNumberForm, proceed } from './kyc';
import { fillProof } from './proof';
import { named } from './tables/named';

/**
 * Every call that submits something, in the browser, with one fault of each kind in turn: refused by an error of the server (500), by a
 * session that has ended (10007), and an answer that breaks off while every other call is cut. Then the load after the accepted answer
 * fails. All other combinations are in `tests/unit/changes-that-fail.test.ts`. A new call of this kind needs an entry here, too.
 */
interface Row {
  readonly id: string;
  readonly scenario: ScenarioInput;
  /** Fills in what the act needs, up to the button. */
  readonly fill: (page: Page) => Promise<unknown>;
  readonly button: string | RegExp;
  /** The button after a failure. Default: the same. */
  readonly again?: string;
  /** Title of what is not known after a lost answer. */
  readonly unsure: string;
  /** Heading or text when it was not submitted. */
  readonly failed: string;
  readonly done: string;
  /** The call that tells whether it has arrived; undefined: none does, and pressing the button sends it again. */
  readonly asks: EndpointKey | undefined;
  /** Whether `npm test` leaves it out: a form around the same call, whose row before it goes through the same code. */
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
  await page.getByRole('region', { name: 'Client agreement' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeEnabled();
}

async function fillApplication(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Net assets/ }).check();
  const statement = { name: 'statement.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(100, 1) };
  await page.getByLabel('Supporting document').setInputFiles(statement);
  await check(page);
}

/** Answers every question of the account's questionnaire. */
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
      failed: 'We couldn’t update your document',
      done: update.done,
      asks: 'kycInfo',
    },
    {
      id: 'a number',
      scenario: { route: '/auth/vendor', member: { country: 'NGA' }, vendor: { outcome: 'pending' } },
      fill: fillNumberForm,
      button: 'Submit details',
      unsure: 'Verify without a document',
      failed: 'Your details weren’t submitted',
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
      failed: 'Your answers weren’t submitted',
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
      unsure: 'Update proof of address',
      failed: 'Your document wasn’t submitted',
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
      unsure: 'Agreement',
      failed: 'Your choice wasn’t saved',
      done: 'You’ve accepted this agreement',
      asks: 'questionnaireTemplate',
    },
  ],
  submitKycAnnouncement: [
    {
      id: 'an agreement that is declined',
      scenario: named('client-agreement-none'),
      fill: (page) => page.getByRole('button', { name: 'Decline', exact: true }).click(),
      button: 'Decline the agreement',
      unsure: 'Agreement',
      failed: 'Your choice wasn’t saved',
      done: 'You’ve declined this agreement',
      asks: 'questionnaireTemplate',
    },
  ],
  doQuickKyc: [
    {
      id: 'verification by another company',
      scenario: { route: '/auth/kyc', kyc: { quickKyc: true } },
      fill: (page) => page.getByRole('region', { name: 'A faster way' }).getByRole('checkbox').check(),
      button: 'Verify without a document',
      unsure: 'Verify with a document',
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
      failed: 'The identity transfer wasn’t confirmed',
      done: operation('transfer-source').done,
      asks: 'transferStatus',
    },
  ],
};

const TABLE = (Object.entries(ROWS) as [EndpointKey, readonly Row[]][]).flatMap(([key, rows]) =>
  rows.map((row) => ({ key, endpoint: endpoints[key] as Endpoint, ...row })),
);
/** Not in this table, because sending it again does no harm: it is in the table of the unit tests alone. */
const HARMLESS: readonly EndpointKey[] = ['tagMember'];

test('every call that submits something is in the table', () => {
  const submitting = (Object.entries(endpoints) as [EndpointKey, Endpoint][]).filter(([, { submits }]) => submits);
  expect([...Object.keys(ROWS), ...HARMLESS].sort()).toEqual(submitting.map(([key]) => key).sort());
});

/** Decides what happens to the calls of a page. */
async function wireOf(page: Page, { endpoint, asks }: (typeof TABLE)[number]) {
  const wire = {
    /** Whether nothing else is answered from the next call on. */
    loses: false,
    /** How many more questions about the standing are answered while `cuts`. */
    answers: 0,
    /** Whether every other call is cut. */
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
        // The server has processed it, and its answer breaks off.
        { endpoint, kind: 'malformed', times: 1 },
      ],
    });
    const wire = await wireOf(page, row);
    await row.fill(page);

    await button.click();
    await expect(says(row.failed)).toBeVisible();
    expect(wire.posts).toBe(1);

    await again.click();
    // Beside the button, or in a message.
    await expect(page.getByText('Sign in', { exact: true }).first()).toBeVisible();
    expect(wire.posts).toBe(2);

    wire.loses = true;
    await again.click();
    await expect(says(`${row.unsure}: we couldn’t confirm your request`)).toBeVisible();
    await expect(main.getByText('your request may have gone through')).toBeVisible();
    const ask = main.getByRole('button', { name: 'Check status', exact: true });
    await ask.click();
    await expect(says(`${row.unsure}: we couldn’t confirm your request`)).toBeVisible();
    await expect(again).toHaveCount(0);
    expect(wire.posts).toBe(3);

    // The question is answered, and every load after it fails.
    wire.answers = 1;
    await ask.click();
    await expect(main.getByText(row.done).first()).toBeVisible();
    await harness.ready();
    await expect(main.getByText(row.done).first()).toBeVisible();
    expect(wire.posts).toBe(3);
  });
}

/**
 * Forms whose fields can be reached while their change is in doubt, by so many steps back. Then the member asks for the status, or loads the
 * page again: it says what the server has.
 */
const LOCKED = [
  { id: 'a number', back: 2, ends: 'asks', field: (page: Page) => page.getByLabel('First name') },
  {
    id: 'an application as an investor',
    back: 0,
    ends: 'asks',
    field: (page: Page) => page.getByLabel('Supporting document'),
    further: true,
  },
  // The last step back leads to the introduction's address.
  {
    id: 'a questionnaire',
    back: 4,
    ends: 'reloads',
    field: (page: Page) => page.getByRole('radio', { name: 'Student', exact: true }),
  },
  { id: 'a test', back: 5, ends: 'asks', field: (page: Page) => page.getByRole('radio').first() },
] as const;

for (const { id, back, ends, field, ...rest } of LOCKED) {
  const locks = `${id}: its answers are locked while nobody knows whether they have arrived`;
  test(locks, whole('further' in rest), async ({ harness, page }) => {
    const row = TABLE.find((one) => one.id === id);
    if (!row) throw new Error(`There is no row ${id}`);
    // The server has processed it, and its answer breaks off.
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

/** Each kind of form with several screens. */
for (const id of ['a residence', 'a questionnaire', 'a test']) {
  const says = `${id}: refused while the member looks at an earlier screen, it says so at the check`;
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
    await expect(main.getByText(row.failed, { exact: true })).toBeVisible();
    await main.getByRole('button', { name: row.again ?? row.button, exact: true }).click();
    await expect(main.getByText(row.done).first()).toBeVisible();
  });
}

/** Forms whose questions are a template. */
const TEMPLATES = TABLE.filter(({ key }) => key === 'submitQuestionnaire' || key === 'createSatosQuestionnaire');

/** A form that goes by `submit-template.ts`, as all forms but the questionnaires do, and the questionnaire with a call of its own. */
const REPLACED_HERE = ['a proof of address', "the custodian's questionnaire"];

for (const row of TEMPLATES) {
  const reloads = `${row.id}: a template that was replaced meanwhile is loaded anew, with the answers kept`;
  test(reloads, whole(!REPLACED_HERE.includes(row.id)), async ({ harness, page }) => {
    const main = page.getByRole('main');
    await harness.open({ language: 'en', ...row.scenario });
    await row.fill(page);
    const template = endpointName(endpoints.questionnaireTemplate);
    await harness.api('PATCH', '/scenario', {
      responses: { [template]: { ...(row.scenario.responses?.[template] as object | undefined), version: 'next' } },
      // What a server says to the answers of a former version.
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
    // The custodian's call names no version.
    if (row.key === 'submitQuestionnaire') expect(version).toBe('next');
  });
}
