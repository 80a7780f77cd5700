import { appIn, expect, test } from './harness';

test('changes of the scenario are undone and redone by keys and buttons, also from within the app, but not while someone types', async ({
  harness,
  page,
}) => {
  await page.setViewportSize({ width: 1500, height: 900 });
  await harness.put({ name: 'Undo' });
  await page.goto(harness.address('harness.localhost', '/'));
  const app = appIn(page);
  await expect(app.locator('html[data-ready]')).toBeAttached();
  const scenario = async () =>
    (await harness.api('GET', '/scenario')).json() as Promise<{ scenario: { theme: string; site: string } }>;
  const undo = page.getByRole('button', { name: /^Undo a change/ });
  const redo = page.getByRole('button', { name: /^Redo/ });

  await page.getByRole('radio', { name: 'dark' }).click();
  await expect(app.locator('html')).toHaveAttribute('data-theme', 'dark');
  // By the API.
  await harness.api('PATCH', '/scenario', { kyc: { steps: { '1': 'SUCCESS' } } });
  await page.getByRole('button', { name: 'Next scenario (])' }).click();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);
  await expect(redo).toBeDisabled();

  await undo.click();
  await expect(page.getByText('Undone: Undo')).toBeVisible();
  await expect(app.locator('html')).toHaveAttribute('data-theme', 'dark');

  const search = page.getByRole('searchbox', { name: 'Search the controls' });
  await search.fill('theme');
  await search.press('Control+z');
  await expect(search).not.toHaveValue('theme');
  expect((await scenario()).scenario.theme).toBe('dark');

  await app.locator('html[data-ready]').waitFor({ state: 'attached' });
  await app.getByRole('main').click({ position: { x: 2, y: 2 } });
  await page.keyboard.press('Control+z');
  await expect.poll(async () => JSON.stringify(await scenario())).not.toContain('SUCCESS');
  await page.getByRole('heading', { name: 'Harness' }).click();
  await page.keyboard.press('Control+z');
  await expect(app.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('Control+Shift+z');
  await expect(app.locator('html')).toHaveAttribute('data-theme', 'dark');
  await redo.click();
  await expect.poll(async () => JSON.stringify(await scenario())).toContain('SUCCESS');
});
