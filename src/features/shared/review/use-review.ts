import { useEffect, useState } from 'react';
import { call } from '../../../api/client';
import type { ResponseOf } from '../../../api/endpoint';
import { endpoints } from '../../../api/endpoints/index.ts';
import { type ApiError, isApiError } from '../../../api/errors';

export type KycInfo = ResponseOf<typeof endpoints.kycInfo>;

/** Seconds between the questions: quick at first, when most reviews end, then ever calmer. */
const INTERVALS_S = [2, 3, 5, 8, 13, 20, 30];
/** From this many questions on, half a minute after the first, the review counts as a long one. */
export const LONG_AFTER = 5;

export interface Review {
  /** The newest answer; undefined before the first. */
  readonly info: KycInfo | undefined;
  /** Why the last question failed; the questions go on. */
  readonly error: ApiError | undefined;
  /** It takes longer than most. */
  readonly isLong: boolean;
}

/**
 * Asks kyc-info again and again until it is decided, with growing pauses. A page that nobody looks at asks nothing, and asks at once
 * when somebody looks again. `isDecided` is told how often was asked before; `first` is an answer that is here already.
 */
export function useReview(isDecided: (info: KycInfo, asked: number) => boolean, first?: KycInfo): Review {
  const [review, setReview] = useState<Review>({ info: first, error: undefined, isLong: false });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what counts as decided is one rule for the life of a screen.
  useEffect(() => {
    const controller = new AbortController();
    let asked = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let underway = false;

    const ask = async () => {
      if (underway || document.hidden) return;
      underway = true;
      clearTimeout(timer);
      try {
        const info = await call(
          endpoints.kycInfo,
          { obtain_current: true, obtain_state: true },
          { signal: controller.signal, fresh: true },
        );
        if (controller.signal.aborted) return;
        setReview({ info, error: undefined, isLong: asked >= LONG_AFTER });
        if (isDecided(info, asked)) return stop();
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (controller.signal.aborted) return;
        setReview((before) => ({ ...before, error }));
      } finally {
        underway = false;
      }
      askLater();
    };
    const askLater = () => {
      const seconds = INTERVALS_S[Math.min(asked, INTERVALS_S.length - 1)] ?? 30;
      asked += 1;
      timer = setTimeout(() => void ask(), seconds * 1000);
    };
    const look = () => {
      if (!document.hidden) void ask();
    };
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
    document.addEventListener('visibilitychange', look);
    if (!first) void ask();
    else if (isDecided(first, asked)) stop();
    else askLater();
    return () => {
      controller.abort();
      stop();
    };
  }, []);

  return review;
}
