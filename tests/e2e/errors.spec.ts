import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ScenarioInput } from '../../harness/core/scenario';
import { expect, isolatedTest as test } from './harness';

/** Unhandled failures: what members see and for how long, and what is reported. */
const SDK_ACCESS = 'POST /v3/private/kyc/sdk-access';
const KYC_INFO = 'POST /v3/private/kyc/kyc-info';
type Fault = NonNullable<ScenarioInput['faults']>[number];

/** Each call for the vendor fails by the next fault. */
const scenario = (
  faults: readonly (Partial<Fault> & { kind: Fault['kind'] })[],
  more: ScenarioInput = {},
): ScenarioInput => ({
  route: '/auth/reverification',
  kyc: { poi: 'DisplayUpdatePOIStatus_Needed' },
  faults: faults.map((fault) => ({ ...fault, endpoint: SDK_ACCESS, times: 1 }) as Fault),
  ...more,
});

const FALLBACK = 'Something went wrong on our side. Try again in a moment.';
const EXPIRED = /^This document has expired or will expire soon\./;

const ROWS: readonly {
  name: string;
  fault: Parameters<typeof scenario>[0][number];
  /** `src/api/client-errors.test.ts` tests which failure says what. */
  says: readonly (string | RegExp)[];
  ms: number;
  /** Default: `fail`. */
  icon?: 'warn';
}[] = [
  { name: 'a code with a text', fault: { kind: 'envelope', ret_code: 1045, ret_msg: 'x' }, says: [EXPIRED], ms: 3000 },
  {
    name: 'a code without a text',
    fault: { kind: 'envelope', ret_code: 77777, ret_msg: 'Something odd' },
    says: ['77777: Something odd'],
    ms: 3000,
  },
  {
    name: 'token error',
    fault: { kind: 'envelope', ret_code: 1008, ret_msg: '' },
    says: ['Timeout, token error.'],
    ms: 3000,
  },
  {
    name: 'no permission',
    fault: { kind: 'envelope', ret_code: 33003, ret_msg: '' },
    says: ['You don’t have permission for this action. Sign in again to continue.'],
    ms: 3000,
  },
  { name: 'a cut socket', fault: { kind: 'network' }, says: [FALLBACK], ms: 2000 },
  { name: 'a 502', fault: { kind: 'http', status: 502 }, says: [FALLBACK], ms: 2000 },
  { name: 'an empty body', fault: { kind: 'empty' }, says: [FALLBACK], ms: 2000 },
  { name: 'broken JSON', fault: { kind: 'malformed' }, says: [FALLBACK], ms: 2000 },
  {
    name: 'an errorReminder with a title',
    fault: {
      kind: 'envelope',
      ret_code: 1045,
      ret_msg: '',
      errorReminder: { type: 'notify', title: 'Identity update' },
    },
    says: ['Identity update', EXPIRED],
    ms: 4500,
    icon: 'warn',
  },
];

test('a call that fails shows one toast with what has happened, for as long as its kind of toast stays', async ({
  harness,
  page,
}) => {
  await page.clock.install();
  await harness.open(scenario(ROWS.map(({ fault }) => fault)));
  const verify = page.getByRole('button', { name: 'Verify' });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  for (const { name, says, ms, icon = 'fail' } of ROWS) {
    const open = page.locator(`li[data-icon=${icon}][data-state=open]`);
    await verify.click();
    // Small steps, until the toast has just opened.
    await expect
      .poll(async () => {
        await page.clock.runFor(50);
        return open.count();
      }, name)
      .toBe(1);
    for (const text of says) await expect(open.getByText(text), name).toHaveCount(1);
    await page.clock.runFor(ms - 600);
    await expect(open, name).toHaveCount(1);
    await page.clock.runFor(700);
    await expect(open, name).toHaveCount(0);
    await expect(verify, name).toBeEnabled();
  }
});

