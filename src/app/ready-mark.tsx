import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { pendingCount, subscribe } from '../lib/readiness';

/**
 * Marks the page as ready: `<html data-ready="/auth/personal">` once nothing is in flight and the fonts are loaded, and
 * takes the mark away on navigation (design 2). Tests and sweeps wait for it.
 */
export function ReadyMark() {
  const { pathname } = useLocation();
  const { state } = useNavigation();

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (state !== 'idle') return;
    let current = true;
    const check = async () => {
      await document.fonts.ready;
      // What was just answered still has to be drawn, and may ask for more: two frames later it has.
      await nextFrame();
      await nextFrame();
      if (!current) return;
      if (pendingCount() > 0) delete dataset.ready;
      // What was drawn just now may have asked for more fonts: nothing else would bring us back here.
      else if (document.fonts.status !== 'loaded') void check();
      else dataset.ready = pathname;
    };
    void check();
    const stop = subscribe(() => {
      if (pendingCount() > 0) delete dataset.ready;
      else void check();
    });
    return () => {
      current = false;
      stop();
      delete dataset.ready;
    };
  }, [pathname, state]);

  return null;
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
