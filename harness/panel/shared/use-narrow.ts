import { useSyncExternalStore } from 'react';

/** The width below which one part of the panel is shown at a time (`styles.css`). */
const narrow = window.matchMedia('(width < 48rem)');

function subscribe(changed: () => void): () => void {
  narrow.addEventListener('change', changed);
  return () => narrow.removeEventListener('change', changed);
}

/** Whether the panel is so narrow that it shows one part at a time. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => narrow.matches);
}
