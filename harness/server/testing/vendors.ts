import { expect } from 'vitest';
import type { Provider } from '../../../src/domain/statuses';
import type { ScenarioInput } from '../../core/scenario';
import { api, call, control } from './client';
import type { RunningHarness } from './harness';

export function vendorsOf(harness: () => RunningHarness) {
  const port = () => harness().port;
  const vendorOrigin = () => `http://vendor.localhost:${port()}`;
  const post = (path: string, body: unknown, origin: string | undefined = vendorOrigin()) =>
    call(port(), path, { method: 'POST', host: 'vendor.localhost', headers: { origin }, body });

  async function ask(path: string, body: object) {
    const { text } = await api(port(), 'POST', path, { body });
    const { ret_code, ret_msg, result } = JSON.parse(text);
    expect(ret_code, ret_msg).toBe(0);
    return result;
  }

  return {
    vendorOrigin,
    appOrigin: () => `http://www.harness.localhost:${port()}`,
    put: (body: ScenarioInput) => control(port(), '/scenario', { method: 'PUT', body }),
    state: async () => (await control(port(), '/state')).json,

    ask,

    vendorToken: (provider: Provider, more: object = {}): Promise<{ token: string; url: string }> =>
      ask('/v3/private/kyc/vendor-token', { provider, level: 'LEVEL_1', ...more }),

    /** Polls like the app. */
    async poll() {
      const { state, additionalRejectReason, updatePoi } = await ask('/v3/private/kyc/kyc-info', {});
      const [one, two] = state.map(({ status }: { status: string }) => status);
      return { one, two, reason: additionalRejectReason, update: updatePoi.status };
    },

    /** By path or complete address. */
    page: (path: string, headers: Record<string, string> = {}) =>
      call(port(), path.replace(vendorOrigin(), ''), { host: 'vendor.localhost', headers }),

    /** Default origin: the vendors' host. */
    post,

    /** Calls as an embedded vendor's page; resolves with the token's status. */
    async run(vendor: 'sumsub' | 'onfido', token: string, outcome?: string, rejectCode?: string): Promise<string> {
      return JSON.parse((await post(`/runs/${vendor}`, { token, outcome, rejectCode })).text).status;
    },

    /** Resolves with the address of the redirect. */
    async press(path: string, form: Record<string, string>) {
      const { status, headers } = await post(path, String(new URLSearchParams(form)));
      return { status, to: headers.location === undefined ? undefined : new URL(headers.location) };
    },
  };
}
