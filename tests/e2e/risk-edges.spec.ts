import type { Page } from '@playwright/test';
import {
  bodies,
  challenged,
  codeField,
  DEVICE,
  dialogOf,
  doneCalls,
  INTERCEPT,
  number,
  opener,
  operation,
  RIGHT,
  scenario,
} from './account-changes';
import { violations } from './axe';
import { expect, type Harness, isolatedTest, test } from './harness';
import { setTheme } from './theme';

/** Wrong and expired codes, waiting, leaving, a lost connection. */

const reset = operation('reset');
const update = operation('update');
const eye = operation('eye');
const WRONG = '000000';
const EXPIRED = '999999';

const codesSent = async (harness: Harness) =>
  (await bodies(harness, INTERCEPT)).filter((body) => 'code' in (body as object));

test('a wrong code empties the field and shows the tries left, and the right code still works', async ({
  harness,
  page,
}) => {
  const dialog = await challenged(harness, page, reset, { risk: { attempts: 3 } });
  for (const left of ['You have 2 attempts left', 'You have 1 attempt left']) {
    await codeField(page).pressSequentially(WRONG);
    await expect(dialog.getByText(`This code is wrong. ${left}.`)).toBeVisible();
    await expect(codeField(page)).toHaveValue('');
    await expect(codeField(page)).toBeFocused();
    // No-break space between number and unit.
    await expect(codeField(page)).toHaveAccessibleDescription(new RegExp(left.replaceAll(' ', '\\s')));
  }
  await codeField(page).pressSequentially(RIGHT);
  await expect(page.getByRole('heading', { name: reset.done })).toBeVisible();
});

test('an expired code does not count as a wrong one, and another code can be requested at once', async ({
  harness,
  page,
}) => {
  const dialog = await challenged(harness, page, reset, { risk: { attempts: 1 } });
  const another = dialog.getByRole('button', { name: /request a new code/i });
  await expect(another).toBeDisabled();
  await codeField(page).pressSequentially(EXPIRED);
  await expect(dialog.getByText('This code has expired.')).toBeVisible();
  await another.dblclick();
  await expect(dialog.getByText('This code has expired.')).toHaveCount(0);
  await expect(another).toBeDisabled();
  await expect(codeField(page)).toBeFocused();
  const sends = (await bodies(harness, INTERCEPT)).filter(
    (body) => 'method' in (body as object) && !('code' in (body as object)),
  );
  expect(sends).toHaveLength(2);
  expect(await bodies(harness, DEVICE)).toEqual(['sence=30101', 'sence=30101']);
  await codeField(page).pressSequentially(RIGHT);
  await expect(page.getByRole('heading', { name: reset.done })).toBeVisible();
});

isolatedTest('another code can be requested after the time that the server sets', async ({ harness, page }) => {
  await page.clock.install();
  const dialog = await challenged(harness, page, reset, { risk: { resendMs: 30_000 } });
  const another = (name: string) => dialog.getByRole('button', { name, exact: true });
  await expect(dialog.getByRole('button', { name: /^You can request a new code in \d+ seconds?$/ })).toBeDisabled();
  await page.clock.runFor(31_000);
  await expect(another('Request a new code')).toBeEnabled();
  await another('Request a new code').click();
  await expect(another('You can request a new code in 30 seconds')).toBeDisabled();
  expect(await bodies(harness, DEVICE)).toHaveLength(2);
});

test('the code can be sent by text message instead; an authenticator app needs no code sent', async ({
  harness,
  page,
}) => {
  const dialog = await challenged(harness, page, reset, { risk: { resendMs: 0 } });
  await codeField(page).pressSequentially('12');
  await dialog.getByRole('button', { name: 'Send the code by text message instead' }).click();
  await expect(dialog.getByText(/We sent a one-time code by text message to \W+\d{3}/)).toBeVisible();
  await expect(codeField(page)).toHaveValue('');
  await expect(codeField(page)).toBeFocused();
  await dialog.getByRole('button', { name: 'Use the authenticator app instead' }).click();
  await expect(dialog.getByText('Open your authenticator app')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /request a new code/i })).toHaveCount(0);
  await expect(codeField(page)).toBeFocused();
  await codeField(page).pressSequentially(RIGHT);
  await expect(page.getByRole('heading', { name: reset.done })).toBeVisible();
  const ways = (await bodies(harness, INTERCEPT)).map((body) => (body as { method?: string }).method);
  expect(ways).toEqual([undefined, 'email', 'sms', 'authenticator']);
});

const WAYS_OUT: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'the cross': (page) => dialogOf(page).getByRole('button', { name: 'Close' }).click(),
  'a click beside it': (page) => page.mouse.click(5, 5),
  'Escape after another way': async (page) => {
    await dialogOf(page).getByRole('button', { name: 'Use the authenticator app instead' }).click();
    await page.keyboard.press('Escape');
  },
};

