import { useTranslation } from 'react-i18next';
import type { CaseKind, Statement } from '../../domain/statements';
import type { StepStatus } from '../../domain/statuses';
import { faultOf, isRetake } from '../../domain/submission-faults';
import { retakeLabel } from '../shared/review/retake-label';
import { VerificationCase } from '../shared/review/verification-case';
import { NextStepLink } from './next-step-link';
import type { StatementTexts } from './statement-texts';

/** Status of the submission that each statement is about. */
const STATUSES: Readonly<Record<CaseKind, StepStatus>> = {
  'level-in-review': 'PENDING',
  'level-rejected': 'FAILED_AND_CAN_RETRY',
  'level-rejected-finally': 'FAILED_AND_CAN_NOT_RETRY',
  'update-in-review': 'PENDING',
  'update-rejected': 'FAILED_AND_CAN_RETRY',
  'update-rejected-daily': 'FAILED_AND_CAN_RETRY',
};

export interface HeadlineCaseProps {
  readonly statement: Statement & { readonly kind: CaseKind };
  readonly texts: StatementTexts;
  /** Its action is the page's primary one. */
  readonly isPrimary: boolean;
}

/** The headline of the personal page if it is about a submission: the same case as on the page after the submission. */
export function HeadlineCase({ statement, texts: { body, takes }, isPrimary }: HeadlineCaseProps) {
  const { t } = useTranslation();
  const { kind, level, action, reason = '' } = statement;
  const fault = faultOf(reason);
  const about = level
    ? `${t(`personal.level.${level}`)} · ${t(`personal.levelSummary.${level}`)}`
    : t('personal.tasks.type.UPDATE_POI');
  return (
    <VerificationCase
      status={STATUSES[kind]}
      kind={kind}
      reason={reason}
      level={level}
      about={about}
      body={body}
      isStacked
      actions={
        // The case shows the progress itself.
        action &&
        action.kind !== 'progress' && (
          <>
            <NextStepLink
              key="next"
              action={action}
              kind={kind}
              look={isPrimary ? 'primary' : 'secondary'}
              size="large"
              label={
                level && kind === 'level-rejected' && isRetake(fault) ? t(retakeLabel(fault, undefined)) : undefined
              }
            />
            {takes && <p className="text-sm text-muted">{takes}</p>}
          </>
        )
      }
    />
  );
}
