import { useSyncExternalStore } from 'react';

/** Same width as in `styles.css`. */
const narrow = window.matchMedia('(width < 48rem)');

function subscribe(changed: () => void): () => void {
  narrow.addEventListener('change', changed);
  return () => narrow.removeEventListener('change', changed);
}

/** True if the panel shows one part at a time. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => narrow.matches);
}
