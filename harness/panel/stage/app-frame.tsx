import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import { APP_FRAME_ALLOW, APP_FRAME_SANDBOX } from '../../engine/app-frame';
import type { ScenarioInfo } from '../../server/session';
import { store } from '../state/store';
import { stageOf, useStagePage } from './stage-page';
import { useFit, useFittedFrame } from './use-fit';

/**
 * Shows the app in a frame, for a browser. The frame holds a page on the app's own host, around the app (`server/pages/stage.js`), because the
 * panel itself cannot reach a page of another host. Each opening gets a new frame for the app, with an empty history; the page around it stays
 * while its host does.
 */
export function AppFrame() {
  const { current, opening, reloads } = useSnapshot(store);
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const fit = useFit(room, current?.scenario.device ?? 'desktop');
  useFittedFrame(frame, fit);
  const address = opening.info && stageOf(opening.info as ScenarioInfo);

  useStagePage(frame, opening.frame, reloads);

  return (
    <div ref={room} className="grid size-full place-items-center overflow-hidden">
      {address && fit && (
        <iframe
          key={opening.frame}
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
