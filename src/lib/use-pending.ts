import { useEffect } from 'react';
import { hold } from './readiness';

/**
 * Counts the page as waiting while what is drawn says so. Not until the answer came, but until it is drawn: only then have the parts of it
 * asked for what they need.
 */
export function usePending(waits: boolean): void {
  useEffect(() => (waits ? hold() : undefined), [waits]);
}
