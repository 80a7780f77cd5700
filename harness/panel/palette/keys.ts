import type { PanelCommand } from '../../main/channels';
import { desktop } from '../stage/desktop';
import { stepScenario } from '../state/named-scenarios';
import { showView } from '../state/navigation';
import { store } from '../state/store';
import { VIEW_TITLES } from '../views';

interface Key {
  readonly key: string;
  readonly does: string;
  readonly run: () => void;
}

/** The keyboard shortcuts of the panel; the help dialog lists them. */
export const KEYS: readonly Key[] = [
  { key: '/', does: 'Search everything', run: () => openDialog('search') },
  { key: 'g', does: 'Go to a named state', run: () => openDialog('scenarios') },
  { key: '[', does: 'Previous named scenario', run: () => void stepScenario(-1) },
  { key: ']', does: 'Next named scenario', run: () => void stepScenario(1) },
  ...VIEW_TITLES.map(({ key, view, hint }) => ({ key, does: hint, run: () => showView(view) })),
  { key: '?', does: 'These keys', run: () => openDialog('help') },
];

function openDialog(dialog: typeof store.dialog): void {
  store.dialog = dialog;
}

/** Commands that the desktop shell's menu sends. */
const COMMANDS: Record<PanelCommand, () => void> = {
  search: () => openDialog('search'),
  previous: () => void stepScenario(-1),
  next: () => void stepScenario(1),
};

/** Handles the shortcuts, except while a field has the focus or a dialog is open. Returns a function that stops it. */
export function listenToKeys(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const typing =
      event.target instanceof HTMLElement && event.target.matches('input, textarea, select, [contenteditable]');
    if (typing || store.dialog || store.offered || event.ctrlKey || event.metaKey || event.altKey) return;
    const row = KEYS.find(({ key }) => key === event.key);
    if (!row) return;
    event.preventDefault();
    row.run();
  };
  window.addEventListener('keydown', onKeyDown);
  const stopCommands = desktop?.onCommand(({ name }) => COMMANDS[name]());
  return () => {
    window.removeEventListener('keydown', onKeyDown);
    stopCommands?.();
  };
}
