import type { Page } from '@playwright/test';
import { expect, test } from './harness';
import { consent, fillNumber, KYC_INFO, proceed, TOKEN } from './kyc';
import { largeFile, TOO_LARGE } from './large-file';
import { phonePhoto } from './photo';
import { fillDateOfIssue } from './proof';
import { named } from './tables/named';
import { PROOF_ROWS } from './tables/proof-of-address';

const SUBMIT = 'POST /v3/private/kyc/submit-questionnaire';
const file = (name: string, bytes = 2000, mimeType = 'application/pdf') => ({
  name,
  mimeType,
  buffer: Buffer.alloc(bytes, 1),
});

interface SentProof {
  readonly templateCode: string;
  readonly answers: { questionId: string; values: string[]; files: { name: string; data: string }[] }[];
}

/** Up to the check, or without consent one step less. */
async function fill(page: Page, pages = [file('statement.pdf')], agrees = true): Promise<void> {
  await page.getByRole('button', { name: 'Bank or card statement' }).click();
  for (const [index, one] of pages.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add another page' }).click();
    await page.getByLabel(index === 0 ? 'Photo or file of your document' : `File ${index + 1}`).setInputFiles(one);
  }
  await fillDateOfIssue(page);
  await proceed(page);
  // Forms follow the market: Hong Kong has districts and no house numbers.
  await page.getByLabel(/^Street|^Flat/).fill('12 Harbour Road');
  await page.locator('input[name="city"]').fill('Pune');
  await proceed(page);
  if (agrees) await consent(page);
}

test('each status shows its heading, and the form where a proof can be sent; an accepted proof can be replaced', async ({
  harness,
  page,
}) => {
  for (const { id, heading, hasForm } of PROOF_ROWS) {
    await test.step(id, async () => {
      await harness.show(named(id));
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Bank or card statement' })).toHaveCount(hasForm ? 1 : 0);
    });
  }
  await harness.show(named('proof-of-address-approved'));
  await page.getByRole('button', { name: 'Submit a new document' }).click();
  await expect(page.getByRole('button', { name: 'Bank or card statement' })).toBeVisible();
});

test('a photo is sent without the device and the position that its camera wrote, and stays upright', async ({
  harness,
  page,
}) => {
  /** Whether the browser finds a device and a position, and how it shows the photo. */
  const facts = async (bytes: Buffer) => {
    const text = bytes.toString('latin1');
    const size = await page.evaluate(async (base64) => {
      const photo = await (await fetch(`data:image/jpeg;base64,${base64}`)).blob();
      const { width, height } = await createImageBitmap(photo);
      return [width, height];
    }, bytes.toString('base64'));
    // The tag of the position's directory.
    return { device: text.includes('Pixel'), position: text.includes('\x88\x25'), size };
  };
  const photo = phonePhoto();
  await harness.open(named('proof-of-address-unsubmit'));
  await fill(page, [photo]);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByRole('heading', { name: 'In review' })).toBeVisible();
  const { answers = [] } = ((await harness.requests(SUBMIT)).at(-1)?.body ?? {}) as Partial<SentProof>;
  const [sent] = answers.flatMap(({ files }) => files);
  expect(sent?.name).toBe('bill.jpg');
  await page.goto('about:blank');
  expect(await facts(photo.buffer)).toEqual({ device: true, position: true, size: [16, 24] });
  expect(await facts(Buffer.from(sent?.data ?? '', 'base64'))).toEqual({
    device: false,
    position: false,
    size: [16, 24],
  });
});

test('an upload that fails keeps the input; then a double click sends files and address once', async ({
  harness,
  page,
}) => {
  await harness.open({
    ...named('proof-of-address-unsubmit'),
    faults: [{ endpoint: SUBMIT, kind: 'network', times: 1 }],
  });
  await fill(page, [file('statement.pdf'), file('page-2.png', 500, 'image/png')]);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByRole('heading', { name: 'Your proof of address wasn’t submitted' })).toBeVisible();
  await expect(page.getByText('statement.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Submit again' }).dblclick();
  await expect(page.getByRole('heading', { name: 'In review' })).toBeVisible();
  const calls = await harness.requests(SUBMIT);
  expect(calls.map(({ fault }) => fault)).toEqual(['network', null]);
  const body = calls.at(-1)?.body as SentProof | undefined;
  const { templateCode, answers = [] } = body ?? {};
  expect(templateCode).toBe('POA');
  expect(answers.find(({ questionId }) => questionId === 'street')?.values).toEqual(['12 Harbour Road']);
  const files = answers.find(({ questionId }) => questionId === 'document')?.files;
  expect(files?.map(({ name, data }) => [name, Buffer.from(data, 'base64').length])).toEqual([
    ['statement.pdf', 2000],
    ['page-2.png', 500],
  ]);
});

