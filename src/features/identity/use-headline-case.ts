import { type ComponentType, useEffect, useState } from 'react';
import { loadFile } from '../../lib/load-file';
import { loadPart } from '../../lib/part-needs';
import { usePending } from '../../lib/use-pending';
import type { HeadlineCaseProps } from './headline-case';

/** The component; null: it cannot be loaded; undefined: it is not needed, or not here yet. */
export type LoadedCase = ComponentType<HeadlineCaseProps> | null | undefined;

/**
 * Loads the code of a headline about a submission, which most visits do not need. The page waits for it, because the height of such a headline
 * is not known before; without it, the statement is shown as any other.
 */
export function useHeadlineCase(isNeeded: boolean): LoadedCase {
  const [loaded, setLoaded] = useState<{ readonly Case: LoadedCase }>();
  const isLoading = isNeeded && loaded === undefined;
  usePending(isLoading);
  useEffect(() => {
    if (!isLoading) return undefined;
    let isCurrent = true;
    loadPart(() => loadFile(() => import('./headline-case'))).then(
      ({ HeadlineCase }) => isCurrent && setLoaded({ Case: HeadlineCase }),
      () => isCurrent && setLoaded({ Case: null }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isLoading]);
  return loaded?.Case;
}
