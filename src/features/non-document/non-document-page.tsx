import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { endpoints } from '../../api/endpoints';
import { useCall } from '../../api/use-call';
import type { StepStatus } from '../../domain/statuses';
import { stepsOf } from '../../domain/steps';
import { statusBefore } from '../../lib/store';
import { Button } from '../../ui/button';
import { Loadable } from '../../ui/loadable';
import { Page } from '../../ui/page';
import { LeaveButton } from '../leave-button';
import { useLoadTexts } from '../load-texts';
import { isDecided, ReviewResult } from '../review-result';
import { together } from '../together';
import { type KycInfo, LONG_AFTER, useReview } from '../use-review';
import { NumberForm } from './number-form';

/** The level that a number verifies: a document and an address it cannot prove. */
const LEVEL = 'LEVEL_1';

/**
 * Verification without a document (spec 2, `/auth/vendor`): name, birth date and a national number, which a vendor looks up. That it was
 * sent stands in the address, so that a reload asks for the result and not for the number again.
 */
export function NonDocumentPage() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const isSent = query.get('step') === 'result';
  return (
    <Page title={t('pages.vendor')} lead={isSent ? undefined : t('nonDocument.lead')}>
      {isSent ? (
        <Result onRetry={() => setQuery({})} />
      ) : (
        <Start onSent={() => setQuery({ step: 'result' }, { replace: true })} />
      )}
    </Page>
  );
}

function Start({ onSent }: { readonly onSent: () => void }) {
  const kyc = useCall(endpoints.kycInfo, { obtain_kyc_token: true, obtain_current: true, obtain_state: true });
  const member = useCall(endpoints.memberInfo, {});
  const countries = useCall(endpoints.countryList, { is_disable: 1 });
  const data = together({ kyc, member, countries });
  const texts = useLoadTexts(data.error);
  // Whether a refused attempt was read: only then does the form come.
  const [again, setAgain] = useState(false);
  return (
    <Loadable state={data} texts={texts} onRetry={data.retry}>
      {({ kyc: info, member: { member_tag }, countries: { list } }) => {
        const { status } = stepsOf({ opened: info.opened, kycTag: member_tag.kyc, state: info.state })[LEVEL];
        if (status === 'ALLOW' || (status === 'FAILED_AND_CAN_RETRY' && again)) {
          return <NumberForm level={LEVEL} status={status} info={info} countries={list} onSent={onSent} />;
        }
        return (
          <Standing
            status={status}
            reason={info.additionalRejectReason}
            isLong={false}
            onRetry={() => setAgain(true)}
          />
        );
      }}
    </Loadable>
  );
}

function Result({ onRetry }: { readonly onRetry: () => void }) {
  const [before] = useState(() => statusBefore(LEVEL));
  const statusOf = (one: KycInfo) => stepsOf({ opened: one.opened, kycTag: 0, state: one.state })[LEVEL].status;
  // Right after a second attempt the server may still report the rejection of the first.
  const isOld = (status: StepStatus) => before === 'FAILED_AND_CAN_RETRY' && status === before;
  const { info, isLong } = useReview((one, asked) => {
    const status = statusOf(one);
    return isDecided(status) && !(isOld(status) && asked < LONG_AFTER);
  });
  const reported = info ? statusOf(info) : 'PENDING';
  const status = isOld(reported) && !isLong ? 'PENDING' : reported;
  return <Standing status={status} reason={info?.additionalRejectReason ?? ''} isLong={isLong} onRetry={onRetry} />;
}

interface StandingProps {
  readonly status: Parameters<typeof ReviewResult>[0]['status'];
  readonly reason: string;
  readonly isLong: boolean;
  readonly onRetry: () => void;
}

/** Where the level stands, and the ways on: again, with a document, or back. */
function Standing({ status, reason, isLong, onRetry }: StandingProps) {
  const { t } = useTranslation();
  const canRetry = status === 'FAILED_AND_CAN_RETRY';
  return (
    <ReviewResult
      status={status}
      reason={reason}
      isLong={isLong}
      actions={
        <>
          {canRetry && (
            <Button variant="primary" onClick={onRetry}>
              {t('nonDocument.again')}
            </Button>
          )}
          {canRetry && (
            <Button asChild>
              <Link to={`/auth/kyc?level=${LEVEL}`}>{t('nonDocument.useDocument')}</Link>
            </Button>
          )}
          <Button asChild variant={canRetry ? 'default' : 'primary'}>
            <Link to="/auth/personal">{t('errors.backToVerification')}</Link>
          </Button>
          {!canRetry && <LeaveButton />}
        </>
      }
    />
  );
}
