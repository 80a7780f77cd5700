import { expect, test } from './harness';

const TOKEN_INFO = 'GET /v1/s1/kyc/integration/token-info';
const KYC_INFO = 'POST /v3/private/kyc/kyc-info';

test('the entry asks on the SDK paths, with the three headers and the purpose, and offers one start', async ({
  harness,
  page,
}) => {
  const url = new URL(await harness.put({ mode: 'sdk', kyc: { poi: 'DisplayUpdatePOIStatus_Needed' } }));
  const token = url.searchParams.get('token') ?? '';
  await page.goto(url.href);
  await harness.ready();
  await expect(page.getByRole('button', { name: 'Start the verification' })).toBeVisible();
  expect(page.url()).not.toContain(token);

  const [info] = await harness.requests(TOKEN_INFO);
  expect(info?.headers).toMatchObject({ 'kyc-access-token': token, 'kyc-access-business': 'email' });
  expect(info?.headers['kyc-access-origin']).toMatch(/^http/);
  expect(JSON.stringify(info)).toContain('email_update_poi');
  // The log names a call by its row; the path is what went over the wire.
  const paths = (await harness.requests(KYC_INFO)).map(({ path }) => path);
  expect(new Set(paths)).toEqual(new Set(['/v1/s1/kyc/integration/info']));
});

test('a failed token info is swallowed', async ({ harness, page }) => {
  const url = await harness.put({
    mode: 'sdk',
    kyc: { poi: 'DisplayUpdatePOIStatus_Needed' },
    faults: [{ endpoint: TOKEN_INFO, kind: 'envelope', ret_code: 424242, ret_msg: 'Not today' }],
  });
  await page.goto(url);
  await harness.ready();
  await expect(page.getByRole('button', { name: 'Start the verification' })).toBeVisible();
  await expect(page.getByText('424242')).toHaveCount(0);
});

test('without a token it asks for a new link and for no login', async ({ harness, page }) => {
  const url = new URL(await harness.put({ mode: 'sdk' }));
  url.searchParams.delete('token');
  await page.goto(url.href);
  await harness.ready();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/user/accounts/auth/sdk');
});

test('done leads a page of its own to the SDK landing page', async ({ harness, page }) => {
  const url = await harness.put({ mode: 'sdk', kyc: { poi: 'DisplayUpdatePOIStatus_No' } });
  await page.goto(url);
  await harness.ready();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.waitForURL('**/sdk-landing**');
});
