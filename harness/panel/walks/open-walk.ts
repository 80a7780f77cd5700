import { showView } from '../state/navigation';
import { store } from '../state/store';
import { type OpenWalk, showWalk } from './store';

/** Shows a walk beside the app, from wherever the panel is. */
export function openWalk(walk: OpenWalk): void {
  showView('app');
  store.tab = 'walks';
  store.part = 'log';
  showWalk(walk);
}
