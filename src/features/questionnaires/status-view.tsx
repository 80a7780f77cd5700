import { useTranslation } from 'react-i18next';
import type { QuestionnaireStatus, StepStatus } from '../../domain/statuses';
import { longDate } from '../../lib/long-date';
import { Button } from '../../ui/button';
import { OverviewLink } from '../shared/exits/overview-link';
import { useTimes } from '../shared/format/use-times';
import { VerificationCase } from '../shared/review/verification-case';
import type { Standing, Template } from './questionnaire-start';

/** The case of each status after a submission, and whether the member may answer again. */
const VIEWS = {
  QUESTIONNAIRE_STATUS_PENDING: { status: 'PENDING', text: 'pending', action: 'change' },
  QUESTIONNAIRE_STATUS_PENDING_NO_EDIT: { status: 'PENDING', text: 'pendingNoEdit', action: undefined },
  QUESTIONNAIRE_STATUS_APPROVED: { status: 'SUCCESS', text: 'approved', action: undefined },
  QUESTIONNAIRE_STATUS_REJECTED: { status: 'FAILED_AND_CAN_RETRY', text: 'rejected', action: 'again' },
  QUESTIONNAIRE_STATUS_UNDEFINED: undefined,
  QUESTIONNAIRE_STATUS_UNSUBMIT: undefined,
} as const satisfies Record<
  QuestionnaireStatus,
  { status: StepStatus; text: string; action: 'change' | 'again' | undefined } | undefined
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
  const { status, text, action } = view;
  const isRejected = action === 'again';
  const answer = action && (
    <Button key="answer" variant={isRejected ? 'primary' : 'secondary'} onClick={onAnswer}>
      {t(`questionnaire.${action}`)}
    </Button>
  );
  const time = status === 'PENDING' ? times.reviewing('questionnaire') : undefined;
  return (
    <VerificationCase
      status={status}
      reason={isRejected ? standing.rejectReason : ''}
      submission="answers"
      subject="answers"
      body={[
        times.join(time, t(`questionnaire.${text}.body`)),
        ...(isRejected && template.deadline !== undefined
          ? [t('questionnaire.deadline', { date: longDate(template.deadline, i18n.language) })]
          : []),
      ]}
      actions={
        <>
          {isRejected && answer}
          <OverviewLink key="overview" isPrimary={!isRejected} />
          {!isRejected && answer}
        </>
      }
    />
  );
}
