import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Vendor } from '../../src/domain/statuses';
import { whole } from '../whole';
import { appIn, expect, type Harness, test } from './harness';
import {
  atVendor,
  chooseDocument,
  confirmCountry,
  consent,
  fillNumber,
  type Outcome,
  passport,
  prepareEmbedded,
  proceed,
  type Screen,
  startEmbedded,
  TOKEN,
  title,
} from './kyc';

/**
 * Runs in the panel: a tester sets provider and outcome, and uses the app in the frame. `npm test` has the runs without
 * the panel in `kyc-runs.spec.ts`.
 */

class Panel {
  readonly app: FrameLocator;

  constructor(
    private readonly page: Page,
    private readonly harness: Harness,
  ) {
    this.app = appIn(page);
  }

  async open(): Promise<void> {
    await this.harness.put({});
    // Shows the frame unscaled: Playwright clicks at wrong positions in scaled frames.
    await this.page.setViewportSize({ width: 1700, height: 1300 });
    await this.page.goto(this.harness.address('harness.localhost', '/'));
    await expect(this.page.getByRole('button', { name: 'Copy link' })).toBeEnabled();
  }

  /** Waits until the server has accepted it. */
  async pick(label: string, option: string): Promise<void> {
    const control = this.page.getByRole('combobox', { name: label, exact: true });
    await control.selectOption({ label: option });
    await expect(control.locator('option:checked')).toHaveText(option);
    await this.taken();
  }

  async press(segment: string): Promise<void> {
    await this.page.getByRole('radio', { name: segment, exact: true }).click();
    await expect(this.page.getByRole('radio', { name: segment, exact: true })).toBeChecked();
    await this.taken();
  }

  async type(label: string, text: string): Promise<void> {
    const control = this.page.getByLabel(label, { exact: true });
    await control.fill(text);
    await control.press('Enter');
    await expect(control).toHaveValue(text);
    await this.taken();
  }

  /** At the scenario's address; the run continues. */
  async openAnew(): Promise<void> {
    await this.page.getByRole('button', { name: 'Reopen' }).click();
  }

  private async taken(): Promise<void> {
    const link = async () => ((await (await this.harness.api('GET', '/scenario')).json()) as { link: string }).link;
    await expect.poll(async () => new URL(this.page.url()).hash.includes(encodeURIComponent(await link()))).toBe(true);
  }

  /** The browser's own reload and back. */
  async inFrame(act: 'reload' | 'back'): Promise<void> {
    const frame = await (await this.app.owner().elementHandle())?.contentFrame();
    await frame?.evaluate((what) => (what === 'back' ? history.back() : location.reload()), act);
  }
}

const level = (app: Screen, number: 1 | 2): Locator =>
  app.getByRole('article').filter({ has: app.getByRole('heading', { name: `Level ${number}` }) });

/** Settings, the vendor's button, and the result. */
interface Try {
  readonly outcome: Outcome;
  readonly code?: string;
  readonly button: string;
  readonly says: string | readonly [title: string, text: string];
}

interface Journey {
  readonly provider: Vendor;
  readonly name: string;
  readonly tries: readonly Try[];
  /** Level 1 on the personal page afterwards. */
  readonly ends: string;
}

const APPROVED = { outcome: 'approve', button: 'Submit, then approve', says: 'Approved' } as const;

const JOURNEYS: readonly Journey[] = [
  {
    provider: 'PROVIDER_SUMSUB',
    name: 'SUMSUB',
    tries: [
      {
        outcome: 'reject',
        code: 'EXPIRATION_DATE',
        button: 'Submit, then reject',
        says: ['Your documents weren’t approved', 'Your document has expired'],
      },
      APPROVED,
    ],
    ends: 'Verified',
  },
  {
    provider: 'PROVIDER_ONFIDO',
    name: 'ONFIDO',
    tries: [
      {
        outcome: 'error',
        button: 'Fail with an error',
        says: ['Your verification was interrupted', 'onfido-exception'],
      },
      { outcome: 'pending', button: 'Submit, stay in review', says: 'In review' },
    ],
    ends: 'In review',
  },
  {
    provider: 'PROVIDER_JUMIO',
    name: 'JUMIO',
    tries: [
      { outcome: 'cancel', button: 'Cancel', says: 'You stopped the verification' },
      {
        outcome: 'reject',
        code: 'REASON_OF_NEXT_YEAR',
        button: 'Submit, then reject',
        says: 'Your documents weren’t approved',
      },
    ],
    ends: 'Not approved',
  },
  {
    provider: 'PROVIDER_AAI',
    name: 'AAI',
    tries: [
      { outcome: 'expired-token', button: 'Token has expired', says: 'Your session with our partner has expired' },
      APPROVED,
    ],
    ends: 'Verified',
  },
];

