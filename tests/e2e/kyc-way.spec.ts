import { expect, isolatedTest, test } from './harness';
import { AT_CONSENT, atVendor, chooseDocument, consent, KYC_INFO, passport, start, TOKEN, title } from './kyc';

test.describe('the progress of a verification is kept', () => {
  test('on a reload: after the consent the flow of the vendor continues with a new token, and the result stays; the back button shows the review, not a second run', async ({
    harness,
    page,
  }) => {
    await start(harness, { query: AT_CONSENT, vendor: { outcome: 'pending' } });
    await consent(page);
    await atVendor(page, 'PROVIDER_SUMSUB');
    await page.reload();
    await consent(page);
    await (await atVendor(page, 'PROVIDER_SUMSUB')).getByRole('button', { name: 'Submit, stay in review' }).click();
    await expect(title(page, 'In review')).toBeVisible();
    const tokens = (await harness.requests(TOKEN)).length;
    expect(tokens).toBe(2);
    await page.goBack();
    await expect(title(page, 'Level 1 is in review')).toBeVisible();
    await page.goForward();
    await expect(title(page, 'In review')).toBeVisible();
    await page.reload();
    await expect(title(page, 'In review')).toBeVisible();
    expect(await harness.requests(TOKEN)).toHaveLength(tokens);
  });

  test('on the back button: the choice is as it was, without the consent, and can be sent again', async ({
    harness,
    page,
  }) => {
    await start(harness, { kyc: { provider: 'PROVIDER_JUMIO' } });
    await chooseDocument(page);
    await atVendor(page, 'PROVIDER_JUMIO');
    await page.goBack();
    await expect(page.getByRole('main').getByText('Passport · ')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^I agree that/ })).not.toBeChecked();
    // One step back each, with its choice.
    await page.goBack();
    await expect(passport(page)).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(page.getByText('Step 1 of 4')).toBeVisible();
    await chooseDocument(page);
    await atVendor(page, 'PROVIDER_JUMIO');
  });

  test('on a double click on Continue: only one run starts', async ({ harness, page }) => {
    await start(harness, { query: AT_CONSENT });
    await page.getByRole('checkbox', { name: /^I agree that/ }).check();
    await page.getByRole('button', { name: 'Continue', exact: true }).dblclick();
    await atVendor(page, 'PROVIDER_SUMSUB');
    expect(await harness.requests(TOKEN)).toHaveLength(1);
    await page.goBack();
    await expect(page.getByText('Step 3 of 4')).toBeVisible();
  });
});

