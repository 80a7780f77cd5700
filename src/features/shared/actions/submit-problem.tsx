import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorActions } from '../../../ui/error-state';
import { StatusBanner } from '../../../ui/status-banner';
import { useErrorViews } from '../loading/error-view';
import { Failure } from '../loading/failure';
import { type OutcomeName, PLACES } from './tell-outcome';
import type { SubmitFailure } from './use-submit';

interface SubmitProblemProps {
  readonly failure: SubmitFailure | undefined;
  /** What was to be changed. */
  readonly outcome: OutcomeName;
  /** Title when it was not changed. Default: the general one of the outcome. */
  readonly title?: string;
  /** Whether the member has entered something, which is locked while nobody knows. Default: false. */
  readonly hasFields?: boolean;
  /** Shown only when it was not changed, such as that the entered values are kept. */
  readonly children?: ReactNode;
}

/** Beside a button that submits: nothing, that it was not submitted, or that nobody knows yet. */
export function SubmitProblem({ failure, outcome, title, hasFields = false, children }: SubmitProblemProps) {
  const { t } = useTranslation();
  const views = useErrorViews();
  if (failure === undefined) return null;
  if (failure.kind === 'refused') {
    return (
      <Failure error={failure.error} title={title ?? t(`outcomes.${outcome}.notDone`)}>
        {children}
      </Failure>
    );
  }
  const isUnsure = failure.kind === 'unsure';
  return (
    <StatusBanner
      tone="warning"
      title={isUnsure ? t('outcomes.unsure.title', { place: t(PLACES[outcome]) }) : t('outcomes.replaced.title')}
      announce
      actions={'error' in failure && <ErrorActions texts={{ ...views.ofSubmit(failure.error), retry: undefined }} />}
    >
      <p>{t(isUnsure ? 'outcomes.unsure.body' : 'outcomes.replaced.body')}</p>
      {isUnsure && hasFields && <p>{t('outcomes.unsure.locked')}</p>}
    </StatusBanner>
  );
}
