import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { ScenarioInput } from '../../harness/core/scenario';
import type { Vendor } from '../../src/domain/statuses';
import { VENDOR_ROWS } from '../../src/domain/vendors';
import { expect, type Harness } from './harness';

export const TOKEN = 'POST /v3/private/kyc/vendor-token';
export const KYC_INFO = 'POST /v3/private/kyc/kyc-info';
const ROUTE = '/auth/kyc';

export type Outcome = NonNullable<NonNullable<ScenarioInput['vendor']>['outcome']>;

/** In English, unless the scenario changes that. */
export const start = (harness: Harness, scenario: ScenarioInput = {}) =>
  harness.open({ language: 'en', route: ROUTE, ...scenario });

/** For tests of what follows the consent. */
export const AT_CONSENT = { level: 'LEVEL_1', step: 'consent', country: 'DEU', document: 'PASSPORT' } as const;

/** The app's own page or the panel's frame. */
export type Screen = Page | FrameLocator;

export const passport = (app: Screen): Locator => app.getByRole('button', { name: /Passport/ });

/** Up to the start. */
export async function chooseDocument(app: Screen): Promise<void> {
  await proceed(app);
  await passport(app).click();
  await consent(app);
}

/** All that level 2 needs. */
export async function confirmCountry(app: Screen): Promise<void> {
  await proceed(app);
  await consent(app);
}

/** Gives the consent and continues. */
export async function consent(app: Screen, button = 'Continue'): Promise<void> {
  await app.getByRole('checkbox', { name: /^I agree that/ }).check();
  await app.getByRole('button', { name: button, exact: true }).click();
}

export const startEmbedded = (app: Screen): Promise<void> => consent(app, 'Start verification');

/** Up to the consent, which the embedded verification asks for as the next step. */
export async function prepareEmbedded(app: Screen): Promise<void> {
  await proceed(app);
  await passport(app).click();
  await expect(app.getByRole('button', { name: 'Start verification' })).toBeVisible();
}

export async function proceed(app: Screen): Promise<void> {
  await app.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** Also sends it; the country is chosen already. */
export async function fillNumber(app: Screen, press: 'click' | 'dblclick' = 'click'): Promise<void> {
  await fillNumberForm(app);
  await app.getByRole('button', { name: 'Submit details' })[press]();
}

/** The country is chosen already. */
export async function fillNumberForm(app: Screen): Promise<void> {
  await fillNumberDetails(app);
  await consent(app);
}

/** Up to the consent. */
export async function fillNumberDetails(app: Screen): Promise<void> {
  await proceed(app);
  await app.getByLabel('First name').fill('Ada');
  await app.getByLabel('Last name').fill('Obi');
  await app.getByRole('textbox', { name: 'Day' }).fill('12');
  await app.getByRole('textbox', { name: 'Month' }).fill('4');
  await app.getByRole('textbox', { name: 'Year' }).fill('1990');
  await app.getByLabel('Bank verification number').fill('12345678901');
  await proceed(app);
}

function vendorScreen(app: Screen, provider: Vendor): Screen {
  return VENDOR_ROWS[provider].kind === 'embedded' ? app.locator('main iframe').contentFrame() : app;
}

/** Waits until the page has taken the run's token. */
export async function atVendor(app: Screen, provider: Vendor): Promise<Screen> {
  const screen = vendorScreen(app, provider);
  await expect(screen.getByRole('heading', { name: VENDOR_ROWS[provider].name })).toBeVisible();
  await expect(screen.locator('form[inert]')).toHaveCount(0);
  return screen;
}

export function title(app: Screen, name: string | RegExp): Locator {
  return app.getByRole('main').getByRole('heading', { name });
}
