import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { pendingCount, subscribe } from '../lib/readiness';

/**
 * Sets `<html data-ready="/auth/personal">` once no call is pending and the fonts are loaded, and removes it on navigation. Tests, and
 * work that should not delay the page, wait for this attribute.
 */
export function ReadyMark() {
  const { pathname } = useLocation();
  const { state } = useNavigation();

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (state !== 'idle') return;
    let isCurrent = true;
    const check = async () => {
      await document.fonts.ready;
      // Wait two frames: the re-render with the received data may start further calls.
      await nextFrame();
      await nextFrame();
      if (!isCurrent) return;
      if (pendingCount() > 0) delete dataset.ready;
      // The render may have requested more fonts. No other event triggers another check, so repeat it here.
      else if (document.fonts.status !== 'loaded') void check();
      else dataset.ready = pathname;
    };
    void check();
    const stop = subscribe(() => {
      if (pendingCount() > 0) delete dataset.ready;
      else void check();
    });
    return () => {
      isCurrent = false;
      stop();
      delete dataset.ready;
    };
  }, [pathname, state]);

  return null;
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
