import { expect, test } from './desktop';

test('on the desktop a walk is shown, and says where it can be replayed', async ({ desktop: { panel, app, port } }) => {
  await app(/\/auth\/personal/);
  await panel.getByRole('tab', { name: 'Walks' }).click();
  await panel.getByRole('list').getByRole('button', { name: 'Level 1' }).first().click();
  await expect(panel.getByRole('list', { name: 'Steps' }).getByRole('listitem').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Replay', exact: true }).click();
  const notice = panel.getByRole('status').filter({ hasText: 'replayed in a browser' });
  await expect(notice).toContainText(`http://harness.localhost:${port}`);
  await expect(panel.getByRole('button', { name: 'Replay', exact: true })).toBeVisible();
});

test('on the desktop what is done in the app becomes steps', async ({ desktop: { panel, app } }) => {
  await app(/\/auth\/personal/);
  await panel.getByRole('tab', { name: 'Walks' }).click();
  await panel.getByRole('button', { name: 'Record', exact: true }).click();
  const rows = panel.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Do something in the app' })).toBeVisible();
  // The recording opens the app anew, and the view before is closed when the new one has something to show.
  await expect(async () => {
    const view = await app(/\/auth\/personal/);
    await view.getByRole('link', { name: 'Verify now' }).click({ timeout: 2000 });
    await expect(rows.first()).toContainText('press link', { timeout: 2000 });
  }).toPass();
  await panel.getByRole('button', { name: 'Stop recording' }).click();
  await expect(panel.getByRole('button', { name: 'Record', exact: true })).toBeVisible();
});