for (const { provider, name, tries, ends } of JOURNEYS) {
  test(`${name}: ${tries.map(({ outcome }) => outcome).join(', then ')}`, whole(true), async ({ harness, page }) => {
    const panel = new Panel(page, harness);
    const { app } = panel;
    await panel.open();
    await panel.pick('Provider', name);
    await panel.type('In review for', '0');

    for (const [index, { outcome, code, button, says }] of tries.entries()) {
      await panel.pick('Vendor says', outcome);
      await panel.type('Reject code', code ?? '');
      await panel.openAnew();
      await app.getByRole('link', { name: /^(Verify now|Try again)$/ }).click();
      await chooseDocument(app);
      await atVendor(app, provider);
      if (index === tries.length - 1) {
        // A reload keeps the choice; back returns to the previous one.
        await panel.inFrame('reload');
        // The vendor's page has replaced ours, and with it the consent.
        if (provider === 'PROVIDER_SUMSUB' || provider === 'PROVIDER_ONFIDO') await consent(app);
        await atVendor(app, provider);
        await panel.inFrame('back');
        await expect(app.getByText('Step 3 of 4')).toBeVisible();
        await consent(app);
      }
      await (await atVendor(app, provider)).getByRole('button', { name: button }).first().click();
      const [heading, text] = typeof says === 'string' ? [says, ''] : says;
      await expect(title(app, heading)).toBeVisible();
      await expect(app.getByRole('main')).toContainText(text);
      if (code !== undefined) await expect(app.getByRole('main')).not.toContainText(code);
    }

    await app.getByRole('link', { name: 'Go to verification' }).click();
    await expect(level(app, 1).getByText(ends, { exact: true })).toBeVisible();
    const tokens = await harness.requests(TOKEN);
    expect(new Set(tokens.map(({ body }) => (body as { provider: string }).provider))).toEqual(new Set([provider]));

    if (ends !== 'Verified') return;
    await app.getByRole('link', { name: 'Verify now' }).click();
    await confirmCountry(app);
    await (await atVendor(app, provider)).getByRole('button', { name: 'Submit, then approve' }).click();
    await expect(title(app, 'Approved')).toBeVisible();
    await app.getByRole('link', { name: 'Go to verification' }).click();
    await expect(level(app, 2).getByText('Verified', { exact: true })).toBeVisible();
    expect((await harness.requests(TOKEN)).at(-1)?.body).toMatchObject({ provider, level: 'LEVEL_2' });
  });
}

const SDK_ACCESS = 'POST /v3/private/kyc/sdk-access';
const begin = (app: Screen) => app.getByRole('button', { name: 'Start verification' });

const back = 'the default provider: refused, then approved, and the member is back in the account area';
test(back, whole(true), async ({ harness, page }) => {
  const panel = new Panel(page, harness);
  const { app } = panel;
  await panel.open();
  await panel.pick('Provider', 'DEFAULT');
  await panel.type('In review for', '0');
  await panel.pick('Vendor says', 'reject');
  await panel.openAnew();
  const submit = async (button: string) =>
    (await atVendor(app, 'PROVIDER_SUMSUB')).getByRole('button', { name: button }).click();

  await app.getByRole('link', { name: 'Verify now' }).click();
  await prepareEmbedded(app);
  await expect(app.getByRole('banner')).toHaveCount(0);
  // Still signed in, with the same choice.
  await panel.inFrame('back');
  await expect(app.getByText('Step 2 of 4')).toBeVisible();
  await expect(app.getByRole('banner')).toBeVisible();
  await passport(app).click();
  // A reload drops the token.
  await expect(begin(app)).toBeVisible();
  await panel.inFrame('reload');
  await app.getByRole('link', { name: 'Verify now' }).click();
  await prepareEmbedded(app);

  await startEmbedded(app);
  await submit('Submit, then reject');
  await expect(title(app, 'One photo needs retaking')).toBeVisible();
  // Above the consent only; here it would push the result down.
  await expect(app.getByText('You’re verifying the account')).toHaveCount(0);
  await app.getByRole('button', { name: 'Retake photo' }).click();
  await submit('Submit, then approve');
  await expect(title(app, 'Approved')).toBeVisible();
  await app.getByRole('button', { name: 'Go to verification' }).click();
  await expect(level(app, 1).getByText('Verified', { exact: true })).toBeVisible();

  await app.getByRole('link', { name: 'Verify now' }).click();
  await proceed(app);
  await startEmbedded(app);
  await submit('Submit, then approve');
  await expect(title(app, 'Approved')).toBeVisible();
  await app.getByRole('button', { name: 'Go to verification' }).click();
  await expect(level(app, 2).getByText('Verified', { exact: true })).toBeVisible();
  const levels = (await harness.requests(SDK_ACCESS)).map(({ body }) => (body as { level: string }).level);
  expect(levels).toEqual(['LEVEL_1', 'LEVEL_1', 'LEVEL_1', 'LEVEL_2']);
});

