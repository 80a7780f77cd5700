import { useTranslation } from 'react-i18next';
import { STEP_STATUSES, type StepStatus } from '../../domain/statuses';
import { LazyPart } from '../shared/loading/lazy-part';

const loadStart = async () => (await import('./start-second-identity')).StartSecondIdentity;

const isStepStatus = (state: string): state is StepStatus => (STEP_STATUSES as readonly string[]).includes(state);

/** Where the second identity stands. The spec names no values of its own: a step's are assumed, another is said in general. */
export function SecondIdentity({ state, canStart }: { readonly state: string; readonly canStart: boolean }) {
  const { t } = useTranslation();
  if (!isStepStatus(state)) return <p>{t('personal.about.secondIdentityOther')}</p>;
  return (
    <div className="flex flex-col items-start gap-2">
      <p>{t(`personal.status.${state}`)}</p>
      {canStart && <LazyPart load={loadStart}>{(Start) => <Start isRetry={state !== 'ALLOW'} />}</LazyPart>}
    </div>
  );
}
