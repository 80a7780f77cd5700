import { useTranslation } from 'react-i18next';
import { STEP_STATUSES, type StepStatus } from '../../domain/statuses';
import { LazyPart } from '../shared/loading/lazy-part';

const loadStart = async () => (await import('./start-second-identity')).StartSecondIdentity;

const isStepStatus = (state: string): state is StepStatus => (STEP_STATUSES as readonly string[]).includes(state);

/** Status of the second identity. Its values are assumed to be those of a step; any other value has a general text. */
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
