import i18next from 'i18next';
import { type ErrorDisplay, errorDisplayOf } from '../api/error-display';
import { codeOf } from '../api/error-message';
import { isApiError } from '../api/errors';
import { NOT_SIGNED_IN_CODE } from '../domain/error-codes';
import { remedyFor } from '../features/shared/loading/remedy-for';
import { errorCodeText } from '../i18n/error-code-text';
import { goToLogin } from '../lib/leave';
import { showToast, type ToastInput, toasts } from '../ui/toast-store';

export function showError(display: ErrorDisplay, options: Pick<ToastInput, 'action' | 'duration'> = {}): void {
  const { kind, title, description, durationMs } = display;
  const appearance = kind === 'notification' ? ({ kind, icon: 'warn' } as const) : ({ icon: 'fail' } as const);
  showToast({ title, description, duration: durationMs, ...appearance, ...options });
}

export function showUnhandledRejections(report: (error: unknown) => void): void {
  window.addEventListener('error', ({ error }) => {
    // Failed resources and cross-origin scripts have no error object.
    if (error) report(error);
  });
  window.addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    const display = errorDisplayOf(reason, errorCodeText);
    // Aborted or already shown.
    if (!display) return event.preventDefault();
    report(reason);
    // The console is for bugs; a failed call is none.
    if (isApiError(reason)) event.preventDefault();
    const canSignIn = isApiError(reason) && remedyFor(reason) === 'sign-in';
    if (!canSignIn) return showError(display);
    const label = i18next.t('errors.signIn');
    const action = { label, altText: label, onAction: goToLogin };
    if (codeOf(reason) !== NOT_SIGNED_IN_CODE) return showError(display, { action });
    // Every call fails until the next sign-in, so this toast stays open.
    if (toasts.list.some(({ open, title }) => open && title === display.title)) return;
    showError(display, { action, duration: Number.POSITIVE_INFINITY });
  });
}
