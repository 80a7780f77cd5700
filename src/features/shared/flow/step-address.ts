import { useEffect, useRef, useState } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const STEP = 'step';

/** Name of a form's last step, 'Check your answers', in the address. */
export const CHECK = 'check';

/** The step of a form in the address (`?step=`), so that a reload, a link and the browser's back button work. */
export interface StepAddress {
  /** The step's name; undefined: the first one. */
  readonly step: string | undefined;
  /** The step from which the member came here: `''` for the first one of an address without a step; undefined after a link. */
  readonly from: string | undefined;
  /** Whether the member has moved to another step since the page was opened. */
  readonly hasMoved: boolean;
  /** Goes to a step; `''`: to the first screen, where the address names no step. */
  readonly go: (step: string) => void;
  /** Shows the first screen in the place of the present one, for an end after which no step is left. */
  readonly reset: () => void;
  /** Shows a step in the place of the present one; as `from` it has the present one. */
  readonly replace: (step: string) => void;
  /** Goes to the step before: back in the browser's history if that is where the member came from. */
  readonly goBack: (step: string, isFirst: boolean) => void;
}

/** Reads the step of the present address, and changes it. */
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

/**
 * Puts the step that is shown into the address where it names another one, because an answer before that is missing or wrong. Otherwise the
 * screen would change under the member's hands at the moment when the answer is right.
 *
 * @param shown name of the step that is shown; undefined while that is not known
 */
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
