import i18next from 'i18next';
import { type ErrorDisplay, type ErrorTranslate, errorDisplayOf } from '../api/error-display';
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

/** Shows every rejection that nobody handled, by the rules of spec 8. */
export function showUnhandledRejections(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const display = errorDisplayOf(event.reason, translate);
    if (!display) return;
    event.preventDefault();
    showError(display);
  });
}
