import type { Locator, Page } from '@playwright/test';
import type { ScenarioInput } from '../../harness/core/scenario';
import type { Language } from '../../src/i18n/languages';
import { whole } from '../whole';
import { expect, isolatedTest, test } from './harness';
import { KYC_INFO } from './kyc';

/**
 * Screens at 320 px (WCAG 1.4.10) in languages with long words and right to left. Nothing overflows or is cut, and
 * targets fit fingers.
 */

const LANGUAGES: readonly Language[] = ['de-DE', 'ar-SA', 'ru-RU'];

/** The errors are the longest texts. */
async function submit(page: Page): Promise<void> {
  await page.locator('main form button[type=submit]').click();
  await expect(page.getByRole('alert')).toBeFocused();
}
/** On the first step a card continues. */
async function submitSecond(page: Page): Promise<void> {
  await page.locator('main [role=group] ul button').first().click();
  await submit(page);
}
const update = { display: { displayUpdatePOI: true } };

interface Screen {
  readonly name: string;
  readonly scenario: ScenarioInput;
  readonly act?: (page: Page) => Promise<void>;
}

/** Sorted by member, site and mode, so that few pages are loaded. */
const SCREENS: readonly Screen[] = [
  { name: 'personal', scenario: {} },
  { name: 'guide, step 1', scenario: { route: '/auth/step1' } },
  {
    name: 'personal, everything at once',
    scenario: {
      kyc: {
        steps: { '1': 'SUCCESS', '2': 'FAILED_AND_CAN_RETRY' },
        poi: 'DisplayUpdatePOIStatus_Needed',
        edd: 'EDDStatus_UnSubmit',
        questionnaire: 'QUESTIONNAIRE_STATUS_UNSUBMIT',
        rejectReason: 'address_document_too_old',
        display: {
          displayHkgPoaAgreement: true,
          isDisplayP2pRights: true,
          isDisplayNewSatos: true,
          isDisplayNewRcOnboarding: true,
          displayUpdatePOI: true,
        },
      },
      responses: {
        [KYC_INFO]: {
          limitation: 'LIMITATION_WITHDRAW',
          bannerTags: ['NEWS', 'RC_EDD'],
          kybQuota: '2500000',
          second_identity_state: 'FAILED_AND_CAN_RETRY',
          custody: 'CUSTODY_SATOS',
        },
      },
    },
  },
  { name: 'guide, step 2', scenario: { route: '/auth/step2' } },
  {
    name: 'proof of address, errors',
    scenario: {
      route: '/auth/updatePOA',
      query: { step: 'paper' },
      kyc: { poa: 'QUESTIONNAIRE_STATUS_REJECTED', poaRejectReason: 'address_document_too_old' },
    },
    act: submitSecond,
  },
  { name: 'reset', scenario: { route: '/auth/resetkyc', kyc: { steps: { '1': 'SUCCESS', '2': 'ALLOW' } } } },
  {
    name: 'proof of address, accepted',
    scenario: {
      route: '/auth/updatePOA',
      kyc: { steps: { '1': 'SUCCESS', '2': 'SUCCESS' }, poa: 'QUESTIONNAIRE_STATUS_APPROVED' },
    },
  },
  {
    name: 'residence, errors',
    scenario: { route: '/auth/residenceInfo', query: { step: 'address' } },
    act: submit,
  },
  {
    name: 'reverification',
    scenario: { route: '/auth/reverification', kyc: { poi: 'DisplayUpdatePOIStatus_Rejected_Daily', ...update } },
  },
  {
    name: 'update',
    scenario: { route: '/auth/updatekyc', kyc: { steps: { '1': 'SUCCESS', '2': 'ALLOW' } } },
    act: submitSecond,
  },
  { name: 'questionnaire', scenario: { route: '/auth/question' } },
  { name: 'not found', scenario: { route: '/auth/nowhere' } },
  {
    name: 'profile lost',
    scenario: { faults: [{ endpoint: 'GET /v2/private/user/profile', kind: 'http', status: 500 }] },
  },
  { name: 'personal, in the app', scenario: { site: 'TUR' } },
  {
    name: 'reverification in the app',
    scenario: {
      site: 'TUR',
      route: '/auth/reverification',
      kyc: { poi: 'DisplayUpdatePOIStatus_Rejected', ...update },
    },
  },
  { name: 'kyc, country', scenario: { route: '/auth/kyc', kyc: { quickKyc: true } } },
  { name: 'kyc, documents', scenario: { route: '/auth/kyc', query: { step: 'document', country: 'NGA' } } },
  {
    name: 'kyc, errors',
    scenario: { route: '/auth/kyc', query: { step: 'consent', country: 'IND', document: 'PASSPORT' } },
    act: submit,
  },
  { name: 'embedded, without a token', scenario: { route: '/auth/sdk' } },
  { name: 'kyc, refused for a while', scenario: { route: '/auth/kyc', kyc: { canVerify: false } } },
  { name: 'kyc, in the app', scenario: { route: '/auth/kyc', kyc: { diversion: 'mobile-app' } } },
  {
    name: 'kyc, rejected',
    scenario: {
      route: '/auth/kyc',
      query: { level: 'LEVEL_1', step: 'result' },
      kyc: { steps: { '1': 'FAILED_AND_CAN_NOT_RETRY' }, rejectReason: 'FORGERY' },
    },
  },
  {
    name: 'kyc, interrupted',
    scenario: {
      route: '/auth/kyc',
      query: { step: 'return', provider: 'PROVIDER_AAI', signatureId: 's', code: 'SERVICE_ERROR' },
    },
  },
  {
    name: 'number, errors',
    scenario: { route: '/auth/vendor', query: { step: 'details' }, member: { country: 'NGA' } },
    act: submit,
  },
  { name: 'number, not offered', scenario: { route: '/auth/vendor', member: { country: 'DEU' } } },
  {
    name: 'embedded, to start',
    scenario: { mode: 'sdk', route: '/auth/sdk', kyc: { poi: 'DisplayUpdatePOIStatus_Needed' } },
  },
  {
    name: 'embedded, rejected',
    scenario: {
      mode: 'sdk',
      route: '/auth/sdk',
      kyc: { poi: 'DisplayUpdatePOIStatus_Rejected', poiRejectReason: 'LOW_QUALITY' },
    },
  },
];