test.describe('the result', () => {
  isolatedTest('is polled with growing intervals, and not while the page is hidden', async ({ harness, page }) => {
    let answers = 0;
    page.on('requestfinished', (request) => {
      if (request.method() === 'POST' && KYC_INFO.endsWith(new URL(request.url()).pathname)) answers += 1;
    });
    await page.clock.install();
    await start(harness, { query: { level: 'LEVEL_1', step: 'result' }, kyc: { steps: { '1': 'PENDING' } } });
    await expect(title(page, 'In review')).toBeVisible();
    const callCount = async () => (await harness.requests(KYC_INFO)).length;
    // Stopped, so that a slow machine uses up no further interval.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await expect.poll(async () => answers === (await callCount())).toBe(true);
    /** Until the page has the last call's answer, from which the next interval counts. */
    const advanceUntil = async (count: number) => {
      await expect
        .poll(
          async () => {
            await page.clock.runFor(100);
            return callCount();
          },
          { intervals: [10] },
        )
        .toBe(count);
      await expect
        .poll(
          async () => {
            await page.clock.runFor(16);
            return answers;
          },
          { intervals: [10] },
        )
        .toBe(count);
      // The page reads the answer without a timer.
      await page.clock.runFor(16);
    };
    let calls = answers + 1;
    await advanceUntil(calls);
    for (const seconds of [2, 3, 5, 8, 13].slice(calls - 1)) {
      await page.clock.runFor((seconds - 1) * 1000);
      expect(await callCount()).toBe(calls);
      calls += 1;
      await advanceUntil(calls);
    }
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.runFor(60_000);
    expect(await callCount()).toBe(calls);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: false });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(callCount).toBe(calls + 1);
  });

  isolatedTest('of a submission that never arrives ends with a message and a new start', async ({ harness, page }) => {
    await page.clock.install();
    await start(harness, { query: { level: 'LEVEL_1', step: 'result' } });
    await expect(title(page, 'Checking your verification status')).toBeVisible();
    for (const seconds of [2, 3, 5, 8, 13, 20]) {
      await page.clock.runFor(seconds * 1000);
      await harness.ready();
    }
    await expect(title(page, 'We haven’t received your documents yet')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Step 1 of 4')).toBeVisible();
  });

  // A redirect vendor replaces the page, so the status comes back with the return address.
  for (const provider of ['PROVIDER_SUMSUB', 'PROVIDER_JUMIO'] as const) {
    test(`of a second try with ${provider} does not show the rejection of the first try as its result`, async ({
      harness,
      page,
    }) => {
      const reason = 'LOW_QUALITY';
      const kyc = { provider, steps: { '1': 'FAILED_AND_CAN_RETRY' }, rejectReason: reason } as const;
      await start(harness, { query: AT_CONSENT, kyc });
      await consent(page);
      const screen = await atVendor(page, provider);
      const state = [{ level: 'LEVEL_1', status: 'FAILED_AND_CAN_RETRY', type: 'INDIVIDUAL' }];
      await harness.api('PATCH', '/scenario', { responses: { [KYC_INFO]: { state } } });
      await screen.getByRole('button', { name: 'Submit, then approve' }).click();
      // Only an embedded vendor reports that the documents have arrived.
      const heading = provider === 'PROVIDER_SUMSUB' ? 'Submitted' : 'Checking your verification status';
      await expect(title(page, heading).first()).toBeVisible();
      await harness.api('PATCH', '/scenario', { responses: { [KYC_INFO]: null } });
    });
  }

  test('is also at the address of the run after the submission, and at no address if the anti-money-laundering check was not passed', async ({
    harness,
    page,
  }) => {
    await harness.show({
      language: 'en',
      route: '/auth/kyc',
      query: { level: 'LEVEL_1', step: 'run' },
      kyc: { steps: { '1': 'PENDING' } },
    });
    await expect(title(page, 'In review')).toBeVisible();
    expect(await harness.requests(TOKEN)).toHaveLength(0);
    const responses = { 'GET /v3/private/kyc/get-aml-result': { result: 'REJECT' } };
    for (const query of [{}, { level: 'LEVEL_1', step: 'run', country: 'TUR', document: 'PASSPORT' }]) {
      await harness.show({ language: 'en', route: '/auth/kyc', query, responses });
      await expect(title(page, 'We need more information from you')).toBeVisible();
      expect(await harness.requests(TOKEN)).toHaveLength(0);
    }
  });

  test('that is a rejection says whether another attempt is possible: a final one links to support, without advice for it', async ({
    harness,
    page,
  }) => {
    const result = { language: 'en', route: '/auth/kyc', query: { level: 'LEVEL_1', step: 'result' } } as const;
    await harness.show({ ...result, kyc: { steps: { '1': 'FAILED_AND_CAN_RETRY' } } });
    await expect(page.getByRole('main')).toContainText('You can try again now');
    await harness.show({ ...result, kyc: { steps: { '1': 'FAILED_AND_CAN_NOT_RETRY' }, rejectReason: 'LOW_QUALITY' } });
    await expect(title(page, 'Your documents weren’t approved')).toBeVisible();
    await expect(page.getByText('We couldn’t read your document')).toBeVisible();
    await expect(page.getByText('Take the photo again')).toHaveCount(0);
    await expect(page.getByText('Good and bad photos')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', /support-form/);
    // A rejection after screening names neither verdict nor document.
    await harness.show({ ...result, kyc: { steps: { '1': 'FAILED_AND_CAN_NOT_RETRY' }, rejectReason: 'PEP' } });
    await expect(title(page, 'We need more information from you')).toBeVisible();
    await expect(page.getByRole('main').locator('[data-tone]')).toHaveAttribute('data-tone', 'warning');
    await expect(page.getByText('weren’t approved')).toHaveCount(0);
  });
});
