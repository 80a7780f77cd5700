import { useEffect, useSyncExternalStore } from 'react';
import { createEmitter } from '../lib/emitter';

let shown: string | undefined;
const changes = createEmitter();

function show(title: string | undefined): void {
  shown = title;
  changes.emit();
}

/** Reports what the `h1` says. Undefined: not known yet. */
export function useReportTitle(title: string | undefined): void {
  useEffect(() => {
    show(title);
    return () => {
      if (shown === title) show(undefined);
    };
  }, [title]);
}

/** What the `h1` reported last. */
export function useReportedTitle(): string | undefined {
  return useSyncExternalStore(changes.subscribe, () => shown);
}
