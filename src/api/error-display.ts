import { FALLBACK_CODE } from '../domain/error-codes';
import { codeText, codeTranslation, type ErrorTranslate } from './error-message';
import { isApiError } from './errors';

/** How an error is shown to the member: the app turns it into a toast or a notification. */
export interface ErrorDisplay {
  readonly kind: 'toast' | 'notification';
  readonly title: string;
  /** What went wrong, below a title that says only what it is about: notifications alone have both. */
  readonly description?: string;
  readonly durationMs: number;
}

/** Durations in milliseconds (spec 8, spec 9: error toasts 3 s and 2 s, notification 4.5 s). */
const DURATIONS = { toast: 3000, fallback: 2000, notification: 4500 } as const;

/** What the browser's own calls reject with when they are called off. */
function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Reads the code of anything that looks like an envelope, whichever way it is spelled (spec 3). */
function readEnvelopeLike(error: unknown) {
  if (typeof error !== 'object' || error === null) return undefined;
  const { ret_code, retCode, ret_msg, retMsg, envelope } = error as Record<string, unknown>;
  const code = ret_code ?? retCode;
  if (typeof code !== 'number') return undefined;
  const { errorReminder } = (envelope ?? error) as { errorReminder?: { type?: unknown; title?: unknown } };
  const title = errorReminder?.type === 'notify' ? errorReminder.title : undefined;
  return { code, message: String(ret_msg ?? retMsg ?? ''), reminder: typeof title === 'string' ? title : undefined };
}

/**
 * What to show for a rejection that nobody handled (spec 8), or undefined when nothing is to be shown: the caller went
 * away, or the client has shown it already. Whatever carries no code has the text of code 50016.
 */
export function errorDisplayOf(error: unknown, translate: ErrorTranslate): ErrorDisplay | undefined {
  if (isApiError(error) ? error.kind === 'aborted' || error.kind === 'token' : isAbort(error)) return undefined;
  const envelope = readEnvelopeLike(error);
  if (envelope) {
    const { code, message, reminder } = envelope;
    const text = codeText(code, message, translate);
    return reminder
      ? { kind: 'notification', title: reminder, description: text, durationMs: DURATIONS.notification }
      : { kind: 'toast', title: text, durationMs: DURATIONS.toast };
  }
  // The last resort is for a page whose texts did not arrive either.
  const title = codeTranslation(FALLBACK_CODE, translate) ?? (error instanceof Error ? error.message : String(error));
  return { kind: 'toast', title, durationMs: DURATIONS.fallback };
}
