import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { findChromium } from '../../harness/cli/chromium';
import { CONTROL_PATH } from '../../harness/engine/hosts';
import { REPORT_STYLE } from '../../harness/review/report/report-style';
import { SHEET, writePdf } from '../../harness/review/report/write-report';
import { filePage, html } from '../../harness/server/html';
import { startHarnessServer } from '../../harness/server/server';
import { makeTestBuild } from '../../harness/server/testing/build';
import type { StateRecord } from '../../harness/sweep/record';
import { violations } from './axe';
import { here } from './command-line';
import { expect, isolatedTest } from './harness';

const ROOT = resolve(import.meta.dirname, '../..');
/** A pack starts Node, Playwright and a browser of its own. */
const WORK_MS = 120_000;
const DAY_MS = 86_400_000;

/** A walk that opens an agreement. */
const WALK = { id: 'agreement-accepted', name: 'The client agreement is accepted' };
const ORDER = ['review', '--sites', 'HKG', '--languages', 'zh-HK', '--walks', WALK.id, '--title', WALK.name];

const read = (pack: string, file: string) => readFileSync(join(pack, file), 'utf8');
const contentHash = (pack: string): string => JSON.parse(read(pack, 'manifest.json')).contentHash;
const startOf = (pack: string) => Date.parse(JSON.parse(read(pack, 'run.json')).startedAt);

isolatedTest(
  'a pack of the panel is the same as one of the command line on another day, is signed by two people, and shows every change of it',
  async ({ page }) => {
    isolatedTest.setTimeout(3 * WORK_MS);
    const folder = mkdtempSync(join(tmpdir(), 'packs-'));
    const [packsDir, out] = [join(folder, 'packs'), join(folder, 'review')];
    const [anna, ben] = [join(folder, 'anna'), join(folder, 'ben')];
    const server = await startHarnessServer({
      port: 0,
      distDir: join(ROOT, 'dist'),
      panelDir: join(ROOT, 'out/renderer'),
      packsDir,
    });
    try {
      await makeByCommandLine(out);
      await fetch(`http://127.0.0.1:${server.port}${CONTROL_PATH}/scenario`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ site: 'HKG' }),
      });
      await page.goto(`${server.origin}/`);
      await withMovedClock(folder, () => makeInPanel(page));
      const pack = join(packsDir, readdirSync(packsDir)[0] ?? '');
      expect(contentHash(pack)).toBe(contentHash(out));
      expect(startOf(pack) - startOf(out)).toBeGreaterThan(DAY_MS);
      await signInPanel(page, anna);
      await approveByCommandLine(pack, anna, ben);
      await refuseAlteredBuild(join(folder, 'none'));
    } finally {
      await server.close();
      rmSync(folder, { recursive: true });
    }
  },
);

async function makeByCommandLine(out: string): Promise<void> {
  const { code, last, stderr } = await here(...ORDER, '--out', out);
  expect(code, stderr).toBe(0);
  expect(last).toMatchObject({ pages: 2, out, contentHash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  const report = read(out, 'review.html');
  for (const part of ['data:image/jpeg;base64,', 'risk disclosure', 's1.', WALK.name]) expect(report).toContain(part);
  expect(read(out, 'review.pdf').slice(0, 4)).toBe('%PDF');
  expect(readdirSync(join(out, 'texts'))).toContain('zh-HK-user-accounts.xlf');
  const record = JSON.parse(read(out, `states/hkg-zh-hk-desktop-${WALK.id}-00.json`)) as StateRecord;
  const [agreement] = record.agreements;
  expect(agreement).toMatchObject({ shown: true, hash: agreement?.claimed });
}

/** Makes the pack of the walk from the palette. */
async function makeInPanel(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Packs' })).toBeEnabled();
  await page.keyboard.press('/');
  await page.keyboard.type('pack of the present view');
  const options = page.getByRole('dialog').getByRole('option');
  await expect(options.first()).toContainText('Make a review pack of the present view');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(`review pack ${WALK.name}`);
  await expect(options.first()).toContainText(`Review pack: ${WALK.name}`);
  await page.keyboard.press('Enter');
  const work = page.getByRole('region', { name: 'Work on packs' });
  await expect(work.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make the pack' })).toBeDisabled();
  await expect(work).toContainText('The pack is made', { timeout: WORK_MS });
  const pack = page.getByRole('region', { name: /^Pack / });
  await expect(pack).toContainText('2 pages, all passed every check');
  await expect(pack.getByRole('form', { name: 'Compare' })).toContainText('No earlier pack');
}

/** Anna signs by the keyboard alone: a wrong key is refused with its reason; a key is made, and signs. */
async function signInPanel(page: Page, key: string): Promise<void> {
  const work = page.getByRole('region', { name: 'Work on packs' });
  const pack = page.getByRole('region', { name: /^Pack / });
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
}

/** Who prepared a pack may not approve it; Ben may. A file more than was signed is found. */
async function approveByCommandLine(pack: string, anna: string, ben: string): Promise<void> {
  expect((await here('review', 'keygen', '--out', ben)).code).toBe(0);
  expect((await here('review', 'approve', pack, '--by', 'Anna', '--key', anna)).code).toBe(2);
  const approved = await here('review', 'approve', pack, '--by', 'Ben', '--key', ben);
  expect(approved.last).toMatchObject({ signOffs: 2, decision: 'approved', contentHash: contentHash(pack) });
  const verify = () => here('review', 'verify', pack, '--key', `${anna}.pub`, `${ben}.pub`);
  expect(await verify()).toMatchObject({ code: 0, last: { decision: 'approved', contentHash: contentHash(pack) } });
  expect((await here('review', 'verify', pack)).stderr).toContain('not the authorship');
  expect(read(pack, 'review.html')).toContain('Ben, approver');
  writeFileSync(join(pack, 'texts/added.csv'), '');
  expect(await verify()).toMatchObject({ code: 1, stderr: expect.stringContaining('texts/added.csv was added') });
}

async function refuseAlteredBuild(out: string): Promise<void> {
  const altered = makeTestBuild();
  writeFileSync(join(altered.distDir, 'locales/en/user-accounts.json'), '{"title":"Accounts"}');
  const refused = await here(...ORDER, '--dist', altered.distDir, '--out', out);
  altered.remove();
  expect(refused).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('en/user-accounts.json differs from what was built'),
  });
}

/** Runs something while the clock of the programs that it starts is two days ahead, and that of their browser, if the machine has `faketime`. */
async function withMovedClock(folder: string, run: () => Promise<void>): Promise<void> {
  const preload = join(folder, 'clock.mjs');
  writeFileSync(
    preload,
    `const Real = Date;
globalThis.Date = class extends Real { constructor(...parts) { super(...(parts.length ? parts : [Real.now() + ${2 * DAY_MS}])); } };
Date.now = () => Real.now() + ${2 * DAY_MS};`,
  );
  const wrapper = join(folder, 'browser');
  const hasFaketime = spawnSync('faketime', ['--version']).error === undefined;
  if (!hasFaketime) console.log("no faketime here: the browser's own clock is not moved");
  const command = `${hasFaketime ? "faketime -f '+2d' " : ''}"${findChromium() ?? ''}"`;
  writeFileSync(wrapper, `#!/bin/sh\nexec ${command} "$@"\n`, { mode: 0o755 });
  const moved = { NODE_OPTIONS: `--import ${pathToFileURL(preload)}`, CHROMIUM_PATH: wrapper };
  const before = Object.keys(moved).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, moved);
  try {
    await run();
  } finally {
    for (const [name, value] of before)
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
  }
}

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
