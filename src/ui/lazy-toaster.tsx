import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { whenReady } from '../lib/readiness';
import { dismissToast, type Toast, toasts } from './toast-store';
import type { ToasterProps } from './toaster';

/** Without the network the chunk cannot come, and "no network" is just what a toast has to say then. */
const load = (): Promise<{ default: ComponentType<ToasterProps> }> =>
  import('./toaster').then(
    ({ Toaster }) => ({ default: Toaster }),
    () => ({ default: PlainToaster }),
  );
const Loaded = lazy(load);

/**
 * The toasts, whose code stays out of the first load: it comes when the page is ready, or with the first toast. The text shows even when the code cannot be had.
 */
export function LazyToaster(props: ToasterProps) {
  const shown = useSnapshot(toasts).list.length > 0;
  // Once drawn it stays: a toast on its way out must not take its announcement with it.
  const [wanted, setWanted] = useState(shown);
  if (shown && !wanted) setWanted(true);

  // Idle is not enough: a browser is idle while it waits for the page's own calls.
  useEffect(() => whenReady(() => void load()), []);

  if (!wanted) return null;
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}

/** The words of the toasts and nothing else, for a page that could not fetch more. */
function PlainToaster() {
  const list = useSnapshot(toasts).list as readonly Toast[];
  return (
    <div role="status" className="fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-100 flex-col gap-2">
      {list
        .filter(({ open }) => open)
        .map(({ id, title, duration }) => (
          <PlainToast key={id} id={id} title={title} duration={duration} />
        ))}
    </div>
  );
}

function PlainToast({ id, title, duration }: Pick<Toast, 'id' | 'title' | 'duration'>) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration]);
  return <p className="rounded-base border border-line bg-raised p-3 text-sm shadow-raised">{title}</p>;
}