test('missing answers and files that are too large or of a wrong type show errors, and nothing is sent', async ({
  harness,
  page,
}, testInfo) => {
  await harness.open(named('proof-of-address-unsubmit'));
  await page.getByRole('button', { name: 'Bank or card statement' }).click();
  await proceed(page);
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
  const input = page.getByLabel('Photo or file of your document');
  await input.setInputFiles(await largeFile(testInfo, 'huge.pdf', TOO_LARGE));
  await expect(page.getByText('This file is too large')).toBeVisible();
  await input.setInputFiles(file('notes.txt', 10, 'text/plain'));
  await expect(page.getByText('This type of file isn’t supported')).toBeVisible();
  // The message is about the other file.
  await input.setInputFiles(file('bill.pdf'));
  await input.setInputFiles(file('notes.txt', 10, 'text/plain'));
  await expect(page.getByText('\u2068notes.txt\u2069 · This type of file isn’t supported')).toBeVisible();
  await expect(page.getByText('bill.pdf', { exact: true })).toBeVisible();
  expect(await harness.requests(SUBMIT)).toHaveLength(0);
});

test('in Hong Kong the form can be sent only with the agreement, which is sent too', async ({ harness, page }) => {
  await harness.open({
    site: 'HKG',
    language: 'en',
    route: '/auth/updatePOA',
    kyc: { display: { displayHkgPoaAgreement: true } },
  });
  await fill(page, undefined, false);
  await proceed(page);
  await expect(page.getByText('Tick the box to continue.').first()).toBeVisible();
  await consent(page);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByRole('heading', { name: 'In review' })).toBeVisible();
  const calls = await harness.requests('POST /v3/private/kyc/submit-kyc-announcement');
  expect(calls.map(({ body }) => body)).toEqual([{ announcement: 'HKG_POA_AGREEMENT', accepted: true }]);
});

test('a residence is shown for review before it is saved, and is saved once', async ({ harness, page }) => {
  await harness.open(named('residence'));
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await proceed(page);
  await page.getByLabel('Street, house number and flat').fill('12 Harbour Road');
  await page.getByLabel('Town or city').fill('Pune');
  await proceed(page);
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused();
  await page.getByRole('button', { name: 'Change: Country of residence' }).click();
  await proceed(page);
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Your country of residence was saved' })).toBeVisible();
  const calls = await harness.requests(SUBMIT);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toMatchObject({ templateCode: 'RESIDENCE' });
});

test('a member can verify by number in a country that has one, and a double click sends it once, after the kyc token and the name of the flow', async ({
  harness,
  page,
}) => {
  await harness.open(named('non-document'));
  await fillNumber(page, 'dblclick');
  await expect(page.getByRole('heading', { name: 'Approved' })).toBeVisible();
  const calls = await harness.requests('POST /v1/kyc/identity');
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toMatchObject({
    documentType: 'BVN',
    country: 'NGA',
    documentNumber: '12345678901',
    dateOfBirth: '1990-04-12',
  });
  const [kycToken] = (await harness.requests(KYC_INFO)).map(
    ({ response }) => (response as { result: { kycToken: string } }).result.kycToken,
  );
  expect(kycToken).toMatch(/./);
  const [token] = await harness.requests(TOKEN);
  expect(token?.body).toMatchObject({ flowName: 'Level1_web', kycToken });
});

test('a member with only one name is asked for a name, not for a last name', async ({ harness, page }) => {
  await harness.open(named('non-document'));
  await proceed(page);
  await page.getByRole('checkbox', { name: 'I have only one name' }).check();
  await proceed(page);
  await expect(page.getByRole('main')).toContainText('Enter your name.');
  await expect(page.getByText('Enter your last name.')).toHaveCount(0);
});

test('in a country without verification by number the page links to verification with a document', async ({
  harness,
  page,
}) => {
  await harness.open(named('non-document-not-offered'));
  await expect(page.getByRole('heading', { name: 'You need a document to verify in this country' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Verify with a document' })).toHaveAttribute(
    'href',
    /auth\/kyc\?level=LEVEL_1$/,
  );
});
