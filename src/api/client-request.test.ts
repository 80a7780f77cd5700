import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { call } from './client';
import { CLIENT_TAG_LIFETIME_MS, recentClientTags, trackClientTag } from './client-tags';
import { defineEndpoint, type Endpoint, endpointName, type HttpMethod, worksByToken } from './endpoint';
import { endpoints } from './endpoints';
import { NetworkError } from './errors';
import { accessBusinessOf } from './request';
import { raw, silence, wireOfThisFile } from './testing/wire';
import { HEADER_NAMES } from './wire';

const wire = wireOfThisFile();

afterEach(() => vi.useRealTimers());

const anything = (method: HttpMethod) =>
  defineEndpoint({
    method,
    path: '/anything',
    summary: 'A call of this test.',
    request: z.looseObject({}),
    response: z.looseObject({}),
    provenance: { request: 'assumed', response: 'assumed' },
  });

describe('body and query', () => {
  it('sends the input of a GET as query parameters', async () => {
    const input = { scene_code: 'a b&c', template_code: 200, list: [1, null, 2], absent: undefined, none: null };
    await call(anything('GET'), input);
    expect(wire.last.url).toBe('/anything?scene_code=a+b%26c&template_code=200&list=1&list=2');
    expect(wire.last.body).toBe('');
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('sends a JSON body with %s', async (method) => {
    await call(anything(method), { level: 'LEVEL_1', nested: { reason: 'UPDATE_KYC' } });
    const { method: sent, url, body, headers } = wire.last;
    expect({ sent, url }).toEqual({ sent: method, url: '/anything' });
    expect(JSON.parse(body)).toEqual({ level: 'LEVEL_1', nested: { reason: 'UPDATE_KYC' } });
    expect(headers['content-type']).toBe('application/json');
  });

  it('names the field within the input that breaks the contract', async () => {
    const rows = defineEndpoint({
      ...anything('POST'),
      request: z.object({ rows: z.array(z.object({ amount: z.int() })) }),
    });
    await expect(call(rows, { rows: [{ amount: 1 }, { amount: 'x' }] } as never)).rejects.toMatchObject({
      problems: [{ path: 'rows.1.amount', expected: 'invalid_type' }],
    });
  });

  it('sends the risk check as a form, with the field spelled sence and the header guid', async () => {
    wire.answer = raw(200, '{"ret_code":0,"result":{"decision":"PASS"}}');
    await call(endpoints.defaultIntercept, { sence: '30029' }, { headers: { guid: 'g-1' } });
    expect(wire.last.body).toBe('sence=30029');
    expect(wire.last.headers).toMatchObject({ 'content-type': 'application/x-www-form-urlencoded', guid: 'g-1' });
  });

  it('rejects input that does not match the request schema, and sends nothing', async () => {
    const call1 = call(endpoints.defaultIntercept, { scene: '30029' } as never);
    await expect(call1).rejects.toMatchObject({
      kind: 'contract',
      direction: 'request',
      problems: [{ path: 'sence', expected: 'invalid_type' }],
    });
    expect(wire.received).toEqual([]);
  });
});

describe('headers', () => {
  it('sends JSON content headers and the current language with every request', async () => {
    let language = 'tr-TR';
    wire.configure({ language: () => language });
    await call(endpoints.logout, {});
    expect(wire.last.headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
      'accept-language': 'tr-TR',
    });
    language = 'ar-SA';
    await call(endpoints.logout, {});
    expect(wire.last.headers['accept-language']).toBe('ar-SA');
  });

  it('sends JSON content headers with a GET too', async () => {
    await call(anything('GET'), {});
    expect(wire.last.headers).toMatchObject({ accept: 'application/json', 'content-type': 'application/json' });
  });

  it.each(['pc', 'h5', 'tg-mini-program'] as const)('sends the platform %s', async (platform) => {
    wire.configure({ platform: () => platform });
    await call(endpoints.logout, {});
    expect(wire.last.headers[HEADER_NAMES.platform]).toBe(platform);
  });

  it('adds the headers that a row names, and no others; a caller may set another value', async () => {
    wire.configure({ headerValue: (name) => (name === 'Lang' ? undefined : `${name}-1`) });
    await call(endpoints.kycInfo, {});
    expect(wire.last.headers).toMatchObject({ guid: 'Guid-1' });
    expect(wire.last.headers).not.toHaveProperty('lang');
    await call(endpoints.kycInfo, {}, { headers: { Guid: 'mine', Lang: 'en' } });
    expect(wire.last.headers).toMatchObject({ guid: 'mine', lang: 'en' });
    await call(endpoints.logout, {});
    expect(wire.last.headers).not.toHaveProperty('guid');
  });

  it('sends the extra user-agent header only if the shell has one', async () => {
    await call(endpoints.logout, {});
    expect(wire.last.headers).not.toHaveProperty(HEADER_NAMES.shellUserAgent);
    wire.configure({ shellUserAgent: () => 'Telegram/ios' });
    await call(endpoints.logout, {});
    expect(wire.last.headers[HEADER_NAMES.shellUserAgent]).toBe('Telegram/ios');
  });

  it.each(['a\r\nx-other: 1', 'a\0', '名'])(
    'leaves out a header whose value %j no browser can send',
    async (business) => {
      wire.configure({ sdkSession: () => ({ token: 't', origin: 'o', business }), shellUserAgent: () => business });
      await call({ ...anything('POST'), sdkPath: '/v1/s1/x' }, {});
      expect(wire.last.headers).toMatchObject({ [HEADER_NAMES.accessToken]: 't' });
      expect(wire.last.headers).not.toHaveProperty(HEADER_NAMES.accessBusiness);
      expect(wire.last.headers).not.toHaveProperty(HEADER_NAMES.shellUserAgent);
    },
  );

  it('sends only the content type and the language without credentials', async () => {
    wire.configure({
      language: () => 'en',
      shellUserAgent: () => 'Telegram/ios',
      sdkSession: () => ({ token: 't', origin: 'o', business: 'b' }),
    });
    await call({ ...anything('POST'), sdkPath: '/v1/s1/x' }, {});
    const first = new Set(Object.keys(wire.last.headers));
    await call({ ...anything('POST'), credentials: false }, {});
    const second = wire.last.headers;
    expect(second).toMatchObject({ 'content-type': 'application/json', 'accept-language': 'en' });
    expect(second.accept).not.toBe('application/json');
    const left = [...first].filter((name) => name !== 'accept' && !(name in second));
    expect(left.sort()).toEqual(
      Object.values(HEADER_NAMES)
        .filter((name) => name !== HEADER_NAMES.clientTag)
        .sort(),
    );
  });

  it.each([
    ['credentials', endpoints.profile, true],
    ['no credentials', endpoints.countryList, false],
  ] as const)('makes a browser send %s if the row says so', async (_what, endpoint, withCredentials) => {
    // Node has no cookies, so check the option that axios gets.
    let received: boolean | undefined;
    wire.configure({
      adapter: async (config) => {
        received = config.withCredentials;
        return { data: '', status: 200, statusText: '', headers: {}, config };
      },
    });
    await expect(call<typeof endpoint>(endpoint, {} as never)).rejects.toMatchObject({ kind: 'non-response' });
    expect(received).toBe(withCredentials);
  });
});

describe('SDK mode', () => {
  it('sends the three SDK headers to the SDK path', async () => {
    wire.configure({ sdkSession: () => ({ token: 't-1', origin: 'https://o.example', business: 'scene-1' }) });
    await call(endpoints.kycInfo, {});
    expect(wire.last.url).toBe('/v1/s1/kyc/integration/info');
    expect(wire.last.headers).toMatchObject({
      'kyc-access-token': 't-1',
      'kyc-access-origin': 'https://o.example',
      'kyc-access-business': 'scene-1',
    });
    wire.configure();
    await call(endpoints.kycInfo, {});
    expect(wire.last.url).toBe('/v3/private/kyc/kyc-info');
    expect(Object.keys(wire.last.headers).filter((name) => name.startsWith('kyc-'))).toEqual([]);
  });

  it('sends no call that a token cannot authorise', async () => {
    wire.configure({ sdkSession: () => ({ token: 't-1', origin: 'https://o.example', business: 'scene-1' }) });
    const refused = Object.values(endpoints).filter((endpoint) => !worksByToken(endpoint));
    expect(refused.length).toBeGreaterThan(20);
    for (const endpoint of refused) {
      const error = await call(endpoint as Endpoint, {}).catch((reason: unknown) => reason);
      expect(error, endpointName(endpoint)).toMatchObject({
        kind: 'contract',
        direction: 'request',
        // The call as a whole is refused, so no field is named.
        problems: [{ path: '', expected: expect.stringContaining('token') }],
      });
    }
    expect(wire.received).toEqual([]);
  });

  it('refuses the calls under a private path that have no SDK path, and no other', () => {
    const byToken = Object.values(endpoints).filter((endpoint) => worksByToken(endpoint));
    expect(byToken.map(({ path, sdkPath }) => sdkPath ?? path).filter((path) => /private/.test(path))).toEqual([]);
    const others = Object.values(endpoints).filter((endpoint) => !worksByToken(endpoint));
    expect(others.filter(({ path, sdkPath }) => sdkPath || /public|integration/.test(path))).toEqual([]);
  });

  it.each([
    [{ scene: 's', businessId: 'b', from: 'f' }, 's'],
    [{ scene: '', businessId: 'b', from: 'f' }, 'b'],
    [{ from: 'f' }, 'f'],
    [{}, ''],
  ])('derives the business from %o', (source, business) => {
    expect(accessBusinessOf(source)).toBe(business);
  });
});

describe('the session of another member', () => {
  const { identity, kycInfo, countryList, memberInfo } = endpoints;
  const update = { documentType: 'PASSPORT', country: 'IND', documentNumber: 'P1234567', riskToken: 'r' } as const;

  it('rejects calls with member data as aborted, and sends nothing', async () => {
    wire.configure({ isSameMember: async () => false });
    await expect(call(identity, update)).rejects.toMatchObject({ kind: 'aborted' });
    expect(wire.received).toEqual([]);
  });

  it('sends a call with member data only after the check of the member has passed', async () => {
    let answer: (isSame: boolean) => void = () => {};
    wire.configure({
      isSameMember: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const sent = call(identity, update);
    await call(memberInfo, {}).catch(() => undefined);
    expect(wire.received.map(({ url }) => url)).toEqual([memberInfo.path]);
    answer(true);
    await sent.catch(() => undefined);
    expect(wire.last.url).toBe(identity.path);
  });

  it('rejects with the error of the check, and sends nothing', async () => {
    const failure = new NetworkError('GET /user/private/member/info', undefined);
    wire.configure({ isSameMember: () => Promise.reject(failure) });
    await expect(call(identity, update)).rejects.toBe(failure);
    expect(wire.received).toEqual([]);
  });

  it('is not checked before calls without member data', async () => {
    const isSameMember = vi.fn(async () => false);
    wire.configure({ isSameMember });
    for (const endpoint of [kycInfo, memberInfo]) await call(endpoint, {}).catch(() => undefined);
    await call(endpoints.logout, {});
    await call(countryList, {}).catch(() => undefined);
    expect(isSameMember).not.toHaveBeenCalled();
    expect(wire.received).toHaveLength(4);
  });

  it('can be detected in the results, each of which is passed to `onResult` once', async () => {
    const onResult = vi.fn();
    wire.configure({ onResult });
    wire.answer = raw(200, '{"ret_code":0,"result":{"id":"7"}}');
    await Promise.all([call(memberInfo, {}), call(memberInfo, {})]);
    expect(onResult).toHaveBeenCalledTimes(1);
    expect(onResult).toHaveBeenCalledWith(memberInfo, expect.objectContaining({ id: '7' }));
  });
});

describe('client tags', () => {
  it('are sent as a header and remembered for 60 seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    await call(endpoints.logout, {}, { clientTag: 'sign-out' });
    expect(wire.last.headers[HEADER_NAMES.clientTag]).toBe('sign-out');
    const tagged = { tag: 'sign-out', endpoint: 'POST /logout', at: 1_000_000 };
    expect(recentClientTags()).toEqual([tagged]);
    vi.setSystemTime(1_000_000 + CLIENT_TAG_LIFETIME_MS);
    expect(recentClientTags()).toEqual([tagged]);
    vi.setSystemTime(1_000_000 + CLIENT_TAG_LIFETIME_MS + 1);
    expect(recentClientTags()).toEqual([]);
    expect(CLIENT_TAG_LIFETIME_MS).toBe(60_000);
  });

  it('are remembered for the last 100 requests at most', () => {
    for (let count = 0; count < 101; count += 1) trackClientTag('start-vendor', `POST /${count}`);
    const paths = recentClientTags().map(({ endpoint }) => endpoint);
    expect([paths.length, paths[0], paths.at(-1)]).toEqual([100, 'POST /1', 'POST /100']);
  });

  it('are not sent by calls without one', async () => {
    await call(endpoints.logout, {});
    expect(wire.last.headers).not.toHaveProperty(HEADER_NAMES.clientTag);
  });
});

describe('identical calls in flight', () => {
  it('share one request and its answer', async () => {
    let answer = () => {};
    wire.answer = (response) => {
      answer = () => response.end('{"ret_code":0,"result":{"n":1}}');
    };
    const both = [call(anything('POST'), { a: 1 }), call(anything('POST'), { a: 1 })];
    await wire.arrivals(1);
    answer();
    expect(await Promise.all(both)).toEqual([{ n: 1 }, { n: 1 }]);
    expect(wire.received).toHaveLength(1);
    const later = call(anything('POST'), { a: 1 });
    await wire.arrivals(2);
    answer();
    await later;
  });

  it('do not share a request if they differ or one is `fresh`', async () => {
    await Promise.all([call(anything('POST'), { a: 1 }), call(anything('POST'), { a: 2 })]);
    expect(wire.received).toHaveLength(2);
    await Promise.all([call(anything('POST'), {}), call(anything('POST'), {}, { fresh: true })]);
    expect(wire.received).toHaveLength(4);
  });

  it('are aborted on the server connection only when the last caller has aborted', async () => {
    wire.answer = silence;
    const [first, second] = [new AbortController(), new AbortController()];
    const calls = [first, second].map(({ signal }) => call(anything('POST'), {}, { signal }));
    const settled = Promise.allSettled(calls);
    await wire.arrivals(1);
    let closed = false;
    void wire.last.closed.then(() => {
      closed = true;
    });
    first.abort();
    await expect(calls[0]).rejects.toMatchObject({ kind: 'aborted' });
    // So that the server notices a closed connection.
    wire.answer = raw(200, '{"ret_code":0}');
    await call(endpoints.logout, {});
    expect(closed).toBe(false);
    second.abort();
    await wire.received[0]?.closed;
    expect((await settled).map((one) => one.status === 'rejected' && one.reason.kind)).toEqual(['aborted', 'aborted']);
    expect(wire.shown).toEqual([]);
  });
});
