import i18next from 'i18next';
import { errorMessageOf } from '../../../api/error-message';
import type { ApiError } from '../../../api/errors';
import { errorCodeText } from '../../../i18n/error-code-text';
import { announceServerChange } from '../../../lib/server-changes';
import { showToast, type ToastInput } from '../../../ui/toast-store';
import { isUnsure } from './submit-errors';

/** Changes that actions make on the server, with the title of their screen. */
export const PLACES = {
  reset: 'pages.resetkyc',
  update: 'pages.updatekyc',
  number: 'pages.vendor',
  confirmTransfer: 'transfer.heading',
  acceptTransfer: 'transfer.heading',
  residence: 'pages.residenceInfo',
  proofOfAddress: 'pages.updatePOA',
  quick: 'pages.kyc',
  company: 'pages.personal',
  announcement: 'pages.personal',
  questionnaire: 'pages.question',
  agreement: 'pages.agreement',
  test: 'pages.complianceTasks',
  investor: 'pages.complianceTasks',
} as const;
export type OutcomeName = keyof typeof PLACES;

/** Outcome of a request whose screen the member has left: accepted, not sent, or failed. */
export type Outcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly error: ApiError };

/** Milliseconds: longer than usual, because the toast is unexpected and a failure has two sentences. */
const DURATION_MS = 8000;

/** Shows the outcome to a member who is on another screen by now, whose data is loaded again if it may have changed. */
export function tellOutcome(name: OutcomeName, outcome: Outcome): void {
  if (outcome.kind !== 'cancelled') announceServerChange();
  // The browser has aborted it with the whole page, so there is no next screen.
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

/** Reason of the refusal: the text of the code, else of the kind of failure. */
function reasonOf(error: ApiError): string {
  const message = errorMessageOf(error, errorCodeText);
  return 'text' in message ? message.text : i18next.t(message.key);
}
