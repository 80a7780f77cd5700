import { useEffect } from 'react';
import { hold } from './readiness';

/**
 * Delays `data-ready` while `isPending` is true. The delay ends after the re-render with the new data, not when the data arrives, because
 * child components start their own calls in that re-render.
 */
export function usePending(isPending: boolean): void {
  useEffect(() => (isPending ? hold() : undefined), [isPending]);
}
