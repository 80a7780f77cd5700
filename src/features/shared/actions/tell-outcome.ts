import i18next from 'i18next';
import { errorMessageOf } from '../../../api/error-message';
import type { ApiError, ApiErrorKind } from '../../../api/errors';
import { errorCodeText } from '../../../i18n/error-code-text';
import { announceServerChange } from '../../../lib/server-changes';
import { showToast, type ToastInput } from '../../../ui/toast-store';

/** Each thing that actions change on the server, and the name of the place where it is done. */
const PLACES = {
  reset: 'pages.resetkyc',
  update: 'pages.updatekyc',
  number: 'pages.vendor',
  transfer: 'transfer.heading',
  residence: 'pages.residenceInfo',
  proofOfAddress: 'pages.updatePOA',
  quick: 'pages.kyc',
  company: 'pages.personal',
  announcement: 'pages.personal',
  agreement: 'pages.agreement',
  test: 'pages.complianceTasks',
  investor: 'pages.complianceTasks',
} as const;
export type OutcomeName = keyof typeof PLACES;

/** What came of a request whose screen the member has left: it was done, it was not sent any more, or it failed. */
export type Outcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly error: ApiError };

/** Milliseconds: it comes when nobody waits for it, and a failure has two sentences. */
const DURATION_MS = 8000;

/** Failures after which nobody knows whether the server has done it. */
const UNSURE: ReadonlySet<ApiErrorKind> = new Set(['network', 'timeout', 'non-response']);

/** Whether the server may have done what was asked all the same. */
function isUnsure(error: ApiError): boolean {
  if (error.kind === 'http') return error.status >= 500;
  if (error.kind === 'contract') return error.direction === 'response';
  return UNSURE.has(error.kind);
}

/** Tells a member who is on another screen by now what came of a request. What that screen shows is loaded again where it may have changed. */
export function tellOutcome(name: OutcomeName, outcome: Outcome): void {
  if (outcome.kind !== 'cancelled') announceServerChange();
  // The browser gave it up with the whole page: there is no next screen of ours.
  if (outcome.kind === 'failed' && outcome.error.kind === 'aborted') return;
  showToast({ ...noticeOf(name, outcome), duration: DURATION_MS });
}

function noticeOf(name: OutcomeName, outcome: Outcome): ToastInput {
  const { t } = i18next;
  if (outcome.kind === 'done') return { icon: 'success', title: t(`outcomes.${name}.done`) };
  const title = t(`outcomes.${name}.notDone`);
  if (outcome.kind === 'cancelled') return { icon: 'warn', title, description: t('outcomes.left') };
  const { error } = outcome;
  if (!isUnsure(error)) return { icon: 'fail', title, description: reasonOf(error) };
  return {
    icon: 'warn',
    title: t('outcomes.unsure.title', { place: t(PLACES[name]) }),
    description: t('outcomes.unsure.body'),
  };
}

/** Why the server refused: by the code's own text, else by the kind of failure. */
function reasonOf(error: ApiError): string {
  const message = errorMessageOf(error, errorCodeText);
  return 'text' in message ? message.text : i18next.t(message.key);
}
