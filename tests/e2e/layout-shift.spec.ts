import type { Page } from '@playwright/test';
import type { ScenarioInput } from '../../harness/core/scenario';
import { layoutShifts, noteLayoutShifts, watchLayoutShifts } from '../layout-shifts';
import { whole } from '../whole';
import { expect, isolatedTest, test } from './harness';
import { atVendor, chooseDocument, fillNumber, startEmbedded, title } from './kyc';
import { named } from './tables/named';

/** Moving content leads to wrong presses. */

const MAX_SHIFT = 0.02;
const VERIFIED = { steps: { '1': 'SUCCESS', '2': 'ALLOW' } } as const;
/** Not opened by the walks of `layout-shift-walks.spec.ts`. */
const SCREENS: Readonly<Record<string, ScenarioInput>> = {
  'personal page': {},
  // Notes and tasks load later, and are above the levels.
  'personal page with notes and tasks': {
    kyc: {
      poi: 'DisplayUpdatePOIStatus_Rejected_Daily',
      secondIdentity: 'FAILED_AND_CAN_RETRY',
      edd: 'EDDStatus_Reject',
      display: { displayUpdatePOI: true },
    },
  },
  'choice of a document': { route: '/auth/kyc' },
  reset: { route: '/auth/resetkyc', kyc: VERIFIED },
  'result of a verification': { route: '/auth/kyc', query: { step: 'result' }, kyc: { steps: { '1': 'PENDING' } } },
  'rejected verification': {
    route: '/auth/kyc',
    query: { step: 'result' },
    kyc: { steps: { '1': 'FAILED_AND_CAN_RETRY' }, rejectReason: 'document_unreadable' },
  },
  'personal page after a rejection': {
    kyc: { steps: { '1': 'FAILED_AND_CAN_RETRY' }, rejectReason: 'document_unreadable' },
  },
  'before sharing a document': {
    route: '/auth/kyc',
    query: { level: 'LEVEL_1', step: 'consent', country: 'DEU', document: 'PASSPORT' },
  },
  'before sharing in the embedded verification': { mode: 'sdk', kyc: { poi: 'DisplayUpdatePOIStatus_Needed' } },
  'compliance tasks': { route: '/auth/complianceTasks', site: 'HKG' },
  'investor test': named('knowledge-test-open'),
  'investor status': named('qualified-investor-none'),
  're-verification': { route: '/auth/reverification', kyc: { poi: 'DisplayUpdatePOIStatus_Needed' } },
  questionnaire: { route: '/auth/question' },
  'proof of address': { route: '/auth/updatePOA', kyc: { steps: { '1': 'SUCCESS', '2': 'SUCCESS' } } },
  residence: { route: '/auth/residenceInfo' },
  'update of the document': { route: '/auth/updatekyc', kyc: VERIFIED },
  'verification by number': { route: '/auth/vendor', member: { country: 'NGA' } },
};

/** Another state with the same code is loaded too. */
const FURTHER: readonly string[] = ['personal page', 'result of a verification'];

/** Flows opened by address, with the title of their first step. */
const FIRST_STEPS: Readonly<Record<string, string>> = {
  'before sharing in the embedded verification': 'Before you share your identity document',
  'proof of address': 'Which document shows your address?',
  residence: 'Where do you live?',
  'update of the document': 'Which document is new?',
  'verification by number': 'Where do you live?',
};

const NAMES = Object.keys(SCREENS);
const FIRST = ', and until then the first step of each flow has its title and progress';
for (const { where, width, names, isFurther } of [
  { where: `at 375 px${FIRST}`, width: 375, names: NAMES.filter((name) => !FURTHER.includes(name)), isFurther: false },
  { where: 'at 375 px, in further states', width: 375, names: FURTHER, isFurther: true },
  { where: `at 1280 px${FIRST}`, width: 1280, names: NAMES, isFurther: true },
]) {
  isolatedTest(
    `hardly anything moves while pages load slowly ${where}`,
    whole(isFurther),
    async ({ harness, page }) => {
      await page.setViewportSize({ width, height: 700 });
      await watchLayoutShifts(page);
      await page.addInitScript(notePlaces);
      for (const name of names) {
        await harness.open({ language: 'en', ...SCREENS[name], faults: [{ kind: 'slow', ms: 300 }] });
        const shifts = await layoutShifts(page);
        const total = shifts.reduce((sum, { value }) => sum + value, 0);
        expect(total, `${name}: ${JSON.stringify(shifts)}`).toBeLessThan(MAX_SHIFT);
        const heading = FIRST_STEPS[name];
        if (heading === undefined) continue;
        const places = await placesOf(page);
        const titles = places.filter((place) => place.startsWith('H1'));
        expect(titles, name).toEqual([expect.stringContaining(heading)]);
        expect(
          places.filter((place) => place.startsWith('PROGRESS')),
          name,
        ).toHaveLength(1);
      }
    },
  );
}

/** Submissions and their case up to the end. */
const SUBMISSIONS: readonly {
  readonly scenario: ScenarioInput;
  /** The last press leads to the case. */
  readonly submit: (page: Page) => Promise<void>;
  readonly says: string;
  readonly content?: string;
}[] = [
  {
    scenario: { route: '/auth/kyc', vendor: { outcome: 'pending' }, member: { country: 'GBR' } },
    submit: async (page) => {
      await chooseDocument(page);
      await pressAtVendor(page, 'Submit, stay in review');
    },
    says: 'In review',
    // First what was submitted, then the server's status, in the same place.
    content: 'Passport · United Kingdom',
  },
  // These cases get shorter at the end.
  {
    scenario: { mode: 'sdk', kyc: { poi: 'DisplayUpdatePOIStatus_Needed' }, vendor: { reviewPolls: 0 } },
    submit: async (page) => {
      await startEmbedded(page);
      await pressAtVendor(page, 'Submit, then approve');
    },
    says: 'Approved',
  },
  {
    scenario: { route: '/auth/vendor', member: { country: 'NGA' }, vendor: { reviewPolls: 0 } },
    submit: fillNumber,
    says: 'Approved',
  },
];

