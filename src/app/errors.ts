import i18next from 'i18next';
import { type ErrorDisplay, errorDisplayOf } from '../api/error-display';
import { codeOf } from '../api/error-message';
import { isApiError } from '../api/errors';
import { NOT_SIGNED_IN_CODE } from '../domain/error-codes';
import { remedyFor } from '../features/shared/loading/remedy-for';
import { errorCodeText } from '../i18n/error-code-text';
import { goToLogin } from '../lib/leave';
import { showToast, type ToastInput, toasts } from '../ui/toast-store';

/** Shows an error to the member as a toast or a notification. */
export function showError(display: ErrorDisplay, options: Pick<ToastInput, 'action' | 'duration'> = {}): void {
  const { kind, title, description, durationMs } = display;
  const appearance = kind === 'notification' ? ({ kind, icon: 'warn' } as const) : ({ icon: 'fail' } as const);
  showToast({ title, description, duration: durationMs, ...appearance, ...options });
}

/** Reports every uncaught error and unhandled rejection; shows the rejections that have a text for the member. */
export function showUnhandledRejections(report: (error: unknown) => void): void {
  window.addEventListener('error', ({ error }) => {
    // Failed resources and cross-origin scripts cause events without an error object: nothing to report.
    if (error) report(error);
  });
  window.addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    const display = errorDisplayOf(reason, errorCodeText);
    // Aborted, or already shown: nothing is left to tell the member or the console.
    if (!display) return event.preventDefault();
    report(reason);
    // A failed call is not a bug: keep it out of the console, which is for bugs.
    if (isApiError(reason)) event.preventDefault();
    const canSignIn = isApiError(reason) && remedyFor(reason) === 'sign-in';
    if (!canSignIn) return showError(display);
    const label = i18next.t('errors.signIn');
    const action = { label, altText: label, onAction: goToLogin };
    if (codeOf(reason) !== NOT_SIGNED_IN_CODE) return showError(display, { action });
    // Every call fails until the member signs in again, so this toast stays open and is shown only once.
    if (toasts.list.some(({ open, title }) => open && title === display.title)) return;
    showError(display, { action, duration: Number.POSITIVE_INFINITY });
  });
}
