import type { Page } from '@playwright/test';
import { whole } from '../whole';
import {
  account,
  begin,
  bodies,
  codeField,
  DEVICE,
  dialogOf,
  doneCalls,
  INTERCEPT,
  number,
  OPERATIONS,
  type Operation,
  opener,
  RIGHT,
  scenario,
} from './account-changes';
import { expect, type Harness, test } from './harness';

/** Each answer at each operation. */

interface Run {
  readonly harness: Harness;
  readonly page: Page;
  readonly one: Operation;
}

/** Done once, with a risk token; the result is focused. */
async function isDone({ harness, page, one }: Run): Promise<void> {
  const done = page.getByRole('main').getByText(one.done, { exact: true });
  await expect(done).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
  if (one.focused) await expect(page.locator(':focus')).toContainText(one.done);
  else await expect(page.getByRole('button', { name: 'Hide Your verification details' })).toBeFocused();
  expect(await doneCalls(harness, one)).toEqual([{ ...one.body, riskToken: expect.stringMatching(/./) }]);
}

/** A dialog with the refusal and a link to support returns the focus; nothing is done. */
async function isRefused({ harness, page, one }: Run, title: string, text: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByText(text)).toBeVisible();
  await expect(dialog.getByText('The action wasn’t carried out.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', /support-form$/);
  await expect(codeField(page)).toHaveCount(0);
  // The icon button has the same name.
  const close = dialog.getByRole('button', { name: 'Close' }).filter({ hasText: 'Close' });
  await expect(close).toBeFocused();
  await close.press('Enter');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(opener(page, one)).toBeFocused();
  expect(await doneCalls(harness, one)).toEqual([]);
}

const REFUSED = 'You can’t do this right now';

/** For test names. */
const EXPECTATIONS = {
  pass: 'is carried out without a code',
  challenge: 'is carried out after the right code',
  'one-try': 'is locked after a wrong code',
  refuse: 'is refused',
  'unknown-device': 'is refused on a device that is not trusted',
  network: 'can be tried again after a lost connection',
  'device-network': 'can request another code if the first one could not be sent',
} as const;
type Answer = keyof typeof EXPECTATIONS;

