import { useSnapshot } from 'valtio';
import { BrokenStage } from '../links/broken-link';
import { store } from '../state/store';
import { AppFrame } from './app-frame';
import { AppHole } from './app-hole';
import { desktop } from './desktop';

export function Stage() {
  const { current, broken } = useSnapshot(store);
  if (!current) return <p className="p-4 text-muted">Connecting to the harness …</p>;
  if (!desktop) return broken ? <BrokenStage /> : <AppFrame />;
  // The shell's view covers the panel, so a broken link keeps its area and hides the view.
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
