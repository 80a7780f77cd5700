import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { CONTROL_PATH } from '../../harness/core/hosts';
import { findChromium } from '../../harness/kit/chromium';
import type { StateRecord } from '../../harness/kit/record';
import { filePage, html } from '../../harness/server/html';
import { startHarnessServer } from '../../harness/server/server';
import { makeTestBuild } from '../../harness/server/testing/build';
import { REPORT_STYLE } from '../../harness/tools/review/report/report-style';
import { SHEET, writePdf } from '../../harness/tools/review/report/write-report';
import { violations } from './axe';
import { harness, here } from './command-line';
import { expect, isolatedTest } from './harness';

const ROOT = resolve(import.meta.dirname, '../..');
/** A pack starts Node, Playwright and a browser. */
const WORK_MS = 120_000;
const DAY_MS = 86_400_000;

/** One small page that shows an agreement: each page of a pack takes seconds. */
const VIEW = { site: 'HKG', route: '/auth/client-agreement', language: 'en-HK', name: 'The client agreement' };

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
      await fetch(`http://127.0.0.1:${server.port}${CONTROL_PATH}/scenario`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(VIEW),
      });
      await page.goto(`${server.origin}/`);
      await makeInPanel(page);
      const pack = join(packsDir, readdirSync(packsDir)[0] ?? '');
      const plan = planFile(folder, pack);
      await withMovedClock(folder, () => makeByCommandLine(plan, out));
      expect(contentHash(pack)).toBe(contentHash(out));
      expect(startOf(out) - startOf(pack)).toBeGreaterThan(DAY_MS);
      await signInPanel(page, anna);
      await approveByCommandLine(pack, anna, ben);
      await refuseAlteredBuild(plan, join(folder, 'none'));
    } finally {
      await server.close();
      rmSync(folder, { recursive: true });
    }
  },
);

/** The order of a pack, as its facts repeat it. */
function planFile(folder: string, pack: string): string {
  const file = join(folder, 'plan.json');
  const { title, parts } = JSON.parse(read(pack, 'facts.json'));
  writeFileSync(file, JSON.stringify({ title, parts }));
  return file;
}

async function makeByCommandLine(plan: string, out: string): Promise<void> {
  const { code, last, stderr } = await harness('review', '--pack', plan, '--out', out);
  expect(code, stderr).toBe(0);
  const progress = stderr.split('\n').flatMap((line) => (line.startsWith('{"doing"') ? [JSON.parse(line)] : []));
  for (const doing of ['starting the browser', 'writing the report']) {
    expect(progress).toContainEqual(expect.objectContaining({ doing, total: 1, secondsLeft: expect.any(Number) }));
  }
  expect(Math.min(...progress.map(({ secondsLeft }) => secondsLeft))).toBeGreaterThan(0);
  expect(last).toMatchObject({ pages: 1, out, contentHash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  const report = read(out, 'review.html');
  for (const part of ['data:image/jpeg;base64,', 'fee', 's1.', VIEW.name]) expect(report).toContain(part);
  expect(read(out, 'review.pdf').slice(0, 4)).toBe('%PDF');
  expect(readdirSync(join(out, 'texts'))).toContain('en-HK-user-accounts.xlf');
  const [state] = readdirSync(join(out, 'states'));
  const record = JSON.parse(read(out, `states/${state}`)) as StateRecord;
  const [agreement] = record.agreements;
  expect(agreement).toMatchObject({ shown: true, hash: agreement?.claimed });
}

/** Makes the pack of the running scenario from the palette. */
async function makeInPanel(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Packs' })).toBeEnabled();
  await page.keyboard.press('/');
  await page.keyboard.type('pack of the present view');
  const options = page.getByRole('dialog').getByRole('option');
  await expect(options.first()).toContainText('Make a review pack of the present view');
  await page.keyboard.press('Enter');
  const work = page.getByRole('region', { name: 'Work on packs' });
  await expect(work.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make the pack' })).toBeDisabled();
  await expect(work).toContainText('The pack is complete', { timeout: WORK_MS });
  const pack = page.getByRole('region', { name: /^Pack / });
  await expect(pack).toContainText('1 page, all passed every check');
  await expect(pack.getByRole('form', { name: 'Compare' })).toContainText('No earlier pack');
}

/** Anna signs by keyboard only: a relative path is refused; a key is made, and signs. */
async function signInPanel(page: Page, key: string): Promise<void> {
  const work = page.getByRole('region', { name: 'Work on packs' });
  const pack = page.getByRole('region', { name: /^Pack / });
  await pack.getByRole('textbox', { name: 'Your name' }).focus();
  await page.keyboard.type('Anna');
  await page.keyboard.press('Tab');
  await page.keyboard.type('keys/anna');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: '“keys/anna” is not an absolute path' })).toBeVisible();
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
  const register = writeRegister(dirname(key), [person('Anna', key, ['preparer'])]);
  await pack.getByRole('textbox', { name: /^Register of people/ }).fill(register);
  await page.keyboard.press('Enter');
  await expect(work).toContainText('nothing was changed; each decision is signed by a person of the register', {
    timeout: WORK_MS,
  });
  // The rail's check boxes are below `target-size`.
  expect((await violations(page)).filter((one) => !one.startsWith('target-size'))).toEqual([]);

  const opened = page.context().waitForEvent('page');
  await pack.getByRole('button', { name: 'Open the report' }).click();
  const report = await opened;
  await expect(report.getByRole('heading', { name: 'Decisions' })).toBeVisible();
  await expect(report.getByRole('cell', { name: /^Anna, preparer/ })).toBeVisible();
}

