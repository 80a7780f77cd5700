import type { ComponentType, ReactNode } from 'react';
import { useLoaded } from './use-loaded';

interface LateProps<P> {
  /** Imports the component; the same function each time. */
  readonly load: () => Promise<ComponentType<P>>;
  /** Draws it. */
  readonly children: (component: ComponentType<P>) => ReactNode;
}

/** A part of the page that comes in a chunk of its own, for what most visits never show. Nothing is drawn until it is here. */
export function Late<P>({ load, children }: LateProps<P>) {
  const component = useLoaded(load);
  return component && children(component);
}
