import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { REPORT_STYLE } from '../../harness/review/report/report-style';
import { SHEET, writePdf } from '../../harness/review/report/write-report';
import { filePage, html } from '../../harness/server/html';
import { startHarnessServer } from '../../harness/server/server';
import { violations } from './axe';
import { expect, isolatedTest } from './harness';

const ROOT = resolve(import.meta.dirname, '../..');
/** A pack starts Node, Playwright and a browser of its own. */
const WORK_MS = 120_000;

isolatedTest(
  'the panel makes a pack of the present view from the palette, shows its checks, makes a key and signs with it',
  async ({ page }) => {
    isolatedTest.setTimeout(2 * WORK_MS);
    const folder = mkdtempSync(join(tmpdir(), 'panel-packs-'));
    const key = join(folder, 'anna');
    const server = await startHarnessServer({
      port: 0,
      distDir: join(ROOT, 'dist'),
      panelDir: join(ROOT, 'out/renderer'),
      packsDir: join(folder, 'packs'),
    });
    try {
      await page.goto(`${server.origin}/`);
      await expect(page.getByRole('button', { name: 'Packs' })).toBeEnabled();
      await page.keyboard.press('/');
      await page.keyboard.type('pack of the present view');
      await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(
        'Make a review pack of the present view',
      );
      await page.keyboard.press('Enter');
      const work = page.getByRole('region', { name: 'Work on packs' });
      await expect(work.getByRole('button', { name: 'Stop' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Make the pack' })).toBeDisabled();
      await expect(work).toContainText('The pack is made', { timeout: WORK_MS });
      const pack = page.getByRole('region', { name: /^Pack / });
      await expect(pack).toContainText('1 page, all passed every check');
      await expect(pack.getByRole('form', { name: 'Compare' })).toContainText('No earlier pack');

      // By the keyboard alone: a wrong key is refused with its reason; a key is made, and signs.
      await pack.getByRole('textbox', { name: 'Your name' }).focus();
      await page.keyboard.type('Anna');
      await page.keyboard.press('Tab');
      await page.keyboard.type(`${key}.none`);
      // The second press does nothing.
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(work.getByRole('alert')).toContainText('anna.none is not there', { timeout: WORK_MS });
      await expect(page.getByText('A work on a pack is running')).toHaveCount(0);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(key);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(work).toContainText(`Keep ${key} to yourself`, { timeout: WORK_MS });
      await pack.getByRole('button', { name: 'Sign' }).focus();
      await page.keyboard.press('Enter');
      await expect(pack.getByRole('list', { name: 'Decisions' })).toContainText('prepared by Anna, preparer', {
        timeout: WORK_MS,
      });
      await pack.getByRole('textbox', { name: /^Public keys/ }).fill(`${key}.pub, `);
      await page.keyboard.press('Enter');
      await expect(work).toContainText('nothing was changed; each decision is signed with one of the keys', {
        timeout: WORK_MS,
      });
      // The rail beside the view has check boxes that are smaller than the rule `target-size` requires.
      expect((await violations(page)).filter((one) => !one.startsWith('target-size'))).toEqual([]);

      const opened = page.context().waitForEvent('page');
      await pack.getByRole('button', { name: 'Open the report' }).click();
      const report = await opened;
      await expect(report.getByRole('heading', { name: 'Decisions' })).toBeVisible();
      await expect(report.getByRole('cell', { name: /^Anna, preparer/ })).toBeVisible();
    } finally {
      await server.close();
      rmSync(folder, { recursive: true });
    }
  },
);

isolatedTest(
  'a page whose texts are longer than a sheet gets a smaller picture, or leaves more than a line to the next sheet',
  async ({ page }) => {
    const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
    try {
      const picture =
        'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="1280"><rect width="1280" height="1280"/></svg>';
      // Each number of lines is a page of its own: with the usual picture, 24 to 26 lines in a column are one or two more than a sheet holds.
      const counts = Array.from({ length: 120 }, (_one, at) => 30 + at);
      const article = (count: number) => html`<article class="page desktop"><h2>${count}</h2><p class="meta">Address</p>
<div class="shown"><figure><img src="${picture}" alt=""></figure><div class="texts"><ul class="lines">${Array.from({ length: count }, (_one, at) => html`<li>Line ${at}</li>`)}</ul></div></div></article>`;
      const file = join(folder, 'report.html');
      writeFileSync(file, filePage('Sheets', REPORT_STYLE, html`${counts.map(article)}`));
      await writePdf(page, file, join(folder, 'report.pdf'), 'hash');
      const heights = await page
        .locator('article')
        .evaluateAll((articles) => articles.map((article) => (article as HTMLElement).offsetHeight));
      const sheets = heights.reduce((sum, height) => sum + Math.ceil(height / SHEET.height), 0);
      // What is measured is what is printed.
      expect(readFileSync(join(folder, 'report.pdf'), 'latin1').match(/\/Type \/Page\b/g)).toHaveLength(sheets);
      const onLastSheet = heights.map((height, at) => ({ lines: counts[at], height: height % SHEET.height }));
      expect(onLastSheet.filter(({ height }) => height < 100)).toEqual([]);
      expect(heights.filter((height) => height > SHEET.height).length).toBeGreaterThan(0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
