import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { screenAt } from '../domain/routes';
import { pendingCount, subscribe } from '../lib/readiness';

/** Events by which a member, a shell or an embedded vendor acts on the page. What is requested after one of them changes the view. */
const ACTS = ['pointerdown', 'click', 'keydown', 'input', 'change', 'submit', 'drop', 'message', 'popstate', 'online'];

/**
 * Sets `<html data-ready="/auth/personal">` once no call is pending and the fonts are loaded. It is removed by a navigation, and by what is
 * requested after an act of the member; what the page does by itself, such as asking for a status again, leaves it in place. Tests, and work
 * that should not delay the page, wait for this attribute.
 */
export function ReadyMark() {
  const { pathname } = useLocation();
  const { state } = useNavigation();

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (state !== 'idle') return;
    let latest = 0;
    let hasActed = false;
    const noteAct = () => {
      hasActed = true;
    };
    const check = async (number: number): Promise<void> => {
      // Wait two frames: the re-render with the received data may start further calls.
      await nextFrame();
      await nextFrame();
      if (number !== latest) return;
      // Read only here, because the browser lays out the whole page to answer.
      const { fonts } = document;
      if (fonts.status === 'loaded') {
        dataset.ready = screenAt(pathname) ?? pathname;
        hasActed = false;
        return;
      }
      await fonts.ready;
      return check(number);
    };
    const change = () => {
      if (dataset.ready !== undefined && !hasActed) return;
      latest += 1;
      if (pendingCount() > 0) delete dataset.ready;
      else void check(latest);
    };
    change();
    const stop = subscribe(change);
    for (const act of ACTS) window.addEventListener(act, noteAct, true);
    return () => {
      latest += 1;
      stop();
      for (const act of ACTS) window.removeEventListener(act, noteAct, true);
      delete dataset.ready;
    };
  }, [pathname, state]);

  return null;
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
