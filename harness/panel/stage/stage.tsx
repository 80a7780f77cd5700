import { useSnapshot } from 'valtio';
import { BrokenStage } from '../links/broken-link';
import { store } from '../state/store';
import { AppFrame } from './app-frame';
import { AppHole } from './app-hole';
import { desktop } from './desktop';

/** Shows the app at the chosen device's size: in a frame in a browser, in a separate view in the desktop shell. */
export function Stage() {
  const { current, broken } = useSnapshot(store);
  if (!current) return <p className="p-4 text-muted">Connecting to the harness …</p>;
  if (!desktop) return broken ? <BrokenStage /> : <AppFrame />;
  // The shell's view of the app lies above the panel: its area stays, and hides the view while a link is broken.
  return (
    <div className="grid size-full *:[grid-area:1/1]">
      <AppHole bridge={desktop} />
      {broken && (
        <div className="relative bg-stage">
          <BrokenStage />
        </div>
      )}
    </div>
  );
}
