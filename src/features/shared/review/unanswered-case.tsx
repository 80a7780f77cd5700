import { useTranslation } from 'react-i18next';
import type { StepLevel } from '../../../domain/steps';
import type { Part } from '../loading/combine-calls';
import { type CaseSubject, VerificationCase } from './verification-case';

interface UnansweredCaseProps {
  readonly level: StepLevel;
  readonly subject?: CaseSubject | undefined;
  readonly load: Part<unknown>;
}

export function UnansweredCase({ level, subject, load }: UnansweredCaseProps) {
  const { t } = useTranslation();
  const hasFailed = load.status === 'error';
  return (
    <VerificationCase
      status={undefined}
      reason=""
      level={level}
      subject={subject}
      error={load.error}
      remedy={hasFailed ? 'retry' : 'wait'}
      ways={{ ...(hasFailed && { retry: { label: t('outcomes.unsure.check'), onClick: load.retry } }), leave: true }}
    />
  );
}
