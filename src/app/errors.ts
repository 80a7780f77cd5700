import i18next from 'i18next';
import { type ErrorDisplay, errorDisplayOf } from '../api/error-display';
import { codeOf } from '../api/error-message';
import { isApiError } from '../api/errors';
import { NOT_SIGNED_IN_CODE } from '../domain/error-codes';
import { remedyFor } from '../features/load-texts';
import { errorCodeText } from '../i18n/error-code-text';
import { goToLogin } from '../lib/leave';
import { showToast, type ToastInput, toasts } from '../ui/toast-store';

/** Shows what an error has to say to the member. */
export function showError(display: ErrorDisplay, more: Pick<ToastInput, 'action' | 'duration'> = {}): void {
  const { kind, title, description, durationMs } = display;
  const looks = kind === 'notification' ? ({ kind, icon: 'warn' } as const) : ({ icon: 'fail' } as const);
  showToast({ title, description, duration: durationMs, ...looks, ...more });
}

/** Shows every rejection that nobody handled, and reports it as it does every uncaught error. */
export function showUnhandledRejections(report: (error: unknown) => void): void {
  window.addEventListener('error', ({ error }) => {
    // A resource that did not load, or a foreign script, says nothing of use.
    if (error) report(error);
  });
  window.addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    const display = errorDisplayOf(reason, errorCodeText);
    if (!display) return;
    report(reason);
    // A failed call is no fault of the program: the console stays for those.
    if (isApiError(reason)) event.preventDefault();
    const asksToSignIn = isApiError(reason) && remedyFor(reason) === 'sign-in';
    if (!asksToSignIn) return showError(display);
    const label = i18next.t('errors.signIn');
    const action = { label, altText: label, onAction: goToLogin };
    if (codeOf(reason) !== NOT_SIGNED_IN_CODE) return showError(display, { action });
    // Nothing works any more until the member has signed in: the offer stays, and one of it is enough.
    if (toasts.list.some(({ open, title }) => open && title === display.title)) return;
    showError(display, { action, duration: Number.POSITIVE_INFINITY });
  });
}
