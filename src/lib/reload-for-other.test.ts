import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addressForOther, reloadForOther } from './reload-for-other';

const PATH = '/user/accounts/auth/kyc';
const reload = vi.fn();
const replaceState = vi.fn();

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('location', { pathname: PATH, search: '?level=LEVEL_1&step=run&country=IND', reload });
  vi.stubGlobal('history', { replaceState });
  vi.useFakeTimers({ now: Date.parse('2026-11-20T09:00:00Z') });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.clearAllMocks();
});

it.each([
  ['', PATH],
  ['?level=LEVEL_1&step=run&country=IND&document=PASSPORT', PATH],
  ['?lang=tr-TR&level=LEVEL_2', `${PATH}?lang=tr-TR`],
])('of the query %j keeps only the language: %s', (search, address) => {
  expect(addressForOther({ pathname: PATH, search })).toBe(address);
});

it('reloads without the query of the previous member', () => {
  expect(reloadForOther()).toBe(true);
  expect(replaceState).toHaveBeenCalledWith(null, '', PATH);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not reload twice within a minute', () => {
  const answers = [0, 59_999, 60_000].map((ms) => {
    vi.advanceTimersByTime(ms);
    return reloadForOther();
  });
  expect(answers).toEqual([true, false, true]);
});

it('does not reload without session storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(reloadForOther()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
