import { useTranslation } from 'react-i18next';
import { oneOf } from '../../domain/look-up';
import { STEP_STATUSES, type StepStatus } from '../../domain/statuses';
import { loadFile } from '../../lib/load-file';
import { TextLink } from '../../ui/text-link';
import { supportWay } from '../shared/exits/support-way';
import { LazyPart } from '../shared/loading/lazy-part';

const loadStart = async () => (await loadFile(() => import('./start-second-identity'))).StartSecondIdentity;

/** Statuses that the member cannot leave alone. */
const CLOSED: readonly StepStatus[] = ['FAILED_AND_CAN_NOT_RETRY', 'CERTIFICATION_DISABLED'];

/** Status of the second identity. Its values are assumed to be those of a step; any other value has a general text. */
export function SecondIdentity({ state, canStart }: { readonly state: string; readonly canStart: boolean }) {
  const { t } = useTranslation();
  const status = oneOf(STEP_STATUSES, state);
  if (!status) return <p>{t('personal.about.secondIdentityOther')}</p>;
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{t(`personal.status.${status}`)}</p>
      {/* What it is for, no answer of the server says: the next step has to be clear without that. */}
      {canStart && status === 'ALLOW' && (
        <p className="text-sm text-muted">{t('personal.about.secondIdentityUnsure')}</p>
      )}
      {(CLOSED.includes(status) || canStart) && <TextLink {...supportWay()}>{t('kyc.support')}</TextLink>}
      {canStart && <LazyPart load={loadStart}>{(Start) => <Start isRetry={status !== 'ALLOW'} />}</LazyPart>}
    </div>
  );
}
