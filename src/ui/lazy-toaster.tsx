import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { loadFile } from '../lib/load-file';
import { whenReady } from '../lib/readiness';
import { useLazyComponent } from '../lib/use-lazy-component';
import { dismissToast, type Toast, toasts } from './toast-store';
import type { ToasterProps } from './toaster';

const load = async () => (await loadFile(() => import('./toaster'))).Toaster;

/** When the page is ready or with the first toast. Plain text if that fails. */
export function LazyToaster(props: ToasterProps) {
  const shown = useSnapshot(toasts).list.length > 0;
  // Unmounting with the last toast would cut its announcement.
  const [needed, setNeeded] = useState(shown);
  if (shown && !needed) setNeeded(true);

  // Idle callbacks also run during calls.
  useEffect(() => whenReady(() => void load().catch(() => {})), []);

  return needed && <FetchedToaster {...props} />;
}

function FetchedToaster(props: ToasterProps) {
  const toaster = useLazyComponent(load);
  if (toaster.status === 'loading') return null;
  // The 'offline' toast must work without the chunk.
  return toaster.status === 'ready' ? <toaster.Component {...props} /> : <PlainToaster {...props} />;
}

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
    // `setTimeout` treats infinity as 0.
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
