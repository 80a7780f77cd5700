import type { Page } from '@playwright/test';
import type { ScenarioInput } from '../../harness/core/scenario';
import { DEFAULT_ROUTE } from '../../src/screens/screens';
import { whole } from '../whole';
import { codeField, operation, scenario } from './account-changes';
import { Deployment, deployTest as test } from './deploy';
import { expect, type Harness } from './harness';
import { atVendor, chooseDocument, consent, type Screen, start, startEmbedded, TOKEN } from './kyc';
import { chooseLanguage, languages } from './menu';
import { named } from './tables/named';

/**
 * The new build replaces the old one while a member uses the app; old files may be gone. No click, input or token may
 * be lost.
 */

const TITLE = 'There’s a new version of this page';
const INTEGRATION_TOKEN = 'POST /v1/s1/kyc/integration/access-token';

async function buildOf(page: Screen): Promise<'first' | 'second'> {
  const build = await page.locator('meta[name=build]').getAttribute('content');
  return build === Deployment.SECOND ? 'second' : 'first';
}

interface Flow {
  readonly name: string;
  /** Default: false. */
  readonly framed?: true;
  readonly before: (harness: Harness, page: Page) => Promise<void>;
  /** The member's next act and its result in both cases. */
  readonly next: (page: Page, harness: Harness, old: 'kept' | 'gone') => Promise<void>;
  /** Covered by another flow, or the old files are not requested. */
  readonly further?: 'always' | 'kept';
  /** Build that shows it, by whether the old files remain. */
  readonly shownBy: Readonly<Record<'kept' | 'gone', 'first' | 'second'>>;
}

const RELOADED = { kept: 'first', gone: 'second' } as const;
const STAYS = { kept: 'first', gone: 'first' } as const;

const POI: ScenarioInput = { mode: 'sdk', kyc: { poi: 'DisplayUpdatePOIStatus_Needed', provider: 'PROVIDER_SUMSUB' } };

const appOf = (page: Page, framed = false): Screen => (framed ? page.frameLocator('iframe') : page);

/** Right answers of the knowledge test. */
const RIGHT = ['It can fall to almost nothing', 'Nobody', 'Nothing, or almost nothing', 'No'];
const SUBMIT = 'POST /v3/private/kyc/submit-questionnaire';

async function answer(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole('radio', { name, exact: true }).check();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
  }
}

async function proceedInNewVersion(page: Screen): Promise<void> {
  const notice = page.getByRole('main').getByText(TITLE);
  await expect(notice).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(notice).toBeHidden();
}

