import i18next from 'i18next';
import { isApiError } from '../api/errors';
import { remedyFor } from '../features/shared/loading/remedy-for';
import { type Failure, retryFailures, shownFailures } from '../lib/failures';
import { isInputKept } from '../lib/kept-input';
import { dismissToast, showToast } from '../ui/toast-store';

/**
 * Milliseconds after the connection is back when what cannot reach the server all the same is asked again: a device may say that it is online
 * before names can be resolved.
 */
const AGAIN_MS = [1000, 5000] as const;

/**
 * Shows a toast when the device goes offline and another when it is online again, so that members know why calls fail in between; what failed
 * meanwhile is asked again. That something is saved is said only where the forms on the page say so.
 */
export function watchConnection(): void {
  let offlineToast: string | undefined;
  let again: ReturnType<typeof setTimeout>[] = [];
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
    for (const timer of again) clearTimeout(timer);
    again = AGAIN_MS.map((ms) =>
      setTimeout(() => {
        if (navigator.onLine && shownFailures().some(({ error }) => isUnreached(error))) retryFailures();
      }, ms),
    );
  });
  // A member who has signed in in another tab, or mended the connection in the phone's settings, comes back to the page.
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
