import { useEffect, useState } from 'react';
import { mayHaveDrafts } from '../../lib/drafts/key';
import { loadFile } from '../../lib/load-file';
import { usePending } from '../../lib/use-pending';

/** Undefined while reading. Loaded only if the tab may have drafts. */
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
    // Without the code, a start leads to the same place.
    read()
      .catch(() => undefined)
      .then((found) => isHere && setNames(new Set(found)));
    return () => {
      isHere = false;
    };
  }, [names]);
  return names;
}
