import type { Page } from '@playwright/test';
import { consent, proceed } from './kyc';

const BILL = { name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(100, 1) };

/** Relative to the mock's clock. */
const ISSUED = { day: '15', month: '11', year: '2026' };

/** The date on the document. */
export async function fillDateOfIssue(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Day' }).fill(ISSUED.day);
  await page.getByRole('textbox', { name: 'Month' }).fill(ISSUED.month);
  await page.getByRole('textbox', { name: 'Year' }).fill(ISSUED.year);
}

/** Up to the check. `file`: the document or its path. */
export async function fillProof(page: Page, file?: typeof BILL | string): Promise<void> {
  await fillProofAnswers(page, file);
  await consent(page);
}

/** Up to the consent. */
export async function fillProofAnswers(page: Page, file: typeof BILL | string = BILL): Promise<void> {
  await page.getByRole('button', { name: 'Bank or card statement' }).click();
  await fillDateOfIssue(page);
  await page.getByLabel('Photo or file of your document').setInputFiles(file);
  await proceed(page);
  await page.getByLabel('Street, house number and flat').fill('12 Harbour Road');
  await page.getByLabel('Town or city').fill('Pune');
  await proceed(page);
}
