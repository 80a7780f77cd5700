import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { ScenarioInput } from '../../harness/engine/scenario';
import { expect, type Harness } from './harness';

/** What the tests of document verification do over and over. */

const AXE = readFileSync(resolve(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');

export const TOKEN = 'POST /v3/private/kyc/vendor-token';
export const KYC_INFO = 'POST /v3/private/kyc/kyc-info';
const ROUTE = '/auth/kyc';

type Kyc = NonNullable<ScenarioInput['kyc']>;
type Provider = NonNullable<Kyc['provider']>;
export type Outcome = NonNullable<NonNullable<ScenarioInput['vendor']>['outcome']>;
export type Vendor = Exclude<Provider, 'PROVIDER_DEFAULT'>;

/** How each vendor appears: its simulator's heading, and whether it takes the whole page. */
const VENDORS: Record<Vendor, { readonly heading: string; readonly embedded: boolean }> = {
  PROVIDER_SUMSUB: { heading: 'Sumsub', embedded: true },
  PROVIDER_ONFIDO: { heading: 'Onfido', embedded: true },
  PROVIDER_JUMIO: { heading: 'Jumio', embedded: false },
  PROVIDER_AAI: { heading: 'Advance.AI', embedded: false },
};
export const VENDOR_NAMES = Object.keys(VENDORS) as Vendor[];

export const start = (harness: Harness, scenario: ScenarioInput = {}) =>
  harness.open({ language: 'en', route: ROUTE, ...scenario });

/** Country is chosen already; the rest is three clicks. */
export async function chooseDocument(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Passport/ }).check();
  await page.getByRole('checkbox', { name: /I agree that my document/ }).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** The vendor's own screen, in its frame or as the page. */
function vendorScreen(page: Page, provider: Vendor): Page | FrameLocator {
  return VENDORS[provider].embedded ? page.locator('main iframe').contentFrame() : page;
}

export async function atVendor(page: Page, provider: Vendor): Promise<Page | FrameLocator> {
  const screen = vendorScreen(page, provider);
  await expect(screen.getByRole('heading', { name: VENDORS[provider].heading })).toBeVisible();
  return screen;
}

export function title(page: Page, name: string | RegExp): Locator {
  return page.getByRole('main').getByRole('heading', { name });
}

export async function axeViolations(page: Page): Promise<unknown[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run({ iframes: false });
    return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
  });
}