for (const language of LANGUAGES) {
  // German has the longest words; in Russian most texts are long.
  const isFurther = language === 'ru-RU';
  test(`every screen fits into a width of 320 px in ${language}`, whole(isFurther), async ({ harness, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    // Touch ends with the session.
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    // Only the UAE host offers Arabic.
    const site = language === 'ar-SA' ? { site: 'ARE' as const } : {};
    for (const { name, scenario, act } of SCREENS) {
      await harness.show({ ...scenario, ...site, language });
      await act?.(page);
      await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1);
      expect.soft(await page.evaluate(misfits), name).toEqual([]);
      expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
      // Heights do not depend on the language.
      if (language === 'ar-SA') expect.soft(await page.evaluate(smallTargets), name).toEqual([]);
    }
    await session.detach();
  });
}

isolatedTest(
  'Japanese lines break between phrases also in a browser that does not know them',
  async ({ harness, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript(() => {
      const supports = CSS.supports.bind(CSS) as (...query: readonly string[]) => boolean;
      CSS.supports = (...query: readonly string[]) => query[1] !== 'auto-phrase' && supports(...query);
    });
    await harness.open({ language: 'ja-JP', route: '/auth/kyc', query: { step: 'document', country: 'DEU' } });
    await expect(page.locator('html')).toHaveAttribute('data-phrases');
    const { lines, broken } = await page.evaluate(linesOf);
    expect(lines).toBeGreaterThan(8);
    expect(broken, 'lines that begin inside a phrase').toEqual([]);
  },
);

/** Counts line breaks, and finds those inside words. */
function linesOf(): { lines: number; broken: string[] } {
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  let lines = 0;
  while (texts.nextNode()) {
    const { data } = texts.currentNode as Text;
    let bottom = Number.NaN;
    for (let at = 0; at < data.length; at++) {
      range.setStart(texts.currentNode, at);
      range.setEnd(texts.currentNode, at + 1);
      const rect = range.getBoundingClientRect();
      if (rect.width === 0) continue;
      if (rect.top >= bottom) {
        lines++;
        if (!/[\u200b\s\p{P}].$|.\p{Ps}$/u.test(data.slice(at - 1, at + 1))) broken.push(data.slice(at - 4, at + 4));
      }
      bottom = rect.bottom;
    }
  }
  return { lines, broken };
}

test('words, amounts and names of coins without a place to break wrap at 320 px', async ({ harness, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const word = 'Kraftfahrzeughaftpflichtversicherungsbestätigungsnummernverzeichnisse';
  const coin = 'C'.repeat(80);
  await harness.show({
    language: 'en',
    kyc: { steps: { '1': 'SUCCESS' } },
    responses: {
      [KYC_INFO]: { quotas: [{ level: 'LEVEL_1', coinLimit: [{ coin, limit: '9'.repeat(80) }] }] },
    },
  });
  await expect(page.getByText(coin).first()).toBeAttached();
  expect(await page.evaluate(misfits), 'limits').toEqual([]);
  const options = [{ value: 'a', label: word }];
  const questions = [
    { id: 'choice', type: 'single', label: word, hint: word, options },
    { id: 'amount', type: 'amount', label: word, currency: coin },
    { id: 'day', type: 'date', label: word, required: false },
    { id: 'table', type: 'table', label: word, columns: [{ id: 'c', type: 'text', label: word, hint: word }] },
    { id: 'declaration', type: 'declaration', label: word, statement: word },
  ];
  await harness.show({
    language: 'en',
    route: '/auth/question',
    query: { step: '1' },
    responses: {
      'GET /v3/private/kyc/questionnaire-template-detail': { sections: [{ id: 's', title: word, questions }] },
    },
  });
  await submit(page);
  await expect(page.getByText(coin)).toBeVisible();
  expect(await page.evaluate(misfits), 'questions').toEqual([]);
});

/** Elements that do not fit. Runs in the page. */
function misfits(): string[] {
  const found: string[] = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) found.push('the page scrolls sideways');
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const box = element.getBoundingClientRect();
    // Only for screen readers.
    if (box.width <= 1 || element.closest('svg')) continue;
    const words = `${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`;
    if (box.left < -1 || box.right > width + 1) found.push(`out of the page: ${words}`);
    const style = getComputedStyle(element);
    const isCut = element.scrollWidth > element.clientWidth + 1 && style.overflowX !== 'visible';
    if (isCut && element.clientWidth > 1 && !element.matches('input, select')) found.push(`cut: ${words}`);
    // WCAG 2.5.8: 24 × 24 px, except links in text. A label is part of its control's target.
    const target = element.closest('label') ?? element;
    const { width: across, height } = target.getBoundingClientRect();
    const isTarget = element.matches('button, select, a, input, summary') && style.display !== 'inline';
    if (isTarget && (across < 24 || height < 24)) found.push(`${Math.round(across)} × ${Math.round(height)}: ${words}`);
  }
  return found;
}

