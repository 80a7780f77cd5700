import { useTranslation } from 'react-i18next';
import type { QuestionnaireStatus, StepStatus } from '../../domain/statuses';
import { longDate } from '../../lib/long-date';
import { Button } from '../../ui/button';
import { useTimes } from '../shared/format/use-times';
import { VerificationCase } from '../shared/review/verification-case';
import type { Submission, Template } from './questionnaire-start';

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
  readonly submission: Submission;
  readonly template: Template;
  readonly onAnswer: () => void;
}

export function StatusView({ submission, template, onAnswer }: StatusViewProps) {
  const { t, i18n } = useTranslation();
  const times = useTimes();
  const view = VIEWS[submission.status];
  if (!view) return null;
  const { status, text, action } = view;
  const isRejected = action === 'again';
  const time = status === 'PENDING' ? times.reviewing('questionnaire') : undefined;
  return (
    <VerificationCase
      status={status}
      reason={isRejected ? submission.rejectReason : ''}
      submission="answers"
      subject="answers"
      body={[
        times.join(time, t(`questionnaire.${text}.body`)),
        ...(isRejected && template.deadline !== undefined
          ? [t('questionnaire.deadline', { date: longDate(template.deadline, i18n.language) })]
          : []),
      ]}
      ways={{ ...(isRejected && { retry: { label: t('questionnaire.again'), onClick: onAnswer } }), leave: true }}
      more={action === 'change' && <Button onClick={onAnswer}>{t('questionnaire.change')}</Button>}
    />
  );
}
