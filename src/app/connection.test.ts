import { beforeEach, expect, it, vi } from 'vitest';
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
vi.stubGlobal('navigator', connection);
watchConnection();

/** The device reports its connection; resolves when the page has reacted. */
async function report(...events: readonly ('offline' | 'online')[]): Promise<void> {
  for (const event of events) {
    connection.onLine = event === 'online';
    device.dispatchEvent(new Event(event));
  }
  await vi.waitFor(() => Promise.all(vi.mocked(isInputKept).mock.results.map(({ value }) => value)));
}
const shown = () => [...toasts.values()];
beforeEach(() => toasts.clear());

it('a lost connection is told until it is back', async () => {
  await report('offline');
  expect(shown()).toEqual(['shell.offline']);
  await report('online');
  expect(shown()).toEqual(['shell.online']);
});

it('a loss that is reported twice is told once', async () => {
  await report('offline', 'offline');
  expect(shown()).toEqual(['shell.offline']);
  await report('offline');
  expect(shown()).toEqual(['shell.offline']);
  await report('online');
  expect(shown()).toEqual(['shell.online']);
});

it('a connection that is back at once, and lost again, is told once', async () => {
  await report('offline', 'online', 'offline');
  expect(shown()).toEqual(['shell.online', 'shell.offline']);
  await report('online');
});
