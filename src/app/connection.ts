import i18next from 'i18next';
import { isApiError } from '../api/errors';
import { remedyFor } from '../features/shared/loading/remedy-for';
import { type Failure, retryFailures, shownFailures } from '../lib/failures';
import { isInputKept } from '../lib/kept-input';
import { dismissToast, showToast } from '../ui/toast-store';

/**
 * Shows a toast when the device goes offline and another when it is online again, so that members know why calls fail in between; what failed
 * meanwhile is asked again. That something is saved is said only where the forms on the page say so.
 */
export function watchConnection(): void {
  let offlineToast: string | undefined;
  window.addEventListener('offline', async () => {
    const isKept = await isInputKept();
    // It may be said already: browsers may report the same loss twice.
    if (navigator.onLine || offlineToast !== undefined) return;
    const title = i18next.t(isKept ? 'shell.offline' : 'shell.offlineNow');
    offlineToast = showToast({ kind: 'system', title, icon: 'warn' });
  });
  window.addEventListener('online', () => {
    if (offlineToast !== undefined) dismissToast(offlineToast);
    offlineToast = undefined;
    showToast({ kind: 'system', title: i18next.t('shell.online'), icon: 'success' });
    retryFailures();
  });
  // A member who has signed in in another tab, or mended the connection in the phone's settings, comes back to the page.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && shownFailures().some(mayBeMended)) retryFailures();
  });
}

function mayBeMended({ error }: Failure): boolean {
  return isApiError(error) && (error.kind === 'network' || remedyFor(error) === 'sign-in');
}
