import type { BootWords } from '../../src/i18n/boot-words';
import { firstWords } from '../../src/i18n/first-words';
import { expect, isolatedTest } from './harness';
import { KYC_INFO } from './kyc';

/** How the first screen of a visit comes up: what is requested when, and what a member reads before the scripts have arrived. */

const PROFILE = 'GET /v2/private/user/profile';
/** Calls that the personal page makes for every member. */
const AT_ONCE = [
  PROFILE,
  KYC_INFO,
  'GET /user/private/member/info',
  'GET /v3/private/aml/get-edd-info',
  'GET /v3/private/kyc/get-aml-result',
  'GET /v3/private/kyc/get-config',
  'POST /v1/kyc/transfer/status',
  'POST /v3/private/vip/kycpopupinfo',
  'GET /fiat/public/channel/pop-up',
  'GET /v3/private/kyc/get-supported-ip-country-code',
];

isolatedTest('the calls of the personal page are sent at once, and each of them once', async ({ harness }) => {
  const ms = 1000;
  await harness.open({ faults: [{ endpoint: PROFILE, kind: 'slow', ms }] });
  const log = await harness.requests();
  const [profile] = await harness.requests(PROFILE);
  const answered = Date.parse(profile?.at ?? '') + ms;
  const counts = AT_ONCE.map((endpoint) => [endpoint, log.filter((entry) => entry.endpoint === endpoint).length]);
  expect(counts).toEqual(AT_ONCE.map((endpoint) => [endpoint, 1]));
  const late = log.filter(({ endpoint, at }) => AT_ONCE.includes(endpoint ?? '') && Date.parse(at) >= answered);
  expect(late).toEqual([]);
});

isolatedTest('after a profile that failed nothing that was requested with it is used', async ({ harness, page }) => {
  await harness.open({ language: 'en', faults: [{ endpoint: PROFILE, kind: 'http', status: 500, times: 1 }] });
  expect(await harness.requests(KYC_INFO)).toHaveLength(1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Verification levels' })).toBeVisible();
  expect(await harness.requests(KYC_INFO)).toHaveLength(2);
});

isolatedTest(
  'title and lead are there before the scripts, in the language of the page, and stay in their places',
  async ({ harness, page }) => {
    for (const scenario of [{ language: 'tr-TR' }, { site: 'ARE', language: 'ar-SA' }] as const) {
      const { title, lead } = firstWords()[scenario.language] as BootWords;
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/assets/packages-*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(await harness.put(scenario), { waitUntil: 'commit' });
      const first = page.locator('.boot-title');
      await expect(first).toHaveText(title);
      const firstLead = page.locator('.boot-lead');
      await expect(firstLead).toHaveText(lead);
      // On the same line and at the same edge; the width depends on the font, which arrives later.
      const place = async (text: typeof first) => {
        const box = await text.boundingBox();
        return box && [box.y, box.height];
      };
      const before = [await place(first), await place(firstLead)];
      release();
      await harness.ready();
      const after = [page.getByRole('heading', { level: 1, name: title }), page.getByText(lead)];
      expect(await Promise.all(after.map(place))).toEqual(before);
      await page.unroute('**/assets/packages-*.js');
    }
  },
);
