import { expect, it, vi } from 'vitest';
import { InFlight } from './in-flight';

const aborted = () => new Error('aborted');

function flights() {
  const started: { readonly signal: AbortSignal; readonly answer: (value: string) => void }[] = [];
  const all = new InFlight<string>();
  const start = (signal: AbortSignal) => new Promise<string>((answer) => started.push({ signal, answer }));
  const join = (options: { signal?: AbortSignal; fresh?: boolean } = {}) =>
    all.join('key', start, { ...options, aborted });
  return { started, join };
}

it('an answered request can no longer be aborted by its caller', async () => {
  const { started, join } = flights();
  const controller = new AbortController();
  const answer = join({ signal: controller.signal });
  started[0]?.answer('a');
  await expect(answer).resolves.toBe('a');
  await Promise.resolve();
  controller.abort();
  expect(started[0]?.signal.aborted).toBe(false);
});

it('the end of an older request does not separate later callers from a newer one', async () => {
  const { started, join } = flights();
  const older = join();
  const newer = join({ fresh: true });
  started[0]?.answer('older');
  await older;
  await Promise.resolve();
  const joined = join();
  expect(started).toHaveLength(2);
  started[1]?.answer('newer');
  await expect(Promise.all([newer, joined])).resolves.toEqual(['newer', 'newer']);
});

it('a caller whose signal is already aborted starts nothing', async () => {
  const { started, join } = flights();
  await expect(join({ signal: AbortSignal.abort() })).rejects.toThrow('aborted');
  expect(started).toEqual([]);
});

it('a request without a signal continues when all others have left', async () => {
  const { started, join } = flights();
  const controller = new AbortController();
  const stays = join();
  const leaves = join({ signal: controller.signal });
  controller.abort();
  await expect(leaves).rejects.toThrow('aborted');
  expect(started[0]?.signal.aborted).toBe(false);
  started[0]?.answer('a');
  await expect(stays).resolves.toBe('a');
});

it('an aborted request is no longer joined', async () => {
  const { started, join } = flights();
  const controller = new AbortController();
  const left = join({ signal: controller.signal });
  controller.abort();
  await expect(left).rejects.toThrow('aborted');
  expect(started[0]?.signal.aborted).toBe(true);
  void join();
  await vi.waitFor(() => expect(started).toHaveLength(2));
});
