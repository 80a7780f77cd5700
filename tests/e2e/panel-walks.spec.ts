import type { Locator, Page } from '@playwright/test';
import { WALKS } from '../../fixtures/walks';
import { violations } from './axe';
import { appIn, expect, type Harness, isolatedTest as test } from './harness';

/** Walks in the panel of a browser, whose app is in a frame of another host. */

test.use({ viewport: { width: 1500, height: 1000 } });

async function openPanel(harness: Harness, page: Page): Promise<Locator> {
  await harness.put({});
  await page.goto(harness.address('harness.localhost', '/'));
  await expect(appIn(page).locator('html[data-ready]')).toBeAttached();
  return page.getByRole('region', { name: 'Walk', exact: true });
}

/** Shows a named walk by the palette, with the keyboard alone. */
async function showWalk(page: Page, id: string): Promise<readonly object[]> {
  const walk = WALKS.find((one) => one.id === id);
  if (!walk) throw new Error(`There is no walk ${id}`);
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: /^Go to/ }).fill(`Walk: ${walk.scenario.name}`);
  await page.keyboard.press('Enter');
  return walk.scenario.steps ?? [];
}

test('a named walk is found, replays in another language up to a step and to its end, and stops when the app is opened anew', async ({
  harness,
  page,
}) => {
  const view = await openPanel(harness, page);
  const steps = await showWalk(page, 'number-rejected-then-approved');
  const rows = view.getByRole('listitem');
  await expect(rows).toHaveCount(steps.length);
  expect(await violations(page)).toEqual([]);

  await view.getByLabel('Language').selectOption('ar-SA');
  await view.getByRole('button', { name: 'To here: replay up to step 3' }).press('Enter');
  await expect(page.getByText(/^3 steps in/)).toBeVisible();
  await expect(view.locator('[data-state=done]')).toHaveCount(3);
  await expect(appIn(page).locator('html')).toHaveAttribute('lang', 'ar-SA');

  await view.getByRole('button', { name: 'Replay', exact: true }).press('Enter');
  await expect(view.locator('[data-state=done]')).toHaveCount(steps.length, { timeout: 30_000 });
  expect(await harness.requests('POST /v1/kyc/identity')).toHaveLength(2);

  await view.getByLabel('Speed').selectOption('2000');
  await view.getByRole('button', { name: 'Replay', exact: true }).click();
  await expect(view.locator('[data-state=done]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Open anew' }).click();
  await expect(view.getByText('The app was opened anew', { exact: true })).toBeVisible();
  await expect(view.locator('[data-state=failed]')).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
});

test('a walk presses the buttons of vendors in a frame, in place of the app, and in the messaging app', async ({
  harness,
  page,
}) => {
  test.slow();
  const view = await openPanel(harness, page);
  for (const id of ['level-1-embedded', 'level-1-interrupted', 'mini-program-level-1']) {
    const steps = await showWalk(page, id);
    await view.getByRole('button', { name: 'Replay', exact: true }).click();
    await expect(view.locator('[data-state=done]'), id).toHaveCount(steps.length, { timeout: 30_000 });
  }
});
