import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from './desktop';

test('on the desktop the panel sees the app’s page, and saves a report with a picture of its view', async ({
  kept: desktop,
}, testInfo) => {
  const app = await desktop.app(/\/auth\/personal/);
  await expect(app.locator('html[data-ready]')).toBeAttached();
  await app.evaluate(() => console.error('Seen on the desktop'));
  await desktop.panel.getByRole('tab', { name: 'App' }).click();
  await expect(desktop.panel.getByRole('list', { name: 'Errors and warnings' })).toContainText('Seen on the desktop');

  // Electron would open a save dialog.
  const path = testInfo.outputPath('bug.zip');
  const saved = desktop.electron.evaluate(
    ({ session }, to) =>
      new Promise<string>((resolve) => {
        session.fromPartition('panel').on('will-download', (_event, item) => {
          item.setSavePath(to);
          item.on('done', (_done, state) => resolve(state));
        });
      }),
    path,
  );
  await desktop.panel.getByRole('button', { name: 'Report a bug', exact: true }).click();
  await desktop.panel.getByRole('button', { name: 'Save the report' }).click();
  expect(await saved).toBe('completed');
  const { 'picture.png': picture, 'console.txt': lines } = unzipSync(readFileSync(path));
  expect([strFromU8(picture?.slice(1, 4) ?? new Uint8Array()), (picture?.length ?? 0) > 5000]).toEqual(['PNG', true]);
  expect(strFromU8(lines ?? new Uint8Array())).toContain('Seen on the desktop');
});
