import { type ComponentType, useEffect, useState } from 'react';
import { loadWithTexts } from '../../lib/lazy-texts';
import { loadFile } from '../../lib/load-file';
import { usePending } from '../../lib/use-pending';
import type { HeadlineCaseProps } from './headline-case';

/** null: failed to load; undefined: not needed or still loading. */
export type LoadedCase = ComponentType<HeadlineCaseProps> | null | undefined;

/** The headline's height depends on it. */
export function useHeadlineCase(isNeeded: boolean): LoadedCase {
  const [loaded, setLoaded] = useState<{ readonly Case: LoadedCase }>();
  const isLoading = isNeeded && loaded === undefined;
  usePending(isLoading);
  useEffect(() => {
    if (!isLoading) return undefined;
    let isCurrent = true;
    loadWithTexts(() => loadFile(() => import('./headline-case'))).then(
      ({ HeadlineCase }) => isCurrent && setLoaded({ Case: HeadlineCase }),
      () => isCurrent && setLoaded({ Case: null }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isLoading]);
  return loaded?.Case;
}