/** A preparer may not approve. Finds an extra file. */
async function approveByCommandLine(pack: string, anna: string, ben: string): Promise<void> {
  expect((await here('review', 'keygen', '--out', ben)).code).toBe(0);
  expect((await here('review', 'approve', pack, '--by', 'Anna', '--key', anna)).code).toBe(2);
  const people = writeRegister(dirname(ben), [person('Anna', anna, ['preparer']), person('Ben', ben, ['approver'])]);
  const receipts = `${ben}.receipts`;
  const own = ['--people', people, '--receipt', receipts];
  const approved = await here('review', 'approve', pack, '--by', 'Ben', '--key', ben, ...own);
  expect(approved.last).toMatchObject({ signOffs: 2, decision: 'approved', contentHash: contentHash(pack) });
  const verify = () => here('review', 'verify', pack, '--people', people, '--receipts', receipts);
  const stdout = expect.stringMatching(
    /^approved by Ben \(Reviewer, Example\), approver, .* UTC, the whole pack, key [0-9a-f]{64}$/m,
  );
  expect(await verify()).toMatchObject({
    code: 0,
    stdout,
    last: { decision: 'approved', contentHash: contentHash(pack) },
  });
  expect((await here('review', 'verify', pack)).stderr).toContain('people are not');
  expect(read(pack, 'review.html')).toContain('Ben, approver');
  writeFileSync(join(pack, 'texts/added.csv'), '');
  expect(await verify()).toMatchObject({ code: 1, stderr: expect.stringContaining('texts/added.csv was added') });
}

const person = (name: string, key: string, roles: readonly string[]) => ({
  ...{ name, function: 'Reviewer', organisation: 'Example', roles },
  publicKey: readFileSync(`${key}.pub`, 'utf8').split('\n')[1],
});

function writeRegister(folder: string, people: readonly object[]): string {
  const file = join(folder, 'people.json');
  writeFileSync(file, JSON.stringify({ people }));
  return file;
}

async function refuseAlteredBuild(plan: string, out: string): Promise<void> {
  const altered = makeTestBuild();
  writeFileSync(join(altered.distDir, 'locales/en/user-accounts.json'), '{"title":"Accounts"}');
  const refused = await here('review', '--pack', plan, '--dist', altered.distDir, '--out', out);
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
      // 24 to 26 lines in a column are one or two more than a sheet holds.
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
      // Measures what is printed.
      expect(readFileSync(join(folder, 'report.pdf'), 'latin1').match(/\/Type \/Page\b/g)).toHaveLength(sheets);
      const onLastSheet = heights.map((height, at) => ({ lines: counts[at], height: height % SHEET.height }));
      expect(onLastSheet.filter(({ height }) => height < 100)).toEqual([]);
      expect(heights.filter((height) => height > SHEET.height).length).toBeGreaterThan(0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
