import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StepStatus } from '../domain/statuses';
import { StatusBanner, type Tone } from '../ui/status-banner';
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

/** Whether the server has decided on a step; `ALLOW` right after a submission means that it has not heard of it yet. */
export function isDecided(status: StepStatus): boolean {
  return status !== 'PENDING' && status !== 'ALLOW';
}

interface ReviewResultProps {
  readonly status: StepStatus;
  /** A vendor's code or a text of the server; for rejections. */
  readonly reason: string;
  readonly isLong: boolean;
  readonly actions?: ReactNode;
}

/** Where a submitted verification stands: what happened, what to do next, and how long it takes. */
export function ReviewResult({ status, reason, isLong, actions }: ReviewResultProps) {
  const { t } = useTranslation();
  const { tone, text } = VIEWS[status];
  return (
    <div role="status">
      <StatusBanner tone={tone} title={t(`review.${text}.title`)} actions={actions}>
        {tone === 'danger' && <RejectionReason code={reason || 'general'} />}
        <p>{t(text === 'pending' && isLong ? 'review.pending.long' : `review.${text}.body`)}</p>
      </StatusBanner>
    </div>
  );
}
