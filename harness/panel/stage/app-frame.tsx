import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import { stageAddress } from '../../engine/address';
import { APP_FRAME_ALLOW, APP_FRAME_SANDBOX } from '../../engine/app-frame';
import { originsOf } from '../../engine/hosts';
import type { Scenario } from '../../engine/scenario';
import { SESSION, store } from '../state/store';
import { useStagePage } from './stage-page';
import { useFit, useFittedFrame } from './use-fit';

const ORIGINS = originsOf(Number(window.location.port), SESSION);

/**
 * Shows the app in a frame, for a browser. A new opening gets a new frame, with an empty history. The frame holds a page on the app's own
 * host, around the app (`server/pages/stage.js`), because the panel itself cannot reach a page of another host.
 */
export function AppFrame() {
  const { current, opening, reloads } = useSnapshot(store);
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const fit = useFit(room, current?.scenario.device ?? 'desktop');
  useFittedFrame(frame, fit);
  const address = opening.info && stageAddress(opening.info.scenario as Scenario, ORIGINS);

  useStagePage(frame, opening.count, reloads);

  return (
    <div ref={room} className="grid size-full place-items-center overflow-hidden">
      {address && fit && (
        <iframe
          key={opening.count}
          ref={frame}
          // Before `src`: a change of the sandbox has no effect once the frame has started to load.
          sandbox={APP_FRAME_SANDBOX}
          src={address}
          title="The account area"
          allow={APP_FRAME_ALLOW}
          className="max-w-none shrink-0 border-0 bg-surface shadow-xl"
        />
      )}
    </div>
  );
}
