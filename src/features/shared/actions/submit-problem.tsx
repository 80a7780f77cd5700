import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/errors';
import { isRetried } from '../../../domain/remedies';
import { StatusBanner } from '../../../ui/status-banner';
import { useStepAddress } from '../flow/step-address';
import { ErrorActions, ErrorBody } from '../loading/error-actions';
import { useErrorViews } from '../loading/error-view';
import { remedyFor } from '../loading/remedy-for';
import type { SubmitFailure } from './submit-errors';
import { KEEPS_ENTRIES, type OutcomeName, PLACES } from './tell-outcome';

interface SubmitProblemProps {
  readonly failure: SubmitFailure;
  readonly outcome: OutcomeName;
  readonly onDismiss: () => void;
}

/** Forms that ask for a document first. */
const STARTS_WITH_DOCUMENT: ReadonlySet<OutcomeName> = new Set(['update', 'proofOfAddress']);

/** Whether the form's own button helps. */
export function isSentAgain(error: ApiError, outcome: OutcomeName): boolean {
  const remedy = remedyFor(error);
  // A member may sign in in another window.
  if (remedy === 'sign-in') return true;
  return isRetried(remedy) && !(remedy === 'other-document' && STARTS_WITH_DOCUMENT.has(outcome));
}

/** The form's own button is the retry. */
export function SubmitProblem({ failure, outcome, onDismiss }: SubmitProblemProps) {
  const { t } = useTranslation();
  const hasEntries = KEEPS_ENTRIES.has(outcome);
  if (failure.kind === 'refused') return <Refused {...{ error: failure.error, outcome, hasEntries, onDismiss }} />;
  const isUnsure = failure.kind === 'unsure';
  return (
    <StatusBanner
      tone="warning"
      title={isUnsure ? t('outcomes.unsure.title', { place: t(PLACES[outcome]) }) : t('outcomes.replaced.title')}
      announce
      actions={isUnsure && <AskSupport error={failure.error} />}
    >
      <p>{t(isUnsure ? 'outcomes.unsure.body' : 'outcomes.replaced.body')}</p>
      {isUnsure && hasEntries && <p>{t('outcomes.unsure.locked')}</p>}
    </StatusBanner>
  );
}

interface RefusedProps extends Pick<SubmitProblemProps, 'outcome' | 'onDismiss'> {
  readonly error: ApiError;
  readonly hasEntries: boolean;
}

function Refused({ error, outcome, hasEntries, onDismiss }: RefusedProps) {
  const { t } = useTranslation();
  const view = useErrorViews().ofSubmit(error);
  const isAgain = isSentAgain(error, outcome);
  const { go } = useStepAddress();
  const chooseAgain = () => {
    onDismiss();
    go('');
  };
  return (
    <StatusBanner
      tone="danger"
      title={t(`outcomes.${outcome}.notDone`)}
      announce
      actions={
        <ErrorActions
          view={view}
          // The form's own button stays primary.
          hasPrimary={!isAgain}
          ways={isAgain ? { retry: 'elsewhere' } : { 'other-document': { onClick: chooseAgain }, leave: true }}
        />
      }
    >
      <ErrorBody lines={view.body} />
      {hasEntries && isAgain && <p>{t('outcomes.kept')}</p>}
    </StatusBanner>
  );
}

function AskSupport({ error }: { readonly error: ApiError }) {
  return <ErrorActions view={useErrorViews().ofSubmit(error)} ways={{ retry: 'elsewhere' }} />;
}
