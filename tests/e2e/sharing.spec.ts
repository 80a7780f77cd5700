import type { Page } from '@playwright/test';
import type { ScenarioInput } from '../../harness/core/scenario';
import { facts } from '../../harness/tools/sweep/checks/facts';
import { whole } from '../whole';
import { violations } from './axe';
import { expect, type Harness, test } from './harness';
import { atVendor, consent, startEmbedded, TOKEN, title } from './kyc';
import { SHARINGS } from './tables/sharings';

/** Where documents, biometrics or a number are sent, the member reads who gets what, and agrees once. */

const BODY = {
  consent: expect.objectContaining({ language: 'en', at: expect.any(Number), version: expect.any(String) }),
};

for (const { name, isFurther, scenario, prepare, heading, says, action, send, carrier, texts, partners } of SHARINGS) {
  test(
    `${name}: nothing is sent without the consent, and its record goes with the call that starts it`,
    whole(isFurther === true),
    async ({ harness, page }) => {
      await harness.open({ language: 'en', ...scenario });
      await prepare?.(page);
      await expect(title(page, heading)).toBeVisible();
      for (const text of says) await expect(page.getByRole('main')).toContainText(text);
      await expect(page.getByText(/: until \d/).first()).toBeVisible();
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(facts.judge(await page.evaluate(facts.look)), `${width} px`).toEqual([]);
      }
      await page.getByRole('button', { name: action, exact: true }).click();
      await expect(page.getByRole('main')).toContainText('Tick the box to continue.');
      expect(await harness.requests(carrier)).toEqual([]);
      await consent(page, action);
      await send?.(page);
      await expect.poll(async () => (await harness.requests(carrier)).length).toBe(1);
      const [sent] = await harness.requests(carrier);
      expect(sent?.body).toMatchObject(BODY);
      expect(sent?.body).toMatchObject({ consent: { texts, partners } });
    },
  );
}

const open = (harness: Harness, scenario: ScenarioInput = {}) =>
  harness.open({
    language: 'en',
    route: '/auth/kyc',
    query: { level: 'LEVEL_1', step: 'consent', country: 'DEU', document: 'PASSPORT' },
    ...scenario,
  });

test('a partner that the consent does not name gets nothing: the member is asked again', async ({ harness, page }) => {
  await open(harness);
  await expect(page.getByRole('main')).toContainText('Our verification partner: ⁦Sumsub⁩');
  await harness.api('PATCH', '/scenario', { kyc: { provider: 'PROVIDER_ONFIDO' } });
  await consent(page);
  await expect(page.getByRole('main')).toContainText('Our verification partner: ⁦Onfido⁩');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  expect(await harness.requests(TOKEN)).toEqual([]);
  await consent(page);
  await atVendor(page, 'PROVIDER_ONFIDO');
});

test('a number goes to no partner that the consent does not name', async ({ harness, page }) => {
  const number = SHARINGS.find(({ name }) => name === 'number');
  await harness.open({ language: 'en', ...number?.scenario });
  await number?.prepare?.(page);
  await consent(page);
  await harness.api('PATCH', '/scenario', { kyc: { provider: 'PROVIDER_ONFIDO' } });
  await page.getByRole('button', { name: 'Submit details' }).click();
  await expect(page.getByRole('main')).toContainText('Our verification partner: ⁦Onfido⁩');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  expect(await harness.requests(TOKEN)).toEqual([]);
});

test('where the server leaves the partner open, or cannot say it, all of them are named', async ({ harness, page }) => {
  const endpoint = 'POST /v3/private/kyc/get-kyc-provider';
  await open(harness, { faults: [{ endpoint, kind: 'http', status: 500 }] });
  await expect(page.getByRole('main')).toContainText('⁦Sumsub⁩, ⁦Jumio⁩, ⁦ADVANCE.AI⁩ or ⁦Onfido⁩');
});

test('the embedded verification asks a member again who has agreed to nothing on this visit', async ({
  harness,
  page,
}) => {
  await harness.open({
    mode: 'sdk',
    language: 'en',
    kyc: { steps: { '1': 'SUCCESS' }, poi: 'DisplayUpdatePOIStatus_Pending' },
  });
  const rejected = { poi: 'DisplayUpdatePOIStatus_Rejected', poiRejectReason: 'document_unreadable' };
  await harness.api('PATCH', '/scenario', { kyc: rejected });
  await page.getByRole('button', { name: 'Retake photo' }).click();
  await expect(title(page, 'Before you share your identity document')).toBeVisible();
  expect(await harness.requests('POST /v1/s1/kyc/integration/access-token')).toEqual([]);
  await startEmbedded(page);
  await atVendor(page, 'PROVIDER_SUMSUB');
});

/** Box, text and button are uncovered in the window. */
async function expectInView(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  const { box, button } = await page.evaluate(() => {
    const bar = document.querySelector('[data-flow-actions]');
    const label = bar?.querySelector('label');
    const action = bar?.querySelector('button');
    if (!label || !action) throw new Error('There is no consent in the action bar');
    const at = (one: Element) => one.getBoundingClientRect().toJSON() as { top: number; bottom: number };
    return { box: at(label), button: at(action) };
  });
  const where = JSON.stringify({ size, box, button });
  expect(box.top, where).toBeGreaterThanOrEqual(0);
  expect(box.bottom, where).toBeLessThanOrEqual(button.top);
  expect(button.bottom, where).toBeLessThanOrEqual(size.height);
}

/** Share of the window below the bar, unscrolled. */
function shareCoveredAtTop(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo(0, 0);
    const bar = document.querySelector('[data-flow-actions]')?.getBoundingClientRect();
    if (!bar) throw new Error('There is no action bar');
    return Math.max(0, innerHeight - bar.top) / innerHeight;
  });
}

const PHONES = [
  { width: 320, height: 568 },
  { width: 375, height: 667 },
  { width: 375, height: 812 },
];
const LANDSCAPE = { width: 812, height: 375 };
/** 1280 × 1024 at 400 % zoom (WCAG 1.4.10): lower than the longest consent. */
const ZOOMED = { width: 320, height: 256 };
const PLACES: readonly (readonly [name: string, scenario: ScenarioInput])[] = [
  [
    'a document',
    { route: '/auth/kyc', query: { level: 'LEVEL_1', step: 'consent', country: 'DEU', document: 'PASSPORT' } },
  ],
  ['the embedded verification', { mode: 'sdk', kyc: { poi: 'DisplayUpdatePOIStatus_Needed' } }],
];

for (const language of ['ar-SA', 'de-DE', 'ja-JP', 'th-TH'] as const) {
  // German has the longest texts; Arabic is right to left.
  const isFurther = language === 'ja-JP' || language === 'th-TH';
  const says = `${language}: on a phone the consent is in view beside its button, and the step is accessible`;
  test(says, whole(isFurther), async ({ harness, page }) => {
    const site = language === 'ar-SA' ? 'ARE' : 'NONE';
    for (const [, scenario] of PLACES) {
      await page.setViewportSize(LANDSCAPE);
      await harness.open({ language, site, ...scenario, config: { operator: 'example' } });
      for (const size of PHONES) {
        await page.setViewportSize(size);
        await expectInView(page, size);
      }
      expect(await violations(page)).toEqual([]);
      await page.setViewportSize(LANDSCAPE);
      await page.locator('[data-flow-actions] button').scrollIntoViewIfNeeded();
      await expectInView(page, LANDSCAPE);
      await page.setViewportSize(ZOOMED);
      await expect.poll(() => shareCoveredAtTop(page), JSON.stringify(ZOOMED)).toBeLessThanOrEqual(0.5);
    }
  });
}
