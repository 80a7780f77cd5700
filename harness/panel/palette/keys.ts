import { TYPED_INTO } from '../../core/panel-keys';
import { save } from '../own/save';
import { desktop } from '../stage/desktop';
import { stepScenario } from '../state/named-scenarios';
import { showView } from '../state/navigation';
import { openApp } from '../state/scenario-changes';
import { openDialog } from '../state/store';
import { travel } from '../state/travel';
import { VIEW_TITLES } from '../views';

interface Key {
  readonly key: string;
  readonly does: string;
  readonly run: () => void;
}

export const KEYS: readonly Key[] = [
  { key: '/', does: 'Search everything', run: () => openDialog('search') },
  { key: 'g', does: 'Go to a named state', run: () => openDialog('scenarios') },
  { key: '[', does: 'Previous named scenario', run: () => void stepScenario(-1) },
  { key: ']', does: 'Next named scenario', run: () => void stepScenario(1) },
  { key: 'o', does: 'Open the app again, at the scenario’s address', run: openApp },
  ...VIEW_TITLES.map(({ key, view, hint }) => ({ key, does: hint, run: () => showView(view) })),
  { key: 'Ctrl+Z', does: 'Undo the last change of the scenario', run: () => void travel('undo') },
  { key: 'Ctrl+Shift+Z', does: 'Redo it', run: () => void travel('redo') },
  { key: 'Ctrl+S', does: 'Save the scenario in your own file', run: () => void save('scenario') },
  { key: '?', does: 'These keys', run: () => openDialog('help') },
];

/** Ignored while a dialog is open. Returns whether the key did something. */
export function pressKey(pressed: string): boolean {
  const isAsked = document.querySelector('dialog[open]') !== null;
  const row = isAsked ? undefined : KEYS.find(({ key }) => key === pressed);
  row?.run();
  return row !== undefined;
}

/** Name in the table, with Ctrl (Cmd on a Mac) and Shift first. */
function keyOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): string {
  if (altKey) return '';
  if (!ctrlKey && !metaKey) return key;
  return `Ctrl+${shiftKey ? 'Shift+' : ''}${key.toUpperCase()}`;
}

/** Ignores keys in text fields. Returns a function that stops listening. */
export function listenToKeys(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    // In a shadow root, `target` is only the host.
    const [origin] = event.composedPath();
    const typing = origin instanceof HTMLElement && origin.closest(TYPED_INTO) !== null;
    if (!typing && pressKey(keyOf(event))) event.preventDefault();
  };
  window.addEventListener('keydown', onKeyDown);
  const stopAppKeys = desktop?.on('app:key', ({ key }) => void pressKey(key));
  return () => {
    window.removeEventListener('keydown', onKeyDown);
    stopAppKeys?.();
  };
}
