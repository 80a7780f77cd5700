import { useEffect, useState } from 'react';
import { whenReady } from './readiness';

/**
 * Loads what nobody waits for once the page is ready, so that it delays nothing that members read. Its place shows `data-late` meanwhile, for what
 * looks at the whole page.
 *
 * @param load another function loads something else; undefined loads nothing
 * @returns undefined until it is there, null if it cannot be loaded
 */
export function useLate<T>(load: (() => Promise<T>) | undefined): T | null | undefined {
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
