import i18next from 'i18next';
import { type ErrorDisplay, type ErrorTranslate, errorDisplayOf } from '../api/error-display';
import { isApiError } from '../api/errors';
import { showToast } from '../ui/toast-store';

/** Text of a key of `inverse-error-code`, or undefined when nobody wrote one. */
const translate: ErrorTranslate = (key) => {
  const options = { ns: 'inverse-error-code' } as const;
  // Codes come from the server: not every one is a key that the compiler knows.
  return i18next.exists(key, options)
    ? (i18next.t as (key: string, o: typeof options) => string)(key, options)
    : undefined;
};

/** Shows what an error has to say to the member. */
export function showError({ kind, title, description, durationMs }: ErrorDisplay): void {
  const looks = kind === 'notification' ? ({ kind, icon: 'warn' } as const) : ({ icon: 'fail' } as const);
  showToast({ title, description, duration: durationMs, ...looks });
}

/** Shows every rejection that nobody handled, by the rules of spec 8, and reports it as it does every uncaught error. */
export function showUnhandledRejections(report: (error: unknown) => void): void {
  window.addEventListener('error', ({ error }) => {
    // A resource that did not load, or a foreign script, says nothing of use.
    if (error) report(error);
  });
  window.addEventListener('unhandledrejection', (event) => {
    const display = errorDisplayOf(event.reason, translate);
    if (!display) return;
    report(event.reason);
    // A failed call is no fault of the program: the console stays for those.
    if (isApiError(event.reason)) event.preventDefault();
    showError(display);
  });
}
