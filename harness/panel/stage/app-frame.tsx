import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import { APP_FRAME_SANDBOX } from '../../engine/app-frame';
import { store } from '../state/store';
import { useFit, useFittedFrame } from './use-fit';

/** Shows the app in a frame, for a browser. A new scenario gets a new frame, with an empty history. */
export function AppFrame() {
  const { current, opening } = useSnapshot(store);
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const fit = useFit(room, current?.scenario.device ?? 'desktop');
  useFittedFrame(frame, fit);

  return (
    <div ref={room} className="grid size-full place-items-center overflow-hidden">
      {current && fit && (
        <iframe
          key={opening.count}
          ref={frame}
          // Before `src`: a change of the sandbox has no effect once the frame has started to load.
          sandbox={APP_FRAME_SANDBOX}
          src={current.url}
          title="The account area"
          allow="camera; microphone; clipboard-write"
          className="max-w-none shrink-0 border-0 bg-surface shadow-xl"
        />
      )}
    </div>
  );
}
