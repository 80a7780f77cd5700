import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DraftStore } from './drafts';
import { type Kept, optionalStore, STORAGE_LIMIT_MS } from './optional-store';
import type { StoredDraft } from './record';
import { soundStore } from './testing';

/** Hangs, throws at once, is full, or refuses. */

const draft = (savedAt: number): StoredDraft => ({
  savedAt,
  answers: { iv: new Uint8Array(12), data: new ArrayBuffer(0) },
  files: [],
});
const never = () => new Promise<never>(() => {});
const refuse = () => Promise.reject(new DOMException('', 'InvalidStateError'));
const crash = () => {
  throw new DOMException('', 'SecurityError');
};
const full = () => Promise.reject(new DOMException('', 'QuotaExceededError'));

type Fault = Partial<DraftStore>;
const all = (fault: () => never | Promise<never>): DraftStore => ({
  get: fault,
  set: fault,
  remove: fault,
  entries: fault,
});
const FAULTS: Readonly<Record<string, Fault>> = {
  hangs: all(never),
  'refuses every call': all(refuse),
  'throws at once': all(crash),
  'is full': { set: full },
  'cannot be read': { get: refuse, entries: refuse },
  'hangs while it is read': { get: never, entries: never },
  'hangs while it is written': { set: never, remove: never },
  'hangs while it removes': { remove: never },
  'refuses to remove': { remove: refuse },
};

const open = (store: DraftStore) => {
  const memory = new Map<string, Kept>();
  return { memory, store: optionalStore(store, () => memory) };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function withinLimit<T>(task: Promise<T>): Promise<T> {
  const ended = task.then((value) => ({ value }));
  await vi.advanceTimersByTimeAsync(STORAGE_LIMIT_MS);
  const first = await Promise.race([ended, Promise.resolve().then(() => undefined)]);
  if (first === undefined) throw new Error('A call takes longer than the limit.');
  return first.value;
}

describe.each(Object.entries(FAULTS))('a storage that %s', (_name, fault) => {
  it('keeps what was typed in memory, changes and removals included, and no call takes longer than the limit', async () => {
    const { store } = open({ ...soundStore().store, ...fault });
    await withinLimit(store.set('a', draft(1)));
    await withinLimit(store.set('b', draft(2)));
    expect(await withinLimit(store.get('a'))).toEqual(draft(1));
    await withinLimit(store.set('a', draft(3)));
    expect(await withinLimit(store.get('a'))).toEqual(draft(3));
    await withinLimit(store.remove(['b', 'c']));
    expect(await withinLimit(store.get('b'))).toBeUndefined();
    expect(await withinLimit(store.entries())).toEqual([['a', draft(3)]]);
  });

  it('does not claim that unwritten drafts outlive the page', async () => {
    const { store } = open({ ...soundStore().store, ...fault });
    await withinLimit(store.set('a', draft(1)));
    expect(store.isLasting?.('a')).toBe(fault.set === undefined);
  });

  it('lets a form start empty within the limit', async () => {
    const { store } = open({ ...soundStore().store, ...fault });
    expect(await withinLimit(store.get('a'))).toBeUndefined();
    expect(await withinLimit(store.entries())).toEqual([]);
  });
});

it('a working storage has everything', async () => {
  const { store: own, records } = soundStore();
  const { store, memory } = open(own);
  await store.set('a', draft(1));
  await store.set('b', draft(1));
  await store.remove(['b']);
  expect([...records]).toEqual([['a', draft(1)]]);
  memory.clear();
  expect([await store.get('a'), await store.entries()]).toEqual([draft(1), [['a', draft(1)]]]);
});

it('what the page has not changed outlives the page', () => {
  expect(open(soundStore().store).store.isLasting?.('a')).toBe(true);
});

it('a storage that hangs in two calls is asked again once both are answered, and is given each change once', async () => {
  const { store: own } = soundStore();
  const answers: (() => void)[] = [];
  const set = vi.fn((id: string, record: StoredDraft) =>
    answers.length < 2 ? new Promise<void>((resolve) => answers.push(resolve)) : own.set(id, record),
  );
  const { store } = open({ ...own, set });
  const [first, second] = [store.set('a', draft(1)), store.set('b', draft(1))];
  await withinLimit(Promise.all([first, second]));
  await store.set('c', draft(1));
  expect(set).toHaveBeenCalledTimes(2);
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(set).toHaveBeenCalledTimes(2);
  answers[1]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(set.mock.calls.map(([id]) => id)).toEqual(['a', 'b', 'c']);
});

it('a storage that refuses is not waited for', async () => {
  const { store } = open({ ...soundStore().store, get: refuse });
  const ended = vi.fn();
  store.get('a').then(ended);
  await vi.advanceTimersByTimeAsync(STORAGE_LIMIT_MS - 1);
  expect(ended.mock.calls).toEqual([[undefined]]);
});

it('a storage that hangs is waited for once, not by every call', async () => {
  const get = vi.fn(never);
  const { store } = open({ ...soundStore().store, get });
  await withinLimit(store.get('a'));
  for (const id of ['b', 'c', 'd']) await store.get(id);
  expect(get).toHaveBeenCalledOnce();
});

it('a storage that answers again gets the changes since then, and is asked again', async () => {
  const { store: own, records } = soundStore();
  let answer = () => {};
  let hangs = true;
  const wait = () => (hangs ? new Promise<void>((resolve) => (answer = resolve)) : Promise.resolve());
  const { store } = open({
    ...own,
    set: (id, record) => wait().then(() => own.set(id, record)),
  });
  records.set('old', draft(0));
  await withinLimit(store.set('a', draft(1)));
  await store.set('a', draft(2));
  await store.remove(['old']);
  expect([...records.keys()]).toEqual(['old']);
  hangs = false;
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect([...records]).toEqual([['a', draft(2)]]);
  await store.set('a', draft(3));
  expect(records.get('a')).toEqual(draft(3));
});
