import { expect, isolatedTest as test } from './harness';
import { atVendor, chooseDocument, KYC_INFO, start, TOKEN, title } from './kyc';

test.describe('the way is not lost', () => {
  test('by a reload at each step: the vendor runs on with a fresh token, the result stays', async ({
    harness,
    page,
  }) => {
    await start(harness, { vendor: { outcome: 'pending' } });
    await chooseDocument(page);
    await atVendor(page, 'PROVIDER_SUMSUB');
    await page.reload();
    await (await atVendor(page, 'PROVIDER_SUMSUB')).getByRole('button', { name: 'Submit, stay in review' }).click();
    await expect(title(page, 'We are checking what you sent')).toBeVisible();
    const tokens = (await harness.requests(TOKEN)).length;
    expect(tokens).toBe(2);
    await page.reload();
    await expect(title(page, 'We are checking what you sent')).toBeVisible();
    expect(await harness.requests(TOKEN)).toHaveLength(tokens);
  });

  test('by the back button: from the vendor to the choice as it was, and on again', async ({ harness, page }) => {
    await start(harness, { kyc: { provider: 'PROVIDER_JUMIO' } });
    await chooseDocument(page);
    await atVendor(page, 'PROVIDER_JUMIO');
    await page.goBack();
    await expect(page.getByRole('radio', { name: /Passport/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /I agree that my document/ })).not.toBeChecked();
    await chooseDocument(page);
    await atVendor(page, 'PROVIDER_JUMIO');
  });

  test('by the back button after the submission: no second run', async ({ harness, page }) => {
    await start(harness, { vendor: { outcome: 'pending' } });
    await chooseDocument(page);
    await (await atVendor(page, 'PROVIDER_SUMSUB')).getByRole('button', { name: 'Submit, stay in review' }).click();
    await expect(title(page, 'We are checking what you sent')).toBeVisible();
    await page.goBack();
    await expect(title(page, 'Level 1 is in review')).toBeVisible();
  });

  test('by a page that was thrown away after the submission: its address leads to the result', async ({
    harness,
    page,
  }) => {
    await start(harness, { query: { level: 'LEVEL_1', step: 'run' }, kyc: { steps: { '1': 'PENDING' } } });
    await expect(title(page, 'We are checking what you sent')).toBeVisible();
    expect(await harness.requests(TOKEN)).toHaveLength(0);
  });

  test('by a double click: one run', async ({ harness, page }) => {
    await start(harness);
    await page.getByRole('radio', { name: /Passport/ }).check();
    await page.getByRole('checkbox', { name: /I agree that my document/ }).check();
    await page.getByRole('button', { name: 'Continue', exact: true }).dblclick();
    await atVendor(page, 'PROVIDER_SUMSUB');
    expect(await harness.requests(TOKEN)).toHaveLength(1);
    await page.goBack();
    await expect(page.getByRole('radio', { name: /Passport/ })).toBeChecked();
  });
});

test.describe('the result', () => {
  test('is asked for with growing pauses, and not while nobody looks', async ({ harness, page }) => {
    await page.clock.install();
    await start(harness, { query: { level: 'LEVEL_1', step: 'result' }, kyc: { steps: { '1': 'PENDING' } } });
    await expect(title(page, 'We are checking what you sent')).toBeVisible();
    const asked = async () => (await harness.requests(KYC_INFO)).length;
    expect(await asked()).toBe(1);
    for (const [seconds, calls] of [
      [1, 1],
      [1, 2],
      [3, 3],
      [4, 3],
      [1, 4],
      [8, 5],
    ] as const) {
      await page.clock.runFor(seconds * 1000);
      await harness.ready();
      await expect.poll(asked).toBe(calls);
    }
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.runFor(60_000);
    expect(await asked()).toBe(5);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: false });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(asked).toBe(6);
  });

  test('of a submission that never arrived says so, and offers another start', async ({ harness, page }) => {
    await page.clock.install();
    await start(harness, { query: { level: 'LEVEL_1', step: 'result' } });
    await expect(title(page, 'We are checking what you sent')).toBeVisible();
    for (const seconds of [2, 3, 5, 8, 13, 20]) {
      await page.clock.runFor(seconds * 1000);
      await harness.ready();
    }
    await expect(title(page, 'We have not received anything yet')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('radio', { name: /Passport/ })).toBeVisible();
  });

  test('of a second try is not the rejection of the first', async ({ harness, page }) => {
    const reason = 'LOW_QUALITY';
    await start(harness, { kyc: { steps: { '1': 'FAILED_AND_CAN_RETRY' }, rejectReason: reason } });
    await expect(title(page, 'Why the last attempt was not accepted')).toBeVisible();
    await chooseDocument(page);
    const screen = await atVendor(page, 'PROVIDER_SUMSUB');
    await harness.api('PATCH', '/scenario', {
      responses: { [KYC_INFO]: { state: [{ level: 'LEVEL_1', status: 'FAILED_AND_CAN_RETRY', type: 'INDIVIDUAL' }] } },
    });
    await screen.getByRole('button', { name: 'Submit, then approve' }).click();
    await expect(title(page, 'We are checking what you sent')).toBeVisible();
    await harness.api('PATCH', '/scenario', { responses: { [KYC_INFO]: null } });
  });

  test('that is final leads to support', async ({ harness, page }) => {
    await start(harness, {
      query: { level: 'LEVEL_1', step: 'result' },
      kyc: { steps: { '1': 'FAILED_AND_CAN_NOT_RETRY' }, rejectReason: 'FORGERY' },
    });
    await expect(title(page, 'We could not accept what you sent')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', /support-form/);
  });
});
