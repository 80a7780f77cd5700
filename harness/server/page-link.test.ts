import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { expect, it } from 'vitest';
import { PAGE_LINK_PATH } from '../core/hosts';
import { IN_PANEL_HEADER, inPanelCookie } from './in-panel';
import { call, control } from './testing/client';
import { harnessOfThisFile } from './testing/harness';

const harness = harnessOfThisFile();
const APP = 'www.harness.localhost';
const PAGE = '/user/accounts/auth/personal';
const COOKIE = inPanelCookie('/').split(';')[0] ?? '';

it.each([
  ['the address in a tab', {}, false],
  ['a frame elsewhere', { 'sec-fetch-dest': 'iframe' }, false],
  ['a tab beside the panel', { 'sec-fetch-dest': 'document', cookie: COOKIE }, false],
  ['the frame of the panel', { 'sec-fetch-dest': 'iframe', cookie: `a=1; ${COOKIE}; b=2` }, true],
  ['the view of the desktop shell', { [IN_PANEL_HEADER]: '1' }, true],
] as const)('%s: the page has the link %s', async (_who, headers, hasLink) => {
  const { text } = await call(harness().port, PAGE, { host: APP, headers });
  expect(text.includes('page-watch.js')).toBe(hasLink);
});

it('only the page around the app sets the cookie, and only for the app', async () => {
  const around = await call(harness().port, '/__harness__/stage', { host: APP });
  expect(around.headers['set-cookie']).toEqual([inPanelCookie('/user/accounts/')]);
});

const tell = (body: unknown, headers: Record<string, string> = {}) =>
  call(harness().port, PAGE_LINK_PATH, { method: 'POST', host: APP, headers, body });

it('keeps what a page reports until another run begins', async () => {
  expect((await tell({ page: 'a', events: [{ kind: 'console', at: 1, level: 'error', text: 'x' }] })).status).toBe(204);
  const { json } = await control(harness().port, '/page');
  expect(json).toEqual({
    isOpen: false,
    events: [{ id: 1, page: 'a', kind: 'console', at: 1, level: 'error', text: 'x' }],
  });
  await control(harness().port, '/scenario', { method: 'PUT', body: {} });
  expect((await control(harness().port, '/page')).json.events).toEqual([]);
});

it('reports the names of cookies that the page sends whenever they change, and never their values', async () => {
  for (const cookie of ['session=secret-1; guid=a', 'session=secret-1; guid=a', 'guid=a'])
    await tell({ page: 'a' }, { cookie });
  const { events } = (await control(harness().port, '/page')).json;
  expect(events.map(({ list }: { list: unknown }) => list)).toEqual([
    [
      { name: 'session', length: 8 },
      { name: 'guid', length: 1 },
    ],
    [{ name: 'guid', length: 1 }],
  ]);
  await control(harness().port, '/scenario', { method: 'PUT', body: {} });
});

it.each([
  ['no JSON', 'x', {}, 422],
  ['another shape', { page: 'a', events: [{ kind: 7 }] }, {}, 422],
  ['a long body', { page: 'a', events: [{ kind: 'a', at: 1, text: 'x'.repeat(2_100_000) }] }, {}, 413],
  ['a page of another site', { page: 'a' }, { 'sec-fetch-site': 'cross-site' }, 403],
] as const)('refuses %s', async (_what, body, headers, status) => {
  expect((await tell(body, headers)).status).toBe(status);
});

it('says that no page is open, and how to ask one', async () => {
  const ask = (body: unknown) => control(harness().port, '/page', { method: 'POST', body });
  expect(await ask({ ask: 'state' })).toMatchObject({
    status: 409,
    json: { error: expect.stringContaining('No page of the app') },
  });
  expect((await ask({ question: 'state' })).status).toBe(422);
});

/** `asked` resolves with the next ask. */
async function openPage(page: string) {
  const { port } = harness();
  const sent = request({
    host: '127.0.0.1',
    port,
    path: `${PAGE_LINK_PATH}?page=${page}`,
    headers: { host: `${APP}:${port}` },
    agent: false,
  });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.setEncoding('utf8').on('error', () => {});
  await once(answer, 'data');
  const asked = async () => JSON.parse(String((await once(answer, 'data'))[0]).replace(/^data: /, ''));
  return { asked, leave: () => sent.destroy() };
}

it('asks the page that was opened last, and passes on its answer, its refusal, or that it was closed', async () => {
  const first = await openPage('first');
  const last = await openPage('last');
  const ask = () => control(harness().port, '/page', { method: 'POST', body: { ask: 'state', argument: { a: 1 } } });

  const answered = ask();
  const { number, ...rest } = await last.asked();
  expect(rest).toEqual({ ask: 'state', argument: { a: 1 } });
  await tell({ page: 'last', answers: [{ number, value: { title: 'x' } }] });
  expect(await answered).toEqual({ status: 200, json: { value: { title: 'x' } } });

  const refused = ask();
  await tell({ page: 'last', answers: [{ number: (await last.asked()).number, error: 'No' }] });
  expect(await refused).toMatchObject({ status: 409, json: { error: 'No' } });

  const left = ask();
  await last.asked();
  last.leave();
  expect(await left).toMatchObject({ status: 409, json: { error: 'The page was left before it answered' } });

  const again = ask();
  expect((await first.asked()).ask).toBe('state');
  first.leave();
  expect((await again).status).toBe(409);
});
