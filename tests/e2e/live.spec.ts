import type { FrameLocator } from '@playwright/test';
import type { ScenarioInput } from '../../harness/core/scenario';
import { appIn, expect, test } from './harness';
import { proceed } from './kyc';

/**
 * The next call sees a change of the scenario; the page stays unchanged. `tests/desktop/live.spec.ts` is the same on
 * the desktop.
 */

const RESIDENCE = { route: '/auth/residenceInfo', member: { country: 'GBR' }, device: 'small-phone' } as const;

/** Shows whether the page was loaded or rendered again. */
function stateOf(app: FrameLocator) {
  return app.locator('html').evaluate((html) => {
    const page = html.ownerDocument;
    const { activeElement: focused } = page;
    const window = page.defaultView as Window & { mark?: string };
    window.mark ??= String(Math.random());
    return {
      mark: window.mark,
      address: window.location.href,
      history: window.history.length,
      scroll: window.scrollY,
      focus:
        focused instanceof HTMLInputElement ? [focused.name, focused.value, focused.selectionStart] : focused?.tagName,
    };
  });
}

test('a fault, an answer and a status change nothing on an open form, whose next call has the fault', async ({
  harness,
  page,
}) => {
  // Playwright clicks at wrong positions in scaled frames.
  await page.setViewportSize({ width: 1500, height: 1300 });
  await harness.put(RESIDENCE);
  await page.goto(harness.address('harness.localhost', '/'));
  const app = appIn(page);
  await proceed(app);
  await app.getByLabel('City').fill('London');
  const street = app.getByLabel('Street');
  await street.pressSequentially('12 Baker Street');
  await street.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 3));
  await app.locator('body').evaluate((body) => {
    body.style.minHeight = '3000px';
    window.scrollTo({ top: 40, behavior: 'instant' });
  });
  const before = await stateOf(app);
  expect([before.focus, before.scroll]).toEqual([['street', '12 Baker Street', 3], 40]);

  // By the API, so that the focus stays in the app.
  const change = async (patch: ScenarioInput) => {
    const answer = (await (await harness.api('PATCH', '/scenario', patch)).json()) as { effect: string; link: string };
    await expect(page).toHaveURL((url) => url.hash.includes(encodeURIComponent(answer.link)));
    return answer.effect;
  };
  for (const patch of [
    { kyc: { poi: 'DisplayUpdatePOIStatus_Needed' }, risk: { decision: 'pass' }, now: '2026-11-21T09:00:00Z' },
    { responses: { 'POST /v3/private/kyc/kyc-info': { quotas: [] } } },
    { vendor: { outcome: 'reject' } },
    { faults: [{ kind: 'http', status: 500, times: 1 }] },
  ] satisfies ScenarioInput[]) {
    expect([patch, await change(patch)]).toEqual([patch, 'live']);
  }
  expect(await stateOf(app)).toEqual(before);
  await proceed(app);
  const row = page.getByRole('list', { name: 'Requests' }).getByRole('button', { name: /500 failed/ });
  await expect(async () => {
    if (!(await row.isVisible())) await app.getByRole('main').getByRole('button').last().click();
    await expect(row).toBeVisible({ timeout: 1000 });
  }).toPass();

  // A theme needs a reload. In a frame, drafts are kept in memory only, so the form restarts.
  const { mark, history } = await stateOf(app);
  expect(await change({ theme: 'dark' })).toBe('reload');
  await expect(app.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(async () => (await stateOf(app)).mark).not.toBe(mark);
  await expect(app.locator('html[data-ready="/auth/residenceInfo"]')).toBeAttached();
  expect((await stateOf(app)).history).toBe(history);

  // Opening the app again keeps the run; another language does it automatically.
  await app.locator('body').press('/');
  await expect(page.getByRole('dialog', { name: 'Go to' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await change({ language: 'de-DE' })).toBe('reopen');
  await expect(app.locator('html[data-ready="/auth/residenceInfo"]')).toHaveAttribute('lang', 'de-DE');
});
