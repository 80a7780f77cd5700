import type { Locator, Page } from '@playwright/test';
import { SCENARIOS } from '../../fixtures/scenarios';
import type { ScenarioInput } from '../../harness/core/scenario';
import { OPERATIONS as NUMBERS, type OperationName } from '../../src/domain/operations';
import { expect, type Harness } from './harness';
import { proceed } from './kyc';

/** Steps of the risk check and the operations that it protects. */

export const INTERCEPT = 'POST /v1/kyc/risk-component/intercept';
export const DEVICE = 'POST /user/public/risk/default-intercept';
export const RIGHT = '123456';

export interface Operation {
  readonly id: string;
  readonly name: OperationName;
  readonly title: string;
  /** The button that starts it. */
  readonly button: string;
  readonly prepare?: (page: Page) => Promise<void>;
  readonly done: string;
  /** The button is gone. */
  readonly focused: boolean;
  /** The call with the risk token, and its body without the token. */
  readonly call: string;
  readonly body: object;
}

const VERIFY = 'POST /v1/kyc/transfer/verify';
const transferId = expect.stringMatching(/^transfer_/);

export const OPERATIONS: readonly Operation[] = [
  {
    id: 'eye',
    name: 'EYE',
    title: 'Confirm it’s you',
    button: 'Show Your verification details',
    done: '12 April 1990',
    focused: false,
    call: 'POST /v3/private/kyc/kyc-personal-info',
    body: {},
  },
  {
    id: 'reset',
    name: 'RESET',
    title: 'Confirm verification reset',
    button: 'Reset my verification',
    prepare: (page) => page.getByRole('checkbox', { name: 'I understand that my limits will be lowered' }).check(),
    done: 'Your verification was reset',
    focused: true,
    call: 'POST /v3/private/kyc/self-reset',
    body: { level: 'LEVEL_1' },
  },
  {
    id: 'update',
    name: 'UPDATE',
    title: 'Confirm document update',
    button: 'Submit details',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Passport' }).click();
      await page.getByLabel('Document number').fill('P1234567');
      await proceed(page);
    },
    done: 'We have your document details',
    focused: true,
    call: 'POST /v1/kyc/identity',
    body: { documentType: 'PASSPORT', country: 'IND', documentNumber: 'P1234567' },
  },
  {
    id: 'transfer-source',
    name: 'IDENTITY_TRANSFER_BEFORE',
    title: 'Confirm identity transfer',
    button: 'Confirm identity transfer',
    done: 'Waiting for the other account to accept',
    focused: true,
    call: VERIFY,
    body: { role: 'source', transferId },
  },
  {
    id: 'transfer-target',
    name: 'IDENTITY_TRANSFER_AFTER',
    title: 'Accept identity transfer',
    button: 'Accept identity transfer',
    done: 'Waiting for the other account to confirm',
    focused: true,
    call: VERIFY,
    body: { role: 'target', transferId },
  },
];

export function operation(id: string): Operation {
  const found = OPERATIONS.find((one) => one.id === id);
  if (!found) throw new Error(`There is no operation ${id}`);
  return found;
}

export const number = ({ name }: Operation) => NUMBERS[name];
export const opener = (page: Page, { button }: Operation): Locator =>
  page.getByRole('main').getByRole('button', { name: button });
export const dialogOf = (page: Page): Locator => page.getByRole('dialog');
export const codeField = (page: Page): Locator => dialogOf(page).getByLabel('One-time code');

export const account = SCENARIOS.filter(({ group }) => group === 'account changes');

export function scenario(id: string): ScenarioInput {
  const found = account.find((one) => one.id === id);
  if (!found) throw new Error(`There is no scenario ${id}`);
  return found.scenario;
}

/** Opens a scenario, prepares the operation and starts it. */
export async function begin(harness: Harness, page: Page, one: Operation, changes: ScenarioInput): Promise<void> {
  await harness.open(changes);
  await one.prepare?.(page);
  await noteToasts(page);
  await opener(page, one).click();
}

/** Toasts close automatically, so a busy machine could miss them. */
async function noteToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const toasts = new Set<string>();
    Object.assign(globalThis, { toasts });
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('li[data-icon]')) toasts.add(toast.textContent ?? '');
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/** Returns the dialog that asks for the code. */
export async function challenged(
  harness: Harness,
  page: Page,
  one: Operation,
  changes: ScenarioInput = {},
): Promise<Locator> {
  await begin(harness, page, one, { ...scenario(`risk-${one.id}-challenge`), ...changes });
  const dialog = page.getByRole('dialog', { name: one.title });
  await expect(codeField(page)).toBeFocused();
  return dialog;
}

/** Oldest first. */
export async function bodies(harness: Harness, endpoint: string): Promise<unknown[]> {
  return (await harness.requests(endpoint)).map(({ body }) => body);
}

/** Calls with a risk token. */
export async function doneCalls(harness: Harness, { call }: Operation): Promise<unknown[]> {
  return (await bodies(harness, call)).filter(
    (body) => typeof body === 'object' && body !== null && 'riskToken' in body,
  );
}