test('leaving the dialog in any way does nothing, returns the focus, and the check can start again', async ({
  harness,
  page,
}) => {
  await challenged(harness, page, eye);
  for (const [way, leave] of Object.entries(WAYS_OUT)) {
    await test.step(way, async () => {
      await codeField(page).pressSequentially('123');
      await leave(page);
      await expect(dialogOf(page)).toHaveCount(0);
      await expect(opener(page, eye)).toBeFocused();
      await expect(opener(page, eye)).not.toHaveAttribute('aria-busy');
      expect(await codesSent(harness)).toEqual([]);
      expect(await doneCalls(harness, eye)).toEqual([]);
      await opener(page, eye).click();
      await expect(codeField(page)).toBeFocused();
      await expect(codeField(page)).toHaveValue('');
    });
  }
});

test('a double click starts one check, and a code is checked once', async ({ harness, page }) => {
  await harness.open(scenario('risk-reset-challenge'));
  await reset.prepare?.(page);
  await opener(page, reset).dblclick();
  await codeField(page).pressSequentially('12345');
  // The last digit submits; Enter must not repeat it.
  await page.keyboard.type('6\n');
  await expect(page.getByRole('heading', { name: reset.done })).toBeVisible();
  expect(await bodies(harness, INTERCEPT)).toHaveLength(3);
  expect(await bodies(harness, DEVICE)).toHaveLength(1);
  expect(await doneCalls(harness, reset)).toHaveLength(1);
});

test('leaving the dialog while a code is checked, and a reload during the check, carry out nothing and store no code', async ({
  harness,
  page,
}) => {
  const dialog = await challenged(harness, page, reset);
  await harness.api('PATCH', '/scenario', { faults: [{ endpoint: INTERCEPT, kind: 'timeout' }] });
  await codeField(page).pressSequentially(RIGHT);
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-busy', 'true');
  await expect(codeField(page)).toHaveAttribute('readonly');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener(page, reset)).toBeFocused();
  expect(await doneCalls(harness, reset)).toEqual([]);

  await harness.api('PATCH', '/scenario', { faults: [] });
  await opener(page, reset).click();
  await codeField(page).pressSequentially('12345');
  await page.reload();
  await harness.ready();
  await expect(dialogOf(page)).toHaveCount(0);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));
  expect(kept).not.toContain('12345');
  expect(await doneCalls(harness, reset)).toEqual([]);
  await reset.prepare?.(page);
  await opener(page, reset).click();
  await codeField(page).pressSequentially(RIGHT);
  await expect(page.getByRole('heading', { name: reset.done })).toBeVisible();
});

test('if the connection is lost while a code is checked, the code stays and can be sent again', async ({
  harness,
  page,
}) => {
  const dialog = await challenged(harness, page, update);
  await harness.api('PATCH', '/scenario', { faults: [{ endpoint: INTERCEPT, kind: 'network', times: 1 }] });
  await codeField(page).pressSequentially(RIGHT);
  await expect(dialog.getByText('We couldn’t reach our server.')).toBeVisible();
  await expect(codeField(page)).toHaveValue(RIGHT);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: update.done })).toBeVisible();
  expect(await doneCalls(harness, update)).toHaveLength(1);
});

test('a check without a challenge id or a known method asks for a code by email', async ({ harness, page }) => {
  await harness.open({
    ...scenario('risk-reset-challenge'),
    responses: { [INTERCEPT]: { challengeId: '', methods: [] } },
  });
  await reset.prepare?.(page);
  await opener(page, reset).click();
  await expect(codeField(page)).toBeFocused();
  expect(await bodies(harness, INTERCEPT)).toEqual([
    { operation: number(reset) },
    { operation: number(reset), method: 'email' },
  ]);
});

test('too many wrong codes lock the operation, also after a reload; axe finds no violation in the dialog, light and dark', async ({
  harness,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const expectNoViolation = async (state: string) => {
    for (const theme of ['light', 'dark'] as const) {
      await setTheme(page, theme);
      expect(await violations(page), `${state}, ${theme}`).toEqual([]);
    }
  };
  await challenged(harness, page, reset, { risk: { attempts: 2 } });
  await codeField(page).pressSequentially(WRONG);
  await expect(dialogOf(page).getByText('This code is wrong. You have 1 attempt left')).toBeVisible();
  await expectNoViolation('was given a wrong code');
  await codeField(page).pressSequentially(WRONG);
  const locked = page.getByRole('dialog', { name: 'Too many wrong codes' });
  await expect(locked.getByText('You can try again from 20 November 2026 at 09:30.')).toBeVisible();
  await expectNoViolation('is locked');
  await page.reload();
  await harness.ready();
  await reset.prepare?.(page);
  await opener(page, reset).click();
  await expect(locked).toBeVisible();
  await expect(codeField(page)).toHaveCount(0);
});
