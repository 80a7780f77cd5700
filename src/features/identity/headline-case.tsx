import { useTranslation } from 'react-i18next';
import { isRetried } from '../../domain/remedies';
import type { CaseKind, Statement } from '../../domain/statements';
import { remedyOfReason } from '../../domain/submission-faults';
import type { Ways } from '../shared/remedy/remedy-actions';
import { retakeLabel } from '../shared/review/retake-label';
import { CASE_STATUSES } from '../shared/review/review-words';
import { VerificationCase } from '../shared/review/verification-case';
import { labelOf, NextStepLink } from './next-step-link';
import type { StatementTexts } from './statement-texts';

export interface HeadlineCaseProps {
  readonly statement: Statement & { readonly kind: CaseKind };
  readonly texts: StatementTexts;
  readonly isPrimary: boolean;
}

export function HeadlineCase({ statement, texts: { body, takes }, isPrimary }: HeadlineCaseProps) {
  const { t } = useTranslation();
  const { kind, level, action, reason = '' } = statement;
  const ways = useWays(statement);
  const isTimed = action !== undefined && (action.kind !== 'start' || isRetried(remedyOfReason(reason)));
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
      headingLevel={2}
      isStacked
      size="large"
      hasPrimary={isPrimary}
      ways={ways}
      more={
        <>
          {action?.kind === 'see' && <NextStepLink action={action} kind={kind} size="large" />}
          {isTimed && takes && <p className="text-sm text-muted">{takes}</p>}
        </>
      }
    />
  );
}

/** The case shows the progress itself. */
function useWays({ action, kind, level }: HeadlineCaseProps['statement']): Ways {
  const { t } = useTranslation();
  if (action?.kind === 'mobile-app') return { app: { href: '#mobile-app' } };
  if (action?.kind !== 'start') return {};
  const retry = { to: action.to, label: t(labelOf(action, kind)) };
  if (level === undefined) return { retry };
  const retake = (what: 'photo' | 'selfie') => ({ ...retry, label: t(retakeLabel(what, undefined)) });
  return { retry, 'retake-photo': retake('photo'), 'retake-selfie': retake('selfie') };
}
