import { useEffect, useState } from 'react';
import { messageOf } from '../state/api';
import { askPage } from './page-link';

/** What a page says of itself: the answer of its ask `state`. */
export interface PageState {
  readonly title: string;
  readonly language: string;
  readonly ready: string | null;
  readonly hasAnalyticsId: boolean;
  readonly stored: readonly StoredItem[];
}

/** A value that a page has stored, without the value itself. */
export interface StoredItem {
  readonly area: string;
  readonly name: string;
  /** Characters of its value; null for a database. */
  readonly length: number | null;
}

/** Milliseconds between two looks at what the page has stored, while the tab is shown. */
const LOOK_EVERY_MS = 2000;

/** The state of the open page, read again and again; the message says why there is none. */
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
