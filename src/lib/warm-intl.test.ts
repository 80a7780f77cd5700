import { afterEach, expect, it, vi } from 'vitest';
import { warmIntl } from './warm-intl';

vi.mock('./first-intl.ts?worker&url', () => ({ default: '/assets/intl-worker.js' }));

afterEach(() => vi.unstubAllGlobals());

/** A browser in which workers can be started; `started` are their addresses and options. */
function browser(trustedTypes?: object) {
  const started: unknown[][] = [];
  vi.stubGlobal('window', { trustedTypes });
  vi.stubGlobal(
    'Worker',
    class {
      constructor(...given: unknown[]) {
        started.push(given);
      }
    },
  );
  return started;
}

it('starts the worker by its address', () => {
  const started = browser();
  warmIntl();
  expect(started).toEqual([['/assets/intl-worker.js', { type: 'module' }]]);
});

it('starts the worker by an address of the one policy that the page allows', () => {
  const createPolicy = vi.fn((name: string, { createScriptURL }: { createScriptURL: (text: string) => string }) => ({
    createScriptURL: (text: string) => ({ policy: name, address: createScriptURL(text) }),
  }));
  const started = browser({ createPolicy });
  warmIntl();
  const address = { policy: 'account-worker', address: '/assets/intl-worker.js' };
  expect(started).toEqual([[address, { type: 'module' }]]);
});

it.each([
  ['has no workers', () => vi.stubGlobal('Worker', undefined)],
  [
    'refuses the policy',
    () =>
      vi.stubGlobal('window', {
        trustedTypes: {
          createPolicy: () => {
            throw new TypeError('refused');
          },
        },
      }),
  ],
])('does without in a browser that %s', (_what, lack) => {
  const started = browser();
  lack();
  expect(warmIntl).not.toThrow();
  expect(started).toEqual([]);
});
