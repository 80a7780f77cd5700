import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import { APP_FRAME_ALLOW, APP_FRAME_SANDBOX } from '../../core/app-frame';
import type { ScenarioInfo } from '../../server/session';
import { store } from '../state/store';
import { stageOf, useStagePage } from './stage-page';
import { useFit, useFittedFrame } from './use-fit';

/**
 * Holds a page on the app's host (`server/pages/stage.ts`), because the panel is cross-origin. Each opening gets a new
 * inner frame.
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
          // Before `src`, because a sandbox change has no effect after loading starts.
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
