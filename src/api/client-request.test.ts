import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { call } from './client';
import { CLIENT_TAG_LIFETIME_MS, recentClientTags } from './client-tags';
import { defineEndpoint, type HttpMethod } from './endpoint';
import { endpoints } from './endpoints';
import { NetworkError } from './errors';
import { accessBusinessOf, HEADER_NAMES } from './request';
import { raw, silence, wireOfThisFile } from './testing/wire';

/** What goes over the wire (spec 6 and 7), seen by a real HTTP server. */
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
  it('turns the body of a GET into query parameters', async () => {
    await call(anything('GET'), { scene_code: 'a b&c', template_code: 200, list: [1, 2], absent: undefined });
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

  it('sends the risk check as a form, with the field spelled sence and the header guid', async () => {
    wire.answer = raw(200, '{"ret_code":0,"result":{"decision":"PASS"}}');
    await call(endpoints.defaultIntercept, { sence: '30029' }, { headers: { guid: 'g-1' } });
    expect(wire.last.body).toBe('sence=30029');
    expect(wire.last.headers).toMatchObject({ 'content-type': 'application/x-www-form-urlencoded', guid: 'g-1' });
  });

  it('sends nothing that breaks the request schema', async () => {
    const call1 = call(endpoints.defaultIntercept, { scene: '30029' } as never);
    await expect(call1).rejects.toMatchObject({ kind: 'contract', direction: 'request' });
    expect(wire.received).toEqual([]);
  });
});

