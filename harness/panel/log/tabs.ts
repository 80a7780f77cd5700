import { showView } from '../state/navigation';
import { type DrawerTab, store } from '../state/store';

export function showTab(tab: DrawerTab): void {
  showView('app');
  store.part = 'log';
  store.tab = tab;
}
