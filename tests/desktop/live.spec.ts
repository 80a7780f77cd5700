import { storedDrafts } from '../e2e/stored-drafts';
import { expect, test } from './desktop';

/** Like `tests/e2e/live.spec.ts`, with the app in its own view. */
test('a fault changes nothing on an open form, and a change of theme reloads it with what was typed', async ({
  kept: desktop,
}) => {
  const patch = async (change: object) => {
    const init = { method: 'PATCH', headers: { 'content-type': 'application/json' }, body: JSON.stringify(change) };
    return ((await (await desktop.api('/scenario', init)).json()) as { effect: string }).effect;
  };
  expect(await patch({ route: '/auth/residenceInfo', member: { country: 'GBR' } })).toBe('reopen');
  const app = await desktop.app(/\/auth\/residenceInfo/);
  await app.getByRole('button', { name: 'Continue', exact: true }).click();
  await app.getByLabel('City').fill('London');
  const street = app.getByLabel('Street');
  await street.fill('12 Baker Street');
  await app.evaluate(() => Object.assign(window, { mark: 'open' }));
  const address = app.url();

  expect(await patch({ faults: [{ kind: 'http', status: 500 }], kyc: { poi: 'DisplayUpdatePOIStatus_Needed' } })).toBe(
    'live',
  );
  await expect(desktop.panel.getByRole('button', { name: 'Reopen' })).toHaveAttribute('title', /The open page sees/);
  expect([app.url(), await app.evaluate(() => Reflect.get(window, 'mark'))]).toEqual([address, 'open']);
  await expect(street).toHaveValue('12 Baker Street');

  // Input is stored after a pause.
  await expect.poll(async () => (await storedDrafts(app)).map(({ name }) => name)).toContain('residence');
  expect(await patch({ faults: [], theme: 'dark' })).toBe('reload');
  await expect(app.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(street).toHaveValue('12 Baker Street');
  expect(app.url()).toBe(address);
});
