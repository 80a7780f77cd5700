import { useTranslation } from 'react-i18next';
import type { QuestionnaireStatus } from '../../domain/statuses';
import { longDate } from '../../lib/long-date';
import { Button } from '../../ui/button';
import { ResultBanner } from '../../ui/result-banner';
import type { Tone } from '../../ui/tone';
import { OverviewLink } from '../shared/exits/overview-link';
import { useTimes } from '../shared/format/use-times';
import { RejectionReason } from '../shared/review/rejection-reason';
import { WithTimeline } from '../shared/review/review-timeline';
import type { Standing, Template } from './questionnaire-start';

/** How each status after a submission looks, and whether the member may answer again. */
const VIEWS = {
  QUESTIONNAIRE_STATUS_PENDING: { tone: 'process', text: 'pending', action: 'change' },
  QUESTIONNAIRE_STATUS_PENDING_NO_EDIT: { tone: 'process', text: 'pendingNoEdit', action: undefined },
  QUESTIONNAIRE_STATUS_APPROVED: { tone: 'success', text: 'approved', action: undefined },
  QUESTIONNAIRE_STATUS_REJECTED: { tone: 'danger', text: 'rejected', action: 'again' },
  QUESTIONNAIRE_STATUS_UNDEFINED: undefined,
  QUESTIONNAIRE_STATUS_UNSUBMIT: undefined,
} as const satisfies Record<
  QuestionnaireStatus,
  { tone: Tone; text: string; action: 'change' | 'again' | undefined } | undefined
>;

interface StatusViewProps {
  readonly standing: Standing;
  readonly template: Template;
  readonly onAnswer: () => void;
}

/** Where a submitted questionnaire stands, and what the member can do. */
export function StatusView({ standing, template, onAnswer }: StatusViewProps) {
  const { t, i18n } = useTranslation();
  const times = useTimes();
  const view = VIEWS[standing.status];
  if (!view) return null;
  const { tone, text, action } = view;
  const answer = action && (
    <Button variant={action === 'again' ? 'primary' : 'secondary'} onClick={onAnswer}>
      {t(`questionnaire.${action}`)}
    </Button>
  );
  return (
    <WithTimeline isInReview={tone === 'process'}>
      <div role="status">
        <ResultBanner
          subject="answers"
          tone={tone}
          title={t(`questionnaire.${text}.title`)}
          actions={
            <>
              {action === 'again' && answer}
              <OverviewLink isPrimary={action !== 'again'} />
              {action === 'change' && answer}
            </>
          }
        >
          {tone === 'danger' && standing.rejectReason !== '' && <RejectionReason code={standing.rejectReason} />}
          <p>
            {times.join(
              tone === 'process' ? times.review('questionnaire') : undefined,
              t(`questionnaire.${text}.body`),
            )}
          </p>
          {tone === 'danger' && template.deadline !== undefined && (
            <p>{t('questionnaire.deadline', { date: longDate(template.deadline, i18n.language) })}</p>
          )}
        </ResultBanner>
      </div>
    </WithTimeline>
  );
}
