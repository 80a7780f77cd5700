import i18next from 'i18next';
import { isApiError } from '../api/errors';
import { remedyFor } from '../features/shared/loading/remedy-for';
import { type Failure, retryFailures, shownFailures } from '../lib/failures';
import { isInputKept } from '../lib/kept-input';
import { canReachServer } from '../lib/reach';
import { dismissToast, showToast } from '../ui/toast-store';

/** In milliseconds: a device may be online before it can resolve names. */
const AGAIN_MS = [1000, 5000] as const;

/** Back online, repeats what failed. */
export function watchConnection(): void {
  let offlineToast: string | undefined;
  let again: ReturnType<typeof setTimeout>[] = [];
  window.addEventListener('offline', async () => {
    const isKept = await isInputKept();
    // Browsers may report the same loss twice.
    if ((await canReachServer()) || offlineToast !== undefined) return;
    const title = i18next.t(isKept ? 'shell.offline' : 'shell.offlineNow');
    offlineToast = showToast({ kind: 'system', title, icon: 'warn' });
  });
  window.addEventListener('online', () => {
    if (offlineToast !== undefined) dismissToast(offlineToast);
    offlineToast = undefined;
    showToast({ kind: 'system', title: i18next.t('shell.online'), icon: 'success' });
    retryFailures();
    for (const timer of again) clearTimeout(timer);
    again = AGAIN_MS.map((ms) =>
      setTimeout(() => {
        if (navigator.onLine && shownFailures().some(({ error }) => isUnreached(error))) retryFailures();
      }, ms),
    );
  });
  // The member may have signed in in another tab or fixed the connection.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && shownFailures().some(mayBeMended)) retryFailures();
  });
}

function mayBeMended({ error }: Failure): boolean {
  return isUnreached(error) || (isApiError(error) && remedyFor(error) === 'sign-in');
}

function isUnreached(error: unknown): boolean {
  return isApiError(error) && error.kind === 'network';
}
