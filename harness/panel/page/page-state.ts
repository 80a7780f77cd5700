import { useEffect, useState } from 'react';
import type { PageState } from '../../core/page-state';
import { messageOf } from '../state/api';
import { askPage } from './page-link';

/** Polling interval while the tab is visible. */
const LOOK_EVERY_MS = 2000;

/** `message` says why there is no state. */
export function usePageState(): { readonly state?: PageState; readonly message?: string } {
  const [told, setTold] = useState<{ state?: PageState; message?: string }>({});
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const next = await askPage<PageState>('state').then(
        (state) => ({ state }),
        (error: unknown) => ({ message: messageOf(error) }),
      );
      if (!isGone) setTold(next);
    };
    void look();
    const timer = window.setInterval(() => void look(), LOOK_EVERY_MS);
    return () => {
      isGone = true;
      window.clearInterval(timer);
    };
  }, []);
  return told;
}
