import { violations } from './axe';
import { expect, test } from './harness';
import { COMPLIANCE_ROWS } from './tables/compliance';
import { named } from './tables/named';

const TASKS = 'POST /v3/private/kyc/compliance-tasks';

test('each state of the compliance screens is shown', async ({ harness, page }) => {
  test.setTimeout(120_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  // The sweep of named states covers each site's language.
  for (const { id, says } of COMPLIANCE_ROWS.filter((row) => row.says !== undefined)) {
    const scenario = named(id);
    await harness.show(scenario);
    await expect(page.locator('html'), id).toHaveAttribute('data-ready', scenario.route ?? '');
    await expect(page.getByRole('heading', { level: 1 }), id).toHaveCount(1);
    await expect(page.getByRole('alert'), id).toHaveCount(0);
    await expect(page.getByRole('main'), id).toContainText(says ?? '');
  }
  expect(problems).toEqual([]);
});

test('tasks are grouped and sorted by urgency, tell why they cannot start, and link to their screens', async ({
  harness,
  page,
}) => {
  await harness.open(named('compliance-tasks-all'));
  const main = page.getByRole('main');
  const open = main.getByRole('region', { name: 'To do' }).getByRole('listitem');
  await expect(open).toHaveText([/Request for information.*Overdue/, /Country of residence/, /Source of funds/]);
  const locked = main.getByRole('region', { name: 'Not available yet' });
  await expect(locked).toContainText('You need to verify Level 1 first.');
  await expect(locked).toContainText('Available once your risk classification is done.');
  await expect(locked.getByRole('link')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await main.getByRole('link', { name: 'Country of residence' }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '/auth/residenceInfo');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compliance tasks');
});

test('a task that only the mobile app has is due like any other, and documents in review are no answers', async ({
  harness,
  page,
}) => {
  const update = { language: 'en', route: '/auth/complianceTasks', site: 'TUR' } as const;
  await harness.show({ ...update, kyc: { poi: 'DisplayUpdatePOIStatus_Needed' } });
  const row = page.getByRole('listitem').filter({ hasText: 'Verify your identity again' });
  await expect(row).toContainText('Due by');
  await expect(row).not.toContainText('You don’t need to do anything.');
  await harness.show({ ...update, kyc: { poi: 'DisplayUpdatePOIStatus_Pending' } });
  await expect(row).toContainText('In review. You don’t need to do anything.');
  await expect(row).not.toContainText('answers');
});

test('the personal page and the list show the same tasks, and a refused list can be loaded again', async ({
  harness,
  page,
}) => {
  const scenario = {
    language: 'en',
    kyc: { edd: 'EDDStatus_Reject', questionnaire: 'QUESTIONNAIRE_STATUS_UNSUBMIT' },
    compliance: { agreements: 'none' },
    faults: [{ endpoint: TASKS, kind: 'envelope', ret_code: 50001, ret_msg: 'Busy', times: 1 }],
  } as const;
  await harness.open({ ...scenario, faults: [...scenario.faults] });
  await page.getByRole('link', { name: 'See all tasks' }).click();
  await expect(page.getByRole('heading', { name: 'We couldn’t load this information' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  const list = page.getByRole('region', { name: 'To do' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  for (const name of ['Client agreement', 'More about your income and wealth', 'Source of funds questionnaire']) {
    await expect(list.getByRole('link', { name })).toBeVisible();
  }
  expect(await harness.requests('POST /segw/task/v1/task/list')).not.toHaveLength(0);
});
