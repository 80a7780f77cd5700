import { useSnapshot } from 'valtio';
import { store } from '../state/store';
import { AppFrame } from './app-frame';
import { AppHole } from './app-hole';
import { desktop } from './desktop';

/** Shows the app at the chosen device's size: in a frame in a browser, in a separate view in the desktop shell. */
export function Stage() {
  const { current } = useSnapshot(store);
  if (!current) return <p className="p-4 text-muted">Connecting to the harness …</p>;
  return desktop ? <AppHole bridge={desktop} /> : <AppFrame />;
}
