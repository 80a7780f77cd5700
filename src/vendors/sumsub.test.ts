import { beforeEach, expect, it, vi } from 'vitest';
import { sumsub } from './sumsub';
import type { EmbeddedRun } from './vendor';

/** The real loader needs a browser (`tests/e2e`). */
const loader = vi.hoisted(() => {
  const calls: unknown[] = [];
  const handlers = new Map<string, (payload?: unknown) => void>();
  const held: { renew: (() => Promise<string>) | undefined } = { renew: undefined };
  const sdk = {
    launch: (container: unknown) => calls.push(['launch', container]),
    destroy: () => calls.push(['destroy']),
  };
  const builder = {
    withBaseUrl: (url: string) => add('baseUrl', url),
    withConf: (conf: object) => add('conf', conf),
    withOptions: (options: object) => add('options', options),
    on: (name: string, handler: (payload?: unknown) => void) => {
      handlers.set(name, handler);
      return builder;
    },
    build: () => sdk,
  };
  function add(name: string, value: unknown) {
    calls.push([name, value]);
    return builder;
  }
  const init = (token: string, renew: () => Promise<string>) => {
    held.renew = renew;
    return add('token', token);
  };
  return { calls, handlers, held, init };
});
vi.mock('@sumsub/websdk', () => ({ default: { init: loader.init } }));

const onEvent = vi.fn();
const start = (changes: Partial<EmbeddedRun> = {}) =>
  sumsub.start({
    container: {} as HTMLElement,
    token: 'first',
    workflowId: '',
    version: '',
    baseUrl: '',
    language: 'zh-HK',
    theme: 'dark',
    country: '',
    documentType: undefined,
    freshToken: async () => 'second',
    onEvent,
    ...changes,
  });

beforeEach(() => {
  loader.calls.length = 0;
  loader.handlers.clear();
  onEvent.mockReset();
});

it('starts with the token, language and theme', async () => {
  const stop = await start();
  expect(loader.calls.slice(0, 3)).toEqual([
    ['token', 'first'],
    ['conf', { lang: 'zh-tw', theme: 'dark' }],
    ['options', { addViewportTag: false, adaptIframeHeight: true }],
  ]);
  expect(loader.calls[3]).toMatchObject(['launch', {}]);
  await stop();
  expect(loader.calls.at(-1)).toEqual(['destroy']);
});

it('uses the configured base address', async () => {
  await start({ baseUrl: 'https://vendor.example' });
  expect(loader.calls).toContainEqual(['baseUrl', 'https://vendor.example']);
});

it.each([
  ['idCheck.onInitialized', undefined, { type: 'loaded' }],
  ['idCheck.onApplicantSubmitted', undefined, { type: 'submitted' }],
  ['idCheck.onApplicantResubmitted', undefined, { type: 'submitted' }],
  ['idCheck.onError', { code: 'invalid-config' }, { type: 'failed', code: 'sumsub-invalid-config' }],
])('maps %s to an event', async (name, payload, event) => {
  await start();
  loader.handlers.get(name)?.(payload);
  expect(onEvent).toHaveBeenCalledExactlyOnceWith(event);
});

it('passes a fresh token on, and reports if there is none', async () => {
  await start();
  expect(await loader.held.renew?.()).toBe('second');
  expect(onEvent).not.toHaveBeenCalled();
  const refused = new Error('refused');
  await start({ freshToken: () => Promise.reject(refused) });
  await expect(loader.held.renew?.()).rejects.toBe(refused);
  expect(onEvent).toHaveBeenCalledExactlyOnceWith({ type: 'failed', code: 'sumsub-token' });
});
