import { writeFileSync } from 'node:fs';
import type { ScenarioInput } from '../../harness/engine/scenario';
import { ROUTES } from '../../src/domain/routes';
import { type App, expect, test } from './app';
import type { Place } from './tab';

/** What members do, in engines other than Chromium. */

const LANGUAGES = ['en', 'ar-SA', 'zh-HK'] as const;
const FRAME: Place = ['iframe'];
const VERIFIED: ScenarioInput = { kyc: { steps: { '1': 'SUCCESS', '2': 'ALLOW' } } };
const POI: ScenarioInput = { mode: 'sdk', kyc: { poi: 'DisplayUpdatePOIStatus_Needed', provider: 'PROVIDER_SUMSUB' } };

for (const language of LANGUAGES) {
  test(`every screen comes up in ${language}, without an error in the console`, async ({ app }) => {
    for (const { path } of ROUTES) {
      await app.open({ language, route: path, mode: path === '/auth/sdk' ? 'sdk' : 'web' });
      expect([
        path,
        await app.tab.run('document.querySelectorAll("main h1").length'),
        await app.tab.problems(),
      ]).toEqual([path, 1, []]);
    }
  });
}

/** From the country to the vendor of level 1. */
async function startLevel1(app: App, provider: 'PROVIDER_SUMSUB' | 'PROVIDER_JUMIO'): Promise<void> {
  await app.open({ route: '/auth/kyc', kyc: { provider } });
  await app.press('Continue');
  await app.press('Passport');
  await app.press('I agree that');
  await app.press('Continue');
}

test('level 1 with a vendor in a frame takes one token', async ({ app }) => {
  await startLevel1(app, 'PROVIDER_SUMSUB');
  await app.shows('Sumsub', ['main iframe']);
  expect(await app.calls('POST /v3/private/kyc/vendor-token')).toBe(1);
});

test('level 1 with a vendor by redirect leads there and back', async ({ app }) => {
  await startLevel1(app, 'PROVIDER_JUMIO');
  await app.shows('Jumio');
  await app.until('document.querySelector("form[inert]") === null && document.querySelector("button.first") !== null');
  await app.tab.click('button.first');
  await app.leads('/auth/kyc');
  await app.ready();
});

/** Opens the form for a new document at the number, and fills that in. */
async function typeNumber(app: App): Promise<void> {
  await app.open({ ...VERIFIED, route: '/auth/updatekyc' });
  await app.press('Passport');
  await app.press('Continue');
  await app.until('document.querySelector("input[name=documentNumber]") !== null');
  await app.tab.type('input[name=documentNumber]', 'P1234567');
}

const HAS_NUMBER = `[...document.querySelectorAll('input')].some(({ value }) => value === 'P1234567')`;

test('a file is chosen, and its name is shown', async ({ app }, info) => {
  const path = info.outputPath('statement.pdf');
  writeFileSync(path, Buffer.alloc(2000, 1));
  await app.open({ kyc: { steps: { '1': 'SUCCESS', '2': 'SUCCESS' } }, route: '/auth/updatePOA' });
  await app.press('Bank or card statement');
  await app.press('Continue');
  await app.until('document.querySelector("input[type=file]") !== null');
  await app.tab.choose('input[type=file]:not([capture])', path);
  await app.shows('statement.pdf');
});

test('after a sign-out, Back shows nothing of the member', async ({ app }) => {
  await typeNumber(app);
  await app.press('Menu');
  await app.press('Sign out');
  await app.leads('/login');
  await app.tab.back();
  await app.leads('/login');
  expect(await app.tab.run(HAS_NUMBER)).toBe(false);
});

test('the frame of the messaging app shows the mini-program', async ({ app }) => {
  await app.tab.open(await app.put({ language: 'en', mode: 'mini-program' }));
  await app.ready(FRAME);
  expect(await app.tab.run('document.documentElement.dataset.theme', FRAME)).toBe('black');
});

test('in a partner’s frame the verification starts, and takes one token', async ({ app }) => {
  await app.put({ ...POI, language: 'en' });
  await app.tab.open(app.address('embed.harness.localhost', '/'));
  await app.ready(FRAME);
  await app.press('Start verification', FRAME);
  await app.shows('Sumsub', [...FRAME, 'main iframe']);
  expect(await app.calls('POST /v1/s1/kyc/integration/access-token')).toBe(1);
});