/** After the start of an operation. */
const ANSWERS: Readonly<Record<Answer, (run: Run) => Promise<void>>> = {
  pass: async (run) => {
    await isDone(run);
    expect(await bodies(run.harness, INTERCEPT)).toEqual([{ operation: number(run.one) }]);
    expect(await bodies(run.harness, DEVICE)).toEqual([]);
  },
  challenge: async (run) => {
    const { harness, page, one } = run;
    await expect(page.getByRole('dialog', { name: one.title })).toContainText(
      /We sent a one-time code to \W?a\*+@example\.org/,
    );
    await expect(codeField(page)).toBeFocused();
    await codeField(page).pressSequentially(RIGHT);
    await isDone(run);
    await challengeWasOnTheWire(harness, page, one);
  },
  'one-try': async (run) => {
    await codeField(run.page).pressSequentially('000000');
    await isRefused(run, 'Too many wrong codes', 'You can try again from 20 November 2026 at 09:30.');
  },
  refuse: async (run) => {
    await isRefused(run, REFUSED, 'we’ve blocked this action on this device');
    expect(await bodies(run.harness, DEVICE)).toEqual([]);
  },
  'unknown-device': async (run) => {
    await isRefused(run, REFUSED, 'we’ve blocked this action on this device');
    // No code was requested.
    expect(await bodies(run.harness, INTERCEPT)).toEqual([{ operation: number(run.one) }]);
  },
  network: async (run) => {
    await expect(run.page.locator('[data-outcome]')).toBeFocused();
    await expect(dialogOf(run.page)).toHaveCount(0);
    await opener(run.page, run.one).click();
    await codeField(run.page).pressSequentially(RIGHT);
    await isDone(run);
  },
  'device-network': async (run) => {
    const dialog = run.page.getByRole('dialog', { name: run.one.title });
    await expect(dialog.getByText('We couldn’t reach our server.')).toBeVisible();
    await expect(dialog.getByText('We sent a one-time code')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Request a new code', exact: true }).click();
    await expect(dialog.getByText('We sent a one-time code')).toBeVisible();
    await expect(dialog.getByText('We couldn’t reach our server.')).toHaveCount(0);
    await expect(codeField(run.page)).toBeFocused();
    await codeField(run.page).pressSequentially(RIGHT);
    await isDone(run);
  },
};

/** Code and token are in request bodies only. */
async function challengeWasOnTheWire(harness: Harness, page: Page, one: Operation): Promise<void> {
  const operation = number(one);
  const challengeId = expect.stringMatching(/^challenge_/);
  expect(await bodies(harness, INTERCEPT)).toEqual([
    { operation },
    { operation, challengeId, method: 'email' },
    { operation, challengeId, method: 'email', code: RIGHT },
  ]);
  const [device, ...more] = await harness.requests(DEVICE);
  expect(more).toEqual([]);
  expect(device?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  expect(device?.body).toBe('sence=30101');
  const guid = device?.headers.guid;
  expect(guid).toMatch(/^[0-9a-f-]{36}$/);
  expect(await page.context().cookies()).toContainEqual(expect.objectContaining({ name: 'guid', value: guid }));

  const [done] = await doneCalls(harness, one);
  const { riskToken } = done as { riskToken: string };
  const addresses = [page.url(), ...(await harness.requests()).map((request) => request.url)];
  for (const secret of [RIGHT, riskToken]) {
    expect(addresses.filter((address) => address.includes(secret))).toEqual([]);
  }
}

const checks = account.filter(({ id }) => id.startsWith('risk-'));

/** One allowed and one refused answer an operation: all operations share the dialog, so each answer is given once. */
const MET: Readonly<Record<string, readonly Answer[]>> = {
  eye: ['refuse', 'pass'],
  reset: ['one-try', 'network'],
  update: ['unknown-device', 'device-network'],
  'transfer-source': ['challenge', 'refuse'],
  'transfer-target': ['challenge'],
};

for (const one of OPERATIONS) {
  const met = MET[one.id] ?? [];
  for (const [answer, follows] of Object.entries(ANSWERS) as [Answer, (run: Run) => Promise<void>][]) {
    const says = `${one.id}, ${answer}: the operation ${EXPECTATIONS[answer]}`;
    test(says, whole(!met.includes(answer)), async ({ harness, page }) => {
      await begin(harness, page, one, scenario(`risk-${one.id}-${answer}`));
      await follows({ harness, page, one });
    });
  }
}

test('every scenario of the risk check has a test', () => {
  const tested = OPERATIONS.flatMap(({ id }) => Object.keys(ANSWERS).map((answer) => `risk-${id}-${answer}`));
  expect(checks.map(({ id }) => id).sort()).toEqual(tested.sort());
});

test('the operations have the codes that the server expects', () => {
  expect(OPERATIONS.map(number)).toEqual([30029, 30331, 70029, 30030, 30031]);
});

test('a risk token is used once: the next operation is checked again and gets another token', async ({
  harness,
  page,
}) => {
  const [eye] = OPERATIONS;
  if (!eye) throw new Error('There is no operation');
  await begin(harness, page, eye, scenario('risk-eye-challenge'));
  await ANSWERS.challenge({ harness, page, one: eye });
  await page.getByRole('button', { name: 'Hide Your verification details' }).click();
  await expect(page.getByText('12 April 1990')).toHaveCount(0);
  await opener(page, eye).click();
  await codeField(page).pressSequentially(RIGHT);
  await expect(page.getByText('12 April 1990')).toBeVisible();
  const tokens = (await doneCalls(harness, eye)).map((body) => (body as { riskToken: string }).riskToken);
  expect(new Set(tokens).size).toBe(2);
});
