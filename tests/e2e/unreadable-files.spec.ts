import { rm, writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import { expect, test } from './harness';
import { proceed } from './kyc';
import { fillProof } from './proof';
import { named } from './tables/named';

/** The file was moved after its choice: what each form says. */

const SUBMIT = 'POST /v3/private/kyc/submit-questionnaire';

interface Form {
  readonly scenario: string;
  readonly field: string;
  /** Up to the button that submits. */
  readonly fill: (page: Page, path: string) => Promise<void>;
  readonly submit: string;
  /** After the file was chosen again. */
  readonly resume: (page: Page) => Promise<void>;
  readonly done: string;
}

const FORMS: readonly Form[] = [
  {
    scenario: 'proof-of-address-unsubmit',
    field: 'Photo or file of your document',
    fill: fillProof,
    submit: 'Submit for review',
    resume: proceed,
    done: 'In review',
  },
  {
    scenario: 'qualified-investor-none',
    field: 'Supporting document',
    fill: async (page, path) => {
      await page.getByRole('radio', { name: /Net assets/ }).check();
      await page.getByLabel('Supporting document').setInputFiles(path);
      await page.getByRole('checkbox').check();
    },
    submit: 'Apply',
    resume: async () => undefined,
    done: 'Your application is in review',
  },
  {
    scenario: 'questionnaire-rfiquestion',
    field: 'A document about the transfer',
    fill: async (page, path) => {
      await page.getByRole('button', { name: 'Start questionnaire' }).click();
      await page.getByLabel('What was the transfer for?').fill('Rent for March');
      await page.getByRole('radio', { name: 'A business' }).check();
      await page.getByLabel('A document about the transfer').setInputFiles(path);
      await proceed(page);
      await page.getByRole('checkbox').check();
      await proceed(page);
    },
    submit: 'Submit answers',
    resume: proceed,
    done: 'We’re reviewing your answers',
  },
];

async function chosenFile(testInfo: TestInfo): Promise<string> {
  const path = testInfo.outputPath('statement.pdf');
  await writeFile(path, '%PDF-1.4 statement');
  return path;
}

for (const { scenario, field, fill, submit, resume, done } of FORMS) {
  test(`${scenario}: a file that was moved is an error at its field, and can be chosen again`, async ({
    harness,
    page,
  }, testInfo) => {
    const path = await chosenFile(testInfo);
    await harness.open({ ...named(scenario), language: 'en' });
    await fill(page, path);
    await rm(path);
    await page.getByRole('button', { name: submit }).click();
    const link = page.getByRole('alert').getByRole('link', { name: 'we couldn’t open “statement.pdf”' });
    await expect(link).toBeVisible();
    await link.click();
    await expect(page.getByLabel(field)).toBeFocused();
    await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
    expect(await harness.requests(SUBMIT)).toHaveLength(0);
    await chosenFile(testInfo);
    const remove = page.getByRole('button', { name: 'Remove statement.pdf' });
    if (await remove.count()) await remove.click();
    await page.getByLabel(field).setInputFiles(path);
    await expect(link).toBeHidden();
    await resume(page);
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByRole('heading', { name: done })).toBeVisible();
    expect(await harness.requests(SUBMIT)).toHaveLength(1);
  });
}
