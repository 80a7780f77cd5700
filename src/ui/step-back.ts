import { useEffect } from 'react';

/** Leads to the step before the one that is shown; undefined: there is none. */
let current: (() => void) | undefined;

/**
 * Lets the page's only 'Back', which is in the header, lead to the step before while a step of a flow is shown. In modes without a header
 * the app or the shell around the page has its own 'Back', which goes back in history.
 */
export function useStepBack(goBack: (() => void) | undefined): void {
  useEffect(() => {
    current = goBack;
    return () => {
      if (current === goBack) current = undefined;
    };
  }, [goBack]);
}

/** Goes to the step before, and returns whether there is one. */
export function goStepBack(): boolean {
  current?.();
  return current !== undefined;
}
