import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { type HarnessServer, startHarnessServer } from '../../harness/server/server';
import { violations } from './axe';
import { appIn, expect, isolatedTest } from './harness';

/** A tester's own files in the panel, in a real folder that an editor changes. */

const ROOT = resolve(import.meta.dirname, '../..');

const test = isolatedTest.extend<{ folder: string; own: HarnessServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'own-files-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  own: async ({ folder }, use) => {
    const server = await startHarnessServer({
      port: 0,
      distDir: join(ROOT, 'dist'),
      panelDir: join(ROOT, 'out/renderer'),
      filesDir: folder,
    });
    await use(server);
    await server.close();
  },
});
test.use({ actionTimeout: 10_000 });

const OWN_FILES = '[aria-label="Own files"]';

const read = (folder: string, file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const write = (folder: string, file: string, scenario: object | string) =>
  writeFileSync(join(folder, file), typeof scenario === 'string' ? scenario : JSON.stringify(scenario));

async function ready(page: Page): Promise<void> {
  await expect(page.getByRole('tab', { name: 'Own' })).toBeVisible();
  await expect(appIn(page).locator('html[data-ready]')).toBeAttached();
}

async function openPanel(page: Page, server: HarnessServer): Promise<Locator> {
  await page.goto(`${server.origin}/`);
  await ready(page);
  return page.getByRole('region', { name: 'Own files' });
}

/** Shows how the scenario differs from its file. */
const set = (page: Page) => page.getByRole('list', { name: 'What is set' });

/** By keyboard. */
async function goTo(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: /^Go to/ }).fill(words);
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
}

