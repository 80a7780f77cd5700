import type { Page } from '@playwright/test';
import { WALKS } from '../../fixtures/walks';
import { expect, test } from './desktop';

async function replay(panel: Page, id: string, language = ''): Promise<void> {
  const walk = WALKS.find((one) => one.id === id);
  if (!walk) throw new Error(`There is no walk ${id}`);
  const list = panel.getByRole('region', { name: 'List of walks' });
  await list.getByLabel('Search walks').fill(id);
  await list.getByRole('button', { name: walk.scenario.name, exact: true }).click();
  const view = panel.getByRole('region', { name: 'Walk', exact: true });
  await view.getByLabel('Language').selectOption(language);
  await view.getByRole('button', { name: 'Replay', exact: true }).click();
  // Shown after a pass or a failure.
  await expect(view.getByRole('status')).toHaveText('The walk has ended', { timeout: 40_000 });
  await expect(view.locator('[data-state=done]')).toHaveCount(walk.scenario.steps?.length ?? 0);
}

test('on the desktop walks replay in another language, through the pages of vendors and in the messaging app', async ({
  kept: { panel, app, api },
}) => {
  test.setTimeout(120_000);
  await app(/\/auth\/personal/);
  await panel.getByRole('tab', { name: 'Walks' }).click();
  await replay(panel, 'level-1-interrupted', 'ar-SA');
  expect(await (await app(/\/user\/accounts\//)).evaluate(() => document.documentElement.lang)).toBe('ar-SA');
  await replay(panel, 'level-1-embedded');
  await replay(panel, 'mini-program-level-1');
  const log = (await (await api('/requests')).json()) as { endpoint: string | null }[];
  expect(log.map(({ endpoint }) => endpoint)).toContain('POST /v3/private/kyc/kyc-info');
});

test('on the desktop what is done in the app becomes steps, which replay with a change that loads the page again', async ({
  kept: { panel, app, api },
}) => {
  const before = await app(/\/auth\/personal/);
  await panel.getByRole('tab', { name: 'Walks' }).click();
  await panel.getByRole('button', { name: 'Record', exact: true }).click();
  const rows = panel.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Do something in the app' })).toBeVisible();
  // Until the old view closes, a press could reach both views.
  await expect.poll(() => before.isClosed()).toBe(true);
  await expect(async () => {
    const view = await app(/\/auth\/personal/);
    await view.getByRole('link', { name: 'Verify now' }).click({ timeout: 2000 });
    await expect(rows.first()).toContainText('press link', { timeout: 2000 });
  }).toPass();
  await api('/scenario', { method: 'PATCH', body: JSON.stringify({ theme: 'dark' }) });
  await expect(rows.filter({ hasText: 'set {"theme":"dark"}' })).toBeVisible();
  await panel.getByRole('button', { name: 'Stop recording' }).click();
  await panel.getByRole('button', { name: 'Replay', exact: true }).click();
  await expect(panel.getByText(/^2 steps in/)).toBeVisible();
  await expect((await app(/\/auth\/kyc/)).locator('html[data-ready]')).toHaveAttribute('data-theme', 'dark');
});
