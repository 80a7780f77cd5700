import { useSyncExternalStore } from 'react';

/**
 * Where the help of the shown step is drawn on a page that is too narrow for a column of it: an element of the open sheet. The sheet belongs to
 * the header, or to the page in modes without one, and the help to the step, so that it knows the step's data.
 */
let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** Sets the place when the sheet opens; null when it closes. */
export function setHelpPlace(element: HTMLElement | null): void {
  place = element;
  for (const listener of listeners) listener();
}

/** The open sheet's place for the help; null while no sheet is open. */
export function useHelpPlace(): HTMLElement | null {
  return useSyncExternalStore(subscribe, () => place);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
