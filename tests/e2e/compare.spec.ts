import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { startHarnessServer } from '../../harness/server/server';
import type { ReportData } from '../../harness/tools/sweep/report/report-data';
import { writeReport } from '../../harness/tools/sweep/report/write-report';
import { violations } from './axe';
import { expect, appIn as framedApp, type Harness, isolatedTest, test } from './harness';

/** The panel's other views: comparing, sweeping, coverage. */

const ROOT = resolve(import.meta.dirname, '../..');

const ONE_STATE: ReportData = {
  ...{ title: 'Sweep of 1 states', build: 'b', selection: 'named', filter: '', at: '2026-11-20T09:00:00Z', seconds: 1 },
  ...{ engine: 'Chromium', limits: [] },
  ...{
    passed: 1,
    failed: 0,
    inApp: 0,
    axe: 1,
    undecided: [],
    groups: [],
    constraints: [],
  },
  coverage: [{ name: 'site', shown: 1, of: 7, missing: ['HKG'] }],
  states: [
    {
      ...{ id: 'step-1-allow', name: 'Level 1', passed: true, failures: [], values: { site: 'NONE' } },
      ...{ reached: '', end: 'ready', heading: 'Identity verification', picture: null, fragment: '' },
    },
  ],
};

const VIEW = '.layout-view';

const show = (page: Page, view: string) =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: view }).click();
const appIn = (page: Page, pane: number) =>
  page.frameLocator(`iframe[title="The account area, pane ${pane}"]`).frameLocator('#app');
const ownOf = (page: Page, pane: number) => page.getByRole('region', { name: `Only in pane ${pane}` });

async function openPanel(page: Page, harness: Harness): Promise<void> {
  await harness.put({ language: 'en' });
  await page.goto(harness.address('harness.localhost', '/'));
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeEnabled();
}

test('panes show two sites, mark what differs, go and scroll together, and open again by their link', async ({
  harness,
  page,
}) => {
  await openPanel(page, harness);
  await show(page, 'Compare');
  await expect(appIn(page, 2).locator('html[data-ready]')).toBeAttached();
  await expect(page.getByRole('status').filter({ hasText: '0 differences' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Site of pane 2' }).selectOption('ARE');
  const regulated = ownOf(page, 2).getByRole('button', { name: /Rules in the United Arab Emirates/ });
  await expect(regulated).toBeVisible();
  await expect(ownOf(page, 2)).toContainText('virtual-asset');
  await expect(ownOf(page, 2).getByText('Proof of address')).toBeVisible();
  await expect(
    page.frameLocator('iframe[title="The account area, pane 2"]').locator('.mark.only').first(),
  ).toBeVisible();
  await expect(ownOf(page, 1)).not.toContainText('United Arab Emirates');

  // By keyboard: clicks miss in scaled frames.
  await appIn(page, 2)
    .locator('html')
    .evaluate(() => {
      Object.assign(globalThis, { kept: true });
    });
  await appIn(page, 1).getByRole('link', { name: 'Change country of residence' }).press('Enter');
  await expect(appIn(page, 2).locator('html[data-ready="/auth/residenceInfo"]')).toBeAttached();
  expect(
    await appIn(page, 2)
      .locator('html')
      .evaluate(() => 'kept' in globalThis),
  ).toBe(true);
  await page.getByRole('combobox', { name: 'All go to' }).selectOption('/auth/personal');
  for (const pane of [1, 2])
    await expect(appIn(page, pane).locator('html[data-ready="/auth/personal"]')).toBeAttached();
  await appIn(page, 1)
    .locator('html')
    .evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect
    .poll(() =>
      appIn(page, 2)
        .locator('html')
        .evaluate(() => scrollY),
    )
    .toBeGreaterThan(0);

  expect(await violations(page, VIEW)).toEqual([]);

  const sessions = async () => (await (await harness.api('GET', '/sessions')).json()) as { id: string }[];
  const before = await sessions();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Site of pane 2' })).toHaveValue('ARE');
  await expect(regulated).toBeVisible();
  const ids = new Set(before.map(({ id }) => id));
  await expect.poll(async () => (await sessions()).filter(({ id }) => ids.has(id)).length).toBe(0);
});

test('a pane whose link or build is not known says so, and the others are shown', async ({ harness, page }) => {
  await harness.put({});
  await page.goto(
    harness.address('harness.localhost', '/#view=compare&pane=s1.e30&pane=garbage&pane=s1.e30~0123456789ab'),
  );
  await expect(page.getByRole('alert').filter({ hasText: 'A scenario link starts with' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: '0123456789ab: start it with --dist' })).toBeVisible();
  await expect(appIn(page, 1).locator('html[data-ready]')).toBeAttached();
  await expect(page.getByRole('region', { name: /^Pane \d$/ })).toHaveCount(1);
});

isolatedTest(
  'a sweep counts, starts and stops; the coverage of the session and of a sweep is shown, and a click starts what is missing; an existing report opens',
  async ({ page }) => {
    const sweepDir = mkdtempSync(join(tmpdir(), 'panel-sweep-'));
    const server = await startHarnessServer({
      port: 0,
      distDir: join(ROOT, 'dist'),
      panelDir: join(ROOT, 'out/renderer'),
      sweepDir,
    });
    try {
      await page.goto(`${server.origin}/#view=sweep`);
      const last = page.getByRole('region', { name: 'The last sweep' });
      const filter = page.getByRole('textbox', { name: 'Filter' });
      await filter.fill('site=XXX');
      await expect(page.getByRole('alert').filter({ hasText: 'site is one of' })).toBeVisible();
      await filter.fill('id=step-1-allow');
      await expect(page.getByText('1 state, about 4 s')).toBeVisible();
      expect(await violations(page, VIEW)).toEqual([]);
      await page.getByRole('radio', { name: /^Languages/ }).check();
      await filter.fill('language=ja-JP,route=/auth/personal');
      await expect(page.getByText('2 states, about')).toBeVisible();
      await page.getByRole('button', { name: 'Start the sweep' }).click();
      await last.getByRole('button', { name: 'Stop the sweep' }).click();
      await expect(last).toContainText('Stopped: languages');
      await expect(page.getByRole('button', { name: 'Go on with the stopped one' })).toBeVisible();

      writeReport(sweepDir, ONE_STATE);
      await show(page, 'Coverage');
      const line = page.getByRole('row', { name: /^site / });
      await line.getByRole('button', { name: 'KAZ' }).click();
      await expect(framedApp(page).locator('html[data-ready]')).toBeAttached();
      await expect(page.getByRole('radio', { name: 'KAZ' })).toBeChecked();
      await show(page, 'Coverage');
      await expect(line.getByRole('button', { name: 'HKG' })).toBeVisible();
      await expect(line.getByRole('button', { name: 'KAZ' })).toHaveCount(0);
      expect(await violations(page, VIEW)).toEqual([]);
      await page.getByRole('radio', { name: /The last sweep: named, 1 states/ }).check();
      await expect(line).toContainText('1 of 7');

      await show(page, 'Sweep');
      const opened = page.context().waitForEvent('page');
      await last.getByRole('button', { name: 'Open the report' }).click();
      const report = await opened;
      await expect(report.getByRole('heading', { level: 1 })).toContainText('Sweep of 1 state');
      await expect(report.getByRole('main').getByRole('listitem')).toHaveCount(1);
      await report.close();
    } finally {
      await server.close();
      // The stopped program may still be writing.
      rmSync(sweepDir, { recursive: true, force: true, maxRetries: 10 });
    }
  },
);
