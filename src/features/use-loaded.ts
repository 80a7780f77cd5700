import { type ComponentType, useEffect, useState } from 'react';
import { usePending } from '../lib/use-pending';

/**
 * A component of another chunk, undefined until it is here. In place of `lazy` below the first view: Suspense holds back what has
 * arrived for up to 300 ms once its fallback was shown. A chunk that cannot be had is an error of the page, as with `lazy`.
 *
 * @param load the same function each time: it is called once
 */
export function useLoaded<P>(load: () => Promise<ComponentType<P>>): ComponentType<P> | undefined {
  const [state, setState] = useState<{ readonly component: ComponentType<P> } | { readonly error: unknown }>();
  useEffect(() => {
    let current = true;
    load().then(
      (component) => current && setState({ component }),
      (error: unknown) => current && setState({ error }),
    );
    return () => {
      current = false;
    };
  }, [load]);
  usePending(state === undefined);
  if (state && 'error' in state) throw state.error;
  return state?.component;
}
