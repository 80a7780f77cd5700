import type { Page } from '@playwright/test';
import type { ScenarioInput } from '../../harness/core/scenario';
import { expect, test } from './harness';

/** Values of addresses and storage never become a status, nor stop the page. */

const text = (page: Page) => page.getByRole('main');
/** Only the server knows these. A review's timeline begins with 'Submitted'. */
const CLAIMS = /reviewing|in review|what happens next|you’re verified|approved/i;

test.describe('a status is one that the server has reported', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  const addresses: readonly [what: string, scenario: ScenarioInput][] = [
    ['the result of a document', { route: '/auth/kyc', query: { level: 'LEVEL_1', step: 'result' } }],
    ['the result of a number', { route: '/auth/vendor', query: { step: 'result' } }],
    [
      'the return from a vendor',
      {
        route: '/auth/kyc',
        query: { level: 'LEVEL_1', step: 'return', provider: 'PROVIDER_JUMIO', acquisitionStatus: 'SUCCESS' },
      },
    ],
  ];
  test('at addresses of results and returns, of which the server knows nothing', async ({ harness, page }) => {
    for (const [what, scenario] of addresses) {
      await harness.show({ language: 'en', ...scenario });
      await expect(page.getByRole('heading', { name: 'Checking your verification status' }), what).toBeVisible();
      await expect(text(page), what).not.toHaveText(CLAIMS);
    }
  });

  test('the embedded verification that is said to be over, without a token', async ({ harness, page }) => {
    await harness.open({ language: 'en', route: '/auth/sdk', query: { end: 'submitted' } });
    await expect(page.getByRole('heading', { name: 'Check your verification status' })).toBeVisible();
    await expect(text(page)).not.toHaveText(CLAIMS);
  });

  test('a member of the account area is led back there, which has the status', async ({ harness, page }) => {
    await page.goto(
      await harness.put({ language: 'en', route: '/auth/sdk', query: { end: 'submitted', from: 'web' } }),
    );
    await page.waitForURL('**/auth/personal');
  });
});

test.describe('a text that every object inherits stops no page', () => {
  test('as the code of a vendor', async ({ harness, page }) => {
    for (const [provider, query] of [
      ['PROVIDER_AAI', { signatureId: 's', code: 'constructor' }],
      ['PROVIDER_AAI', { signatureId: 's', code: '__proto__' }],
      ['PROVIDER_JUMIO', { acquisitionStatus: 'ERROR', errorCode: 'toString' }],
    ] as const) {
      await harness.show({
        language: 'en',
        route: '/auth/kyc',
        query: { level: 'LEVEL_1', step: 'return', provider, ...query },
      });
      const interrupted = page.getByRole('heading', { name: 'Your verification was interrupted' });
      await expect(interrupted, JSON.stringify(query)).toBeVisible();
    }
  });

  test('as the mode that a tab remembers', async ({ harness, page }) => {
    // A page without the app shares the tab's storage.
    await page.goto(harness.address('www.harness.localhost', '/nowhere'));
    await page.evaluate(() => sessionStorage.setItem('opened-as', '{"mode":"evil"}'));
    await harness.open({ language: 'en' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Identity verification');
  });
});