/** Targets below 44 px in height, tested 21 px above and below the middle; rows also in width. Runs in the page. */
function smallTargets(): string[] {
  const TARGETS = 'a, button, summary, select, input:not([type=checkbox], [type=radio], [type=file]), label:has(input)';
  const targets = [...document.querySelectorAll<HTMLElement>(TARGETS)].filter((target) => {
    const { width, height } = target.getBoundingClientRect();
    // One pixel is for screen readers; inline is a link in a sentence.
    const isShown = width > 1 && height > 1 && target.checkVisibility();
    return isShown && getComputedStyle(target).display !== 'inline' && !target.matches(':disabled');
  });
  return targets.flatMap((target) => {
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, right, top, bottom } = target.getBoundingClientRect();
    // Beside facts, and what one agrees to.
    const isRow = target.matches('dl :is(a, button), label:has([type=checkbox])');
    if (isRow && (right - left < 44 || bottom - top < 44))
      return [`${target.textContent?.trim().slice(0, 40)}: ${right - left} × ${bottom - top} px`];
    const misses = [-21, 0, 21].filter((distance) => {
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2 + distance);
      const own = hit?.closest(TARGETS);
      return own !== target && !(own && target.contains(own)) && !own?.contains(target);
    });
    return misses.length > 0 ? [`${target.textContent?.trim().slice(0, 40)}: missed at ${misses.join(', ')} px`] : [];
  });
}

test('the lines of an illustration begin where the text does on phones, also right to left, and end there on wide pages', async ({
  harness,
  page,
}) => {
  for (const language of ['en', 'ar-SA'] as const) {
    await page.setViewportSize({ width: 320, height: 568 });
    await harness.open({ language, site: 'ARE', route: '/auth/question' });
    const board = page.locator('main .at-edge rect').first();
    const edges = async (of: Locator) => {
      const { x = 0, width = 0 } = (await of.boundingBox()) ?? {};
      return language === 'en' ? { start: x, end: x + width } : { start: -x - width, end: -x };
    };
    const distance = async (side: 'start' | 'end') =>
      Math.abs((await edges(board))[side] - (await edges(page.locator('main h1').locator('xpath=../..')))[side]);
    await expect.poll(() => distance('start'), language).toBeLessThan(2);
    await page.setViewportSize({ width: 768, height: 900 });
    await expect.poll(() => distance('end'), language).toBeLessThan(2);
  }
});
