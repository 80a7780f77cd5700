import type { Page } from '@playwright/test';
import type { ScenarioInput } from '../../harness/core/scenario';
import { expect, test } from './harness';
import { proceed, title } from './kyc';
import { storedDrafts } from './stored-drafts';
import { named } from './tables/named';

/** An address that skips an answer leads to the screen that asks for it. */

interface Form {
  readonly id: string;
  readonly scenario: ScenarioInput;
  /** Undefined: no step. */
  readonly step: string | undefined;
  readonly title: string;
  /** The step after a card that chooses and continues. Default: none. */
  readonly next?: string;
  /** All that the screen asks for. */
  readonly answer: (page: Page) => Promise<unknown>;
}

const FORMS: readonly Form[] = [
  {
    id: 'proof of address',
    scenario: named('proof-of-address-unsubmit'),
    step: 'paper',
    title: 'Which document shows your address?',
    next: 'document',
    answer: (page) => page.getByRole('button', { name: 'Bank or card statement' }).click(),
  },
  {
    id: 'residence',
    scenario: { route: '/auth/residenceInfo', member: { country: 'GBR' } },
    step: 'address',
    title: 'What’s your address?',
    answer: async (page) => {
      await page.getByLabel('Street').fill('12 Baker Street');
      await page.getByLabel('City').fill('London');
    },
  },
  {
    id: 'update',
    scenario: { route: '/auth/updatekyc', kyc: { steps: { '1': 'SUCCESS' } } },
    step: 'document',
    title: 'Which document is new?',
    next: 'details',
    answer: (page) => page.getByRole('button', { name: /^Passport/ }).click(),
  },
  {
    id: 'number',
    scenario: { route: '/auth/vendor', member: { country: 'NGA' } },
    step: 'details',
    title: 'Enter your details',
    answer: (page) => page.getByLabel('First name').fill('Ada'),
  },
  {
    id: 'questionnaire',
    scenario: named('questionnaire-rfiquestion'),
    step: '1',
    title: 'The transfer',
    answer: async (page) => {
      await page.getByLabel('What was the transfer for?').fill('Rent for March');
      await page.getByRole('radio', { name: 'A business' }).check();
    },
  },
  {
    id: 'test',
    scenario: named('knowledge-test-open'),
    step: undefined,
    title: 'Knowledge test',
    answer: async (page) => {
      await page.getByRole('button', { name: 'Start the test' }).click();
      await page.getByRole('radio').first().check();
    },
  },
];

/** Undefined if the address names none. */
const stepOf = (page: Page) => new URL(page.url()).searchParams.get('step') ?? undefined;

for (const { id, scenario, step, title: heading, next, answer } of FORMS) {
  test(`${id}: an address beyond a missing answer leads to it, and gets that step`, async ({ harness, page }) => {
    await harness.open({ ...scenario, language: 'en', query: { step: 'check' } });
    await expect(title(page, heading)).toBeVisible();
    await expect.poll(() => stepOf(page)).toBe(step);
    const length = await page.evaluate(() => history.length);
    await answer(page);
    // Only 'Continue' or a card leads on, one step each.
    await expect(page.getByRole('heading', { name: 'Check your answers' })).toHaveCount(0);
    if (next) await expect.poll(async () => (await storedDrafts(page)).length).toBeGreaterThan(0);
    await page.reload();
    await harness.ready();
    await expect(page.getByRole('heading', { name: 'Check your answers' })).toHaveCount(0);
    expect(stepOf(page)).toBe(next ?? step ?? '1');
    if (step !== undefined && next === undefined) expect(await page.evaluate(() => history.length)).toBe(length);
  });
}

test('answering the last missing question does not leave the test', async ({ harness, page }) => {
  await harness.open({ ...named('knowledge-test-open'), language: 'en' });
  await page.getByRole('button', { name: 'Start the test' }).click();
  for (let question = 1; question <= 3; question += 1) {
    await expect(page.getByText(`Question ${question} of 4`)).toBeVisible();
    await page.getByRole('radio').first().check();
    await proceed(page);
  }
  await expect.poll(() => stepOf(page)).toBe('4');
  await page.goto(page.url().replace('step=4', 'step=check'));
  await harness.ready();
  await expect.poll(() => stepOf(page)).toBe('4');
  await page.getByRole('radio').first().check();
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible();
  await proceed(page);
  await expect(page.getByRole('button', { name: 'Submit answers' })).toBeVisible();
});

test('on a small phone the keyboard never hides the field that is typed into', async ({ harness, page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await harness.open({ route: '/auth/residenceInfo', query: { step: 'address' } });
  for (const field of await page.getByRole('main').getByRole('textbox').all()) {
    await field.focus();
    // As when Android's keyboard opens and closes.
    await page.setViewportSize({ width: 320, height: 300 });
    await expect
      .poll(() =>
        field.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return element === document.elementFromPoint(x + width / 2, y + height - 2);
        }),
      )
      .toBe(true);
    await page.setViewportSize({ width: 320, height: 568 });
  }
});
