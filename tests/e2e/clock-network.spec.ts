import { appIn, expect, test } from './harness';

test('the clock moves by a press, the page’s own Date follows, a poll comes at once, and a flaky connection has a seed', async ({
  harness,
  page,
}) => {
  await harness.put({ config: { pageClock: 'scenario' } });
  await page.goto(harness.address('harness.localhost', '/'));
  const app = appIn(page);
  await expect(app.locator('html[data-ready]')).toBeAttached();
  const dateOf = () =>
    app.locator('body').evaluate(() => [new Date().toISOString(), Date()].map((date) => date.slice(0, 10)));
  expect(await dateOf()).toEqual(['2026-11-20', 'Fri Nov 20']);
  const section = page.getByRole('region', { name: 'Clock and network' });
  await section.getByRole('button', { name: 'One month later' }).press('Enter');
  await expect(section.getByText('2026-12-20T09:00:00Z')).toBeVisible();
  await expect.poll(dateOf).toEqual(['2026-12-20', 'Sun Dec 20']);

  const before = (await harness.requests()).length;
  await section.getByRole('button', { name: 'Next poll now' }).press('Enter');
  await expect.poll(async () => (await harness.requests()).length).toBeGreaterThan(before);
  await expect(page.getByText(/^The page asked: /)).toBeVisible();

  const faults = async () => {
    const { scenario } = (await (await harness.api('GET', '/scenario')).json()) as { scenario: { faults: object[] } };
    return scenario.faults;
  };
  await section.getByRole('button', { name: 'Flaky' }).press('Enter');
  await section.getByLabel('Seed').fill('7');
  await expect.poll(faults).toMatchObject([
    { kind: 'slow', seed: 7 },
    { kind: 'network', seed: 8 },
  ]);
  await section.getByRole('button', { name: 'Full speed' }).press('Enter');
  await expect.poll(faults).toEqual([]);
});
