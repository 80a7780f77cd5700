import { useEffect } from 'react';
import { hold } from './readiness';

/** Children start their calls in the re-render. */
export function usePending(isPending: boolean): void {
  useEffect(() => (isPending ? hold() : undefined), [isPending]);
}
