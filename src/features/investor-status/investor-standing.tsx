import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { InvestorStanding as Standing } from '../../domain/investor-status';
import { longDate } from '../../lib/long-date';
import { Button } from '../../ui/button';
import { ResultBanner } from '../../ui/result-banner';
import type { Tone } from '../../ui/tone';
import { useTimes } from '../shared/format/use-times';
import { RejectionReason } from '../shared/review/rejection-reason';
import { WithTimeline } from '../shared/review/review-timeline';

const TONES = {
  'in-review': 'process',
  approved: 'success',
  rejected: 'danger',
  expired: 'warning',
} as const satisfies Record<InvestorStandingProps['standing'], Tone>;

interface InvestorStandingProps {
  readonly standing: Exclude<Standing, 'open'>;
  /** Unix time in milliseconds until which an approved status is valid. */
  readonly deadline: number | undefined;
  /** Why the application was rejected: a code, or a text of the server. */
  readonly reason: string;
}

/** Where an application stands. */
export function InvestorStanding({ standing, deadline, reason }: InvestorStandingProps) {
  const { t, i18n } = useTranslation();
  const times = useTimes();
  const date = deadline === undefined ? undefined : longDate(deadline, i18n.language);
  return (
    <WithTimeline isInReview={standing === 'in-review'}>
      <div role="status">
        <ResultBanner
          subject="answers"
          tone={TONES[standing]}
          title={t(`investorStatus.standing.${standing}.title`)}
          actions={
            // After a rejection or at the end of its validity, the application below is the primary action.
            <Button asChild variant={standing === 'in-review' || standing === 'approved' ? 'primary' : 'secondary'}>
              <Link to="/auth/complianceTasks">{t('complianceTasks.back')}</Link>
            </Button>
          }
        >
          {standing === 'rejected' && <RejectionReason code={reason || 'general'} />}
          <p>
            {standing === 'in-review'
              ? times.join(times.reviewing('investor-status'), t('investorStatus.standing.in-review.body'))
              : t(`investorStatus.standing.${standing}.body`)}
          </p>
          {standing === 'approved' && date !== undefined && <p>{t('investorStatus.validUntil', { date })}</p>}
          {standing === 'expired' && date !== undefined && <p>{t('investorStatus.expiredOn', { date })}</p>}
        </ResultBanner>
      </div>
    </WithTimeline>
  );
}
