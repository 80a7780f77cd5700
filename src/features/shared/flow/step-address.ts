import { useEffect, useRef, useState } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const STEP = 'step';

export const CHECK = 'check';

/** `?step=`, for reloads, links and the back button. */
export interface StepAddress {
  /** Undefined: the first step. */
  readonly step: string | undefined;
  /** `''`: the first step; undefined after a link. */
  readonly from: string | undefined;
  /** Since the page was opened. */
  readonly hasMoved: boolean;
  /** `''`: the first screen. */
  readonly go: (step: string) => void;
  /** Replaces the entry. */
  readonly reset: () => void;
  /** Replaces the entry; `from` is the current step. */
  readonly replace: (step: string) => void;
  /** Through the history if possible. */
  readonly goBack: (step: string, isFirst: boolean) => void;
}

export function useStepAddress(): StepAddress {
  const [query, setQuery] = useSearchParams();
  const { from } = (useLocation().state ?? {}) as { readonly from?: string };
  const navigate = useNavigate();
  const step = query.get(STEP) ?? undefined;
  const [openedAt] = useState(step);
  const hasMoved = useRef(false);
  if (step !== openedAt) hasMoved.current = true;
  const show = (next: string, options: NavigateOptions) =>
    setQuery((before) => {
      const changed = new URLSearchParams(before);
      if (next === '') changed.delete(STEP);
      else changed.set(STEP, next);
      return changed;
    }, options);
  const go = (next: string) => show(next, { state: { from: step ?? '' } });
  return {
    step,
    from,
    hasMoved: hasMoved.current,
    go,
    replace: (next) => show(next, { replace: true, state: { from: step ?? '' } }),
    reset: () => show('', { replace: true }),
    goBack: (next, isFirst) => (from === next || (isFirst && from === '') ? void navigate(-1) : go(next)),
  };
}

/** Otherwise the screen would change the moment an answer is right. */
export function useShownStep(
  { step, replace }: Pick<StepAddress, 'step' | 'replace'>,
  shown: string | undefined,
): void {
  const isOther = shown !== undefined && step !== undefined && shown !== step;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `replace` is another function at each render.
  useEffect(() => {
    if (isOther) replace(shown);
  }, [isOther, shown]);
}
