import type { Page } from '@playwright/test';
import type { ScenarioInput } from '../../harness/core/scenario';
import { AXE_CHECK, AXE_LIBRARY, type AxeResult } from '../../harness/tools/sweep/axe-sources';
import { VENDORS } from '../../src/domain/statuses';
import { VENDOR_ROWS } from '../../src/domain/vendors';
import arabic from '../../src/public/locales/ar-SA/user-accounts.json' with { type: 'json' };
import english from '../../src/public/locales/en/user-accounts.json' with { type: 'json' };
import { whole } from '../whole';
import { violations } from './axe';
import { expect, test } from './harness';
import { AT_CONSENT, atVendor, consent, start } from './kyc';

/** Each form works by keyboard only, without axe violations, in light and dark, left to right and right to left. */

type Texts = typeof english;

interface ScreenRow {
  readonly route: string;
  readonly scenario: ScenarioInput;
  /** Default: the first step. */
  readonly query?: ScenarioInput['query'];
  readonly submit: (texts: Texts) => string;
  /** The card that continues from the step before. Default: none. */
  readonly card?: (texts: Texts) => string;
  /** Links in the error summary of an empty form; 0 if only the field shows the error. */
  readonly mistakes: number;
}

const NEXT = ({ questionnaire }: Texts) => questionnaire.continue;
const VERIFIED: ScenarioInput = { kyc: { steps: { '1': 'SUCCESS', '2': 'ALLOW' } } };
const BOTH_VERIFIED: ScenarioInput = { kyc: { steps: { '1': 'SUCCESS', '2': 'SUCCESS' } } };

const SCREENS: readonly ScreenRow[] = [
  {
    route: '/auth/updatePOA',
    scenario: BOTH_VERIFIED,
    card: ({ poa }) => poa.papers['utility-bill'],
    submit: NEXT,
    mistakes: 2,
  },
  { route: '/auth/residenceInfo', scenario: {}, query: { step: 'address' }, submit: NEXT, mistakes: 2 },
  {
    route: '/auth/vendor',
    scenario: { member: { country: 'NGA' } },
    query: { step: 'details' },
    submit: NEXT,
    mistakes: 4,
  },
  { route: '/auth/resetkyc', scenario: VERIFIED, submit: ({ resetkyc }) => resetkyc.action, mistakes: 0 },
  {
    route: '/auth/updatekyc',
    scenario: VERIFIED,
    card: ({ kyc }) => kyc.documents.PASSPORT.name,
    submit: NEXT,
    mistakes: 1,
  },
];

/** Names and marks the stops of the Tab key in the main part. Radio buttons in a group are one stop. */
async function reachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const groups = new Set<string>();
    const names: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea):not(:disabled), main summary',
    )) {
      if (element.closest('[aria-hidden="true"], [hidden]') || element.tabIndex < 0) continue;
      // 'Take a photo' is for touch screens only.
      if (!element.checkVisibility()) continue;
      if (element instanceof HTMLInputElement && element.type === 'radio') {
        if (groups.has(element.name)) continue;
        groups.add(element.name);
        element.dataset.stop = `radio ${element.name}`;
        for (const other of document.querySelectorAll<HTMLElement>(`input[name="${element.name}"]`)) {
          other.dataset.stop = `radio ${element.name}`;
        }
      } else {
        element.dataset.stop = `${element.tagName} ${element.id || element.textContent}`;
      }
      names.push(element.dataset.stop);
    }
    return names;
  });
}

/** Returns the names of the focused elements in the main part. */
async function tabThrough(page: Page): Promise<string[]> {
  const stops: string[] = [];
  await page.getByRole('main').focus();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.closest('main') ? ((activeElement as HTMLElement).dataset.stop ?? 'unmarked') : undefined;
    });
    if (stop === undefined) return stops;
    if (stops.at(-1) !== stop) stops.push(stop);
  }
  return stops;
}

/** After the check of its screen. A hint may follow the card's name. */
async function chooseCard(page: Page, name: string): Promise<void> {
  const card = page.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(card).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

for (const { route, scenario, query = {}, card, submit, mistakes } of SCREENS) {
  test(`${route} by keyboard: Tab reaches every control in order, and errors get the focus`, async ({
    harness,
    page,
  }) => {
    await harness.open({ ...scenario, route, query, language: 'en' });
    if (card) await chooseCard(page, card(english));
    const button = page.getByRole('button', { name: submit(english), exact: true });
    await expect(button).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const expected = await reachable(page);
    expect(expected.length).toBeGreaterThan(1);
    expect(await tabThrough(page)).toEqual(expected);

    await button.focus();
    await page.keyboard.press('Enter');
    const main = page.getByRole('main');
    if (mistakes === 0) {
      await expect(page.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByRole('checkbox')).toBeFocused();
    } else {
      const summary = main.getByRole('alert').filter({ has: page.getByRole('link') });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveCount(mistakes);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(main.locator(':is(input, select):focus')).toHaveCount(1);
    }
    expect(await violations(page)).toEqual([]);
  });

  // The others are made of the same pieces.
  const isFurther = route !== '/auth/updatePOA' && route !== '/auth/residenceInfo';
  const finds = `${route} dark and right to left: axe finds no violation, with and without errors`;
  test(finds, whole(isFurther), async ({ harness, page }) => {
    await harness.open({ ...scenario, route, query, site: 'ARE', language: 'ar-SA', theme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    if (card) await chooseCard(page, card(arabic as unknown as Texts));
    const button = page.getByRole('button', { name: submit(arabic as unknown as Texts), exact: true });
    await expect(button).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await button.click();
    await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

for (const provider of VENDORS.filter((vendor) => VENDOR_ROWS[vendor].kind === 'embedded')) {
  test(`the frame of ${provider} has the partner’s name`, async ({ harness, page }) => {
    await start(harness, { query: AT_CONSENT, kyc: { provider } });
    await consent(page);
    await atVendor(page, provider);
    const { name } = VENDOR_ROWS[provider];
    await expect(page.locator('main iframe')).toHaveAttribute('title', new RegExp(name));
    await expect(page.getByRole('region', { name })).toBeVisible();
  });
}

test('under forced colours the progress and the current step can be told from the rest', async ({ harness, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await harness.open({ language: 'en', route: '/auth/kyc', query: AT_CONSENT });
  const bar = await page.getByRole('progressbar').boundingBox();
  if (!bar) throw new Error('There is no progress bar');
  const partAt = (x: number) => page.screenshot({ clip: { x, y: bar.y + 2, width: 20, height: 2 } });
  const [done, left] = [await partAt(bar.x + 20), await partAt(bar.x + bar.width - 40)];
  expect(done.equals(left)).toBe(false);
  await harness.show({ language: 'en', kyc: { steps: { '1': 'ALLOW' } } });
  const fills = await page.evaluate(() =>
    ['[aria-current="step"]', 'li:not([aria-current])'].map((step) => {
      const mark = document.querySelector(`main ol > ${step} [aria-hidden] .rounded-full`);
      return mark && getComputedStyle(mark).backgroundColor;
    }),
  );
  expect(fills[0]).not.toBe(fills[1]);
  await page.emulateMedia({ forcedColors: 'none' });
});

test('axe can tell the contrast of every text, labels of buttons included', async ({ harness, page }) => {
  await harness.open({ ...VERIFIED, route: '/auth/resetkyc', language: 'en' });
  await expect(page.getByRole('button', { name: english.resetkyc.action, exact: true })).toBeVisible();
  await page.evaluate(AXE_LIBRARY);
  expect(await page.evaluate<AxeResult>(AXE_CHECK)).toEqual({ found: [], unsure: 0 });
});
