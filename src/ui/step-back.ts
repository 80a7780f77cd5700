import { useEffect } from 'react';

/** Undefined: no previous step. */
let current: (() => void) | undefined;

/** For the header's 'Back'. Without a header, 'Back' uses the history. */
export function useStepBack(goBack: (() => void) | undefined): void {
  useEffect(() => {
    current = goBack;
    return () => {
      if (current === goBack) current = undefined;
    };
  }, [goBack]);
}

/** Returns whether there was a previous step. */
export function goStepBack(): boolean {
  current?.();
  return current !== undefined;
}
