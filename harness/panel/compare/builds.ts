import { useEffect, useState } from 'react';
import type { ServedBuild } from '../../server/builds';
import { control } from '../state/api';

/** Empty until the server has answered. */
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
