import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { DesktopBridge } from '../../core/channels';
import { Button } from '../shared/button';
import { reloadApp } from '../state/scenario-changes';
import { store } from '../state/store';
import { setAppPage } from './app-page';
import { useFit } from './use-fit';

/** The desktop shell places the app's view over this area. */
export function AppHole({ bridge }: { readonly bridge: DesktopBridge }) {
  const { current, opening, reloads, part, view, broken, appCrash } = useSnapshot(store);
  const room = useRef<HTMLDivElement>(null);
  const fit = useFit(room, current?.scenario.device ?? 'desktop');

  useEffect(() => {
    const url = store.opening.info?.url;
    if (!url) return;
    let isLast = true;
    void bridge.call('app:open', { url, fresh: true }).then(() => {
      if (isLast)
        setAppPage({
          opening: opening.count,
          reloads: store.reloads,
          ask: (command) => bridge.call('app:drive', command),
        });
    });
    return () => {
      isLast = false;
      setAppPage(undefined);
    };
  }, [bridge, opening.count]);

  useEffect(() => {
    if (reloads > 0) void bridge.call('app:reload').then(() => setAppPage((page) => page && { ...page, reloads }));
  }, [bridge, reloads]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `part` (in a narrow window) and `view` decide whether the area is visible.
  useEffect(() => {
    const box = room.current?.getBoundingClientRect();
    if (!fit || !box || box.width === 0 || broken) {
      void bridge.call('app:place', null);
      return;
    }
    const width = Math.round(fit.width * fit.scale);
    const height = Math.round(fit.height * fit.scale);
    void bridge.call('app:place', {
      x: Math.round(box.x + (box.width - width) / 2),
      y: Math.round(box.y + (box.height - height) / 2),
      width,
      height,
      scale: fit.scale,
    });
  }, [bridge, fit, part, view, broken]);

  useEffect(
    () =>
      bridge.on('app:navigated', () => {
        store.appCrash = undefined;
      }),
    [bridge],
  );

  useEffect(
    () =>
      bridge.on('app:crashed', ({ reason }) => {
        store.appCrash = reason;
      }),
    [bridge],
  );

  return (
    <div ref={room} className="size-full">
      {appCrash && <Crash reason={appCrash} />}
    </div>
  );
}

/** Replaces the app after its page process has ended. */
function Crash({ reason }: { readonly reason: string }) {
  return (
    <div role="alert" className="flex h-full flex-col items-start gap-3 p-6">
      <h2 className="font-semibold text-base">The app’s page has crashed</h2>
      <p>
        Chromium says: <code>{reason}</code>. The scenario, the mock’s state and the log are kept.
      </p>
      <Button look="outlined" icon="reload" onClick={reloadApp}>
        Load it again
      </Button>
    </div>
  );
}
