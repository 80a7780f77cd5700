import { showView } from '../state/navigation';
import { type DrawerTab, store } from '../state/store';

/** Shows a tab of the log, whatever the panel shows now. */
export function showTab(tab: DrawerTab): void {
  showView('app');
  store.part = 'log';
  store.tab = tab;
}
