import { readFileSync } from 'node:fs';
import { AxiosError } from 'axios';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../domain/error-codes';
import { clearMemory } from '../lib/member-memory';
import { call } from './client';
import type { DroppedReport, RequestReport } from './client-config';
import { sendEarly } from './early';
import { endpoints } from './endpoints';
import { errorDisplayOf } from './error-display';
import type { ApiError } from './errors';
import { buildRequest } from './request';
import { cut, json, ok, raw, silence, wireOfThisFile } from './testing/wire';
import { setPageLeft } from './transport';
import { HEADER_NAMES } from './wire';

const wire = wireOfThisFile();
const texts = JSON.parse(
  readFileSync(new URL('../public/locales/en/inverse-error-code.json', import.meta.url), 'utf8'),
) as Record<string, string>;
const translate = (key: string) => texts[key];

const CONTEXT = { language: 'en', platform: 'pc', shellUserAgent: undefined, sdkSession: undefined } as const;

let isSentEarly = false;

function called(options: Parameters<typeof call>[2] = {}) {
  const tag = { [HEADER_NAMES.clientTag]: options.clientTag };
  if (isSentEarly) sendEarly(buildRequest(endpoints.transferStatus, {}, CONTEXT, tag), wire.base);
  return call(endpoints.transferStatus, {}, options);
}

async function failure(options: Parameters<typeof call>[2] = {}): Promise<ApiError> {
  const outcome = await called(options).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(Error);
  return outcome as ApiError;
}

const FALLBACK = { kind: 'toast', title: texts['50016'], durationMs: 2000 };

describe('success', () => {
  it('returns the result of ret_code 0, with defaults for missing fields, and accepts unknown fields', async () => {
    wire.answer = ok({ transferId: 't-1', extra: 1 });
    expect(await call(endpoints.transferStatus, {})).toMatchObject({ transferId: 't-1', sourceAccount: '' });
  });

  it('accepts the spelling retCode', async () => {
    wire.answer = json({ retCode: 0, retMsg: 'OK', result: { transferId: 't-2' } });
    expect(await call(endpoints.transferStatus, {})).toMatchObject({ transferId: 't-2' });
  });
});

describe('envelopes', () => {
  it.each([10007, 33003, 10009])('%i rejects with the envelope and shows nothing', async (ret_code) => {
    wire.answer = json({ ret_code, ret_msg: 'denied', result: { a: 1 } });
    const error = await failure();
    expect(error).toMatchObject({
      kind: 'no-permission',
      message: 'user no permission',
      ret_code,
      envelope: { ret_code, ret_msg: 'denied', result: { a: 1 } },
    });
    expect(wire.shown).toEqual([]);
    expect(errorDisplayOf(error, translate)).toEqual({ kind: 'toast', title: texts[ret_code], durationMs: 3000 });
  });

  it.each([
    [1007, 'token gone', 'Timeout, token gone.'],
    [1008, '', 'Timeout, token error.'],
  ])('%i with the message "%s" shows one toast for 3 seconds and rejects', async (ret_code, ret_msg, title) => {
    wire.answer = json({ ret_code, ret_msg });
    const error = await failure();
    expect(error).toMatchObject({ kind: 'token', message: title, ret_code });
    expect(wire.shown).toEqual([{ kind: 'toast', title, durationMs: 3000 }]);
    expect(errorDisplayOf(error, translate)).toBeUndefined();
  });

  it.each([1007, 1008])('%i of a silent call rejects without a toast', async (ret_code) => {
    wire.answer = json({ ret_code, ret_msg: 'token gone' });
    expect(await failure({ silent: true })).toMatchObject({ kind: 'token', ret_code });
    expect(wire.shown).toEqual([]);
  });

  it('any other code rejects with a business error and the response', async () => {
    wire.answer = json({ ret_code: 77777, ret_msg: 'Odd', result: { hint: 1 } });
    const error = await failure();
    expect(error).toMatchObject({
      kind: 'business',
      message: 'bad business ret_code',
      envelope: { ret_code: 77777, ret_msg: 'Odd', result: { hint: 1 } },
    });
    expect(wire.shown).toEqual([]);
    expect(errorDisplayOf(error, translate)).toEqual({ kind: 'toast', title: '77777: Odd', durationMs: 3000 });
  });

  it.each(ERROR_CODES.filter(({ treatment }) => treatment === 'business'))(
    '$code is shown with its translated text',
    async (row) => {
      wire.answer = json({ retCode: row.code, retMsg: 'untranslated' });
      const title = texts[row.messageKey];
      expect(title, `inverse-error-code.json has no text "${row.messageKey}"`).toBeDefined();
      expect(title).toMatch(/\w+ .*\./);
      expect(errorDisplayOf(await failure(), translate)).toEqual({ kind: 'toast', title, durationMs: 3000 });
    },
  );

  it('9000001 rejects like a request that timed out', async () => {
    wire.answer = json({ ret_code: 9000001, ret_msg: '' });
    expect(await failure()).toMatchObject({ kind: 'timeout', status: 408, ret_code: 9000001 });
  });
});

