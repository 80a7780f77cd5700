import i18next from 'i18next';
import { dismissToast, showToast } from '../ui/toast-store';

/** Says when the device loses its connection, and when it is back: calls that fail meanwhile are then no surprise. */
export function watchConnection(): void {
  let lost: string | undefined;
  window.addEventListener('offline', () => {
    lost = showToast({ kind: 'system', title: i18next.t('shell.offline'), icon: 'warn' });
  });
  window.addEventListener('online', () => {
    if (lost !== undefined) dismissToast(lost);
    showToast({ kind: 'system', title: i18next.t('shell.online'), icon: 'success' });
  });
}
