import { useEffect, useState } from 'react';
import type { PatternMatcher } from '../../domain/patterns';
import { questionsOf } from '../../domain/questionnaire';
import { loadFile } from '../../lib/load-file';
import { usePending } from '../../lib/use-pending';
import type { Template } from './questionnaire-start';

/** The engine for patterns of texts. */
export interface Patterns {
  /** Whether it is still being loaded. The form waits for it, because a mistake that it finds later would lead the member back. */
  readonly isLoading: boolean;
  /** Undefined where no question has a pattern, or where the engine did not load: the server alone checks the patterns then. */
  readonly matches: PatternMatcher | undefined;
}

const NONE: Patterns = { isLoading: false, matches: undefined };

/** Loads the engine for the patterns of a template, if a question has one. */
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
