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
