import { useRef, useState } from 'react';

/**
 * An action that runs once at a time, however often it is clicked: `[run, busy]`. A failure rejects on, so that the app shows it, and the
 * action works again.
 */
export function useSingleFlight<A extends readonly unknown[]>(
  action: (...args: A) => Promise<void>,
): readonly [run: (...args: A) => Promise<void>, busy: boolean] {
  const [busy, setBusy] = useState(false);
  // Two clicks within one frame see the same state: the ref does not.
  const underway = useRef(false);
  const run = async (...args: A) => {
    if (underway.current) return;
    underway.current = true;
    setBusy(true);
    try {
      await action(...args);
    } finally {
      underway.current = false;
      setBusy(false);
    }
  };
  return [run, busy];
}
