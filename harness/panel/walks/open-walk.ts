import { showTab } from '../log/tabs';
import { type OpenWalk, showWalk } from './store';

/** Shows a walk beside the app, from wherever the panel is. */
export function openWalk(walk: OpenWalk): void {
  showTab('walks');
  showWalk(walk);
}