/** What follows does not count as following an input, because it is in another frame. */
async function pressAtVendor(page: Page, name: string): Promise<void> {
  const screen = await atVendor(page, 'PROVIDER_SUMSUB');
  await screen.getByRole('button', { name }).click();
}

for (const width of [375, 1280]) {
  test(
    `nothing moves from a submission to its result at ${width} px`,
    whole(width !== 375),
    async ({ harness, page }) => {
      await page.setViewportSize({ width, height: 700 });
      for (const { scenario, submit, says, content } of SUBMISSIONS) {
        await harness.open({ language: 'en', ...scenario, faults: [{ kind: 'slow', ms: 300 }] });
        await page.evaluate(noteLayoutShifts);
        await submit(page);
        if (content) await expect(page.getByRole('main')).toContainText(content);
        await expect(title(page, says)).toBeVisible();
        expect(await page.evaluate(() => scrollY), 'the case is shown from its top').toBe(0);
        const shifts = await layoutShifts(page);
        const total = shifts.reduce((sum, { value }) => sum + value, 0);
        expect(total, `${scenario.route ?? scenario.mode}: ${JSON.stringify(shifts)}`).toBeLessThan(MAX_SHIFT);
      }
    },
  );
}

isolatedTest(
  'hardly anything moves in a mini-program, whose frame may be painted before the first script ran',
  async ({ harness, page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await watchLayoutShifts(page);
    await page.goto(await harness.put({ mode: 'mini-program' }));
    const app = page.frameLocator('#app');
    await app.locator('html[data-ready]').waitFor({ state: 'attached' });
    await expect(app.getByRole('heading', { level: 1 })).toBeVisible();
    const [, frame] = page.frames();
    const shifts = frame ? await layoutShifts(frame) : [];
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total, JSON.stringify(shifts)).toBeLessThan(MAX_SHIFT);
  },
);

/**
 * Notes places of titles, progress bars and logo in each frame, and the title while `WAITS`. Runs in the page before
 * its scripts or a press.
 */
function notePlaces(): void {
  const places = new Set<string>();
  Object.assign(window, { places });
  requestAnimationFrame(function note() {
    for (const one of document.querySelectorAll('main h1, progress, header a:has(.sr-only)')) {
      const { left, top } = one.getBoundingClientRect();
      places.add(`${one.tagName} ${one.textContent} at ${Math.round(left)}, ${Math.round(top)}`);
    }
    const isWaiting = document.querySelector('main [data-placeholder]') !== null;
    if (isWaiting) places.add(`WAITS ${document.querySelector('main h1')?.textContent ?? ''}`);
    requestAnimationFrame(note);
  });
}

/** All places so far. */
function placesOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...(window as unknown as { places: Set<string> }).places]);
}

/** Each step with its title. */
const NAMED_BY_SERVER: readonly (readonly [title: string, ScenarioInput])[] = [
  ['What is your employment status?', { route: '/auth/question', query: { step: '1' } }],
  ['What can happen to the price', { ...named('knowledge-test-open'), query: { step: '1' } }],
];

isolatedTest(
  'a reload in a questionnaire or test shows the title of the step before the server has answered',
  async ({ harness, page }) => {
    await page.addInitScript(notePlaces);
    for (const [heading, scenario] of NAMED_BY_SERVER) {
      await harness.open({ language: 'en', ...scenario });
      await harness.api('PATCH', '/scenario', { faults: [{ kind: 'slow', ms: 3000 }] });
      await page.reload();
      await harness.ready();
      const places = await placesOf(page);
      expect(places.filter((place) => place.startsWith('H1'))).toEqual([expect.stringContaining(heading)]);
      expect(places.filter((place) => place.startsWith('WAITS')).at(-1)).toContain(heading);
    }
  },
);

isolatedTest(
  'from the press to the first step, its title and its progress appear at once and stay',
  async ({ harness, page }) => {
    // The press loads another document.
    await page.addInitScript(notePlaces);
    await harness.open({ language: 'en', member: { country: 'GBR' }, faults: [{ kind: 'slow', ms: 300 }] });
    await page.getByRole('link', { name: 'Verify now' }).click();
    await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible();
    const places = await placesOf(page);
    const titles = places.filter((place) => place.startsWith('H1') && !place.includes('Identity verification'));
    expect(titles).toEqual([expect.stringContaining('Which country issued your document?')]);
    expect(places.filter((place) => place.startsWith('PROGRESS'))).toHaveLength(1);
    expect(places.filter((place) => place.startsWith('A '))).toHaveLength(1);
  },
);

test('a screen is at its top when it is first drawn, however far the one before it was scrolled', async ({
  harness,
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 500 });
  await harness.open({ language: 'en' });
  await page.evaluate(notePlaces);
  await page.getByRole('link', { name: 'Change country of residence' }).click();
  await expect(title(page, 'Where do you live?')).toBeFocused();
  const places = await placesOf(page);
  expect(places.filter((place) => place.startsWith('H1 Where do you live?'))).toHaveLength(1);
});
