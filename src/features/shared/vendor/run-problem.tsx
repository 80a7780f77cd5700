import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { reloadAt } from '../../../lib/reload-once';
import { addressWithToken } from '../../../lib/secrets';
import { Button } from '../../../ui/button';
import { ResultBanner } from '../../../ui/result-banner';
import { useTimes } from '../format/use-times';
import { NewVersion } from '../loading/new-version';
import { LazyCameraSteps } from './lazy-camera-steps';
import { problemView } from './problem-view';
import type { Problem } from './run-state';
import { NEW_VERSION } from './without-adapter';

interface RunProblemProps {
  readonly problem: Problem;
  readonly onRetry: () => void;
  readonly otherActions?: ((isFailure: boolean) => ReactNode) | undefined;
}

export function RunProblem({ problem, onRetry, otherActions }: RunProblemProps) {
  const { t } = useTranslation();
  const times = useTimes();
  if (problem.type === 'failed' && problem.code === NEW_VERSION) {
    return <NewVersion onContinue={() => reloadAt(addressWithToken())} />;
  }
  const { tone, text } = problemView(problem);
  const isFailure = tone === 'danger';
  return (
    <ResultBanner
      tone={tone}
      title={t(`kyc.problem.${text}.title`)}
      announce
      picture="id-card"
      hidesPictureOnPhones
      actions={
        <>
          <Button variant="primary" onClick={onRetry}>
            {t(`kyc.problem.${text}.retry`)}
          </Button>
          {otherActions?.(isFailure)}
        </>
      }
    >
      {text === 'camera' ? (
        <LazyCameraSteps />
      ) : (
        <p>{times.join(t(`kyc.problem.${text}.body`), text === 'expired' ? times.takes('LEVEL_1') : undefined)}</p>
      )}
      {problem.type === 'failed' && isFailure && (
        <p className="text-muted">{t('kyc.problem.code', { code: problem.code })}</p>
      )}
    </ResultBanner>
  );
}
