import { useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { APP_FRAME_SANDBOX } from '../../engine/app-frame';
import { store } from '../state/store';
import { useFit } from './use-fit';

/** The app in a frame, for a browser. A new scenario makes a new frame: its history starts afresh. */
export function AppFrame() {
  const { current, opening } = useSnapshot(store);
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const fit = useFit(room, current?.scenario.device ?? 'desktop');

  // Sizes are set on the element's own style object: the policy forbids style attributes, not this.
  useLayoutEffect(() => {
    const { style } = frame.current ?? {};
    if (!style || !fit) return;
    style.width = `${fit.width}px`;
    style.height = `${fit.height}px`;
    style.scale = String(fit.scale);
    // The frame keeps its unscaled box: the margins take back what scaling made smaller.
    style.marginInline = `${(-(1 - fit.scale) * fit.width) / 2}px`;
    style.marginBlock = `${(-(1 - fit.scale) * fit.height) / 2}px`;
  });

  return (
    <div ref={room} className="grid size-full place-items-center overflow-hidden">
      {current && fit && (
        <iframe
          key={opening.count}
          ref={frame}
          // Before the address: a frame takes the sandbox that it has when it starts to load.
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
