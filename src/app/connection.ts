import i18next from 'i18next';
import { dismissToast, showToast } from '../ui/toast-store';

/** Shows a toast when the device goes offline and another when it is online again, so that members know why calls fail in between. */
export function watchConnection(): void {
  let offlineToast: string | undefined;
  window.addEventListener('offline', () => {
    offlineToast = showToast({ kind: 'system', title: i18next.t('shell.offline'), icon: 'warn' });
  });
  window.addEventListener('online', () => {
    if (offlineToast !== undefined) dismissToast(offlineToast);
    showToast({ kind: 'system', title: i18next.t('shell.online'), icon: 'success' });
  });
}
