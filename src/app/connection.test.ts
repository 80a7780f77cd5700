import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiError, ContractError, NetworkError, NoPermissionError } from '../api/errors';
import { noteFailure } from '../lib/failures';
import { isInputKept } from '../lib/kept-input';
import { watchConnection } from './connection';

const toasts = vi.hoisted(() => new Map<string, string>());
vi.mock('../ui/toast-store', () => ({
  showToast: ({ title }: { readonly title: string }) => {
    const id = String(toasts.size);
    toasts.set(id, title);
    return id;
  },
  dismissToast: (id: string) => toasts.delete(id),
}));
vi.mock('../lib/kept-input', () => ({ isInputKept: vi.fn(async () => true) }));
vi.mock('i18next', () => ({ default: { t: (key: string) => key } }));

const device = new EventTarget();
const connection = { onLine: true };
vi.stubGlobal('window', device);
const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' });
vi.stubGlobal('document', tab);
vi.mock('../features/shared/loading/remedy-for', () => ({
  remedyFor: ({ kind }: ApiError) => (kind === 'no-permission' ? 'sign-in' : 'retry'),
}));
vi.stubGlobal('navigator', connection);
watchConnection();

async function report(...events: readonly ('offline' | 'online')[]): Promise<void> {
  for (const event of events) {
    connection.onLine = event === 'online';
    device.dispatchEvent(new Event(event));
  }
  await vi.waitFor(() => Promise.all(vi.mocked(isInputKept).mock.results.map(({ value }) => value)));
}
const shown = () => [...toasts.values()];
beforeEach(() => toasts.clear());

it('a lost connection is reported until it is back', async () => {
  await report('offline');
  expect(shown()).toEqual(['shell.offline']);
  await report('online');
  expect(shown()).toEqual(['shell.online']);
});

it('a loss that occurs twice is reported once', async () => {
  await report('offline', 'offline');
  expect(shown()).toEqual(['shell.offline']);
  await report('offline');
  expect(shown()).toEqual(['shell.offline']);
  await report('online');
  expect(shown()).toEqual(['shell.online']);
});

it('a connection that is back at once, and lost again, is reported once', async () => {
  await report('offline', 'online', 'offline');
  expect(shown()).toEqual(['shell.online', 'shell.offline']);
  await report('online');
});

const REFUSED = { ret_code: 10007, ret_msg: '', result: null };
describe.each([
  ['no connection', new NetworkError('x', undefined), true],
  ['the end of the session', new NoPermissionError('x', REFUSED), true],
  ['a broken answer', new ContractError('x', 'response', []), false],
  ['a file that is missing', new TypeError('Failed to fetch'), false],
])('a part that failed because of %s', (_why, error, isAskedOnReturn) => {
  it('is asked again when the device is back online', async () => {
    const retry = vi.fn();
    const remove = noteFailure({ error, retry });
    await report('offline');
    expect(retry).not.toHaveBeenCalled();
    await report('online');
    expect(retry).toHaveBeenCalledTimes(1);
    remove();
  });

  it(`is ${isAskedOnReturn ? '' : 'not '}asked again when the member comes back to the page`, () => {
    const retry = vi.fn();
    const remove = noteFailure({ error, retry });
    for (const state of ['hidden', 'visible']) {
      tab.visibilityState = state;
      tab.dispatchEvent(new Event('visibilitychange'));
    }
    expect(retry).toHaveBeenCalledTimes(isAskedOnReturn ? 1 : 0);
    remove();
  });
});

describe('a connection that is back, but does not reach the server at once', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  const noted = (error: unknown) => {
    const retry = vi.fn();
    return { retry, remove: noteFailure({ error, retry }) };
  };
  const become = (event: 'offline' | 'online') => {
    connection.onLine = event === 'online';
    device.dispatchEvent(new Event(event));
  };
  const UNREACHED = new NetworkError('x', undefined);

  it('is retried twice, after one and after five seconds', () => {
    const { retry, remove } = noted(UNREACHED);
    become('online');
    const calls = [0, 999, 1, 3999, 1, 60_000].map((ms) => {
      vi.advanceTimersByTime(ms);
      return retry.mock.calls.length;
    });
    remove();
    expect(calls).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it.each<[why: string, error: ApiError, isLost: boolean]>([
    ['it is lost again', UNREACHED, true],
    ['the server has answered', new ContractError('x', 'response', []), false],
  ])('does nothing if %s', (_why, error, isLost) => {
    const { retry, remove } = noted(error);
    become('online');
    if (isLost) become('offline');
    vi.advanceTimersByTime(60_000);
    remove();
    become('online');
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
