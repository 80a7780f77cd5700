import { afterEach, describe, expect, it, vi } from 'vitest';
import { hold, pendingCount, subscribe, trackPending, whenReady } from './readiness';

const ends: (() => void)[] = [];
const held = () => {
  const end = hold();
  ends.push(end);
  return end;
};
afterEach(() => {
  for (const end of ends.splice(0)) end();
  expect(pendingCount()).toBe(0);
});

it('counts what is pending', () => {
  const first = held();
  const second = held();
  expect(pendingCount()).toBe(2);
  first();
  expect(pendingCount()).toBe(1);
  second();
  expect(pendingCount()).toBe(0);
});

it('counts an operation that ends twice once, so that it does not end another one', () => {
  const other = held();
  const end = held();
  end();
  end();
  expect(pendingCount()).toBe(1);
  other();
  end();
  expect(pendingCount()).toBe(0);
});

it('reports each change, but not an end that changes nothing', () => {
  const counts: number[] = [];
  const stop = subscribe(() => counts.push(pendingCount()));
  const end = held();
  end();
  end();
  stop();
  held()();
  expect(counts).toEqual([1, 0]);
});

it.each([
  ['is answered', () => Promise.resolve('done')],
  ['fails', () => Promise.reject(new Error('no'))],
])('counts a promise until it %s, and returns it', async (_how, create) => {
  const promise = create();
  const settled = vi.fn();
  const tracked = trackPending(promise);
  expect(tracked).toBe(promise);
  expect(pendingCount()).toBe(1);
  await tracked.then(settled, settled);
  expect(settled).toHaveBeenCalledOnce();
  expect(pendingCount()).toBe(0);
});

describe('whenReady', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Like a real page, reports only observed attributes. */
  function page(ready?: string) {
    const dataset: { ready?: string; mode?: string } = { mode: 'web', ...(ready !== undefined && { ready }) };
    const documentElement = { dataset };
    const observers = new Map<() => void, readonly string[]>();
    class Observer {
      readonly #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe(target: unknown, { attributeFilter = [] }: MutationObserverInit) {
        if (target === documentElement) observers.set(this.#tell, attributeFilter);
      }
      disconnect() {
        observers.delete(this.#tell);
      }
    }
    vi.stubGlobal('document', { documentElement });
    vi.stubGlobal('MutationObserver', Observer);
    const set = (key: 'ready' | 'mode', value: string) => {
      dataset[key] = value;
      for (const [tell, names] of observers) if (names.includes(`data-${key}`)) tell();
    };
    return { set };
  }

  it('calls back at once on a page that is ready, and once', () => {
    const { set } = page('/auth/personal');
    const called = vi.fn();
    whenReady(called);
    expect(called).toHaveBeenCalledOnce();
    set('ready', '/auth/kyc');
    expect(called).toHaveBeenCalledOnce();
  });

  it('calls back as soon as the page is ready, and once', () => {
    const { set } = page();
    const called = vi.fn();
    whenReady(called);
    set('mode', 'app');
    expect(called).not.toHaveBeenCalled();
    set('ready', '/auth/personal');
    set('ready', '/auth/kyc');
    expect(called).toHaveBeenCalledOnce();
  });

  it('never calls back once it was cancelled', () => {
    const { set } = page();
    const called = vi.fn();
    whenReady(called)();
    set('ready', '/auth/personal');
    expect(called).not.toHaveBeenCalled();
  });
});
