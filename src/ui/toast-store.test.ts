import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, showToast, TOAST_KINDS, type ToastKind, toasts } from './toast-store';

const titles = () => toasts.list.map(({ title }) => title);

beforeEach(() => {
  vi.useFakeTimers();
  toasts.list = [];
});
afterEach(() => vi.useRealTimers());

describe('toasts', () => {
  it.each([
    ['verification', 3000, ['5', '4', '3']],
    ['message', 3000, ['5', '4', '3']],
    ['notification', 4500, ['5', '4', '3', '2']],
    ['system', 5000, ['5', '4', '3', '2']],
  ] as const)('of kind %s last %i ms, and only the newest are kept, newest first', (kind, duration, kept) => {
    for (const title of ['1', '2', '3', '4', '5']) showToast({ title, kind });
    expect(titles()).toEqual(kept);
    expect(new Set(toasts.list.map((toast) => toast.duration))).toEqual(new Set([duration]));
  });

  it('have no kind that the table above does not cover', () => {
    expect(Object.keys(TOAST_KINDS).sort()).toEqual(['message', 'notification', 'system', 'verification']);
  });

  it('in one place do not push out those in the other', () => {
    showToast({ title: 'other', kind: 'system' });
    for (const title of ['1', '2', '3', '4']) showToast({ title });
    expect(titles()).toEqual(['4', '3', '2', 'other']);
  });

  it('default to the verification area, the info icon and open', () => {
    showToast({ title: 'plain' });
    expect(toasts.list[0]).toMatchObject({ place: 'area', icon: 'info', open: true, duration: 3000 });
  });

  it('use the duration that is passed', () => {
    showToast({ title: 'short', kind: 'system' satisfies ToastKind, duration: 2000 });
    expect(toasts.list[0]?.duration).toBe(2000);
  });

  it('close at once when dismissed, and are removed 3000 ms later', () => {
    const id = showToast({ title: 'gone' });
    dismissToast(id);
    expect(toasts.list[0]?.open).toBe(false);
    vi.advanceTimersByTime(2999);
    expect(titles()).toEqual(['gone']);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  it('are removed 3000 ms after the first dismissal, even if dismissed again', () => {
    const id = showToast({ title: 'gone' });
    dismissToast(id);
    vi.advanceTimersByTime(2000);
    dismissToast(id);
    vi.advanceTimersByTime(1000);
    expect(titles()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('can be dismissed after they were pushed out, without effect', () => {
    const id = showToast({ title: 'old' });
    for (const title of ['1', '2', '3']) showToast({ title });
    dismissToast(id);
    expect(titles()).toEqual(['3', '2', '1']);
  });
});
