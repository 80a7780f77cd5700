import { useTranslation } from 'react-i18next';
import type { CaseKind, Statement } from '../../domain/statements';
import { faultOf, isRetake } from '../../domain/submission-faults';
import { retakeLabel } from '../shared/review/retake-label';
import { CASE_STATUSES } from '../shared/review/review-words';
import { VerificationCase } from '../shared/review/verification-case';
import { NextStepLink } from './next-step-link';
import type { StatementTexts } from './statement-texts';

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
      status={CASE_STATUSES[kind]}
      kind={kind}
      reason={reason}
      level={level}
      submission={level ?? 'update-poi'}
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