// `reverification.spec.ts` tests its states without the panel.
test('an update of the identity: asked for, refused, sent again, accepted', whole(true), async ({ harness, page }) => {
  const panel = new Panel(page, harness);
  const { app } = panel;
  await panel.open();
  await panel.pick('Step 1', 'SUCCESS');
  await panel.pick('Identity update', 'Needed');
  await panel.type('In review for', '0');
  await panel.pick('Vendor says', 'reject');
  await panel.type('Reject code', 'SELFIE_MISMATCH');
  await panel.type('Route', '/auth/reverification');

  await app.getByRole('button', { name: 'Verify', exact: true }).click();
  await startEmbedded(app);
  await (await atVendor(app, 'PROVIDER_SUMSUB')).getByRole('button', { name: 'Submit, then reject' }).click();
  await expect(title(app, 'One photo needs retaking')).toBeVisible();
  await app.getByRole('button', { name: 'Go to verification' }).click();
  await expect(level(app, 1).getByText('Verified', { exact: true })).toBeVisible();

  await panel.pick('Vendor says', 'approve');
  await panel.openAnew();
  await expect(title(app, 'One photo needs retaking')).toBeVisible();
  await app.getByRole('button', { name: 'Resubmit' }).click();
  await startEmbedded(app);
  await (await atVendor(app, 'PROVIDER_SUMSUB')).getByRole('button', { name: 'Submit, then approve' }).click();
  await expect(title(app, 'Approved')).toBeVisible();
  const reasons = (await harness.requests(SDK_ACCESS)).map(({ body }) => (body as { extraParams: object }).extraParams);
  expect(reasons).toEqual([{ reason: 'UPDATE_KYC' }, { reason: 'UPDATE_KYC' }]);
});

// As in `walks.spec.ts`, which has no panel.
test('a number: refused for the name, then accepted', whole(true), async ({ harness, page }) => {
  const panel = new Panel(page, harness);
  const { app } = panel;
  await panel.open();
  await panel.type('Country', 'NGA');
  await panel.type('Route', '/auth/vendor');
  await panel.pick('Vendor says', 'reject');
  await fillNumber(app);
  await expect(title(app, 'Your details weren’t approved')).toBeVisible();
  await expect(app.getByRole('main')).toContainText('Your name doesn’t match');
  await panel.inFrame('reload');
  await expect(title(app, 'Your details weren’t approved')).toBeVisible();

  await panel.pick('Vendor says', 'approve');
  await panel.openAnew();
  await app.getByRole('main').getByRole('button').first().click();
  await fillNumber(app);
  await expect(title(app, 'Approved')).toBeVisible();
  expect(await harness.requests('POST /v1/kyc/identity')).toHaveLength(2);
});

// As in `walks.spec.ts` and `modes.spec.ts`, which have no panel.
test('in the messaging shell a vendor takes the frame and gives it back', whole(true), async ({ harness, page }) => {
  const panel = new Panel(page, harness);
  await panel.open();
  await panel.pick('Provider', 'AAI');
  await panel.press('mini-program');
  const app = panel.app.frameLocator('iframe');
  await app.getByRole('link', { name: 'Verify now' }).click();
  await chooseDocument(app);
  await (await atVendor(app, 'PROVIDER_AAI')).getByRole('button', { name: 'Submit, then approve' }).click();
  await expect(title(app, 'Approved')).toBeVisible();
  // Still the mini-program.
  await expect(app.locator('html')).toHaveAttribute('data-theme', 'black');
  await expect(app.getByRole('banner')).toHaveCount(0);
  const platforms = (await harness.requests('GET /v2/private/user/profile')).map(({ headers }) => headers.platform);
  expect(platforms.at(-1)).toBe('tg-mini-program');
  await app.getByRole('link', { name: 'Go to verification' }).click();
  await expect(level(app, 1).getByText('Verified', { exact: true })).toBeVisible();
  await panel.app.getByRole('button', { name: /back/i }).click();
  await expect(title(app, 'Approved')).toBeVisible();
});
