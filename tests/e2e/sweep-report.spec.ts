import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { REPORT_HTML, writeReport } from '../../harness/tools/sweep/report/write-report';
import { SITES } from '../../src/domain/sites';

const STATES = 5000;
/** From a key to its list; a quiet machine takes a tenth. */
const MOST_MS = 500;

test('the report of a sweep opens from the disk, and finds states among thousands without a delay', async ({
  page,
}) => {
  const out = mkdtempSync(join(tmpdir(), 'report-'));
  try {
    const states = Array.from({ length: STATES }, (_state, at) => {
      const site = SITES[at % SITES.length] ?? 'NONE';
      const passed = at % 50 !== 0;
      return {
        id: `state-${at}`,
        name: `/auth/personal, ${site}, number ${at}`,
        passed,
        failures: passed ? [] : [['overflow', `The page is ${at} px wide`] as const],
        values: {
          site,
          language: 'en',
          mode: 'web',
          device: 'phone',
          theme: 'light',
          route: '/auth/personal',
          fault: 'none',
        },
        reached: 'from the screen before',
        end: 'ready',
        heading: 'Identity verification',
        picture: `pictures/state-${at}.jpg`,
        fragment: `scenario=s1.${'x'.repeat(600)}${at}`,
      };
    });
    const groups = [
      {
        check: 'overflow',
        pattern: 'The page is N px wide',
        states: states.filter(({ passed }) => !passed).map(({ id }) => id),
      },
    ];
    const coverage = [{ name: 'site', shown: 7, of: 7, missing: [] }];
    const facts = {
      title: 'Sweep',
      build: 'b',
      selection: 'pairs',
      filter: '',
      at: '',
      seconds: 1,
      inApp: 1,
      axe: 2,
      undecided: ['Words on a picture'],
    };
    const counts = { passed: STATES - 100, failed: 100 };
    writeReport(out, {
      ...facts,
      ...counts,
      engine: 'WebKit',
      limits: ['No layout shifts'],
      groups,
      coverage,
      constraints: [],
      states,
    });
    await page.goto(pathToFileURL(join(out, REPORT_HTML)).href);
    await expect(page.locator('#count')).toHaveText(`${STATES} of ${STATES} states, page 1 of 84`);
    for (const hasText of ['No layout shifts', 'Words on a picture'])
      await expect(page.getByRole('listitem').filter({ hasText })).toBeVisible();

    const search = page.getByRole('searchbox', { name: 'Search' });
    const ms = await search.evaluate(async (box: HTMLInputElement) => {
      const started = performance.now();
      box.value = 'number 4321';
      box.dispatchEvent(new Event('input'));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - started;
    });
    await expect(page.locator('#list > li')).toHaveCount(1);
    expect(ms).toBeLessThan(MOST_MS);

    await search.fill('');
    await page.getByRole('button', { name: '100 × overflow' }).click();
    await page.getByLabel('site').selectOption('HKG');
    const failed = states.filter(({ passed, values }) => !passed && values.site === 'HKG').length;
    await expect(page.locator('#count')).toHaveText(`${failed} of ${STATES} states, page 1 of 1`);
    await page.locator('#list button').first().click();
    await expect(page.locator('#detail')).toContainText('overflow: The page is');
  } finally {
    rmSync(out, { recursive: true });
  }
});