describe('error reminders', () => {
  const notification = {
    kind: 'notification',
    title: 'Identity update',
    description: texts.updateIDError1,
    durationMs: 4500,
  };

  it('of the envelope show a notification with their title', async () => {
    wire.answer = json({ ret_code: 1045, errorReminder: { type: 'notify', title: 'Identity update' } });
    expect(errorDisplayOf(await failure(), translate)).toEqual(notification);
  });

  it('of the call do the same, but the envelope takes precedence', async () => {
    const errorReminder = { type: 'notify', title: 'Mine' };
    wire.answer = json({ ret_code: 1045 });
    expect(errorDisplayOf(await failure({ errorReminder }), translate)).toEqual({ ...notification, title: 'Mine' });
    wire.answer = json({ ret_code: 1045, errorReminder: { type: 'notify', title: 'Identity update' } });
    expect(errorDisplayOf(await failure({ errorReminder }), translate)).toEqual(notification);
  });

  it.each([{ type: 'other', title: 'T' }, { type: 'notify' }, 'notify'])(
    'of another type or shape (%o) show a toast',
    async (r) => {
      wire.answer = json({ ret_code: 1045, errorReminder: r });
      expect(errorDisplayOf(await failure(), translate)).toMatchObject({ kind: 'toast', durationMs: 3000 });
    },
  );
});

afterEach(() => {
  isSentEarly = false;
  setPageLeft(false);
  clearMemory();
});

