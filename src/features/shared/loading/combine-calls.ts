import type { ApiError } from '../../../api/errors';

export interface Part<T> {
  readonly status: 'loading' | 'error' | 'done';
  readonly data: T | undefined;
  readonly error: ApiError | undefined;
  readonly retry: () => void;
}

type DataOf<C extends Readonly<Record<string, Part<unknown>>>> = {
  readonly [K in keyof C]: Exclude<C[K]['data'], undefined>;
};

export function loadedPart<T>(data: T): Part<T> {
  return { status: 'done', data, error: undefined, retry: () => undefined };
}

export function combineCalls<C extends Readonly<Record<string, Part<unknown>>>>(calls: C) {
  const all = Object.values(calls);
  const failed = all.filter((one) => one.status === 'error');
  const here = all.every((one) => one.data !== undefined);
  const data = here
    ? (Object.fromEntries(Object.entries(calls).map(([name, one]) => [name, one.data])) as DataOf<C>)
    : undefined;
  return {
    status: failed.length > 0 ? ('error' as const) : data ? ('done' as const) : ('loading' as const),
    data,
    error: failed[0]?.error,
    // Retries every failed part of the page.
    retry: () => failed[0]?.retry(),
  };
}
