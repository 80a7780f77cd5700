import i18next from 'i18next';
import { errorMessageOf } from '../../../api/error-message';
import type { ApiError } from '../../../api/errors';
import { percentText } from '../../../domain/money';
import { errorCodeText } from '../../../i18n/error-code-text';
import { memberMemory } from '../../../lib/member-memory';
import { serverChanges } from '../../../lib/server-changes';
import { describeToast, dismissToast, showToast, type ToastInput } from '../../../ui/toast-store';
import { isUnsure } from './submit-errors';

export const PLACES = {
  reset: 'pages.resetkyc',
  update: 'pages.updatekyc',
  number: 'pages.vendor',
  confirmTransfer: 'transfer.heading',
  acceptTransfer: 'transfer.heading',
  residence: 'pages.residenceInfo',
  proofOfAddress: 'pages.updatePOA',
  quick: 'pages.vendor',
  company: 'pages.personal',
  announcement: 'pages.personal',
  questionnaire: 'pages.question',
  agreement: 'pages.agreement',
  test: 'pages.complianceTasks',
  investor: 'pages.complianceTasks',
} as const;
export type OutcomeName = keyof typeof PLACES;

/** Keeps entries after a failure, and locks them while the outcome is unknown. */
export const KEEPS_ENTRIES: ReadonlySet<OutcomeName> = new Set<OutcomeName>([
  'update',
  'number',
  'residence',
  'proofOfAddress',
  'questionnaire',
  'test',
  'investor',
]);

export type Outcome =
  /** The share of the upload that is sent, 0 to 1. */
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly error: ApiError };

/** Longer than usual: the toast is unexpected, and a failure has two sentences. */
const DURATION_MS = 8000;

/** Ids of toasts for uploads that continue after their screen was left. */
const uploads = memberMemory(() => new Map<OutcomeName, string>());

/** For a member on another screen, whose data reloads if it may have changed. */
export function tellOutcome(name: OutcomeName, outcome: Outcome): void {
  if (outcome.kind === 'sending') {
    tellUpload(name, outcome.share);
    return;
  }
  dismissToast(uploads.current.get(name) ?? '');
  uploads.current.delete(name);
  if (outcome.kind !== 'cancelled') serverChanges.emit();
  // The browser aborted it with the whole page, so there is no next screen.
  if (outcome.kind === 'failed' && outcome.error.kind === 'aborted') return;
  showToast({ ...noticeOf(name, outcome), duration: DURATION_MS });
}

/** Stays until the outcome, unless the member closes it. */
function tellUpload(name: OutcomeName, share: number): void {
  const { t, language } = i18next;
  const percent = percentText(String(Math.round(share * 100)), language);
  const description = t('fields.file.progress', { percent });
  const shown = uploads.current.get(name);
  if (shown === undefined) {
    const toast = { icon: 'process', title: t(PLACES[name]), description, duration: Number.POSITIVE_INFINITY } as const;
    uploads.current.set(name, showToast(toast));
  } else describeToast(shown, description);
}

function noticeOf(name: OutcomeName, outcome: Exclude<Outcome, { kind: 'sending' }>): ToastInput {
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

/** The text of the code, else of the kind of failure. */
function reasonOf(error: ApiError): string {
  const message = errorMessageOf(error, errorCodeText);
  return 'text' in message ? message.text : i18next.t(message.key);
}
