import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { endpoints } from '../../api/endpoints';
import type { ApiError } from '../../api/errors';
import { useCall } from '../../api/use-call';
import type { StepStatus } from '../../domain/statuses';
import { stepsOf } from '../../domain/steps';
import { flowScreen } from '../../domain/verification-screens';
import { statusBefore } from '../../lib/store';
import { Button } from '../../ui/button';
import { Loadable } from '../../ui/loadable';
import { Lead, Page } from '../../ui/page';
import { LeaveButton } from '../shared/exits/leave-button';
import { useLoadTexts } from '../shared/loading/load-texts';
import { Refusal } from '../shared/member/refusal';
import { type MemberState, useMemberState } from '../shared/member/use-member-state';
import { useStartState } from '../shared/member/use-start-state';
import { isDecided, ReviewResult } from '../shared/review/review-result';
import { LONG_AFTER, useReview } from '../shared/review/use-review';
import { NumberForm } from './number-form';

/** The level that a number verifies: a document and an address it cannot prove. */
const LEVEL = 'LEVEL_1';
const REQUEST = { kind: 'number' } as const;

/**
 * Verification without a document: name, birth date and a national number, which a vendor looks up. That it was
 * sent stands in the address, so that a reload asks for the result and not for the number again.
 */
export function NonDocumentPage() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const step = query.get('step') === 'result' ? 'result' : 'choose';
  return (
    <Page title={t('pages.vendor')}>
      {/* The result looks anew where the level stands: the submission has moved it. */}
      <Flow
        key={step}
        step={step}
        onSent={() => setQuery({ step: 'result' }, { replace: true })}
        onRetry={() => setQuery({})}
      />
    </Page>
  );
}

interface FlowProps {
  readonly step: 'choose' | 'result';
  readonly onSent: () => void;
  readonly onRetry: () => void;
}

function Flow({ step, onSent, onRetry }: FlowProps) {
  // What a submission came to does not depend on the countries that are served now. A flow keeps its step for as long as it lives.
  const useStepState = step === 'result' ? useMemberState : useStartState;
  const member = useStepState(step === 'choose' ? { obtain_kyc_token: true } : {});
  const texts = useLoadTexts(member.error);
  return (
    <Loadable state={member} texts={texts} onRetry={member.retry}>
      {(state) => {
        const answer = state.may(REQUEST);
        if (!answer.allowed && flowScreen(step, answer) === 'refusal') {
          return <Refusal answer={answer} request={REQUEST} residence={state.info.residenceCountry} />;
        }
        if (step === 'result') return <Result member={state} onRetry={onRetry} />;
        return <Start member={state} onSent={onSent} />;
      }}
    </Loadable>
  );
}

function Start({ member: { info, facts }, onSent }: { readonly member: MemberState; readonly onSent: () => void }) {
  const { t } = useTranslation();
  const countries = useCall(endpoints.countryList, { is_disable: 1 });
  const texts = useLoadTexts(countries.error);
  // Whether a refused attempt was read: only then does the form come.
  const [again, setAgain] = useState(false);
  const { status } = stepsOf(facts)[LEVEL];
  if (status === 'FAILED_AND_CAN_RETRY' && !again) {
    const { additionalRejectReason: reason } = info;
    return <Standing status={status} reason={reason} isLong={false} onRetry={() => setAgain(true)} />;
  }
  return (
    <>
      <Lead>{t('nonDocument.lead')}</Lead>
      <Loadable state={countries} texts={texts} onRetry={countries.retry}>
        {({ list }) => <NumberForm level={LEVEL} status={status} info={info} countries={list} onSent={onSent} />}
      </Loadable>
    </>
  );
}

function Result({
  member: { info: first, account },
  onRetry,
}: { readonly member: MemberState } & Pick<FlowProps, 'onRetry'>) {
  const [before] = useState(() => statusBefore(LEVEL));
  const statusOf = (info: MemberState['info']) => stepsOf({ ...info, ...account })[LEVEL].status;
  // Right after a second attempt the server may still report the rejection of the first.
  const isOld = (status: StepStatus) => before === 'FAILED_AND_CAN_RETRY' && status === before;
  const {
    info = first,
    error,
    isLong,
  } = useReview((answer, asked) => {
    const status = statusOf(answer);
    return isDecided(status) && !(isOld(status) && asked < LONG_AFTER);
  }, first);
  const reported = statusOf(info);
  const status = isOld(reported) && !isLong ? 'PENDING' : reported;
  const { additionalRejectReason: reason } = info;
  return <Standing status={status} reason={reason} isLong={isLong} error={error} onRetry={onRetry} />;
}

interface StandingProps {
  readonly status: Parameters<typeof ReviewResult>[0]['status'];
  readonly reason: string;
  readonly isLong: boolean;
  /** Why the last question about it failed, where one did. */
  readonly error?: ApiError | undefined;
  readonly onRetry: () => void;
}

/** Where the level stands, and the ways on: again, with a document, or back. */
function Standing({ status, reason, isLong, error, onRetry }: StandingProps) {
  const { t } = useTranslation();
  const canRetry = status === 'FAILED_AND_CAN_RETRY';
  return (
    <ReviewResult
      status={status}
      reason={reason}
      isLong={isLong}
      error={error}
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
