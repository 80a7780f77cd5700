import { useSnapshot } from 'valtio';
import { store } from '../state/store';
import { AppFrame } from './app-frame';
import { AppHole } from './app-hole';
import { desktop } from './desktop';

/** The app at the chosen device's size: in a frame, or, on the desktop, in a view of its own over a hole. */
export function Stage() {
  const { current } = useSnapshot(store);
  if (!current) return <p className="p-4 text-muted">Connecting to the harness …</p>;
  return desktop ? <AppHole bridge={desktop} /> : <AppFrame />;
}
