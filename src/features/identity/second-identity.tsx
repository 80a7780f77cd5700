import { useTranslation } from 'react-i18next';
import { call } from '../../api/client';
import { endpoints } from '../../api/endpoints';
import { STEP_STATUSES, type StepStatus } from '../../domain/statuses';
import { sdkAddress } from '../../lib/sdk-address';
import { store } from '../../lib/store';
import { Button } from '../../ui/button';
import { useSingleFlight } from '../use-single-flight';
import { STEP_VIEWS } from './step-view';

const isStepStatus = (state: string): state is StepStatus => (STEP_STATUSES as readonly string[]).includes(state);

/** Whether there is anything to say: not without a second identity, nor where none may be added. */
export function hasSecondIdentity(state: string): boolean {
  return state !== '' && state !== 'NOT_ALLOW';
}

/** Where the second identity stands. The spec names no values of its own: a step's are assumed, another is said in general. */
export function SecondIdentity({ state }: { readonly state: string }) {
  const { t } = useTranslation();
  if (!isStepStatus(state)) return <p>{t('personal.about.secondIdentityOther')}</p>;
  return (
    <div className="flex flex-col items-start gap-2">
      <p>{t(`personal.status.${state}`)}</p>
      {STEP_VIEWS[state].action === 'start' && <Start state={state} />}
    </div>
  );
}

function Start({ state }: { readonly state: StepStatus }) {
  const { t, i18n } = useTranslation();
  const [start, starting] = useSingleFlight(async () => {
    const { accessToken } = await call(endpoints.sdkAccess, { level: 'LEVEL_1', isSecondary: true, from: 'web' });
    const { site } = store.compliance;
    location.assign(sdkAddress({ token: accessToken, lang: i18n.language, site, isUpdatePoi: false, from: 'web' }));
  });

  return (
    <Button size="small" loading={starting} onClick={() => void start()}>
      {t(state === 'ALLOW' ? 'personal.about.addSecondIdentity' : 'personal.action.FAILED_AND_CAN_RETRY')}
    </Button>
  );
}