describe.each(['sent by axios', 'waiting for axios'])('a call that is %s', (way) => {
  beforeEach(() => {
    isSentEarly = way === 'waiting for axios';
  });

  it('sends one request with its headers and its client tag', async () => {
    await called({ clientTag: 'sign-out' });
    expect(wire.received).toHaveLength(1);
    expect(wire.last.headers).toMatchObject({
      'accept-language': 'en',
      'content-type': 'application/json',
      accept: 'application/json',
      platform: 'pc',
      'x-client-tag': 'sign-out',
    });
  });

  it('counts as aborted if the page is left', async () => {
    wire.answer = cut;
    setPageLeft(true);
    expect(await failure()).toMatchObject({ kind: 'aborted' });
  });

  it.each([
    ['an empty body', raw(200, ''), {}],
    ['a null', raw(200, 'null'), {}],
    ['an accepted status that is not 2xx', raw(404, '{"ret_code":0}'), { acceptStatus: () => true }],
  ] as const)('%s rejects with non-response', async (_what, answer, options) => {
    wire.answer = answer;
    const error = await failure(options);
    expect(error).toMatchObject({ kind: 'non-response', message: 'Non Response!' });
    expect(errorDisplayOf(error, translate)).toEqual(FALLBACK);
  });

  it.each([304, 400, 404, 500, 502])('status %i rejects with an http error and its status text', async (status) => {
    wire.answer = (response) => response.writeHead(status, 'Because').end();
    const error = await failure();
    expect(error).toMatchObject({ kind: 'http', message: 'http error', status, statusText: 'Because' });
    expect(errorDisplayOf(error, translate)).toEqual(FALLBACK);
  });

  it.each([
    [200, 'ok'],
    [299, 'ok'],
    [300, 'http'],
  ])('status %i counts as %s', async (status, expected) => {
    wire.answer = raw(status, '{"ret_code":0,"result":{}}');
    const outcome = await called().then(
      () => 'ok',
      (error: ApiError) => error.kind,
    );
    expect(outcome).toBe(expected);
  });

  it('a closed connection rejects with a network error', async () => {
    wire.answer = cut;
    const error = await failure();
    expect(error).toMatchObject({ kind: 'network', message: 'http network error' });
    expect(errorDisplayOf(error, translate)).toEqual(FALLBACK);
  });

  it('no answer in time aborts the request and rejects with code 9000001 and status 408', async () => {
    wire.configure({ timeoutMs: 400 });
    wire.answer = silence;
    const error = await failure();
    expect(error).toMatchObject({
      kind: 'timeout',
      message: 'timeout of 400ms exceeded',
      ret_code: 9000001,
      ret_msg: 'Request timeout, please re-try!',
      status: 408,
    });
    await wire.last.closed;
    expect(errorDisplayOf(error, translate)).toEqual({ kind: 'toast', title: texts['9000001'], durationMs: 3000 });
    expect(errorDisplayOf(error, () => undefined)).toMatchObject({
      title: '9000001: Request timeout, please re-try!',
    });
  });

  it('a call that is aborted rejects as aborted, and so does its request', async () => {
    wire.answer = silence;
    const controller = new AbortController();
    const outcome = failure({ signal: controller.signal });
    await wire.arrivals(1);
    controller.abort();
    expect(await outcome).toMatchObject({ kind: 'aborted' });
    await wire.last.closed;
  });
});

describe('axios', () => {
  // Messages of browsers and Node; the last is from a page that the member left.
  it.each([
    [AxiosError.ETIMEDOUT, 'timeout of 30000ms exceeded', 'timeout'],
    [AxiosError.ETIMEDOUT, 'connect ETIMEDOUT 192.0.2.1:443', 'network'],
    [AxiosError.ERR_NETWORK, 'timeout of 30000ms exceeded', 'network'],
    [AxiosError.ERR_NETWORK, 'Network Error', 'network'],
    [AxiosError.ERR_NETWORK, 'Request aborted', 'network'],
    [AxiosError.ECONNABORTED, 'socket hang up', 'network'],
    [AxiosError.ECONNABORTED, 'Request aborted', 'aborted'],
  ])('%s with the message %j rejects as %s', async (code, message, kind) => {
    wire.configure({ adapter: () => Promise.reject(new AxiosError(message, code)) });
    expect(await failure()).toMatchObject({ kind });
  });

  it('has a default timeout of 30 seconds', async () => {
    let timeout: number | undefined;
    wire.configure({
      adapter: async (config) => {
        timeout = config.timeout;
        return { data: '{"ret_code":0}', status: 200, statusText: '', headers: {}, config };
      },
    });
    await call(endpoints.logout, {});
    expect(timeout).toBe(30_000);
  });

  it.each([
    ['broken JSON', raw(200, '{"ret_code":0,"res'), ['']],
    ['JSON without an envelope', json({ hello: 1 }), ['ret_code']],
    ['a result that is not an object', ok('rubbish'), ['result']],
  ])('%s rejects with a contract error', async (_what, answer, paths) => {
    wire.answer = answer;
    const error = await failure();
    expect(error).toMatchObject({ kind: 'contract', direction: 'response' });
    expect((error as { problems?: { path: string }[] }).problems?.map(({ path }) => path)).toEqual(paths);
    expect(errorDisplayOf(error, translate)).toEqual(FALLBACK);
  });
});

