import type { Page } from '@playwright/test';
import { consent, proceed } from './kyc';

const BILL = { name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(100, 1) };

/** Answers everything that the proof of address asks for, up to the check of the answers. `file`: the document, or its path. */
export async function fillProof(page: Page, file?: typeof BILL | string): Promise<void> {
  await fillProofAnswers(page, file);
  await consent(page);
}

/** The same, up to the consent. */
export async function fillProofAnswers(page: Page, file: typeof BILL | string = BILL): Promise<void> {
  await page.getByRole('button', { name: 'Bank or card statement' }).click();
  const day = new Date(Date.now() - 5 * 86_400_000);
  await page.getByRole('textbox', { name: 'Day' }).fill(String(day.getUTCDate()));
  await page.getByRole('textbox', { name: 'Month' }).fill(String(day.getUTCMonth() + 1));
  await page.getByRole('textbox', { name: 'Year' }).fill(String(day.getUTCFullYear()));
  await page.getByLabel('Photo or file of your document').setInputFiles(file);
  await proceed(page);
  await page.getByLabel('Street, house number and flat').fill('12 Harbour Road');
  await page.getByLabel('Town or city').fill('Pune');
  await proceed(page);
}
