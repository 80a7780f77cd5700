import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../api/errors';
import type { StepStatus } from '../domain/statuses';
import type { StepLevel } from '../domain/steps';
import { ErrorState } from '../ui/error-state';
import { StatusBanner, type Tone } from '../ui/status-banner';
import { remedyFor, useErrorTexts } from './load-texts';
import { RejectionReason } from './rejection-reason';

/** How each step status is told after a submission. */
const VIEWS = {
  ALLOW: { tone: 'process', text: 'pending' },
  NOT_ALLOW: { tone: 'warning', text: 'closed' },
  PENDING: { tone: 'process', text: 'pending' },
  SUCCESS: { tone: 'success', text: 'success' },
  FAILED_AND_CAN_RETRY: { tone: 'danger', text: 'retry' },
  FAILED_AND_CAN_NOT_RETRY: { tone: 'danger', text: 'support' },
  CERTIFICATION_DISABLED: { tone: 'warning', text: 'closed' },
} as const satisfies Record<StepStatus, { tone: Tone; text: string }>;

/** Long after a submission the server still knows of none: it did not arrive. */
const NOT_RECEIVED = { tone: 'warning', text: 'notReceived' } as const;

/** Whether the server has decided on a step; `ALLOW` right after a submission means that it has not heard of it yet. */
export function isDecided(status: StepStatus): boolean {
  return status !== 'PENDING' && status !== 'ALLOW';
}

interface ReviewResultProps {
  readonly status: StepStatus;
  /** A vendor's code or a text of the server; for rejections. */
  readonly reason: string;
  /** It takes longer than most; a level that still could be started has received nothing then. */
  readonly isLong: boolean;
  /** How long a review takes depends on it. Default: level 1. */
  readonly level?: StepLevel;
  /** Why the last question about it failed, where one did. */
  readonly error?: ApiError | undefined;
  readonly actions?: ReactNode;
}

/** Where a submitted verification stands: what happened, what to do next, and how long it takes. */
export function ReviewResult({ status, reason, isLong, level = 'LEVEL_1', error, actions }: ReviewResultProps) {
  const { t } = useTranslation();
  const { tone, text } = status === 'ALLOW' && isLong ? NOT_RECEIVED : VIEWS[status];
  return (
    <>
      {error && <SessionEnded error={error} />}
      <div role="status">
        <StatusBanner tone={tone} title={t(`review.${text}.title`)} actions={actions}>
          {tone === 'danger' && <RejectionReason code={reason || 'general'} />}
          <p>
            {text === 'pending'
              ? t(isLong ? 'review.pending.long' : `review.pending.${level}`)
              : t(`review.${text}.body`)}
          </p>
        </StatusBanner>
      </div>
    </>
  );
}

/** The questions about the result go on by themselves after most failures, which nobody needs to hear of. Not after this one. */
function SessionEnded({ error }: { readonly error: ApiError }) {
  const texts = useErrorTexts(error);
  if (remedyFor(error) === 'retry') return null;
  return <ErrorState texts={{ ...texts, retry: undefined }} onRetry={() => {}} />;
}
