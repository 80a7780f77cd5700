import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ERROR_CODES } from '../../src/domain/error-codes';
import { whole } from '../whole';
import {
  account,
  begin,
  bodies,
  challenged,
  codeField,
  doneCalls,
  opener,
  operation,
  RIGHT,
  scenario,
} from './account-changes';
import { violations } from './axe';
import { expect, test } from './harness';
import { proceed } from './kyc';

/** All states of the screens behind the risk check. */

const KYC_INFO = 'POST /v3/private/kyc/kyc-info';
const reset = operation('reset');
const update = operation('update');

/** Without a button there is nothing to do. */
interface Row {
  readonly id: string;
  readonly says: string;
  readonly button: string | null;
}

const NOT_VERIFIED = 'Level 1 isn’t verified yet';
const RUNNING = 'Your documents are in review';
const RESET_BUTTON = reset.button;
/** The first card continues to an unknown number of photos. */
const NEXT = 'Passport';

// biome-ignore format: a table is read by its columns
const ROWS: readonly Row[] = [
  { id: 'reset-nothing-verified', says: NOT_VERIFIED, button: null },
  { id: 'reset-in-review', says: RUNNING, button: null },
  { id: 'reset-level-2-in-review', says: RUNNING, button: null },
  { id: 'reset-level-1', says: 'What happens when you reset', button: RESET_BUTTON },
  { id: 'reset-level-2', says: 'What happens when you reset', button: RESET_BUTTON },
  { id: 'update-nothing-verified', says: NOT_VERIFIED, button: null },
  { id: 'update-in-review', says: RUNNING, button: null },
  { id: 'update-level-2-in-review', says: 'Enter your new document’s details', button: NEXT },
  { id: 'update-level-1', says: 'Enter your new document’s details', button: NEXT },
  { id: 'update-level-2', says: 'Enter your new document’s details', button: NEXT },
  { id: 'transfer-source-undefined', says: 'Your verification details will be moved to another account', button: 'Confirm identity transfer' },
  { id: 'transfer-source-pending', says: 'Your verification details will be moved to another account', button: 'Confirm identity transfer' },
  { id: 'transfer-source-complete', says: 'Your verification details have been moved', button: null },
  { id: 'transfer-target-undefined', says: 'Verification details will be moved to this account', button: 'Accept identity transfer' },
  { id: 'transfer-target-pending', says: 'Verification details will be moved to this account', button: 'Accept identity transfer' },
  { id: 'transfer-target-complete', says: 'Your verification details have been moved to this account', button: null },
];

/** Groups states that look alike. Undefined for forms, which `accessibility.spec.ts` checks. */
function lookOf({ id, says, button }: Row): string | undefined {
  if (id.startsWith('transfer')) return button === null ? 'moved' : 'to be moved';
  return button === null ? says : undefined;
}

test('each state says so, and axe finds nothing', async ({ harness, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const checked = new Set<string | undefined>([undefined]);
  for (const row of ROWS) {
    const { id, says, button } = row;
    await test.step(id, async () => {
      await harness.show(scenario(id));
      const main = page.getByRole('main');
      await expect(main.getByText(says).first()).toBeVisible();
      const buttons = main.getByRole('button', { name: /^(Reset my|Passport|Confirm identity|Accept identity)/ });
      await expect(buttons).toHaveText(button === null ? [] : [button]);
      if (!id.startsWith('transfer') && button === null) {
        await expect(main.getByRole('link', { name: 'Go to verification' })).toHaveAttribute('href', /auth\/personal$/);
      }
      const look = lookOf(row);
      if (!checked.has(look)) expect(await violations(page)).toEqual([]);
      checked.add(look);
    });
  }
});

const TEXTS = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../src/public/locales/en/inverse-error-code.json'), 'utf8'),
) as Readonly<Record<string, string>>;
const UPDATE_CODES = ERROR_CODES.filter(({ messageKey }) => messageKey.startsWith('updateIDError'));

for (const [at, { code, messageKey }] of UPDATE_CODES.entries()) {
  const says = `an update refused with ${code} says what to do, and keeps what was typed`;
  test(says, whole(at > 0), async ({ harness, page }) => {
    await begin(harness, page, update, scenario(`update-refused-${code}`));
    await codeField(page).pressSequentially(RIGHT);
    const refusal = page.getByRole('alert').filter({ hasText: 'Your new document details weren’t submitted' });
    await expect(refusal).toContainText(TEXTS[messageKey] ?? '(no text)');
    await expect(page.locator(':focus')).toContainText('Your new document details weren’t submitted');
    await expect(page.getByText(`${code}:`)).toHaveCount(0);
    await expect(page.getByRole('definition').filter({ hasText: 'P1234567' })).toBeVisible();
    expect(await doneCalls(harness, update)).toHaveLength(1);
  });
}

