import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { screenAt } from '../domain/routes';
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
    let latest = 0;
    const check = async (number: number): Promise<void> => {
      // Wait two frames: the re-render with the received data may start further calls.
      await nextFrame();
      await nextFrame();
      if (number !== latest) return;
      // Read only here, because the browser lays out the whole page to answer.
      const { fonts } = document;
      if (fonts.status === 'loaded') {
        dataset.ready = screenAt(pathname) ?? pathname;
        return;
      }
      await fonts.ready;
      return check(number);
    };
    const change = () => {
      latest += 1;
      if (pendingCount() > 0) delete dataset.ready;
      else void check(latest);
    };
    change();
    const stop = subscribe(change);
    return () => {
      latest += 1;
      stop();
      delete dataset.ready;
    };
  }, [pathname, state]);

  return null;
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
