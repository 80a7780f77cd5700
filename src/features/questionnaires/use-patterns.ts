import { useEffect, useState } from 'react';
import type { PatternMatcher } from '../../domain/patterns';
import { questionsOf } from '../../domain/questionnaire';
import { loadFile } from '../../lib/load-file';
import { usePending } from '../../lib/use-pending';
import type { Template } from './questionnaire-start';

export interface Patterns {
  /** A late mistake would lead the member back. */
  readonly isLoading: boolean;
  /** Undefined without patterns or after a failed load: the server checks. */
  readonly matches: PatternMatcher | undefined;
}

const NONE: Patterns = { isLoading: false, matches: undefined };

export function usePatterns({ sections }: Template): Patterns {
  const isNeeded = questionsOf(sections).some(({ pattern }) => pattern !== '');
  const [loaded, setLoaded] = useState<Patterns>({ isLoading: true, matches: undefined });
  usePending(isNeeded && loaded.isLoading);
  useEffect(() => {
    if (!isNeeded) return;
    let current = true;
    loadFile(() => import('../../domain/patterns')).then(
      ({ createPatternMatcher }) => current && setLoaded({ isLoading: false, matches: createPatternMatcher() }),
      () => current && setLoaded(NONE),
    );
    return () => {
      current = false;
    };
  }, [isNeeded]);
  return isNeeded ? loaded : NONE;
}
