import type { Page } from '@playwright/test';
import { whole } from '../whole';
import { expect, type Harness, test } from './harness';
import { atVendor, consent, passport, proceed, title } from './kyc';
import { signOut } from './menu';
import { storedDrafts } from './stored-drafts';
import { named } from './tables/named';

/** Input returns after a reload, the way back and an expired session, for the same member only. */

const street = (page: Page) => page.getByLabel('Street');

async function typed(harness: Harness, page: Page): Promise<void> {
  await harness.open({ route: '/auth/residenceInfo', member: { country: 'GBR' } });
  await proceed(page);
  await street(page).fill('12 Baker Street');
  await page.getByLabel('City').fill('London');
  await stored(page, 'residence');
}

async function stored(page: Page, name: string): Promise<void> {
  await expect.poll(async () => (await storedDrafts(page)).map((draft) => draft.name)).toContain(name);
}

test('typed answers are stored encrypted for an hour after the last input, survive a reload, another screen and the way back, and are gone once sent', async ({
  harness,
  page,
}) => {
  await typed(harness, page);
  const [record] = await storedDrafts(page);
  expect(record?.text).not.toContain('Baker');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('Baker');
  await page.reload();
  await harness.ready();
  await expect(street(page)).toHaveValue('12 Baker Street');
  // Leaving stores pending input, and the page of tasks waits for it.
  const leave = async () => {
    await page.getByRole('link', { name: 'Verification', exact: true }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Verification' })).toBeVisible();
    await harness.ready();
    return (await storedDrafts(page)).map(({ name, savedAt }) => ({ name, savedAt }));
  };
  const saved = await leave();
  expect(saved).toHaveLength(1);
  await page.goBack();
  await expect(street(page)).toHaveValue('12 Baker Street');
  // Opening the form does not restart the hour.
  expect(await leave()).toEqual(saved);
  await page.goBack();
  await expect(street(page)).toHaveValue('12 Baker Street');
  await expect(page.getByLabel('City')).toHaveValue('London');
  await proceed(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Your country of residence was saved' })).toBeVisible();
  await expect.poll(() => storedDrafts(page)).toEqual([]);
});

test('what is typed while the page finds out that the session has ended is back after the sign-in', async ({
  harness,
  page,
}) => {
  await typed(harness, page);
  // Without a pause, so that nothing is stored before.
  await street(page).evaluate((input: HTMLInputElement) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setInterval(() => {
      setValue?.call(input, `${input.value}+`);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }, 50);
  });
  await expect(street(page)).toHaveValue(/\+{3}$/);
  await harness.api('PATCH', '/scenario', { member: { signedIn: false } });
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page).toHaveURL(/\/login\?redirect_url=/, { timeout: 500 });
  }).toPass();
  // A load without a member keeps the draft too.
  const form = new URL(page.url()).searchParams.get('redirect_url') ?? '';
  await page.goto(form);
  await page.waitForURL('**/login?**');
  await harness.api('PATCH', '/scenario', { member: { signedIn: true } });
  await page.goto(new URL(page.url()).searchParams.get('redirect_url') ?? '');
  await harness.ready();
  await expect(street(page)).toHaveValue(/^12 Baker Street\+{3,}$/);
  await expect(page.getByLabel('City')).toHaveValue('London');
});

test('a sign-out clears every window of the member at once, and removes the drafts of all tabs, also for the same member later', async ({
  harness,
  page,
}) => {
  await typed(harness, page);
  const address = page.url();
  const other = await page.context().newPage();
  await other.goto(address);
  await street(other).fill('1 High Street');
  await expect.poll(async () => (await storedDrafts(page)).length).toBe(2);
  // Pending input of the other window is dropped.
  await street(other).fill('2 High Street');
  await signOut(page);
  for (const tab of [page, other]) {
    await tab.waitForURL('**/login');
    expect(await storedDrafts(tab)).toEqual([]);
    expect(await tab.evaluate(() => window.name)).toBe('');
  }
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.goto(address);
  await harness.ready();
  await expect(street(page)).toHaveValue('');
});

const BROKEN_STORAGE = {
  'never answers': () => {
    indexedDB.open = () => ({}) as IDBOpenDBRequest;
  },
  'throws at once': () => {
    indexedDB.open = () => {
      throw new DOMException('', 'SecurityError');
    };
  },
  'fails to read': () => {
    IDBObjectStore.prototype.get = () => {
      throw new DOMException('', 'InvalidStateError');
    };
  },
} as const;

for (const [what, damage] of Object.entries(BROKEN_STORAGE)) {
  // `src/lib/drafts/optional-store.test.ts` tests the drafts.
  const isFurther = what !== 'never answers';
  const says = `with a storage that ${what}, forms open, keep what was typed on the page, and are sent`;
  test(says, whole(isFurther), async ({ harness, page: kept }) => {
    // The damage lasts as long as the page.
    const page = await kept.context().newPage();
    await page.addInitScript(damage);
    await page.goto(await harness.put({ route: '/auth/residenceInfo', member: { country: 'GBR' } }));
    await proceed(page);
    await street(page).fill('12 Baker Street');
    await page.getByLabel('City').fill('London');
    await proceed(page);
    await page.goBack();
    await expect(street(page)).toHaveValue('12 Baker Street');
    await proceed(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Your country of residence was saved' })).toBeVisible();
    await page.goto(await harness.put({ ...named('questionnaire-rfiquestion'), language: 'en' }));
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByLabel('What was the transfer for?')).toBeVisible();
    await signOut(page);
    await page.waitForURL('**/login');
    await page.close();
  });
}

// `kyc-screens.spec.ts` tests reloads.
test('the chosen country and document are kept on another page, which offers to continue, and for another photo', async ({
  harness,
  page,
}) => {
  await harness.open({ language: 'en', route: '/auth/kyc', member: { country: 'GBR' }, vendor: { reviewPolls: 0 } });
  await proceed(page);
  await passport(page).click();
  const choice = page.getByText('Passport · United Kingdom');
  await expect(choice).toBeVisible();
  await stored(page, 'document LEVEL_1');
  await page.goto(new URL('personal', page.url()).href);
  await harness.ready();
  await expect(page.getByRole('link', { name: 'Verify now' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await expect(choice).toBeVisible();
  await consent(page);
  await (await atVendor(page, 'PROVIDER_SUMSUB')).getByRole('button', { name: 'Submit, then reject' }).click();
  await expect(title(page, 'One photo needs retaking')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Passport · United Kingdom' }).last()).toContainText(
    'Not approved',
  );
  // From the result, and from the personal page.
  await page.getByRole('button', { name: 'Retake passport photo' }).click();
  await expect(choice).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Go to verification' }).click();
  await page.getByRole('link', { name: 'Retake photo' }).click();
  await expect(choice).toBeVisible();
});