test('a scenario is saved, changed, copied, renamed, deleted and restored with the keyboard only, and found everywhere', async ({
  page,
  own,
  folder,
}) => {
  test.slow();
  const files = await openPanel(page, own);
  await goTo(page, 'theme dark');
  await page.keyboard.press('Control+S');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Dark start');
  expect(await violations(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved as dark-start.json')).toBeVisible();
  expect(read(folder, 'dark-start.json')).toEqual({ name: 'Dark start', theme: 'dark' });

  // The bar lists unsaved changes; the same key saves them.
  await goTo(page, 'device phone');
  await expect(set(page).getByText('not saved')).toBeVisible();
  await page.keyboard.press('Control+S');
  await expect(set(page).getByText('not saved')).toHaveCount(0);
  expect(read(folder, 'dark-start.json')).toEqual({ name: 'Dark start', theme: 'dark', device: 'phone' });

  await goTo(page, 'own scenarios and walks');
  const row = files.getByRole('button', { name: 'Dark start', exact: true });
  await row.focus();
  await page.keyboard.press('F2');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Start in the dark');
  await page.keyboard.press('Enter');
  await expect(files.getByRole('region', { name: 'File start-in-the-dark.json' })).toBeVisible();
  expect(readdirSync(folder)).toEqual(['start-in-the-dark.json']);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Start in the dark' })).toBeVisible();
  await files.getByRole('button', { name: 'Duplicate' }).press('Enter');
  await expect(files.getByRole('region', { name: 'File start-in-the-dark-copy.json' })).toBeVisible();
  expect(read(folder, 'start-in-the-dark-copy.json')).toEqual({
    ...read(folder, 'start-in-the-dark.json'),
    name: 'Start in the dark copy',
  });
  expect(await violations(page, OWN_FILES)).toEqual([]);

  await files.getByRole('button', { name: 'Start in the dark copy' }).focus();
  await page.keyboard.press('Delete');
  await expect(files.getByRole('list', { name: 'Deleted' })).toContainText('start-in-the-dark-copy.json');
  expect(readdirSync(folder)).toEqual(['start-in-the-dark.json']);
  await files.getByRole('button', { name: 'Bring back start-in-the-dark-copy.json' }).press('Enter');
  await expect(files.getByRole('button', { name: 'Start in the dark copy' })).toBeVisible();

  // Starts from palette, list of states and keys.
  const shown = (name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
  await goTo(page, 'all back to the defaults');
  await expect(shown('Untitled')).toBeVisible();
  await goTo(page, 'start dark copy');
  await expect(shown('Start in the dark copy')).toBeVisible();
  // An open palette finds a file written since.
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: /^Go to/ }).fill('written since');
  write(folder, 'since.json', { name: 'Written since' });
  await expect(page.getByRole('dialog').getByRole('option', { name: 'Written since' })).toBeVisible();
  await page.keyboard.press('Escape');
  rmSync(join(folder, 'since.json'));
  await page.keyboard.press('[');
  await expect(shown('Start in the dark')).toBeVisible();
  await page.keyboard.press('g');
  await page.getByRole('dialog').getByRole('button', { name: 'Own 2' }).click();
  await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(2);
  await page.keyboard.press('Escape');

  await page.reload();
  await expect(page.getByRole('button', { name: /^Save this scenario in start-in-the-dark.json/ })).toBeEnabled();
});

test('what an editor changes shows at once, a broken file stays unchanged, and a file of two panels is not overwritten', async ({
  page,
  context,
  own,
  folder,
}) => {
  test.slow();
  write(folder, 'late.json', { name: 'Late reply', theme: 'dark' });
  const files = await openPanel(page, own);
  await goTo(page, 'late reply');
  await goTo(page, 'own scenarios and walks');
  await expect(files.getByRole('button', { name: 'Late reply' })).toBeVisible();
  write(folder, 'late.json', '{ "name": "Late reply", "site": "XXX" }');
  await expect(set(page).getByText('file is broken')).toBeVisible();
  await files.getByRole('button', { name: 'late broken' }).click();
  await expect(files.getByRole('alert')).toContainText('site: ');
  expect(await violations(page, OWN_FILES)).toEqual([]);
  await page.keyboard.press('Control+S');
  await expect(page.getByRole('dialog', { name: 'late.json is broken' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Replace the file' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  expect(readFileSync(join(folder, 'late.json'), 'utf8')).toBe('{ "name": "Late reply", "site": "XXX" }');
  write(folder, 'late.json', { name: 'Late reply', theme: 'dark' });
  await expect(set(page).getByText('file is broken')).toHaveCount(0);

  // A conflict: the first panel has changed the file.
  const second = await context.newPage();
  await openPanel(second, own);
  await expect(second.getByRole('button', { name: /^Save this scenario in late.json/ })).toBeEnabled();
  await goTo(page, 'device phone');
  await page.keyboard.press('Control+S');
  await expect.poll(() => read(folder, 'late.json').device).toBe('phone');
  await expect(set(second).getByText('file has changed')).toBeVisible();
  await goTo(second, 'site: turkey');
  await second.keyboard.press('Control+S');
  const conflict = second.getByRole('dialog', { name: 'late.json has changed since' });
  await expect(conflict.getByRole('row', { name: /^site/ })).toContainText('TUR');
  expect(await violations(second, 'dialog')).toEqual([]);
  expect(read(folder, 'late.json').site).toBeUndefined();
  await conflict.getByRole('button', { name: 'Save under another name…' }).press('Enter');
  await second.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Late reply in Turkey');
  await second.keyboard.press('Enter');
  await expect.poll(() => readdirSync(folder).sort()).toEqual(['late-reply-in-turkey.json', 'late.json']);
  expect(read(folder, 'late-reply-in-turkey.json')).toMatchObject({ site: 'TUR', device: 'phone' });
});

test('a recorded walk is saved, edited again from its file, and imported ones are kept beside it', async ({
  page,
  own,
  folder,
}) => {
  test.slow();
  await openPanel(page, own);
  await page.getByRole('tab', { name: 'Walks' }).click();
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  const view = page.getByRole('region', { name: 'Walk', exact: true });
  const rows = view.getByRole('listitem').filter({ hasText: /^\W*\d/ });
  await goTo(page, 'theme dark');
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  // A reload keeps unsaved changes. Naming works before the scenario is known.
  let goOn = () => {};
  const named = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/__harness__/api/events', (route) => named.then(() => route.continue()));
  await page.reload();
  await page.getByRole('tab', { name: 'Walks' }).click();
  await page.getByRole('button', { name: /^Walk of .* not saved/ }).click();
  await view.getByRole('button', { name: 'Save as…' }).press('Enter');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Into the dark');
  goOn();
  await page.keyboard.press('Enter');
  await expect.poll(() => readdirSync(folder)).toEqual(['into-the-dark.json']);
  expect(read(folder, 'into-the-dark.json')).toEqual({
    name: 'Into the dark',
    steps: [{ act: 'set', value: { theme: 'dark' } }],
  });
  await expect(view.getByText('not saved')).toHaveCount(0);

  await goTo(page, 'walk: into the dark');
  await view.getByRole('button', { name: 'Edit step 1' }).click();
  await view.getByRole('button', { name: 'Insert a copy' }).click();
  await view.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect.poll(() => read(folder, 'into-the-dark.json').steps).toHaveLength(2);
  await page.getByRole('tab', { name: 'Walks' }).click();
  await expect(page.getByRole('list', { name: 'Own' })).toHaveText('Into the dark');
  expect(await violations(page, '[role="tabpanel"]')).toEqual([]);

  await page.getByRole('tab', { name: 'Own' }).click();
  const files = page.getByRole('region', { name: 'Own files' });
  const chooser = page.waitForEvent('filechooser');
  await files.getByRole('button', { name: 'Import…' }).click();
  const json = (name: string, content: string) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });
  await (await chooser).setFiles([
    json('broken.json', '{ "name": '),
    json('x.json', JSON.stringify({ name: 'Into the dark', steps: [{ act: 'back' }] })),
    json('wrong.json', JSON.stringify({ site: 'XXX' })),
    json('same.json', JSON.stringify({ name: 'Into the dark', theme: 'dark' })),
  ]);
  const report = page.getByRole('dialog', { name: '2 of 4 files imported' });
  await expect(report.getByRole('list', { name: 'Kept' }).getByRole('listitem')).toHaveText([
    'x.json kept as into-the-dark-2.json',
    'same.json kept as into-the-dark-3.json',
  ]);
  await expect(report.getByRole('list', { name: 'Refused' }).getByRole('listitem')).toHaveText([
    /^broken\.json It is not JSON: /,
    /^wrong\.json .*site: This has to be one of: NONE, HKG/,
  ]);
  expect(await violations(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(files.getByRole('region', { name: 'File into-the-dark-3.json' })).toBeVisible();
  expect(read(folder, 'into-the-dark.json').steps).toHaveLength(2);
  const download = page.waitForEvent('download');
  await files.getByRole('button', { name: 'Export' }).click();
  expect(JSON.parse(readFileSync(await (await download).path(), 'utf8'))).toEqual(read(folder, 'into-the-dark-3.json'));
});
