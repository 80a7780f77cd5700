import { readFileSync } from 'node:fs';
import { appIn, expect, test } from './harness';

const KYC_INFO = 'POST /v3/private/kyc/kyc-info';

test('the log is saved as HAR without tokens, and a recording becomes answers; a row is answered so once, or from now on', async ({
  harness,
  page,
}) => {
  const answered = async () => (await harness.requests(KYC_INFO)).filter(({ status }) => status === 200);
  // The log renders only visible rows.
  await page.setViewportSize({ width: 1500, height: 1300 });
  await harness.put({});
  await page.goto(harness.address('harness.localhost', '/'));
  const app = appIn(page);
  await expect(app.locator('html[data-ready]')).toBeAttached();
  const token = (await harness.requests()).map(({ headers }) => headers.guid).find(Boolean) ?? '';
  expect(token).not.toBe('');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'HAR out' }).click();
  const text = readFileSync(await (await saved).path(), 'utf8');
  expect(text).not.toContain(token);
  const har = JSON.parse(text) as {
    log: { entries: { request: { url: string }; response: { content: { text: string } } }[] };
  };
  expect(har.log.entries.length).toBeGreaterThan(3);

  // As recorded elsewhere: other address, status and name, and an unknown call.
  for (const entry of har.log.entries)
    entry.request.url = entry.request.url.replace(/^http:\/\/[^/]+/, 'https://api2.example.com');
  const recorded = har.log.entries.find(({ request }) => request.url.endsWith('/kyc/kyc-info'));
  const answer = JSON.parse(recorded?.response.content.text ?? '') as { result: Record<string, unknown> };
  Object.assign(answer.result, { quotas: [], applicant: { firstname: 'Annabel', lastname: 'Meier' } });
  if (recorded) recorded.response.content = { text: JSON.stringify(answer) };
  har.log.entries.push({
    request: { ...recorded?.request, url: 'https://api2.example.com/v3/private/loans' },
    response: { content: { text: '{}' } },
    _resourceType: 'xhr',
  } as never);
  Object.assign(har.log.entries.at(-1)?.response ?? {}, { status: 200 });
  const open = async (content: string) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'HAR in' }).click();
    await (await chooser).setFiles({
      name: 'elsewhere.har',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    });
  };
  await open('{"log":');
  await expect(
    page.getByText(/^elsewhere\.har is not JSON: line 1, .+ Was the recording saved completely\?$/),
  ).toBeVisible();
  await open(JSON.stringify(har));
  const dialog = page.getByRole('dialog', { name: 'Recorded answers' });
  await expect(dialog.getByRole('list', { name: 'Not in the contract' })).toHaveText('POST /v3/private/loans');
  await dialog.getByRole('button', { name: 'Answer like this' }).click();
  await expect(dialog).toBeHidden();
  const { answers } = ((await (await harness.api('GET', '/scenario')).json()) as { scenario: { answers: object } })
    .scenario;
  expect(answers).toMatchObject({ [KYC_INFO]: { quotas: [] } });
  expect(JSON.stringify(answers)).not.toMatch(/Annabel|Meier/);
  await expect.poll(async () => (await answered()).length).toBe(2);
  await expect(app.locator('html[data-ready]')).toBeAttached();

  // `A` imports an answer once, `a` for all calls.
  const first = page
    .getByRole('list', { name: 'Requests' })
    .getByRole('button', { name: /kyc\/kyc-info/ })
    .first();
  /** Sends the call again. */
  const hasQuotas = async () => {
    const [{ id } = { id: 0 }] = await answered();
    await harness.api('POST', '/requests/replay', { id });
    const last = (await answered()).at(-1)?.response as { result: { quotas: unknown[] } } | undefined;
    return (last?.result.quotas.length ?? 0) > 0;
  };
  await first.focus();
  await page.keyboard.press('Shift+A');
  await expect(page.getByRole('button', { name: 'Remove next answer of kyc-info' })).toBeVisible();
  expect([await hasQuotas(), await hasQuotas()]).toEqual([true, false]);
  await first.focus();
  await page.keyboard.press('a');
  await expect.poll(hasQuotas).toBe(true);
  expect(await hasQuotas()).toBe(true);
});

test('a row of the log says what the app did after the answer, and messages to and from the app are seen', async ({
  harness,
  page,
}) => {
  const faults = [{ endpoint: KYC_INFO, kind: 'envelope', ret_code: 1007, ret_msg: 'Token gone', times: 1 } as const];
  await harness.put({ faults });
  await page.goto(harness.address('harness.localhost', '/'));
  const app = appIn(page);
  await page
    .getByRole('list', { name: 'Requests' })
    .getByRole('button', { name: /code 1007/ })
    .click();
  const then = page.getByRole('list', { name: 'Then the app' });
  await expect(then).toContainText('showed the toast “');
  await app.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(then).toContainText('asked again');

  await harness.put({ mode: 'mini-program' });
  await page.getByRole('tab', { name: 'App' }).click();
  const messages = page.getByRole('list', { name: 'Messages' });
  await expect(messages).toContainText('www.harness.localhost → telegram.harness.localhost');
  await expect(messages).toContainText('telegram.harness.localhost → www.harness.localhost');
});
