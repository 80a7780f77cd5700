import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { whole } from '../whole';
import { violations } from './axe';
import { expect, test } from './harness';
import { named } from './tables/named';

const APPLY = 'POST /option/asset/amp/agreement/apply';
const ANNOUNCEMENT = 'POST /v3/private/kyc/submit-kyc-announcement';
const TEMPLATE = 'GET /v3/private/kyc/questionnaire-template-detail';

// `compliance-tasks.spec.ts` tests the state after a reload.
test('an agreement is read with the keyboard and accepted once by a double click', async ({ harness, page }) => {
  await harness.open(named('client-agreement-outdated'));
  const accept = page.getByRole('button', { name: 'Accept', exact: true });
  await expect(accept).toBeDisabled();
  await expect(page.getByText('Fees: they now depend on how much you trade')).toBeVisible();
  await page.keyboard.press('End');
  await expect(accept).toBeEnabled();
  expect(await violations(page)).toEqual([]);
  await accept.dblclick();
  await expect(page.getByRole('heading', { name: 'You’ve accepted this document' })).toBeVisible();
  const calls = await harness.requests(APPLY);
  expect(calls.map(({ body }) => body)).toEqual([{ agreement: 'client', version: '2', language: 'en' }]);
  await expect(accept).toHaveCount(0);
});

test('the contents lead to a section, and the downloaded text has the checksum of the page', async ({
  harness,
  page,
}) => {
  await harness.open(named('client-agreement-none'));
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Complaints' }).press('Enter');
  const heading = page.getByRole('heading', { name: 'Complaints', exact: true }).first();
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page.getByRole('main').getByRole('link', { name: 'privacy notice' })).toHaveAttribute(
    'href',
    'https://www.example.com/privacy',
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('client-2.txt');
  const hash = createHash('sha256')
    .update(await readFile(await file.path()))
    .digest('hex');
  await expect(page.getByRole('code').filter({ hasText: hash })).toBeVisible();
});

test('declining shows its consequences first and is recorded; a refused acceptance can be repeated', async ({
  harness,
  page,
}) => {
  await harness.open({
    ...named('client-agreement-none'),
    faults: [{ endpoint: APPLY, kind: 'envelope', ret_code: 50001, ret_msg: 'Busy', times: 1 }],
  });
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('You can still withdraw your assets.')).toBeVisible();
  expect(await harness.requests(ANNOUNCEMENT)).toHaveLength(0);
  await page.getByRole('button', { name: 'Decline the document' }).click();
  await expect(page.getByRole('heading', { name: 'You’ve declined this document' })).toBeVisible();
  const [declined] = await harness.requests(ANNOUNCEMENT);
  expect(declined?.body).toEqual({ announcement: 'AGREEMENT_CLIENT', accepted: false });
  await page.keyboard.press('End');
  const accept = page.getByRole('button', { name: 'Accept', exact: true });
  await accept.click();
  await expect(page.getByRole('heading', { name: 'Your choice wasn’t saved' })).toBeVisible();
  await accept.click();
  await expect(page.getByRole('heading', { name: 'You’ve accepted this document' })).toBeVisible();
});

test('a text that the server has replaced in the meantime is shown, and accepted in its own version once it was read', async ({
  harness,
  page,
}) => {
  const former = named('client-agreement-none');
  const compliance = { ...former.compliance, agreementVersion: '1' } as const;
  await harness.open({ ...former, compliance });
  const accept = page.getByRole('button', { name: 'Accept', exact: true });
  const read = async () => {
    await expect(accept).toBeDisabled();
    await page.keyboard.press('End');
    await expect(accept).toBeEnabled();
  };
  await read();
  await harness.api('PATCH', '/scenario', {
    compliance: { ...compliance, agreementVersion: '2' },
    // The refusal of an old version.
    faults: [{ endpoint: APPLY, kind: 'envelope', ret_code: 10_001, times: 1 }],
  });
  await accept.click();
  await expect(page.getByText('We’ve updated this page since you opened it')).toBeVisible();
  await read();
  await accept.click();
  await expect(page.getByRole('heading', { name: 'You’ve accepted this document' })).toBeVisible();
  const versions = (await harness.requests(APPLY)).map(({ body }) => (body as { version: string }).version);
  expect(versions).toEqual(['1', '2']);
});