test('every scenario of the group has its test', () => {
  const tested = [...ROWS.map(({ id }) => id), ...UPDATE_CODES.map(({ code }) => `update-refused-${code}`)];
  const others = account.map(({ id }) => id).filter((id) => !id.startsWith('risk-'));
  expect(others.sort()).toEqual(tested.sort());
});

test('a reset needs the consent: without it nothing is asked', async ({ harness, page }) => {
  await harness.open(scenario('reset-level-1'));
  // On phones the buttons at the bottom must not cover the missing box.
  await page.setViewportSize({ width: 375, height: 667 });
  await opener(page, reset).click();
  const box = page.getByRole('checkbox');
  await expect(box).toHaveAccessibleDescription(/./);
  const isUncovered = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element === document.elementFromPoint(x + width / 2, y + height / 2);
  };
  await expect.poll(() => box.evaluate(isUncovered)).toBe(true);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await doneCalls(harness, reset)).toEqual([]);
  await page.getByRole('link', { name: 'Keep my verification' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Identity verification');
});

test('a reset takes both levels back, and leads to a new verification', async ({ harness, page }) => {
  await harness.open(scenario('reset-level-2'));
  await reset.prepare?.(page);
  await opener(page, reset).click();
  await codeField(page).pressSequentially(RIGHT);
  await page.getByRole('link', { name: 'Go to verification' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Level 1' }).getByText('Not started')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Level 2' }).getByText('Not available yet')).toBeVisible();
});

test('an update says what is missing, at the top and at the fields', async ({ harness, page }) => {
  await harness.open(scenario('update-level-1'));
  const summary = page.locator(':focus');
  await page.getByRole('button', { name: 'Passport' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await proceed(page);
  await expect(summary).toContainText('There’s a problem');
  await expect(summary.getByRole('link')).toHaveText(['Enter the document number.']);
});

test('an update keeps what was typed while the member looks elsewhere, and nothing once it is sent', async ({
  harness,
  page,
}) => {
  await harness.open(scenario('update-level-1'));
  await update.prepare?.(page);
  const leaveAndReturn = async () => {
    await page.getByRole('link', { name: 'Verification', exact: true }).click();
    await page.getByText('More', { exact: true }).first().click();
    await page
      .getByRole('link', { name: /^Update document$/ })
      .first()
      .click();
  };
  const passport = page.getByRole('button', { name: 'Passport' });
  await leaveAndReturn();
  await expect(passport).toHaveAttribute('aria-current', 'true');
  await passport.click();
  await expect(page.getByLabel('Document number')).toHaveValue('P1234567');
  await proceed(page);
  await opener(page, update).click();
  await codeField(page).pressSequentially(RIGHT);
  await expect(page.getByRole('heading', { name: update.done })).toBeVisible();
  await leaveAndReturn();
  await expect(passport).not.toHaveAttribute('aria-current');
});

test('an update continues with the photo, once', async ({ harness, page }) => {
  await challenged(harness, page, update);
  await codeField(page).pressSequentially(RIGHT);
  await page.getByRole('button', { name: 'Take photos' }).dblclick();
  await page.waitForURL('**/auth/sdk?**');
  const calls = await bodies(harness, 'POST /v3/private/kyc/sdk-access');
  expect(calls).toEqual([expect.objectContaining({ action: 'update', extraParams: { reason: 'UPDATE_KYC' } })]);
  // The form has three steps.
  await expect(page.getByText('Step 4 of 5')).toBeVisible();
  await expect(page.getByText('Update document')).toBeVisible();
  await expect(page.getByText('has asked you')).toHaveCount(0);
});

for (const [id, says, level1] of [
  ['transfer-source', 'Your verification details have been moved', 'Not started'],
  ['transfer-target', 'Your verification details have been moved to this account', 'Verified'],
] as const) {
  test(`the last word of a ${id} moves the levels on this page too`, async ({ harness, page }) => {
    const one = operation(id);
    await harness.open(scenario(`${id}-pending`));
    const asked = (await harness.requests(KYC_INFO)).length;
    await opener(page, one).click();
    await codeField(page).pressSequentially(RIGHT);
    await expect(page.locator(':focus')).toContainText(says);
    await expect(
      page.getByRole('article').filter({ hasText: 'Level 1' }).getByText(level1, { exact: true }),
    ).toBeVisible();
    expect(await harness.requests(KYC_INFO)).toHaveLength(asked + 1);
  });
}

test('shown details are covered by a click, and as soon as the page is hidden', async ({ harness, page }) => {
  const eye = operation('eye');
  await harness.open(scenario('risk-eye-pass'));
  const hide = page.getByRole('button', { name: 'Hide Your verification details' });
  await opener(page, eye).click();
  await expect(page.getByText('Shown for 1 minute')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await hide.click();
  await expect(page.getByText('12 April 1990')).toHaveCount(0);
  await opener(page, eye).click();
  await expect(page.getByText('12 April 1990')).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page.getByText('12 April 1990')).toHaveCount(0);
  await expect(opener(page, eye)).toBeVisible();
});
