import { useEffect, useState } from 'react';
import { type ApiError, isApiError } from '../../../api/errors';
import { startPolling } from './poll';

export interface Polling {
  /** 0 before the first poll. */
  readonly polls: number;
  /** Polling continues after it. */
  readonly error: ApiError | undefined;
}

/** Growing intervals, pausing while hidden. `isOpen`: the decision is open after so many polls. */
export function usePolling(isOpen: (polls: number) => boolean, refresh: () => Promise<unknown>): Polling {
  const [polling, setPolling] = useState<Polling>({ polls: 0, error: undefined });
  const isPolling = isOpen(polling.polls);
  useEffect(() => {
    if (!isPolling) return undefined;
    let isStopped = false;
    const stop = startPolling(async (polls) => {
      try {
        await refresh();
        setPolling({ polls, error: undefined });
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (!isStopped) setPolling((before) => ({ ...before, error }));
      }
    });
    return () => {
      isStopped = true;
      stop();
    };
  }, [isPolling, refresh]);
  return polling;
}
