import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onfido } from './onfido';
import type { EmbeddedRun } from './vendor';

interface Parameters {
  readonly token: string;
  readonly onComplete: () => void;
  readonly onUserExit: () => void;
  readonly onError: (error: unknown) => void;
}

/** The real loader needs a browser (`tests/e2e`). */
const loader = vi.hoisted(() => ({
  runs: [] as (object & { readonly token: string })[],
  tearDown: vi.fn(async () => {}),
}));
vi.mock('onfido-sdk-ui', () => ({
  Onfido: {
    init: (parameters: object & { readonly token: string }) => {
      loader.runs.push(parameters);
      return { tearDown: loader.tearDown };
    },
  },
}));

const sdk = () => loader.runs.at(-1) as unknown as Parameters;

let changed: () => void;
const disconnect = vi.fn();
const container = { childElementCount: 0 };
const onEvent = vi.fn();
const freshToken = vi.fn();

const start = (changes: Partial<EmbeddedRun> = {}) =>
  onfido.start({
    container: container as unknown as HTMLElement,
    token: 'first',
    workflowId: '',
    version: '',
    baseUrl: '',
    language: 'de-DE',
    theme: 'dark',
    country: '',
    documentType: undefined,
    freshToken,
    onEvent,
    ...changes,
  });

beforeEach(() => {
  loader.runs.length = 0;
  container.childElementCount = 0;
  for (const mock of [loader.tearDown, disconnect, onEvent, freshToken]) mock.mockReset();
  loader.tearDown.mockResolvedValue(undefined);
  freshToken.mockResolvedValue('fresh');
  vi.stubGlobal(
    'MutationObserver',
    class {
      readonly disconnect = disconnect;
      constructor(report: () => void) {
        changed = report;
      }
      observe(target: unknown, options: object) {
        expect([target, options]).toEqual([container, { childList: true }]);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it('starts with its own steps if no workflow is set', async () => {
  await start({ documentType: 'PASSPORT' });
  expect(loader.runs).toEqual([
    expect.objectContaining({
      token: 'first',
      containerEl: container,
      language: 'de_DE',
      theme: { name: 'dark' },
      showExitButton: true,
      disableAnalytics: true,
      steps: [{ type: 'document', options: { documentTypes: { passport: true } } }, 'face'],
    }),
  ]);
  for (const key of ['workflowRunId', 'version', 'sdkUrl']) expect(loader.runs[0]).not.toHaveProperty(key);
});

it('starts the workflow, version and host that the server names', async () => {
  await start({ workflowId: 'flow', version: '14.2.0', baseUrl: 'https://vendor.example' });
  expect(loader.runs[0]).toMatchObject({
    workflowRunId: 'flow',
    version: '14.2.0',
    sdkUrl: 'https://vendor.example/Onfido.js',
  });
  expect(loader.runs[0]).not.toHaveProperty('steps');
});

it('counts as loaded once the SDK has added an element', async () => {
  await start();
  changed();
  expect(onEvent).not.toHaveBeenCalled();
  container.childElementCount = 1;
  changed();
  expect(onEvent).toHaveBeenCalledExactlyOnceWith({ type: 'loaded' });
});

it.each([
  ['onComplete', { type: 'submitted' }],
  ['onUserExit', { type: 'cancelled' }],
] as const)('maps %s to an event', async (name, event) => {
  await start();
  sdk()[name]();
  expect(onEvent).toHaveBeenCalledExactlyOnceWith(event);
});

it('reports nothing after it was stopped', async () => {
  const stop = await start();
  await stop();
  expect(disconnect).toHaveBeenCalledOnce();
  expect(loader.tearDown).toHaveBeenCalledOnce();
  sdk().onComplete();
  sdk().onUserExit();
  sdk().onError({ type: 'no_camera' });
  sdk().onError({ type: 'expired_token' });
  expect(onEvent).not.toHaveBeenCalled();
  expect(freshToken).not.toHaveBeenCalled();
});

it('can be stopped when the SDK was never mounted', async () => {
  const stop = await start();
  loader.tearDown.mockRejectedValue(new Error('not mounted'));
  await expect(stop()).resolves.toBeUndefined();
});

it('starts again with a fresh token, at most twice', async () => {
  await start();
  for (const count of [2, 3]) {
    sdk().onError({ type: 'expired_token' });
    await vi.waitFor(() => expect(loader.runs).toHaveLength(count));
    expect(sdk().token).toBe('fresh');
  }
  expect(loader.tearDown).toHaveBeenCalledTimes(2);
  expect(onEvent).not.toHaveBeenCalled();
  sdk().onError({ type: 'expired_token' });
  expect(onEvent).toHaveBeenCalledExactlyOnceWith({ type: 'failed', code: 'session-expired' });
  expect(freshToken).toHaveBeenCalledTimes(2);
});

it('reports an expired session if the server gives no fresh token', async () => {
  freshToken.mockRejectedValue(new Error('refused'));
  await start();
  sdk().onError({ type: 'invalid_token' });
  await vi.waitFor(() => expect(onEvent).toHaveBeenCalledExactlyOnceWith({ type: 'failed', code: 'session-expired' }));
  expect(loader.runs).toHaveLength(1);
});

it('does not start again if it was stopped while the token was requested', async () => {
  let answer: (token: string) => void = () => {};
  freshToken.mockReturnValue(new Promise<string>((resolve) => (answer = resolve)));
  const stop = await start();
  sdk().onError({ type: 'expired_token' });
  await vi.waitFor(() => expect(freshToken).toHaveBeenCalledOnce());
  await stop();
  answer('late');
  await new Promise(setImmediate);
  expect(loader.runs).toHaveLength(1);
});

it('reports any other error at once', async () => {
  await start();
  sdk().onError({ type: 'no_camera' });
  expect(onEvent).toHaveBeenCalledExactlyOnceWith({ type: 'camera-refused' });
});