test('a text that does not match its checksum cannot be accepted, and HTML in it stays text', async ({
  harness,
  page,
}) => {
  await harness.open({
    ...named('client-agreement-none'),
    responses: { [TEMPLATE]: { description: '<img src="x" alt="planted"> Sign here.' } },
  });
  await expect(page.getByRole('heading', { name: 'This text isn’t the published version' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept', exact: true })).toHaveCount(0);
  await expect(page.getByText('<img src="x" alt="planted"> Sign here.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'planted' })).toHaveCount(0);
});

for (const language of ['en', 'ar-SA'] as const) {
  // The English text is tested on a wide page above.
  const says = `long agreements can be read at 320 px in ${language}`;
  test(says, whole(language === 'en'), async ({ harness, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await harness.open({
      site: 'ARE',
      language,
      route: '/auth/client-agreement',
      compliance: { agreements: 'outdated' },
    });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    // The table scrolls, because it is wider than the screen.
    await expect(page.getByRole('table')).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
  });
}

for (const width of [375, 1280]) {
  test(`at ${width} px the text is the page, and it can be accepted once its end was seen`, async ({
    harness,
    page,
  }) => {
    await page.setViewportSize({ width, height: 667 });
    await harness.open(named('client-agreement-none'));
    const text = page.getByRole('region', { name: 'Client agreement' });
    expect(await text.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
    const contents = await page.getByRole('navigation', { name: 'Contents' }).boundingBox();
    const { x = 0, width: across = 0 } = (await text.boundingBox()) ?? {};
    expect((contents?.x ?? 0) >= x + across, 'the contents are beside the text').toBe(width === 1280);
    const accept = page.getByRole('button', { name: 'Accept', exact: true });
    await expect(accept).toBeDisabled();
    await accept.scrollIntoViewIfNeeded();
    await expect(accept).toBeEnabled();
  });
}

test('on paper an agreement says whose it is, which version, and nothing about scrolling', async ({
  harness,
  page,
}) => {
  await harness.open({ ...named('client-agreement-outdated'), config: { operator: 'example' } });
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  const head = main.locator('[data-print-head]');
  await expect(head).toContainText('Aurel');
  await expect(head).toContainText('Aurel Example Exchange Ltd');
  await expect(head).toContainText('Version 2, published on 1 October 2026');
  await expect(head.locator('code')).toHaveText(/^[0-9a-f]{64}$/);
  await expect(main.getByText('Client agreement', { exact: true }).filter({ visible: true })).toHaveCount(1);
  for (const hidden of ['Scroll to the end', 'Read the document to the end', 'What’s new since', 'Contents']) {
    await expect(main.getByText(hidden).filter({ visible: true }), hidden).toHaveCount(0);
  }
  await expect(main.getByRole('button')).toHaveCount(0);
  const margins = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map(({ cssText }) => cssText)
      .join('\n'),
  );
  expect(margins).toMatch(/@bottom-center\s*{[^}]*counter\(page\)[^}]*counter\(pages\)/);
});

for (const width of [375, 1280]) {
  test(`the place in a long text survives a reload, at ${width} px`, async ({ harness, page }) => {
    await page.setViewportSize({ width, height: 700 });
    await harness.open({ language: 'en', site: 'HKG', route: '/auth/client-agreement' });
    const heading = page.getByRole('region', { name: 'Client agreement' }).getByRole('heading', { level: 3 }).nth(3);
    await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('agreementPlace');
    await page.reload();
    await harness.ready();
    await expect.poll(async () => Math.abs((await heading.boundingBox())?.y ?? Number.NaN)).toBeLessThan(60);
  });
}
