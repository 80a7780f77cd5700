import { useTranslation } from 'react-i18next';
import { oneOf } from '../../domain/look-up';
import { STEP_STATUSES, type StepStatus } from '../../domain/statuses';
import { loadFile } from '../../lib/load-file';
import { TextLink } from '../../ui/text-link';
import { supportWay } from '../shared/exits/support-way';
import { LazyPart } from '../shared/loading/lazy-part';

const loadStart = async () => (await loadFile(() => import('./start-second-identity'))).StartSecondIdentity;

const CLOSED: readonly StepStatus[] = ['FAILED_AND_CAN_NOT_RETRY', 'CERTIFICATION_DISABLED'];

/** The API documents no values, so a step's are assumed. */
export function SecondIdentity({ state, canStart }: { readonly state: string; readonly canStart: boolean }) {
  const { t } = useTranslation();
  const status = oneOf(STEP_STATUSES, state);
  if (!status) return <p>{t('personal.about.secondIdentityOther')}</p>;
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{t(`personal.status.${status}`)}</p>
      {/* The server does not say what it is for, so this must. */}
      {canStart && status === 'ALLOW' && (
        <p className="text-sm text-muted">{t('personal.about.secondIdentityUnsure')}</p>
      )}
      {(CLOSED.includes(status) || canStart) && <TextLink {...supportWay()}>{t('kyc.support')}</TextLink>}
      {canStart && <LazyPart load={loadStart}>{(Start) => <Start isRetry={status !== 'ALLOW'} />}</LazyPart>}
    </div>
  );
}
