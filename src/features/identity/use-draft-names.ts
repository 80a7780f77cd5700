import { useEffect, useState } from 'react';
import { mayHaveDrafts } from '../../lib/drafts/key';
import { loadFile } from '../../lib/load-file';
import { usePending } from '../../lib/use-pending';

/**
 * Names of the member's drafts in this tab; undefined while they are read. Their code is loaded only in a tab that may have some, so that
 * the first visit of this page does without it.
 */
export function useDraftNames(): ReadonlySet<string> | undefined {
  const [names, setNames] = useState<ReadonlySet<string> | undefined>(() => (mayHaveDrafts() ? undefined : new Set()));
  usePending(names === undefined);
  useEffect(() => {
    if (names !== undefined) return;
    let isHere = true;
    const read = async () => {
      const { tabDrafts } = await loadFile(() => import('../../lib/drafts/tab-drafts'));
      return tabDrafts().names();
    };
    // If the code cannot be loaded, the page offers a start instead of a way to continue, which leads to the same place.
    read()
      .catch(() => undefined)
      .then((found) => isHere && setNames(new Set(found)));
    return () => {
      isHere = false;
    };
  }, [names]);
  return names;
}
