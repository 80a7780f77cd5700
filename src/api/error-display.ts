import { FALLBACK_CODE } from '../domain/error-codes';
import { codeText, codeTranslation, type ErrorTranslate } from './error-message';
import { isApiError } from './errors';

export interface ErrorDisplay {
  readonly kind: 'toast' | 'notification';
  readonly title: string;
  /** Notifications only: the error below a title that only names the subject. */
  readonly description?: string;
  readonly durationMs: number;
}

/** In milliseconds; `fallback` is for failures without a code. */
const DURATIONS = { toast: 3000, fallback: 2000, notification: 4500 } as const;

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Accepts either spelling. Undefined without a code. */
function readEnvelopeLike(error: unknown) {
  if (typeof error !== 'object' || error === null) return undefined;
  const { ret_code, retCode, ret_msg, retMsg, envelope } = error as Record<string, unknown>;
  const code = ret_code ?? retCode;
  if (typeof code !== 'number') return undefined;
  const { errorReminder } = (envelope ?? error) as { errorReminder?: { type?: unknown; title?: unknown } };
  const title = errorReminder?.type === 'notify' ? errorReminder.title : undefined;
  return { code, message: String(ret_msg ?? retMsg ?? ''), reminder: typeof title === 'string' ? title : undefined };
}

/** Undefined if aborted or already shown. Without a code: the text of 50016. */
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
  // The error's own message only without texts.
  const title = codeTranslation(FALLBACK_CODE, translate) ?? (error instanceof Error ? error.message : String(error));
  return { kind: 'toast', title, durationMs: DURATIONS.fallback };
}