describe('headers', () => {
  it('says JSON both ways and names the language in use, on every request', async () => {
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

  it('says JSON with a GET too', async () => {
    await call(anything('GET'), {});
    expect(wire.last.headers).toMatchObject({ accept: 'application/json', 'content-type': 'application/json' });
  });

  it.each(['pc', 'h5', 'tg-mini-program'] as const)('names the platform %s', async (platform) => {
    wire.configure({ platform: () => platform });
    await call(endpoints.logout, {});
    expect(wire.last.headers[HEADER_NAMES.platform]).toBe(platform);
  });

  it('fills in the headers that a row names, and no others; a caller may give another value', async () => {
    wire.configure({ headerValue: (name) => (name === 'Lang' ? undefined : `${name}-1`) });
    await call(endpoints.kycInfo, {});
    expect(wire.last.headers).toMatchObject({ guid: 'Guid-1' });
    expect(wire.last.headers).not.toHaveProperty('lang');
    await call(endpoints.kycInfo, {}, { headers: { Guid: 'mine', Lang: 'en' } });
    expect(wire.last.headers).toMatchObject({ guid: 'mine', lang: 'en' });
    await call(endpoints.logout, {});
    expect(wire.last.headers).not.toHaveProperty('guid');
  });

  it('sends the extra user-agent header inside the mini-program shell alone', async () => {
    await call(endpoints.logout, {});
    expect(wire.last.headers).not.toHaveProperty(HEADER_NAMES.shellUserAgent);
    wire.configure({ shellUserAgent: () => 'Telegram/ios' });
    await call(endpoints.logout, {});
    expect(wire.last.headers[HEADER_NAMES.shellUserAgent]).toBe('Telegram/ios');
  });

  it('sends only a JSON content type, and the language, with the second client', async () => {
    wire.configure({
      language: () => 'en',
      shellUserAgent: () => 'Telegram/ios',
      sdkSession: () => ({ token: 't', origin: 'o', business: 'b' }),
    });
    await call(anything('POST'), {});
    const first = new Set(Object.keys(wire.last.headers));
    await call({ ...anything('POST'), credentials: false }, {});
    const second = wire.last.headers;
    expect(second).toMatchObject({ 'content-type': 'application/json', 'accept-language': 'en' });
    const left = [...first].filter((name) => !(name in second));
    expect(left.sort()).toEqual(
      ['accept', ...Object.values(HEADER_NAMES).filter((name) => name !== HEADER_NAMES.clientTag)].sort(),
    );
  });

  it.each([
    ['credentials', endpoints.profile, true],
    ['no credentials', endpoints.countryList, false],
  ] as const)('lets a browser send %s with %s', async (_what, endpoint, withCredentials) => {
    // Node has no cookie jar: what is looked at is what the browser's adapter is told.
    let told: boolean | undefined;
    wire.configure({
      adapter: async (config) => {
        told = config.withCredentials;
        return { data: '', status: 200, statusText: '', headers: {}, config };
      },
    });
    await expect(call<typeof endpoint>(endpoint, {} as never)).rejects.toMatchObject({ kind: 'non-response' });
    expect(told).toBe(withCredentials);
  });
});

describe('SDK mode', () => {
  it('sends the three headers and takes the SDK path', async () => {
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

  it.each([
    [{ scene: 's', businessId: 'b', from: 'f' }, 's'],
    [{ scene: '', businessId: 'b', from: 'f' }, 'b'],
    [{ from: 'f' }, 'f'],
    [{}, ''],
  ])('takes the business of %o', (source, business) => {
    expect(accessBusinessOf(source)).toBe(business);
  });
});

describe('the member whom the page shows', () => {
  const { identity, kycInfo, countryList, memberInfo } = endpoints;
  const update = { documentType: 'PASSPORT', country: 'IND', documentNumber: 'P1234567', riskToken: 'r' } as const;

  it('sends nothing of a member once another one is signed in, and calls it off', async () => {
    wire.configure({ isSameMember: async () => false });
    await expect(call(identity, update)).rejects.toMatchObject({ kind: 'aborted' });
    expect(wire.received).toEqual([]);
  });

  it('sends it once the member is known to be the same, after that', async () => {
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

  it('fails with what the question failed with', async () => {
    const failure = new NetworkError('GET /user/private/member/info', undefined);
    wire.configure({ isSameMember: () => Promise.reject(failure) });
    await expect(call(identity, update)).rejects.toBe(failure);
    expect(wire.received).toEqual([]);
  });

  it('asks nothing before a call that sends nothing of the member', async () => {
    const isSameMember = vi.fn(async () => false);
    wire.configure({ isSameMember });
    for (const endpoint of [kycInfo, memberInfo]) await call(endpoint, {}).catch(() => undefined);
    await call(endpoints.logout, {});
    await call(countryList, {}).catch(() => undefined);
    expect(isSameMember).not.toHaveBeenCalled();
    expect(wire.received).toHaveLength(4);
  });

  it('hands on each result of the wire, once', async () => {
    const onResult = vi.fn();
    wire.configure({ onResult });
    wire.answer = raw(200, '{"ret_code":0,"result":{"id":"7"}}');
    await Promise.all([call(memberInfo, {}), call(memberInfo, {})]);
    expect(onResult).toHaveBeenCalledTimes(1);
    expect(onResult).toHaveBeenCalledWith(memberInfo, expect.objectContaining({ id: '7' }));
  });
});

describe('client tags', () => {
  it('travel as a header and are remembered for 60 seconds', async () => {
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

  it('are not sent by calls without one', async () => {
    await call(endpoints.logout, {});
    expect(wire.last.headers).not.toHaveProperty(HEADER_NAMES.clientTag);
  });
});

describe('identical calls in flight', () => {
  it('are one on the wire, and answer all', async () => {
    let answer = () => {};
    wire.answer = (response) => {
      answer = () => response.end('{"ret_code":0,"result":{"n":1}}');
    };
    const both = [call(anything('POST'), { a: 1 }), call(anything('POST'), { a: 1 })];
    await wire.arrivals(1);
    answer();
    expect(await Promise.all(both)).toEqual([{ n: 1 }, { n: 1 }]);
    expect(wire.received).toHaveLength(1);
    // Once answered, the same call goes to the server again.
    const later = call(anything('POST'), { a: 1 });
    await wire.arrivals(2);
    answer();
    await later;
  });

  it('are two when they differ, or when one asks for a fresh answer', async () => {
    await Promise.all([call(anything('POST'), { a: 1 }), call(anything('POST'), { a: 2 })]);
    expect(wire.received).toHaveLength(2);
    await Promise.all([call(anything('POST'), {}), call(anything('POST'), {}, { fresh: true })]);
    expect(wire.received).toHaveLength(4);
  });

  it('are cut on the wire when the last caller has gone, and not before', async () => {
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
    // A round trip of another call: time enough for a close to be seen.
    wire.answer = raw(200, '{"ret_code":0}');
    await call(endpoints.logout, {});
    expect(closed).toBe(false);
    second.abort();
    await wire.received[0]?.closed;
    expect((await settled).map((one) => one.status === 'rejected' && one.reason.kind)).toEqual(['aborted', 'aborted']);
    expect(wire.shown).toEqual([]);
  });
});
