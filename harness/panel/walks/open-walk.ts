import { showTab } from '../log/tabs';
import { type OpenWalk, showWalk } from './store';

export function openWalk(walk: OpenWalk): void {
  showTab('walks');
  showWalk(walk);
}