const FLOWS: readonly Flow[] = [
  {
    name: 'the click on "Verify now" leads to the verification',
    further: 'kept',
    before: (harness) => harness.open({ language: 'en' }),
    next: async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'Verify now' }).click();
      await expect(page).toHaveURL(/\/auth\/kyc/);
      await expect(page.getByRole('combobox', { name: /Country/ })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/auth\/personal/);
    },
    // The verification is a new page.
    shownBy: { kept: 'second', gone: 'second' },
  },
  {
    // The messaging app's frame does this and more.
    name: 'a form that asks for a code comes back with its input',
    further: 'always',
    before: async (harness, page) => {
      await harness.open({ ...scenario('risk-update-challenge'), language: 'en', route: '/auth/updatekyc' });
      await operation('update').prepare?.(page);
    },
    next: async (page, _harness, old) => {
      await page.getByRole('button', { name: 'Submit details' }).click();
      if (old === 'gone') {
        await proceedInNewVersion(page);
        await expect(page.locator('dd', { hasText: 'P1234567' })).toBeVisible();
        await page.getByRole('button', { name: 'Submit details' }).click();
      }
      await expect(codeField(page)).toBeFocused();
    },
    shownBy: RELOADED,
  },
  {
    name: 'a change of language is made, with the input of the form',
    further: 'kept',
    before: async (harness, page) => {
      await harness.open({ language: 'en', route: '/auth/updatekyc', kyc: { steps: { '1': 'SUCCESS' } } });
      await page.getByRole('button', { name: 'Passport' }).click();
      await page.getByLabel('Document number').fill('P1234567');
    },
    next: async (page) => {
      await chooseLanguage(page, 'tr-TR');
      await expect(page.locator('html')).toHaveAttribute('lang', 'tr-TR');
      // A reload closes the menu.
      await expect(async () => {
        const list = await languages(page, 'Dil');
        expect(await list.inputValue({ timeout: 2000 })).toBe('tr-TR');
      }).toPass();
      await expect(page.locator('input[value=P1234567], input').first()).toBeVisible();
      await expect
        .poll(() => page.locator('input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
        .toContain('P1234567');
    },
    // The server has the second build's texts in both cases.
    shownBy: { kept: 'second', gone: 'second' },
  },
  {
    name: 'a verification takes one token',
    before: async (harness) => {
      await start(harness, { kyc: { provider: 'PROVIDER_SUMSUB' } });
    },
    next: async (page, harness, old) => {
      await chooseDocument(page);
      if (old === 'gone') {
        await expect(page.getByRole('main').getByText(TITLE)).toBeVisible();
        expect(await harness.requests(TOKEN)).toHaveLength(0);
        await proceedInNewVersion(page);
        // A consent counts for one visit.
        await consent(page);
      }
      await atVendor(page, 'PROVIDER_SUMSUB');
      expect(await harness.requests(TOKEN)).toHaveLength(1);
    },
    shownBy: RELOADED,
  },
  {
    name: 'the embedded verification starts with the code that it has, and takes one token',
    further: 'kept',
    before: (harness) => harness.open({ ...POI, language: 'en' }),
    next: async (page, harness) => {
      await startEmbedded(page);
      await atVendor(page, 'PROVIDER_SUMSUB');
      expect(await harness.requests(INTEGRATION_TOKEN)).toHaveLength(1);
    },
    shownBy: STAYS,
  },
  {
    name: 'an investor test is answered to its end and sent once',
    further: 'kept',
    before: async (harness, page) => {
      await harness.open({ ...named('knowledge-test-open'), language: 'en' });
      await page.getByRole('button', { name: 'Start the test' }).click();
      await answer(page, RIGHT.slice(0, 2));
    },
    next: async (page, harness) => {
      await answer(page, RIGHT.slice(2));
      await page.getByRole('button', { name: 'Submit answers' }).click();
      await expect(page.getByRole('heading', { name: 'You passed' })).toBeVisible();
      expect(await harness.requests(SUBMIT)).toHaveLength(1);
    },
    shownBy: STAYS,
  },
  {
    name: 'a questionnaire that is left by a link comes back with its answers',
    further: 'kept',
    before: async (harness, page) => {
      await harness.open({ ...named('questionnaire-every-type'), language: 'en' });
      await page.getByRole('button', { name: 'Start questionnaire' }).click();
      await page.getByRole('radio', { name: 'Student', exact: true }).check();
    },
    next: async (page) => {
      await page.getByRole('banner').getByRole('link', { name: 'Verification' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-ready', DEFAULT_ROUTE);
      await page.goBack();
      await expect(page.getByRole('radio', { name: 'Student', exact: true })).toBeChecked();
    },
    shownBy: RELOADED,
  },
  {
    name: 'a link works though the browser says that it is offline',
    further: 'kept',
    before: async (harness, page) => {
      await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
      await harness.open({ language: 'en', route: '/auth/complianceTasks' });
    },
    next: async (page) => {
      await page.getByRole('banner').getByRole('link', { name: 'Verification' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-ready', DEFAULT_ROUTE);
    },
    shownBy: RELOADED,
  },
  {
    name: 'an agreement is accepted once',
    further: 'always',
    before: async (harness, page) => {
      await harness.open({ ...named('client-agreement-outdated'), language: 'en' });
      await page.getByRole('region', { name: 'Client agreement' }).focus();
      await page.keyboard.press('End');
    },
    next: async (page, harness) => {
      await page.getByRole('button', { name: 'Accept', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'You’ve accepted this document' })).toBeVisible();
      expect(await harness.requests('POST /option/asset/amp/agreement/apply')).toHaveLength(1);
    },
    shownBy: STAYS,
  },
  {
    name: 'a form in the frame of the messaging app comes back with its input',
    further: 'kept',
    framed: true,
    before: async (harness, page) => {
      const scenario_ = { ...scenario('risk-update-challenge'), language: 'en', mode: 'mini-program' } as const;
      await page.goto(await harness.put({ ...scenario_, route: '/auth/updatekyc' }));
      const app = appOf(page, true);
      await app.getByRole('button', { name: 'Passport' }).click();
      await app.getByLabel('Document number').fill('P1234567');
      await app.getByRole('button', { name: 'Continue', exact: true }).click();
      await expect(app.getByRole('button', { name: 'Submit details' })).toBeVisible();
    },
    next: async (page, _harness, old) => {
      const app = appOf(page, true);
      await app.getByRole('button', { name: 'Submit details' }).click();
      if (old === 'gone') {
        await proceedInNewVersion(app);
        await expect(app.locator('dd', { hasText: 'P1234567' })).toBeVisible();
        await expect(app.locator('html[data-ready]')).toBeAttached();
        await app.getByRole('button', { name: 'Submit details' }).click();
      }
      await expect(app.getByRole('dialog').getByLabel('One-time code')).toBeFocused();
    },
    shownBy: RELOADED,
  },
  {
    name: 'the verification in a partner’s frame takes one token',
    further: 'always',
    framed: true,
    before: async (harness, page) => {
      await harness.put({ ...POI, language: 'en' });
      await page.goto(harness.address('embed.harness.localhost', '/'));
      await expect(appOf(page, true).getByRole('button', { name: 'Start verification' })).toBeVisible();
    },
    next: async (page, harness) => {
      const app = appOf(page, true);
      await startEmbedded(app);
      await atVendor(app, 'PROVIDER_SUMSUB');
      expect(await harness.requests(INTEGRATION_TOKEN)).toHaveLength(1);
    },
    shownBy: STAYS,
  },
];

for (const { name, framed, further, before, next, shownBy } of FLOWS) {
  test(`after a deploy, ${name}`, whole(further === 'always'), async ({ harness, deployment, page }) => {
    await before(harness, page);
    deployment.deploy('gone');
    expect(await buildOf(appOf(page, framed))).toBe('first');
    await next(page, harness, 'gone');
    expect(await buildOf(appOf(page, framed))).toBe(shownBy.gone);
  });
  const kept = `after a deploy that keeps the old files, ${name}`;
  test(kept, whole(further !== undefined), async ({ harness, deployment, page }) => {
    await before(harness, page);
    deployment.deploy('kept');
    await next(page, harness, 'kept');
    expect(await buildOf(appOf(page, framed))).toBe(shownBy.kept);
  });
}

// The code of the token info loads beside the screen, so either file may be missing.
for (const { name, isScreenThere } of [
  { name: 'starts', isScreenThere: false },
  { name: 'has its screen already', isScreenThere: true },
]) {
  test(`the embedded verification keeps its token if the deploy comes while it ${name}`, async ({
    harness,
    deployment,
    page,
  }) => {
    const screen = page.waitForResponse('**/assets/sdk-page-*.js');
    await page.route(
      '**/assets/load-sdk-user-*.js',
      async (route) => {
        if (isScreenThere) await (await screen).finished();
        deployment.deploy('gone');
        await route.continue();
      },
      { times: 1 },
    );
    await page.goto(await harness.put({ ...POI, language: 'en' }));
    await expect(page.getByRole('button', { name: 'Start verification' })).toBeVisible();
    expect(await buildOf(page)).toBe('second');
    expect(page.url()).not.toContain('token');
  });
}