describe('an unhandled rejection', () => {
  it.each([new TypeError('x is undefined'), 'text', undefined, null])(
    'without a code (%o) shows the text of 50016',
    (reason) => {
      expect(errorDisplayOf(reason, translate)).toEqual(FALLBACK);
    },
  );

  it('is not shown if the call was aborted', async () => {
    const controller = new AbortController();
    controller.abort();
    expect(errorDisplayOf(await failure({ signal: controller.signal }), translate)).toBeUndefined();
    expect(errorDisplayOf(new DOMException('gone', 'AbortError'), translate)).toBeUndefined();
    expect(errorDisplayOf(new DOMException('gone', 'NetworkError'), translate)).toEqual(FALLBACK);
  });

  it('is read as an envelope if it looks like one', () => {
    const toast = (title: string) => ({ kind: 'toast', title, durationMs: 3000 });
    expect(errorDisplayOf({ retCode: 5, retMsg: 'five' }, translate)).toEqual(toast('5: five'));
    expect(errorDisplayOf({ ret_code: 5 }, translate)).toEqual(toast('5: '));
    const untitled = { ret_code: 5, ret_msg: 'five', errorReminder: { type: 'notify', title: 7 } };
    expect(errorDisplayOf(untitled, translate)).toEqual(toast('5: five'));
  });
});

describe('the callbacks', () => {
  it('are called once for each request and each failure, except aborted ones', async () => {
    const requests: RequestReport[] = [];
    const startedAt = performance.now();
    const errors: ApiError[] = [];
    wire.configure({ onRequest: (report) => requests.push(report), onError: (error) => errors.push(error) });
    wire.answer = ok({});
    await call(endpoints.transferStatus, {});
    wire.answer = raw(500, '');
    await Promise.all([failure(), failure()]);
    wire.answer = silence;
    const controller = new AbortController();
    const aborted = failure({ signal: controller.signal });
    await wire.arrivals(3);
    controller.abort();
    await aborted;
    await wire.last.closed;
    expect(requests.map(({ endpoint, outcome }) => [endpoint, outcome])).toEqual([
      ['POST /v1/kyc/transfer/status', 'ok'],
      ['POST /v1/kyc/transfer/status', 'http'],
      ['POST /v1/kyc/transfer/status', 'aborted'],
    ]);
    expect(errors.map(({ kind }) => kind)).toEqual(['http']);
    for (const { durationMs } of requests) {
      expect(durationMs).toBeGreaterThan(0);
      expect(durationMs).toBeLessThan(performance.now() - startedAt + 1);
    }
  });

  it('receive the paths of dropped fields, without values', async () => {
    const dropped: DroppedReport[] = [];
    wire.configure({ onDropped: (report) => dropped.push(report) });
    wire.answer = ok({
      transferId: 7,
      role: 'witness',
      confirmed: ['source', 'witness'],
      sourceAccount: 'a***@b.example',
    });
    expect(await call(endpoints.transferStatus, {})).toMatchObject({
      transferId: '',
      confirmed: ['source'],
      sourceAccount: 'a***@b.example',
    });
    wire.answer = ok({});
    await call(endpoints.transferStatus, {}, { fresh: true });
    expect(dropped).toEqual([
      {
        endpoint: 'POST /v1/kyc/transfer/status',
        fields: ['result.role', 'result.confirmed.*', 'result.transferId'],
      },
    ]);
  });

  it('report input that breaks the contract, although nothing is sent', async () => {
    const errors: ApiError[] = [];
    wire.configure({ onError: (error) => errors.push(error) });
    await expect(call(endpoints.defaultIntercept, {} as never)).rejects.toMatchObject({ kind: 'contract' });
    expect(errors.map(({ kind }) => kind)).toEqual(['contract']);
    expect(wire.received).toEqual([]);
  });

  it('are not called for a cached answer', async () => {
    const dropped: DroppedReport[] = [];
    wire.configure({ onDropped: (report) => dropped.push(report) });
    wire.answer = ok({ id: 'm-1', sub_attribute: null });
    await call(endpoints.profile, {});
    expect(await call(endpoints.profile, {})).toEqual({ id: 'm-1', currency_code: '', rate: 1, sub_attribute: {} });
    expect(wire.received).toHaveLength(1);
    expect(dropped.map(({ fields }) => fields)).toEqual([['result.sub_attribute']]);
  });
});
