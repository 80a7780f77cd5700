import { useSyncExternalStore } from 'react';
import { createEmitter } from '../lib/emitter';

/** In the open sheet. The step owns the help, because it has the data. */
let place: HTMLElement | null = null;
const changes = createEmitter();

/** Null when the sheet closes. */
export function setHelpPlace(element: HTMLElement | null): void {
  place = element;
  changes.emit();
}

/** Null while no sheet is open. */
export function useHelpPlace(): HTMLElement | null {
  return useSyncExternalStore(changes.subscribe, () => place);
}
