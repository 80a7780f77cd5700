import { type ReactNode, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { createEmitter } from '../lib/emitter';

/** Such as a failed submission. */
interface Outcome {
  readonly content: ReactNode;
  /** Replaces the buttons that send. */
  readonly hasActions: boolean;
  /** The next page must not focus it again. */
  isTold: boolean;
}

let shown: Outcome | undefined;
const changes = createEmitter();

function show(next: Outcome | undefined): void {
  shown = next;
  changes.emit();
}

/**
 * Until it changes or the screen is left. @param reason a new value focuses it again @param hasActions the same request
 * would fail again, so the content says what to do
 */
export function useOutcome(content: ReactNode, reason: unknown, hasActions = false): void {
  const latest = useEffectEvent(() => ({ content, hasActions }));
  useEffect(() => {
    if (reason === undefined) return undefined;
    const mine: Outcome = { ...latest(), isTold: false };
    show(mine);
    return () => {
      if (shown === mine) show(undefined);
    };
  }, [reason]);
}

/** Whether the outcome replaces the buttons that send. */
export function useIsSendingOver(): boolean {
  return useSyncExternalStore(changes.subscribe, () => shown?.hasActions ?? false);
}

/** One per page. A new outcome scrolls into view and gets the focus. */
export function OutcomeSlot() {
  const outcome = useSyncExternalStore(changes.subscribe, () => shown);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!outcome || outcome.isTold) return;
    outcome.isTold = true;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  return (
    outcome && (
      <div ref={place} tabIndex={-1} data-outcome className="scroll-mt-4 rounded-base">
        {outcome.content}
      </div>
    )
  );
}
