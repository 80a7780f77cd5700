import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { whenReady } from '../lib/readiness';
import { useLazyComponent } from '../lib/use-lazy-component';
import { dismissToast, type Toast, toasts } from './toast-store';
import type { ToasterProps } from './toaster';

const load = async () => (await import('./toaster')).Toaster;

/**
 * The toasts, whose code stays out of the first load: it comes when the page is ready, or with the first toast. The text shows even when
 * the code cannot be had.
 */
export function LazyToaster(props: ToasterProps) {
  const shown = useSnapshot(toasts).list.length > 0;
  // Once drawn it stays: a toast on its way out must not take its announcement with it.
  const [wanted, setWanted] = useState(shown);
  if (shown && !wanted) setWanted(true);

  // Idle is not enough: a browser is idle while it waits for the page's own calls. What fails here is tried again with the first toast.
  useEffect(() => whenReady(() => void load().catch(() => {})), []);

  return wanted && <FetchedToaster {...props} />;
}

function FetchedToaster(props: ToasterProps) {
  const toaster = useLazyComponent(load);
  if (toaster.status === 'loading') return null;
  // Without the network the chunk cannot come, and "no network" is just what a toast has to say then.
  return toaster.status === 'ready' ? <toaster.Component {...props} /> : <PlainToaster {...props} />;
}

/** The words of the toasts and their action and nothing else, for a page that could not fetch more. */
function PlainToaster({ label }: ToasterProps) {
  const list = useSnapshot(toasts).list as readonly Toast[];
  return (
    <div
      role="status"
      aria-label={label}
      className="fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-100 flex-col gap-2"
    >
      {list
        .filter(({ open }) => open)
        .map((toast) => (
          <PlainToast key={toast.id} toast={toast} />
        ))}
    </div>
  );
}

function PlainToast({ toast: { id, title, description, duration, action } }: { readonly toast: Toast }) {
  useEffect(() => {
    // A toast without an end stays; a timer would take such a number for none.
    if (!Number.isFinite(duration)) return;
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration]);
  return (
    <div className="flex flex-col items-start gap-1 rounded-base border border-line bg-raised p-3 text-sm shadow-raised">
      <p>{title}</p>
      {description && <p>{description}</p>}
      {action && (
        <button
          type="button"
          className="min-h-6 rounded-base font-medium underline underline-offset-4"
          onClick={() => {
            dismissToast(id);
            action.onAction();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
