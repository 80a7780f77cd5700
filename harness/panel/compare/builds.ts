import { useEffect, useState } from 'react';
import type { ServedBuild } from '../../server/builds';
import { control } from '../state/api';

/** The builds that panes can show; empty until the server has named them. */
export function useBuilds(): readonly ServedBuild[] {
  const [builds, setBuilds] = useState<readonly ServedBuild[]>([]);
  useEffect(() => {
    let isShown = true;
    control<ServedBuild[]>('GET', '/builds').then(
      (found) => isShown && setBuilds(found),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return builds;
}