test("a toast covers neither the logo nor 'Back', at 320 px and at 1280 px", async ({ harness, page, context }) => {
  await harness.open({ route: '/auth/kyc' });
  // Loaded once the page is ready.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/toaster-[^/]+\.js$/.test(name)),
  );
  for (const [width, height] of [
    [320, 568],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await context.setOffline(true);
    const toast = page.locator('li[data-icon=warn][data-state=open]');
    await expect(toast).toContainText('You’re offline');
    await toast.evaluate((node) => Promise.allSettled(node.getAnimations().map(({ finished }) => finished)));
    const box = await toast.boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(box?.y, `${width} px`).toBeGreaterThanOrEqual(
      (header?.y ?? 0) + (header?.height ?? Number.POSITIVE_INFINITY),
    );
    await context.setOffline(false);
    await expect(toast).toHaveCount(0);
  }
});

test.describe('reports', () => {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    response.setHeader('access-control-allow-origin', '*').end('{}');
    if (request.method === 'POST') sent.push(body);
  });
  const sent: string[] = [];
  test.beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  test.afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  test.beforeEach(() => {
    sent.length = 0;
  });

  const dsn = () => `http://key@127.0.0.1:${(server.address() as AddressInfo).port}/1`;
  const broken = (errorReportingDsn: string) =>
    scenario([{ kind: 'wrong-shape' }], {
      query: { from: 'email', note: 'ada@example.com' },
      member: { id: 'member-4711' },
      config: { errorReportingDsn },
    });

  test('are sent to the DSN without the query, names or ids', async ({ harness, page }) => {
    await harness.open(broken(dsn()));
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect.poll(() => sent.filter((body) => body.includes('"type":"event"')).length).toBe(1);
    const event = sent.find((body) => body.includes('"type":"event"')) ?? '';
    expect(event).toContain(`"endpoint":"${SDK_ACCESS}"`);
    expect(event).toContain('"kind":"contract"');
    expect(event).toContain('"route":"/user/accounts/auth/reverification"');
    for (const secret of ['from=', 'ada@', 'member-4711']) expect(sent.join('\n')).not.toContain(secret);
  });

  /** Too long to occur in a time by chance. */
  const UNKNOWN_NUMBER = 471_147_114_711_471;

  test('contain the names of dropped response fields, but not their values', async ({ harness, page }) => {
    await harness.open({
      config: { errorReportingDsn: dsn() },
      responses: { [KYC_INFO]: { custodyInfo: { holder: 'Ada Obi' }, limitationInfo: UNKNOWN_NUMBER } },
    });
    await expect(page.getByRole('heading', { name: 'Level 1' })).toBeVisible();
    await expect.poll(() => sent.filter((body) => body.includes('"type":"event"')).length).toBe(1);
    const event = sent.find((body) => body.includes('"type":"event"')) ?? '';
    expect(event).toContain(`"endpoint":"${KYC_INFO}"`);
    expect(event).toContain('"fields":"result.limitationInfo, result.custodyInfo"');
    for (const secret of ['Ada', 'holder', String(UNKNOWN_NUMBER)]) expect(sent.join('\n')).not.toContain(secret);
  });

  test('are neither loaded nor sent without a DSN', async ({ harness, page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await harness.open(broken(''));
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.locator('li[data-icon=fail][data-state=open]')).toHaveCount(1);
    // The reporter loads half a second after the page is quiet, within the toast's time.
    await expect(page.locator('li[data-icon=fail][data-state=open]')).toHaveCount(0);
    expect(scripts.filter((url) => /sentry/i.test(url))).toEqual([]);
    expect(sent).toEqual([]);
    const response = await page.request.get(`http://127.0.0.1:${harness.port}/user/accounts/auth/personal`, {
      headers: { host: `www.harness.localhost:${harness.port}` },
    });
    const rules = response.headers()['content-security-policy']?.split('; ');
    expect(rules).toContain(`connect-src 'self' http://api2.harness.localhost:${harness.port}`);
  });
});
