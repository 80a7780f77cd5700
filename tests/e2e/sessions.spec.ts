import type { SessionSummary } from '../../harness/server/sessions';
import { appIn, expect, test } from './harness';

test('two sessions in one browser share neither scenario, log nor cookies', async ({ harness, page }) => {
  await harness.put({ site: 'TUR' });
  const made = await harness.api('POST', '/sessions', {
    site: 'HKG',
    language: 'en-HK',
    kyc: { provider: 'PROVIDER_JUMIO' },
  });
  const session = (await made.json()) as SessionSummary;
  expect(new URL(session.url).hostname).toBe(`www.hk.${session.id}.localhost`);

  // So that its cookie exists.
  await harness.open({ site: 'TUR', language: 'tr-TR' });
  const other = await page.context().newPage();
  await other.goto(session.url);
  await other.waitForSelector('html[data-ready]', { state: 'attached' });
  await expect(other.locator('html')).toHaveAttribute('lang', 'en-HK');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr-TR');

  const logged = async (path: string) =>
    (await (await harness.api('GET', `${path}/requests`)).json()) as {
      host: string;
      method: string;
      headers: Record<string, string>;
    }[];
  const [ofDefault, ofSession] = [await logged(''), await logged(`/sessions/${session.id}`)];
  expect(new Set(ofDefault.map(({ host }) => host))).toEqual(new Set([`api2.harness.localhost:${harness.port}`]));
  expect(new Set(ofSession.map(({ host }) => host))).toEqual(
    new Set([`api2.hk.${session.id}.localhost:${harness.port}`]),
  );
  // The default session's cookie stays on its hosts.
  expect(new Set(ofSession.flatMap(({ headers }) => headers.cookie?.split('; ').length ?? []))).toEqual(new Set([1]));

  await harness.api('DELETE', `/sessions/${session.id}`);
  expect((await other.goto(session.url))?.status()).toBe(421);
  await page.reload();
  await harness.ready();
});

test('the panel of a new session changes only that session', async ({ harness, page }) => {
  await harness.put({ name: 'Shared', site: 'TUR' });
  await page.goto(harness.address('harness.localhost', '/'));
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'New session' }).click();
  const panel = await opened;
  const id =
    (await panel
      .getByRole('banner')
      .getByText(/^s-[0-9a-f]{8}$/)
      .textContent()) ?? '';
  await expect(panel.getByRole('radio', { name: 'TUR' })).toBeChecked();
  await panel.getByRole('radio', { name: 'HKG' }).click();
  await expect(appIn(panel).locator('html[data-ready]')).toHaveAttribute('lang', 'zh-HK');
  await expect(
    panel
      .getByRole('list', { name: 'Requests' })
      .getByRole('button', { name: /kyc-info/ })
      .first(),
  ).toBeVisible();
  await expect(panel.getByRole('button', { name: 'New session' })).toHaveCount(0);

  const siteOf = async (path: string) =>
    ((await (await harness.api('GET', `${path}/scenario`)).json()) as { scenario: { site: string } }).scenario.site;
  expect([await siteOf(''), await siteOf(`/sessions/${id}`)]).toEqual(['TUR', 'HKG']);
  await expect(page.getByRole('radio', { name: 'TUR' })).toBeChecked();
  await harness.api('DELETE', `/sessions/${id}`);
});
