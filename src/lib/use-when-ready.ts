import { useEffect, useState } from 'react';
import { whenReady } from './readiness';

/**
 * Once the page is ready. Shows `data-late` until then. @param load undefined loads nothing @returns undefined while
 * loading, null after a failure
 */
export function useWhenReady<T>(load: (() => Promise<T>) | undefined): T | null | undefined {
  const [ended, setEnded] = useState<{ readonly load: () => Promise<T>; readonly value: T | null }>();
  useEffect(() => {
    if (!load) return undefined;
    let isCurrent = true;
    const end = (value: T | null) => isCurrent && setEnded({ load, value });
    const cancel = whenReady(() => {
      load().then(end, () => end(null));
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [load]);
  return ended !== undefined && ended.load === load ? ended.value : undefined;
}
