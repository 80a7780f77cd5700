import { useTranslation } from 'react-i18next';
import type { ApplicationStatus } from '../../domain/investor-status';
import type { Remedy } from '../../domain/remedies';
import { remedyOfReason } from '../../domain/submission-faults';
import { longDate } from '../../lib/long-date';
import { ResultBanner } from '../../ui/result-banner';
import type { Tone } from '../../ui/tone';
import { useTimes } from '../shared/format/use-times';
import { RemedyActions } from '../shared/remedy/remedy-actions';
import { RejectionReason } from '../shared/review/rejection-reason';
import { WithTimeline } from '../shared/review/review-timeline';

const TONES = {
  'in-review': 'process',
  approved: 'success',
  rejected: 'danger',
  expired: 'warning',
} as const satisfies Record<ApplicationResultProps['result'], Tone>;

/** Default: the reason's. */
const REMEDIES: Partial<Record<ApplicationResultProps['result'], Remedy>> = {
  'in-review': 'wait',
  approved: 'none',
  expired: 'retry',
};

interface ApplicationResultProps {
  readonly result: Exclude<ApplicationStatus, 'open'>;
  /** Unix time in milliseconds; the end of an approved status. */
  readonly deadline: number | undefined;
  /** 1: the news of its page. */
  readonly level: 1 | 2;
  /** A code, or the server's text. */
  readonly reason: string;
}

export function ApplicationResult({ result, deadline, level, reason }: ApplicationResultProps) {
  const { t, i18n } = useTranslation();
  const times = useTimes();
  const date = deadline === undefined ? undefined : longDate(deadline, i18n.language);
  return (
    <WithTimeline isInReview={result === 'in-review'}>
      <div aria-live="polite">
        <ResultBanner
          level={level}
          subject="answers"
          tone={TONES[result]}
          title={t(`investorStatus.standing.${result}.title`)}
          actions={
            <RemedyActions
              remedy={REMEDIES[result] ?? remedyOfReason(reason)}
              ways={{
                // The application below.
                retry: 'elsewhere',
                leave: { label: t('complianceTasks.back'), to: '/auth/complianceTasks' },
              }}
            />
          }
        >
          {result === 'rejected' && <RejectionReason code={reason || 'general'} hasActions />}
          <p>
            {result === 'in-review'
              ? times.join(times.reviewing('investor-status'), t('investorStatus.standing.in-review.body'))
              : t(`investorStatus.standing.${result}.body`)}
          </p>
          {result === 'approved' && date !== undefined && <p>{t('investorStatus.validUntil', { date })}</p>}
          {result === 'expired' && date !== undefined && <p>{t('investorStatus.expiredOn', { date })}</p>}
        </ResultBanner>
      </div>
    </WithTimeline>
  );
}
