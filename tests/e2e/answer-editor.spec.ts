import { violations } from './axe';
import { appIn, expect, test } from './harness';

const KYC_INFO = 'POST /v3/private/kyc/kyc-info';

test('an answer is edited from the last one: keys completed, mistakes marked, and a deleted key is gone', async ({
  harness,
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  await harness.put({});
  await page.goto(harness.address('harness.localhost', '/'));
  const app = appIn(page);
  await expect(app.locator('html[data-ready]')).toBeAttached();
  await page.getByRole('combobox', { name: 'Call to override' }).selectOption(KYC_INFO);
  const editor = page.getByRole('textbox', { name: `Answer of ${KYC_INFO}` });
  await expect(editor).toContainText('"applicant"');
  const resultNow = async () => {
    const answer = await app.locator('html').evaluate(async () => {
      const [call] = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/kyc/kyc-info'));
      const response = await fetch(call?.name ?? '', { method: 'POST', credentials: 'include', body: '{}' });
      return (await response.json()) as { result: unknown };
    });
    return answer.result;
  };

  // The panel's one-letter keys are letters in it.
  await page.getByRole('button', { name: `Edit in a large window: ${KYC_INFO}` }).click();
  await editor.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type('{"quotaz": 5, "kycToken": "/o]');
  await page.keyboard.press('End');
  await expect(page.locator('.cm-lintRange-warning')).toHaveText('"quotaz"');
  await page.locator('.cm-lintRange-warning').hover();
  await expect(page.getByText('The contract has no "quotaz" here: did you mean "quotas"?')).toBeVisible();
  expect(await violations(page, 'dialog')).toEqual([]);
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  await editor.press('ControlOrMeta+a');
  await page.keyboard.type('{"quo');
  await page.getByRole('option', { name: /"quotas"/ }).click();
  await expect(editor).toHaveText('{"quotas": []}');
  await editor.press('ControlOrMeta+Enter');
  await expect(page.getByText('not applied yet')).toHaveCount(0);
  expect(await resultNow()).toEqual({ quotas: [] });

  await editor.press('ControlOrMeta+a');
  await page.keyboard.type('nonsense');
  await editor.press('ControlOrMeta+Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'This is not JSON yet' })).toBeVisible();
  await page.getByRole('button', { name: `Remove the override of ${KYC_INFO}` }).click();
  await expect(editor).toHaveCount(0);
  expect(await resultNow()).toMatchObject({ applicant: {} });
  expect(refused).toEqual([]);
});
