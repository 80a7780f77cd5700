import axios, { type AxiosError } from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scenarioOf } from '../testing';
import { MockBackend } from './backend';
import { installMock } from './install';

const KYC_INFO = '/v3/private/kyc/kyc-info';

function clientOf(scenario: unknown, config = {}) {
  const client = axios.create({ baseURL: 'http://api2.example.com', ...config });
  installMock(client, new MockBackend(scenarioOf(scenario)));
  return client;
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => 'no failure',
    (error: AxiosError) => error.code,
  );

it('answers a client in the same process with the same envelope as the server', async () => {
  const { status, data } = await clientOf({ site: 'TUR' }).post(KYC_INFO, { obtain_quotas: false });
  expect(status).toBe(200);
  expect(data).toMatchObject({ ret_code: 0, result: { quotas: [], updatePoi: { siteInfo: { site: 'TUR' } } } });
});

it('restores the client when it is removed', async () => {
  const client = axios.create({
    adapter: async (config) => ({ data: 'own', status: 200, statusText: '', headers: {}, config }),
  });
  const remove = installMock(client, new MockBackend(scenarioOf()));
  remove();
  expect((await client.get('/x')).data).toBe('own');
});

describe('faults in the same process', () => {
  it.each([
    ['network', {}, 'ERR_NETWORK'],
    ['http', { status: 502 }, 'ERR_BAD_RESPONSE'],
    ['http', { status: 403 }, 'ERR_BAD_REQUEST'],
  ])('%s with %j', async (kind, parameters, code) => {
    expect(await failureOf(clientOf({ faults: [{ kind, ...parameters }] }).post(KYC_INFO))).toBe(code);
  });

  it('empty and malformed bodies reach the client unchanged', async () => {
    expect((await clientOf({ faults: [{ kind: 'empty' }] }).post(KYC_INFO)).data).toBe('');
    const strict = { responseType: 'json', transitional: { silentJSONParsing: false } };
    const malformed = clientOf({ faults: [{ kind: 'malformed' }] }, strict).post(KYC_INFO);
    expect(await failureOf(malformed)).toBe('ERR_BAD_RESPONSE');
  });

  describe('with a wait', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('timeout: the call ends by its own timeout', async () => {
      const failure = failureOf(clientOf({ faults: [{ kind: 'timeout' }] }, { timeout: 3000 }).post(KYC_INFO));
      await vi.advanceTimersByTimeAsync(2999);
      expect(vi.getTimerCount()).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(await failure).toBe('ECONNABORTED');
    });

    it('timeout: the call ends by its signal', async () => {
      const controller = new AbortController();
      const call = clientOf({ faults: [{ kind: 'timeout' }] }).post(KYC_INFO, {}, { signal: controller.signal });
      const failure = failureOf(call);
      await vi.advanceTimersByTimeAsync(10);
      controller.abort();
      expect(await failure).toBe('ERR_CANCELED');
    });

    it('slow: the next fault answers after the delay', async () => {
      const slow = { kind: 'slow', ms: 500 };
      const answered = vi.fn();
      void clientOf({ faults: [slow, { kind: 'envelope', ret_code: 7 }] })
        .post(KYC_INFO)
        .then(({ data }) => answered(data.ret_code));
      await vi.advanceTimersByTimeAsync(499);
      expect(answered).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(answered).toHaveBeenCalledWith(7);
    });
  });
});
