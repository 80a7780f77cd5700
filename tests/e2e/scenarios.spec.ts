import { whole } from '../whole';
import { expect, test } from './harness';
import { atVendor, fillNumber, prepareEmbedded, type Screen, startEmbedded } from './kyc';
import { named } from './tables/named';
import { SCENE_ROWS, type SceneRow } from './tables/scenes';

/** Named scenarios that no other spec opens. */

for (const row of SCENE_ROWS) {
  test(`${row.id}: shows "${row.after ?? row.says}"`, whole(row.further === true), async ({ harness, page }) => {
    const scenario = named(row.id);
    await page.goto(await harness.put(scenario));
    const app = row.framed ? page.frameLocator('iframe') : page;
    const main = app.getByRole('main');
    await expect(main).toContainText(row.says);
    for (const [name, value] of Object.entries(row.page ?? {})) {
      await expect(app.locator('html')).toHaveAttribute(name, value);
    }
    if (row.act) await act(app, row.act, scenario.vendor?.outcome === 'cancel');
    if (row.after !== undefined) await expect(main).toContainText(row.after);
    if (!row.wire) return;
    const [endpoint, { body, headers }] = row.wire;
    // The title appears before the answers.
    const count = expect.poll(async () => (await harness.requests(endpoint)).length, endpoint);
    if (row.times === undefined) await count.toBeGreaterThan(0);
    else await count.toBe(row.times);
    const [call] = await harness.requests(endpoint);
    if (body) expect(call?.body).toMatchObject(body);
    if (headers) expect(call?.headers).toMatchObject(headers);
    const kinds = (scenario.faults ?? []).map(({ kind }) => kind);
    const injected = (await harness.requests()).map(({ fault }) => fault).filter((fault) => fault !== null);
    // Except a fault that starts only later.
    expect(new Set(injected)).toEqual(new Set(kinds.filter((kind) => kind !== 'offline-after')));
  });
}

async function act(app: Screen, what: NonNullable<SceneRow['act']>, leaves: boolean): Promise<void> {
  if (what === 'number') return fillNumber(app);
  if (what === 'embedded') return startEmbedded(app);
  if (what !== 'run') {
    const [role, name] = what;
    return app.getByRole('main').getByRole(role, { name, exact: true }).first().click();
  }
  await prepareEmbedded(app);
  await startEmbedded(app);
  const vendor = await atVendor(app, 'PROVIDER_SUMSUB');
  // The first button is the scenario's outcome. Sumsub's has no cancel button.
  if (leaves) await app.getByRole('button', { name: 'Stop for now' }).click();
  else await vendor.locator('button.first').click();
}
