import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { pendingCount, subscribe } from '../lib/readiness';
import { screenAt } from '../screens/address';

/** Set once no call is pending and the fonts have loaded; navigation removes it. */
export function ReadyMark() {
  const { pathname } = useLocation();
  const { state } = useNavigation();

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (state !== 'idle') return;
    let latest = 0;
    const check = async (number: number): Promise<void> => {
      // Rendering the data may start further calls.
      await nextFrame();
      await nextFrame();
      if (number !== latest) return;
      // Reading it forces a layout of the whole page.
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
